"""The content: what it says, what it refuses, and another content to play with."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import bottega
from bottega import OVER, ContentError, Rng, new_buffer
from bottega.core.catalogue import rule_texts
from bottega.core.playout import playout
from bottega.core.texts import text
from bottega.games.dice_forge.names import CARDS
from tests.games.dice_forge.checker import watched_game

SOURCE = (files("bottega.games.dice_forge") / "contents" / "first.toml").read_text("utf-8")


def changed(tmp_path: Path, old: str, new: str) -> bottega.Game:
    assert old in SOURCE
    file = tmp_path / "content.toml"
    file.write_text(SOURCE.replace(old, new, 1), "utf-8")
    return bottega.game("dice-forge", content=str(file))


def test_every_cell_says_where_it_is_known_from() -> None:
    cells = bottega.game("dice-forge").content.cells
    assert {cell.mark.split(":")[0] for cell in cells} == {"rulebook", "public", "reconstructed"}
    assert [(cell.table, cell.column) for cell in cells if cell.mark == "reconstructed"] == [
        ("boar", "order")
    ]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('name = "g3"', 'name = "g33"', "table face, row 3, cell name: 'g3' belongs here"),
        ('kind = "mirror"', 'kind = "plain"', "table face, row mirror, cell kind"),
        (
            'faces = ["g3", "g3", "g3", "g3"]',
            'faces = ["g3", "g3", "g3", "g4"]',
            "four equal faces or four different",
        ),
        ('faces = ["g3", "g3", "g3", "g3"]', 'faces = ["g4", "g4", "g4", "g4"]', "lies in another stack"),
        (
            'faces = ["g3", "g3", "g3", "g3"]',
            'faces = ["x3", "x3", "x3", "x3"]',
            "only plain and choice faces",
        ),
        ("gold = [3, 2]", "gold = [3, 2, 1]", "row 2, cell gold"),
        ('slot = "S2"', 'slot = "S3"', "slot S2"),
        ("steps = 15", "steps = 0", "table card, row hammer, cell steps"),
        ("rewards = [10, 15]", "rewards = [10]", "steps and two rewards belong to the Hammer"),
        ('name = "typhon"', 'name = "python"', "table card, row 24, cell name: 'typhon' belongs here"),
        ('face = "x3"', 'face = "g3"', "row helmet, cell face: 'g3' is not one of mirror, ship, x3"),
        (
            'effect = "points"',
            'effect = "points"\nface = "ship"',
            "row gorgon: a card has one of effect, face",
        ),
        ("times = 4", "", "row sphinx, cell times"),
        (
            'effect = "points"',
            "",
            "row gorgon: nothing says what the card does.*the function gorgon in rules/cards.py",
        ),
        (
            'order = ["red", "yellow", "green", "blue"]',
            'order = ["red", "red", "green", "blue"]',
            "every colour once",
        ),
    ],
)
def test_a_content_that_cannot_be_played_is_refused(tmp_path: Path, old: str, new: str, message: str) -> None:
    with pytest.raises(ContentError, match=message):
        changed(tmp_path, old, new)


def test_another_content_plays(tmp_path: Path) -> None:
    game = changed(tmp_path, "rounds = 9", "rounds = 2")
    p = game.start(2)
    playout(p, Rng(1), new_buffer())
    assert (p.to_act, p.round) == (OVER, 2)
    assert game.content.hash != bottega.game("dice-forge").content.hash
    assert game.action_count == bottega.game("dice-forge").action_count


def test_texts_of_rules_have_the_numbers_of_the_content(tmp_path: Path) -> None:
    game = changed(tmp_path, "glory = 1     # for each face", "glory = 3     # for each face")
    assert game.rules["df-7.24"].text("en").startswith("Typhon. At once: 3 glory for each face")
    assert game.rules["df-7.24"].text("de").startswith("Typhon. Sofort: 3 Ruhmespunkte für jede Seite")


def test_names_of_cards_say_where_they_come_from() -> None:
    marks = rule_texts("bottega.games.dice_forge", "it").marks
    assert marks.keys() == {f"card-{card}" for card in CARDS}
    for key, mark in marks.items():
        assert re.split("[:,]", mark)[0] in ("rulebook", "public", "reconstructed"), key


# -- more faces and cards than the first box has ---------------------------------------------------------------------

MARK = 'mark = "reconstructed"'


def extended(tmp_path: Path, rows: str) -> bottega.Game:
    file = tmp_path / "more.toml"
    file.write_text(f'extends = "first"\n{rows}', "utf-8")
    return bottega.game("dice-forge", content=str(file))


def card(name: str, cells: str, slot: str = "SM") -> str:
    place = 'portal = 4\nset = "alternate"\nsun = 2\nmoon = 1\npoints = 5'
    return f'[[card]]\nname = "{name}"\nslot = "{slot}"\n{place}\n{cells}\n{MARK}\n'


PEGASUS = card("pegasus", 'face = "ship"')
NEMEAN_LION = card("nemean-lion", 'blessing = "minor"\ntimes = 2\nconverts = ["moon"]\nglory = 3')
G5 = f"""
[[face]]
name = "g5"
kind = "plain"
gold = 5
{MARK}
[[stack]]
price = 3
faces = ["g5", "g5", "g5", "g5"]
{MARK}
"""


def test_a_card_by_content_alone(tmp_path: Path) -> None:
    game = extended(tmp_path, PEGASUS + NEMEAN_LION)
    first = bottega.game("dice-forge")
    p = game.start(3, sets="pegasus")
    assert "nemean-lion" in game.option_choices("sets")
    dump: Any = p.dump()
    assert dump["sets"]["SM"] == "pegasus"
    dump |= {"step": "action", "blessings": 0, "rolling": []}
    for seat in dump["seats"]:
        seat |= {"blessing": None, "agenda": [], "sun": 6, "moon": 6}
    p = game.load(dump)
    numbers = [game.parse(p, f"feat {name}") for name in ("elder", "typhon", "pegasus", "nemean-lion")]
    assert numbers == [181, 204, 266, 267]
    action = game.find(p, "feat pegasus")
    assert game.describe(p, action, "it").endswith(": Pegasus")
    assert game.target(p, action) == "feat/pegasus"
    assert "Pegasus" in game.show(p)
    p.play(action)
    assert game.question(p) == text("question-forge", face=text("face-ship"))
    assert p.heuristic(0) != first.start(3).heuristic(0)


def test_three_sets_for_a_slot(tmp_path: Path) -> None:
    game = extended(tmp_path, PEGASUS)
    p = game.start(3, sets="random")
    for _ in range(8):
        p.play(p.weights()[0][0])
    assert [game.notate(p, card) for card, _ in p.weights()] == ["set hydra", "set typhon", "set pegasus"]
    drawn = {game.notate(p, int(p.sample(Rng(seed)))) for seed in range(60)}
    assert drawn == {"set hydra", "set typhon", "set pegasus"}


def test_a_face_by_content_alone(tmp_path: Path) -> None:
    game = extended(tmp_path, G5)
    p = game.start(4)
    dump: Any = p.dump()
    dump |= {"step": "action", "blessings": 0, "rolling": []}
    for seat in dump["seats"]:
        seat |= {"blessing": None, "agenda": [], "gold": 3}
    p = game.load(dump)
    assert game.describe(p, game.find(p, "buy g5"), "de") == "„5 Gold“ für 3 Gold kaufen"
    for move in ("buy g5", "forge dark g1"):
        p.play(game.find(p, move))
    assert game.load(p.dump()) == p
    view: Any = game.view(p, None)
    assert view.players[0].dice[1].sides[0].face == "g5"


@pytest.mark.once
@pytest.mark.parametrize("rows", [PEGASUS + NEMEAN_LION, G5], ids=["cards", "face"])
def test_games_with_more(tmp_path: Path, rows: str) -> None:
    game = extended(tmp_path, rows)
    for players in (2, 3, 4):
        watched_game(game, players, "random", players)


@pytest.mark.parametrize(
    ("rows", "message"),
    [
        (card("pegasus", ""), "row pegasus: nothing says what the card does.*function pegasus"),
        (card("i64", ""), "row i64: nothing says what the card does"),
        (card("nothing-new", 'effect = "reinforcement"'), "function nothing_new in rules/cards.py"),
        (card("pegasus", 'effect = "points"', "SM2"), "row pegasus, cell slot: 'SM2' is not one of"),
        (card("pegasus", 'effect = "points"', "S1a"), "the cards of slot S1a belong to portal 7"),
        (
            "".join(card(f"c{number}", 'effect = "points"') for number in range(9)),
            "table card: there are 33 rows, and at most 32 are possible",
        ),
        (
            "".join(G5.replace('"g5"', f'"g5{letter}"') for letter in "abcdefghijkl"),
            "table face: there are 41 rows, and at most 40 are possible|table stack",
        ),
    ],
)
def test_more_than_can_be_is_refused(tmp_path: Path, rows: str, message: str) -> None:
    with pytest.raises(ContentError, match=message):
        extended(tmp_path, rows)

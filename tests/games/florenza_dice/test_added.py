"""Content alone adds buildings, works and spaces: the engine, dumps, texts, views, bots and laws follow."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import bottega
from bottega import OVER, ContentError, Game, Position, Rng
from bottega.bots import make
from bottega.bots.match import run
from tests.languages import LANGUAGES
from tests.laws import laws
from tests.recounts.florenza_dice import recount
from tests.rulebook.florenza_dice.table import WORKS, change, others

GAME = bottega.game("florenza-dice")

MAGAZZINO = """
[[building]]
number = 26
name = "Magazzino"
cost = ["wood"]
fiorini = 0
points = 3
power = "spares"
die = "none"
amount = 3
mark = "reconstructed"
"""
LARGER = """
[[building]]
number = 27
name = "Segheria"
cost = ["marble"]
fiorini = 0
points = 1
power = "exchange"
die = "white"
mark = "reconstructed"

[[building]]
number = 28
name = "Tesoro"
cost = ["gold"]
fiorini = 0
points = 2
power = "mint"
die = "none"
amount = 5
mark = "reconstructed"

[[building]]
number = 29
name = "Osservatorio"
cost = ["metal"]
fiorini = 0
points = 1
power = "value"
die = "green"
mark = "reconstructed"

[[work]]
name = "Loggia"
area = "palazzo"
marble = 1
wood = 0
metal = 0
spice = 0
textile = 0
gold = 0
fiorini = 0
artists = ["sculptor"]
points = 3
effect = "spare"
mark = "reconstructed"

[[work]]
name = "Coro"
area = "chiesa"
marble = 0
wood = 1
metal = 0
spice = 0
textile = 0
gold = 0
fiorini = 0
artists = ["sculptor"]
points = 2
effect = "fiorini"
mark = "reconstructed"

[[space]]
number = 9
marble = 1
wood = 1
metal = 1
spice = 1
textile = 1
gold = 1
fiorini = 200
spare = 1
points = 4
mark = "reconstructed"
"""


def overlay(folder: Path, rows: str) -> Game:
    file = folder / "mine.toml"
    file.write_text(f'extends = "first"\n{rows}', "utf-8")
    return bottega.game("florenza-dice", content=str(file))


@pytest.fixture(name="larger")
def larger_game(tmp_path: Path) -> Game:
    return overlay(tmp_path, MAGAZZINO + LARGER)


def begun(game: Game) -> Position:
    """Seat 0 has the green die's building and is to take a die; all show 2."""
    return play(game, game.start(2), "4; 5; 2; 2; 2; 2; 2; 2")


def play(game: Game, p: Position, moves: str) -> Position:
    for move in moves.split("; "):
        p.play(game.find(p, move))
    return p


def changed(game: Game, p: Position, seat: int = 0, **differences: Any) -> Position:
    data: Any = p.dump()
    data["players"][seat] |= differences
    return game.load(data)


def test_an_added_building_is_built_scored_and_written_down(tmp_path: Path) -> None:
    game = overlay(tmp_path, MAGAZZINO)
    p = begun(game)
    data: Any = p.dump()
    data["players"][0]["rione"][1]["marks"] = ["wood"]
    p = game.load(data)
    build = game.parse(p, "build 26")
    assert GAME.action_count == game.action_count > build
    assert game.describe(p, build, "de").startswith("26 Magazzino in Feld 2 bauen (3 Punkte)")
    before: Any = p.dump()["players"]
    events = [game.say(game.event_text(event, "Ada"), "it") for event in game.preview(p, build)]
    assert "Magazzino" in events[0]
    p.play(build)
    after: Any = p.dump()["players"]
    assert after[0]["rione"][1]["building"] == 26
    assert after[0]["spare"] == before[0]["spare"] + 3
    assert p.scores()[0] == 1 + 4 + 3  # 200 Fiorini, four Spare Resources, the building
    assert game.load(p.dump()) == p
    shown: Any = game.view(p, 0)
    assert shown.buildings[25].name == shown.players[0].spaces[1].name == "Magazzino"
    assert shown.players[0].buildings == [4, 26]
    for language in LANGUAGES:
        assert "Magazzino" in game.rules["fd-9.9"].text(language)
        assert "Magazzino" in game.show(p, 0, language)


def test_in_the_first_box_what_is_reserved_is_refused() -> None:
    p = begun(GAME)
    for move in ("build 26", "pay rione/9", "spare gold palazzo/#5", "spare gold chiesa/#6"):
        action = GAME.parse(p, move)
        assert p.refusal(action) != 0
        assert GAME.why_not(p, action, "en").startswith("This box does not have that.")
        assert action >= 340


def test_a_second_building_with_a_power_gives_it_too(larger: Game) -> None:
    p = begun(larger)
    data: Any = p.dump()
    rione = data["players"][0]["rione"]
    rione[1] |= {"marks": ["marble"], "building": 27}
    p = play(larger, larger.load(data), "take white; gain 1; place gold rione/4")
    dump: Any = p.dump()
    assert dump["players"][0]["rione"][3]["marks"] == ["gold"]
    rione[2] |= {"marks": ["gold", "metal"], "building": 28}
    rione[3] |= {"marks": ["metal"], "building": 29}
    data["players"][0] |= {"stars": 1}
    data["players"][0]["tracks"] |= {"preacher": 2}
    data["players"][0]["works"][4] |= {"marks": ["marble"]}
    p = play(larger, larger.load(data), "take green; hire palazzo/loggia 100 star")
    dump = p.dump()
    assert dump["players"][0]["works"][4]["artist"] == 2 + 5


def test_the_canonical_list_goes_towards_any_building_that_helps(larger: Game) -> None:
    p = play(larger, larger.start(2), "4; 5; 5; 5; 5; 5; 5; 5")
    p = play(larger, p, "take white; gain 2; place marble rione/2")  # the Segheria's cost
    buf = bottega.new_buffer()
    listed = {larger.notate(p, int(buf[at])) for at in range(p.fill(buf))}
    assert "build 27" in listed


def test_without_a_free_space_nobody_is_asked_to_build(tmp_path: Path) -> None:
    """Not even a building that costs nothing."""
    game = overlay(tmp_path, MAGAZZINO.replace('["wood"]', "[]"))
    sheet: dict[str, Any] = {"complete": dict.fromkeys(WORKS, 2), "palazzo_turn": 1, "palazzo_bonus": 6}
    full = change(others(), built=[*range(16, 23)], fiorini=0, spare=0, **sheet)
    p = play(game, game.load(full.dump()), "take green; money")
    assert p.dump()["round"] == 2


def test_areas_are_complete_with_all_their_works(larger: Game) -> None:
    p = begun(larger)
    data: Any = p.dump()
    box = larger.content.tables
    kinds = ("marble", "wood", "metal", "spice", "textile", "gold")
    assert [work.area for work in box.works] == ["palazzo"] * 5 + ["chiesa"] * 5
    for row, work in zip(box.works[:5], data["players"][0]["works"], strict=False):
        work["marks"] = [kind for kind in kinds for _ in range(getattr(row, kind))]
        work["marks"] += ["fiorini"] * (row.fiorini // 100)
        work["artist"] = 0 if row.name == "Loggia" else 2
    p = play(larger, larger.load(data), "take green; hire palazzo/loggia 100")
    dump: Any = p.dump()
    assert dump["players"][0]["palazzo_bonus"] == 6


@pytest.mark.once
@pytest.mark.parametrize("players", [1, 3])
def test_the_laws_hold_with_more_of_everything(larger: Game, players: int) -> None:
    p, rng = larger.start(players), Rng(7, players)
    moment = 0
    while p.to_act != OVER:
        if p.to_act < 0:
            p.apply(p.sample(rng))
            continue
        seat = int(p.to_act)
        actions = laws.legal_actions(larger, p, seat)
        if moment % 12 == 0:
            laws.refused(larger, p, seat, rng)
            laws.data_is_exact(larger, p)
            laws.notation_is_exact(larger, p, actions)
            laws.it_can_be_told(larger, p, actions, seat, LANGUAGES[moment % 3])
            laws.it_can_be_seen(larger, p, seat)
        if moment == 24:
            laws.it_can_be_sent(p)
            laws.every_action_has_a_name(larger, p, seat, "it")
        moment += 1
        p.apply(actions[int(rng.below(len(actions)))], seat)
    assert p.scores() == recount(larger, p.dump())


@pytest.mark.once
def test_greedy_plays_a_larger_box(larger: Game) -> None:
    p = larger.start(2)
    run(p, [make("greedy", Rng(3, seat)) for seat in range(2)], Rng(3, 99))
    assert p.scores() == recount(larger, p.dump())


FULL = "".join(MAGAZZINO.replace("26", str(n)).replace("Magazzino", f"Magazzino {n}") for n in range(26, 34))

WRONG = {
    "unknown power": (
        MAGAZZINO.replace('"spares"', '"flying"'),
        "row Magazzino, cell power: 'flying' is not one of anonymous, identical, ",
    ),
    "no die": (
        MAGAZZINO.replace('"spares"', '"value"').replace("amount = 3\n", ""),
        "row Magazzino, cell die: the power value needs one of white, brown, ",
    ),
    "a second (1x) power": (
        MAGAZZINO.replace('"spares"', '"money"').replace("amount = 3", "amount = 400"),
        "table building: money must be there once, not 2 times",
    ),
    "too many": (FULL, "table building: there can be 6 to 32 rows, not 33"),
    "a gap": (MAGAZZINO.replace("26", "30"), "table building, row 26: '30' is in the place of '26'"),
    "two of one name": (MAGAZZINO + MAGAZZINO.replace("26", "27"), "two buildings are called Magazzino"),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_cannot_be_added_is_refused_with_its_place(name: str, tmp_path: Path) -> None:
    rows, problem = WRONG[name]
    with pytest.raises(ContentError) as error:
        overlay(tmp_path, rows)
    assert problem in str(error.value)

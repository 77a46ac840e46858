"""Dumps that are refused, targets that the view knows, and a board that shows the seat's own."""

from __future__ import annotations

import copy
import io
from typing import Any

import msgspec
import pytest
from rich.console import Console

import bottega
from bottega import CHANCE, OVER, DumpError, Position, Rng, new_buffer
from tests.rulebook.florenza.scene import CALM, Scene, play, table

GAME = bottega.game("florenza")
BUF = new_buffer()


def somewhere(seed: int = 4, decisions: int = 60, players: int = 3) -> Position:
    p, rng = GAME.start(players), Rng(seed)
    while decisions > 0 or p.to_act == CHANCE:
        if p.to_act == CHANCE:
            p.apply(p.sample(rng))
        else:
            p.apply(int(BUF[rng.below(p.fill(BUF))]))
            decisions -= 1
    return p


def test_a_position_is_small() -> None:
    assert len(GAME.start(5).key()) < 2048


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda d: d.update(round=9), "round: 9 is not between 0 and 7"),
        (lambda d: d["families"][1].update(reserve=20), r"families\[1\]: it has .* familiars, not 8"),
        (lambda d: d["supply"].update(Cava=0), "supply.Cava"),
        (lambda d: d["families"][0].update(neutral_markers=3), "10 neutral and 3 special"),
        (lambda d: d.update(order=[0, 0, 1]), "order: a family has two places"),
        (lambda d: d.update(to_act="chance"), "it does not fit the stage"),
        (lambda d: d["families"][0].update(crest=-9), r"families\[0\].crest"),
        (lambda d: d["families"][2].update(level="media"), "only ghosts, have a level"),
        (lambda d: d.update(wind="north"), "wind is not known here"),
        (lambda d: d["bag"].append("Dante"), "'Dante' is not one of"),
        (lambda d: d["display"].append(dict(d["display"][0])), "in the bag or on display already"),
        (lambda d: d["fortunes"].popitem(), "there are as many as families"),
        (lambda d: d.update(to_act=1), "it is not the turn of seat 1"),
        (lambda d: d["families"][0].update(zone=0, administration=1), "nobody is there to place"),
        (lambda d: d["agenda"].update(value=7), "agenda.value"),
        (lambda d: d.update(stage="swap-take"), "agenda.given: it is missing"),
        (lambda d: d.update(stage="sale"), "sale does not belong to phase placing"),
        (lambda d: d.update(round=0), "round: 0 does not fit"),
        (lambda d: d.update(muse_used=True), "she cannot have been called in phase placing"),
        (lambda d: d.update(reserved="Raffaello Sanzio"), "reserved: nobody"),
        (lambda d: d["display"][0].update(taken=True), "is taken, but nobody uses him"),
        (lambda d: d["display"][0].update(card=6), "stays for 5 rounds at most"),
        (lambda d: d["families"][0].update(tokens=3, pieces=4), "pieces: they are not worth 3"),
        (lambda d: d["families"][0].update(tokens=3, pieces=0), "pieces: they are not worth 3"),
        (lambda d: d["fortunes"].update({"Ludovico il Moro": "turned"}), "fortunes.Ludovico il Moro"),
        (lambda d: d["agenda"].update(given=["gold"]), "agenda.given: it is not due"),
        (lambda d: d["agenda"].update(given=["gold"] * 3), "agenda.given: there are too many"),
        (lambda d: d["agenda"].update(rolls=[3]), "agenda.rolls: it is not due"),
        (lambda d: d["agenda"].update(rolls=[3] * 4), "agenda.rolls: there are too many"),
        (lambda d: d["agenda"].update(work="duomo/cupola"), "agenda.work: it is not due"),
        (lambda d: d["agenda"].update(square=3), "agenda.square: it is not due"),
        (lambda d: d["agenda"].update(latest=2), "agenda.latest: it is not due"),
        (lambda d: d["agenda"].update(draws=1), "agenda.draws: it is not due"),
        (lambda d: d["bag"].append(d["bag"][0]), "bag: .* is there twice"),
        (lambda d: d["agenda"].update(at_once=9), "agenda.at_once"),
    ],
)
def test_an_impossible_position_is_refused(change: Any, message: str) -> None:
    refused(Scene(3).turn(0), change, message)


def refused(p: Position, change: Any, message: str) -> None:
    """The change makes an impossible position of a possible one."""
    data = copy.deepcopy(table(p))
    GAME.load(data)
    change(data)
    with pytest.raises(DumpError, match=message):
        GAME.load(data)


def occupied() -> Position:
    """Phase 4: a planned building, and a familiar on a Picconiere."""
    squares = {1: ("Carpentiere", "planned", 0), 2: ("Picconiere", "built", 0), 3: "Casa"}
    return Scene(2).family(0, squares=squares).turn(0)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda squares: squares[0].update(member=None), "a building under construction has a familiar"),
        (lambda squares: squares[1].update(state="blocked"), "no familiar of seat 0 can be there"),
        (lambda squares: squares[2].update(state="blocked"), "no ghost can have blocked it"),
        (lambda squares: squares.__setitem__(slice(1, 3), [squares[2] | {"member": 0}, squares[1] | {"member": None}]),
         "no familiar of seat 0 can be there"),
    ],
)  # fmt: skip
def test_familiars_stand_only_where_they_can(change: Any, message: str) -> None:
    refused(occupied(), lambda data: change(data["families"][0]["squares"]), message)


def donatello() -> Scene:
    others = [name for name in CALM if name != "Donatello"]
    scene = (
        Scene(2)
        .display("Donatello", *others[:6])
        .family(0, "2 marble, 1 wood, 1 gold, 1 textile", florins=450)
    )
    return scene.works(duomo_pulpito={"planned": 0, "artist": "Donatello"})


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda d: d["agenda"].update(rolls=[1]), "agenda.rolls: 1 roll cannot lie there at judge"),
        (lambda d: d["agenda"].update(rolls=[1, 2, 3]), "agenda.rolls: 3 rolls cannot lie there at judge"),
        (lambda d: d["agenda"].update(speciality="P"), "agenda.speciality"),
        (lambda d: d.update(dice=False), "judge is not played with these options"),
        (lambda d: d["families"][0].update(florins=0) or d["agenda"].update(rolls=[3, 3]), "nothing to decide"),
    ],
)  # fmt: skip
def test_rolls_are_those_that_the_place_allows(change: Any, message: str) -> None:
    refused(play(donatello().resolve(), "as S", "1", "3"), change, message)


def test_an_artist_is_planned_only_for_a_work_that_shows_his_speciality() -> None:
    def move(data: Any) -> None:
        data["works"]["duomo/abside"] = data["works"].pop("duomo/pulpito")

    refused(donatello().turn(0), move, "the artist has no speciality for it")


def test_a_ghost_has_no_goods() -> None:
    refused(
        Scene(1).family(1, zone=3).turn(0),
        lambda data: data["families"][1].update(florins=50),
        "a ghost has neither goods",
    )


def test_a_target_is_something_on_the_board() -> None:
    extra = {"market", "administration", "muse", "die", "bag", "captains", "order", "done", "office/captain"}
    extra |= {
        "charity/duomo",
        "artist/anonymous",
        "marker/neutral",
        *(f"marker/special-{n}" for n in (1, 2, 3)),
    }
    extra |= {f"resource/{name}" for name in ("marble", "wood", "metal", "gold", "spice", "textile")}
    for decisions in range(0, 150, 7):
        p = somewhere(decisions, decisions)
        if p.to_act == OVER:
            continue
        text = msgspec.json.encode(GAME.view(p, None)).decode()
        for action in p.actions():
            target = GAME.target(p, action)
            assert target in extra or target == f"charity/{p.to_act}" or f'"{target}"' in text, target


def drawn(p: Position, language: str, width: int) -> str:
    console = Console(width=width, file=io.StringIO(), color_system=None)
    console.print(GAME.draw(p, 0, language, ["Ada", "Bruno", "Carla", "Dino", "Eva"][: p.seats]))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_the_board_shows_the_forecast_of_the_seat() -> None:
    p = Scene(2).family(0, squares={1: ("Carpentiere", "planned", 0)}).turn(0)
    for language, word in (("en", "not enough"), ("it", "non basta"), ("de", "reicht nicht")):
        board = drawn(p, language, 160)
        for shown in (word, "Medici", "Palagio", "Santa Maria Novella", "Ludovico il Moro", "Carpentiere"):
            assert shown in board
        assert "A 0f: -1 0 0 0 0 1" in board  # the anonymous architects, in the head of card III
        assert "(✓)" in board


@pytest.mark.parametrize("width", [80, 132, 240])
def test_a_narrow_terminal_breaks_no_names(width: int) -> None:
    p = Scene(5).display("Gian Lorenzo Bernini", "Leonardo da Vinci", "Raffaello Sanzio", "Tiziano").turn(0)
    board = drawn(p, "it", width)
    box = GAME.content.tables
    for name in [*(row.name for row in box.building), "Gian Lorenzo Bernini", "Ada", "Eva", "Strozzi"]:
        assert name in board
    assert max(len(line.rstrip()) for line in board.splitlines()) <= width
    assert board.count("Medici Ada") == 1


def test_rivals_tokens_are_hidden_on_the_board() -> None:
    p = Scene(2).family(0, tokens=77, pieces=9).turn(0)
    mine, rival = (str(msgspec.json.encode(GAME.view(p, seat))) for seat in (0, 1))
    assert '"tokens":77' in mine
    assert '"tokens":77' not in rival
    assert '"pieces":9' in rival


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda ghost: ghost.update(zone=6), r"families\[1\].zone: a ghost has 3 familiars now"),
        (lambda ghost: ghost.update(table=["standing"] * 4 + ["free"] * 4), r"families\[1\].zone"),
        (
            lambda ghost: ghost.update(table=["standing"] + ["lying"] * 7),
            r"families\[1\].table: a full table",
        ),
    ],
)
def test_a_ghost_has_no_more_familiars_than_the_round_gives(change: Any, message: str) -> None:
    refused(Scene(1).family(1, zone=3).turn(0), lambda data: change(data["families"][1]), message)

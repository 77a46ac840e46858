"""The contract's small parts: random numbers, dumps, options, and what runs."""

from __future__ import annotations

import os

import pytest

import bottega
from bottega import CHANCE, DumpError, IllegalAction, OptionError, Rng
from bottega.core import position as module
from bottega.core.dumping import Reader
from bottega.core.position import NO_SUCH_ACTION


def test_what_runs_is_what_the_run_claims() -> None:
    expected = os.environ.get("BOTTEGA_EXPECT")
    if expected is not None:
        assert ("compiled" if not (module.__file__ or "").endswith(".py") else "interpreted") == expected


def test_random_numbers_are_the_same_everywhere() -> None:
    rng = Rng(1, 2)
    words = [rng.word() for _ in range(10000)]
    assert words[:3] == WORDS
    assert sum(words) == TOTAL
    assert [Rng(-5).word(), Rng(2**200).word(), Rng().word()] == ODD
    assert all(0 <= rng.below(6) < 6 for _ in range(1000))
    copy = rng.copy()
    assert [rng.word() for _ in range(5)] == [copy.word() for _ in range(5)]
    assert Rng(1, 2).word() != Rng(2, 1).word()


WORDS = [1480813155, 422452007, 450546643]
TOTAL = 21406170366269
ODD = [1240601414, 2227071943, 3262571586]


def test_events_are_made_only_when_asked_for() -> None:
    p = bottega.game("pig").start(2)
    assert p.log is None
    p.play(3)
    p.log = []
    p.play(1)
    assert [event.kind for event in p.log] == ["held"]
    assert p.log[0].seat == 0
    assert p.log[0].args == {"pot": 3, "points": 3}


def test_preview_tells_and_changes_nothing() -> None:
    game = bottega.game("pig")
    p = game.start(2)
    p.play(4)
    key = p.key()
    assert [event.kind for event in game.preview(p, 1)] == ["held"]
    assert p.key() == key
    assert game.ends_draft(p, 0), "a roll follows"
    assert game.ends_draft(p, 1), "the turn passes"


@pytest.mark.parametrize("ask", ["preview", "ends_draft"])
def test_an_illegal_action_has_no_preview(ask: str) -> None:
    game = bottega.game("pig")
    p = game.start(2)
    asked = getattr(game, ask)
    with pytest.raises(IllegalAction, match="7 is not a possible outcome here"):
        asked(p, 7)
    p.play(4)
    with pytest.raises(IllegalAction, match="It is not your turn to decide"):
        asked(p, 1, 1)
    with pytest.raises(IllegalAction, match="There is no action with the number 5000"):
        asked(p, 5000)
    p = game.start(2, goal=4)
    p.play(4)
    p.play(1)
    with pytest.raises(IllegalAction, match="the game is over"):
        asked(p, 1)


@pytest.mark.parametrize("action", [-5000, -1, 2, 5000])
def test_a_number_outside_the_numbering_is_never_legal(action: int) -> None:
    game = bottega.game("pig")
    p = game.start(2)
    p.play(4)
    assert p.refusal(action) == NO_SUCH_ACTION
    assert not p.legal(action)
    assert game.why_not(p, action, "de") == f"Es gibt keine Aktion mit der Nummer {action}."


def test_whoever_is_not_to_act_is_told_why() -> None:
    game = bottega.game("pig")
    p = game.start(2)
    p.play(4)
    assert "It is not your turn" in game.why_not(p, 1, "en", 1)
    assert "pig-5" in game.why_not(p, 1, "en", 1)
    assert game.why_not(p, 1, "en", 0) == ""
    with pytest.raises(IllegalAction, match="seat 1 is not to act now"):
        p.play(1, 1)
    with pytest.raises(bottega.NotationError, match="not possible now"):
        game.find(p, "hold", 1)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"goal": "many"}, "goal must be a whole number, not a text"),
        ({"goal": True}, "goal must be a whole number, not true or false"),
        ({"goal": 1}, "goal: 1 is not between 2 and 1000"),
        ({"points": [1]}, "points: there are 2 to 8 players, not 1"),
        ({"points": 3}, "points must be a list, not a number"),
        ({"points": [1, None]}, r"points\[1\] must be a whole number, not null"),
        ({"over": 1}, "over must be true or false, not a number"),
        ({"over": True}, "over: nothing is rolled after the end"),
        ({"points": [0, 100]}, "over: a game is over if and only if"),
        ({"rolling": False}, "pot: somebody who decides has rolled something"),
        ({"wings": 2}, "wings is not known here"),
    ],
)
def test_an_impossible_dump_is_refused(change: dict[str, object], told: str) -> None:
    game = bottega.game("pig")
    with pytest.raises(DumpError, match=told):
        game.load({**game.start(2).dump(), **change})


def test_a_dump_must_be_whole() -> None:
    game = bottega.game("pig")
    dump = game.start(2).dump()
    del dump["pot"]
    with pytest.raises(DumpError, match="pot is missing"):
        game.load(dump)
    with pytest.raises(DumpError, match="the dump must be an object, not a list"):
        game.load([])


def test_the_reader_names_the_place() -> None:
    reader = Reader({"seats": [{"name": "x"}], "die": None, "list": [1, 2], "words": ["a", "z"], "part": {}})
    with pytest.raises(DumpError, match=r"seats\[0\].name: 'x' is not one of a, b"):
        next(reader.parts("seats")).word("name", ["a", "b"])
    assert reader.word_or_none("die", ["a"]) == -1
    with pytest.raises(DumpError, match="list must have 3 entries, not 2"):
        reader.numbers("list", 3, 0, 9)
    with pytest.raises(DumpError, match=r"words\[1\]: 'z' is not one of a, b"):
        reader.words("words", ["a", "b"])
    reader.part("part").done()
    with pytest.raises(DumpError, match=r"part\.deep is missing"):
        reader.part("part").number("deep", 0, 1)
    assert str(reader.fail("die", "is lost")) == "die: is lost"


@pytest.mark.parametrize(
    ("players", "options", "told"),
    [
        (1, {}, "pig is for 2 to 8 players, not 1"),
        (9, {}, "pig is for 2 to 8 players, not 9"),
        (2, {"gaol": 3}, "pig has the options goal, not 'gaol'"),
        (2, {"goal": "far"}, "option goal: expected `int | null`, got `str`"),
        (2, {"goal": 1}, "option goal: expected `int` >= 2"),
    ],
)
def test_bad_options_are_refused(players: int, options: dict[str, object], told: str) -> None:
    with pytest.raises(OptionError) as refused:
        bottega.game("pig").start(players, **options)
    assert told in str(refused.value)


def test_outcomes_have_true_odds() -> None:
    p = bottega.game("pig").start(2)
    assert p.to_act == CHANCE
    rng = Rng(3)
    counts = [0] * 7
    for _ in range(6000):
        counts[p.sample(rng)] += 1
    assert counts[0] == 0
    assert all(850 < count < 1150 for count in counts[1:]), counts


def test_a_position_answers_at_the_prompt() -> None:
    p = bottega.game("pig").start(2)
    p.play(4)
    assert repr(p) == "<PigPosition: round 1, seat 0 to act, pot 4, goal 100, points [0, 0]>"
    assert "Player 1" in str(p)
    assert p.legal(1)
    assert not p.legal(1, seat=1)
    assert not p.legal(2)
    assert not p.legal(-1)

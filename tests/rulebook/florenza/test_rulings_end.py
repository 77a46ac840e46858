"""Elections, the end of the round and of the game where the rulebook leaves them open: rulings 36 to 43."""

from __future__ import annotations

import pytest

from bottega import OVER, Position
from bottega.games.florenza.view import Family, FlorenzaView
from tests.rulebook.florenza.scene import (
    Scene,
    crest,
    family,
    game,
    kinds,
    mitre,
    table,
)


@pytest.mark.rule("fx-7.1")
def test_36_the_captain() -> None:
    p = Scene(3).family(0, crest=-1).family(1, crest=-2).family(2, crest=-3).resolve()
    assert (table(p)["captain"], family(p, 0)["tokens"], crest(p, 0)) == (0, 0, 0)
    tied = Scene(3).put(captain=2).family(0, crest=4).family(1, crest=4).resolve()
    assert table(tied)["captain"] is None
    assert crest(tied, 0) == 4


@pytest.mark.rule("fx-7.2", "fx-7.5")
def test_37_the_bishop_comes_after_the_captain() -> None:
    p = Scene(2).family(0, crest=5, bishop_points=6).family(1, crest=2).resolve()
    assert (family(p, 0)["tokens"], crest(p, 0), mitre(p, 0)) == (5, 4, 0)
    tie = Scene(2).put(bishop=0).family(0, bishop_points=6).family(1, bishop_points=6).resolve()
    assert table(tie)["bishop"] is None
    assert mitre(tie, 0) == mitre(tie, 1) == 6


@pytest.mark.rule("fx-7.3", "fx-12.9")
def test_38_the_cardinal() -> None:
    scene = Scene(1, ghosts=("facile", "media", "media")).put(bishop=0).family(0, bishop_points=3)
    p = scene.family(1, crest=9).resolve()
    assert crest(p, 0) == 2 + 4  # ghosts are players
    fresh = Scene(3).put(bishop=None).family(0, bishop_points=3).family(1, crest=9).resolve()
    assert crest(fresh, 0) == 2


@pytest.mark.rule("fx-7.4")
def test_39_ties_reverse_the_present_order() -> None:
    scene = Scene(5).put(order=[4, 0, 3, 1, 2]).family(3, crest=9)
    for seat in (0, 1, 2, 4):
        scene.family(seat, crest=2)
    assert table(scene.resolve())["order"] == [3, 2, 1, 0, 4]


@pytest.mark.rule("fx-10.1")
def test_40_round_seven_has_no_phase_8() -> None:
    p = Scene(2, round=7).family(0, preacher="Anonymous").resolve()
    assert p.to_act == OVER
    assert family(p, 0)["preacher"] == "Anonymous"
    assert "leaves" not in kinds(p)


@pytest.mark.rule("fx-8.2")
def test_41_an_empty_bag() -> None:
    scene = Scene(2).display("Donatello", "Caravaggio", cards={"Donatello": 1})
    p = scene.put(bag=[]).resolve()
    assert [entry["name"] for entry in table(p)["display"]] == ["Caravaggio"]
    assert table(p)["stage"] == "third-die"


@pytest.mark.rule("fx-9.1", "fx-9.2")
def test_42_the_final_score_has_no_floor() -> None:
    p = Scene(2, round=7).family(0, "1 gold", florins=300).family(1, "2 gold", florins=200).resolve()
    assert p.scores() == [2 - 8 - 8 - 4 - 4] * 2
    assert p.winners() == (1,)  # more resources
    p = Scene(2, round=7).family(0, "1 gold", florins=350).family(1, "1 gold", florins=300).resolve()
    assert p.winners() == (0,)  # more fiorini
    assert Scene(2, round=7).resolve().winners() == (0, 1)


def seen(p: Position, seat: int | None) -> Family:
    """The first family as somebody sees it."""
    view = game().view(p, seat)
    assert isinstance(view, FlorenzaView)
    return view.families[0]


@pytest.mark.rule("fx-9.3")
def test_43_the_value_of_tokens_is_secret() -> None:
    p = Scene(2).family(0, tokens=23, pieces=5, crest=4).turn(0)
    own, rival, guest = (seen(p, seat) for seat in (0, 1, None))
    assert (own.tokens, own.score) == (23, 4)  # the points are the same number for everybody
    assert (rival.tokens, rival.pieces, rival.score) == (None, 5, 4)
    assert (guest.tokens, guest.score) == (None, 4)
    assert p.scores() == [4, 0]  # what the table shows
    assert game().all_points(p) == [27, 0]  # when the game is over
    at_open_table = Scene(2, open=True).family(0, tokens=23, pieces=5, crest=4).turn(0)
    assert at_open_table.scores() == [27, 0]
    assert seen(at_open_table, 1).tokens == 23

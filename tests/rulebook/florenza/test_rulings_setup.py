"""The set-up where the rulebook leaves it open: rulings 1 to 6."""

from __future__ import annotations

import pytest

from bottega import CHANCE
from tests.rulebook.florenza.scene import (
    JOHN,
    PAUL,
    Scene,
    crest,
    draft,
    draw,
    family,
    game,
    hired,
    legal,
    mitre,
    moves,
    play,
    square,
    table,
    why,
)


@pytest.mark.rule("fx-0.2", "fx-7.2", "fx-7.7")
def test_01_floors_and_no_ceiling() -> None:
    scene = Scene().family(JOHN, crest=-3, works={"palazzo/ritratto": {"artist": None}})
    scene = hired(scene.family(PAUL, bishop_points=-1), c=PAUL)
    p = scene.resolve()
    assert crest(p, JOHN) == -3
    assert mitre(p, PAUL) == -1
    beyond = (
        Scene(2, round=7)
        .family(0, crest=45, bishop_points=13)
        .family(1, crest=40, bishop_points=13)
        .resolve()
    )
    assert family(beyond, 0)["tokens"] == 45
    lines = {line.label.key: line.points for line in game().score_sheet(beyond)}
    assert lines["score-bishop-space"] == [8 + 2, 8 + 2]


@pytest.mark.rule("fx-0.7")
def test_02_different_means_the_same_square_of_earlier_choosers() -> None:
    p = play(draft(4), "build 19", "build 3", "build 2", "build 4")
    assert why(p, "build 19") == "fx-0.7"  # the only tile is gone
    assert legal(p, "build 3")  # George has it on square 1, and that does not matter
    play(p, "build 5")
    assert why(p, "build 5") == "fx-0.7"


@pytest.mark.rule("fx-0.7")
def test_03_who_can_pay_must_build() -> None:
    p = draft(2)
    assert all(move.startswith("build ") for move in moves(p))
    with_none = play(
        draft(5), "build 1", "build 2", "build 3", "build 4", "build 19", "build 3", "build 4", "build 5"
    )
    play(with_none, "build 6")
    assert square(with_none, 0, 2) is None
    assert draw(with_none).to_act == CHANCE  # the first player had no choice and was not asked


@pytest.mark.rule("fx-0.7")
def test_04_points_of_the_set_up_are_on_the_track() -> None:
    p = play(draft(2), "build 19", "build 1")
    assert crest(p, 1) == 1


@pytest.mark.rule("fx-0.3", "fx-8.2")
def test_05_the_order_under_a_card_is_that_of_arrival() -> None:
    names = ("Caravaggio", "Donatello", "Antonello da Messina", "Sandro Botticelli")
    p = Scene(2).display(*names, cards={"Donatello": 1}).resolve()
    play(p, "character 24")  # Giorgione stays for two rounds
    shown = [(entry["name"], entry["card"]) for entry in table(p)["display"]]
    assert shown[:3] == [("Caravaggio", 1), ("Antonello da Messina", 1), ("Sandro Botticelli", 5)]
    assert shown[3] == ("Giorgione", 2)


@pytest.mark.rule("fx-0.6", "fx-1.1")
def test_06_the_first_player_rolls_while_nobody_is_captain() -> None:
    p = Scene().next_round()
    assert p.to_act == CHANCE
    assert table(p)["stage"] == "third-die"

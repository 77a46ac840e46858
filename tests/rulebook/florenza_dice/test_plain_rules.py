"""Rules that the rulebooks state in passing, each as a player would try them out."""

from __future__ import annotations

from pathlib import Path

import pytest

import bottega
from bottega import CHANCE, Position
from bottega.games.florenza_dice import layout as at
from bottega.games.florenza_dice.position import FlorenzaDicePosition
from bottega.games.florenza_dice.rules.sheet import has_power
from tests.rulebook.florenza_dice.table import (
    BOX,
    GAME,
    LOW,
    buildings,
    change,
    dump,
    end_turn,
    legal,
    others,
    play,
    player,
    refused,
    roll,
    supply,
    table,
    used,
)

TAVERNA = {"rione/2": "wood metal"}
"""What a Taverna costs, in the space that is next."""


@pytest.mark.rule("fd-1.3", "fd-1.5")
def test_the_supply_is_spent_in_ones_own_turn_and_in_no_other() -> None:
    p = table(3)
    assert legal(p, "spare gold rione/2")
    assert legal(p, "pay rione/2")
    for seat in (1, 2):
        assert refused(p, "spare gold rione/2", seat) == refused(p, "pay rione/2", seat) == "fd-4.2"
    play(p, "take white; money; take brown; money; take grey; money; done")
    for seat in (1, 2):
        assert legal(p, "spare gold rione/2", seat)
        assert legal(p, "pay rione/2", seat)
    assert not legal(p, "pay rione/2", seat=0)


@pytest.mark.rule("fd-1.6")
def test_before_the_turns_one_spends_only_while_crossing_off_a_resource() -> None:
    p = end_turn(change(change(others(2), captain=1, marks=TAVERNA), seat=1, marks=TAVERNA))
    assert dump(p)["stage"] == "roles"
    assert legal(p, "spare gold rione/3")
    assert legal(p, "pay rione/3")
    assert legal(p, "build 16")
    assert refused(p, "pay rione/3", seat=1) == refused(p, "build 16", seat=1) == "fd-3.2"
    play(p, "place gold rione/3")
    assert p.to_act == CHANCE  # the Captain was not asked again


@pytest.mark.rule("fd-1.6")
def test_an_income_that_brings_no_resource_lets_nobody_spend() -> None:
    p = end_turn(change(others(2), complete={"chiesa/facciata": 2}, marks=TAVERNA))
    assert (p.to_act, p.round) == (CHANCE, 2)


@pytest.mark.rule("fd-3.1", "fd-3.3")
def test_there_is_no_captain_and_no_bishop_in_the_first_round() -> None:
    p = table(2, dice={"white": LOW, "brown": LOW})
    play(p, "take white; step 2; take brown; step 2; take red; money; done")
    assert (dump(p)["captain"], dump(p)["bishop"]) == (None, None)
    p = end_turn(change(p, bishop=3))
    roll(p)
    assert p.round == 1
    assert (dump(p)["captain"], dump(p)["bishop"]) == (None, None)
    end_turn(p)
    assert (p.round, dump(p)["captain"], dump(p)["bishop"]) == (2, 0, 0)


@pytest.mark.rule("fd-6.6")
def test_one_builds_at_any_moment_of_ones_own_turn_without_a_die() -> None:
    p = change(change(table(2), marks=TAVERNA), seat=1, marks=TAVERNA)
    moments = ["", "take white", "take white; gain 2", "take white; gain 2; place marble rione/3"]
    for moves in moments:
        reached = play(p.copy(), moves) if moves else p.copy()
        assert legal(reached, "build 16"), moves
        before = used(reached)
        play(reached, "build 16")
        assert (buildings(reached), used(reached)) == ([6, 16], before)
    assert refused(p, "build 16", seat=1) == "fd-4.2"
    play(p, "take white; money; take brown; money; take grey; money")
    assert legal(p, "build 16")  # after the last die
    play(p, "done")
    assert legal(p, "build 16", seat=1)  # as Non-Active Player, before the die


@pytest.mark.rule("fd-7.8")
def test_palazzo_works_take_one_type_of_artist_and_chiesa_works_either_of_theirs() -> None:
    hiring = ("green", "red", "yellow")
    suits = {}
    for work in BOX.works:
        p = change(table(2, dice=dict.fromkeys(hiring, LOW)), marks={work.id: "all"})
        suits[work.id] = [
            die for die in hiring if legal(play(p.copy(), f"take {die}"), f"hire {work.id} 100")
        ]
    assert {len(dice) for work, dice in suits.items() if work.startswith("palazzo/")} == {1}
    assert {len(dice) for work, dice in suits.items() if work.startswith("chiesa/")} == {2}


@pytest.mark.rule("fd-8.7")
def test_a_die_used_as_a_bonus_can_still_be_taken_by_its_user_and_by_others() -> None:
    p = change(table(2, dice={"grey": LOW}), preacher=4)
    play(p, "take grey; step 2; take white; money")  # white as a bonus
    assert used(p) == ["grey"]
    assert legal(p, "take white")
    play(p, "take brown; money; take green; money; done")
    assert legal(p, "take white", seat=1)


@pytest.mark.rule("fd-9.14")
def test_the_last_buildings_have_no_effect() -> None:
    plain = [one for one in BOX.building if one.power == "none"]
    assert [one.number for one in plain] == [22, 23, 24, 25]
    for one in plain:
        cost = " ".join([*one.cost, *["fiorini"] * (one.fiorini // 100)])
        p = change(table(2), built=[13], marks={"rione/3": cost})
        before = supply(p), powers(p)
        play(p, f"build {one.number}")
        assert buildings(p) == [6, 13, one.number]
        assert (supply(p), powers(p)) == before


@pytest.mark.rule("fd-9.14")
def test_a_content_in_which_every_building_has_an_effect_does_not_speak_of_others(tmp_path: Path) -> None:
    rows = [
        f'[[building]]\nname = "{one.name}"\npower = "mint"\namount = 3\nmark = "reconstructed"'
        for one in BOX.building
        if one.power == "none"
    ]
    file = tmp_path / "mine.toml"
    file.write_text("\n".join(['extends = "second"', *rows]), "utf-8")
    assert "fd-9.14" not in bottega.game("florenza-dice", content=str(file)).rules
    assert "22–25" in GAME.rules["fd-9.14"].text("it")


def powers(p: Position) -> list[int]:
    assert isinstance(p, FlorenzaDicePosition)
    return [power for power in range(at.POWER_NONE) if has_power(p, 0, power)]


@pytest.mark.rule("fd-11.7")
def test_sisto_stays_on_the_last_space_and_gets_nothing_for_more_steps() -> None:
    data = dump(table(1, dice={"white": LOW, "brown": LOW}))
    data["ghost"] |= {"captain": 10, "bishop": 9}
    p = GAME.load(data)
    play(p, "take red; money; take grey; money; take green; money; done")
    assert dump(p)["ghost"]["captain"] == dump(p)["ghost"]["bishop"] == 10
    assert player(p)["fiorini"] == 200 + 600  # what the player took

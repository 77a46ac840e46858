"""The engine beside a second reading of the rulebook: the same moves are legal, and lead to the same sheets."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bottega import CHANCE, OVER, Position
from tests.recounts.florenza_dice import recount
from tests.rulebook.florenza_dice.referee import DICE, ONCE, Referee
from tests.rulebook.florenza_dice.table import BOX, GAME, WORKS, dump, most_spares, most_stars, needs, play

PRINTED = Referee(BOX, 1, 0).printed
LIVELY = ("hire", "casa", "build", "convento", "mercatante", "cambiavalute", "taverna", "steps")
NAMES = ("casa", "mercatante", "convento", "taverna", "cambiavalute", "bottega")


def play_beside(seed: int, players: int, rich: bool) -> None:
    """A game of random moves, by both."""
    chance = random.Random(seed)
    level = chance.choice(BOX.level)
    p = GAME.start(players, **({"level": level.name} if players == 1 else {}))
    referee = Referee(BOX, players, level.target)
    while dump(p)["first"] is None:
        roll(p, referee, chance)
    if rich:
        p = enrich(p, referee, chance)
    while p.to_act != OVER:
        if p.to_act == CHANCE:
            roll(p, referee, chance)
        else:
            move(p, referee, chance)
        compare(p, referee)
    assert referee.stage == "over"
    scores = recount(GAME, dump(p))
    assert (p.scores(), p.winners()) == (scores, referee.winners(scores))


def roll(p: Position, referee: Referee, chance: random.Random) -> None:
    outcome = chance.choice(p.weights())[0]
    referee.outcome(GAME.notate(p, outcome))
    p.play(outcome)


def move(p: Position, referee: Referee, chance: random.Random) -> None:
    """Anybody who is asked makes a move, oftener one that completes something."""
    assert sorted(p.waiting) == referee.waiting()
    for seat in p.waiting:
        assert {GAME.notate(p, action) for action in p.actions(seat)} == referee.legal(seat)
    seat = chance.choice(p.waiting)
    legal = sorted(referee.legal(seat))
    lively = [word for word in legal if word.startswith(LIVELY)]
    if lively and chance.random() < 0.6:
        legal = lively
    else:
        word = chance.choice(sorted({each.split()[0] for each in legal}))
        legal = [each for each in legal if each.split()[0] == word]
    chosen = chance.choice(legal)
    play(p, chosen, seat)
    referee.act(seat, chosen)


def compare(p: Position, referee: Referee) -> None:
    data = dump(p)
    assert (data["round"], data["turn"], data["first"]) == (referee.round, referee.turn, referee.first)
    assert (data["active"], data["captain"], data["bishop"]) == (
        referee.active,
        referee.captain,
        referee.bishop,
    )
    assert {die: data["dice"][die]["value"] for die in DICE} == {
        die: referee.values.get(die, 0) for die in DICE
    }
    assert [die for die in DICE if data["dice"][die]["order"]] == sorted(referee.used, key=DICE.index)
    if referee.players == 1:
        assert data["ghost"] == {**referee.ghost, "target": referee.target}
    for player, sheet in zip(data["players"], referee.sheets, strict=True):
        assert (player["fiorini"], player["spare"], player["stars"]) == (
            sheet.fiorini,
            sheet.spare,
            sheet.stars,
        )
        assert player["tracks"] == sheet.tracks
        assert [space["building"] for space in player["rione"] if space["building"]] == sheet.buildings
        assert {name: work["artist"] for name, work in works(player) if work["artist"]} == sheet.artists
        assert {place: left(place, one["marks"]) for place, one in places(player)} == sheet.free
        assert (player["palazzo_bonus"], player["waiting_dice"]) == (sheet.palazzo_bonus, sheet.waiting_dice)
        assert set(player["once"]) == {NAMES[ONCE.index(power)] for power in sheet.once}


def works(player: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    return list(zip(WORKS, player["works"], strict=True))


def places(player: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    return works(player) + [(f"rione/{number}", space) for number, space in enumerate(player["rione"], 1)]


def left(place: str, marks: list[str]) -> dict[str, int]:
    return {kind: count - marks.count(kind) for kind, count in PRINTED[place].items()}


def cost(number: int) -> list[str]:
    one = BOX.building[number - 1]
    return [*one.cost, *["fiorini"] * (one.fiorini // 100)]


def enrich(p: Position, referee: Referee, chance: random.Random) -> Position:
    """Much is marked, built and completed at the start, so that games reach the rarer rules."""
    data = dump(p)
    for player, sheet in zip(data["players"], referee.sheets, strict=True):
        sheet.fiorini = player["fiorini"] = 100 * chance.randrange(25)
        for track in sheet.tracks:
            sheet.tracks[track] = player["tracks"][track] = chance.choice((0, chance.randrange(11), 8))
        for space in range(1, chance.randrange(1, 8)):
            number = chance.choice([one for one in range(7, 22) if one not in sheet.buildings])
            sheet.buildings.append(number)
            player["rione"][space] = {"building": number, "marks": cost(number)}
        for place, one in places(player):
            if not one.get("building") and place != "rione/1":
                share = chance.choice((0.0, 0.7, 1.0))
                one["marks"] = [kind for kind in needs(place) if chance.random() < share]
            sheet.free[place] = left(place, one["marks"])
        for name in ("chiesa/facciata", "chiesa/cupola", "chiesa/pulpito", "palazzo/ritratto"):
            if not any(sheet.free[name].values()) and chance.random() < 0.7:
                sheet.artists[name] = dict(works(player))[name]["artist"] = 2
        sheet.spare = player["spare"] = chance.randrange(most_spares(player) + 1)
        sheet.stars = player["stars"] = chance.randrange(most_stars(player) + 1)
    return GAME.load(data)


@pytest.mark.parametrize("rich", [False, True])
@pytest.mark.parametrize("players", [1, 2, *(pytest.param(n, marks=pytest.mark.once) for n in (3, 4))])
def test_the_engine_and_the_referee_agree(players: int, rich: bool) -> None:
    play_beside(players, players, rich)


@pytest.mark.compiled
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_engine_and_the_referee_agree_in_more_games(players: int) -> None:
    for seed in range(100, 110):
        play_beside(seed, players, rich=True)


@pytest.mark.soak
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_engine_and_the_referee_agree_for_long(players: int) -> None:
    for seed in range(300):
        play_beside(seed, players, rich=seed % 5 > 0)

"""The dice of a day: the same for everybody, whatever else was rolled; and the record that proves them."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import bottega
from bottega.core.chance import DayDice, commitment, day_outcome
from bottega.core.errors import RecordError
from bottega.core.play import Play
from bottega.core.position import OVER
from bottega.core.record import DAY, Fair, loads
from bottega.core.registry import game_names
from bottega.core.replaying import rolled_so_far, rolls
from bottega.core.verifying import verify

SECRET = b"a day in May" * 3
ALONE = [name for name in game_names() if bottega.game(name).min_players == 1]


def played(name: str, seed: int, moves: int = 10_000) -> Play:
    """A solo game with the dice of the day and decisions by chance."""
    game, choose = bottega.game(name), random.Random(seed)
    play = Play.start(game, 1, dice=DayDice(SECRET, game))
    play.record.dice, play.record.day = DAY, "2026-05-04"
    play.record.fair = Fair(commitment(SECRET), [])
    play.roll()
    while play.position.to_act != OVER and len(play.record.moves) < moves:
        play.act(choose.choice(play.position.actions()))
        play.roll()
    if play.position.to_act == OVER:
        play.record.fair.secret = SECRET.hex()
    return play


@pytest.mark.parametrize("name", ALONE)
def test_everybody_has_the_same_dice_whatever_they_do(name: str) -> None:
    plays = [played(name, seed) for seed in (1, 2)]
    fallen = []
    for play in plays:
        assert play.record.fair is not None
        fallen.append(
            {
                (roll.round, roll.die, roll.number, tuple(roll.notations)): play.record.moves[roll.move]
                for roll in rolls(play.game, play.record, play.record.fair)
            }
        )
    common = fallen[0].keys() & fallen[1].keys()
    assert plays[0].record.moves != plays[1].record.moves
    assert len(common) > 20
    assert {place: fallen[0][place] for place in common} == {place: fallen[1][place] for place in common}
    assert len({fallen[0][place] for place in common}) > 3


@pytest.mark.parametrize("name", ALONE)
def test_the_dice_of_a_day_are_verified_and_a_forged_one_is_found(name: str) -> None:
    play = played(name, 3)
    proof = verify(play.game, loads(play.record.dumps()))
    assert proof is not None
    assert proof.rolls == sum(move.startswith("*") for move in play.record.moves)
    assert proof.own_words == []
    record = loads(play.record.dumps())
    assert record.fair is not None
    record.fair.commitment = commitment(b"another")
    with pytest.raises(RecordError, match="does not match the commitment"):
        verify(play.game, record)
    record = loads(play.record.dumps())
    assert record.fair is not None
    record.fair.secret, record.fair.commitment = b"other".hex(), commitment(b"other")
    with pytest.raises(RecordError, match="the dice say"):
        verify(play.game, record)
    record = loads(play.record.dumps())
    assert record.fair is not None
    record.fair.after = len(record.moves)
    with pytest.raises(RecordError, match="all be proved"):
        verify(play.game, record)


def test_a_game_goes_on_with_the_dice_that_are_due() -> None:
    whole, half = played("florenza-dice", 4), played("florenza-dice", 4, moves=60)
    assert half.record.fair is not None
    rolled = rolled_so_far(half.game, half.record, half.record.fair)
    play = Play.resume(half.game, half.record, DayDice(SECRET, half.game, rolled))
    for move in whole.record.moves[len(half.record.moves) :]:
        seat, _, notation = move.partition(" ")
        if seat == "*":
            play.roll_once()
        else:
            play.act(play.game.parse(play.position, notation), int(seat))
    assert play.record.moves == whole.record.moves


def test_every_outcome_comes_as_often_as_its_weight_says() -> None:
    notations, weights = ["a", "b", "c"], [1, 2, 3]
    drawn = Counter(day_outcome(SECRET, 1, "die", again, notations, weights) for again in range(6000))
    for at, weight in enumerate(weights):
        assert abs(drawn[at] - 1000 * weight) < 120


def test_what_was_drawn_stays_when_others_are_gone() -> None:
    cards = [str(card) for card in range(10)]
    first = cards[day_outcome(SECRET, 2, "bag", 0, cards, [1] * 10)]
    fewer = [card for card in cards if card == first or int(card) % 2]
    assert fewer[day_outcome(SECRET, 2, "bag", 0, fewer, [1] * len(fewer))] == first


@pytest.mark.parametrize("name", game_names())
def test_every_game_names_its_dice_and_who_rolls_them(name: str) -> None:
    game, choose = bottega.game(name), random.Random(5)
    position = game.start(max(2, game.min_players))
    seen = set()
    for _ in range(400):
        if position.to_act == OVER:
            break
        if position.to_act == bottega.CHANCE:
            die = game.die(position)
            assert die.name
            assert -1 <= die.seat < position.seats
            seen.add(die.seat)
            position.play(choose.choice(position.weights())[0])
        else:
            position.play(choose.choice(position.actions()))
    assert max(seen) >= 0

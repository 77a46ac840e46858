"""Analysis of recorded games."""

from __future__ import annotations

import random
from itertools import pairwise
from statistics import fmean, stdev

import pytest

import bottega
from bottega import CHANCE, OVER, Play, Rng
from bottega.bots import make
from bottega.core.chance import SeededDice
from bottega.core.record import Record, RecordSeat
from bottega.lab.analyze import GameAnalysis, analyze, hints, in_words, judge_throw
from tests.languages import LANGUAGES

pytestmark = pytest.mark.once


def record_of(name: str, seed: int = 1, **options: object) -> Record:
    """A game that a careless and a careful bot have played."""
    game = bottega.game(name)
    seats = [RecordSeat("Ada", bot="random"), RecordSeat("Bruno", bot="greedy")]
    play = Play.start(game, 2, options, seats, SeededDice(seed))
    bots = [make(seat.bot or "", Rng(seed, number)) for number, seat in enumerate(seats)]
    while play.position.to_act != OVER:
        play.roll()
        who = play.position.to_act
        if who >= 0:
            play.act(bots[who].choose(play.position.copy(), who), who)
    return play.record


def analysis_of(record: Record) -> GameAnalysis:
    found = list(analyze(bottega.game(record.game), record, iterations=8))[-1]
    assert isinstance(found, GameAnalysis)
    return found


def test_every_decision_and_every_throw_is_judged() -> None:
    record = record_of("pig", goal=20)
    found = analysis_of(record)
    rolled = [number + 1 for number, move in enumerate(record.moves) if move.startswith("*")]
    assert [move for throw in found.throws for move in range(throw.move, throw.end + 1)] == rolled
    assert {decision.move for decision in found.decisions} <= set(range(1, len(record.moves) + 1)) - set(
        rolled
    )
    assert [moment.move for moment in found.graph] == list(range(len(record.moves) + 1))
    assert found.graph[-1].chance == [
        float(seat in (record.result.winners if record.result else ())) for seat in (0, 1)
    ]
    assert all(first.move < second.move for first, second in pairwise(found.turns))
    for decision in found.decisions:
        assert decision.lost_points >= 0
        assert not decision.mark or decision.chosen != decision.best[0]


def test_the_same_record_is_judged_the_same() -> None:
    record = record_of("pig", goal=20)
    assert analysis_of(record) == analysis_of(record)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_told_in_words(language: str) -> None:
    record = record_of("pig", goal=20)
    said = in_words(analysis_of(record), bottega.game("pig"), record, language)
    assert said.count(".") >= 2
    assert "Ada" in said
    assert all(line[-1] in ".!" for line in said.splitlines())
    assert "{" not in said


def test_the_mean_luck_of_many_throws_is_nothing() -> None:
    p = bottega.game("pig").start(2)
    assert p.to_act == CHANCE
    rng = Rng(5)
    total = 0.0
    for number in range(300):
        after = p.copy()
        after.apply(after.sample(rng))
        total += judge_throw(1, 1, p, after, Rng(6, number)).points[0]
    assert abs(total / 300) < 0.4


def test_hints_are_legal_and_few() -> None:
    game = bottega.game("pig")
    p = game.start(2)
    p.apply(5)
    found = hints(game, p, 0, iterations=20)
    assert 1 <= len(found) <= 3
    assert all(p.legal(game.parse(p, one.option.notation)) for one in found)
    assert found[0].close


@pytest.mark.parametrize(("name", "players"), [("dice-forge", 2), ("florenza-dice", 1), ("florenza-dice", 2)])
def test_no_hint_shows_a_better_chance_or_more_points_than_the_first(name: str, players: int) -> None:
    """What is shown is the chance in percent; alone, or with equal chances, the points."""
    game = bottega.game(name)
    for number in range(12):
        play, rng = Play.start(game, players, dice=SeededDice(number)), random.Random(number)
        for _ in range(4 + 3 * number):
            play.roll()
            seat = play.position.waiting[0]
            play.act(rng.choice(list(play.position.actions(seat))), seat)
        play.roll()
        found = hints(game, play.position, play.position.waiting[0], iterations=12)
        shown = [
            (int(100 * one.option.chance + 0.5) if players > 1 else 0, one.option.points) for one in found
        ]
        assert shown == sorted(shown, reverse=True), number
        assert found[0].close


@pytest.mark.soak
@pytest.mark.parametrize(("name", "players"), [("dice-forge", 2), ("florenza-dice", 1), ("florenza-dice", 2)])
def test_the_mean_luck_of_each_seat_is_nothing_over_many_games(name: str, players: int) -> None:
    """Within three standard errors over 2,000 games of bots that look one step ahead."""
    lucks: list[list[float]] = [[] for _ in range(players)]
    for number in range(2000):
        p = bottega.game(name).start(players)
        bots = [make("apprendista", Rng(11, number, seat)) for seat in range(players)]
        dice, others = Rng(12, number), Rng(13, number)
        totals = [0.0] * players
        while p.to_act != OVER:
            if p.to_act == CHANCE:
                before = p.copy()
                while p.to_act == CHANCE:
                    p.apply(p.sample(dice))
                for seat, points in enumerate(judge_throw(1, 1, before, p, others).points):
                    totals[seat] += points
            else:
                p.apply(bots[p.to_act].choose(p.copy(), p.to_act))
        for seat, total in enumerate(totals):
            lucks[seat].append(total)
    for luck in lucks:
        mean = fmean(luck)
        assert abs(mean) < 3 * stdev(luck) / len(luck) ** 0.5, mean

"""Greedy plans what it can pay for, and the ghosts play as strongly as they should."""

from __future__ import annotations

import statistics

import pytest

from bottega import CHANCE, OVER, Position, Rng, new_buffer
from bottega.bots import Bot, make
from bottega.games.florenza.game import FlorenzaGame

GAME = FlorenzaGame()
BUF = new_buffer()


def play(p: Position, bots: list[Bot], seed: int, counts: dict[tuple[str, int], int]) -> None:
    """Let bots play to the end and count the events of each seat by kind."""
    dice = Rng(seed, 5)
    p.log = []
    while p.to_act != OVER:
        p.apply(p.sample(dice) if p.to_act == CHANCE else bots[p.to_act].choose(p.copy(), p.to_act))
    for event in p.log:
        counts[event.kind, event.seat] = counts.get((event.kind, event.seat), 0) + 1


def duels(games: int) -> tuple[int, float, float]:
    """Greedy against random: games won, mean score, share of planned works that fail."""
    won, scores = 0, []
    totals = {"plans-work": 0, "fails-work": 0}
    for seed in range(games):
        me = seed % 2
        bots = [make("greedy" if seat == me else "random", Rng(seed, seat)) for seat in (0, 1)]
        p = GAME.start(2)
        counts: dict[tuple[str, int], int] = {}
        play(p, bots, seed, counts)
        won += p.winners() == (me,)
        scores.append(p.scores()[me])
        for kind in totals:
            totals[kind] += counts.get((kind, me), 0)
    return won, statistics.mean(scores), totals["fails-work"] / max(1, totals["plans-work"])


@pytest.mark.compiled
def test_greedy_beats_random() -> None:
    won, mean, _ = duels(3)
    assert won == 3
    assert mean > 40


@pytest.mark.soak
def test_greedy_plans_what_it_can_pay_for() -> None:
    won, mean, failed = duels(1000)
    assert won >= 950
    assert mean > 40
    assert failed < 0.02


def ghost_score(level: str, seed: int) -> int:
    """What a ghost scores against somebody who only sends familiars to the administration."""
    p, dice = GAME.start(1, ghosts=(level,)), Rng(seed, 9)
    idle = GAME.notation.actions["administration"]
    while p.to_act != OVER:
        if p.to_act == CHANCE:
            p.apply(p.sample(dice))
        else:
            count = p.fill(BUF)
            p.apply(idle if p.refusal(idle) == 0 else int(BUF[count - 1]))
    return p.scores()[1]


@pytest.mark.soak
@pytest.mark.parametrize(
    ("level", "median"), [("facile", 71), ("media", 86), ("difficile", 91), ("capolavoro", 109)]
)
def test_an_undisturbed_ghost(level: str, median: int) -> None:
    scores = [ghost_score(level, seed) for seed in range(2000)]
    assert abs(statistics.median(scores) - median) <= 2

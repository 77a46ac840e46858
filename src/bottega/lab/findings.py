"""The statistics of a balance report, with 95% intervals. It needs numpy.

The seats of one game depend on each other, so all intervals count games, not seats: the contributions of a game are
added up first.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
import numpy as np

from bottega.bots.guard import KEPT, Failure
from bottega.core.game import Game
from bottega.lab.balance import GameRow, GameRows, sentences
from bottega.lab.matches import wilson
from bottega.lab.simulate import SimulationPlan

Floats = Any  # a numpy array; numpy is not installed when types are checked

Z = 1.96
STRICT = 4.0
"""A difference counts as significant from this many standard errors on, because many things are compared at once."""
SELDOM = 0.02
"""A choice is seldom taken if less than this share of those who have it take it."""
ENOUGH = 30
"""How many seats must have done something, and how many must not have, before they are compared."""


class Mean(msgspec.Struct, frozen=True):
    """A mean, or a difference of means, with half the width of its 95% interval."""

    mean: float
    off: float

    @property
    def sure(self) -> bool:
        """Whether the difference is significant although many are compared."""
        return abs(self.mean) > STRICT / Z * self.off > 0


class Share(msgspec.Struct, frozen=True):
    """A share with its 95% interval."""

    share: float
    low: float
    high: float


class SeatFindings(msgspec.Struct, frozen=True):
    points: Mean
    won: Share


class ThingUse(msgspec.Struct, frozen=True):
    """A thing in the box: how often and when it is used, and how that goes along with points and winning."""

    study: str
    name: str
    seats: int
    """How many seats used it."""
    share: float
    """Their share of all seats."""
    times: float
    """How often a seat that used it did so, on average."""
    round: float
    """The mean round in which it was first used."""
    points: Mean | None
    """How many more points the seats that used it have."""
    won: Mean | None
    """How much more often they win."""
    each: Mean | None
    """How many more points go along with each further use, if some seats use it more often than others."""


class RareChoice(msgspec.Struct, frozen=True):
    """A choice that many had and few took."""

    choice: str
    words: str
    seats: int
    taken: float


class Findings(msgspec.Struct, frozen=True):
    """The numbers of a report."""

    plan: SimulationPlan
    content: str
    games: int
    seats: list[SeatFindings]
    points: list[int]
    """The points of all seats of all games."""
    rounds: Mean
    decisions: Mean
    margin: Mean
    """By how much the winner is ahead of the second."""
    luck: float | None
    """The share of the variance of the lead (solo: of the points) that the luck of the throws explains."""
    things: list[ThingUse]
    seldom: list[RareChoice]
    failed: list[int] = []
    """How many decisions the bot of each seat did not make, so that greedy made them."""
    failures: list[Failure] = []
    """The first failures."""


def make_findings(rows: GameRows, game: Game) -> Findings:
    """The findings from finished games."""
    plan, games = rows.plan, list(rows)
    points = np.array([row.points for row in games], dtype=float)
    won = np.array([row.won for row in games], dtype=float)
    ranked = -np.sort(-points, axis=1)
    margin = ranked[:, 0] - ranked[:, 1] if plan.players > 1 else ranked[:, 0]
    return Findings(
        plan=plan,
        content=game.content.hash,
        games=len(games),
        seats=[
            SeatFindings(mean_of(points[:, seat]), share_of(won[:, seat])) for seat in range(plan.players)
        ],
        points=[int(value) for value in points.ravel()],
        rounds=mean_of([row.rounds for row in games]),
        decisions=mean_of([row.decisions for row in games]),
        margin=mean_of(margin),
        luck=luck_share(points, np.array([row.luck for row in games], dtype=float)),
        things=things(games, points, won),
        seldom=seldom(games, sentences(game, plan)),
        failed=[sum(row.failed[seat] for row in games if row.failed) for seat in range(plan.players)],
        failures=[failure for row in games for failure in row.failures][:KEPT],
    )


def mean_of(values: Sequence[float] | Floats) -> Mean:
    values = np.asarray(values, dtype=float)
    if len(values) < 2:
        return Mean(float(values.mean()) if len(values) else 0.0, float("inf"))
    return Mean(float(values.mean()), float(Z * values.std(ddof=1) / np.sqrt(len(values))))


def share_of(won: Floats) -> Share:
    share = float(won.mean())
    return Share(share, *wilson(share, len(won)))


def luck_share(points: Floats, luck: Floats) -> float | None:
    """The square of the correlation between results and luck."""
    if points.shape[1] > 1:
        points = points - (points.sum(axis=1, keepdims=True) - points) / (points.shape[1] - 1)
        luck = luck - (luck.sum(axis=1, keepdims=True) - luck) / (luck.shape[1] - 1)
    if not points.std():
        return None
    if not luck.std():
        return 0.0
    return float(np.corrcoef(points.ravel(), luck.ravel())[0, 1]) ** 2


def things(games: Sequence[GameRow], points: Floats, won: Floats) -> list[ThingUse]:
    """All things that were used, study by study, the most used first."""
    used: dict[tuple[str, str], dict[tuple[int, int], list[int]]] = {}
    for index, row in enumerate(games):
        for use in row.uses:
            used.setdefault((use.study, use.thing), {})[index, use.seat] = use.rounds
    order = {study: number for number, study in enumerate(dict.fromkeys(study for study, _ in used))}
    found = []
    for (study, name), seats in used.items():
        times = np.zeros(points.shape)
        for place, rounds in seats.items():
            times[place] = len(rounds)
        who = times > 0
        compared = ENOUGH <= len(seats) <= points.size - ENOUGH
        found.append(
            ThingUse(
                study,
                name,
                len(seats),
                len(seats) / points.size,
                sum(map(len, seats.values())) / len(seats),
                sum(rounds[0] for rounds in seats.values()) / len(seats),
                difference(who, points) if compared else None,
                difference(who, won) if compared and points.shape[1] > 1 else None,
                slope(times, points) if (times > times.min()).sum() >= ENOUGH and times.max() > 1 else None,
            )
        )
    return sorted(found, key=lambda thing: (order[thing.study], -thing.share, thing.name))


def difference(who: Floats, values: Floats) -> Mean:
    """The mean value of the marked seats minus that of the others; games are the independent samples."""
    ours, others = who.sum(), (~who).sum()
    one, other = values[who].mean(), values[~who].mean()
    pull = np.where(who, (values - one) / ours, -(values - other) / others).sum(axis=1)
    return Mean(float(one - other), float(Z * np.sqrt((pull**2).sum())))


def slope(times: Floats, values: Floats) -> Mean:
    """How much the values rise with each use; games are the independent samples."""
    off = times - times.mean()
    spread = (off**2).sum()
    rise = (off * values).sum() / spread
    pull = (off * (values - values.mean() - rise * off)).sum(axis=1) / spread
    return Mean(float(rise), float(Z * np.sqrt((pull**2).sum())))


def seldom(games: Sequence[GameRow], words: dict[str, str]) -> list[RareChoice]:
    """Choices that hardly any seat took, among those that at least as many seats had as there are games."""
    had: dict[str, int] = {}
    took: dict[str, int] = {}
    for row in games:
        for offer in row.offers:
            had[offer.choice] = had.get(offer.choice, 0) + 1
            took[offer.choice] = took.get(offer.choice, 0) + (offer.taken > 0)
    found = [
        RareChoice(choice, words.get(choice, choice), seats, took[choice] / seats)
        for choice, seats in had.items()
        if seats >= max(ENOUGH, len(games) // 2) and took[choice] < SELDOM * seats
    ]
    return sorted(found, key=lambda choice: (choice.taken, -choice.seats, choice.choice))


class ContentChange(msgspec.Struct, frozen=True):
    """What changes with the other content, in the same games."""

    name: str
    before: float
    after: float
    change: Mean


class Report(msgspec.Struct, frozen=True):
    """All numbers of a report: findings for each number of players, and the effect of a change of content."""

    reports: list[Findings]
    changes: list[ContentChange]


def changes(before: GameRows, after: GameRows) -> list[ContentChange]:
    """The changes by seat and by thing, from pairs of games with the same number."""
    pairs = [(before.by_number[row.number], row) for row in after if row.number in before.by_number]
    players = range(before.plan.players)
    found = [
        *(
            change(f"Points of seat {seat + 1}", ((a.points[seat], b.points[seat]) for a, b in pairs))
            for seat in players
        ),
        *(
            change(f"Wins of seat {seat + 1}", ((a.won[seat], b.won[seat]) for a, b in pairs))
            for seat in players
        ),
        change("Rounds", ((a.rounds, b.rounds) for a, b in pairs)),
        change("Decisions", ((a.decisions, b.decisions) for a, b in pairs)),
    ]
    counted = [({}, {}) for _ in pairs]  # type: list[tuple[dict[str, int], dict[str, int]]]
    names: dict[str, None] = {}
    for counts, pair in zip(counted, pairs, strict=True):
        for count, row in zip(counts, pair, strict=True):
            for use in row.uses:
                name = f"{use.study}: {use.thing}"
                names[name] = None
                count[name] = count.get(name, 0) + len(use.rounds)
    found += [change(name, ((a.get(name, 0), b.get(name, 0)) for a, b in counted)) for name in names]
    return found


def change(name: str, pairs: Iterable[tuple[float, float]]) -> ContentChange:
    before, after = np.array(list(pairs), dtype=float).T
    return ContentChange(name, float(before.mean()), float(after.mean()), mean_of(after - before))

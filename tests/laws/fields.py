"""The law that a position holds nothing that no rule reads: every field of a dump matters, at every stage.

Positions of random games are changed in one value, to one that other positions have at the same stage. If load accepts
it, both are played on with the same actions and outcomes. The field matters if lists, reasons, chances or scores ever
differ before the two are equal again or the game is over.
"""

from __future__ import annotations

import tomllib
from collections import Counter, defaultdict
from pathlib import Path
from typing import Any, NamedTuple

from bottega import CHANCE, OVER, BottegaError, Position, Rng
from tests.laws import laws
from tests.laws.cases import Case
from tests.laws.damage import by_name, changed, remember, same, value_at
from tests.laws.walking import one_of, random_move

ALLOWED: dict[str, dict[str, str]] = tomllib.loads(
    (Path(__file__).parent / "fields.toml").read_text("utf-8")
)["allowed"]

SAMPLED_EVERY = 10
MATTERS, DOES_NOT, OPEN = "matters", "does not", "open"
FAR = 400
"""Moves after which two positions that are still different are left alone."""
ENOUGH = 40
"""Trials in which a field did not matter, and none in which it did: then it is needless."""


class Sample(NamedTuple):
    case: Case
    position: Position
    dump: dict[str, Any]

    @property
    def stage(self) -> str:
        """Where in a round the position is, in the words of its dump."""
        return str(self.dump.get("stage") or self.dump.get("step") or "")


def needless_fields(cases: list[Case], games: int, trials: int, seed: int) -> dict[str, list[str]]:
    """The fields that never mattered, with the stages at which they did not."""
    rng = Rng(seed, 13)
    samples = [sample for number in range(games) for sample in sampled(cases[number % len(cases)], rng)]
    known: dict[str, dict[str, list[Any]]] = defaultdict(lambda: defaultdict(list))
    for sample in samples:
        remember(sample.dump, known[sample.stage])
    found: dict[tuple[str, str], Counter[str]] = defaultdict(Counter)
    for _ in range(trials):
        sample = one_of(samples, rng)
        named = by_name(sample.dump)
        name = one_of(list(named), rng)
        path = one_of(named[name], rng)
        old = value_at(sample.dump, path)
        values = [value for value in known[sample.stage][name] if not same(value, old)]
        evidence = found[name, sample.stage]
        if values and not isinstance(old, dict) and evidence[MATTERS] == 0:
            evidence[trial(sample, changed(sample.dump, path, one_of(values, rng)), rng)] += 1
    needless: dict[str, list[str]] = defaultdict(list)
    for (name, stage), evidence in found.items():
        if evidence[DOES_NOT] >= ENOUGH and not evidence[MATTERS] and not evidence[OPEN]:
            needless[name.removesuffix("[]")].append(stage)
    return needless


def sampled(case: Case, rng: Rng) -> list[Sample]:
    """Some positions of a random game."""
    p, found = case.start(), []
    while p.to_act != OVER:
        if rng.below(SAMPLED_EVERY) == 0:
            found.append(Sample(case, p.copy(), p.dump()))
        random_move(p, rng)
    return found


def trial(sample: Sample, dump: dict[str, Any], rng: Rng) -> str:
    """Whether the change matters, as far as one way of playing on shows; empty if load refuses it."""
    p = sample.position.copy()
    try:
        q = sample.case.game.load(dump)
    except BottegaError:
        return ""
    if p == q:
        return ""
    try:
        for _ in range(FAR):
            if seen(p) != seen(q):
                return MATTERS
            if p.to_act == OVER or p == q:
                return DOES_NOT
            seat = one_of(p.waiting, rng) if p.to_act >= 0 else -1
            action = p.sample(rng) if p.to_act == CHANCE else one_of(p.actions(seat), rng)
            p.apply(action, seat)
            q.apply(action, seat)
    except IndexError:
        return MATTERS  # an impossible position; that load should refuse it is another law
    return OPEN


def seen(p: Position) -> list[object]:
    """What the rules say about a position."""
    found: list[object] = [p.to_act, p.waiting, p.scores()]
    if p.to_act == CHANCE:
        return [*found, p.weights()]
    if p.to_act == OVER:
        return [*found, p.winners()]
    for seat in p.waiting:
        canonical = [int(laws.BUF[at]) for at in range(p.fill(laws.BUF, seat))]
        found += [canonical, [p.refuse(action, seat) for action in range(p.action_count)]]
    return found

"""Dumps with one value changed: load refuses them, or makes a sound position of them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Any

from bottega import OVER, BottegaError, Game, Rng
from tests.laws import laws
from tests.laws.cases import Case
from tests.laws.walking import one_of, random_move, some

Place = tuple[str | int, ...]

KEPT = 40
"""Values that are remembered of places with the same name."""
DUMPED_EVERY = 20
TRIED = 8
"""Damages of each dump."""
MOVES = 12
"""How far a position that was accepted is played on."""

WRONG: tuple[Any, ...] = (None, -1, 0, 1, 30001, True, False, "no such word", [], {})
"""Values of every kind, tried everywhere."""
OF_THINGS = (
    "boars",
    "cards",
    "dice",
    "faces",
    "fortunes",
    "goods",
    "sets",
    "supply",
    "tracks",
    "used",
    "works",
)
"""Objects whose keys are things of the content, for which a name has a star."""


class Missing:
    """Instead of a value: the key or the entry is taken out."""

    def __repr__(self) -> str:
        return "missing"


MISSING = Missing()


def places(value: Any, path: Place = ()) -> Iterator[Place]:
    """The places of all values of a dump, those of lists and objects included, outer ones first."""
    if path:
        yield path
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from places(inner, (*path, key))
    elif isinstance(value, list):
        for at, inner in enumerate(value):
            yield from places(inner, (*path, at))


def value_at(dump: Any, path: Place) -> Any:
    for part in path:
        dump = dump[part]
    return dump


def changed(dump: Any, path: Place, value: Any) -> Any:
    """A copy of the dump with another value in one place; only what leads to it is copied."""
    first, rest = path[0], path[1:]
    copy = dump.copy()
    if rest:
        copy[first] = changed(dump[first], rest, value)
    elif value is MISSING:
        del copy[first]
    else:
        copy[first] = value
    return copy


def name_of(path: Place) -> str:
    """A place without the numbers of lists and the things of the content: `players[].works[].artist`, `supply.*`."""
    name = ""
    for before, part in zip(("", *path), path, strict=False):
        name += "[]" if isinstance(part, int) else ".*" if before in OF_THINGS else f".{part}"
    return name.removeprefix(".")


def values_for(old: Any, known: Sequence[Any]) -> list[Any]:
    """What to try in place of a value: wrong ones, near ones, and single ones that other dumps have in such places."""
    found = [MISSING, *WRONG, *(value for value in known if not isinstance(value, list | dict))]
    if isinstance(old, int) and not isinstance(old, bool):
        found += [old - 1, old + 1]
    elif isinstance(old, list) and old:
        found += [old[:-1], [*old, old[0]], old[::-1]]
    elif isinstance(old, dict):
        found += [{**old, "wings": 2}]
    return [value for value in found if value is MISSING or not same(value, old)]


def same(a: Any, b: Any) -> bool:
    return type(a) is type(b) and bool(a == b)


def damaged_dumps_are_refused_or_sound(case: Case, seed: int, number: int) -> None:
    """Damage dumps of a random game, one value at a time."""
    rng, p = Rng(seed, number, 12), case.start()
    known: dict[str, list[Any]] = defaultdict(list)
    dumps = []
    while p.to_act != OVER:
        if rng.below(DUMPED_EVERY) == 0:
            dumps.append(p.dump())
            remember(dumps[-1], known)
        random_move(p, rng)
    for dump in dumps:
        named = by_name(dump)
        for _ in range(TRIED):
            name = one_of(list(named), rng)
            path = one_of(named[name], rng)
            value = one_of(values_for(value_at(dump, path), known[name]), rng)
            damaged = changed(dump, path, value)
            try:
                refused_or_sound(case.game, damaged, rng)
            except Exception as error:
                error.add_note(f"{name}: {path} is {value!r} instead of {value_at(dump, path)!r}")
                raise


def by_name(dump: Any) -> dict[str, list[Place]]:
    """The places of a dump by their names, so that each name has the same chance, however many places it has."""
    found: dict[str, list[Place]] = defaultdict(list)
    for path in places(dump):
        found[name_of(path)].append(path)
    return found


def remember(dump: Any, known: dict[str, list[Any]]) -> None:
    """Add the values of a dump to those known for its places."""
    for path in places(dump):
        seen, value = known[name_of(path)], value_at(dump, path)
        if len(seen) < KEPT and not any(same(value, other) for other in seen):
            seen.append(value)


def refused_or_sound(game: Game, dump: Any, rng: Rng) -> None:
    """What load accepts is a position like any other: it can be played on, and so can what follows."""
    try:
        p = game.load(dump)
    except BottegaError:
        return
    for _ in range(MOVES):
        laws.turn_order(p)
        laws.data_is_exact(game, p)
        if p.to_act == OVER:
            laws.end_is_final(p)
            return
        if p.to_act >= 0:
            laws.everybody_has_an_answer(p)
            seat = one_of(p.waiting, rng)
            laws.copies_are_independent(p, some(laws.legal_actions(game, p, seat), rng), seat)
        random_move(p, rng)

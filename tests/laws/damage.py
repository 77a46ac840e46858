"""Changed dumps: load refuses them, or makes a sound position of them, which can be played on and dumped again.

A value is changed, or whole items of a list are replaced, inserted, doubled, taken out or swapped: items that other
dumps have, or other seats.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from importlib import import_module
from typing import Any

from bottega import CHANCE, OVER, BottegaError, Game, Position, Rng
from tests.laws import laws
from tests.laws.cases import Case
from tests.laws.walking import one_of, random_move, some

Place = tuple[str | int, ...]

KEPT = 40
"""Values that are remembered of places with the same name."""
CHANGED = 50
"""Changed dumps of one game."""
CHANCE_EVERY = 4
"""One in so many positions in which something is to be rolled or drawn may be among them."""
AGAIN = 3
"""One in so many is changed in a second place, too."""
MOVES = 10
"""How far a position that was accepted is played on."""

WRONG: tuple[Any, ...] = (None, -1, 0, 1, 30001, True, False, "no such word", [], {})
"""Values of every kind, tried everywhere."""
WRONG_EVERY = 4
"""One in so many values is of them; the others are such as other dumps have in that place."""
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
    """What to try in place of a value: near ones, and those that other dumps have in such places."""
    found = list(known)
    if isinstance(old, int) and not isinstance(old, bool):
        found += [old - 1, old + 1]
    elif isinstance(old, list) and old:
        found += [old[:-1], [*old, old[0]], old[::-1]]
    return [value for value in found if not same(value, old)]


def with_other_items(items: list[Any], known: Sequence[Any], rng: Rng) -> list[Any]:
    """The list with an item replaced, inserted, doubled or taken out, two of them swapped, or with many of them."""
    way = rng.below(6)
    at, other = rng.below(len(items) + 1), one_of(known, rng)
    if way == 0 or not items:
        return [*items[:at], other, *items[at:]]
    at = rng.below(len(items))
    if way == 1:
        return [*items[:at], other, *items[at + 1 :]]
    if way == 2:
        return [*items[:at], items[at], *items[at:]]
    if way == 3:
        return [*items[:at], *items[at + 1 :]]
    if way == 4:
        return [*items[at:], *items[:at]]
    return [*items, *[one_of([other, items[at]], rng)] * (1 + rng.below(12))]


def same(a: Any, b: Any) -> bool:
    return type(a) is type(b) and bool(a == b)


def damaged_dumps_are_refused_or_sound(case: Case, seed: int, number: int) -> None:
    """Change dumps of a random game, most of them in one place."""
    rng, p = Rng(seed, number, 12), case.start()
    positions = []
    while p.to_act != OVER:
        if p.to_act != CHANCE or rng.below(CHANCE_EVERY) == 0:
            positions.append(p.copy())
        random_move(p, rng)
    dumps = [one_of(positions, rng).dump() for _ in range(CHANGED - 1)] + [p.dump()]
    known: dict[str, list[Any]] = defaultdict(list)
    for dump in dumps:
        remember(dump, known)
    for dump in dumps:
        damaged, told = damage(dump, known, rng)
        if rng.below(AGAIN) == 0:
            damaged, more = damage(damaged, known, rng)
            told += f"; {more}"
        try:
            refused_or_sound(case.game, damaged, rng)
        except Exception as error:
            error.add_note(told)
            raise


def damage(dump: Any, known: dict[str, list[Any]], rng: Rng) -> tuple[Any, str]:
    """A copy that differs in one place, and what was changed."""
    named = by_name(dump)
    agendas = [name for name in named if is_agenda(name, known)]
    name = one_of(agendas if agendas and rng.below(2) == 0 else list(named), rng)
    path = one_of(named[name], rng)
    old = value_at(dump, path)
    values = values_for(old, known[name])
    value: Any
    if name in agendas and isinstance(old, list):
        value = with_other_items(old, known[f"{name}[]"], rng)
    elif rng.below(WRONG_EVERY) == 0 or not values:
        value = one_of([MISSING, *WRONG, {**old, "wings": 2} if isinstance(old, dict) else [old]], rng)
    else:
        value = one_of(values, rng)
    return changed(dump, path, value), f"{name}: {path} is {value!r} instead of {old!r}"


def is_agenda(name: str, known: dict[str, list[Any]]) -> bool:
    """Whether this is a list of objects, now more of them and now fewer."""
    lengths = {len(value) for value in known[name] if isinstance(value, list)}
    return len(lengths) > 1 and any(isinstance(item, dict) for item in known[f"{name}[]"])


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
        if p.to_act < 0:
            random_move(p, rng)
            continue
        laws.everybody_has_an_answer(p)
        seat = one_of(p.waiting, rng)
        actions = laws.legal_actions(game, p, seat)
        laws.copies_are_independent(p, some(actions, rng), seat)
        before = p.copy()
        p.play(one_of(actions, rng), seat)
        others_are_left_alone(game, before, p, seat)
    laws.data_is_exact(game, p)


APART = {"florenza-dice": ("stage", "turn")}
"""Games in which nobody's move changes the cells of another seat, as long as these fields stay the same."""


def others_are_left_alone(game: Game, before: Position, after: Position, seat: int) -> None:
    """What comes on somebody's agenda is written into no cells but that player's own."""
    if game.name not in APART or any(
        getattr(before, name) != getattr(after, name) for name in APART[game.name]
    ):
        return
    layout = import_module(f"{game.package}.layout")
    for other in range(after.seats):
        cells = slice(
            layout.SEATS_AT + other * layout.SEAT_SIZE, layout.SEATS_AT + (other + 1) * layout.SEAT_SIZE
        )
        if other != seat:
            assert list(before.cells[cells]) == list(after.cells[cells]), (
                f"seat {seat} has changed seat {other}"
            )

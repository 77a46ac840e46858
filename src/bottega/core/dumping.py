"""A position as plain data, and back: a whole position, the fields of a shape, a reader whose errors name the place.

`dump_position` and `load_position` do for a game in which only the player whose turn it is decides: its shape has a
field `active` of the table. Other games have a dump.py, which uses `dump_fields` and `load_fields`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from bottega.core.errors import DumpError
from bottega.core.position import CHANCE, OVER, Position
from bottega.core.shape import Field, Shape


class Reader:
    """One object of a dump: every field must be read, and `done` refuses fields that nobody has read.

    >>> Reader({"round": 3}).number("round", 1, 6)
    3
    """

    def __init__(self, data: object, path: str = "") -> None:
        self.path = path
        if not isinstance(data, dict):
            raise DumpError(f"{path or 'the dump'} must be an object, not {_kind(data)}")
        self.data: dict[str, object] = data
        self.fields_read: set[str] = set()

    def _place(self, name: str) -> str:
        if name.isdecimal():
            return f"{self.path}[{name}]"
        return f"{self.path}.{name}" if self.path else name

    def _take(self, name: str) -> object:
        self.fields_read.add(name)
        if name not in self.data:
            raise DumpError(f"{self._place(name)} is missing")
        return self.data[name]

    def fail(self, name: str, problem: str) -> DumpError:
        """Raise an error about one field, for checks that only the game can make."""
        return DumpError(f"{self._place(name)}: {problem}")

    def number(self, name: str, low: int, high: int) -> int:
        value = self._take(name)
        if type(value) is int and low <= value <= high:  # the place is formatted only if it is needed
            return value
        return _int(value, self._place(name), low, high)

    def flag(self, name: str) -> bool:
        value = self._take(name)
        if not isinstance(value, bool):
            raise DumpError(f"{self._place(name)} must be true or false, not {_kind(value)}")
        return value

    def word(self, name: str, names: Sequence[str]) -> int:
        """The index of a word among the allowed ones."""
        value = self._take(name)
        if not isinstance(value, str) or value not in names:
            raise DumpError(f"{self._place(name)}: {value!r} is not one of {', '.join(names)}")
        return names.index(value)

    def word_or_none(self, name: str, names: Sequence[str]) -> int:
        """Like `word`, with -1 for null."""
        if self.data.get(name, 0) is None:
            self.fields_read.add(name)
            return -1
        return self.word(name, names)

    def numbers(self, name: str, count: int | None, low: int, high: int) -> list[int]:
        """A list of numbers; any length if `count` is None."""
        values = self.values(name, count)
        return [_int(value, f"{self._place(name)}[{at}]", low, high) for at, value in enumerate(values)]

    def words(self, name: str, names: Sequence[str]) -> list[int]:
        """A list of words, as their indices among the allowed ones."""
        result = []
        for at, value in enumerate(self.values(name, None)):
            if not isinstance(value, str) or value not in names:
                raise DumpError(f"{self._place(name)}[{at}]: {value!r} is not one of {', '.join(names)}")
            result.append(names.index(value))
        return result

    def is_none(self, name: str) -> bool:
        """Whether a field is null; if so, it counts as read."""
        none = name in self.data and self.data[name] is None
        if none:
            self.fields_read.add(name)
        return none

    def part(self, name: str) -> Reader:
        return Reader(self._take(name), self._place(name))

    def parts(self, name: str, count: int | None = None) -> Iterator[Reader]:
        for at, value in enumerate(self.values(name, count)):
            yield Reader(value, f"{self._place(name)}[{at}]")

    def entries(self, name: str, count: int) -> Reader:
        """A list of that length, as an object whose names are the indices."""
        values = self.values(name, count)
        return Reader({str(at): value for at, value in enumerate(values)}, self._place(name))

    def values(self, name: str, count: int | None = None) -> list[object]:
        value = self._take(name)
        if not isinstance(value, list):
            raise DumpError(f"{self._place(name)} must be a list, not {_kind(value)}")
        if count is not None and len(value) != count:
            raise DumpError(f"{self._place(name)} must have {count} entries, not {len(value)}")
        return value

    def done(self) -> None:
        """Refuse fields that nobody has read."""
        for name in self.data:
            if name not in self.fields_read:
                raise DumpError(f"{self._place(name)} is not known here")


def _int(value: object, place: str, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise DumpError(f"{place} must be a whole number, not {_kind(value)}")
    if not low <= value <= high:
        raise DumpError(f"{place}: {value} is not between {low} and {high}")
    return value


def _kind(value: object) -> str:
    names = {dict: "an object", list: "a list", str: "a text", bool: "true or false", type(None): "null"}
    return names.get(type(value), "a number")


# -- a whole position ----------------------------------------------------------------------------------------------

MOST_ROUNDS = 30000


def dump_position(p: Position, shape: Shape) -> dict[str, object]:
    """A position with all its fields: those of the table by name, those of the seats as lists."""
    return {
        "round": int(p.round),
        "rolling": p.to_act == CHANCE,
        "over": p.to_act == OVER,
        **dump_fields(p, shape, shape.table),
        **{
            field.dump_name: [
                dump_fields(p, shape, [field], seat)[field.dump_name] for seat in range(p.seats)
            ]
            for field in shape.seat
        },
    }


def load_position(
    data: object,
    shape: Shape,
    seats: range,
    blank: Callable[[int], Position],
    check: Callable[[Position], None],
) -> Position:
    """The position of such a dump; `blank` makes an empty one, and `check` refuses impossible ones."""
    dump = Reader(data)
    columns = [field.dump_name for field in shape.seat]
    count = len(dump.values(columns[0]))
    if count not in seats:
        raise dump.fail(columns[0], f"there are {seats[0]} to {seats[-1]} players, not {count}")
    p = blank(count)
    p.set_round(dump.number("round", 1, MOST_ROUNDS))
    load_fields(p, shape, shape.table, dump)
    for field in shape.seat:
        values = dump.entries(field.dump_name, count)
        for seat in range(count):
            for at, value in zip(
                _places(shape, field, seat), _read(p, field, values, str(seat)), strict=True
            ):
                p.cells[at] = value
    rolling, over = dump.flag("rolling"), dump.flag("over")
    dump.done()
    if rolling and over:
        raise dump.fail("over", "nothing is rolled after the end")
    active = int(p.cells[shape.offsets["active"]])
    p.set_to_act(CHANCE if rolling else OVER if over else active)
    check(p)
    return p


# -- fields of a shape ---------------------------------------------------------------------------------------------


def dump_fields(p: Position, shape: Shape, fields: Sequence[Field], seat: int = -1) -> dict[str, Any]:
    """The fields of the table, or of a seat, that a dump shows as they are, by name."""
    return {
        field.dump_name: _nested(field, [_shown(p, field, int(p.cells[at])) for at in cells], p)
        for field in fields
        if field.dump_name
        for cells in [_places(shape, field, seat)]
    }


def load_fields(p: Position, shape: Shape, fields: Sequence[Field], dump: Reader, seat: int = -1) -> None:
    """Read the same fields back, each within its range."""
    for field in fields:
        if field.dump_name:
            places = _places(shape, field, seat)
            for at, value in zip(places, _read(p, field, dump, field.dump_name), strict=True):
                p.cells[at] = value


def _places(shape: Shape, field: Field, seat: int) -> range:
    """The cells of a field."""
    start = shape.offsets[field.name] + (shape.seats_at + seat * shape.seat_size if seat >= 0 else 0)
    return range(start, start + field.size)


def _shown(p: Position, field: Field, value: int) -> object:
    if field.flag:
        return bool(value)
    if field.may_be_none:
        if value == 0:
            return None
        value -= 1
    return value if field.words is None else _words(field.words, p)[value]


def _nested(field: Field, values: list[object], p: Position) -> object:
    """The values of several cells, as a list or by name."""
    if not field.each:
        return values[0]
    return values if field.by is None else dict(zip(_words(field.by, p), values, strict=False))


def _read(p: Position, field: Field, dump: Reader, name: str) -> list[int]:
    """The cells of a field, from the value of this name."""
    if not field.each:
        return [_cell(p, field, dump, name)]
    count = field.size
    if field.by is None:
        entries = dump.entries(name, count)
        return [_cell(p, field, entries, str(at)) for at in range(count)]
    part, names = dump.part(name), _words(field.by, p)
    values = [_cell(p, field, part, name) for name in names]
    part.done()
    return values + [0] * (count - len(values))


def _cell(p: Position, field: Field, dump: Reader, name: str) -> int:
    if field.flag:
        return int(dump.flag(name))
    if field.may_be_none and dump.is_none(name):
        return 0
    shift = 1 if field.may_be_none else 0
    if field.words is not None:
        return dump.word(name, _words(field.words, p)) + shift
    return dump.number(name, _bound(field.low, p), _bound(field.high, p)) + shift


def _words(words: Any, p: Position) -> Sequence[str]:
    found: Sequence[str] = words(p) if callable(words) else words
    return found


def _bound(bound: Any, p: Position) -> int:
    return int(bound(p)) if callable(bound) else int(bound)

"""Reading a position from plain data, with an error that names the place."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bottega.core.errors import DumpError


class Reader:
    """One object of a dump: every field must be asked for, and `done` refuses what nobody asked for.

    >>> Reader({"round": 3}).number("round", 1, 6)
    3
    """

    def __init__(self, data: object, path: str = "") -> None:
        self.path = path
        if not isinstance(data, dict):
            raise DumpError(f"{path or 'the dump'} must be an object, not {_kind(data)}")
        self.data: dict[str, object] = data
        self.seen: set[str] = set()

    def _place(self, name: str) -> str:
        return f"{self.path}.{name}" if self.path else name

    def _take(self, name: str) -> object:
        self.seen.add(name)
        if name not in self.data:
            raise DumpError(f"{self._place(name)} is missing")
        return self.data[name]

    def fail(self, name: str, problem: str) -> DumpError:
        """An error about one field, for checks that only the game can make."""
        return DumpError(f"{self._place(name)}: {problem}")

    def number(self, name: str, low: int, high: int) -> int:
        value = self._take(name)
        if type(value) is int and low <= value <= high:  # the place is put into words only where it is needed
            return value
        return _int(value, self._place(name), low, high)

    def flag(self, name: str) -> bool:
        value = self._take(name)
        if not isinstance(value, bool):
            raise DumpError(f"{self._place(name)} must be true or false, not {_kind(value)}")
        return value

    def word(self, name: str, names: Sequence[str]) -> int:
        """The place of a word among the allowed ones."""
        value = self._take(name)
        if not isinstance(value, str) or value not in names:
            raise DumpError(f"{self._place(name)}: {value!r} is not one of {', '.join(names)}")
        return names.index(value)

    def word_or_none(self, name: str, names: Sequence[str]) -> int:
        """As `word`, with -1 for null."""
        if self.data.get(name, 0) is None:
            self.seen.add(name)
            return -1
        return self.word(name, names)

    def numbers(self, name: str, count: int | None, low: int, high: int) -> list[int]:
        """A list of numbers; any length if `count` is None."""
        values = self._list(name, count)
        return [_int(value, f"{self._place(name)}[{at}]", low, high) for at, value in enumerate(values)]

    def words(self, name: str, names: Sequence[str]) -> list[int]:
        """A list of words, as their places among the allowed ones."""
        result = []
        for at, value in enumerate(self._list(name, None)):
            if not isinstance(value, str) or value not in names:
                raise DumpError(f"{self._place(name)}[{at}]: {value!r} is not one of {', '.join(names)}")
            result.append(names.index(value))
        return result

    def is_none(self, name: str) -> bool:
        """Whether a field is null: then it has been read."""
        none = name in self.data and self.data[name] is None
        if none:
            self.seen.add(name)
        return none

    def part(self, name: str) -> Reader:
        return Reader(self._take(name), self._place(name))

    def parts(self, name: str, count: int | None = None) -> Iterator[Reader]:
        for at, value in enumerate(self._list(name, count)):
            yield Reader(value, f"{self._place(name)}[{at}]")

    def _list(self, name: str, count: int | None) -> list[object]:
        value = self._take(name)
        if not isinstance(value, list):
            raise DumpError(f"{self._place(name)} must be a list, not {_kind(value)}")
        if count is not None and len(value) != count:
            raise DumpError(f"{self._place(name)} must have {count} entries, not {len(value)}")
        return value

    def done(self) -> None:
        """Refuse fields that nobody asked for."""
        for name in self.data:
            if name not in self.seen:
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

"""The shape of a position: what its cells hold, and how a game numbers its actions, outcomes and refusals.

A game declares it once, in its `shape.py`. Three things are derived from the declaration: the game's `layout.py`, with
the numbers and the named accessors of a position (`make layout` generates it); the plain fields of dumps with their
range checks (`bottega.core.dumping`); and what documentation and training need to know about cells and actions.

Cell offsets are internal to the engine and may change from version to version. Action numbers, outcome numbers,
notations and the names in dumps are public and stay the same.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import product
from math import prod
from typing import Any

HEADER = 3
"""The number of cells that every position begins with: who acts, how many seats, which round."""

MOST_VALUE = 32767
"""The largest number that a cell can hold."""

Words = Sequence[str] | Callable[[Any], Sequence[str]]
"""Words for the values of a cell: a fixed list, or a function of the position if they depend on its content."""
Bound = int | Callable[[Any], int]
"""A limit of a cell: a number, or a function of the position."""


@dataclass(frozen=True)
class Field:
    """Cells of the table or of each seat, under one name.

    - `each` names the dimensions and their sizes if there are several cells: `each={"die": 2, "side": 6}`.
    - `words` are the names of the values in dumps. With `none`, 0 means nothing, and value n stands for word n - 1
      (without words: for the number n - 1).
    - `index` is like `none`, with accessors that hide the shift: they return and take n - 1, and -1 for nothing.
    - `by` names the cells if a dump shows them as an object instead of a list.
    - `dump` is the name in dumps: by default the field's own, "" if the game's dump.py writes the field itself.
    - `parts` names the single cells of a field with one dimension, which then have their own accessors.
    - `hidden_unless` is for cells of a seat that others cannot see before the end: it names the flag of the table that
      reveals them to everybody.
    """

    name: str
    about: str = ""
    each: Mapping[str, int] = field(default_factory=dict)
    low: Bound = 0
    high: Bound = 1
    words: Words | None = None
    flag: bool = False
    none: bool = False
    index: bool = False
    by: Words | None = None
    dump: str | None = None
    parts: tuple[str, ...] = ()
    hidden_unless: str = ""

    def __post_init__(self) -> None:
        if len(self.each) > 1 and self.dump_name:
            raise ValueError(
                f"{self.name}: dump.py writes fields of several dimensions itself, so dump must be empty"
            )

    @property
    def size(self) -> int:
        return prod(self.each.values())

    @property
    def dump_name(self) -> str:
        return self.name if self.dump is None else self.dump

    @property
    def may_be_none(self) -> bool:
        """Whether 0 means that nothing is there."""
        return self.none or self.index

    @property
    def is_number(self) -> bool:
        """Whether the values are amounts, so that accessors can add to them."""
        return self.words is None and not self.flag and not self.may_be_none


@dataclass(frozen=True)
class Read:
    """How the cells of a field become features for training.

    `kind`: "number" for amounts, counted in `unit`; "value" for one feature for each value above 0, the last for all
    from `values` up; "bits" for one for each of `values` bits; "seat" for the owner, own seat first; "skip" for cells
    that the heuristic covers well enough. Cells that differ only in the dimensions `alike` share their features, which
    then count them.
    """

    kind: str
    values: int = 0
    unit: int = 1
    alike: tuple[str, ...] = ()


SKIP = Read("skip")
WHOSE = Read("seat")


@dataclass(frozen=True)
class Block:
    """Actions or outcomes of one kind, numbered consecutively, with the last dimension varying fastest.

    `each` has the largest size of each dimension. If content may have more of something than the first box, `first`
    says what the first box has: `each={"building": 32}, first={"building": range(25)}`. What the first box has keeps
    its numbers forever; the numbers of the rest come after the last block.
    """

    name: str
    about: str = ""
    each: Mapping[str, int] = field(default_factory=dict)
    first: Mapping[str, Sequence[int]] = field(default_factory=dict)

    def indices(self) -> list[tuple[int, ...]]:
        """All indices, including reserved ones, in the order of their flat index."""
        return list(product(*(range(size) for size in self.each.values())))

    def in_first_box(self, index: tuple[int, ...]) -> bool:
        return all(
            at in self.first.get(dimension, range(size))
            for at, (dimension, size) in zip(index, self.each.items(), strict=True)
        )


@dataclass(frozen=True)
class Numbers:
    """Named consecutive numbers from `first` on; `names` maps each name to a comment.

    `count`, if given, is the name of the number after the last.
    """

    about: str
    names: Mapping[str, str]
    first: int = 0
    count: str = ""


def constants(prefix: str, words: Iterable[str]) -> dict[str, str]:
    """The names of constants for words of dumps and content; the values of a mapping become their comments.

    >>> constants("STAGE_", ["income", "roll-dice"])
    {'STAGE_INCOME': '', 'STAGE_ROLL_DICE': ''}
    """
    comments = words if isinstance(words, Mapping) else {}
    return {prefix + re.sub("[ -]", "_", word).upper(): comments.get(word, "") for word in words}


@dataclass(frozen=True)
class Size:
    """A single constant."""

    name: str
    value: int
    about: str = ""


@dataclass(frozen=True)
class Shape:
    """The whole declaration of a game."""

    position: str
    """The class of the game's positions: PigPosition."""
    sizes: Sequence[Size] = ()
    numbers: Sequence[Numbers] = ()
    table: Sequence[Field] = ()
    seat: Sequence[Field] = ()
    actions: Sequence[Block] = ()
    outcomes: Sequence[Block] = ()
    refusals: Mapping[str, str] = field(default_factory=dict)
    features: Mapping[str, Read] = field(default_factory=dict)
    """How a field becomes features, by its name; for most fields this follows from the declaration."""
    progress: str = ""
    """The field of the table that says how far a round has come, if learned values are to be calibrated by it too."""

    @cached_property
    def seats_at(self) -> int:
        """Where the cells of the seats begin."""
        return HEADER + sum(cell.size for cell in self.table)

    @cached_property
    def seat_size(self) -> int:
        """How many cells a seat has."""
        return sum(cell.size for cell in self.seat)

    @cached_property
    def shown(self) -> list[Field]:
        """The fields of a seat that everybody sees."""
        return [cell for cell in self.seat if not cell.hidden_unless]

    @cached_property
    def offsets(self) -> dict[str, int]:
        """Where each field begins: those of the table in the cells, those of a seat within the seat."""
        found = {}
        for fields, start in ((self.table, HEADER), (self.seat, 0)):
            for cell in fields:
                if cell.name in found:
                    raise ValueError(f"two fields are called {cell.name}")
                found[cell.name] = start
                start += cell.size
        return found


def number_blocks(blocks: Sequence[Block]) -> dict[str, dict[tuple[int, ...], int]]:
    """The number of every index of every block: first those of the first box, then the reserved ones."""
    numbers: dict[str, dict[tuple[int, ...], int]] = {block.name: {} for block in blocks}
    following = 0
    for in_first_box in (True, False):
        for block in blocks:
            for index in block.indices():
                if block.in_first_box(index) == in_first_box:
                    numbers[block.name][index] = following
                    following += 1
    return numbers

"""Write each game's layout.py from its shape.py: `make layout`, or `python -m tools.layout [GAME ...]`.

A game is named by its folder in src/bottega/games. `source` is also what the test calls that checks that the committed
files are current.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from textwrap import wrap
from types import ModuleType

from bottega.core.shape import Block, Field, Numbers, Shape, number_blocks

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src" / "bottega" / "games"
WIDTH = 110

BlockNumbers = dict[str, dict[tuple[int, ...], int]]

HEAD = '''"""Where everything lies in the cells of a position, and how things are numbered.

Written by `make layout` from shape.py: change that file, not this one.
"""

from __future__ import annotations

from typing import Final

{imports}'''

PLAIN = """from mypy_extensions import i16, i64

from bottega.core.position import Position
"""

TABLES = """from librt.vecs import vec
from mypy_extensions import i16, i64

from bottega.core.position import Position, cells_from
"""


def folders() -> list[str]:
    """The games that have a shape."""
    return sorted(path.parent.name for path in GAMES.glob("*/shape.py"))


def source(folder: str) -> str:
    """What the game's layout.py should hold."""
    shape: Shape = import_module(f"bottega.games.{folder}.shape").SHAPE
    numbers = [
        *_constants(shape),
        *_blocks("Actions", "ACTION", shape.actions),
        *_blocks("Outcomes", "OUTCOME", shape.outcomes),
    ]
    tables = any("cells_from" in line for line in numbers)
    return "\n".join([HEAD.format(imports=TABLES if tables else PLAIN), *numbers]) + "\n" + accessors(shape)


def accessors(shape: Shape) -> str:
    """The class whose methods give the cells their names."""
    return "\n".join(_class(shape)) + "\n"


# -- constants -----------------------------------------------------------------------------------------------------


def _constants(shape: Shape) -> Iterator[str]:
    yield from (_constant(size.name, size.value, size.about) for size in shape.sizes)
    gap = "\n" if shape.sizes else ""
    for group in shape.numbers:
        yield from _numbered(gap, group)
        gap = "\n"
    if shape.refusals:
        about = "Why an action is refused; 1 is NOT_TO_ACT of core.position."
        yield from _numbered(gap, Numbers(about, shape.refusals, 2))
        gap = "\n"
    yield f"{gap}# Where the fields of the table begin in the cells, and those of a seat within the seat."
    for name, offset in shape.offsets.items():
        yield _constant(f"{name.upper()}_AT", offset)
    yield _constant("SEATS_AT", shape.seats_at, "the first cell of the first seat")
    yield _constant("SEAT_SIZE", shape.seat_size, "cells of a seat")


def _constant(name: str, value: int, about: str = "") -> str:
    return f"{name}: Final = {value}" + (f"  # {about}" if about else "")


def _numbered(gap: str, group: Numbers) -> Iterator[str]:
    yield f"{gap}# {group.about}"
    for number, (name, comment) in enumerate(group.names.items(), group.first):
        yield _constant(name, number, comment)
    if group.count:
        yield _constant(group.count, group.first + len(group.names))


# -- actions and outcomes --------------------------------------------------------------------------------------------


def _blocks(title: str, word: str, blocks: Sequence[Block]) -> Iterator[str]:
    """Constants, codecs, and two tables that tell the kind of a number and its index within its kind."""
    if not blocks:
        return
    numbers = number_blocks(blocks)
    yield f"{'' if word == 'ACTION' else chr(10)}\n# {title}. A constant is the first number of its kind."
    for block in blocks:
        yield _constant(block.name, min(numbers[block.name].values()), _about(block))
    yield _constant(f"{word}S", sum(len(found) for found in numbers.values()))
    if any(block.each for block in blocks):
        yield from _kinds(word, blocks, numbers)
    for block in blocks:
        yield from _codec(block, numbers[block.name])


def _kinds(word: str, blocks: Sequence[Block], numbers: BlockNumbers) -> Iterator[str]:
    total = sum(len(found) for found in numbers.values())
    kinds, indices = [0] * total, [0] * total
    for block in blocks:
        for at, index in enumerate(block.indices()):
            number = numbers[block.name][index]
            kinds[number], indices[number] = min(numbers[block.name].values()), at
    yield ""
    yield from _table(f"{word}_KINDS", kinds)
    yield from _table(f"{word}_INDICES", indices)
    for block in blocks:
        if not _is_split_in_two(block):
            row = [numbers[block.name][index] for index in block.indices()]
            yield from _table(f"{block.name}_NUMBERS", row)
    yield "\n"
    yield f"def {word.lower()}_kind(number: i64) -> i64:"
    yield f'    """The kind of an {word.lower()}: the first number of its kind."""'
    yield f"    return i64({word}_KINDS[number])"
    yield "\n"
    yield f"def {word.lower()}_index(number: i64) -> i64:"
    yield f'    """Which one of its kind an {word.lower()} is."""'
    yield f"    return i64({word}_INDICES[number])"


def _about(block: Block) -> str:
    dimensions = " and ".join(block.each)
    return " ".join(part for part in (block.about, f"(for each {dimensions})" if dimensions else "") if part)


def _table(name: str, values: list[int]) -> Iterator[str]:
    """A list of numbers as lines, which the formatter leaves alone."""
    yield f"{name}: Final[vec[i16]] = cells_from("
    lines = wrap(", ".join(map(str, values)), WIDTH - 6)
    for at, line in enumerate(lines):
        yield f"    {'[' if at == 0 else ' '}{line}{']' if at == len(lines) - 1 else ''}"
    yield ")  # fmt: skip"


def _codec(block: Block, numbers: dict[tuple[int, ...], int]) -> Iterator[str]:
    """A function that makes the number, and one a dimension that takes it out of the index."""
    if not block.each:
        return
    name, sizes = block.name.lower(), list(block.each.items())
    parameters = ", ".join(f"{dimension}: i64" for dimension in block.each)
    flat = _flat([dimension for dimension, _ in sizes], [size for _, size in sizes])
    yield "\n"
    yield f"def {name}({parameters}) -> i64:"
    yield from _number_of(block, flat, numbers)
    if len(sizes) == 1:
        return
    step = 1
    for at in range(len(sizes) - 1, -1, -1):
        dimension, size = sizes[at]
        value = "index" if step == 1 else f"index // {step}"
        yield "\n"
        yield f"def {name}_{dimension}(index: i64) -> i64:"
        yield f"    return {value}" + (f" % {size}" if at else "")
        step *= size


def _number_of(block: Block, flat: str, numbers: dict[tuple[int, ...], int]) -> Iterator[str]:
    """The lines that turn a flat index into a number: a sum if the first box comes first, else a look-up."""
    if not _is_split_in_two(block):
        yield f"    return i64({block.name}_NUMBERS[{flat}])"
        return
    row = [numbers[index] for index in block.indices()]
    first = sum(block.in_first_box(index) for index in block.indices())
    if first == len(row):
        yield f"    return {row[0]} + {flat}" if row[0] else f"    return {flat}"
        return
    name = flat
    if len(block.each) > 1:
        name = "index"
        yield f"    index = {flat}"
    yield f"    return {row[0]} + {name} if {name} < {first} else {row[first] - first} + {name}"


def _is_split_in_two(block: Block) -> bool:
    """Whether all that the first box has comes before all the rest."""
    flags = [block.in_first_box(index) for index in block.indices()]
    return flags == sorted(flags, reverse=True)


def _flat(names: list[str], sizes: list[int]) -> str:
    """The flat index of a cell or number with these dimensions, as an expression."""
    parts, step = [], 1
    for name, size in zip(reversed(names), reversed(sizes), strict=True):
        parts.append(name if step == 1 else f"{name} * {step}")
        step *= size
    return " + ".join(reversed(parts))


# -- accessors -------------------------------------------------------------------------------------------------------


def _class(shape: Shape) -> Iterator[str]:
    offsets = shape.offsets
    name = shape.position.replace("Position", "Cells")
    yield "\n"
    yield f"class {name}(Position):"
    yield '    """A position whose cells have names."""'
    for cell in shape.table:
        yield from _accessors(cell, [str(offsets[cell.name])], [])
    step = f" * {shape.seat_size}" if shape.seat_size > 1 else ""
    for cell in shape.seat:
        where = [str(shape.seats_at + offsets[cell.name]), f"seat{step}"]
        yield from _accessors(cell, where, ["seat"])


def _accessors(cell: Field, where: list[str], names: list[str]) -> Iterator[str]:
    """What reads, sets and adds to a field, and to its named parts. `where` are the terms of its first cell's place."""
    index = [_flat(list(cell.each), list(cell.each.values()))] if cell.each else []
    yield from _methods(cell.name, [*names, *cell.each], [*where, *index], cell)
    for number, part in enumerate(cell.parts):
        first = str(int(where[0]) + number)
        yield from _methods(
            part, names, [first, *where[1:]], Field(part, low=cell.low, high=cell.high, index=cell.index)
        )


def _methods(name: str, names: list[str], where: list[str], cell: Field) -> Iterator[str]:
    parameters = "".join(f", {parameter}: i64" for parameter in names)
    place = " + ".join(where)
    yield ""
    if not names:
        yield "    @property"
    yield f"    def {name}(self{parameters}) -> i64:"
    if cell.about:
        yield f'        """{cell.about[0].upper()}{cell.about[1:]}."""'
    yield f"        return i64(self.cells[{place}])" + (" - 1" if cell.index else "")
    yield ""
    yield f"    def set_{name}(self{parameters}, value: i64) -> None:"
    yield f"        self.cells[{place}] = i16(value{' + 1' if cell.index else ''})"
    if cell.is_number:
        yield ""
        yield f"    def add_{name}(self{parameters}, value: i64) -> None:"
        yield f"        self.cells[{place}] += i16(value)"


def main() -> None:
    for folder in sys.argv[1:] or folders():
        package = ModuleType(f"bottega.games.{folder}")  # the real one needs the layout that is to be written
        package.__path__ = [str(GAMES / folder)]
        sys.modules[package.__name__] = package
        file = GAMES / folder / "layout.py"
        text = source(folder)
        if not file.exists() or file.read_text("utf-8") != text:
            file.write_text(text, "utf-8")
            print(f"wrote {file.relative_to(ROOT)}")


if __name__ == "__main__":
    main()

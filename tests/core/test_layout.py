"""The layouts are what their shapes say, and the cells of a shape lie where the accessors look."""

from __future__ import annotations

import ast
import re

import pytest

from bottega.core.dumping import Reader, dump_fields, load_fields
from bottega.core.position import HEADER, Position, cells_from
from bottega.core.shape import HEADER as SHAPE_HEADER
from bottega.core.shape import Block, Field, Numbers, Shape, Size, number_blocks
from tools.layout import GAMES, folders, layout, packed_content, position
from tools.positions import accessors


@pytest.mark.parametrize("folder", folders())
def test_the_layout_is_current(folder: str) -> None:
    due = {"layout.py": layout(folder, packed_content(folder)), "position.py": position(folder)}
    for name, text in due.items():
        written = (GAMES / folder / name).read_text("utf-8")
        assert written == text, f"{folder}/{name} is not what its sources say: run make layout"


@pytest.mark.once
def test_raw_cells_are_used_only_where_the_contract_says() -> None:
    """The hot files of docs/contract.md, and only they, use cells and offsets; each such function is marked."""
    text = (GAMES.parents[2] / "docs" / "contract.md").read_text("utf-8")
    told = {
        f"{folder}/{file}"
        for folder, files in re.findall(r"^- `(\w+/rules)`: (.*(?:\n  .*)*)$", text, re.MULTILINE)
        for file in re.findall(r"`(\w+\.py)`", files)
    }
    used = set()
    for path in GAMES.glob("*/rules/*.py"):
        text = path.read_text("utf-8")
        lines = text.splitlines()
        for function in ast.walk(ast.parse(text)):
            if isinstance(function, ast.FunctionDef):
                body = "\n".join(lines[function.lineno - 1 : function.end_lineno])
                if re.search(r"\bcells\[|SEAT_SIZE|SEATS_AT", body):
                    assert "# hot: raw cells" in body, f"{path.name}: {function.name} uses raw cells"
                    used.add(path.relative_to(GAMES).as_posix())
    assert used == told


def test_the_header_is_as_long_as_positions_have_it() -> None:
    assert SHAPE_HEADER == HEADER


def test_numbers_of_the_first_box_stay_and_reserved_ones_follow() -> None:
    small = [Block("BUY", each={"face": 2}), Block("FORGE", each={"die": 2, "face": 2}), Block("DONE")]
    large = [
        Block("BUY", each={"face": 3}, first={"face": range(2)}),
        Block("FORGE", each={"die": 2, "face": 3}, first={"face": range(2)}),
        Block("DONE"),
    ]
    before, after = number_blocks(small), number_blocks(large)
    for name, numbers in before.items():
        assert numbers.items() <= after[name].items()
    assert after["BUY"][2,] == 7
    assert [after["FORGE"][die, 2] for die in range(2)] == [8, 9]


def test_two_fields_cannot_have_one_name() -> None:
    shape = Shape("GamePosition", table=[Field("gold")], seat=[Field("gold")])
    with pytest.raises(ValueError, match="two fields are called gold"):
        _ = shape.offsets


def test_a_dump_shows_no_field_of_several_dimensions_by_itself() -> None:
    with pytest.raises(ValueError, match=r"face: .* fields of several dimensions"):
        Field("face", each={"die": 2, "side": 6})


def test_offsets_follow_the_sizes() -> None:
    shape = Shape(
        "GamePosition",
        sizes=[Size("SIDES", 6)],
        numbers=[Numbers("Dice.", {"LIGHT": "", "DARK": ""})],
        table=[Field("active"), Field("left", each={"card": 4}), Field("step")],
        seat=[Field("gold"), Field("face", each={"die": 2, "side": 6}, dump="")],
    )
    assert shape.offsets == {"active": 3, "left": 4, "step": 8, "gold": 0, "face": 1}
    assert (shape.seats_at, shape.seat_size) == (9, 13)


def test_accessors_of_an_index_hide_the_shift() -> None:
    used = {"set_work", "add_work"}
    plain = "\n".join(accessors(Shape("GamePosition", table=[Field("work", none=True)]), used))
    hidden = "\n".join(accessors(Shape("GamePosition", table=[Field("work", index=True)]), used))
    assert "return i64(self.cells[3])\n" in plain
    assert "return i64(self.cells[3]) - 1\n" in hidden
    assert "self.cells[3] = i16(value + 1)" in hidden
    assert "add_work" not in plain + hidden


def test_accessors_that_write_are_made_only_if_they_are_used() -> None:
    shape = Shape("GamePosition", table=[Field("gold", high=9), Field("wood", high=9)])
    found = "\n".join(accessors(shape, {"set_gold", "add_wood"}))
    assert re.findall(r"def (\w+)\(self.*value", found) == ["set_gold", "add_wood"]
    assert re.findall(r"def (gold|wood)\(self\)", found) == ["gold", "wood"]


def test_an_index_is_dumped_as_null_a_word_or_a_number() -> None:
    fields = [Field("work", index=True, words=("duomo", "chiesa")), Field("captain", index=True, high=3)]
    shape = Shape("GamePosition", table=fields)
    p = Position(cells_from([0, 2, 1, 2, 0]))
    dump = dump_fields(p, shape, fields)
    assert dump == {"work": "chiesa", "captain": None}
    again = Position(cells_from([0, 2, 1, 0, 4]))
    load_fields(again, shape, fields, Reader(dump))
    assert again.key() == p.key()

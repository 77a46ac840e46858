"""Content is checked when it loads: a wrong file is refused naming table and cell."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

import bottega
from bottega import ContentError
from bottega.core.content import Cell

GOOD = """
[die]
sides = 6
bust = 1
mark = "public: somewhere"

[goal]
points = 100
mark = "rulebook"
marks = { points = "reconstructed" }
"""


def pig(tmp_path: Path, source: str) -> bottega.Game:
    file = tmp_path / "mine.toml"
    file.write_text(source, "utf-8")
    return bottega.game("pig", str(file))


def test_the_marks_are_kept_and_are_not_in_the_hash(tmp_path: Path) -> None:
    game = pig(tmp_path, GOOD)
    marks = {(cell.table, cell.column): cell.mark for cell in game.content.cells}
    assert marks == {
        ("die", "sides"): "public: somewhere",
        ("die", "bust"): "public: somewhere",
        ("goal", "points"): "reconstructed",
    }
    assert game.content.hash == bottega.game("pig").content.hash


def test_several_contents_live_side_by_side(tmp_path: Path) -> None:
    short = pig(tmp_path, GOOD.replace("100", "10").replace("sides = 6", "sides = 4"))
    assert short.content.hash != bottega.game("pig").content.hash
    assert len(short.start(2).weights()) == 4
    assert len(bottega.game("pig").start(2).weights()) == 6


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ("sides = 6", "sides = 1", "mine.toml: table die, cell sides: expected `int` >= 2"),
        ("sides = 6", 'sides = "six"', "mine.toml: table die, cell sides: expected `int`, got `str`"),
        ("bust = 1", "bust = 9", "mine.toml: table die, cell bust: the die has no side 9"),
        ("bust = 1", "", "mine.toml: table die: object missing required field `bust`"),
        ("bust = 1", "bust = 1\nwings = 2", "mine.toml: table die: object contains unknown field `wings`"),
        ('mark = "rulebook"', "", "mine.toml: table goal: the mark is missing"),
        ('mark = "rulebook"', 'mark = "hearsay"', "mine.toml: table goal: 'hearsay' is not one of rulebook"),
        (
            "reconstructed",
            "hearsay",
            "table goal, cell points: 'hearsay' is not one of rulebook, public, reconstr",
        ),
        ("marks = { points", "marks = { pints", "marks names pints, which is not a cell of the row"),
        ("[goal]", "[gaol]", "mine.toml: content: object contains unknown field `gaol`"),
        ("[die]", "die = 3\n[dice]", "mine.toml: die must be a table"),
        ("[die]", "[die", "mine.toml: Expected ']'"),
    ],
)
def test_a_wrong_file_is_refused(tmp_path: Path, before: str, after: str, told: str) -> None:
    source = GOOD.replace(before, after, 1)
    with pytest.raises(ContentError) as refused:
        pig(tmp_path, source)
    assert told in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"cannot read .*nowhere\.toml: No such file"):
        bottega.game("pig", str(tmp_path / "nowhere.toml"))
    (tmp_path / "binary.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(ContentError, match="not UTF-8 text"):
        bottega.game("pig", str(tmp_path / "binary.toml"))


@pytest.mark.parametrize("name", bottega.game_names())
def test_every_cell_of_every_game_is_marked(name: str) -> None:
    cells = bottega.game(name).content.cells
    assert cells
    assert all(cell.mark.split(":")[0] in ("rulebook", "public", "reconstructed") for cell in cells)
    assert all(cell.mark.partition(":")[2] for cell in cells if cell.mark.startswith("public")), (
        "public names a source"
    )


# -- contents by name, by file and by tables -----------------------------------------------------------------------


def own(tmp_path: Path, name: str, source: str) -> Path:
    file = tmp_path / name
    file.write_text(source, "utf-8")
    return file


def test_a_shipped_content_is_found_by_its_name() -> None:
    italian = bottega.game("florenza-dice", "italian")
    assert italian.content.name == "italian"
    assert italian.content.shipped
    assert italian is bottega.game("florenza-dice", "italian"), "it is loaded once"
    assert bottega.game("florenza-dice", "second") is bottega.game("florenza-dice")


def test_an_unknown_name_is_told_the_names() -> None:
    with pytest.raises(
        ContentError, match=r"no content 'german'; shipped are first, italian, .*; to use a file"
    ):
        bottega.game("florenza-dice", "german")


def test_tables_are_a_content_too(tmp_path: Path) -> None:
    short = pig(tmp_path, GOOD.replace("100", "10"))
    assert not short.content.shipped
    again = bottega.game("pig", short.content.raw)
    assert again.content.hash == short.content.hash
    assert again.content.cells == short.content.cells


def test_a_copy_is_the_same_content_until_its_values_change(tmp_path: Path) -> None:
    first = bottega.game("florenza", "first")
    source = (files("bottega.games.florenza") / "contents" / "first.toml").read_text("utf-8")
    copy = bottega.game("florenza", str(own(tmp_path, "copy.toml", source)))
    assert copy.content.shipped
    assert copy.content.hashes == first.content.hashes
    changed = source.replace("sell = 100", "sell = 150")
    other = bottega.game("florenza", str(own(tmp_path, "changed.toml", changed)))
    assert not other.content.shipped
    assert other.content.hashes == {other.content.hash}, "the hashes of the original are not its own"


def test_an_own_file_can_name_its_former_hashes(tmp_path: Path) -> None:
    mine = pig(tmp_path, 'hashes = ["0123456789abcdef"]\n' + GOOD.replace("100", "10"))
    assert mine.content.hashes == {mine.content.hash, "0123456789abcdef"}
    with pytest.raises(ContentError, match=r"mine\.toml: hashes must be a list of texts"):
        pig(tmp_path, "hashes = [3]\n" + GOOD)


# -- extending -----------------------------------------------------------------------------------------------------


def test_a_file_extends_a_shipped_content(tmp_path: Path) -> None:
    game = pig(tmp_path, 'extends = "first"\n[goal]\npoints = 50\nmark = "rulebook"\n')
    assert game.content.tables.goal.points == 50
    assert game.content.tables.die.sides == 6
    marks = {(cell.table, cell.column): cell.mark.split(":")[0] for cell in game.content.cells}
    assert marks == {("die", "sides"): "public", ("die", "bust"): "public", ("goal", "points"): "rulebook"}
    whole = pig(tmp_path, GOOD.replace("100", "50"))
    assert game.content.hash == whole.content.hash


def test_a_file_extends_a_file_beside_it(tmp_path: Path) -> None:
    own(tmp_path, "base.toml", GOOD.replace("100", "50"))
    game = pig(tmp_path, 'extends = "base.toml"\n[die]\nsides = 8\nmark = "rulebook"\n')
    assert (game.content.tables.goal.points, game.content.tables.die.sides) == (50, 8)
    marks = {cell.column: cell.mark for cell in game.content.cells}
    assert marks == {"sides": "rulebook", "bust": "public: somewhere", "points": "reconstructed"}


def test_a_mark_can_change_alone(tmp_path: Path) -> None:
    game = pig(tmp_path, 'extends = "first"\n[goal]\nmarks = { points = "reconstructed" }\n')
    assert [cell.mark for cell in game.content.cells if cell.table == "goal"] == ["reconstructed"]
    assert game.content.shipped, "the values are the same"


ROWS = """
extends = "first"

[[building]]
name = "Casa"
points = 3
marks = { points = "public: an owner's box" }

[[work]]
name = "Facciata 5"
points = 9
mark = "rulebook"
"""


def test_rows_of_a_list_are_found_by_name_or_by_name_and_number(tmp_path: Path) -> None:
    game = bottega.game("florenza-dice", str(own(tmp_path, "mine.toml", ROWS)))
    before = bottega.game("florenza-dice", "first").content.cells
    changed = [cell for cell in game.content.cells if cell not in before]
    assert changed == [
        Cell("work", "Facciata 5", "points", 9, "rulebook"),
        Cell("building", "Casa", "points", 3, "public: an owner's box"),
    ]
    assert len(game.content.cells) == len(before)


def test_rows_without_names_are_found_by_number(tmp_path: Path) -> None:
    source = 'extends = "first"\n[[stack]]\nname = "2"\nprice = 7\nmark = "rulebook"\n'
    game = bottega.game("dice-forge", str(own(tmp_path, "mine.toml", source)))
    before = bottega.game("dice-forge").content.tables.stack
    assert [row.price for row in game.content.tables.stack] == [
        7 if number == 2 else row.price for number, row in enumerate(before, 1)
    ]


def test_a_row_with_a_new_name_is_a_new_row(tmp_path: Path) -> None:
    source = 'extends = "first"\n[[card]]\nname = "s99"\nmark = "rulebook"\n'
    with pytest.raises(ContentError, match=r"table card, row s99: object missing .*; it is a new row"):
        bottega.game("dice-forge", str(own(tmp_path, "mine.toml", source)))


@pytest.mark.parametrize(
    ("source", "told"),
    [
        ('extends = "mine.toml"', "mine.toml extends mine.toml: that is circular"),
        ('extends = "other.toml"', "mine.toml extends other.toml extends mine.toml: that is circular"),
        ('extends = "third.toml"', "mine.toml: extends 'third.toml': no such file; shipped are first"),
        ("extends = 3", "mine.toml: extends must be one of first, not 3"),
        ('extends = "first"\n[goal]\npoints = 5', "table goal, cell points: the mark is missing"),
        ('extends = "first"\n[[goal]]\npoints = 5', "mine.toml: goal must be a table, as in what it extends"),
        ('extends = "first"\n[goal]\nmarks = { pints = "rulebook" }', "marks names pints"),
        ('extends = "first"\n[goal]\nmarks = 3', "mine.toml: table goal: marks must be a table"),
        ('extends = "first"\n[goal]\npoints = 1\nmark = "rulebook"', "table goal, cell points: expected"),
        ('extends = "first"\ngoal = 5', "mine.toml: goal must be a table or a list of tables"),
    ],
)
def test_a_wrong_extension_is_refused(tmp_path: Path, source: str, told: str) -> None:
    own(tmp_path, "other.toml", 'extends = "mine.toml"')
    with pytest.raises(ContentError) as refused:
        pig(tmp_path, source)
    assert told in str(refused.value)
    assert "\n" not in str(refused.value)


def test_tables_cannot_extend_a_file(tmp_path: Path) -> None:
    file = own(tmp_path, "mine.toml", GOOD)
    with pytest.raises(ContentError, match="custom content: extends must be one of first, not"):
        bottega.game("pig", {"extends": str(file)})

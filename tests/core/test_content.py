"""Content is checked when it loads: a wrong file is refused naming table and cell."""

from __future__ import annotations

from pathlib import Path

import pytest

import bottega
from bottega import ContentError

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
    with pytest.raises(ContentError, match="not a text in UTF-8"):
        bottega.game("pig", str(tmp_path / "binary.toml"))


@pytest.mark.parametrize("name", bottega.game_names())
def test_every_cell_of_every_game_is_marked(name: str) -> None:
    cells = bottega.game(name).content.cells
    assert cells
    assert all(cell.mark.split(":")[0] in ("rulebook", "public", "reconstructed") for cell in cells)
    assert all(cell.mark.partition(":")[2] for cell in cells if cell.mark.startswith("public")), (
        "public names a source"
    )

"""The content: what it says, what it refuses, and another content to play with."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

import bottega
from bottega import OVER, ContentError, Rng, new_buffer
from bottega.core.playout import playout

SOURCE = (files("bottega.games.dice_forge") / "contents" / "first.toml").read_text("utf-8")


def changed(tmp_path: Path, old: str, new: str) -> bottega.Game:
    assert old in SOURCE
    file = tmp_path / "content.toml"
    file.write_text(SOURCE.replace(old, new, 1), "utf-8")
    return bottega.game("dice-forge", content=str(file))


def test_every_cell_says_where_it_is_known_from() -> None:
    cells = bottega.game("dice-forge").content.cells
    assert {cell.mark.split(":")[0] for cell in cells} == {"rulebook", "public", "reconstructed"}
    assert [(cell.table, cell.column) for cell in cells if cell.mark == "reconstructed"] == [
        ("boar", "order")
    ]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('name = "g3"', 'name = "g33"', "table face, row 3, cell name: 'g3' belongs here"),
        ('kind = "mirror"', 'kind = "plain"', "table face, row mirror, cell kind"),
        (
            'faces = ["g3", "g3", "g3", "g3"]',
            'faces = ["g3", "g3", "g3", "g4"]',
            "four equal faces or four different",
        ),
        ('faces = ["g3", "g3", "g3", "g3"]', 'faces = ["g4", "g4", "g4", "g4"]', "lies in another stack"),
        (
            'faces = ["g3", "g3", "g3", "g3"]',
            'faces = ["x3", "x3", "x3", "x3"]',
            "only plain and choice faces",
        ),
        ("gold = [3, 2]", "gold = [3, 2, 1]", "row 2, cell gold"),
        ('slot = "S2"', 'slot = "S3"', "slot S2"),
        ("steps = 15", "steps = 0", "table hammer, cell steps"),
        (
            'order = ["red", "yellow", "green", "blue"]',
            'order = ["red", "red", "green", "blue"]',
            "every colour once",
        ),
    ],
)
def test_a_content_that_cannot_be_played_is_refused(tmp_path: Path, old: str, new: str, message: str) -> None:
    with pytest.raises(ContentError, match=message):
        changed(tmp_path, old, new)


def test_another_content_plays(tmp_path: Path) -> None:
    game = changed(tmp_path, "rounds = 9", "rounds = 2")
    p = game.start(2)
    playout(p, Rng(1), new_buffer())
    assert (p.to_act, p.round) == (OVER, 2)
    assert game.content.hash != bottega.game("dice-forge").content.hash
    assert game.action_count == bottega.game("dice-forge").action_count


@pytest.mark.parametrize("language", ["it", "de"])
def test_names_of_cards_say_where_they_come_from(language: str) -> None:
    text = (files("bottega.games.dice_forge") / "text" / f"{language}.ftl").read_text("utf-8")
    if language == "de":
        assert "reconstructed" in text.partition("card-elder")[0]
        return
    lines = text.splitlines()
    for at, line in enumerate(lines):
        if line.startswith("card-"):
            assert lines[at - 1].lstrip("# ").split(":")[0].split(",")[0] in (
                "rulebook",
                "public",
                "reconstructed",
            ), line

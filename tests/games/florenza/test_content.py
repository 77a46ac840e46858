"""A corrected content is played with; a wrong one is refused naming table and cell."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

import bottega
from bottega import ContentError
from tests.games.florenza.properties import play_checked
from tests.rulebook.florenza.scene import Scene, laid_out

SOURCE = (files("bottega.games.florenza") / "contents" / "first.toml").read_text("utf-8")


def with_content(tmp_path: Path, before: str, after: str) -> bottega.Game:
    assert before in SOURCE
    file = tmp_path / "mine.toml"
    file.write_text(SOURCE.replace(before, after, 1), "utf-8")
    return bottega.game("florenza", str(file))


def test_another_content_plays(tmp_path: Path) -> None:
    game = with_content(tmp_path, "sell = 100", "sell = 150")
    assert game.content.hash != bottega.game("florenza").content.hash
    assert game.action_count == bottega.game("florenza").action_count
    play_checked(game, game.start(3), 8, every=20)


def test_the_second_edition_changes_reconstructed_cells_only() -> None:
    first, second = (bottega.game("florenza", name).content for name in ("first", "second"))
    assert bottega.game("florenza").content is second
    before = {(cell.table, cell.row, cell.column): cell for cell in first.cells}
    after = {(cell.table, cell.row, cell.column): cell for cell in second.cells}
    assert before.keys() == after.keys()
    changed = [place for place in before if before[place].value != after[place].value]
    assert all(before[place].mark == after[place].mark == "reconstructed" for place in changed)
    numbers = {row.name: row.no for row in second.tables.building}
    assert sorted((numbers[row], column) for _, row, column in changed) == [
        (13, "gain"), (14, "gain"), (15, "cost"), (16, "cost"), (17, "cost"), (18, "cost"),
        (24, "cost"), (25, "cost"), (26, "cost"), (27, "cost"), (29, "cost"),
    ]  # fmt: skip


def test_every_edition_plays() -> None:
    for name in ("first", "second"):
        game = bottega.game("florenza", name)
        play_checked(game, game.start(2), 3, every=40)


@pytest.mark.parametrize(
    ("before", "after", "message"),
    [
        ("lap_spaces = 10", "lap_spaces = 9", "table bishop, cell points: the track has 11 spaces, not 12"),
        ("squares = 8", "squares = 9", "table start, cell squares"),
        ('place = "palazzo"', 'place = "duomo"', "table artwork, row 1, cell place"),
        (
            "artist = 29",
            "artist = 5",
            "table skill, row Leonardo da Vinci, S, cell artist: 5 is not an artist",
        ),
        ("no = 2\n", "no = 3\n", "table building, row 2, cell no: 3 should be 2"),
        ('die1 = "duomo"', 'die1 = "palazzo"', "table ghost_places, cell die1"),
        ("values = [1, 5", "values = [2, 5", "table tokens, cell values"),
    ],
)
def test_a_wrong_content_is_refused(tmp_path: Path, before: str, after: str, message: str) -> None:
    with pytest.raises(ContentError) as refused:
        with_content(tmp_path, before, after)
    assert message in str(refused.value)


def test_familiars_that_are_placed_at_once_add_up(tmp_path: Path) -> None:
    """Two preachers with Antonio's effect: the second one's familiars are placed besides the rest of the first's."""
    game = with_content(
        tmp_path, "members = 2\neffect = { bp = 1 }", "members = 2\neffect = { at_once = true }"
    )
    scene = Scene(2).display("Antonio da Padova", "Tommaso d'Aquino")
    scene.family(0, florins=500, zone=2).family(1, zone=1)
    scene.turn(0)
    p = laid_out(scene.dump, game)
    for move in ("duomo 5", "market", "church 39", "captain c", "captain f", "administration"):
        assert p.to_act == 0, move
        p.play(game.find(p, move))
    assert p.to_act == 1

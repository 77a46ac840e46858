"""The site of the documentation: what its pages are made of, and what its check refuses."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import bottega
from tools.site import check, games, reference, text

pytestmark = pytest.mark.interpreted

GAMES = bottega.game_names()


def numbers(ranges: str) -> set[int]:
    """The numbers that ranges stand for."""
    found: set[int] = set()
    for low, high in re.findall(r"(\d+)(?:–(\d+))?", ranges):
        found |= set(range(int(low), int(high or low) + 1))
    return found


def rows(page: str, heading: str) -> list[list[str]]:
    """The cells of the first table below a heading."""
    below = page.partition(f"## {heading}\n")[2].split("\n## ")[0]
    lines = [line for line in below.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines]


@pytest.mark.parametrize("name", GAMES)
def test_every_action_of_a_game_is_in_the_table_of_its_actions(name: str) -> None:
    game = bottega.game(name)
    heads, _, *actions = rows(games.position(game), "Actions")
    columns = [heads.index(head) for head in ("Numbers", "Reserved") if head in heads]
    listed = [number for row in actions for at in columns for number in numbers(row[at])]
    assert sorted(listed) == list(range(game.action_count))


@pytest.mark.parametrize("name", GAMES)
def test_the_page_of_the_rules_has_every_rule(name: str) -> None:
    game = bottega.game(name)
    page = games.rules(game)
    assert re.findall(r'<span id="([^"]+)">', page) == [rule.id for rule in game.rules.rules]
    assert set(re.findall(r'href="#([^"]+)"', page)) <= {rule.id for rule in game.rules.rules}


@pytest.mark.parametrize("name", GAMES)
def test_the_page_of_the_content_marks_what_is_reconstructed(name: str) -> None:
    game = bottega.game(name)
    marked = sum(cell.mark.startswith("reconstructed") for cell in game.content.cells)
    tables = games.content(game).split("\n## The content ")[0].split("\n## ", 1)[1]
    assert tables.count("≈") == marked


@pytest.mark.parametrize("name", GAMES)
def test_the_page_of_the_view_describes_every_field(name: str) -> None:
    game = bottega.game(name)
    page = games.view(game)
    for field in type(game.view(game.start(), 0)).__struct_fields__:
        assert f"| <code>{field}</code> |" in page
    headings = set(re.findall(r"^## .* \{ #(\w+) \}$", page, re.MULTILINE))
    assert set(re.findall(r'href="#([^"]+)"', page)) <= headings


def test_the_history_of_the_rules_comes_from_the_changelog() -> None:
    fixed = "#### Game of Goose (rules 2)\n\n- B: c.\n- D.\n\n#### Other\n\n- F."
    changelog = f"## 1.0\n\n### Added\n\n- A.\n\n### Fixed\n\n{fixed}\n\n## 0.9\n\n- E.\n"
    assert games.history(changelog, "Game of Goose") == {2: "- B: c.\n- D."}
    assert games.history(changelog, "Goose") == {}


def test_the_reference_has_a_page_for_each_package() -> None:
    pages = reference.pages()
    assert "reference/bottega.core.game.md" in pages["bottega.core"]
    assert "::: bottega.client" in pages["bottega"]["reference/bottega.client.md"]


def test_tables_leave_out_empty_columns() -> None:
    assert text.table(["a", "b", "c"], [["1", "", "x|y"]]) == "| a | c |\n| --- | --- |\n| 1 | x\\|y |"


def test_docstrings_below_attributes_are_found() -> None:
    from bottega.core import game

    assert text.attribute_docs(game)["Entry"]["short"] == "A few words, read under the title of the group."


@pytest.fixture
def site(tmp_path: Path) -> Path:
    (tmp_path / "search").mkdir()
    (tmp_path / "search" / "search_index.json").write_text("{}")
    (tmp_path / "a.html").write_text('<h1 id="top">A</h1><a href="#top">up</a><img src="b/c.png">')
    (tmp_path / "b").mkdir()
    (tmp_path / "b" / "c.png").write_bytes(b"")
    (tmp_path / "b" / "d.html").write_text(
        '<a href="../a.html#top">A</a><a href="https://example.org/">out</a>'
    )
    return tmp_path


def test_a_sound_site_passes(site: Path) -> None:
    assert check.problems(site) == []


@pytest.mark.parametrize(
    ("bad", "problem"),
    [
        ('<a href="missing.html">x</a>', "e.html has a dead link: missing.html"),
        ('<a href="a.html#nowhere">x</a>', "e.html has a dead link: a.html#nowhere"),
        ('<img src="b/gone.png">', "e.html has a dead link: b/gone.png"),
        (
            '<script src="https://cdn.example/x.js"></script>',
            "e.html loads https://cdn.example/x.js from another host",
        ),
        (
            '<link rel="stylesheet" href="//cdn.example/x.css">',
            "e.html loads //cdn.example/x.css from another host",
        ),
    ],
)
def test_a_dead_link_and_a_foreign_script_are_refused(site: Path, bad: str, problem: str) -> None:
    (site / "e.html").write_text(bad)
    assert check.problems(site) == [problem]


def test_a_site_without_a_search_is_refused(site: Path) -> None:
    (site / "search" / "search_index.json").unlink()
    assert check.problems(site) == ["there is no index for the search"]

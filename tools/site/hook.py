"""Hooks for MkDocs: add generated pages, turn links within the repository into links within the site, and check the
result.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File

import bottega
from bottega.lab import report as balance
from bottega.lab.findings import Report
from tools.site import check, games, reference

ROOT = Path(__file__).parents[2]

DOCUMENTS = {
    "README.md": "start.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "security.md",
    "CODE_OF_CONDUCT.md": "conduct.md",
}
"""The documents in the top folder, and their addresses on the site."""

LINK = re.compile(r"""(?P<before>\]\(|\b(?:src|href)=")(?P<path>[^)"#\s:]+)(?=[#)"])""")
FENCE = re.compile(r"^(```.*?^```$)", re.MULTILINE | re.DOTALL)


def on_config(config: Any) -> Any:
    """Fill in the groups of the navigation that mkdocs.yml leaves empty."""
    config.games = games.pages()
    config.reference = reference.pages()
    decisions = [f"decisions/{file.name}" for file in sorted((ROOT / "docs" / "decisions").glob("*.md"))]
    overview, *packages = config.reference.items()
    groups: dict[str, list[Any]] = {
        "Games": [{title: list(found)} for title, found in config.games.items()],
        "Reference": [*overview[1], *({title: list(found)} for title, found in packages)],
        "Decisions": sorted(decisions, key=lambda path: not path.endswith("README.md")),
    }
    _fill(config.nav, groups)
    return config


def _fill(nav: list[Any], groups: dict[str, list[Any]]) -> None:
    for entry in nav:
        if isinstance(entry, dict):
            for title, pages in entry.items():
                if pages == []:
                    entry[title] = groups[title]
                elif isinstance(pages, list):
                    _fill(pages, groups)


def on_files(files: Any, config: Any) -> Any:
    """Add the pages of games and reference, the documents of the top folder, the sources that pages link to, and the
    balance reports.
    """
    made: dict[str, str] = {}
    for found in (*config.games.values(), *config.reference.values()):
        made |= found
    for document, address in DOCUMENTS.items():
        made[address] = (ROOT / document).read_text("utf-8")
    for source in sorted(_linked_sources()):
        made[f"sources/{source}.md"] = _source_page(source)
    for numbers in sorted((ROOT / "docs" / "results").glob("*.json")):
        made[f"results/{numbers.stem}.html"] = _balance_page(numbers)
    for address, text in made.items():
        files.append(File.generated(config, address, content=text))
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, files: Any) -> str:
    """Turn links to files of the repository into links to pages of the site."""
    address = page.file.src_uri
    own = next((document for document, at in DOCUMENTS.items() if at == address), None)
    if own is None and page.file.generated_by is not None:
        return markdown
    folder = posixpath.dirname(own if own is not None else f"docs/{address}")
    parts = FENCE.split(markdown)
    return "".join(
        part if part.startswith("```") else LINK.sub(lambda match: _link(match, folder, address), part)
        for part in parts
    )


def on_post_build(config: Any) -> None:
    """Refuse a site that has a dead link or loads something from another host."""
    found = check.problems(Path(config.site_dir))
    if found:
        raise PluginError("\n".join(found))


def _link(match: re.Match[str], folder: str, address: str) -> str:
    target = _address(posixpath.normpath(posixpath.join(folder, match["path"])))
    return match["before"] + posixpath.relpath(target, posixpath.dirname(address) or ".")


def _address(path: str) -> str:
    """The address of a repository file on the site."""
    if path in DOCUMENTS:
        return DOCUMENTS[path]
    if not path.startswith("docs/"):
        return f"sources/{path}.md"
    if (ROOT / path).is_dir():
        path = f"{path}/README.md"
    return path.removeprefix("docs/")


def _linked_sources() -> set[str]:
    """The files that documents link to and that are not pages themselves."""
    return {path for path in _links() if _address(path).startswith("sources/") and (ROOT / path).is_file()}


def _links() -> Iterator[str]:
    documents = [*(ROOT / name for name in DOCUMENTS), *(ROOT / "docs").rglob("*.md")]
    for document in documents:
        folder = document.parent.relative_to(ROOT).as_posix()
        for part in FENCE.split(document.read_text("utf-8")):
            if not part.startswith("```"):
                for match in LINK.finditer(part):
                    yield posixpath.normpath(posixpath.join(folder, match["path"]))


def _balance_page(numbers: Path) -> str:
    report = msgspec.json.decode(numbers.read_bytes(), type=Report)
    return balance.page(bottega.game(report.reports[0].plan.game).title("en"), report)


def _source_page(path: str) -> str:
    text = (ROOT / path).read_text("utf-8").rstrip()
    kind = {".py": "python", ".yaml": "yaml", ".yml": "yaml", ".toml": "toml"}.get(Path(path).suffix, "text")
    return f"---\nsearch: {{ exclude: true }}\n---\n\n# {path}\n\n````{kind}\n{text}\n````\n"

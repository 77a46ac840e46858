"""What each language has and lacks: `python -m tools.languages [LANGUAGE]`; with a language, every text that it lacks.

It fails if a language that calls itself complete lacks a text.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import ast, parse

from bottega.core.languages import FALLBACK, FOLDER, KNOWN, Kind, read_toml

PARTS = sorted(
    Path(str(file)).name for file in (FOLDER / FALLBACK).iterdir() if not file.name.endswith(".json")
)
"""The files of the English texts: a language has the same ones."""


def texts(language: str, part: str) -> Iterator[str]:
    """The names of the texts in a file."""
    name, _, kind = part.partition(".")
    file = FOLDER / language / part
    if kind != "ftl":
        toml: Kind = "rules.toml" if kind == "rules.toml" else "lessons.toml"
        yield from read_toml(f"bottega.{name}", language, toml)
    elif file.is_file():
        for entry in parse(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Message | ast.Term):
                yield entry.id.name


def missing(language: str) -> dict[str, list[str]]:
    """The English texts that a language lacks, by file."""
    found = {}
    for part in PARTS:
        known = set(texts(language, part))
        found[part] = [name for name in texts(FALLBACK, part) if name not in known]
    return {part: names for part, names in found.items() if names}


def main() -> None:
    wanted = sys.argv[1:]
    all_texts = sum(1 for part in PARTS for _ in texts(FALLBACK, part))
    broken = False
    for language, about in KNOWN.items():
        lacks = missing(language)
        count = sum(map(len, lacks.values()))
        broken |= about.complete and count > 0
        promise = "complete" if about.complete else "not complete"
        parts = (
            "; lacks " + ", ".join(f"{part} {len(names)}" for part, names in lacks.items()) if lacks else ""
        )
        print(f"{language} {about.name}: {all_texts - count} of {all_texts} texts, {promise}{parts}")
        if language in wanted:
            for part, names in lacks.items():
                print(f"  {part}: {' '.join(names)}")
    if broken:
        sys.exit("A complete language lacks texts: `python -m tools.languages LANGUAGE` names them.")


if __name__ == "__main__":
    main()

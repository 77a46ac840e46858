"""What a view contains: its structs with their fields, types and docstrings."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from html import escape
from inspect import cleandoc, get_annotations
from typing import Any, get_args, get_type_hints

import msgspec

from tools.site.text import attribute_docs, code, page, table


def structs_of(kind: type[msgspec.Struct]) -> list[type[msgspec.Struct]]:
    """A struct and all structs that it contains, each once, in the order in which they appear."""
    found = [kind]
    for each in found:
        for field in each.__struct_fields__:
            found += [struct for struct in _within(get_type_hints(each)[field]) if struct not in found]
    return found


def _within(kind: Any) -> Iterator[type[msgspec.Struct]]:
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        yield kind
    for part in get_args(kind):
        yield from _within(part)


def describe(kind: type[msgspec.Struct]) -> str:
    """The structs as sections, each with a table of its fields; types link to their sections."""
    structs = structs_of(kind)
    names = {struct.__name__ for struct in structs}
    return page(*(_section(struct, names) for struct in structs))


def _section(struct: type[msgspec.Struct], names: set[str]) -> str:
    written: dict[str, str] = {}
    about: dict[str, str] = {}
    for base in reversed(struct.__mro__):
        if base.__module__.startswith("bottega."):
            written |= {name: str(kind) for name, kind in get_annotations(base).items()}
            about |= attribute_docs(sys.modules[base.__module__]).get(base.__name__, {})
    rows = [
        [code(name), _type(written[name], names), " ".join(about.get(name, "").split())]
        for name in struct.__struct_fields__
    ]
    if not about:
        rows = [row[:2] for row in rows]
    return page(
        f"## {struct.__name__} {{ #{struct.__name__.lower()} }}",
        cleandoc(struct.__dict__.get("__doc__") or ""),
        table(["Field", "Type", "Meaning"][: len(rows[0])], rows) if rows else "",
    ).rstrip()


def _type(written: str, names: set[str]) -> str:
    """A type as code, with links to the sections of the structs in it."""

    def link(match: re.Match[str]) -> str:
        name = match[0]
        return f'<a href="#{name.lower()}">{name}</a>' if name in names else name

    return f"<code>{re.sub(r'[A-Za-z_]+', link, escape(written, quote=False))}</code>"

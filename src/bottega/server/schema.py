"""One JSON Schema of everything on the wire.

The page's types are made from it. The views of the installed games are in it too, named after their structs.
"""

from __future__ import annotations

import json
from typing import Any

import msgspec

from bottega.core.registry import game, game_names
from bottega.server.protocol import (
    basics,
    boxes,
    days,
    dice,
    messages,
    notices,
    people,
    replay,
    states,
    tables,
)
from bottega.server.protocol.basics import Wire

ROOTS: dict[str, Any] = {
    "ClientMessage": messages.ClientMessage,
    "ServerMessage": states.ServerMessage,
    **{
        name: kind
        for module in (basics, tables, boxes, days, dice, replay, messages, notices, people, states)
        for name, kind in vars(module).items()
        if isinstance(kind, type) and issubclass(kind, Wire) and kind is not Wire
    },
}


def view_types() -> dict[str, Any]:
    """The type of each installed game's view, by the game's name."""
    games = {name: game(name) for name in game_names()}
    return {name: type(each.view(each.start(), None)) for name, each in games.items()}


def schema() -> dict[str, Any]:
    """The schema: the types in `$defs`, and a property for each message, body and view."""
    roots = {**ROOTS, **{f"view:{name}": kind for name, kind in view_types().items()}}
    schemas, components = msgspec.json.schema_components(roots.values(), ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Protocol",
        "type": "object",
        "properties": dict(zip(roots, schemas, strict=True)),
        "required": list(roots),
        "additionalProperties": False,
        "$defs": components,
    }


if __name__ == "__main__":
    print(json.dumps(schema(), indent=1, ensure_ascii=False))

"""docs/protocol.md lists the messages that there are."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

from bottega.server.protocol.messages import ClientMessage
from bottega.server.protocol.states import ServerMessage

DOCUMENT = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
SOCKET = DOCUMENT.split("\n## The socket\n")[1].split("\n## ")[0]


def tags(union: object) -> set[str]:
    return {each.__struct_config__.tag for each in get_args(union)}


def cells(column: int) -> set[str]:
    rows = [line.split("|") for line in SOCKET.splitlines() if line.startswith("| `")]
    return {name for row in rows for name in re.findall("`([^`]+)`", row[column])}


def test_the_table_of_the_socket_has_a_row_for_every_message() -> None:
    assert cells(1) == tags(ClientMessage), "see docs/add-a-message.md"


def test_answers_and_news_are_explained() -> None:
    assert cells(2) <= tags(ServerMessage)
    assert [name for name in sorted(tags(ServerMessage)) if f"`{name}`" not in DOCUMENT] == []

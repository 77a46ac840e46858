"""Nim, written as a third party would: interpreted, outside the package, without cells or tables of its own.

There is a heap of stones; each player in turn takes one, two or three; who takes the last one wins.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

from msgspec import Meta, Struct
from mypy_extensions import i16

import bottega
from bottega.bots import Bot
from bottega.core.content import Content, ContentSource, load_content
from bottega.core.dumping import Reader
from bottega.core.errors import NotationError
from bottega.core.game import Refusal
from bottega.core.position import NOT_TO_ACT, TO_ACT, cells_from
from bottega.core.texts import Text, text

MOST = 3


class Heap(Struct):
    stones: Annotated[int, Meta(ge=1, le=1000)]


class Box(Struct):
    heap: Heap


class NimPosition(bottega.Position):
    def __init__(self, players: int, stones: int, to_act: int = 0, last: int = 0) -> None:
        super().__init__(cells_from([to_act, players, 1]))
        self.stones = stones
        self.last = last

    @property
    def action_count(self) -> int:
        return MOST

    def refuse(self, action: int, seat: int) -> int:
        if self.to_act < 0 or seat != self.to_act:
            return NOT_TO_ACT
        return 0 if action < self.stones else 2

    def fill(self, buf: Any, seat: int = -1) -> int:
        count = min(MOST, self.stones)
        for action in range(count):
            buf[action] = action
        return count

    def apply(self, action: int, seat: int = -1) -> None:
        self.last = self.to_act
        self.stones -= action + 1
        if self.log is not None:
            self.log.append(bottega.Event("took", self.last, {"stones": action + 1}, "nim-1"))
        self.cells[TO_ACT] = i16((self.last + 1) % self.seats if self.stones else bottega.OVER)

    def copy(self) -> NimPosition:
        return NimPosition(self.seats, self.stones, self.to_act, self.last)

    def key(self) -> bytes:
        return repr((self.seats, self.stones, self.to_act, self.last)).encode()

    def scores(self) -> list[int]:
        return [int(seat == self.last and self.stones == 0) for seat in range(self.seats)]

    def winners(self) -> tuple[int, ...]:
        return (self.last,) if self.stones == 0 else ()

    def dump(self) -> dict[str, object]:
        return {"players": self.seats, "stones": self.stones, "to_act": self.to_act, "last": self.last}

    def __reduce__(self) -> Any:
        return NimPosition, (self.seats, self.stones, self.to_act, self.last)


class View(Struct):
    stones: int


class game(bottega.Game):
    name = "nim"
    package = "tests.outside.nim"
    rules_version = 1
    min_players = 2
    max_players = 3
    turn_rule = "nim-1"
    action_count = MOST
    outcome_count = 1

    @classmethod
    def load_content(cls, source: ContentSource) -> Content[Box]:
        return load_content(cls.package, source, Box, lambda box: None)

    def new_position(self, players: int, options: Any) -> NimPosition:
        return NimPosition(players, self.content.tables.heap.stones)

    def load(self, data: object) -> NimPosition:
        dump = Reader(data)
        players = dump.number("players", 2, 3)
        return NimPosition(
            players,
            dump.number("stones", 0, 1000),
            dump.number("to_act", -2, players - 1),
            dump.number("last", 0, players - 1),
        )

    def notate(self, position: bottega.Position, action: int) -> str:
        return str(action + 1)

    def parse(self, position: bottega.Position, text: str) -> int:
        if text not in ("1", "2", "3"):
            raise NotationError(f"{text!r} is not a number of stones from 1 to 3")
        return int(text) - 1

    def target(self, position: bottega.Position, action: int, seat: int = -1) -> str:
        return "heap"

    def sentence(self, position: bottega.Position, action: int, seat: int = -1) -> Text:
        return text("action-take", stones=action + 1)

    def question(self, position: bottega.Position, seat: int = -1) -> Text:
        return text("question")

    def explain(self, position: bottega.Position, action: int, seat: int, code: int) -> Refusal:
        return Refusal("nim-1", text("refusal-few"))

    def event_text(self, event: bottega.Event, who: str) -> Text:
        return Text("event-took", {"who": who, **event.args})

    def view(self, position: bottega.Position, seat: int | None) -> View:
        assert isinstance(position, NimPosition)
        return View(position.stones)

    def draw(self, position: bottega.Position, seat: int | None, language: str, names: Sequence[str]) -> str:
        assert isinstance(position, NimPosition)
        return "o" * position.stones


class PerfectBot(Bot):
    """Leaves a multiple of four, if it can: a bot as a user writes one."""

    def choose(self, position: bottega.Position, seat: int) -> int:
        assert isinstance(position, NimPosition)
        return max(0, position.stones % (MOST + 1) - 1)

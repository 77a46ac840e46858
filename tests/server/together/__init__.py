"""Together: a game for the tests of the server, in which all seats decide at once and something is hidden.

Each round a die shows what the pot is worth. Everybody picks one of three cards, each once in the game, face down, and
may take the pot if it is still there; who has nothing more to do is done. Then the cards are turned up and count.
Taking the pot is the one thing that two seats can have planned and only one can do.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from mypy_extensions import i16

import bottega
from bottega.core.content import Content, ContentSource, load_content
from bottega.core.dumping import Reader
from bottega.core.errors import NotationError
from bottega.core.game import Order, Refusal
from bottega.core.position import CHANCE, HEADER, NOT_TO_ACT, OVER, ROUND, TO_ACT, cells_from
from bottega.core.texts import Text, text

POT, SEAT = HEADER, HEADER + 1
POINTS, USED, PICKED, DONE, WIDTH = 0, 1, 2, 3, 4
CARDS, TAKE, KEEP, ACTIONS = 3, 3, 4, 5
ROUNDS = 3
WORDS = ("card 1", "card 2", "card 3", "pot", "done")


class Box(Struct):
    die: dict[str, int]


class TogetherPosition(bottega.Position):
    def at(self, seat: int, what: int) -> int:
        return SEAT + WIDTH * seat + what

    @property
    def waiting(self) -> tuple[int, ...]:
        if self.to_act < 0:
            return ()
        return tuple(seat for seat in range(self.seats) if not self.cells[self.at(seat, DONE)])

    @property
    def action_count(self) -> int:
        return ACTIONS

    def refuse(self, action: int, seat: int) -> int:
        if seat not in self.waiting:
            return NOT_TO_ACT
        picked = self.cells[self.at(seat, PICKED)]
        if action < CARDS:
            return 2 if picked else 3 if self.cells[self.at(seat, USED)] & 1 << action else 0
        if action == TAKE:
            return 0 if self.cells[POT] else 4
        return 0 if picked else 5

    def fill(self, buf: Any, seat: int = -1) -> int:
        found = self.actions(seat)
        for place, action in enumerate(found):
            buf[place] = i16(action)
        return len(found)

    def weights(self) -> list[tuple[int, int]]:
        return [(side, 1) for side in range(1, 7)]

    def apply(self, action: int, seat: int = -1) -> None:
        cells = self.cells
        if self.to_act == CHANCE:
            cells[POT] = i16(action)
            self.note("pot", -1, worth=action)
        else:
            seat = self.to_act if seat < 0 else seat
            if action < CARDS:
                cells[self.at(seat, PICKED)] = i16(action + 1)
                cells[self.at(seat, USED)] = i16(cells[self.at(seat, USED)] | 1 << action)
                self.note("picked", seat)
            elif action == TAKE:
                cells[self.at(seat, POINTS)] += cells[POT]
                self.note("took", seat, worth=int(cells[POT]))
                cells[POT] = i16(0)
            else:
                cells[self.at(seat, DONE)] = i16(1)
        open_seats = [s for s in range(self.seats) if not cells[self.at(s, DONE)]]
        if open_seats:
            cells[TO_ACT] = i16(open_seats[0])
        else:
            self.turn_up()

    def turn_up(self) -> None:
        cells = self.cells
        for seat in range(self.seats):
            self.note("turned", seat, card=int(cells[self.at(seat, PICKED)]))
            cells[self.at(seat, POINTS)] += cells[self.at(seat, PICKED)]
            cells[self.at(seat, PICKED)] = cells[self.at(seat, DONE)] = i16(0)
        cells[TO_ACT] = i16(OVER if cells[ROUND] == ROUNDS else CHANCE)
        if cells[TO_ACT] == CHANCE:
            cells[ROUND] += i16(1)

    def note(self, kind: str, seat: int, **args: int) -> None:
        if self.log is not None:
            self.log.append(bottega.Event(kind, seat, args, "together-1"))

    def scores(self) -> list[int]:
        return [int(self.cells[self.at(seat, POINTS)]) for seat in range(self.seats)]

    def winners(self) -> tuple[int, ...]:
        return tuple(s for s, points in enumerate(self.scores()) if points == max(self.scores()))

    def copy(self) -> TogetherPosition:
        return TogetherPosition(self.cells[:])

    def dump(self) -> dict[str, object]:
        return {"cells": [int(cell) for cell in self.cells]}

    def __reduce__(self) -> Any:
        return restore, ([int(cell) for cell in self.cells],)


def restore(cells: list[int]) -> TogetherPosition:
    return TogetherPosition(cells_from(cells))


class Player(Struct, forbid_unknown_fields=True):
    points: int
    picked: int | None
    done: bool


class View(Struct, forbid_unknown_fields=True):
    """`picked` is the card, 0 for none, and null for one that the viewer may not see."""

    pot: int
    players: list[Player]


class game(bottega.Game):
    name = "together"
    package = "tests.server.together"
    rules_version = 1
    min_players = 1
    max_players = 4
    turn_rule = "together-2"
    action_count = ACTIONS
    outcome_count = 7
    orders = (Order("finish", text("order-finish"), ("ask", "always")),)

    @classmethod
    def load_content(cls, source: ContentSource) -> Content[Box]:
        return load_content(cls.package, source, Box, lambda box: None)

    def new_position(self, players: int, options: Any) -> TogetherPosition:
        return TogetherPosition(cells_from([CHANCE, players, 1, 0] + [0] * WIDTH * players))

    def load(self, data: object) -> TogetherPosition:
        return restore(Reader(data).numbers("cells", None, -2, 100))

    def notate(self, position: bottega.Position, action: int) -> str:
        return str(action) if position.to_act == CHANCE else WORDS[action]

    def parse(self, position: bottega.Position, text: str) -> int:
        if position.to_act == CHANCE and text.isdecimal():
            return int(text)
        if text in WORDS:
            return WORDS.index(text)
        raise NotationError(f"{text!r} is not a move")

    secret_moves = True

    def may_know(self, position: bottega.Position, action: int, seat: int, viewer: int | None) -> bool:
        """Cards are picked face down."""
        return seat < 0 or action >= CARDS or viewer == seat

    def target(self, position: bottega.Position, action: int, seat: int = -1) -> str:
        return "die" if position.to_act == CHANCE else WORDS[action].split()[0]

    def sentence(self, position: bottega.Position, action: int, seat: int = -1) -> Text:
        if position.to_act == CHANCE:
            return text("outcome", worth=action)
        return text("action-card", card=action + 1) if action < CARDS else text(f"action-{WORDS[action]}")

    def question(self, position: bottega.Position, seat: int = -1) -> Text:
        return text("question")

    def explain(self, position: bottega.Position, action: int, seat: int, code: int) -> Refusal:
        return Refusal("together-1", text(f"refusal-{code}"))

    def event_text(self, event: bottega.Event, who: str) -> Text:
        return Text(f"event-{event.kind}", {"who": who, **event.args})

    def view(self, position: bottega.Position, seat: int | None) -> View:
        p = position
        assert isinstance(p, TogetherPosition)
        players = [
            Player(
                points=p.scores()[each],
                picked=int(p.cells[p.at(each, PICKED)])
                if each == seat or not p.cells[p.at(each, PICKED)]
                else None,
                done=bool(p.cells[p.at(each, DONE)]),
            )
            for each in range(p.seats)
        ]
        return View(int(p.cells[POT]), players)

    def draw(self, position: bottega.Position, seat: int | None, language: str, names: Sequence[str]) -> str:
        return str(self.view(position, seat))

    def standing_action(self, position: bottega.Position, seat: int, orders: dict[str, str]) -> int | None:
        return KEEP if orders.get("finish") == "always" and position.refusal(KEEP, seat) == 0 else None

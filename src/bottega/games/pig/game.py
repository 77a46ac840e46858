"""Pig, as the contract has it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any, cast

import msgspec

from bottega.core.content import Content, load_content
from bottega.core.dumping import Reader
from bottega.core.game import Game, Refusal
from bottega.core.position import CHANCE, OVER, ROUND, TO_ACT, Event, Position
from bottega.core.texts import Text, text
from bottega.games.pig import notation
from bottega.games.pig.content import Box, check
from bottega.games.pig.position import ACTIONS, ACTIVE, HOLD, POINTS, POT, PigPosition, new
from bottega.games.pig.tables import Tables
from bottega.games.pig.view import PigView, view

if TYPE_CHECKING:
    from rich.console import RenderableType

MOST_PLAYERS = 8
MOST_POINTS = 30000


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    goal: Annotated[int, msgspec.Meta(ge=2, le=1000)] | None = None
    """Points to reach, if not the content's."""


class PigGame(Game):
    name = "pig"
    package = "bottega.games.pig"
    rules_version = 1
    min_players = 2
    max_players = MOST_PLAYERS
    turn_rule = "pig-5"
    Options = Options

    content: Content[Box]

    def __init__(self, content: str | None = None) -> None:
        super().__init__(content)
        box = self.content.tables
        self.tables = Tables(box.die.sides, box.die.bust)
        self.action_count = ACTIONS
        self.outcome_count = box.die.sides + 1

    @classmethod
    def load_content(cls, file: str | None) -> Content[Box]:
        return load_content(cls.package, file, Box, check)

    def new_position(self, players: int, options: Any) -> PigPosition:
        return new(self.tables, players, options.goal or self.content.tables.goal.points)

    def load(self, data: object) -> PigPosition:
        dump = Reader(data)
        goal = dump.number("goal", 2, 1000)
        points = dump.numbers("points", None, 0, MOST_POINTS)
        if not 2 <= len(points) <= MOST_PLAYERS:
            raise dump.fail("points", f"there are 2 to {MOST_PLAYERS} players, not {len(points)}")
        p = new(self.tables, len(points), goal)
        p.cells[ROUND] = dump.number("round", 1, MOST_POINTS)
        p.cells[ACTIVE] = dump.number("active", 0, len(points) - 1)
        p.cells[POT] = dump.number("pot", 0, MOST_POINTS)
        for seat, value in enumerate(points):
            p.cells[POINTS + seat] = value
        rolling, over = dump.flag("rolling"), dump.flag("over")
        done = points[p.cells[ACTIVE]] >= goal
        if over != done or (over and rolling):
            raise dump.fail(
                "over", "a game is over when the active player has reached the goal, and only then"
            )
        if not rolling and not over and p.cells[POT] == 0:
            raise dump.fail("pot", "somebody who decides has rolled something")
        p.cells[TO_ACT] = CHANCE if rolling else OVER if over else p.cells[ACTIVE]
        dump.done()
        return p

    def notate(self, position: Position, action: int) -> str:
        return notation.notate(_pig(position), action)

    def parse(self, position: Position, text: str) -> int:
        return notation.parse(_pig(position), text)

    def target(self, position: Position, action: int, seat: int = -1) -> str:
        return "bank" if position.to_act != CHANCE and action == HOLD else "die"

    def sentence(self, position: Position, action: int, seat: int = -1) -> Text:
        pot = _pig(position).cells[POT]
        if position.to_act == CHANCE:
            return text("outcome-side", side=action)
        return text("action-hold", pot=pot) if action == HOLD else text("action-roll", pot=pot)

    def question(self, position: Position, seat: int = -1) -> Text:
        return text("question-roll-or-hold", pot=_pig(position).cells[POT])

    def explain(self, position: Position, action: int, seat: int, code: int) -> Refusal:
        raise AssertionError("whoever is to act may do everything")

    def event_text(self, event: Event, who: str) -> Text:
        return Text(f"event-{event.kind}", {"who": who, **event.args})

    def view(self, position: Position, seat: int | None) -> PigView:
        return view(_pig(position))

    def draw(
        self, position: Position, seat: int | None, language: str, names: Sequence[str]
    ) -> RenderableType:
        from bottega.games.pig.terminal import draw

        return draw(self.view(position, seat), names, lambda said: self.say(said, language))


def _pig(position: Position) -> PigPosition:
    return cast(PigPosition, position)

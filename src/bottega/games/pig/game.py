"""Pig, put together as the contract requires."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any, cast

import msgspec

from bottega.core.content import Content, ContentSource, load_content
from bottega.core.game import Die, Entry, Game, Refusal
from bottega.core.position import CHANCE, Event, Position
from bottega.core.texts import Text
from bottega.core.things import Thing
from bottega.games.pig import dump, notation, speech
from bottega.games.pig import layout as at
from bottega.games.pig.content import Box, check
from bottega.games.pig.position import PigPosition, new
from bottega.games.pig.shape import MOST_PLAYERS, SHAPE
from bottega.games.pig.tables import Tables
from bottega.games.pig.view import PigView, view

if TYPE_CHECKING:
    from rich.console import RenderableType


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    goal: Annotated[int, msgspec.Meta(ge=2, le=1000)] | None = None
    """Points to reach; by default those of the content."""


class PigGame(Game):
    name = "pig"
    package = "bottega.games.pig"
    rules_version = 1
    min_players = 2
    max_players = MOST_PLAYERS
    same_view = True
    turn_rule = "pig-5"
    Options = Options
    shape = SHAPE

    content: Content[Box]

    tables: Tables

    def __init__(self, content: ContentSource | None = None) -> None:
        super().__init__(content)
        self.action_count = at.ACTIONS
        self.outcome_count = self.content.tables.die.sides + 1

    @classmethod
    def load_content(cls, source: ContentSource) -> Content[Box]:
        return load_content(cls.package, source, Box, check)

    def pack(self) -> Tables:
        die = self.content.tables.die
        return Tables(die.sides, die.bust)

    def rule_values(self, language: str) -> dict[str, int | str]:
        return {"bust": self.content.tables.die.bust}

    def things(self) -> list[Thing]:
        return speech.things()

    def new_position(self, players: int, options: Any) -> PigPosition:
        return new(self.tables, players, options.goal or self.content.tables.goal.points)

    def load(self, data: object) -> PigPosition:
        return dump.load(self.tables, data)

    def notate(self, position: Position, action: int) -> str:
        return notation.notate(_pig(position), action)

    def parse(self, position: Position, text: str) -> int:
        return notation.parse(_pig(position), text)

    def target(self, position: Position, action: int, seat: int = -1) -> str:
        return "bank" if position.to_act != CHANCE and action == at.HOLD else "die"

    def die(self, position: Position) -> Die:
        return Die("die", _pig(position).active)

    def sentence(self, position: Position, action: int, seat: int = -1) -> Text:
        return speech.sentence(_pig(position), action)

    def entry(self, position: Position, action: int, seat: int = -1) -> Entry:
        return speech.entry(action)

    def question(self, position: Position, seat: int = -1) -> Text:
        return speech.question(_pig(position))

    def explain(self, position: Position, action: int, seat: int, code: int) -> Refusal:
        raise AssertionError("the player to act may do everything")

    def event_text(self, event: Event, who: str) -> Text:
        return speech.event_text(event, who)

    def view(self, position: Position, seat: int | None) -> PigView:
        return view(_pig(position))

    def draw(
        self, position: Position, seat: int | None, language: str, names: Sequence[str]
    ) -> RenderableType:
        from bottega.games.pig.terminal import draw

        return draw(self.view(position, seat), names, lambda said: self.say(said, language))

    def draw_short(
        self, position: Position, seat: int | None, language: str, names: Sequence[str]
    ) -> RenderableType:
        from bottega.games.pig.terminal import draw_short

        return draw_short(self.view(position, seat), names, lambda said: self.say(said, language))


def _pig(position: Position) -> PigPosition:
    return cast(PigPosition, position)

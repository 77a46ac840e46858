"""Pig: what the contract does not find in the other modules."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from bottega.core.content import Content, ContentSource
from bottega.core.errors import DumpError
from bottega.core.game import Game
from bottega.core.position import CHANCE, OVER, Position
from bottega.core.texts import Text
from bottega.core.things import Thing, line
from bottega.games.pig import layout as at
from bottega.games.pig.content import Box
from bottega.games.pig.position import PigPosition
from bottega.games.pig.rules import set_up
from bottega.games.pig.shape import MOST_PLAYERS, SHAPE


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    goal: Annotated[int, Meta(ge=2, le=1000)] | None = None
    """Points to reach; by default those of the content."""


class PigGame(Game):
    name = "pig"
    package = "bottega.games.pig"
    rules_version = 1
    min_players = 2
    max_players = MOST_PLAYERS
    same_view = True
    turn_rule = "pig-5"
    ends_turn = ("hold",)
    Options = Options
    shape = SHAPE

    content: Content[Box]
    tables: at.Tables

    def __init__(self, content: ContentSource | None = None) -> None:
        super().__init__(content)
        self.outcome_count = self.tables.sides + 1

    def new_position(self, players: int, options: Any) -> PigPosition:
        p: PigPosition = self.blank(players)
        set_up(p, options.goal or self.content.tables.goal.points)
        return p

    def check_position(self, p: PigPosition) -> None:
        over = [seat for seat in range(p.seats) if p.points(seat) >= p.goal]
        if over != ([p.active] if p.to_act == OVER else []):
            raise DumpError("over: a game is over if and only if the active player has reached the goal")
        if p.to_act >= 0 and p.pot == 0:
            raise DumpError("pot: somebody who decides has rolled something")

    def target(self, position: Position, action: int, seat: int = -1) -> str:
        return "bank" if position.to_act != CHANCE and action == at.HOLD else "die"

    def things(self) -> list[Thing]:
        """What a board names."""
        effects = {
            "die": ("pig-2", "1–6 (points) ; 1 = 0"),
            "pot": ("pig-3", "[to] (points)"),
            "goal": ("pig-4", "(wins)"),
        }
        return [
            Thing(name, Text(f"pig-{name}"), Text(f"pig-{name}"), Text(f"rule:{rule}"), line(effect))
            for name, (rule, effect) in effects.items()
        ]

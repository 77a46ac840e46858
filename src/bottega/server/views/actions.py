"""The legal actions of a seat for clients."""

from __future__ import annotations

from collections.abc import Sequence

from bottega.core.game import LAST, Entry, Game, leaves
from bottega.core.position import Position
from bottega.core.texts import Text
from bottega.server.protocol.states import ActionInfo


class ActionList:
    """Makes the list of a seat's actions for clients."""

    def __init__(
        self, game: Game, position: Position, seat: int, language: str, names: Sequence[str]
    ) -> None:
        self.game, self.position, self.seat = game, position, seat
        self.language, self.names = language, names
        self.goods = game.goods(position, seat)
        self.points = position.scores()[seat]
        self.groups: dict[str, str] = {"": ""}

    def action(self, entry: Entry) -> ActionInfo:
        game, position, seat, action = self.game, self.position, self.seat, entry.action
        after = position.copy()
        after.apply(action, seat)
        return ActionInfo(
            action=action,
            text=game.describe(position, action, self.language, seat, self.names),
            target=game.target(position, action, seat),
            targets=game.targets(position, action, seat),
            notation=game.notate(position, action),
            ends_draft=leaves(after, seat),
            short=game.say(entry.short, self.language, self.names),
            group=self.group(entry.group),
            rank=entry.rank,
            more=entry.more,
            last=entry.rank == LAST,
            any_time=game.is_any_time(position, action),
            costs=self.costs(after),
            ruins=game.ruins(position, action, self.language, seat),
        )

    def group(self, name: str) -> str:
        """The title of a group."""
        if name not in self.groups:
            self.groups[name] = self.game.say(Text(f"group-{name}"), self.language)
        return self.groups[name]

    def costs(self, after: Position) -> bool:
        """Whether the seat has fewer goods or points in the position after the action."""
        goods = self.game.goods(after, self.seat)
        fewer = goods != self.goods and any(count > goods[good] for good, count in self.goods.items())
        return fewer or bool(after.scores()[self.seat] < self.points)

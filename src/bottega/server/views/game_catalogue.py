"""The games with their options, bots and standing orders."""

from __future__ import annotations

import asyncio
import functools
import logging
from collections.abc import Iterable, Mapping
from typing import Any, Literal

import msgspec
from msgspec import inspect

from bottega.bots import BOTS, DEFAULT_BOT, LEVELS
from bottega.bots import label as bot_label
from bottega.bots.level_points import level_points
from bottega.core.checking import open_cells
from bottega.core.content import find_content
from bottega.core.errors import ContentError, UnknownGame
from bottega.core.game import Game, OptionUse
from bottega.core.registry import game as game_by_name
from bottega.core.registry import game_by_hash, load_shipped, shipped_game
from bottega.core.texts import Text
from bottega.server.protocol.tables import (
    Choice,
    GameInfo,
    LessonInfo,
    LevelPoints,
    NotYetInfo,
    OptionInfo,
    OrderInfo,
    RuleInfo,
)
from bottega.server.refusal import RequestRefused
from bottega.server.storage.loading import TableRow

log = logging.getLogger(__name__)


class GameCatalogue:
    """The games and bots that guests may name. Unknown names are refused, so that a name never causes an import.

    What is shipped is loaded at the start. A game with another content is made in a thread, one at a time.
    """

    def __init__(self, games: tuple[str, ...], programs: Iterable[str] = ()) -> None:
        self.bots = (*BOTS, *programs)
        self.names = tuple(name for name in games if _loads(name))
        self._infos: dict[tuple[str, str], GameInfo] = {}
        self._making = asyncio.Lock()

    def game(self, name: str) -> Game:
        if name not in self.names:
            raise RequestRefused("unknown-game")
        return game_by_name(name)

    async def game_at(self, table: TableRow) -> Game:
        """The game of a stored table, with its content."""
        name = self.game(table.game).source
        try:
            return await self.game_with(name, table.content, table.box)
        except ContentError as error:
            log.warning("a table of %s cannot be opened: %s", name, error)
            raise RequestRefused("unknown-content") from None

    async def game_with(self, name: str, content: str, box: Mapping[str, Any] | None) -> Game:
        """A game with the content of this hash, whose tables are in `box` unless it is shipped."""
        shipped = shipped_game(name, content)
        if shipped is not None or box is None:
            return shipped or game_by_hash(name, content)
        async with self._making:
            return await asyncio.to_thread(game_by_hash, name, content, box)

    def bot(self, name: str | None) -> str:
        if name is not None and name not in self.bots:
            raise RequestRefused("unknown-bot")
        return DEFAULT_BOT if name is None else name

    def games(self, language: str) -> list[GameInfo]:
        return [self.info(name, language) for name in self.names]

    def info(self, name: str, language: str) -> GameInfo:
        key = (name, language)
        if key not in self._infos:
            self._infos[key] = self._make_info(self.game(name), name, language)
        return self._infos[key]

    def _make_info(self, game: Game, name: str, language: str) -> GameInfo:
        return GameInfo(
            name=name,
            title=game.title(language),
            blurb=own_text(game, "game-blurb", language, ""),
            rules_version=game.rules_version,
            min_players=game.min_players,
            max_players=game.max_players,
            options=[option_info(game, field, language) for field in _fields(game)],
            orders=order_infos(game, language),
            bots=[Choice(bot, bot_label(bot, language)) for bot in self.bots],
            levels=list(LEVELS),
            default_bot=DEFAULT_BOT,
            level_points=[
                LevelPoints(players, points) for players, points in level_points(game.package).items()
            ],
            lessons=[guide.text("title", language) for guide in game.guides],
            reconstructed=len(open_cells(game.content)),
            counts_up=game.counts_up,
        )

    def lessons(self, name: str, language: str) -> list[LessonInfo]:
        return [
            LessonInfo(
                number=guide.number,
                title=guide.text("title", language),
                known=guide.text("known", language),
                aim=guide.text("aim", language),
                not_yet=[
                    NotYetInfo(one.id, one.icon, one.kind, guide.text(f"new-{one.id}", language), one.does)
                    for one in guide.not_yet
                ],
            )
            for guide in self.game(name).guides
        ]

    def rules(self, name: str, language: str) -> list[RuleInfo]:
        game = self.game(name)
        return [
            RuleInfo(rule.id, game.part_title(rule, language), rule.text(language))
            for rule in game.rules.rules
        ]


def _loads(name: str) -> bool:
    """Load a game at the start; one that cannot be loaded is not offered."""
    try:
        load_shipped(name)
    except UnknownGame as error:
        log.error("%s", error)
        return False
    return True


def own_text(game: Game, said: str | Text, language: str, otherwise: str) -> str:
    """A text of the game, given as a text or a key; `otherwise` if the game does not have it."""
    text = Text(said) if isinstance(said, str) else said
    return game.say(text, language) if game.texts.has(text.key, language) else otherwise


def order_infos(game: Game, language: str) -> list[OrderInfo]:
    return [
        OrderInfo(
            order.name,
            game.say(order.label, language),
            [
                Choice(choice, own_text(game, f"order-{order.name}-{choice}", language, choice))
                for choice in order.choices
            ],
        )
        for order in game.orders
    ]


def option_info(game: Game, field: inspect.Field, language: str) -> OptionInfo:
    """Describe an option by its type; labels are the texts `option-<name>` and `option-<name>-<choice>`."""
    kinds = _alternatives(field.type)
    kind = next((each for each in kinds if not isinstance(each, inspect.NoneType)), kinds[0])
    name: Any = "text"
    if isinstance(kind, inspect.BoolType):
        name = "flag"
    elif isinstance(kind, inspect.IntType):
        name = "number"
    elif isinstance(kind, inspect.LiteralType):
        name = "choice"
    elif isinstance(kind, (inspect.VarTupleType, inspect.ListType)):
        name = "choices"
    use = game.option_uses.get(field.name, OptionUse())
    limits = (kind.ge, kind.le) if isinstance(kind, inspect.IntType) else use.length or (None, None)
    return OptionInfo(
        name=field.name,
        label=own_text(game, f"option-{field.name}", language, field.name),
        about=own_text(game, f"option-{field.name}-about", language, ""),
        kind=name,
        default=_default(field),
        against_bots=_default(field) if use.against_bots is None else use.against_bots,
        optional=any(isinstance(each, inspect.NoneType) for each in kinds),
        alone=use.alone,
        choices=[
            Choice(
                choice,
                own_text(game, game.option_label(field.name, choice), language, choice),
                game.option_group(field.name, choice),
            )
            for choice in game.option_choices(field.name)
        ],
        minimum=limits[0],
        maximum=limits[1],
    )


def _fields(game: Game) -> tuple[inspect.Field, ...]:
    kind = inspect.type_info(game.Options)
    assert isinstance(kind, inspect.StructType)
    return kind.fields


def _alternatives(kind: inspect.Type) -> tuple[inspect.Type, ...]:
    if isinstance(kind, inspect.Metadata):
        return _alternatives(kind.type)
    return kind.types if isinstance(kind, inspect.UnionType) else (kind,)


def _default(field: inspect.Field) -> Any:
    if field.default is not msgspec.NODEFAULT:
        return msgspec.to_builtins(field.default)
    return msgspec.to_builtins(field.default_factory()) if callable(field.default_factory) else None


@functools.lru_cache(64)
def kind_of_content(game: Game, hash: str | None = None) -> Literal["printed", "reconstructed", "own"]:
    """Whether the values of a content are printed, partly reconstructed, or an owner's; `hash`: of another content."""
    if find_content(game.package, hash or game.content.hash) is None:
        return "own"
    return "reconstructed" if open_cells(game.content) else "printed"

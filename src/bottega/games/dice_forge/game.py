"""Dice Forge, put together as the contract requires."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, cast

import msgspec

from bottega.core.catalogue import Name, Rule
from bottega.core.content import Content, ContentSource
from bottega.core.errors import OptionError
from bottega.core.game import (
    Component,
    Game,
    ScoreLine,
    Study,
)
from bottega.core.languages import LANGUAGES
from bottega.core.position import Event, Position
from bottega.core.texts import Text, text
from bottega.core.things import Thing
from bottega.games.dice_forge import layout as at
from bottega.games.dice_forge import orders, speech, telling, things
from bottega.games.dice_forge.content import Box
from bottega.games.dice_forge.names import SLOTS
from bottega.games.dice_forge.notation import Notation
from bottega.games.dice_forge.position import ForgePosition
from bottega.games.dice_forge.preview import ForgePreview, preview_more
from bottega.games.dice_forge.rules import flow
from bottega.games.dice_forge.shape import MOST_SEATS, SHAPE
from bottega.games.dice_forge.tables import Tables
from bottega.games.dice_forge.view import ForgeView, own_cards, view

if TYPE_CHECKING:
    from rich.console import RenderableType


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    sets: tuple[str, ...] = ("introductory",)
    """The sets of feats: sets by name, each for its slot; the other slots have the introductory set or a random one."""


class DiceForgeGame(Game):
    name = "dice-forge"
    package = "bottega.games.dice_forge"
    rules_version = 2
    min_players = 2
    max_players = MOST_SEATS
    turn_rule = "df-2.1"
    any_time = ("triton",)
    same_view = True
    counts_up = True
    components: ClassVar[Mapping[str, Component]] = {
        "face": "die",
        "card": "card",
        "boar": "card",
        "stack": "board",
    }
    Options = Options
    orders = orders.ORDERS
    studies = (
        Study("Faces bought", "bought", ("face",)),
        Study("Feats", "undertook", ("card",)),
        Study("Reinforcements used", "used", ("card",)),
        Study("Other", "ousted"),
    )
    shape = SHAPE

    content: Content[Box]
    tables: Tables

    def __init__(self, content: ContentSource | None = None) -> None:
        super().__init__(content)
        for name in self.tables.card_names:
            if (key := f"card-{name}") not in self.rules.names:
                title = name.replace("-", " ").title()
                self.rules.names[key] = Name(key, dict.fromkeys(LANGUAGES, title))
        self.notation = Notation(self.tables)
        self.action_count = at.ACTIONS
        self.outcome_count = at.OUTCOMES

    def applies(self, rule: Rule) -> bool:
        """Whether the rule applies: one about a card that this content does not have does not."""
        return rule.name is None or rule.name.key in {f"card-{name}" for name in self.tables.card_names}

    def rule_values(self, language: str) -> dict[str, int | str]:
        return speech.rule_values(self.content.tables, lambda said: self.say(said, language))

    def things(self) -> list[Thing]:
        def has(key: str) -> bool:
            return self.texts.has(key, "en")

        def has_rule(key: str) -> bool:
            return self.rules.about(key) is not None

        return things.things(self.content.tables, self.tables, has, has_rule)

    def only_answers(self, position: Position, seat: int) -> bool:
        """Also the active player answers what dice and cards ask; only an action is a decision of its own."""
        return speech.asked(cast("ForgePosition", position), seat).item > 0

    def option_choices(self, option: str) -> list[str]:
        """The sets by name, for slots that have several."""
        slots = [card.slot for card in self.content.tables.card]
        cards = [card.name for card in self.content.tables.card if slots.count(card.slot) > 1]
        return ["introductory", "random", *cards]

    def option_label(self, option: str, choice: str) -> Text:
        return (
            text(f"card-{choice}")
            if choice in self.tables.card_names
            else super().option_label(option, choice)
        )

    def option_group(self, option: str, choice: str) -> str:
        """A set is for the slot of its feat."""
        return next((card.slot for card in self.content.tables.card if card.name == choice), "")

    def check_options(self, options: dict[str, Any]) -> Any:
        """As in all games; one text may also name several sets, separated by commas."""
        words = options.get("sets")
        if isinstance(words, str):
            options = {**options, "sets": [word.strip() for word in words.split(",")]}
        checked = super().check_options(options)
        self.sets(checked.sets)
        return checked

    def sets(self, names: Sequence[str]) -> list[int]:
        """The card of each slot, 0 if it has to be drawn; refuses sets that exclude each other."""
        chosen: dict[str, str] = {}
        slots = {card.name: card.slot for card in self.content.tables.card}
        for name in names:
            if name not in self.option_choices("sets"):
                raise OptionError(
                    f"option sets: choose {', '.join(self.option_choices('sets'))}, not {name!r}"
                )
            slot = slots.get(name, "all other slots")
            if chosen.setdefault(slot, name) != name:
                raise OptionError(f"option sets: {chosen[slot]} and {name} are both for {slot}; choose one")
        return [self._card_of(slot, chosen.get(slot), "random" in names) for slot in SLOTS]

    def _card_of(self, slot: str, chosen: str | None, random: bool) -> int:
        """The card of a slot: the chosen one, else the introductory one; 0 if there are several and chance decides."""
        cards = [number for number, card in enumerate(self.content.tables.card, 1) if card.slot == slot]
        if chosen is not None:
            return self.tables.card_names.index(chosen) + 1
        return at.NO_CARD if random and len(cards) > 1 else cards[0]

    def new_position(self, players: int, options: Any) -> ForgePosition:
        p: ForgePosition = self.blank(players)
        flow.set_up(p, self.sets(options.sets))
        flow.advance(p, 0)
        return p

    def notate(self, position: Position, action: int) -> str:
        return self.notation.notate(_forge(position), action)

    def parse(self, position: Position, text: str) -> int:
        return self.notation.parse(_forge(position), text)

    def event_text(self, event: Event, who: str) -> Text:
        return speech.event_text(self.tables, event, who)

    def log_texts(self, events: Sequence[Event], names: Sequence[str]) -> list[tuple[int, Text]]:
        return telling.log_texts(self.tables, events, names)

    def preview_more(self, position: Position, after: Position, seat: int) -> ForgePreview | None:
        return preview_more(_forge(position), _forge(after), seat)

    def view(self, position: Position, seat: int | None) -> ForgeView:
        return view(_forge(position), seat)

    def draw(
        self, position: Position, seat: int | None, language: str, names: Sequence[str]
    ) -> RenderableType:
        from bottega.games.dice_forge.terminal import draw

        return draw(
            self.tables, self.view(position, seat), seat, names, lambda said: self.say(said, language)
        )

    def draw_short(
        self, position: Position, seat: int | None, language: str, names: Sequence[str]
    ) -> RenderableType:
        from bottega.games.dice_forge.terminal import draw_short

        return draw_short(
            self.tables, self.view(position, seat), seat, names, lambda said: self.say(said, language)
        )

    def draw_sheet(
        self, position: Position, whose: int, seat: int | None, language: str, names: Sequence[str]
    ) -> RenderableType:
        from bottega.games.dice_forge.terminal import draw_sheet

        return draw_sheet(
            self.tables, self.view(position, seat), whose, names, lambda said: self.say(said, language)
        )

    def score_sheet(self, position: Position) -> list[ScoreLine]:
        p = _forge(position)
        glory = [int(p.glory(seat)) for seat in range(p.seats)]
        lines = [ScoreLine(text("score-glory"), glory)]
        cards = [own_cards(p, seat) for seat in range(p.seats)]
        for card in self.tables.card_names:
            points = [sum(own.points * own.count for own in owned if own.card == card) for owned in cards]
            if any(points):
                lines.append(ScoreLine(text(f"card-{card}"), points))
        return [*lines, *super().score_sheet(position)]


def _forge(position: Position) -> ForgePosition:
    return cast(ForgePosition, position)

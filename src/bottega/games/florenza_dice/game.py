"""The Florenza Dice Game, put together as the contract requires."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Literal, cast

import msgspec
from msgspec.structs import replace

from bottega.core.catalogue import Rule
from bottega.core.content import Content, ContentSource
from bottega.core.errors import OptionError
from bottega.core.game import Component, Entry, Game, OptionUse, Order, Refusal, ScoreLine, Study, in_order
from bottega.core.position import Event, Position
from bottega.core.texts import Text, text
from bottega.core.things import Thing
from bottega.games.florenza_dice import entries, notation, scoring, speech, telling, things
from bottega.games.florenza_dice import layout as at
from bottega.games.florenza_dice.content import Box
from bottega.games.florenza_dice.position import FlorenzaDicePosition
from bottega.games.florenza_dice.preview import FlorenzaDicePreview, preview_more
from bottega.games.florenza_dice.rules import flow
from bottega.games.florenza_dice.shape import SHAPE
from bottega.games.florenza_dice.view import (
    COIN,
    FlorenzaDiceView,
    encode,
    personal_view,
    view,
    without_scores,
)

Level = Literal["easy", "normal", "hard", "extreme"]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    level: Level | None = None
    """For one player: the level, which sets the points to exceed; the default is normal."""


class FlorenzaDiceGame(Game):
    name = "florenza-dice"
    package = "bottega.games.florenza_dice"
    rules_version = 2
    edition = "second"
    pace = 0.27
    min_players = 1
    max_players = at.MOST_SEATS
    turn_rule = "fd-4.2"
    any_time = ("spare", "pay", "build")
    counts_up = True
    components: ClassVar[Mapping[str, Component]] = {
        "die": "die",
        "building": "sheet",
        "work": "card",
        "space": "sheet",
        "track": "track",
    }
    Options = Options
    option_uses: ClassVar[Mapping[str, OptionUse]] = {"level": OptionUse(alone=True)}
    shape = SHAPE
    orders = (Order("end-turn", text("order-end-turn"), ("ask", "yes")),)
    studies = (
        Study("Buildings built", "built", ("name",)),
        Study("First buildings", "free-building", ("name",)),
        Study("Works", "hired", ("work",)),
        Study("Works", "hired-bottega", ("work",)),
        Study("Works", "anonymous", ("work",)),
        Study("Artists", "hired"),
        Study("Artists", "hired-bottega"),
        Study("Artists", "anonymous"),
        Study("Dice taken", "took", ("die",)),
        Study("Track spaces", "step", ("track", "space")),
        Study("Track spaces", "step-points", ("track", "space")),
        Study("Other", "palazzo"),
        Study("Other", "chiesa"),
        Study("Other", "taverna"),
        Study("Other", "overflow"),
        Study("Other", "captain"),
        Study("Other", "bishop"),
        Study("Other", "first"),
    )

    content: Content[Box]
    tables: at.Tables

    def __init__(self, content: ContentSource | None = None) -> None:
        super().__init__(content)
        self.box = self.content.tables
        self.action_count = at.ACTIONS
        self.outcome_count = at.OUTCOMES

    def applies(self, rule: Rule) -> bool:
        """Whether the rule applies: that of buildings without effect needs one in the content."""
        return rule.id != "fd-9.14" or any(one.power == "none" for one in self.content.tables.building)

    def rule_values(self, language: str) -> dict[str, int | str]:
        return speech.rule_values(self.content.tables, lambda said: self.say(said, language))

    def things(self) -> list[Thing]:
        return things.things(self.content.tables)

    def goods(self, position: Position, seat: int) -> dict[str, int]:
        p = _own(position)
        return {
            "fiorini": COIN * int(p.fiorini(seat)),
            "spare": int(p.spare(seat)),
            "stars": int(p.stars(seat)),
        }

    def new_position(self, players: int, options: Any) -> FlorenzaDicePosition:
        if players > 1 and options.level is not None:
            raise OptionError("option level: only the game for one player has levels")
        targets = {level.name: level.target for level in self.box.level}
        p: FlorenzaDicePosition = self.blank(players)
        flow.set_up(p, targets[options.level or "normal"] if players == 1 else 0)
        return p

    def notate(self, position: Position, action: int) -> str:
        return notation.notate(_own(position), self.box.projects, action)

    def parse(self, position: Position, text: str) -> int:
        return notation.parse(_own(position), self.box.projects, text)

    def target(self, position: Position, action: int, seat: int = -1) -> str:
        return speech.target(_own(position), self.box, action, position.to_act if seat < 0 else seat)

    def targets(self, position: Position, action: int, seat: int = -1) -> list[str]:
        return speech.targets(_own(position), self.box, action, position.to_act if seat < 0 else seat)

    def preview_more(self, position: Position, after: Position, seat: int) -> FlorenzaDicePreview | None:
        return preview_more(_own(position), _own(after), self.box, seat)

    def sentence(self, position: Position, action: int, seat: int = -1) -> Text:
        return speech.sentence(_own(position), self.box, action, position.to_act if seat < 0 else seat)

    def entries(self, position: Position, seat: int = -1) -> list[Entry]:
        return in_order(entries.entries(_own(position), self.box, position.to_act if seat < 0 else seat))

    def question(self, position: Position, seat: int = -1) -> Text:
        return speech.question(_own(position), self.box, position.to_act if seat < 0 else seat)

    def explain(self, position: Position, action: int, seat: int, code: int) -> Refusal:
        return speech.explain(_own(position), self.box, action, position.to_act if seat < 0 else seat, code)

    def not_to_act(self, position: Position, seat: int) -> Refusal:
        return speech.not_to_act(_own(position), seat)

    def option_label(self, option: str, choice: str) -> Text:
        if option != "level":
            return super().option_label(option, choice)
        target = next(level.target for level in self.box.level if level.name == choice)
        return text("option-level-choice", level=text(f"level-{choice}"), target=target)

    def event_text(self, event: Event, who: str) -> Text:
        return speech.event_text(self.box, event, who)

    def log_texts(self, events: Sequence[Event], names: Sequence[str]) -> list[tuple[int, Text]]:
        return telling.log_texts(self.box, events, names)

    def view(self, position: Position, seat: int | None) -> FlorenzaDiceView:
        return view(_own(position), self.box, seat)

    def personal_view(self, position: Position, shared: Any, seat: int) -> FlorenzaDiceView:
        return personal_view(_own(position), self.box, shared, seat)

    def encode_view(self, view: msgspec.Struct) -> bytes:
        return encode(view) if isinstance(view, FlorenzaDiceView) else super().encode_view(view)

    def without_points(self, shown: Any) -> Any:
        if isinstance(shown, FlorenzaDiceView):
            return without_scores(shown)
        if isinstance(shown, FlorenzaDicePreview):
            return replace(shown, pairs=[replace(pair, after=None) for pair in shown.pairs])
        return shown

    def score_sheet(self, position: Position) -> list[ScoreLine]:
        boxes = [scoring.boxes(_own(position), seat) for seat in range(position.seats)]
        labels = ("palazzo", "chiesa", "rione", "captain", "supply", "total")
        return [
            ScoreLine(text(f"score-{label}"), [seat[at_] for seat in boxes])
            for at_, label in enumerate(labels)
        ]

    def standing_action(self, position: Position, seat: int, orders: dict[str, str]) -> int | None:
        """End a turn without asking, except the last of the game: the rest can be done in the next one just as well."""
        own = _own(position)
        done = own.asked(seat) == at.ASK_DONE and not flow.is_last_turn(own)
        return at.DONE if done and orders.get("end-turn") == "yes" else None


def _own(position: Position) -> FlorenzaDicePosition:
    return cast(FlorenzaDicePosition, position)

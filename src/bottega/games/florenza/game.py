"""Florenza, put together as the contract requires."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, cast

import msgspec
from msgspec.structs import replace

from bottega.core.content import Content, ContentSource
from bottega.core.errors import OptionError
from bottega.core.game import (
    Component,
    Entry,
    Game,
    OptionUse,
    Order,
    Refusal,
    ScoreLine,
    Study,
    not_to_act_text,
)
from bottega.core.position import OVER, Event, Position
from bottega.core.texts import Text, text
from bottega.core.things import Thing
from bottega.games.florenza import layout as at
from bottega.games.florenza import scoring, telling, things
from bottega.games.florenza.content import Box
from bottega.games.florenza.entries import entries
from bottega.games.florenza.ledger import line_name
from bottega.games.florenza.names import LEVELS, RESOURCES, SCORES, Level
from bottega.games.florenza.notation import Notation
from bottega.games.florenza.outlook import outlook
from bottega.games.florenza.position import FlorenzaPosition
from bottega.games.florenza.preview import FlorenzaPreview, preview_more
from bottega.games.florenza.rules import flow, placing, setup
from bottega.games.florenza.rules.forecast import forecast
from bottega.games.florenza.shape import SHAPE
from bottega.games.florenza.speech import TURN_RULES, Speech, explain, rule_values
from bottega.games.florenza.view import FlorenzaView, personal_view, view

if TYPE_CHECKING:
    pass


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    ghosts: tuple[Level, ...] = ()
    """The levels of the ghosts that one person plays against; by default a solo player has one, facile."""
    dice: bool = True
    """False: the official variant without dice for the artists."""
    open: bool = False
    """True: everybody sees the value of everybody's prestige tokens."""


class FlorenzaGame(Game):
    name = "florenza"
    package = "bottega.games.florenza"
    rules_version = 2
    edition = "second"
    pace = 0.07
    counts_up = True
    min_players = 1
    max_players = at.MOST_SEATS
    turn_rule = "fx-4.1"
    components: ClassVar[Mapping[str, Component]] = {
        "die": "die",
        "building": "card",
        "artwork": "board",
        "character": "card",
        "skill": "card",
        "captain": "card",
        "preacher": "track",
        "bishop": "track",
        "ghost_action": "sheet",
    }
    Options = Options
    option_uses: ClassVar[Mapping[str, OptionUse]] = {
        "ghosts": OptionUse(alone=True, length=(1, at.MOST_SEATS - 1)),
        "open": OptionUse(against_bots=True),
    }
    shape = SHAPE
    orders = (Order("plans", text("order-plans"), ("ask", "yes")),)
    studies = (
        Study("Buildings built", "builds", ("building",)),
        Study("First buildings", "first-building", ("building",)),
        Study("Buildings used", "activates", ("building",)),
        Study("Works", "realises", ("work",)),
        Study("Artists", "realises", ("artist",)),
        Study("Captains of fortune", "pays-fortune", ("fortune",)),
        Study("Charity", "charity", ("preacher",)),
        Study("First place in the turn order", "order", ("place",), once=True),
        Study("Places in the turn order", "order", ("place",)),
        Study("Offices", "captain"),
        Study("Offices", "bishop"),
    )

    content: Content[Box]
    tables: at.Tables

    def __init__(self, content: ContentSource | None = None) -> None:
        super().__init__(content)
        self.notation = Notation(self.tables)
        self.speech = Speech(self.content.tables)
        self.action_count = at.ACTIONS
        self.outcome_count = max(int(self.tables.characters), at.FACES + 1)

    def rule_values(self, language: str) -> dict[str, int | str]:
        return rule_values(self.content.tables, lambda said: self.say(said, language))

    def things(self) -> list[Thing]:
        return things.things(self.content.tables, self.speech)

    def goods(self, position: Position, seat: int) -> dict[str, int]:
        p = _own(position)
        found = {name: int(p.goods(seat, number)) for number, name in enumerate(RESOURCES)}
        return {**found, "florins": int(p.florins(seat)), "bp": int(p.mitre(seat))}

    def preview_more(self, position: Position, after: Position, seat: int) -> FlorenzaPreview | None:
        return preview_more(_own(position), _own(after), self.content.tables, self.notation.words, seat)

    def weights_name(self, position: Position) -> str:
        """The name of the weights: one person with ghosts is a different game than the same number of families."""
        persons, seats = _own(position).persons, position.seats
        return str(seats) if persons == seats else f"{persons}+{seats - persons}"

    def new_position(self, players: int, options: Any) -> FlorenzaPosition:
        """fx-12.14: alone one plays against ghosts, each with its own level."""
        ghosts = options.ghosts
        if players > 1 and ghosts:
            raise OptionError("option ghosts: ghosts play against one person only")
        if players == 1 and not ghosts:
            ghosts = ("facile",)
        if len(ghosts) > at.MOST_SEATS - 1:
            raise OptionError(f"option ghosts: there are at most {at.MOST_SEATS - 1}, not {len(ghosts)}")
        levels = [LEVELS.index(level) for level in ghosts]
        p: FlorenzaPosition = self.blank(players + len(levels))
        setup.seat(p, players, levels, options.dice, options.open)
        setup.prepare(p)
        flow.advance(p)
        return p

    def notate(self, position: Position, action: int) -> str:
        return self.notation.notate(_own(position), action)

    def parse(self, position: Position, text: str) -> int:
        return self.notation.parse(_own(position), text)

    def sentence(self, position: Position, action: int, seat: int = -1) -> Text:
        return self.speech.sentence(_own(position), action)

    def entries(self, position: Position, seat: int = -1) -> list[Entry]:
        p = _own(position)
        return entries(p, self.speech) if seat in (-1, p.to_act) else []

    def question(self, position: Position, seat: int = -1) -> Text:
        return self.speech.question(_own(position))

    def not_to_act(self, position: Position, seat: int) -> Refusal:
        """Why the seat is not to act: the rule of the phase that says whose turn it is."""
        return Refusal(TURN_RULES[_own(position).phase], not_to_act_text(position))

    def explain(self, position: Position, action: int, seat: int, code: int) -> Refusal:
        return explain(int(_own(position).stage), action, code)

    def event_text(self, event: Event, who: str) -> Text:
        return self.speech.event(event, who)

    def log_texts(self, events: Sequence[Event], names: Sequence[str]) -> list[tuple[int, Text]]:
        return telling.log_texts(self.speech, events, names)

    def awaited(self, position: Position) -> Text | None:
        return telling.awaited(self.speech, _own(position))

    def view(self, position: Position, seat: int | None) -> FlorenzaView:
        return view(_own(position), self.content.tables, self.notation.words, seat)

    def personal_view(self, position: Position, shared: Any, seat: int) -> FlorenzaView:
        return personal_view(_own(position), self.content.tables, shared, seat)

    def without_points(self, shown: Any) -> Any:
        if isinstance(shown, FlorenzaView):
            return replace(shown, families=[replace(family, score=None) for family in shown.families])
        return shown

    def all_points(self, position: Position) -> list[int]:
        p = _own(position)
        return (
            p.scores()
            if p.to_act == OVER
            else [int(scoring.score_so_far(p, seat)) for seat in range(p.seats)]
        )

    def score_sheet(self, position: Position) -> list[ScoreLine]:
        """All lines of the final scoring; before the end only what everybody may see counts: crests, open tokens."""
        p = _own(position)
        known = at.SCORES if p.to_act == OVER else 2 if p.open_tokens else 1
        sheet = [
            ScoreLine(
                text(f"score-{SCORES[which]}"),
                [int(scoring.line(p, seat, which)) if which < known else 0 for seat in range(p.seats)],
                later=which >= known,
            )
            for which in range(at.SCORES)
        ]
        return [*sheet, ScoreLine(Text("score-total"), p.scores())]

    def ruins(self, position: Position, action: int, language: str, seat: int = -1) -> list[str]:
        """The planned buildings and works that the forecast pays for now, but no longer after the action."""
        p = _own(position)
        if p.to_act < 0:
            return []
        ruined = outlook(p, p.to_act if seat < 0 else seat).ruined(action)
        return [line_name(p, self.content.tables, where) for where in ruined]

    def ahead(self, position: Position, seat: int) -> FlorenzaPosition | None:
        """A copy for planning, as long as familiars are being placed."""
        p = _own(position)
        if p.phase != at.PHASE_PLACING or seat >= p.persons or p.zone(seat) == 0:
            return None
        return placing.as_if_asked(p, seat)

    def standing_action(self, position: Position, seat: int, orders: dict[str, str]) -> int | None:
        """Build and sell as planned, unless the forecast expects a plan to be short or something to be better kept."""
        p = _own(position)
        stage = int(p.stage)
        if orders.get("plans") != "yes" or p.to_act != seat or stage not in (at.SALE, at.CONSTRUCTION):
            return None
        coming = forecast(p, seat)
        if (
            any(coming.verdict[line] == at.SHORT for line in range(coming.count))
            or coming.verdict[0] == at.KEPT_BACK
        ):
            return None
        return at.ACTIVATE if stage == at.SALE else at.CONSTRUCT


def _own(position: Position) -> FlorenzaPosition:
    return cast(FlorenzaPosition, position)

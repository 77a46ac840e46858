"""A game: rules plus content, for a choice of options.

A game is a subclass of `Game` in its game.py. What it does not define there is looked for in the other modules of its
package: a function there with the name of a method of `Game`, and its parameters without `self`, becomes that method
(see `PARTS`). What is found nowhere has a default, which often follows from shape.py.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from functools import cache, cached_property
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, ClassVar, Final, Literal, NamedTuple, cast, get_args, get_origin

import msgspec

from bottega.core.catalogue import Catalogue, Rule
from bottega.core.content import Content, ContentSource, load_content
from bottega.core.dumping import dump_fields, load_position
from bottega.core.errors import IllegalAction, NotationError, OptionError
from bottega.core.guide import Guide, guides_of
from bottega.core.judge import Judge
from bottega.core.languages import FALLBACK, LANGUAGES, punctuated
from bottega.core.position import CHANCE, NO_SUCH_ACTION, NOT_TO_ACT, OVER, Event, GameTables, Position
from bottega.core.shape import Block, Shape, number_blocks
from bottega.core.texts import Text, Texts, player
from bottega.core.things import Line, Thing, in_words
from bottega.core.weights import load_judge

if TYPE_CHECKING:
    from rich.console import RenderableType


class NoOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """For games without options."""


class Refusal(msgspec.Struct, frozen=True):
    """Why an action is not legal: the rule it breaks ("" for a number that is not an action), and an explanation."""

    rule: str
    text: Text


def not_to_act_text(position: Position) -> Text:
    """Why nobody, or somebody else, decides now."""
    return Text("refusal-over" if position.to_act == OVER else "refusal-not-to-act")


LAST: Final = 1000
"""The rank of the entry that ends the turn: always the last of the list."""


class Entry(msgspec.Struct, frozen=True):
    """An action in a list for people."""

    action: int
    short: Text
    """A few words, read under the title of the group."""
    group: str = ""
    """The name of the group it belongs to, whose title is the text `group-NAME`. Empty: it has no group."""
    rank: int = 0
    """Lower comes first. A group is placed where its first entry is."""
    more: bool = False
    """Shown only on request: another entry does the same or better, or it cannot succeed."""


class ScoreLine(msgspec.Struct, frozen=True):
    """One line of the score sheet: what the points are for, and the points of each seat."""

    label: Text
    points: list[int]
    later: bool = False
    """Whether it is counted only at the end, and nobody has points for it before."""


Component = Literal["board", "card", "die", "sheet", "track"]
"""A kind of component in a box."""


class Die(NamedTuple):
    """A die, a bag or a stack that an outcome comes from.

    The dice of a day depend on its name, so it must stay the same in later versions. `seat` is who rolls or draws; -1:
    nobody in particular.
    """

    name: str
    seat: int = -1


class Study(msgspec.Struct, frozen=True):
    """Things whose use a balance report counts: those named by these arguments of a kind of event."""

    title: str
    event: str
    names: tuple[str, ...] = ()
    once: bool = False
    """Only the first such event of a seat counts."""


class Order(msgspec.Struct, frozen=True):
    """A standing order that a seat can give: its name, and the choices that it can be set to ("ask" is the first)."""

    name: str
    label: Text
    choices: tuple[str, ...]


class PlainView(msgspec.Struct):
    """What a seat sees in a game that has no view of its own: the fields that are not hidden, by name."""

    round: int
    to_act: int
    table: dict[str, Any]
    players: list[dict[str, Any]]


PARTS: Final[Mapping[str, tuple[str, ...]]] = {
    "notation": ("notate", "parse"),
    "speech": ("event_text", "explain", "not_to_act", "question", "sentence", "target"),
    "targets": ("target", "targets"),
    "entries": ("entries",),
    "preview": ("begins_turn", "goods", "lost", "preview_more", "promised", "targets"),
    "telling": ("awaited", "die"),
    "orders": ("standing_action",),
    "view": ("encode_view", "personal_view", "view", "without_points"),
}
"""The methods of `Game` that functions of a game's modules become, by the names of the modules."""


@cache
def module_of(package: str, name: str) -> Any:
    """The module of a game that has this name; None: it has none."""
    full = f"{package}.{name}"
    return import_module(full) if find_spec(full) else None


def function_of(package: str, modules: Sequence[str], name: str) -> Callable[..., Any] | None:
    """The function of a game that has this name, in the first of these modules that defines it."""
    for module in modules:
        found: Any = getattr(module_of(package, module), name, None)
        if getattr(found, "__module__", None) == f"{package}.{module}":
            return cast("Callable[..., Any]", found)
    return None


class OptionUse(NamedTuple):
    """What whoever offers an option has to know besides its type."""

    alone: bool = False
    """It makes sense only if one person plays."""
    length: tuple[int, int] | None = None
    """Of a list: how many choices it has at least and at most, each of which may come several times."""
    against_bots: Any = None
    """Its default where one person plays against bots alone, if that is another one."""


class Game:
    """The contract of a game. What has a body here is shared by all games or a default; a game implements the rest."""

    name: ClassVar[str]
    """As on the command line: "florenza-dice"."""
    package: ClassVar[str]
    """The package of the game, which holds contents/ and rules.toml."""
    rules_version: ClassVar[int]
    """Raised when behaviour changes, never for a refactoring or for speed."""
    edition: ClassVar[str] = "first"
    """The default content."""
    min_players: ClassVar[int]
    max_players: ClassVar[int]
    turn_rule: ClassVar[str]
    """The rule that says whose turn it is."""
    Options: ClassVar[type[msgspec.Struct]] = NoOptions
    """The game's options with their types and defaults."""
    option_uses: ClassVar[Mapping[str, OptionUse]] = {}
    """How options are offered, where their types do not say it."""
    orders: ClassVar[tuple[Order, ...]] = ()
    """The standing orders that a seat can give."""

    pace: ClassVar[float] = 1.0
    """How many iterations bots search compared with other games: fewer if an iteration takes longer."""

    counts_up: ClassVar[bool] = False
    """Whether its points can be added up from open information, so that a table may count them only at the end."""

    secret_moves: ClassVar[bool] = False
    """Whether there are moves that not everybody may know before the end: see `may_know`."""

    same_view: ClassVar[bool] = False
    """Whether everybody sees the same: `view` then gives the same for all seats, and has to be called only once."""

    studies: ClassVar[tuple[Study, ...]] = ()
    """What balance reports count in its games."""

    any_time: ClassVar[tuple[str, ...]] = ()
    """The first words in the notation of actions that do not answer a question (see `is_any_time`)."""

    ends_turn: ClassVar[tuple[str, ...]] = ()
    """The first words in the notation of actions that end the turn: they come last in lists for people."""

    components: ClassVar[Mapping[str, Component]] = {}
    """The kind of component on which a table of the content is printed; tables not listed here are on the board."""

    shape: ClassVar[Shape | None] = None
    """What the cells of its positions hold; None for a game that keeps its state elsewhere."""

    source: str
    """What `bottega.game` accepts for it: its name or, for a game that isn't installed, `module:attribute`."""
    content: Content[Any]
    tables: GameTables
    """The content, packed for the engine."""
    action_count: int
    outcome_count: int

    def __init_subclass__(cls) -> None:
        """Make methods of the functions in the modules of the game's package (see `PARTS`)."""
        super().__init_subclass__()
        for module, names in PARTS.items():
            for name in names:
                if getattr(cls, name) is getattr(Game, name) and hasattr(cls, "package"):
                    found = function_of(cls.package, [module], name)
                    if found is not None:
                        setattr(cls, name, staticmethod(found))

    def __init__(self, content: ContentSource | None = None) -> None:
        """Load the game's content, or the one given instead."""
        self.source = self.name
        if self.shape is not None:
            self.action_count = len(numbered(self.shape.actions))
            self.outcome_count = len(numbered(self.shape.outcomes))
        self.content = self.load_content(self.edition if content is None else content)
        self.tables = self.pack()
        self.tables.game = self
        self._judges: dict[str, Judge] = {}
        self.rules = Catalogue(self.package)
        self.rules.keep(self.applies)
        self.texts = Texts(self.package, "bottega.core", rules=self.rules)
        self.rules.fill({language: self.rule_values(language) for language in LANGUAGES})

    # -- what a game implements --------------------------------------------------------------------------------

    @classmethod
    def load_content(cls, source: ContentSource) -> Content[Any]:
        """A content of the game, checked: the `Box` of its content.py, with the function `check` if there is one."""
        check = function_of(cls.package, ["content"], "check")
        return load_content(
            cls.package, source, module_of(cls.package, "content").Box, check or (lambda box: None)
        )

    def pack(self) -> GameTables:
        """The content, packed for the engine: the game's `Tables`, made of the result of its function `pack`."""
        pack = function_of(self.package, ["packing", "content"], "pack")
        if pack is None:
            return GameTables({})
        module = module_of(self.package, "tables") or module_of(self.package, "layout")
        tables: GameTables = module.Tables(pack(self.content.tables))
        return tables

    def applies(self, rule: Rule) -> bool:
        """Whether a rule of the catalogue is about something that this content has."""
        return True

    def rule_values(self, language: str) -> dict[str, int | str]:
        """The values of the content for the texts of the rules, by the name that is there in braces."""
        return {name: value for name, value in self.tables.packed.items() if isinstance(value, int | str)}

    def things(self) -> list[Thing]:
        """Everything that a table of this content can name: cards, faces, buildings, goods, offices, dice."""
        return []

    def option_choices(self, option: str) -> list[str]:
        """The words that an option can be set to; none if it takes any value of its type."""
        kinds = {field.name: field.type for field in msgspec.structs.fields(self.Options)}
        return choices(kinds.get(option))

    def option_label(self, option: str, choice: str) -> Text:
        """A choice of an option in words."""
        return Text(f"option-{option}-{choice}")

    def option_group(self, option: str, choice: str) -> str:
        """Of the choices of one group at most one is taken; one without a group is for all groups that have none."""
        return ""

    def new_position(self, players: int, options: Any) -> Position:
        """The first position, for checked players and options."""
        raise NotImplementedError

    def load(self, data: object) -> Position:
        """The position that a dump describes; an impossible one is refused with the reason.

        By default: `load(tables, data)` of the game's dump.py or, without one, the fields of its shape.
        """
        load = function_of(self.package, ["dump"], "load")
        if load is not None:
            return cast(Position, load(self.tables, data))
        players = range(self.min_players, self.max_players + 1)
        return load_position(data, self._shape, players, self.blank, self.check_position)

    def blank(self, players: int) -> Any:
        """A position of the game in which everything is 0."""
        return module_of(self.package, "position").blank(self.tables, players)

    def check_position(self, position: Any) -> None:
        """Raise DumpError if the fields of a loaded position, each in its range, contradict each other."""

    def notate(self, position: Position, action: int) -> str:
        """An action, or at CHANCE an outcome, as a short text without a line break."""
        if position.to_act != CHANCE:
            return self._action_words[action]
        return self._outcome_words[action] if self._outcome_words else str(action)

    def parse(self, position: Position, text: str) -> int:
        """The inverse of `notate`; the action need not be legal."""
        if position.to_act != CHANCE:
            words = list(self._action_words)
            if text in words:
                return words.index(text)
            raise NotationError(
                f"{text!r} is not a move of {self.name}; moves look like: {', '.join(words[:12])}"
            )
        outcomes = {self.notate(position, outcome): outcome for outcome, _ in position.weights()}
        if text in outcomes:
            return outcomes[text]
        raise NotationError(f"{text!r} is not a possible outcome; expected {', '.join(outcomes)}")

    def target(self, position: Position, action: int, seat: int = -1) -> str:
        """The thing on the board that the seat's action is about, by its name in the view."""
        return self.die(position).name if position.to_act == CHANCE else self._action_words[action]

    def targets(self, position: Position, action: int, seat: int = -1) -> list[str]:
        """All things on the board that stand for the action: some may be interchangeable."""
        return [self.target(position, action, seat)]

    def goods(self, position: Position, seat: int) -> dict[str, int]:
        """The goods of a seat that previews compare, by name."""
        return {}

    def lost(self, events: Sequence[Event], seat: int) -> dict[str, int]:
        """How much of its goods the seat loses to limits in these events."""
        return {}

    def promised(self, position: Position, seat: int) -> int:
        """The points that the seat is certain to get for what it has done, once the dice of others have been rolled."""
        return 0

    def begins_turn(self, event: Event) -> bool:
        """Whether a turn begins with the event; the consequences of an action end there."""
        return False

    def preview_more(self, position: Position, after: Position, seat: int) -> msgspec.Struct | None:
        """What the game's own board adds to the preview of an action that leads from one position to the other."""
        return None

    def sentence(self, position: Position, action: int, seat: int = -1) -> Text:
        """An action or an outcome as a sentence for people.

        By default: `action-KIND` or `outcome-KIND` with the dimensions of its kind and the fields of the table, or for
        outcomes without kinds `outcome` with the `number`.
        """
        at_chance = position.to_act == CHANCE
        if at_chance and not self._shape.outcomes:
            return Text("outcome", {"number": action})
        blocks = self._shape.outcomes if at_chance else self._shape.actions
        block, index = numbered(blocks)[action]
        what = "outcome" if at_chance else "action"
        return Text(
            f"{what}-{word(block.name)}",
            {**self._said(position), **dict(zip(block.each, index, strict=True))},
        )

    def question(self, position: Position, seat: int = -1) -> Text:
        """What the seat is asked now, in one sentence; by default `question` with the fields of the table."""
        return Text("question", self._said(position))

    def entry(self, position: Position, action: int, seat: int = -1) -> Entry:
        """The action as an entry of a list for people."""
        sentence = self.sentence(position, action, seat)
        key = f"short-{sentence.key.removeprefix('action-')}"
        short = Text(key, sentence.args) if self.texts.has(key, FALLBACK) else sentence
        if self.is_any_time(position, action):
            return Entry(action, short, "any-time", 1)
        return Entry(action, short, rank=LAST if begins(self.notate(position, action), self.ends_turn) else 0)

    def explain(self, position: Position, action: int, seat: int, code: int) -> Refusal:
        """The reason with this number (see `Position.refusal`): why the seat may not take the action now.

        By default: `refusal-NAME`, and the rule with which its comment in shape.py begins.
        """
        name, about = list(self._shape.refusals.items())[code - NOT_TO_ACT - 1]
        return Refusal(about.partition(":")[0], Text(f"refusal-{word(name)}", self._said(position)))

    def not_to_act(self, position: Position, seat: int) -> Refusal:
        """Why a seat that has nothing to decide now cannot act."""
        return Refusal(self.turn_rule, not_to_act_text(position))

    def event_text(self, event: Event, who: str) -> Text:
        """An event as a sentence; `who` is the name of its seat."""
        return Text(f"event-{event.kind}", {"who": who, **event.args})

    def view(self, position: Position, seat: int | None) -> msgspec.Struct:
        """What that seat sees; None: a spectator."""
        return self.plain_view(position)

    def personal_view(self, position: Position, shared: Any, seat: int) -> msgspec.Struct:
        """The view of a seat, made from what everybody sees, `view(position, None)`: equal to `view(position, seat)`.

        A server makes the shared view once for all seats. The seat's is made anew, unless the game patches the shared
        one; parts that stay the same should be the same objects (see `bottega.core.parts`).
        """
        return cast(msgspec.Struct, shared) if self.same_view else self.view(position, seat)

    def may_know(self, position: Position, action: int, seat: int, viewer: int | None) -> bool:
        """Whether a viewer may know before the end that a seat, or chance (-1), did just this; None: a spectator.

        Everybody may know what was done openly, even if it is not on display afterwards. What nobody else saw, as a
        card chosen face down, only its seat may know. A game in which this is ever false says so in `secret_moves`.
        """
        return True

    def plain_view(self, position: Position) -> PlainView:
        """The fields of the position that are not hidden."""
        shape = self._shape
        players = [dump_fields(position, shape, shape.shown, seat) for seat in range(position.seats)]
        table = dump_fields(position, shape, shape.table)
        return PlainView(int(position.round), int(position.to_act), table, players)

    def encode_view(self, view: msgspec.Struct) -> bytes:
        """A view as JSON. A game with large views can keep the parts that stay the same, and encode only the others."""
        return msgspec.json.encode(view)

    def without_points(self, shown: Any) -> Any:
        """A view, or the result of `preview_more`, without the points that it adds up (see `counts_up`)."""
        return shown

    def draw(
        self, position: Position, seat: int | None, language: str, names: Sequence[str]
    ) -> RenderableType:
        """The view for a terminal: everything. By default `draw(view, seat, names, say)` of the game's terminal.py."""
        drawn = self._drawn("draw", position, seat, language, names)
        if drawn is not None:
            return drawn
        from bottega.core.plain import draw

        return draw(self, self.plain_view(position), language, names)

    def draw_short(
        self, position: Position, seat: int | None, language: str, names: Sequence[str]
    ) -> RenderableType:
        """What a seat needs for a decision, in at most eight lines, each of which makes sense on its own.

        By default `draw_short(view, seat, names, say)` of the game's terminal.py.
        """
        drawn = self._drawn("draw_short", position, seat, language, names)
        return self.draw(position, seat, language, names) if drawn is None else drawn

    def draw_sheet(
        self, position: Position, whose: int, seat: int | None, language: str, names: Sequence[str]
    ) -> RenderableType:
        """What lies in front of one player, as a seat sees it.

        By default `draw_sheet(view, whose, seat, names, say)` of the game's terminal.py.
        """
        drawn = self._drawn("draw_sheet", position, seat, language, names, whose)
        return self.draw(position, seat, language, names) if drawn is None else drawn

    def die(self, position: Position) -> Die:
        """At CHANCE: which die is rolled, or what is drawn from. Different dice have different names."""
        return Die("die", self._active(position))

    def only_answers(self, position: Position, seat: int) -> bool:
        """Whether the seat only answers something that is happening, as what a die brings: a bot does so at once."""
        return self._active(position) not in (-1, seat)

    def _active(self, position: Position) -> int:
        """Whose turn it is, if the shape has a field for it; otherwise -1."""
        has = self.shape is not None and "active" in self.shape.offsets
        return int(position.cells[self._shape.offsets["active"]]) if has else -1

    def awaited(self, position: Position) -> Text | None:
        """At CHANCE: what is rolled next, if the sentences of the outcomes do not say it."""
        return None

    def log_texts(self, events: Sequence[Event], names: Sequence[str]) -> list[tuple[int, Text]]:
        """The texts that report these events, each with its seat; one text may cover several events."""
        return [(event.seat, self.event_text(event, name_of(event, names))) for event in events]

    def score_sheet(self, position: Position) -> list[ScoreLine]:
        """Where the points come from, so far or at the end; the last line is the total."""
        return [ScoreLine(Text("score-total"), position.scores())]

    def all_points(self, position: Position) -> list[int]:
        """The points of all seats so far, with those that were secret: for a game that is over."""
        return position.scores()

    def ruins(self, position: Position, action: int, language: str, seat: int = -1) -> list[str]:
        """The names of things that the seat has planned and that this action, and nothing else, would make fail."""
        return []

    def ahead(self, position: Position, seat: int) -> Position | None:
        """A copy in which it is the seat's turn, for planning ahead; None: nothing can be planned now."""
        return None

    def standing_action(self, position: Position, seat: int, orders: dict[str, str]) -> int | None:
        """The action that the seat's standing orders take now, or None to ask; never one that loses something."""
        return None

    def weights_name(self, position: Position) -> str:
        """The name of the file with learned weights for positions like this one: the number of seats."""
        return str(position.seats)

    # -- what is the same for all ------------------------------------------------------------------------------

    def start(self, players: int | None = None, **options: Any) -> Position:
        """A new play of the game, for a number of players and its options."""
        return self.new_position(self.check_players(players), self.check_options(options))

    @property
    def options(self) -> dict[str, Any]:
        """The options with their defaults; `option_choices` has the words that one can be set to."""
        return dict(msgspec.to_builtins(self.check_options({})))

    def __repr__(self) -> str:
        return f"<Game {self.source}: rules {self.rules_version}, content {self.content.hash[:12]}>"

    def judge(self, position: Position) -> Judge:
        """The judge for positions like this one, made on first use and kept."""
        name = self.weights_name(position)
        if name not in self._judges:
            self._judges[name] = load_judge(self, position)
        return self._judges[name]

    def check_players(self, players: int | None) -> int:
        """The number of players; raises OptionError if it is not possible."""
        low, high = self.min_players, self.max_players
        if players is None:
            players = max(low, min(2, high))
        if not low <= players <= high:
            range_ = f"{low}" if low == high else f"{low} to {high}"
            raise OptionError(f"{self.name} is for {range_} players, not {players}")
        return players

    def check_options(self, options: dict[str, Any]) -> Any:
        """The options as the game's own type; raises OptionError if they are not possible."""
        known = [field.name for field in msgspec.structs.fields(self.Options)]
        for name in options:
            if name not in known:
                has = f"has the options {', '.join(known)}" if known else "has no options"
                raise OptionError(f"{self.name} {has}, not {name!r}")
        try:
            return msgspec.convert(options, self.Options, strict=False)
        except msgspec.ValidationError as error:
            text, _, path = str(error).partition(" - at `$.")
            name = path.rstrip("`")
            words = self.option_choices(name.split("[")[0])
            allowed = f"; choose {', '.join(words)}" if words else ""
            raise OptionError(f"option {name or '?'}: {text[:1].lower()}{text[1:]}{allowed}") from error

    def preview(self, position: Position, action: int, seat: int = -1) -> list[Event]:
        """What a legal action would do, up to the next chance or decision; an illegal one raises IllegalAction."""
        events: list[Event] = []
        self._after(position, action, seat, events)
        return events

    def ends_draft(self, position: Position, action: int, seat: int = -1) -> bool:
        """Whether a legal action leads to chance, to the end or to another seat, so that it cannot be undone."""
        who = position.to_act if seat < 0 else seat
        return leaves(self._after(position, action, seat), who)

    def _after(
        self, position: Position, action: int, seat: int, events: list[Event] | None = None
    ) -> Position:
        """A copy in which the action has been taken; raises IllegalAction with the reason if it is not legal."""
        reason = self.why_not(position, action, "en", seat) if position.to_act >= 0 else ""
        if reason:
            raise IllegalAction(reason)
        copy = position.copy()
        copy.log = events
        copy.play(action, seat)
        return copy

    def show(self, position: Position, seat: int | None = None, language: str = "en") -> str:
        """The board as the terminal draws it, without colours: what `print(position)` prints."""
        from rich.console import Console

        text = io.StringIO()
        names = [f"Player {number + 1}" for number in range(position.seats)]
        console = Console(file=text, width=110, force_terminal=False)
        console.print(self.draw(position, seat, language, names))
        return "\n".join(line.rstrip() for line in text.getvalue().splitlines())

    def summary(self, position: Position) -> str:
        """A position in one line: the round, who acts, what the table holds, and the points."""
        who = position.to_act
        acting = "chance" if who == CHANCE else "over" if who == OVER else f"seat {who} to act"
        parts = [f"round {position.round}", acting]
        if self.shape is not None:
            scalars = [field for field in self.shape.table if not field.each]
            held = dump_fields(position, self.shape, scalars)
            parts += [f"{name} {value}" for name, value in held.items() if value not in (None, False, 0)]
        return ", ".join([*parts, f"points {position.scores()}"])

    def is_any_time(self, position: Position, action: int) -> bool:
        """Whether the action does not answer a question but may be taken at any time during one's turn."""
        return begins(self.notate(position, action), self.any_time)

    @property
    def _shape(self) -> Shape:
        if self.shape is None:
            raise NotImplementedError(f"{self.name} has no shape, so it has to define this method")
        return self.shape

    @cached_property
    def _action_words(self) -> list[str]:
        return words_of(self._shape.actions)

    @cached_property
    def _outcome_words(self) -> list[str]:
        return words_of(self._shape.outcomes)

    def _said(self, position: Position) -> dict[str, int | str | Text]:
        """The fields of the table, as arguments of texts."""
        scalars = [field for field in self._shape.table if not field.each]
        fields = dump_fields(position, self._shape, scalars)
        return {name: value for name, value in fields.items() if isinstance(value, int | str)}

    def _drawn(
        self,
        name: str,
        position: Position,
        seat: int | None,
        language: str,
        names: Sequence[str],
        *whose: int,
    ) -> RenderableType | None:
        """What a function of the game's terminal.py draws; None: there is no such function."""
        draw = function_of(self.package, ["terminal"], name)
        if draw is None:
            return None
        drawn = draw(self.view(position, seat), *whose, seat, names, lambda said: self.say(said, language))
        return cast("RenderableType", drawn)

    def entries(self, position: Position, seat: int = -1) -> list[Entry]:
        """Everything that the seat may do, in the order shown to people: by rank, with each group together."""
        return in_order([self.entry(position, action, seat) for action in position.actions(seat)])

    def say(self, text: Text, language: str, names: Sequence[str] = ()) -> str:
        """A text in a language; without names players are numbered."""
        return self.texts.format(text, language, names)

    def field_name(self, field: str, language: str) -> str:
        """A field of the shape in words: the text `field-NAME`, if it exists."""
        key = f"field-{word(field)}"
        return self.say(Text(key), language) if self.texts.has(key, FALLBACK) else field.replace("_", " ")

    def effect_text(self, effect: Line, language: str) -> str:
        """An effect line as plain text, for terminals and documents."""
        names = {thing.id: thing.short for thing in self.things()}

        def name(thing: str) -> str:
            short = names[thing]
            return short if isinstance(short, str) else self.say(short, language)

        return in_words(effect, lambda said: self.say(said, language), name)

    def part_title(self, rule: Rule, language: str) -> str:
        """The heading of the part of the rules that a rule belongs to: the text `part-PART`, if it exists."""
        key = f"part-{rule.part.replace(' ', '-')}"
        return self.say(Text(key), language) if self.texts.has(key, language) else rule.part

    @property
    def guides(self) -> tuple[Guide, ...]:
        """The lessons, in order; none: it has none."""
        return guides_of(self.package)

    def title(self, language: str) -> str:
        return self.say(Text("game-title"), language)

    def refusal(self, position: Position, action: int, seat: int = -1) -> Refusal | None:
        """Why the action is not legal for the seat now; None if it is."""
        code = position.refusal(action, seat)
        if code == 0:
            return None
        if code == NO_SUCH_ACTION:
            return Refusal("", Text("refusal-no-such-action", {"action": str(action)}))
        if code == NOT_TO_ACT:
            return self.not_to_act(position, position.to_act if seat < 0 else seat)
        return self.explain(position, action, seat, code)

    def describe(
        self,
        position: Position,
        action: int,
        language: str = FALLBACK,
        seat: int = -1,
        names: Sequence[str] = (),
    ) -> str:
        """The action as a sentence; without names players are numbered."""
        return self.say(self.sentence(position, action, seat), language, names)

    def tell_move(
        self, position: Position, action: int, language: str, seat: int, names: Sequence[str] = ()
    ) -> str:
        """What a seat did by an action that has no events of its own, for logs: `did-KEY`, if there is such a text."""
        sentence = self.sentence(position, action, seat)
        key = f"did-{sentence.key.removeprefix('action-')}"
        who = names[seat] if 0 <= seat < len(names) else player(seat)
        if self.texts.has(key, language):
            return self.say(Text(key, {**sentence.args, "who": who}), language, names)
        return self.say(Text("did-choose", {"who": who, "what": sentence}), language, names)

    def warning(self, ruins: list[str], language: str) -> str:
        """What an action ruins (see `ruins`), in words; empty if nothing."""
        return self.say(Text("ruins", {"things": ", ".join(ruins)}), language) if ruins else ""

    def why_not(self, position: Position, action: int, language: str = FALLBACK, seat: int = -1) -> str:
        """Why the action is not legal now, with the rule it breaks; empty if it is legal."""
        refusal = self.refusal(position, action, seat)
        if refusal is None:
            return ""
        text = self.say(refusal.text, language)
        return f"{text} [{refusal.rule}: {self.rules[refusal.rule].text(language)}]" if refusal.rule else text

    def tell(self, event: Event, names: Sequence[str], language: str) -> str:
        """An event as a sentence in a language."""
        return self.say(self.event_text(event, name_of(event, names)), language, names)

    def tell_together(self, events: Sequence[Event], names: Sequence[str], language: str) -> list[str]:
        """Events as lines of a log: consecutive events of one player become one sentence, with the name once."""
        runs: list[tuple[int, list[str]]] = []
        for seat, text in self.log_texts(events, names):
            sentence = self.say(text, language, names)
            name = names[seat] if seat >= 0 else ""
            if seat >= 0 and runs and runs[-1][0] == seat and sentence.startswith(f"{name} "):
                runs[-1][1].append(sentence.removeprefix(f"{name} "))
            else:
                runs.append((seat if sentence.startswith(name) else -1, [sentence]))
        return [one_sentence(parts, language) for _, parts in runs]

    def find(self, position: Position, text: str, seat: int = -1) -> int:
        """The action that a text names, which must be legal for the seat now."""
        action = self.parse(position, text)
        if position.to_act >= 0 and position.refusal(action, seat) != 0:
            raise NotationError(f"{text!r} is not possible now: {self.why_not(position, action, 'en', seat)}")
        return action


def numbered(blocks: Sequence[Block]) -> list[tuple[Block, tuple[int, ...]]]:
    """The kind and the index of every action or outcome, by its number."""
    by_name = {block.name: block for block in blocks}
    numbers = number_blocks(blocks)
    found = {at: (by_name[name], index) for name, indices in numbers.items() for index, at in indices.items()}
    return [found[number] for number in sorted(found)]


def begins(notation: str, words: tuple[str, ...]) -> bool:
    """Whether the notation of an action begins with one of these words."""
    return notation.partition(" ")[0] in words


def word(name: str) -> str:
    """The name of a constant as a word: DRAW_FIRST is draw-first."""
    return name.lower().replace("_", "-")


def words_of(blocks: Sequence[Block]) -> list[str]:
    """The plain notation of every action or outcome: its kind, and the numbers of its index."""
    return [" ".join([word(block.name), *map(str, index)]) for block, index in numbered(blocks)]


def leaves(position: Position, seat: int) -> bool:
    """Whether the seat has nothing more to decide before a die or another seat, so that its draft is complete."""
    return position.to_act in (CHANCE, OVER) or seat not in position.waiting


def in_order(entries: Sequence[Entry]) -> list[Entry]:
    """Entries by rank, with each group together and the entries shown only on request at its end."""
    first: dict[str, int] = {}
    for entry in entries:
        first[entry.group] = min(entry.rank, first.get(entry.group, LAST))

    def place(entry: Entry) -> tuple[int, str, bool, int]:
        if entry.rank == LAST:
            return LAST, "", False, LAST
        return first[entry.group], entry.group, entry.more, entry.rank

    return sorted(entries, key=place)


def name_of(event: Event, names: Sequence[str]) -> str:
    """The name of an event's player; empty if it belongs to nobody."""
    return names[event.seat] if event.seat >= 0 else ""


def one_sentence(parts: Sequence[str], language: str) -> str:
    """The parts joined with commas, or with semicolons if they contain commas or colons."""
    comma = not any(sign in part for part in parts for sign in ",:;")
    return ", ".join(parts) if comma else punctuated("; ".join(parts), language)


def choices(kind: object) -> list[str]:
    """The words that an option's type allows; empty if they are not limited."""
    if get_origin(kind) is Literal:
        return [str(word) for word in get_args(kind)]
    if isinstance(kind, type) and issubclass(kind, Enum):
        return [str(member.value) for member in kind]
    return [word for part in get_args(kind) for word in choices(part)]

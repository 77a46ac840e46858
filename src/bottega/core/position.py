"""The position of a game: the whole state of one play of it, in one row of small numbers.

A game's own position is a subclass. Everything that can change is in `cells`, so that copying, comparing,
hashing and storing a position are the same short operations in every game. The subclass holds what never changes
during a play (the tables of the content), and its copies share it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple, SupportsIndex

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from bottega.core.errors import IllegalAction, NotationError
from bottega.core.rng import Rng

CHANCE: Final = -1
"""In `to_act`: a die or a draw comes next."""
OVER: Final = -2
"""In `to_act`: the game has ended."""

NO_SUCH_ACTION: Final = -1
"""A reason of `Position.refusal` in every game: the number is outside the numbering."""
NOT_TO_ACT: Final = 1
"""The first reason of `Position.refuse` in every game: the seat has nothing to decide now."""

# The first cells of every game's position.
TO_ACT: Final = 0
SEATS: Final = 1
ROUND: Final = 2
HEADER: Final = 3

BUFFER: Final = 1024
"""Room for the longest list of actions of any game."""


@mypyc_attr(allow_interpreted_subclasses=True)
class GameTables:
    """What never changes during a play: a game's content, packed for the engine and shared by all its positions.

    A game's own tables are a subclass with an attribute for each name in `packed`; `make layout` generates it from what
    the game's function `pack` returns. `game` is the game that they belong to; tables that were unpickled have none.
    """

    packed: Final[dict[str, Any]]
    game: object

    def __init__(self, packed: dict[str, Any]) -> None:
        self.packed = packed
        self.game = None

    def __reduce__(self) -> tuple[Callable[..., GameTables], tuple[object, ...]]:
        return type(self), (self.packed,)


class Event(NamedTuple):
    """Something that happened: its kind, its seat (-1: nobody's), its numbers by name, and the rule behind it."""

    kind: str
    seat: int
    args: dict[str, int]
    rule: str


def new_cells(count: i64) -> vec[i16]:
    """A row of zeros for a position."""
    return vec[i16]([i16(0)] * count)


def cells_from(values: list[int]) -> vec[i16]:
    """A row of cells with the given values."""
    return vec[i16]([i16(value) for value in values])


def cells_from_key(key: bytes) -> vec[i16]:
    """The cells that have this key: the inverse of `Position.key`."""
    values: list[int] = []
    for at in range(0, len(key), 2):
        value: int = key[at] + 256 * key[at + 1]
        values.append(value if value < 32768 else value - 65536)
    return cells_from(values)


def new_buffer() -> vec[i16]:
    """A buffer for `Position.fill`."""
    return new_cells(BUFFER)


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """The whole state of one play of a game.

    A game's own position is made from its tables, which it keeps as `tables`, and the cells. It implements `apply`,
    `refuse`, `weights` (if there is chance), `copy`, `scores`, `dump` and `action_count`; and `waiting`, `fill`,
    `sample`, `winners` and `heuristic` if the defaults do not fit. A `seat` of -1 means "the one in `to_act`".
    """

    cells: Final[vec[i16]]  # compiled code reads a Final without counting references
    log: list[Event] | None

    def __init__(self, cells: vec[i16]) -> None:
        self.cells = cells
        self.log = None

    # -- who, and how far --------------------------------------------------------------------------------------

    @property
    def to_act(self) -> i64:
        """The seat that decides next, or CHANCE, or OVER."""
        return i64(self.cells[TO_ACT])

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return i64(self.cells[TO_ACT]) == OVER

    @property
    def seats(self) -> i64:
        """How many seats the table has."""
        return i64(self.cells[SEATS])

    @property
    def round(self) -> i64:
        """The number of the round being played; it never decreases."""
        return i64(self.cells[ROUND])

    def set_to_act(self, seat: i64) -> None:
        """For rules: who decides next, or CHANCE, or OVER."""
        self.cells[TO_ACT] = i16(seat)

    def set_round(self, number: i64) -> None:
        """For rules: the round that begins."""
        self.cells[ROUND] = i16(number)

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that may decide now; `to_act` is the first of them in turn order."""
        seat: int = self.to_act
        return (seat,) if seat >= 0 else ()

    # -- what may be done ----------------------------------------------------------------------------------------

    @property
    def action_count(self) -> i64:
        """Actions are numbered from 0 to `action_count` - 1, with the same meaning in every position."""
        raise NotImplementedError

    def refuse(self, action: i64, seat: i64) -> i64:
        """The result of `refusal` for an action inside the numbering; a seat of -1 means that nobody decides now."""
        raise NotImplementedError

    def refusal(self, action: i64, seat: i64 = -1) -> i64:
        """0 if the seat may take the action now, else the number of the reason why not."""
        if action < 0 or action >= self.action_count:
            return NO_SUCH_ACTION
        return self.refuse(action, self.to_act if seat < 0 else seat)

    def legal(self, action: i64, seat: i64 = -1) -> bool:
        """Whether the seat may take the action now."""
        return self.refusal(action, seat) == 0

    def fill(self, buf: vec[i16], seat: i64 = -1) -> i64:
        """Write the seat's canonical actions, by default all, into the buffer and return how many there are."""
        found = self.actions(seat)
        for at in range(len(found)):
            buf[at] = i16(found[at])
        return len(found)

    def actions(self, seat: i64 = -1) -> list[int]:
        """Every legal action of the seat, in increasing order."""
        found: list[int] = []
        who = self.to_act if seat < 0 else seat
        for action in range(self.action_count):
            if self.refuse(action, who) == 0:
                found.append(action)
        return found

    @property
    def legal_actions(self) -> Any:
        """The legal actions of the seat in `to_act`, which are shown with their notations (see `LegalActions`)."""
        from bottega.core.legal import LegalActions

        return LegalActions(self)

    def weights(self) -> list[tuple[int, int]]:
        """At CHANCE: every possible outcome with its weight, an integer proportional to its probability."""
        raise NotImplementedError

    def outcomes(self) -> list[tuple[int, float]]:
        """At CHANCE: every possible outcome with its probability."""
        pairs = self.weights()
        total = 0
        for _, weight in pairs:
            total += weight
        return [(outcome, weight / total) for outcome, weight in pairs]

    def sample(self, rng: Rng) -> i64:
        """At CHANCE: one outcome, drawn with the true odds."""
        pairs = self.weights()
        total: i64 = 0
        for _, weight in pairs:
            total += weight
        at: i64 = rng.below(total)
        for outcome, weight in pairs:
            at -= weight
            if at < 0:
                return outcome
        raise AssertionError("weights that add up to less than their sum")

    # -- doing it --------------------------------------------------------------------------------------------------

    def apply(self, action: i64, seat: i64 = -1) -> None:
        """Carry out a legal action of the seat or, at CHANCE, an outcome. Nothing is checked."""
        raise NotImplementedError

    def play(self, action: str | SupportsIndex, seat: i64 = -1) -> None:
        """Carry out an action or an outcome, given by its number or its notation.

        An illegal one raises IllegalAction or, if it is a notation, NotationError; and nothing has changed.
        """
        if isinstance(action, str):
            game = game_of(self)
            if game is None:
                raise NotationError(f"{action!r}: this position does not know its game, so use numbers")
            self.play_number(game.find(self, action, seat), seat)
        else:
            self.play_number(int(action), seat)

    def play_number(self, action: i64, seat: i64) -> None:
        """The same for a number."""
        who: int = self.to_act
        if who == OVER:
            raise IllegalAction("the game is over")
        if who == CHANCE:
            if seat >= 0:
                raise IllegalAction(f"seat {seat} cannot act: a die or a draw comes first")
            for outcome, _ in self.weights():
                if outcome == action:
                    self.apply(action)
                    return
            raise IllegalAction(f"{action} is not a possible outcome here")
        if seat >= 0 and seat not in self.waiting:
            raise IllegalAction(f"seat {seat} is not to act now")
        if not self.legal(action, seat):
            raise IllegalAction(f"action {action} is not legal now")
        self.apply(action, seat)

    # -- how it stands -----------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """The points of each seat: so far, and final at OVER."""
        raise NotImplementedError

    def winners(self) -> tuple[int, ...]:
        """At OVER: the seats that win; by default those with the most points."""
        if self.to_act != OVER:
            return ()
        scores = self.scores()
        most = max(scores)
        return tuple([seat for seat in range(len(scores)) if scores[seat] == most])

    def heuristic(self, seat: i64) -> float:
        """A rule of thumb for how good the position is for the seat, in points; by default the points it has.

        It ranks positions and predicts nothing. `greedy` uses it, so a game should not change it.
        """
        return float(self.scores()[seat])

    def value(self, seat: i64) -> float:
        """The final points that the seat can expect; if nothing was learned, the heuristic."""
        from bottega.core.judge import judge_for

        self.check_seat(seat)
        judge = judge_for(self)
        judge.start(self, seat)
        judge.assess(self, seat)
        return judge.points

    def win_chance(self, seat: i64) -> float:
        """The chance of the seat to win, from 0 to 1."""
        from bottega.core.judge import judge_for

        self.check_seat(seat)
        judge = judge_for(self)
        judge.start(self, seat)
        judge.assess(self, seat)
        return judge.chance

    def check_seat(self, seat: i64) -> None:
        """Raise an IndexError with a sentence if there is no such seat."""
        if seat < 0 or seat >= self.seats:
            raise IndexError(f"there is no seat {seat}: the seats are 0 to {self.seats - 1}")

    # -- as data -----------------------------------------------------------------------------------------------

    def copy(self) -> Position:
        """An independent position, without the log."""
        raise NotImplementedError

    def dump(self) -> dict[str, object]:
        """The position as plain, named, readable data; `Game.load` reads it back."""
        raise NotImplementedError

    def key(self) -> bytes:
        """Equal positions have equal keys."""
        return bytes(self.cells)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and type(self) is type(other) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        game = game_of(self)
        summary = game.summary(self) if game is not None else f"round {self.round}, points {self.scores()}"
        return f"<{type(self).__name__}: {summary}>"

    def __str__(self) -> str:
        game = game_of(self)
        return str(game.show(self)) if game is not None else repr(self)

    def __reduce__(self) -> tuple[Callable[..., Position], tuple[object, ...]]:
        return restore, (type(self), tables_of(self), self.key())

    def __copy__(self) -> Position:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Position:
        return self.copy()


def tables_of(position: Position) -> Any:
    """The tables of a position, whose type its subclass knows; None if it has none."""
    return getattr(position, "tables", None)


def game_of(position: Position) -> Any:
    """The game of a position; None if its tables do not know it."""
    return getattr(tables_of(position), "game", None)


def restore(kind: Callable[[object, vec[i16]], Position], tables: object, key: bytes) -> Position:
    """A position from its class, tables and key, for unpickling."""
    return kind(tables, cells_from_key(key))

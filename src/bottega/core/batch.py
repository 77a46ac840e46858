"""Many games at once, for reinforcement learning: a step is one decision in each; observations are plain numbers."""

from __future__ import annotations

from typing import Final, final

from librt.strings import BytesWriter, read_i16_le, write_i16_le, write_i32_le
from librt.vecs import vec
from mypy_extensions import i16, i32, i64

from bottega.core.errors import IllegalAction
from bottega.core.interrupts import yield_to_interpreter
from bottega.core.position import CHANCE, OVER, TO_ACT, Position, new_buffer
from bottega.core.rng import Rng

# How a cell becomes a number of an observation.
AS_IT_IS: Final = 0
SEAT: Final = 1  # a seat's number: its distance from the observer; negative numbers stay as they are
INDEX: Final = 2  # the same counted from 1, with 0 for nobody
HIDDEN: Final = 3  # 0, unless a flag of the table or the end of the game reveals it


@final
class Observer:
    """Writes what a seat may see of a position as a row of 16-bit numbers."""

    width: Final[i64]
    cells: Final[vec[i64]]  # for each observing seat, one after the other: the cell of each number
    kinds: Final[vec[i64]]
    flags: Final[vec[i64]]  # the cell of the flag that reveals a hidden number

    def __init__(self, width: i64, cells: vec[i64], kinds: vec[i64], flags: vec[i64]) -> None:
        self.width = width
        self.cells = cells
        self.kinds = kinds
        self.flags = flags

    def write(self, position: Position, seat: i64, out: BytesWriter) -> None:
        cells = position.cells
        seats = position.seats
        first = seat * self.width
        for at in range(first, first + self.width):
            value = i64(cells[self.cells[at]])
            kind = self.kinds[at]
            if kind != AS_IT_IS:
                if kind == HIDDEN:
                    if i64(cells[self.flags[at]]) == 0 and i64(cells[TO_ACT]) != OVER:
                        value = 0
                elif kind == SEAT:
                    if value >= 0:
                        value = distance(value, seat, seats)
                elif value > 0:
                    value = 1 + distance(value - 1, seat, seats)
            write_i16_le(out, i16(value))


def distance(other: i64, seat: i64, seats: i64) -> i64:
    """How many seats after this one the other one sits."""
    return other - seat if other >= seat else other - seat + seats


@final
class Batch:
    """Games that are played side by side. When a game is over, the next one takes its place.

    After each step `seats` says who decides in each game, `observations` what that seat sees, and `legal` what it may
    do, as the number of the game times the number of actions, plus the action. `ended` and `scores` are about the games
    that the step has ended.
    """

    games: Final[list[Position]]
    rngs: Final[list[Rng]]
    start: Final[Position]
    observer: Final[Observer]
    buffer: Final[vec[i16]]
    seats: Final[BytesWriter]
    observations: Final[BytesWriter]
    legal: Final[BytesWriter]
    ended: list[int]
    scores: list[list[int]]
    winners: list[tuple[int, ...]]

    def __init__(self, start: Position, count: i64, seed: int, observer: Observer) -> None:
        self.start = start
        self.observer = observer
        self.games = [start.copy() for _ in range(count)]
        self.rngs = [Rng(seed, number) for number in range(count)]
        self.buffer = new_buffer()
        self.seats = BytesWriter()
        self.observations = BytesWriter()
        self.legal = BytesWriter()
        self.ended = []
        self.scores = []
        self.winners = []
        for number in range(count):
            self.roll(number)
        self.observe()

    def step(self, actions: bytes) -> None:
        """Take an action in each game, given as 16-bit numbers. If one is illegal, nothing is done."""
        count = i64(len(self.games))
        if len(actions) != 2 * count:
            raise ValueError(f"there are {count} games, but {len(actions) // 2} actions")
        for number in range(count):
            action = i64(read_i16_le(actions, 2 * number))
            if not self.games[number].legal(action):
                raise IllegalAction(f"game {number}: action {action} is not legal")
        self.ended = []
        self.scores = []
        self.winners = []
        for number in range(count):
            self.games[number].apply(i64(read_i16_le(actions, 2 * number)))
            self.roll(number)
        self.observe()
        yield_to_interpreter()

    def roll(self, number: i64) -> None:
        """Continue to the next decision; if the game has ended, to the first one of the next game."""
        game = self.games[number]
        rng = self.rngs[number]
        while True:
            who = i64(game.cells[TO_ACT])
            if who >= 0:
                return
            if who == CHANCE:
                game.apply(game.sample(rng))
            else:
                self.ended.append(number)
                self.scores.append(game.scores())
                self.winners.append(game.winners())
                game = self.start.copy()
                self.games[number] = game

    def observe(self) -> None:
        """Store who decides, what that seat sees, and what it may do."""
        self.seats.truncate(0)
        self.observations.truncate(0)
        self.legal.truncate(0)
        first: i64 = 0
        for game in self.games:
            seat = i64(game.cells[TO_ACT])
            write_i16_le(self.seats, i16(seat))
            self.observer.write(game, seat, self.observations)
            for at in range(game.fill(self.buffer)):
                write_i32_le(self.legal, i32(first + i64(self.buffer[at])))
            first += game.action_count

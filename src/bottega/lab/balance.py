"""The games of a balance report: who won, what was used, what was offered, and what luck brought.

If a file is given, one row is appended to it for each game: an interrupted run continues with the games that are
missing. Game number i depends only on the seed and on i, also when two contents are compared.
"""

from __future__ import annotations

import json
from collections.abc import Generator, Iterator
from functools import partial
from pathlib import Path

import msgspec

from bottega.bots import Bot, make_safe
from bottega.bots.guard import Failure, failures_of
from bottega.core.game import Game, Study
from bottega.core.position import CHANCE, OVER, Event, Position
from bottega.core.registry import game as find_game
from bottega.core.rng import Rng
from bottega.core.texts import Text
from bottega.lab.analyze import judge_throw
from bottega.lab.simulate import SimulationPlan
from bottega.lab.workers import Workers


class Use(msgspec.Struct, frozen=True, array_like=True):
    """A thing that a seat used, and in which rounds."""

    seat: int
    study: str
    thing: str
    rounds: list[int]


class Offer(msgspec.Struct, frozen=True, array_like=True):
    """A choice, by its notation: in how many decisions a seat had it, and how often it took it."""

    seat: int
    choice: str
    offered: int
    taken: int


class GameRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """One game."""

    number: int
    points: list[int]
    won: list[float]
    rounds: int
    decisions: int
    luck: list[float]
    """The points that all throws together brought each seat, compared with other throws."""
    uses: list[Use]
    offers: list[Offer]
    failed: list[int] = []
    """If bots failed: how many decisions of each seat greedy made instead."""
    failures: list[Failure] = []


class GameRows:
    """The rows of a plan, by number, and the file in which they are kept."""

    def __init__(self, plan: SimulationPlan, file: Path | None = None) -> None:
        self.plan = plan
        self.file = file
        self.key = json.dumps(msgspec.to_builtins(msgspec.structs.replace(plan, games=0)))
        self.by_number: dict[int, GameRow] = {}
        if file is not None and file.exists():
            self._read(file)

    def _read(self, file: Path) -> None:
        """Read the rows of this plan; an incomplete last line of a killed run is removed."""
        complete = 0
        for line in file.read_bytes().splitlines(keepends=True):
            if not line.endswith(b"\n"):
                break
            complete += len(line)
            key, row = msgspec.json.decode(line, type=tuple[str, GameRow])
            if key == self.key:
                self.by_number[row.number] = row
        with file.open("rb+") as stream:
            stream.truncate(complete)

    def play(self, workers: Workers) -> Generator[int, None, None]:
        """Play the missing games; each item is the number of games finished so far."""
        missing = [number for number in range(self.plan.games) if number not in self.by_number]
        for rows in workers.run(partial(play_rows, self.plan), missing):
            self.by_number.update((row.number, row) for row in rows)
            if self.file is not None:
                with self.file.open("ab") as stream:
                    stream.writelines(msgspec.json.encode((self.key, row)) + b"\n" for row in rows)
            yield len(self)

    def __len__(self) -> int:
        return sum(number < self.plan.games for number in self.by_number)

    def __iter__(self) -> Iterator[GameRow]:
        """Iterate over the rows in the order of their numbers."""
        return (self.by_number[number] for number in sorted(self.by_number) if number < self.plan.games)


def play_rows(plan: SimulationPlan, numbers: list[int]) -> list[GameRow]:
    game = find_game(plan.game, plan.content)
    return [play_row(game, plan, number) for number in numbers]


def play_row(game: Game, plan: SimulationPlan, number: int) -> GameRow:
    """Play a game and count what is used and offered."""
    p = game.start(plan.players, **plan.options)
    bots: list[Bot] = [
        make_safe(name, Rng(plan.seed, number, 1 + seat)) for seat, name in enumerate(plan.bots)
    ]
    dice, other_dice = Rng(plan.seed, number, 0), Rng(plan.seed, number, 100)
    counts = Counts(game, plan.players)
    luck = [0.0] * plan.players
    decisions = 0
    while p.to_act != OVER:
        events: list[Event] = []
        p.log = events
        if p.to_act == CHANCE:
            before = p.copy()
            while p.to_act == CHANCE:
                p.apply(p.sample(dice))
            for seat, points in enumerate(judge_throw(1, 1, before, p, other_dice).points[: plan.players]):
                luck[seat] += points
        else:
            decisions += 1
            seat = p.to_act
            action = bots[seat].choose(p.copy(), seat)
            counts.offer(p, seat, action)
            p.apply(action)
        counts.use(events, p.round)
    winners = p.winners()
    won = [1 / len(winners) if seat in winners else 0.0 for seat in range(plan.players)]
    return GameRow(
        number,
        p.scores()[: plan.players],
        won,
        p.round,
        decisions,
        [round(points, 2) for points in luck],
        [Use(*key, rounds) for key, rounds in counts.uses.items()],
        [Offer(*key, *pair) for key, pair in counts.offers.items()],
        *failures_of(bots, number),
    )


class Counts:
    """The counts of one game."""

    def __init__(self, game: Game, players: int) -> None:
        self.game = game
        self.players = players
        self.uses: dict[tuple[int, str, str], list[int]] = {}
        self.offers: dict[tuple[int, str], list[int]] = {}
        self.counted: set[tuple[int, str]] = set()

    def use(self, events: list[Event], round: int) -> None:
        for event in events:
            if 0 <= event.seat < self.players:
                for study, thing in used_things(self.game, event):
                    if not study.once or (event.seat, study.title) not in self.counted:
                        self.counted.add((event.seat, study.title))
                        self.uses.setdefault((event.seat, study.title, thing), []).append(round)

    def offer(self, p: Position, seat: int, taken: int) -> None:
        """Count the choices of a decision; those that lead to the same position count as one."""
        choices = {self.game.notate(p, action): action for action in p.actions(seat)}
        if len(choices) < 2:
            return
        for choice, action in choices.items():
            pair = self.offers.setdefault((seat, choice), [0, 0])
            pair[0] += 1
            pair[1] += action == taken


def used_things(game: Game, event: Event) -> list[tuple[Study, str]]:
    """The studies that an event belongs to, each with the name of the thing used."""
    studies = [study for study in game.studies if study.event == event.kind]
    if not studies:
        return []
    args = game.event_text(event, "").args
    return [
        (study, " ".join(as_text(game, args[name]) for name in study.names) or event.kind)
        for study in studies
    ]


def as_text(game: Game, word: int | str | Text) -> str:
    return game.say(word, "en") if isinstance(word, Text) else str(word)


def sentences(game: Game, plan: SimulationPlan, games: int = 20) -> dict[str, str]:
    """Choices in words, by their notation, collected from some games between random bots."""
    found: dict[str, str] = {}
    for number in range(games):
        p = game.start(plan.players, **plan.options)
        rng = Rng(plan.seed, number)
        anyone = make_safe("random", rng)
        while p.to_act != OVER:
            if p.to_act == CHANCE:
                p.apply(p.sample(rng))
                continue
            for action in p.actions():
                choice = game.notate(p, action)
                if choice not in found:
                    found[choice] = game.describe(p, action, "en")
            p.apply(anyone.choose(p, p.to_act))
    return found

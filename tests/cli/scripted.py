"""The terminal in this process, with lines that a test types."""

from __future__ import annotations

import io
from collections.abc import Iterable
from pathlib import Path

from rich.console import Console

from bottega import game
from bottega.cli.terminal import Terminal
from bottega.core.chance import Dice, SeededDice
from bottega.core.play import Play
from bottega.core.record import RecordSeat

SIZES = ((80, 24), (120, 50))


class Scripted(Terminal):
    """Reads lines from an iterator, which may look at the terminal; what it prints is kept with what was typed."""

    def __init__(
        self,
        play: Play,
        file: Path,
        lines: Iterable[str] = (),
        size: tuple[int, int] = SIZES[0],
        language: str = "en",
    ) -> None:
        self.out = io.StringIO()
        console = Console(
            file=self.out,
            width=size[0],
            height=size[1],
            color_system=None,
            force_terminal=False,
            highlight=False,
        )
        super().__init__(play, language, file, 1, console)
        self.wraps = True
        self.lines = iter(lines)

    def read(self, prompt: str) -> str:
        line = next(self.lines, None)
        if line is None:
            raise EOFError
        self.out.write(f"{prompt}{line}\n")
        self.printed = 0
        return line

    @property
    def told(self) -> str:
        return "\n".join(line.rstrip() for line in self.out.getvalue().splitlines()) + "\n"


def new_play(
    name: str, people: str = "Ada", bots: str = "greedy", seed: int | None = 1, **options: object
) -> Play:
    """A play with people and bots, each given with commas; without a seed the dice are typed in."""
    seats = [RecordSeat(each) for each in people.split(",")] + [
        RecordSeat(each, each) for each in bots.split(",") if each
    ]
    dice: Dice | None = None if seed is None else SeededDice(seed)
    return Play.start(game(name), len(seats), options, seats, dice)


def typed(play: Play, file: Path, *lines: str, size: tuple[int, int] = SIZES[0], language: str = "en") -> str:
    """What a terminal tells of the play while these lines are typed."""
    terminal = Scripted(play, file, lines, size, language)
    terminal.run()
    return terminal.told

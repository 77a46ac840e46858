"""Golden transcripts: the first two rounds of each game as they stand on the screen.

`make golden` writes them again; the change is read in review.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from bottega import Rng, bots
from bottega.cli.listing import NumberedList
from bottega.cli.terminal import MOST_LINES
from tests.cli.scripted import SIZES, Scripted, new_play

FOLDER = Path(__file__).parent / "transcripts"
ROUNDS = 2
LANGUAGES = {"pig": "en", "florenza-dice": "it", "dice-forge": "en", "florenza": "de"}
PROMPT = re.compile(r"^(?:Ada|dice)> ?(.*)$", re.M)


def transcript(name: str, size: tuple[int, int]) -> str:
    """Two rounds of a game against a bot, with every command once."""
    with TemporaryDirectory() as folder:
        play = new_play(name)
        terminal = Scripted(play, Path(folder) / "game.json", size=size, language=LANGUAGES[name])
        terminal.lines = player(terminal)
        terminal.run()
    return terminal.told.split("\nAda> q\n")[0] + "\n"


def player(terminal: Scripted) -> Iterator[str]:
    """What somebody types who plays like a bot, and tries everything once on the way."""
    bot = bots.make("greedy", Rng(1))
    yield from ("fly", "?", "b", "b 2", "l", "s", "")
    first = ["m", "? 1"]
    by_number = True
    undone = False
    while terminal.play.position.round <= ROUNDS:
        position = terminal.play.position
        if terminal.draft and not undone:
            undone = True
            yield "u"
            continue
        listing = NumberedList(terminal.game, position, 0, terminal.language, terminal.names, terminal.texts)
        if first and any(item.more for item in listing.items):
            yield from first
            first = []
        action = bot.choose(position.copy(), 0)
        item = next(item for item in listing.items if item.action == action)
        yield str(item.number) if by_number else item.notation
        by_number = not by_number
    yield "q"


def lines_between_prompts(told: str) -> list[tuple[str, int]]:
    """What was typed, and how many lines were printed for it up to the next prompt."""
    parts = ["bottega play", *PROMPT.split(told)]
    return [
        (line, answer.strip("\n").count("\n") + 1)
        for line, answer in zip(parts[::2], parts[1::2], strict=True)
    ]


def most_lines(size: tuple[int, int]) -> int:
    return min(size[1] - 2, MOST_LINES)


def files() -> dict[Path, tuple[str, tuple[int, int]]]:
    return {FOLDER / f"{name}-{size[0]}x{size[1]}.txt": (name, size) for name in LANGUAGES for size in SIZES}


def write(words: list[str]) -> None:
    """Write the transcripts whose names contain one of the words; without words, all."""
    for file, (name, size) in files().items():
        if not words or any(word in file.name for word in words):
            file.write_text(transcript(name, size), "utf-8")
            print(f"{file.parent.name}/{file.name}")


if __name__ == "__main__":
    write(sys.argv[1:])

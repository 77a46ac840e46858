"""Draw docs/pictures/terminal.svg: a game of Florenza Dice in the terminal, a few rounds in, as a player sees it."""

from __future__ import annotations

import io
import re
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.console import Console

import bottega
from bottega.bots import make
from bottega.cli.listing import NumberedList
from bottega.cli.terminal import Terminal
from bottega.core.chance import SeededDice
from bottega.core.record import RecordSeat

OUT = Path(__file__).parents[1] / "docs" / "pictures" / "terminal.svg"
NAMES = ["Ada", "Bruno"]
ROUND = 4


def main() -> None:
    game = bottega.game("florenza-dice")
    play = bottega.Play.start(game, 2, seats=[RecordSeat(name) for name in NAMES], dice=SeededDice(11))
    bots = [make("greedy", bottega.Rng(seat)) for seat in range(2)]
    news = play.roll()
    while play.position.round < ROUND or not takes_a_die(play):
        seat = play.position.to_act
        events = play.act(bots[seat].choose(play.position.copy(), seat), seat) + play.roll()
        news = events if seat == 0 else news + events
    console = Console(record=True, width=100, height=40, file=io.StringIO(), force_terminal=True)
    with TemporaryDirectory() as folder:
        terminal = Terminal(play, "en", Path(folder) / "game.json", 1, console)
        terminal.news = news
        terminal.show_turn(0, NumberedList(game, play.position, 0, "en", terminal.names, terminal.texts))
    console.print("[bold]Ada> [/bold]")
    picture = console.export_svg(title="bottega play florenza-dice")
    picture = re.sub(r" *@font-face \{.*?\}\n", "", picture, flags=re.DOTALL)
    fonts = "ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace"
    OUT.write_text(picture.replace("Fira Code, monospace", fonts), "utf-8")


def takes_a_die(play: bottega.Play) -> bool:
    """Whether it is the first seat's turn to take a die."""
    position = play.position
    return position.to_act == 0 and play.game.notate(position, position.actions(0)[0]).startswith("take")


if __name__ == "__main__":
    main()

"""Draw docs/pictures/terminal.svg: a game of Florenza Dice in the terminal, a few rounds in, as a player sees it."""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console

import bottega
from bottega.bots import make
from bottega.core.chance import SeededDice

OUT = Path(__file__).parents[1] / "docs" / "pictures" / "terminal.svg"
NAMES = ["Ada", "Bruno"]
ROUND = 4


def main() -> None:
    game = bottega.game("florenza-dice")
    play = bottega.Play.start(game, 2, dice=SeededDice(11))
    bots = [make("greedy", bottega.Rng(seat)) for seat in range(2)]
    play.roll()
    while play.position.round < ROUND or not takes_a_die(play):
        seat = play.position.to_act
        play.act(bots[seat].choose(play.position.copy(), seat), seat)
        play.roll()
    console = Console(record=True, width=150, file=io.StringIO(), force_terminal=True)
    console.print(game.draw(play.position, 0, "en", NAMES))
    console.print(f"\n[bold]{game.say(game.question(play.position, 0), 'en')}[/bold]")
    for number, action in enumerate(play.position.actions(0)[:6], 1):
        console.print(
            f"[cyan]{number:3}[/cyan]  {game.describe(play.position, action, 'en', 0)}", highlight=False
        )
    console.print("[bold]Ada> [/bold]")
    plain = re.sub(r"@font-face \{\{.*?\}\}\n", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
    plain = plain.replace(
        "Fira Code, monospace", "ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace"
    )
    OUT.write_text(console.export_svg(title="bottega play florenza-dice", code_format=plain), "utf-8")


def takes_a_die(play: bottega.Play) -> bool:
    """Whether it is the first seat's turn to take a die."""
    position = play.position
    return position.to_act == 0 and play.game.notate(position, position.actions(0)[0]).startswith("take")


if __name__ == "__main__":
    main()

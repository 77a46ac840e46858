"""The faces of the dice that never change, for the page's own check of the dice.

`python -m tools.page_faces` writes them into web/src/lib/faces.ts, so that the page has them from its build and not
from the server that it checks; tests/tools/test_page_faces.py says when they are out of date. Dice whose faces change
and bags from which things are drawn are not in it: what they could show depends on the game.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path

import bottega
from bottega import CHANCE, OVER, Rng
from bottega.core.game import Game

FILE = Path(__file__).parents[1] / "web/src/lib/faces.ts"
GAMES = 2
"""How many games are played with each number of players."""

OFTEN = 50
"""How often a die must have had the same faces."""

Faces = tuple[tuple[str, int], ...]
"""What can be rolled: each outcome in notation, and its weight."""

HEAD = """// Written by tools/page_faces.py.
import type { Faces } from './protocol';

/**
 * The dice of each game whose faces never change. `changing`: other dice, and bags, which may show some of the same
 * outcomes.
 */
export const FIXED_DICE: Record<string, { faces: Faces[]; changing: string[] }> = {
"""


def rolled(game: Game, first_seed: int = 0) -> Iterator[tuple[str, Faces]]:
    """Every roll and draw of some random games: the die without its numbers, and its faces."""
    for players in range(game.min_players, game.max_players + 1):
        for number in range(GAMES):
            rng = Rng(first_seed, players, number)
            position = game.start(players)
            while position.to_act != OVER:
                if position.to_act == CHANCE:
                    die = re.sub(r"\d+", "#", game.die(position).name)
                    weights = position.weights()
                    yield die, tuple((game.notate(position, each), int(weight)) for each, weight in weights)
                    position.apply(position.sample(rng))
                else:
                    seat = position.waiting[0]
                    actions = position.actions(seat)
                    position.apply(actions[rng.below(len(actions))], seat)


def fixed_dice(game: Game) -> tuple[list[Faces], list[str]]:
    """The faces of the dice that never change, and the other dice that share outcomes with them."""
    found: defaultdict[str, Counter[Faces]] = defaultdict(Counter)
    for die, faces in rolled(game):
        found[die][faces] += 1
    steady = [faces for faces in found.values() if len(faces) == 1 and faces.total() >= OFTEN]
    fixed = list(dict.fromkeys(one for faces in steady for one in faces))
    shown = {outcome for faces in fixed for outcome, _ in faces}
    changing = [
        die
        for die, faces in found.items()
        if not faces.keys() <= set(fixed) and any(outcome in shown for one in faces for outcome, _ in one)
    ]
    return fixed, changing


def text() -> str:
    """The module of the page, as prettier formats it."""
    rows = []
    for name in bottega.game_names():
        fixed, changing = fixed_dice(bottega.game(name))
        if fixed:
            faces = ", ".join(
                f"{{ outcomes: [{', '.join(repr(one) for one, _ in each)}], "
                f"weights: [{', '.join(str(weight) for _, weight in each)}] }}"
                for each in fixed
            )
            key = name if name.isidentifier() else repr(name)
            rows += [
                f"  {key}: {{",
                f"    faces: [{faces}],",
                f"    changing: [{', '.join(repr(die) for die in changing)}],",
                "  },",
            ]
    return HEAD + "\n".join(rows) + "\n};\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")

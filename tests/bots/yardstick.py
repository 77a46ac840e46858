"""The games by which `greedy` is pinned: 20 of each game, with a hash of all moves and the final points.

`python -m tests.bots.yardstick` on the compiled package writes them again, after a change of a game's rules; nothing
else may change them.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

import bottega
from bottega import CHANCE, OVER, Rng
from bottega.bots import make

FILE = Path(__file__).with_name("yardstick.txt")
GAMES = 20


def play(name: str, number: int) -> str:
    """Game number so-and-so of `greedy` against itself, in a line."""
    game = bottega.game(name)
    players = game.min_players + number % (game.max_players - game.min_players + 1)
    p = game.start(players)
    dice = Rng(1500, number, 0)
    bots = [make("greedy", Rng(1500, number, 1 + seat)) for seat in range(p.seats)]
    moves = hashlib.sha256()
    while p.to_act != OVER:
        seat = p.to_act
        action = p.sample(dice) if seat == CHANCE else bots[seat].choose(p.copy(), seat)
        moves.update(f"{seat} {game.notate(p, action)}\n".encode())
        p.apply(action)
    points = " ".join(map(str, p.scores()))
    return f"{name} {number}, {players} players: {moves.hexdigest()[:16]} {points}"


def lines(name: str) -> list[str]:
    return [play(name, number) for number in range(GAMES)]


def recorded(name: str) -> list[str]:
    return [line for line in FILE.read_text("utf-8").splitlines() if line.startswith(f"{name} ")]


if __name__ == "__main__":
    FILE.write_text("".join(f"{line}\n" for name in bottega.game_names() for line in lines(name)), "utf-8")

"""Decisions per second of CPU time in the learning environments: `python -m bench.envs [--seconds 3]`.

All actions are random. The vector environment makes observations and masks for every decision; choosing the random
actions with numpy is measured separately. For comparison, the same run measures OpenSpiel's backgammon and, if it is
installed, a classic game of PettingZoo (`pip install 'pettingzoo[classic]'`).
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import pyspiel

import bottega.envs
import bottega.envs.spiel


def vector(name: str, players: int, seconds: float, count: int = 1024) -> tuple[float, float]:
    """Decisions per second, without and with the choice of actions."""
    env = bottega.envs.vector(name, players, count=count, seed=1)
    rng = np.random.default_rng(1)
    steps, stepping, began = 0, 0.0, time.process_time()
    while time.process_time() - began < seconds:
        actions = env.sample(rng)
        started = time.process_time()
        env.step(actions)
        stepping += time.process_time() - started
        steps += count
    return steps / stepping, steps / (time.process_time() - began)


def agents(make: Callable[[], Any], seconds: float) -> float:
    """Decisions per second of an AEC environment."""
    env = make()
    rng = random.Random(1)
    steps, began, seed = 0, time.process_time(), 0
    while time.process_time() - began < seconds:
        env.reset(seed=seed)
        seed += 1
        for _ in env.agent_iter():
            seen, _, over, late, _ = env.last()
            action = None
            if not over and not late:
                action = rng.choice(seen["action_mask"].nonzero()[0].tolist())
                steps += 1
            env.step(action)
    return steps / (time.process_time() - began)


def spiel(name: str, seconds: float) -> float:
    """Decisions per second of an OpenSpiel game; chance nodes do not count."""
    game = pyspiel.load_game(name)
    rng = random.Random(1)
    steps, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, chances)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                steps += 1
    return steps / (time.process_time() - began)


def classic() -> Callable[[], Any] | None:
    try:
        from pettingzoo.classic import connect_four_v3
    except ImportError:
        return None
    return lambda: connect_four_v3.env()


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=3.0, help="for each measurement")
    seconds = parser.parse_args().seconds
    print(f"{'decisions a second':40}{'':>12}")
    for name, players in (
        ("dice-forge", 2),
        ("dice-forge", 4),
        ("florenza-dice", 2),
        ("florenza", 2),
        ("pig", 2),
    ):
        stepping, all_ = vector(name, players, seconds)
        print(f"{f'vector: {name}, {players} players':40}{stepping:12,.0f}   with random choice {all_:,.0f}")
    for name in ("dice-forge", "florenza-dice", "florenza", "pig"):
        made = agents(partial(bottega.envs.aec, name, players=2), seconds)
        print(f"{f'AEC: {name}, 2 players':40}{made:12,.0f}")
    other = classic()
    if other is None:
        print("AEC: the classic games of PettingZoo are not installed")
    else:
        print(f"{'AEC: PettingZoo connect_four_v3':40}{agents(other, seconds):12,.0f}")
    print(f"{'OpenSpiel: bottega_dice_forge':40}{spiel('bottega_dice_forge', seconds):12,.0f}")
    print(f"{'OpenSpiel: backgammon':40}{spiel('backgammon', seconds):12,.0f}")


if __name__ == "__main__":
    main()

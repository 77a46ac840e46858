"""A small learner that teaches itself Dice Forge: `python examples/learn.py --steps 200`.

A linear policy plays against itself in many games at once (`bottega.envs.vector`). The reward of a seat makes the
actions of that seat more or less likely (REINFORCE). At the end it plays against random opponents. It needs
`pip install 'bottega[rl]'`.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np

import bottega.envs
from bottega.lab.matches import wilson


class Policy:
    """The probabilities of actions, from a weight for each number of the observation and each action."""

    def __init__(self, env: Any, rate: float = 0.01) -> None:
        low, high = env.game.limits()
        self.scale = 1.0 / np.clip(np.maximum(np.abs(low), np.abs(high)).astype(np.float32), 1, 20)
        self.weights = np.zeros((len(low) + 1, env.actions), dtype=np.float32)
        self.mean, self.square = np.zeros_like(self.weights), np.zeros_like(self.weights)
        self.rate, self.steps = rate, 0

    def inputs(self, observations: Any) -> Any:
        x = np.clip(observations * self.scale, -2, 2)
        return np.concatenate([x, np.ones((len(x), 1), dtype=np.float32)], axis=1)

    def chances(self, x: Any, masks: Any) -> Any:
        logits = np.where(masks, x @ self.weights, -1e9)
        logits -= logits.max(axis=1, keepdims=True)
        chances = np.exp(logits)
        return chances / chances.sum(axis=1, keepdims=True)

    def choose(self, observations: Any, masks: Any, rng: Any) -> Any:
        chances = self.chances(self.inputs(observations), masks)
        return (chances.cumsum(axis=1) > rng.random((len(chances), 1))).argmax(axis=1)

    def learn(self, observations: Any, masks: Any, actions: Any, worth: Any) -> None:
        """One step of Adam towards actions with a positive reward."""
        x = self.inputs(observations)
        wrong = -self.chances(x, masks)
        wrong[np.arange(len(x)), actions] += 1
        gradient = x.T @ (wrong * worth[:, None]) / len(x)
        self.steps += 1
        self.mean += 0.1 * (gradient - self.mean)
        self.square += 0.001 * (gradient**2 - self.square)
        mean, square = self.mean / (1 - 0.9**self.steps), self.square / (1 - 0.999**self.steps)
        self.weights += self.rate * mean / (np.sqrt(square) + 1e-6)


def train(policy: Policy, env: Any, steps: int, rng: Any) -> int:
    """Play and learn; return how many games were played."""
    games: list[list[tuple[Any, ...]]] = [[] for _ in range(env.count)]
    finished: list[tuple[Any, ...]] = []
    played = 0
    while policy.steps < steps:
        actions = policy.choose(env.observations, env.masks, rng)
        for n, seen in enumerate(games):
            seen.append((env.observations[n].copy(), env.masks[n].copy(), actions[n], env.seats[n]))
        env.step(actions)
        for n in np.flatnonzero(env.ended):
            finished += [(*seen[:3], env.rewards[n][seen[3]]) for seen in games[n]]
            games[n] = []
            played += 1
        if len(finished) >= 4096:
            policy.learn(*(np.array(part) for part in zip(*finished, strict=True)))
            finished = []
    return played


def against_random(policy: Policy, env: Any, games: int, rng: Any) -> float:
    """The share of games that the policy wins, at seat 0 in even games and at seat 1 in odd ones."""
    own = np.arange(env.count) % 2
    won: list[float] = []
    while len(won) < games:
        actions = np.where(env.seats == own, policy.choose(env.observations, env.masks, rng), env.sample(rng))
        env.step(actions)
        for n in np.flatnonzero(env.ended):
            won.append((1 + float(env.rewards[n][own[n]])) / 2)
    return sum(won) / len(won)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--steps", type=int, default=200, help="of learning")
    parser.add_argument("--game", default="dice-forge")
    parser.add_argument("--games", type=int, default=400, help="against random opponents, at the end")
    words = parser.parse_args()
    rng = np.random.default_rng(1)
    env = bottega.envs.vector(words.game, players=2, count=128, seed=1)
    policy = Policy(env)
    played = train(policy, env, words.steps, rng)
    share = against_random(policy, bottega.envs.vector(words.game, 2, count=128, seed=2), words.games, rng)
    low, high = wilson(share, words.games)
    print(f"{played} games played")
    print(
        f"against random opponents: {100 * share:.0f}% [{100 * low:.0f}, {100 * high:.0f}] of {words.games} games"
    )


if __name__ == "__main__":
    main()

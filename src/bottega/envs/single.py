"""Games for Gymnasium: one seat learns, bots play the others."""

from __future__ import annotations

from typing import Any

import gymnasium
from gymnasium.spaces import Discrete

from bottega.bots import make
from bottega.core.errors import OptionError
from bottega.core.position import OVER
from bottega.core.rng import Rng
from bottega.envs.table import Array, EnvGame

ILLEGAL = -1.0


class BottegaEnv(gymnasium.Env[dict[str, Array], int]):  # type: ignore[misc]
    """One seat of a game against bots.

    `seat` is the learner's seat; None: another one in each game, in turn. An illegal action ends the game with -1: use
    `action_mask` of the observation, or `action_masks()`.
    """

    def __init__(
        self, game: EnvGame, bots: str, seat: int | None = None, render_mode: str | None = None
    ) -> None:
        if seat is not None and not 0 <= seat < game.players:
            raise OptionError(f"the seat must be 0 to {game.players - 1}, not {seat}")
        self.metadata = {"render_modes": ["ansi", "human"]}
        self.game = game
        self.bots = bots
        self.chair = seat
        self.games = -1
        self.render_mode = render_mode
        self.observation_space = game.space()
        self.action_space = Discrete(game.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Array], dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None:
            self.games = -1
        self.games += 1
        self.seat = self.games % self.game.players if self.chair is None else self.chair
        number = int(self.np_random.integers(2**62))
        self.rng = Rng(number, 0)
        self.opponents = [make(self.bots, Rng(number, 1 + other)) for other in range(self.game.players)]
        self.position = self.game.start()
        self._go_on()
        if self.position.to_act == OVER:
            return self.reset()
        return self._observation(), {"seat": self.seat}

    def step(self, action: int) -> tuple[dict[str, Array], float, bool, bool, dict[str, Any]]:
        if not self.position.legal(int(action), self.seat):
            return self._observation(), ILLEGAL, True, False, {"seat": self.seat, "illegal": int(action)}
        self.position.play(int(action), self.seat)
        self._go_on()
        over = self.position.to_act == OVER
        reward = self.game.rewards(self.position)[self.seat] if over else 0.0
        info: dict[str, Any] = {"seat": self.seat}
        if over:
            info |= {"scores": self.position.scores(), "winners": self.position.winners()}
        return self._observation(), reward, over, False, info

    def _go_on(self) -> None:
        """Roll dice and let bots decide until it is the learner's turn or the game is over."""
        position = self.position
        while True:
            self.game.roll(position, self.rng)
            who = int(position.to_act)
            if who in (OVER, self.seat):
                return
            position.apply(self.opponents[who].choose(position.copy(), who))

    def _observation(self) -> dict[str, Array]:
        return self.game.shown(self.position, self.seat)

    def action_masks(self) -> Array:
        """1 for every action that the learner may take now."""
        return self.game.mask(self.position, self.seat)

    def render(self) -> str | None:
        text = str(self.position)
        if self.render_mode == "human":
            print(text)
            return None
        return text

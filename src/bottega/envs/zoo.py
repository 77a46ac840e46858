"""Games for PettingZoo: agents decide one after the other (AEC), or all act in every cycle (parallel)."""

from __future__ import annotations

import random
from typing import Any

from gymnasium.spaces import Discrete
from pettingzoo import AECEnv, ParallelEnv

from bottega.core.position import OVER
from bottega.core.rng import Rng
from bottega.envs.table import Array, EnvGame

AGENT = "seat_{}"
ILLEGAL = -1.0
"""The reward for an illegal action in a parallel environment."""


class _Zoo:
    """What both kinds of environment have in common."""

    def _set_up(self, game: EnvGame, render_mode: str | None, parallel: bool) -> None:
        self.game = game
        self.metadata = {
            "name": f"{game.game.name}_v{game.game.rules_version}",
            "render_modes": ["ansi", "human"],
            "is_parallelizable": parallel,
        }
        self.render_mode = render_mode
        self.possible_agents = [AGENT.format(seat) for seat in range(game.players)]
        self.agents: list[str] = []
        self.observation_spaces = dict.fromkeys(self.possible_agents, game.space())
        self.action_spaces = {agent: Discrete(game.actions) for agent in self.possible_agents}
        self._seeds = random.Random()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def _begin(self, seed: int | None) -> None:
        if seed is not None:
            self._seeds = random.Random(seed)
        self.rng = Rng(self._seeds.getrandbits(62))
        self.position = self.game.start()
        self.game.roll(self.position, self.rng)
        self.agents = list(self.possible_agents)

    def observe(self, agent: str) -> dict[str, Array]:
        return self.game.shown(self.position, self.possible_agents.index(agent))

    def render(self) -> str | None:
        text = str(self.position)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """There is nothing to close."""


class BottegaAEC(_Zoo, AECEnv):  # type: ignore[misc]
    """A game for several agents, `seat_0` and so on.

    An observation has what the seat sees (`observation`) and what it may do (`action_mask`). Dice are rolled between
    decisions. Rewards come at the end. An illegal action raises IllegalAction and changes nothing: PettingZoo's
    TerminateIllegalWrapper makes it lose the game instead.
    """

    def __init__(self, game: EnvGame, render_mode: str | None = None) -> None:
        super().__init__()
        self._set_up(game, render_mode, parallel=False)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._deciding()

    def _deciding(self) -> str:
        return AGENT.format(int(self.position.to_act))

    def step(self, action: Any) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0
        self._clear_rewards()
        self.position.play(int(action))
        self.game.roll(self.position, self.rng)
        if self.position.to_act == OVER:
            self.rewards = dict(zip(self.agents, self.game.rewards(self.position), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self._deciding()
        self._accumulate_rewards()


class BottegaParallel(_Zoo, ParallelEnv):  # type: ignore[misc]
    """The same for learners that ask all agents in every cycle.

    The action of an agent counts if its seat may decide now; the masks of the others are empty. If an agent that may
    decide takes an illegal action, that costs 1 and changes nothing. After `max_cycles` the game is truncated.
    """

    def __init__(self, game: EnvGame, max_cycles: int | None = None, render_mode: str | None = None) -> None:
        self._set_up(game, render_mode, parallel=True)
        self.max_cycles = max_cycles

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        self._begin(seed)
        self.cycles = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Any]:
        return {agent: self.observe(agent) for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        rewards = dict.fromkeys(self.agents, 0.0)
        for seat in self.position.waiting:
            agent, action = self.possible_agents[seat], int(actions[self.possible_agents[seat]])
            if seat not in self.position.waiting:
                continue
            if self.position.legal(action, seat):
                self.position.play(action, seat)
            else:
                rewards[agent] = ILLEGAL
        self.game.roll(self.position, self.rng)
        self.cycles += 1
        over = bool(self.position.to_act == OVER)
        if over:
            for agent, reward in zip(self.agents, self.game.rewards(self.position), strict=True):
                rewards[agent] += reward
        late = not over and self.max_cycles is not None and self.cycles >= self.max_cycles
        told: tuple[dict[str, Any], ...] = (
            self._observations(),
            rewards,
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, late),
            {agent: {} for agent in self.agents},
        )
        if over or late:
            self.agents = []
        return told

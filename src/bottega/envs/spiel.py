"""Games for OpenSpiel: every die and draw is a chance node.

import pyspiel
import bottega.envs.spiel

game = pyspiel.load_game("bottega_dice_forge", {"players": 2})
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from bottega.core.position import CHANCE, OVER
from bottega.core.registry import game_names
from bottega.envs.table import Array, EnvGame

MOST_DECISIONS = 20000
"""No game is longer than this; OpenSpiel requires such a limit."""


def spiel_name(name: str) -> str:
    """The name of a game in OpenSpiel: bottega_dice_forge."""
    return "bottega_" + name.replace("-", "_")


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A Bottega game."""

    def __init__(self, kind: pyspiel.GameType, name: str, params: dict[str, Any]) -> None:
        self.table = EnvGame(name, params["players"], "rank", None, {})
        self.kind = kind
        super().__init__(
            kind,
            pyspiel.GameInfo(
                num_distinct_actions=self.table.actions,
                max_chance_outcomes=int(self.table.game.outcome_count),
                num_players=self.table.players,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=MOST_DECISIONS,
            ),
            params,
        )

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self.table)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position. Utilities are by rank, so that they add up to 0."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.table = game.table
        self.position = game.table.start()

    def current_player(self) -> int:
        who = int(self.position.to_act)
        if who == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if who == OVER else who

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.table.legal(self.position, player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = self.position.weights()
        total = sum(weight for _, weight in weights)
        return [(int(outcome), weight / total) for outcome, weight in weights]

    def _apply_action(self, action: int) -> None:
        self.position.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return str(self.table.game.notate(self.position, action))

    def is_terminal(self) -> bool:
        return bool(self.position.to_act == OVER)

    def returns(self) -> list[float]:
        return self.table.rewards(self.position) if self.is_terminal() else [0.0] * self.table.players

    def __str__(self) -> str:
        return repr(self.position)


class SpielObserver:
    """What a player sees, as a tensor."""

    def __init__(self, table: EnvGame) -> None:
        self.table = table
        self.tensor: Array = np.zeros(len(table.columns), dtype=np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = self.table.observe(state.position, player)

    def string_from(self, state: SpielState, player: int) -> str:
        return " ".join(map(str, self.table.observe(state.position, player)))


def register(name: str) -> None:
    """Register the game with OpenSpiel. `pyspiel.load_game` finds it by `spiel_name`."""
    game = EnvGame(name, None, "rank", None, {}).game
    kind = pyspiel.GameType(
        short_name=spiel_name(name),
        long_name=game.title("en"),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.max_players,
        min_num_players=max(2, game.min_players),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": max(2, game.min_players)},
    )

    class Registered(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(kind, name, params or {"players": max(2, game.min_players)})

    pyspiel.register_game(kind, Registered)


for each in game_names():
    register(each)

"""Games as learning environments: `pip install 'bottega[rl]'`.

>>> import bottega.envs
>>> env = bottega.envs.aec("dice-forge", players=2)  # PettingZoo
>>> env = bottega.envs.gym("florenza-dice", players=2, bots="apprendista")  # Gymnasium
>>> games = bottega.envs.vector("dice-forge", players=2, count=1024)
>>> import bottega.envs.spiel  # OpenSpiel: pyspiel.load_game("bottega_pig")
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bottega.core.errors import OptionError

if TYPE_CHECKING:
    from bottega.envs.many import VectorEnv
    from bottega.envs.single import BottegaEnv
    from bottega.envs.table import EnvGame
    from bottega.envs.zoo import BottegaAEC, BottegaParallel

__all__ = ["aec", "gym", "observation", "parallel", "vector"]


def _game(name: str, players: int | None, rewards: str, content: str | None, options: Any) -> EnvGame:
    try:
        from bottega.envs.table import EnvGame
    except ImportError as error:
        raise OptionError(f"environments need more packages: pip install 'bottega[rl]' ({error})") from error
    return EnvGame(name, players, rewards, content, options)


def aec(
    name: str,
    players: int | None = None,
    *,
    rewards: str = "rank",
    content: str | None = None,
    render_mode: str | None = None,
    **options: Any,
) -> BottegaAEC:
    """A game for PettingZoo, with an agent at each seat; `options` are those of the game."""
    game = _game(name, players, rewards, content, options)
    from bottega.envs.zoo import BottegaAEC

    return BottegaAEC(game, render_mode)


def parallel(
    name: str,
    players: int | None = None,
    *,
    max_cycles: int | None = None,
    rewards: str = "rank",
    content: str | None = None,
    render_mode: str | None = None,
    **options: Any,
) -> BottegaParallel:
    """The same for learners that ask all agents in every cycle: only agents who may decide have a non-empty mask."""
    game = _game(name, players, rewards, content, options)
    from bottega.envs.zoo import BottegaParallel

    return BottegaParallel(game, max_cycles, render_mode)


def gym(
    name: str,
    players: int | None = None,
    *,
    bots: str = "apprendista",
    seat: int | None = None,
    rewards: str = "rank",
    content: str | None = None,
    render_mode: str | None = None,
    **options: Any,
) -> BottegaEnv:
    """A game for Gymnasium: one seat against bots of a level. `seat=None`: the learner takes each seat in turn."""
    game = _game(name, players, rewards, content, options)
    from bottega.envs.single import BottegaEnv

    return BottegaEnv(game, bots, seat, render_mode)


def vector(
    name: str,
    players: int | None = None,
    *,
    count: int = 1024,
    seed: int = 0,
    rewards: str = "rank",
    content: str | None = None,
    **options: Any,
) -> VectorEnv:
    """Many games that advance together."""
    game = _game(name, players, rewards, content, options)
    from bottega.envs.many import VectorEnv

    return VectorEnv(game, count, seed)


def observation(
    name: str, players: int | None = None, content: str | None = None, **options: Any
) -> list[tuple[int, str, str, int, int]]:
    """The numbers of an observation: index, name, meaning, smallest and largest value."""
    found = _game(name, players, "rank", content, options).columns
    return [(at, one.name, one.about, one.low, one.high) for at, one in enumerate(found)]

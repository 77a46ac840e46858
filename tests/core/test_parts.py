"""Functions of a game's modules that become methods of the game have the parameters of these methods."""

from __future__ import annotations

from inspect import signature

import pytest

import bottega
from bottega.core.game import PARTS, Game, function_of


@pytest.mark.parametrize("name", bottega.game_names())
def test_functions_that_become_methods_have_their_parameters(name: str) -> None:
    kind = type(bottega.game(name))
    for module, methods in PARTS.items():
        for method in methods:
            found = function_of(kind.package, [module], method)
            if found is not None and getattr(kind, method) is found:
                due = list(signature(getattr(Game, method)).parameters.values())[1:]
                have = list(signature(found).parameters.values())
                assert [(each.name, each.default) for each in have[1:]] == [
                    (each.name, each.default) for each in due[1:]
                ], f"{module}.{method}"
                assert len(have) == len(due), f"{module}.{method}"


def test_the_parts_are_methods_of_the_game() -> None:
    assert all(callable(getattr(Game, method)) for methods in PARTS.values() for method in methods)

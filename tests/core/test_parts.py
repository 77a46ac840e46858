"""Where the methods of a game come from: functions of its modules with their parameters, and defaults."""

from __future__ import annotations

import io
from dataclasses import replace
from inspect import signature

import msgspec
import pytest
from rich.console import Console

import bottega
from bottega.core.game import PARTS, Game, function_of, words_of
from bottega.core.plain import draw
from bottega.core.position import NOT_TO_ACT
from bottega.core.shape import Block
from bottega.games.pig.game import PigGame
from bottega.games.pig.shape import SHAPE


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


def test_a_game_without_a_view_shows_the_fields_of_its_shape() -> None:
    game = bottega.game("pig")
    p = game.start(2)
    p.play(4)
    view = Game.view(game, p, None)
    assert msgspec.to_builtins(view) == {
        "round": 1,
        "to_act": 0,
        "table": {"active": 0, "pot": 4, "goal": 100},
        "players": [{"points": 0}, {"points": 0}],
    }


def test_a_game_without_a_terminal_is_drawn_as_a_table_of_its_fields() -> None:
    game = bottega.game("pig")
    p = game.start(2)
    p.play(4)
    text = io.StringIO()
    console = Console(file=text, width=60)
    console.print(draw(game, game.plain_view(p), "en", ["Ada", "Ben"]))
    lines = text.getvalue().splitlines()
    assert lines[0] == "Pig, pot 4, goal 100"
    assert [line.split("│")[1:3] for line in lines if "Ada" in line] == [[" Ada ", "      0 "]]


def test_a_refusal_is_told_by_its_name_and_cites_the_rule_of_its_comment() -> None:
    class Tired(PigGame):
        shape = replace(SHAPE, refusals={"TOO_TIRED": "pig-3: enough rolled"})

    game = Tired()
    refusal = game.explain(game.start(2), 0, 0, NOT_TO_ACT + 1)
    assert (refusal.rule, refusal.text.key) == ("pig-3", "refusal-too-tired")
    assert refusal.text.args == {"active": 0, "pot": 0, "goal": 100}


def test_actions_with_dimensions_have_words_with_numbers() -> None:
    assert words_of([Block("PUT_DOWN", each={"row": 2, "column": 2}), Block("PASS")]) == [
        "put-down 0 0",
        "put-down 0 1",
        "put-down 1 0",
        "put-down 1 1",
        "pass",
    ]

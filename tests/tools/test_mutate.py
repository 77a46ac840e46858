"""The mutations of tools/mutate.py: small changes that leave valid code."""

from __future__ import annotations

import ast

import pytest

from tools.mutate import (
    GAMES,
    all_mutations,
    identity,
    listed_as_equivalent,
    mutate,
    mutated_files,
    mutations,
)

pytestmark = pytest.mark.once


def changed(text: str, kind: str) -> list[str]:
    return [mutate(text, change) for change in mutations("file.py", text) if change.kind == kind]


@pytest.mark.parametrize(
    ("kind", "text", "mutants"),
    [
        ("comparison", "a < b", ["a <= b", "a >= b"]),
        ("comparison", "(a == b) is (c)", ["(a != b) is (c)", "(a == b) is not (c)"]),
        ("comparison", "a not  in b", ["a in b"]),
        ("comparison", "0 < a != b", ["0 <= a != b", "0 >= a != b", "0 < a == b"]),
        ("constant", "f(10)", ["f(11)", "f(9)"]),
        ("constant", "x: Final[3] = True", []),
        ("and/or", "a and b or c", ["a or b or c", "a and b and c"]),
        ("swapped", "a - (b + c)", ["(b + c) - a"]),
        ("swapped", "a.b <= c[1]", ["c[1] <= (a.b)"]),
        ("swapped", "a == b", []),
        ("dropped", "if a:\n    'Text.'\n    è = 1\n    a[è] = 2\n", ["if a:\n    'Text.'\n    è = 1\n    pass\n"]),
        ("dropped", "if a:\n    f(\n        1)\nb", ["if a:\n    pass\n\nb"]),
        ("dropped", "def f():\n    g()\n    return False", ["def f():\n    pass\n    return False"]),
    ],
)  # fmt: skip
def test_each_kind_of_mutation(kind: str, text: str, mutants: list[str]) -> None:
    assert sorted(changed(text, kind)) == sorted(mutants)


@pytest.mark.parametrize("game", GAMES)
def test_every_mutant_of_a_game_is_another_valid_program(game: str) -> None:
    texts = {file.as_posix(): file.read_text("utf-8") for file in mutated_files(game)}
    trees = {name: ast.dump(ast.parse(text)) for name, text in texts.items()}
    drawn = all_mutations(game)
    assert {change.kind for change in drawn} >= {"comparison", "constant", "swapped", "dropped"}
    for change in drawn[:: max(1, len(drawn) // 25)]:
        name = next(name for name in texts if name.endswith(change.file))
        mutant = mutate(texts[name], change)
        assert mutant.count("\n") == texts[name].count("\n"), change
        assert ast.dump(ast.parse(mutant)) != trees[name], change


def test_a_mutant_is_named_by_its_function() -> None:
    text = "a < 1\ndef f():\n    def g():\n        return a < 1\n    return a < 1\n"
    assert [change.function for change in mutations("file.py", text) if change.text == ">="] == ["", "g", "f"]


def test_every_equivalent_mutant_of_the_list_is_still_one_of_the_rules() -> None:
    known = {identity(change) for game in GAMES for change in all_mutations(game)}
    assert listed_as_equivalent() <= known

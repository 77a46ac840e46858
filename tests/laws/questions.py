"""The law that no question is needless."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from bottega import Game, Position
from bottega.core.texts import Text

TABLES: dict[str, Any] = tomllib.loads((Path(__file__).parent / "questions.toml").read_text("utf-8"))
ALLOWED: dict[str, dict[str, str]] = TABLES["allowed"]

ONE_ANSWER = "one answer"
SAME_RESULT = "same result"


def no_needless_question(game: Game, p: Position, seat: int, actions: list[int]) -> None:
    """What is asked has several answers, and they do not all lead to the same position.

    Actions that may be taken at any time are answers too, for without them the game would go on. Positions are the
    same if their keys are, whatever is told on the way.
    """
    found = needless(p, seat, actions)
    if not found:
        return
    asked = name_of(game, p, seat)
    allowed = found == SAME_RESULT and asked in ALLOWED.get(game.name, {})
    assert allowed, f"{asked} is needless, {found}: {[game.notate(p, action) for action in actions]}"


def needless(p: Position, seat: int, actions: list[int]) -> str:
    """Why the question need not be asked; empty if it is needed."""
    if len(actions) == 1:
        return ONE_ANSWER
    results = set()
    for action in actions:
        after = p.copy()
        after.apply(action, seat)
        results.add(after.key())
        if len(results) > 1:
            return ""
    return SAME_RESULT


def name_of(game: Game, p: Position, seat: int) -> str:
    """The name of the question's text, or of the question that it holds."""
    asked = game.question(p, seat)
    inner = asked.args.get("question")
    return inner.key if isinstance(inner, Text) else asked.key

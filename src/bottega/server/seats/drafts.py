"""Drafts: actions that are chosen but not confirmed, played on a copy of the position."""

from __future__ import annotations

from typing import NamedTuple

from bottega.core.game import Game, leaves
from bottega.core.position import Event, Position
from bottega.server.refusal import RequestRefused


class DraftedStep(NamedTuple):
    """One action of a draft: the gesture it belongs to, the position before it, and its events."""

    gesture: int
    before: Position
    action: int
    notation: str
    events: list[Event]


class Drafted(NamedTuple):
    """A draft played out: the resulting position, its steps, and whether it is complete."""

    position: Position
    steps: list[DraftedStep]
    complete: bool


def empty_draft(position: Position) -> Drafted:
    return Drafted(position.copy(), [], False)


def play_draft(game: Game, position: Position, draft: list[list[int]], seat: int) -> Drafted:
    """Play a draft, given as the actions of each gesture."""
    drafted = empty_draft(position)
    for gesture, actions in enumerate(draft):
        drafted = extend(game, drafted, gesture, actions, seat)
    return drafted


def play_draft_notation(game: Game, position: Position, draft: list[list[str]], seat: int) -> Drafted:
    """Play a draft, given as the notations of each gesture."""
    drafted = empty_draft(position)
    for gesture, notations in enumerate(draft):
        for notation in notations:
            action = game.find(drafted.position, notation, seat)
            drafted = extend(game, drafted, gesture, [action], seat)
    return drafted


def extend(game: Game, drafted: Drafted, gesture: int, actions: list[int], seat: int) -> Drafted:
    """Add a gesture to a draft; refuses it unless the rules allow all its actions."""
    position, steps, complete = drafted.position.copy(), list(drafted.steps), drafted.complete
    for action in actions:
        if complete:
            raise RequestRefused("draft-complete")
        check_action(game, position, action, seat)
        before, notation = position.copy(), game.notate(position, action)
        events: list[Event] = []
        position.log = events
        position.apply(action, seat)
        position.log = None
        steps.append(DraftedStep(gesture, before, action, notation, events))
        complete = leaves(position, seat)
    return Drafted(position, steps, complete)


def check_action(game: Game, position: Position, action: int, seat: int) -> None:
    """Raise RequestRefused if the seat may not take the action."""
    if not 0 <= action < game.action_count:
        raise RequestRefused("illegal")
    reason = game.refusal(position, action, seat)
    if reason is not None:
        raise RequestRefused("illegal", game=game, reason=reason)

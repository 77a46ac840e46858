"""Plans: what a seat wants to do on its next turns, while others decide."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import NamedTuple

from bottega.core.errors import BottegaError
from bottega.core.game import Game, Refusal
from bottega.core.position import Position
from bottega.server.protocol.messages import Plan
from bottega.server.refusal import RequestRefused
from bottega.server.seats.drafts import check_action
from bottega.server.seats.seat import PlanAhead, Seat


class PlannedStep(NamedTuple):
    """One gesture of a plan: its actions, the position before each, and why the last one is refused, if it is."""

    number: int
    actions: list[int]
    before: list[Position]
    refused: Refusal | None


class Planned(NamedTuple):
    """A plan played out: the resulting position, its steps, and whether the seat can plan more."""

    position: Position
    steps: list[PlannedStep]
    more: bool


def play_plan(
    game: Game, start: Position, gestures: list[list[str]], done: list[list[str]], seat: int
) -> Planned | None:
    """Play a plan from the position `start`, without the gestures in `done`; None: the seat cannot plan now."""
    position = game.ahead(start, seat)
    if position is None:
        return None
    steps: list[PlannedStep] = []
    more = True
    for number, gesture in enumerate(gestures):
        if not more or gesture in done:
            continue
        with contextlib.suppress(BottegaError):  # the notation may be one of older rules
            after, step = _play_gesture(game, position, number, gesture, seat)
            steps.append(step)
            if step.refused is None:
                following = game.ahead(after, seat)
                more = following is not None
                position = after if following is None else following
    return Planned(position, steps, more)


def _play_gesture(
    game: Game, position: Position, number: int, gesture: list[str], seat: int
) -> tuple[Position, PlannedStep]:
    """Play a gesture as far as it is legal."""
    step = PlannedStep(number, [], [], None)
    for notation in gesture:
        action = game.parse(position, notation)
        step.actions.append(action)
        step.before.append(position)
        refused = game.refusal(position, action, seat)
        if refused is not None:
            return position, step._replace(refused=refused)
        position = position.copy()
        position.apply(action, seat)
    return position, step


def gesture_notation(game: Game, planned: Planned | None, actions: list[int], seat: int) -> list[str]:
    """The notations of a new gesture; refuses it unless the rules would allow it on the seat's next turn."""
    if planned is None or not planned.more:
        raise RequestRefused("illegal")
    position = planned.position.copy()
    notations = []
    for action in actions:
        check_action(game, position, action, seat)
        notations.append(game.notate(position, action))
        position.apply(action, seat)
    return notations


def change_plan(
    game: Game, seat: Seat, message: Plan, round: int, play: Callable[[PlanAhead], Planned | None]
) -> None:
    """Change the plan of a seat; `play` plays a plan."""
    if message.keep is None:
        seat.plan = None
        return
    before = seat.plan.gestures if seat.plan is not None else []
    if any(at >= len(before) for at in message.keep):
        raise RequestRefused("no-draft")
    plan = PlanAhead(round, [before[at] for at in message.keep])
    if message.add:
        plan.gestures.append(gesture_notation(game, play(plan), message.add, seat.seat))
    seat.plan = plan


def drop_done(seat: Seat, done: list[list[str]]) -> None:
    """Drop the planned gestures that have been played."""
    if seat.plan is not None:
        seat.plan.gestures = [gesture for gesture in seat.plan.gestures if gesture not in done]


def expire_plan(seat: Seat, round: int) -> bool:
    """Empty a plan of an earlier round, so that the seat continues to plan in this one; True if there was one."""
    if seat.plan is None or seat.plan.round == round:
        return False
    seat.plan = PlanAhead(round, [])
    return True

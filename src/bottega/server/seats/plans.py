"""Plans for the next turns."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import NamedTuple

from bottega.core.errors import BottegaError
from bottega.core.game import Game
from bottega.core.game import Refusal as GameRefusal
from bottega.core.position import Position
from bottega.server.protocol.messages import Plan
from bottega.server.refusal import Refusal
from bottega.server.seats.drafts import check_action
from bottega.server.seats.seat import PlanAhead, Seat


class PlannedStep(NamedTuple):
    """A gesture of a plan: its number, its actions, the position before each, and why the last one is refused."""

    number: int
    actions: list[int]
    before: list[Position]
    refused: GameRefusal | None


class Planned(NamedTuple):
    """The position as a seat sees it with its plan on the board, and whether it can plan more."""

    position: Position
    steps: list[PlannedStep]
    more: bool


def play_out_plan(
    game: Game, start: Position, gestures: list[list[str]], done: list[list[str]], seat: int
) -> Planned | None:
    """A plan from `start` on, without what is `done`; None: the seat cannot plan now."""
    position = game.ahead(start, seat)
    if position is None:
        return None
    steps: list[PlannedStep] = []
    more = True
    for number, gesture in enumerate(gestures):
        if not more or gesture in done:
            continue
        with contextlib.suppress(BottegaError):  # older rules may have had other notations
            after, step = _try(game, position, number, gesture, seat)
            steps.append(step)
            if step.refused is None:
                following = game.ahead(after, seat)
                more = following is not None
                position = after if following is None else following
    return Planned(position, steps, more)


def _try(
    game: Game, position: Position, number: int, gesture: list[str], seat: int
) -> tuple[Position, PlannedStep]:
    """The position after a gesture of a plan, as far as it is possible."""
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


def note_gesture(game: Game, planned: Planned | None, actions: list[int], seat: int) -> list[str]:
    """The notation of one more gesture of a plan, if the rules would allow it on the seat's next turn."""
    if planned is None or not planned.more:
        raise Refusal("illegal")
    position = planned.position.copy()
    noted = []
    for action in actions:
        check_action(game, position, action, seat)
        noted.append(game.notate(position, action))
        position.apply(action, seat)
    return noted


def change_plan(
    game: Game, seat: Seat, message: Plan, round: int, play_out: Callable[[PlanAhead], Planned | None]
) -> None:
    """Change what a seat has planned for its next turns; `play_out` plays a plan out."""
    if message.keep is None:
        seat.plan = None
        return
    before = seat.plan.gestures if seat.plan is not None else []
    if any(at >= len(before) for at in message.keep):
        raise Refusal("no-draft")
    plan = PlanAhead(round, [before[at] for at in message.keep])
    if message.add:
        plan.gestures.append(note_gesture(game, play_out(plan), message.add, seat.seat))
    seat.plan = plan


def drop_done(seat: Seat, done: list[list[str]]) -> None:
    """Drop what was planned and is done now."""
    if seat.plan is not None:
        seat.plan.gestures = [gesture for gesture in seat.plan.gestures if gesture not in done]


def expire_plan(seat: Seat, round: int) -> bool:
    """Empty a plan of an earlier round; the seat goes on planning in this one. True: it was one."""
    if seat.plan is None or seat.plan.round == round:
        return False
    seat.plan = PlanAhead(round, [])
    return True

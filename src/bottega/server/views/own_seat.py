"""A seat as its holder sees it: question, actions, draft, plan, lesson."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bottega.core.game import one_sentence
from bottega.server.protocol.replay import SheetLine
from bottega.server.protocol.states import DraftStep, Lesson, MySeat, OrderState, PlanStep
from bottega.server.refusal import say
from bottega.server.seats.drafts import DraftedStep
from bottega.server.seats.plans import Planned
from bottega.server.seats.seat import Seat

if TYPE_CHECKING:
    from bottega.server.views.presenter import TablePresenter


def own_seat(
    presenter: TablePresenter, seat: Seat, view: msgspec.Struct | None, sheet: list[SheetLine], language: str
) -> MySeat:
    """A seat with its draft; `view` and `sheet` are those of the state, which are not repeated if they are equal."""
    drafted = presenter.table.drafted(seat)
    position = drafted.position
    asked = presenter.table.status == "playing" and seat.seat in position.waiting and seat.stand_in is None
    planned = presenter.table.planned(seat)
    planning = planned is not None and not asked and not drafted.complete
    if planned is not None and planning:
        position = planned.position
    own_view = presenter.view(position, seat.seat) if drafted.steps or planning or view is None else view
    own_sheet = presenter.sheet(position, language) if drafted.steps else sheet
    asks = asked or (planned is not None and planning and planned.more)
    actions = presenter.actions(position, seat.seat, language) if asks else []
    if asked and presenter.table.guide is not None:
        guided = presenter.table.guided_action(seat.seat)
        actions = [action for action in actions if guided in (None, action.action)]
    return MySeat(
        seat=seat.seat,
        asked=asked or drafted.complete,
        question=presenter.game.say(presenter.game.question(position, seat.seat), language) if asks else "",
        actions=actions,
        draft=[_draft_step(presenter, step, seat.seat, language) for step in drafted.steps],
        complete=drafted.complete,
        view=own_view if own_view != view else None,
        sheet=own_sheet if own_sheet != sheet else None,
        orders=[OrderState(name, order.choice, order.until) for name, order in seat.orders.items()],
        may_plan=presenter.table.may_plan(seat),
        plan=_plan(presenter, seat, planned, language),
        planning=planning,
        notice=say(seat.notice, language) if seat.notice else "",
        lesson=_lesson(presenter, seat, language),
        taught=presenter.table.taught(seat.seat),
    )


def _lesson(presenter: TablePresenter, seat: Seat, language: str) -> Lesson | None:
    """The lesson of a guided game for the seat; while a complete draft waits to be confirmed, the previous one."""
    guide, at = presenter.table.guide, presenter.table.guide_step(seat.seat)
    if guide is None or at is None:
        return None
    return Lesson(
        step=at + 1,
        steps=len(guide.step),
        text=guide.step[at].text(language),
        then=presenter.table.guided_then(seat.seat),
    )


def _plan(
    presenter: TablePresenter, seat: Seat, planned: Planned | None, language: str
) -> list[PlanStep] | None:
    if seat.plan is None:
        return None
    return [
        PlanStep(
            number=step.number,
            text=one_sentence(
                [
                    presenter.describe(before, action, seat.seat, language)
                    for before, action in zip(step.before, step.actions, strict=True)
                ],
                language,
            ),
            target=presenter.game.target(step.before[0], step.actions[0], seat.seat),
            actions=step.actions,
            refused=presenter.game.say(step.refused.text, language) if step.refused is not None else "",
        )
        for step in (planned.steps if planned is not None else [])
    ]


def _draft_step(presenter: TablePresenter, step: DraftedStep, seat: int, language: str) -> DraftStep:
    key = ("step", step.before.key(), step.gesture, step.action, seat, language, *presenter.names(language))
    return presenter.draft_steps(key, lambda: _make_step(presenter, step, seat, language))


def _make_step(presenter: TablePresenter, step: DraftedStep, seat: int, language: str) -> DraftStep:
    return DraftStep(
        gesture=step.gesture,
        text=presenter.describe(step.before, step.action, seat, language),
        notation=step.notation,
        target=presenter.game.target(step.before, step.action, seat),
        lines=presenter.sentences(step.events, language),
    )

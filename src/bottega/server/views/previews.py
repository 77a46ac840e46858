"""Previews: what an action would do."""

from __future__ import annotations

from collections.abc import Iterator

from bottega.core.position import Event, Position
from bottega.server.protocol.states import Change, HintInfo, Hints, Preview
from bottega.server.refusal import RequestRefused
from bottega.server.seats.drafts import check_action
from bottega.server.seats.seat import Seat
from bottega.server.views.presenter import TablePresenter
from bottega.server.workers.jobs import HintResult


def previews(presenter: TablePresenter, seat: Seat, actions: list[int], language: str) -> Iterator[Preview]:
    """The preview of each action, made one at a time."""
    check_can_decide(presenter, seat)
    position = position_to_decide(presenter, seat)
    for action in actions:
        check_action(presenter.table.game, position, action, seat.seat)
    return (preview(presenter, position, action, seat.seat, language) for action in actions)


def preview(presenter: TablePresenter, position: Position, action: int, seat: int, language: str) -> Preview:
    after = position.copy()
    events: list[Event] = []
    after.log = events
    after.apply(action, seat)
    after.log = None
    ruins = presenter.game.ruins(position, action, language, seat)
    warning = [presenter.game.warning(ruins, language)] if ruins else []
    more, hidden = presenter.game.preview_more(position, after, seat), presenter.points_hidden
    return Preview(
        action=action,
        lines=presenter.sentences([one for one in events if not presenter.game.begins_turn(one)], language)
        + warning,
        before=None if hidden else int(position.scores()[seat]),
        after=None if hidden else int(after.scores()[seat]) + presenter.game.promised(after, seat),
        changes=_changes(presenter, position, after, events, seat),
        more=presenter.game.without_points(more) if hidden else more,
    )


def hints(
    presenter: TablePresenter, position: Position, seat: int, found: HintResult, language: str
) -> Hints:
    return Hints(
        found.learned,
        [
            HintInfo(
                action=action,
                text=presenter.describe(position, action, seat, language),
                targets=presenter.game.targets(position, action, seat),
                close=one.close,
                points=one.option.points,
                chance=one.option.chance,
                preview=preview(presenter, position, action, seat, language),
            )
            for action, one in found.hints
        ],
    )


def _changes(
    presenter: TablePresenter, position: Position, after: Position, events: list[Event], seat: int
) -> list[Change]:
    """The goods of the seat that change or are lost to a limit."""
    goods, goods_after = presenter.game.goods(position, seat), presenter.game.goods(after, seat)
    lost = presenter.game.lost(events, seat)
    return [
        Change(good, count, goods_after[good], lost.get(good, 0))
        for good, count in goods.items()
        if count != goods_after[good] or lost.get(good, 0)
    ]


def check_can_decide(presenter: TablePresenter, seat: Seat) -> None:
    """Raise RequestRefused if the seat cannot decide: the game does not run, or the draft is complete."""
    if presenter.table.status != "playing":
        raise RequestRefused("over" if presenter.table.status == "over" else "not-started")
    if presenter.table.drafted(seat).complete:
        raise RequestRefused("draft-complete")


def position_to_decide(presenter: TablePresenter, seat: Seat) -> Position:
    """The position in which the seat decides: after its draft or, on the turns of others, after its plan."""
    planned = presenter.table.planned(seat) if seat.seat not in presenter.table.waiting else None
    return planned.position if planned is not None else presenter.table.drafted(seat).position

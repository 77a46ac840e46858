"""Explain why an action is not possible."""

from __future__ import annotations

from collections import Counter

from bottega.core.game import Game
from bottega.core.position import Position
from bottega.server.protocol.states import Reason
from bottega.server.refusal import RequestRefused, say
from bottega.server.seats.seat import Seat
from bottega.server.views.presenter import TablePresenter
from bottega.server.views.previews import check_can_decide, position_to_decide

MAX_REASONS = 3


def why(
    presenter: TablePresenter, seat: Seat, action: int | None, target: str | None, language: str
) -> list[Reason]:
    """Why an action, or every action for a target, is not possible; empty if one is possible."""
    check_can_decide(presenter, seat)
    position = position_to_decide(presenter, seat)
    if action is not None and action >= presenter.game.action_count:
        raise RequestRefused("illegal")
    guided = presenter.table.guided_action(seat.seat)
    if guided is not None and action != guided:
        return [_guided(presenter, position, guided, seat.seat, language)]
    candidates = (
        [action] if action is not None else presenter.targets(position, seat.seat).get(target or "", [])
    )
    reasons: dict[tuple[str, str], Reason] = {}
    for candidate in _informative(presenter.game, position, candidates, seat.seat):
        reason = _reason(presenter, position, candidate, seat.seat, language)
        if reason is not None:
            reasons.setdefault((reason.rule, reason.text), reason)
        if len(reasons) == MAX_REASONS:
            break
    return list(reasons.values())


def _guided(presenter: TablePresenter, position: Position, guided: int, seat: int, language: str) -> Reason:
    return Reason(
        text=say("refused-guided", language),
        rule="",
        rule_text="",
        action=guided,
        action_text=presenter.describe(position, guided, seat, language),
        rule_title="",
    )


def _reason(
    presenter: TablePresenter, position: Position, action: int, seat: int, language: str
) -> Reason | None:
    refusal = presenter.game.refusal(position, action, seat)
    if refusal is None:
        return None
    rule = presenter.game.rules[refusal.rule]
    return Reason(
        text=presenter.game.say(refusal.text, language),
        rule=refusal.rule,
        rule_text=rule.text(language),
        action=action,
        action_text=presenter.describe(position, action, seat, language),
        rule_title=presenter.game.part_title(rule, language),
    )


def _informative(game: Game, position: Position, candidates: list[int], seat: int) -> list[int]:
    """The candidates, ordered by how rare their refusals are: a rare refusal explains most. Empty if one is legal."""
    codes = {action: position.refusal(action, seat) for action in candidates}
    if 0 in codes.values():
        return []
    if len(set(codes.values())) == 1:
        return candidates
    common = Counter(position.refusal(action, seat) for action in range(game.action_count))
    return sorted(candidates, key=lambda action: common[codes[action]])

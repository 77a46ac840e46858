"""Actions are numbered for the largest possible box; those about things this content lacks are not legal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bottega.games.florenza import layout as at

if TYPE_CHECKING:
    from bottega.games.florenza.position import FlorenzaPosition


def is_in_box(p: FlorenzaPosition, action: i64) -> bool:
    """Whether the content has the thing that an action is about."""
    t = p.tables
    kind = at.action_kind(action)
    index = at.action_index(action)
    if kind == at.BUILD:
        return index < t.buildings
    if kind == at.WORK:
        return index < t.works
    if kind == at.HIRE or kind == at.RESERVE:
        return index < t.characters or index == at.MOST_CHARACTERS
    if kind == at.PREACH_CHURCH or kind == at.PREACH_DUOMO:
        return index < t.preachers or index == at.ANONYMOUS_PREACHER
    if kind == at.TO_FORTUNE:
        return index < t.fortunes
    return kind != at.PAY_FORTUNE or at.pay_fortune_captain(index) < t.fortunes

"""The things on the table: their ids, and which of them an action is about."""

from __future__ import annotations

from bottega.core.position import CHANCE
from bottega.games.florenza import layout as at
from bottega.games.florenza.names import MARKERS, RESOURCES
from bottega.games.florenza.position import FlorenzaPosition
from bottega.games.florenza.rules.agenda import whose_turn


def square_id(seat: int, square: int) -> str:
    return f"building/{seat}/{square + 1}"


def work_id(p: FlorenzaPosition, seat: int, work: int) -> str:
    names = p.tables.words["work"]
    name = names[work] if work < len(names) else str(work + 1)
    return f"work/{seat}/{name}" if work < at.DISTRICT_WORKS else f"work/{name}"


def captain_id(p: FlorenzaPosition, fortune: int) -> str:
    ids = p.tables.words["fortune_id"]
    return f"captain/{ids[fortune] if fortune < len(ids) else fortune + 1}"


def character_id(p: FlorenzaPosition, character: int) -> str:
    if character == at.ANONYMOUS:
        return "artist/anonymous"
    return f"{'artist' if p.tables.preacher_of[character] < 0 else 'preacher'}/{character + 1}"


def preacher_id(p: FlorenzaPosition, preacher: int) -> str | None:
    if preacher < 0:
        return None
    if preacher == at.ANONYMOUS_PREACHER:
        return "preacher/anonymous"
    return f"preacher/{p.tables.preacher_character[preacher] + 1}"


def square_in_hand(p: FlorenzaPosition) -> str | None:
    """The square that a question of phase 5 is about."""
    if at.WINDOW <= p.stage <= at.CONSTRUCTION and p.square < at.SQUARES:
        return square_id(whose_turn(p), p.square)
    return None


def work_in_hand(p: FlorenzaPosition) -> str | None:
    return work_id(p, whose_turn(p), p.work_now) if p.work_now >= 0 else None


DRAWN_FROM = {at.DRAW_CHARACTER: "bag", at.DRAW_FORTUNE: "captains", at.DRAW_ORDER: "order"}

PLAIN_TARGETS = {
    at.TO_MARKET: "market",
    at.TO_ADMINISTRATION: "administration",
    at.PREACH_DUOMO: "charity/duomo",
    at.ACCEPT: "die",
    at.CALL: "muse",
    at.DONE: "done",
}


def targets(p: FlorenzaPosition, action: int, seat: int = -1) -> list[str]:
    """For charity the place and the preacher, for everything else its one target."""
    found = [target(p, action)]
    if p.to_act >= 0 and at.action_kind(action) in (at.PREACH_CHURCH, at.PREACH_DUOMO):
        preacher = preacher_id(p, int(at.action_index(action)))
        found += [preacher] if preacher else []
    return found


def target(p: FlorenzaPosition, action: int, seat: int = -1) -> str:
    """The thing on the board that an action or an outcome is about."""
    if p.to_act == CHANCE:
        return DRAWN_FROM.get(int(p.stage), "die")
    seat = max(0, int(p.to_act))
    kind, index = int(at.action_kind(action)), int(at.action_index(action))
    if kind in PLAIN_TARGETS:
        return PLAIN_TARGETS[kind]
    if kind == at.OCCUPY:
        return square_id(at.occupy_owner(index), at.occupy_square(index))
    if kind == at.BUILD:
        return f"supply/{index + 1}"
    if kind == at.WORK:
        return work_id(p, seat, index)
    if kind == at.PREACH_CHURCH:
        return f"charity/{seat}"
    if kind == at.RESERVE and index == at.NOBODY:
        return "office/captain"
    if kind in (at.HIRE, at.RESERVE):
        return character_id(p, index)
    if kind in (at.TO_FORTUNE, at.PAY_FORTUNE):
        return captain_id(p, at.pay_fortune_captain(index) if kind == at.PAY_FORTUNE else index)
    if kind in (at.NAME, at.SELL, at.BUY, at.GIVE, at.TAKE):
        return f"resource/{RESOURCES[index]}"
    if kind == at.MARK_WITH:
        return f"marker/{MARKERS[index]}"
    return work_in_hand(p) or square_in_hand(p) or "done"

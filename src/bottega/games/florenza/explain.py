"""Why something is not possible: for each reason of the engine the rule behind it and the text that says so."""

from __future__ import annotations

from bottega.core.game import Refusal
from bottega.core.texts import text
from bottega.games.florenza import layout as at

REASONS = {
    at.NO_TILE: ("fx-4.4", "no-tile"),
    at.SAME_SQUARE: ("fx-0.7", "same-square"),
    at.NOT_ON_DISPLAY: ("fx-0.3", "not-on-display"),
    at.IS_RESERVED: ("fx-2.1", "is-reserved"),
    at.IS_TAKEN: ("fx-4.6", "is-taken"),
    at.NO_BUILDING: ("fx-4.2", "no-building"),
    at.NOT_BUILT: ("fx-5.4", "not-built"),
    at.IS_VIOLET: ("fx-4.2", "is-violet"),
    at.IS_OCCUPIED: ("fx-4.2", "is-occupied"),
    at.IS_BLOCKED: ("fx-12.3", "is-blocked"),
    at.AT_FLOOR: ("fx-4.3", "at-floor"),
    at.DISTRICT_FULL: ("fx-4.4", "district-full"),
    at.WORK_MADE: ("fx-4.5", "work-made"),
    at.WORK_PLANNED: ("fx-4.5", "work-planned"),
    at.NO_MARKER: ("fx-4.7", "no-marker"),
    at.NO_SPECIALITY: ("fx-4.6", "no-speciality"),
    at.IS_PREACHER: ("fx-4.6", "is-preacher"),
    at.SPACE_TAKEN: ("fx-4.8", "space-taken"),
    at.PREACHER_AT_FLOOR: ("fx-4.9", "preacher-at-floor"),
    at.MARKET_TAKEN: ("fx-4.10", "market-taken"),
    at.NO_CAPTAIN: ("fx-0.4", "no-captain"),
    at.NOT_HELD: ("fx-5.6", "not-held"),
    at.NOT_YOURS: ("fx-5.8", "not-yours"),
    at.DEAL_PAST: ("fx-5.6", "deal-past"),
    at.NOT_ON_MARKET: ("fx-5.6", "not-on-market"),
    at.NOT_ROLLED: ("fx-6.3", "not-rolled"),
    at.NO_MUSE: ("fx-6.4", "no-muse"),
    at.BEYOND_SIX: ("fx-11.1", "beyond-six"),
    at.MARKER_USED: ("fx-6.6", "marker-used"),
    at.MARKER_NEEDED: ("fx-6.6", "marker-needed"),
    at.NOT_PLANNED: ("fx-6.1", "not-planned"),
    at.NO_SUCH_SEAT: ("fx-4.2", "no-such-seat"),
    at.CANNOT_PAY: ("", "cannot-pay"),
    at.NO_SUCH_MOVE: ("", "other-decision"),
}
"""Where the rule is empty, it is the one of the stage."""

STAGE_RULES = {
    at.FIRST_BUILDING: "fx-0.7",
    at.THIRD_CHOICE: "fx-1.1",
    at.RESERVATION: "fx-2.1",
    at.PLACING: "fx-4.1",
    at.CHOOSE_ARTIST: "fx-4.6",
    at.SWAP_GIVE: "fx-4.9",
    at.SWAP_TAKE: "fx-4.9",
    at.WINDOW: "fx-5.5",
    at.SOLD: "fx-5.6",
    at.BOUGHT: "fx-5.6",
    at.GAVE: "fx-5.6",
    at.MARKET_TAKE: "fx-5.6",
    at.SALE: "fx-5.3",
    at.CONSTRUCTION: "fx-5.4",
    at.COMMISSION: "fx-6.1",
    at.PAYMENT: "fx-6.2",
    at.INCENTIVE: "fx-11.1",
    at.CALL_MUSE: "fx-11.2",
    at.JUDGE: "fx-6.3",
    at.CHOOSE_MARKER: "fx-6.6",
}


def explain(stage: int, action: int, code: int) -> Refusal:
    rule, key = REASONS[code]
    if code == at.CANNOT_PAY:
        rule = _payment_rule(stage, action)
    elif code == at.NO_TILE and stage == at.FIRST_BUILDING:
        rule = "fx-0.7"
    elif code == at.NOT_HELD and stage == at.SWAP_GIVE:
        rule = "fx-4.9"
    elif code == at.IS_OCCUPIED and action >= at.TO_FORTUNE:
        rule = "fx-4.12"
    elif code == at.IS_TAKEN and at.PREACH_CHURCH <= action < at.TO_MARKET:
        rule = "fx-4.8"
    return Refusal(rule or STAGE_RULES[stage], text(f"refusal-{key}"))


def _payment_rule(stage: int, action: int) -> str:
    """The rule that asks for the money which is missing."""
    if at.PREACH_CHURCH <= action < at.TO_MARKET:
        return "fx-4.8"
    if at.BUY <= action < at.GIVE:
        return "fx-5.6"
    if at.PAY_FORTUNE <= action < at.DONE:
        return "fx-5.8"
    if action == at.CALL:
        return "fx-6.4"
    return STAGE_RULES[stage]

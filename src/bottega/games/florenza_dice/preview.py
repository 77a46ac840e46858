"""What the board shows of an action before it is taken: what can be done with it in the same gesture."""

from __future__ import annotations

from msgspec import Struct

from bottega.games.florenza_dice import entries, speech
from bottega.games.florenza_dice import layout as at
from bottega.games.florenza_dice.content import Box
from bottega.games.florenza_dice.position import FlorenzaDicePosition


class Pair(Struct, forbid_unknown_fields=True):
    """An action that becomes possible by the previewed one.

    It is a use of the die that is taken, or a building whose cost is complete then (`building` is its number).
    `after` are the seat's points when both are done.
    """

    action: int
    targets: list[str]
    building: int | None
    after: int


class FlorenzaDicePreview(Struct, forbid_unknown_fields=True):
    pairs: list[Pair]


def preview_more(
    before: FlorenzaDicePosition, after: FlorenzaDicePosition, box: Box, seat: int
) -> FlorenzaDicePreview | None:
    if seat not in after.waiting:
        return None
    used = after.asked(seat) == at.ASK_USE and before.asked(seat) != at.ASK_USE
    known = set(before.actions(seat)) if seat in before.waiting else set()
    found = []
    for entry in sorted(entries.entries(after, box, seat), key=lambda one: (one.more, one.rank)):
        kind = at.action_kind(entry.action)
        is_house = kind == at.BUILD and entry.action not in known
        is_use = used and kind in (at.GAIN, at.STEP, at.MONEY, at.HIRE)
        if not (is_house or is_use):
            continue
        then = after.copy()
        then.apply(entry.action, seat)
        found.append(
            Pair(
                action=entry.action,
                targets=speech.targets(after, box, entry.action, seat),
                building=int(at.action_index(entry.action)) + 1 if is_house else None,
                after=int(then.scores()[seat]),
            )
        )
    return FlorenzaDicePreview(found) if found else None

"""What the board shows in the preview of an action: what can be done with it in the same gesture."""

from __future__ import annotations

from msgspec import Struct

from bottega.games.florenza_dice import entries, speech
from bottega.games.florenza_dice import layout as at
from bottega.games.florenza_dice.content import Box
from bottega.games.florenza_dice.position import FlorenzaDicePosition


class Pair(Struct, forbid_unknown_fields=True):
    """An action that the previewed one makes possible.

    It is a use of the die that is taken, or a building whose cost is then complete (`building` is its number).
    `after` are the seat's points after both; null at a table that counts points only at the end.
    """

    action: int
    targets: list[str]
    building: int | None
    after: int | None


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

"""Questions and actions as texts."""

from __future__ import annotations

from bottega.core.game import LAST, Entry
from bottega.core.position import CHANCE, Event
from bottega.core.texts import Text, text
from bottega.games.pig import layout as at
from bottega.games.pig.position import PigPosition


def sentence(p: PigPosition, action: int) -> Text:
    if p.to_act == CHANCE:
        return text("outcome-side", side=action)
    return text("action-hold" if action == at.HOLD else "action-roll", pot=int(p.pot))


def entry(action: int) -> Entry:
    """The action in a list for people."""
    if action == at.HOLD:
        return Entry(action, Text("short-hold"), rank=LAST)
    return Entry(action, Text("short-roll"))


def question(p: PigPosition) -> Text:
    return text("question-roll-or-hold", pot=int(p.pot))


def event_text(event: Event, who: str) -> Text:
    return Text(f"event-{event.kind}", {"who": who, **event.args})

"""Questions and actions as texts."""

from __future__ import annotations

from bottega.core.game import LAST, Entry, Thing
from bottega.core.position import CHANCE, Event
from bottega.core.texts import Text, text
from bottega.games.pig import layout as at
from bottega.games.pig.position import PigPosition


def things() -> list[Thing]:
    """What a board names."""
    return [
        Thing("die", Text("pig-die"), Text("rule:pig-2")),
        Thing("pot", Text("pig-pot"), Text("rule:pig-3")),
        Thing("goal", Text("pig-goal"), Text("rule:pig-4")),
    ]


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

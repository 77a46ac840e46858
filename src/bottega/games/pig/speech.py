"""Questions and actions as texts."""

from __future__ import annotations

from bottega.core.game import LAST, Entry
from bottega.core.position import CHANCE, Event
from bottega.core.texts import Text, text
from bottega.core.things import Thing, line
from bottega.games.pig import layout as at
from bottega.games.pig.position import PigPosition


def things() -> list[Thing]:
    """What a board names."""
    return [
        _thing("die", "pig-2", "1–6 (points) ; 1 = 0"),
        _thing("pot", "pig-3", "[to] (points)"),
        _thing("goal", "pig-4", "(wins)"),
    ]


def _thing(name: str, rule: str, effect: str) -> Thing:
    called = Text(f"pig-{name}")
    return Thing(name, called, called, Text(f"rule:{rule}"), line(effect))


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

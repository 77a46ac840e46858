"""Things of the box for clients: names, sentences and effect lines in a language."""

from __future__ import annotations

from collections.abc import Callable

from bottega.core.texts import Text
from bottega.core.things import Count, Icon, Other, Part, Thing
from bottega.server.protocol.tables import EffectPart, ThingInfo

Say = Callable[[Text], str]


def thing_info(thing: Thing, say: Say) -> ThingInfo:
    """A thing in a language; its name is removed from the beginning of its sentence."""
    name, short = _in_words(thing.name, say), _in_words(thing.short, say)
    return ThingInfo(
        name, short, say(thing.text).removeprefix(f"{name}. "), [_part(part, say) for part in thing.effect]
    )


def _in_words(name: Text | str, say: Say) -> str:
    return name if isinstance(name, str) else say(name)


def _part(part: Part, say: Say) -> str | EffectPart:
    match part:
        case Count():
            return EffectPart(count=part.count, sign=part.sign)
        case Icon():
            return EffectPart(icon=part.icon, word=say(part.word))
        case Other():
            return EffectPart(thing=part.thing)
        case Text():
            return say(part)
    return part

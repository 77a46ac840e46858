"""The things of the box: feats, faces, goods, dice and places, with their names, sentences and effects."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from bottega.core.texts import Text, text
from bottega.core.things import Line, Thing, counted, line
from bottega.games.dice_forge import layout as at
from bottega.games.dice_forge.content import Box, Card, Face
from bottega.games.dice_forge.names import DICE, RESOURCES
from bottega.games.dice_forge.speech import amount, card_text, face_amounts, face_text, joined
from bottega.games.dice_forge.tables import Tables

GOOD_LINES = {
    "gold": "[to] (faces)",
    "sun": "[to] (feats)",
    "moon": "[to] (feats)",
    "glory": "1 [glory] = 1 (point)",
}
"""What each good is used for or worth."""

PLACES = {
    "portal": "[home] [to] [die] [die]",
    "home": "[hero]",
    "sky": "[moon] / [sun]",
    "sanctuary": "[gold] [to] (faces)",
    "gardens": "(feats) [to] (faces)",
    "blessing": "[die] [die]",
    "reinforcements": "[turn]",
    "action": "(faces) / (feats)",
    "extra": "[sun] [to] [again]",
}
"""The parts of the board and the steps of a turn, and what happens there."""


Has = Callable[[str], bool]
"""Whether a text exists, or the rule of a card."""


def things(box: Box, t: Tables, has: Has, has_rule: Has) -> list[Thing]:
    """All of them. Feats and faces are in the order of their numbers."""
    return [
        *(_feat(t, number, card, has, has_rule) for number, card in enumerate(box.card, 1)),
        *(_face(box, t, number, face) for number, face in enumerate(box.face, 1)),
        *(_good(name) for name in RESOURCES),
        *(_die(number, [box.dice.light, box.dice.dark][number]) for number in range(len(DICE))),
        *(_place(name, effect) for name, effect in PLACES.items()),
    ]


def _feat(t: Tables, number: int, card: Card, has: Has, has_rule: Has) -> Thing:
    name, short = card_text(t, number), f"card-short-{card.name}"
    return Thing(
        id=f"feat/{card.name}",
        name=name,
        short=text(short) if has(short) else name,
        text=text(f"rule:card-{card.name}")
        if has_rule(f"card-{card.name}")
        else _feat_sentence(t, number, card),
        effect=line(card.line, card.numbers),
    )


def _feat_sentence(t: Tables, number: int, card: Card) -> Text:
    """What a card without a rule of its own does."""
    if card.face is not None:
        return text("says-feat-face", face=face_text(t, int(t.gives[number])))
    if card.blessing is not None:
        return text(f"says-feat-{card.blessing}", times=card.times or 0)
    return text("says-feat-points" if card.effect == "points" else "says-feat")


def _face(box: Box, t: Tables, number: int, face: Face) -> Thing:
    name = face_text(t, number)
    return Thing(f"face/{face.name}", name, name, _face_sentence(box, t, number, face), face_line(box, face))


def _face_sentence(box: Box, t: Tables, number: int, face: Face) -> Text:
    parts = [amount(resource, count) for resource, count in enumerate(face_amounts(t, number)) if count]
    pays = joined("face-either" if face.kind in ("choice", "boar") else "face-both", parts)
    bonus = joined("face-either", [amount(at_, int(count)) for at_, count in enumerate(t.bonus) if count])
    special = box.special
    match face.kind:
        case "triple":
            return text("says-triple", times=special.times)
        case "mirror":
            return text("says-mirror")
        case "ship":
            return text("says-ship", gold=amount(at.GOLD, special.discount))
        case "shield":
            matches = text(f"word-{face.matches}")
            glory = amount(at.GLORY, special.shield_glory)
            return text("says-shield", matches=matches, glory=glory, pays=pays)
        case "boar":
            return text("says-boar", pays=pays, bonus=bonus)
    return text("says-choice" if face.kind == "choice" else "says-plain", pays=pays)


def face_line(box: Box, face: Face) -> Line:
    """What a face gives or does."""
    given = [counted(count, RESOURCES[at_]) for at_, count in enumerate(face.amounts) if count]
    separator = "/" if face.kind in ("choice", "boar") else "+"
    pays: Line = tuple(
        part for at_, each in enumerate(given) for part in ((separator, *each) if at_ else each)
    )
    special = box.special
    match face.kind:
        case "triple":
            return line("× {times}", {"times": special.times})
        case "mirror":
            return line("= [die] (of) [others]")
        case "ship":
            return line("(buy) −{discount} [gold]", {"discount": special.discount})
        case "shield":
            return (
                *line(f"[{face.matches}] [to] {{glory}} [glory] ;", {"glory": special.shield_glory}),
                *pays,
            )
        case "boar":
            return (*pays, *line("+ (owner)"))
    return pays


def _good(name: str) -> Thing:
    return Thing(
        f"good/{name}",
        text(f"word-{name}"),
        text(f"icon-{name}"),
        text(f"says-{name}"),
        line(GOOD_LINES[name]),
    )


def _place(name: str, effect: str) -> Thing:
    title = text(f"thing-{name}")
    return Thing(name, title, title, text(f"says-{name}"), line(effect))


def _die(number: int, faces: list[str]) -> Thing:
    """A die: what is on it at first."""
    written = " ".join(f"{count} × [face/{face}]" for face, count in Counter(faces).items())
    short, says = text(f"short-{DICE[number]}"), text("says-die")
    return Thing(f"die/{DICE[number]}", text(f"thing-{DICE[number]}"), short, says, line(written))

"""Joining events into log lines: a blessing is one line per player, and nothing is repeated."""

from __future__ import annotations

from collections.abc import Sequence

from bottega.core.game import Die, name_of
from bottega.core.position import Event
from bottega.core.texts import Text, text
from bottega.games.dice_forge import layout as at
from bottega.games.dice_forge.position import ForgePosition
from bottega.games.dice_forge.rules import flow, forging
from bottega.games.dice_forge.speech import amounts_text, card_text, die_text, event_text, face_text, joined
from bottega.games.dice_forge.tables import Tables

BLESSING = ("rolled", "copied", "hammered", "gained", "lost")
"""Events that happen to several players at once, as each rolls and gains or loses."""

SETUP = ("face-removed", "set-drawn")
"""Events of draws before the first turn, several in a row."""

Told = list[tuple[int, Text]]


def log_texts(t: Tables, events: Sequence[Event], names: Sequence[str]) -> Told:
    """The texts that report the events, each with its seat."""
    told: Told = []
    blessing: dict[int, list[Event]] = {}
    left = list(events)
    while left:
        event = left.pop(0)
        begins = event.kind == "rolled" and any(
            each.kind != "rolled" for each in blessing.get(event.seat, ())
        )
        if begins or event.kind not in BLESSING:
            told += close(t, blessing, names)
        if event.kind in SETUP:
            run = [event]
            while left and left[0].kind == event.kind:
                run.append(left.pop(0))
            told.append((-1, setup_text(t, run)))
        elif event.kind in BLESSING:
            blessing.setdefault(event.seat, []).append(event)
        else:
            told.append((event.seat, with_price(t, event, left, name_of(event, names))))
    return told + close(t, blessing, names)


def setup_text(t: Tables, events: list[Event]) -> Text:
    """Faces taken out, or cards that are in the game."""
    if events[0].kind == "set-drawn":
        return text(
            "told-sets", cards=joined("face-comma", [card_text(t, one.args["card"]) for one in events])
        )
    faces = [text("told-face", face=face_text(t, one.args["face"])) for one in events]
    return text("told-removed", faces=joined("face-comma", faces))


def with_price(t: Tables, event: Event, left: list[Event], who: str) -> Text:
    """An event with what was paid for it and where a face was forged; these are removed from the remaining events."""
    if event.kind not in ("bought", "undertook"):
        return event_text(t, event, who)
    paid: dict[int, int] = {}
    while left and left[0].kind == "paid" and left[0].seat == event.seat:
        args = left.pop(0).args
        paid[args["resource"]] = args["amount"]
    if event.kind == "undertook":
        card = event.args["card"]
        took = next((later for later in left if later.kind == "took" and later.args["card"] == card), None)
        if took is not None:
            left.remove(took)
        return text("told-feat", who=who, card=card_text(t, card), price=amounts_text(paid))
    face = event.args["face"]
    if left and left[0].kind == "forged" and left[0].args["face"] == face and left[0].seat == event.seat:
        args = left.pop(0).args
        return text(
            "told-forged",
            who=who,
            face=face_text(t, face),
            price=amounts_text({at.GOLD: event.args["price"]}),
            die=die_text(args["die"]),
            old=face_text(t, args["old"]),
        )
    return event_text(t, event, who)


def close(t: Tables, blessing: dict[int, list[Event]], names: Sequence[str]) -> Told:
    """End a blessing and return its texts, player by player."""
    told: Told = []
    for seat, events in blessing.items():
        told += [(seat, said) for said in player_texts(t, events, names[seat])]
    blessing.clear()
    return told


def player_texts(t: Tables, events: list[Event], who: str) -> list[Text]:
    """What one player rolls and gains or loses: only the gain if it is exactly what the faces say."""
    faces = [event.args["face"] for event in events if event.kind == "rolled"]
    gains, lost = total(events, "gained", "amount"), total(events, "gained", "lost")
    losses = [event for event in events if event.kind == "lost"]
    others = [event_text(t, event, who) for event in events if event.kind in ("copied", "hammered")]
    if gains and not others and not lost and not losses and gains == given(t, faces):
        return [text("told-blessing", who=who, amount=amounts_text(gains))]
    said = [event_text(t, event, who) for event in events if event.kind == "rolled"]
    if len(faces) == 2:
        said = [text("told-roll", who=who, first=face_text(t, faces[0]), second=face_text(t, faces[1]))]
    said += others
    if gains and lost:
        said.append(text("event-gained-some", who=who, amount=amounts_text(gains), lost=amounts_text(lost)))
    elif gains:
        said.append(text("event-gained", who=who, amount=amounts_text(gains)))
    elif lost:
        said.append(text("event-gained-in-vain", who=who, lost=amounts_text(lost)))
    if losses:
        said.append(loss_text(t, losses, who))
    return said


def loss_text(t: Tables, events: list[Event], who: str) -> Text:
    """All losses together; resources of which there is nothing to lose are named only if there is but one."""
    losses = total(events, "lost", "amount")
    if losses:
        return text("event-lost", who=who, amount=amounts_text(losses))
    alone = len({event.args["resource"] for event in events}) == 1
    return event_text(t, events[0], who) if alone else text("told-lost-nothing", who=who)


def total(events: list[Event], kind: str, name: str) -> dict[int, int]:
    """The sum of an argument over all events of a kind, for each resource."""
    sums: dict[int, int] = {}
    for event in events:
        if event.kind == kind and event.args[name]:
            resource = event.args["resource"]
            sums[resource] = sums.get(resource, 0) + event.args[name]
    return sums


def given(t: Tables, faces: list[int]) -> dict[int, int]:
    """What faces give if they leave no choice; nothing if one of them leaves a choice."""
    amounts: dict[int, int] = {}
    for face in faces:
        if t.kind[face] >= at.CHOICE:
            return {}
        for resource in range(at.RESOURCES):
            number = int(t.amount[at.RESOURCES * face + resource])
            if number:
                amounts[resource] = amounts.get(resource, 0) + number
    return amounts


def die(p: ForgePosition) -> Die:
    """One of a hero's two dice; during setup the slot whose cards are drawn, or the stack of faces."""
    if p.step == at.STEP_SETUP:
        slot = flow.slot_to_draw(p)
        return Die(f"slot {slot}" if slot >= 0 else f"stack {flow.stack_to_draw(p)}")
    which = forging.next_die(p)
    return Die(f"die {which}", which >> 1)

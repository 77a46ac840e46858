"""Moves, questions, refusals and events in words, and the thing on the board that a move touches."""

from __future__ import annotations

from bottega.core.game import Refusal
from bottega.core.position import CHANCE, Event
from bottega.core.texts import Text, player, text
from bottega.games.dice_forge import layout as at
from bottega.games.dice_forge.names import CARDS, DICE, FACES, RESOURCES
from bottega.games.dice_forge.notation import REINFORCEMENTS
from bottega.games.dice_forge.position import ForgePosition
from bottega.games.dice_forge.rules import agenda, blessings, forging
from bottega.games.dice_forge.tables import Tables

Asked = tuple[int, int, int, int]
"""Whose agenda a seat is asked from (-1: a step of the turn), the item on it, and its two numbers."""


def asked(p: ForgePosition, seat: int) -> Asked:
    """What the seat is asked now; for a seat that waits for another, what that one is asked."""
    lane = int(agenda.lane(p, seat if seat in p.waiting else p.to_act))
    if lane < 0:
        return -1, int(p.cells[at.STEP]), 0, 0
    item = agenda.top(p.cells, lane)
    return lane, int(p.cells[item]), int(p.cells[item + 1]), int(p.cells[item + 2])


def who_acts(p: ForgePosition, seat: int) -> int:
    return p.to_act if seat < 0 else seat


# -- names ---------------------------------------------------------------------------------------------------------


def amount(resource: int, number: int) -> Text:
    return text(f"amount-{RESOURCES[resource]}", n=number)


def joined(key: str, parts: list[Text]) -> Text:
    """Several texts as one: with commas, and the word of the key before the last."""
    if not parts:
        return text("amount-none")
    if len(parts) == 1:
        return parts[0]
    return text(key if len(parts) == 2 else "face-comma", a=parts[0], b=joined(key, parts[1:]))


def face_text(t: Tables, face: int) -> Text:
    if t.kind[face] in (at.PLAIN, at.CHOICE) and face:
        amounts = [int(t.amount[at.RESOURCES * face + resource]) for resource in range(at.RESOURCES)]
        parts = [amount(resource, number) for resource, number in enumerate(amounts) if number]
        return joined("face-either" if t.kind[face] == at.CHOICE else "face-both", parts)
    return text(f"face-{FACES[face - 1]}" if face else "amount-none")


def card_text(card: int) -> Text:
    return text(f"card-{CARDS[card - 1]}")


def die_text(die: int) -> Text:
    return text(f"die-{DICE[die]}")


# -- sentences -----------------------------------------------------------------------------------------------------


def outcome_sentence(p: ForgePosition, outcome: int) -> Text:
    t = p.tables
    if outcome >= at.DRAW_FACE:
        return text("outcome-out", face=face_text(t, outcome - at.DRAW_FACE))
    if outcome >= at.DRAW_CARD:
        return text("outcome-set", card=card_text(outcome - at.DRAW_CARD))
    seat, die = divmod(int(forging.next_die(p)), 2)
    face = face_text(t, int(forging.face_at(p, seat, die, outcome)))
    return text("outcome-side", player=player(seat), die=die_text(die), side=outcome, face=face)


def sentence(p: ForgePosition, action: int, seat: int) -> Text:
    if p.to_act == CHANCE:
        return outcome_sentence(p, action)
    seat = who_acts(p, seat)
    lane, kind, a, b = asked(p, seat)
    if action < at.CONVERT + 1:
        return _sentence_of_resources(p, action, lane, kind, a, b)
    if action < at.BUY:
        return _sentence_of_turn(p, action, a)
    return _sentence_of_things(p, action, lane, kind, a)


def _sentence_of_resources(p: ForgePosition, action: int, lane: int, kind: int, a: int, b: int) -> Text:
    t = p.tables
    if action == at.DONE:
        return text(f"action-done-{_done_word(lane, kind)}")
    if action < at.TAKE:
        which = action - at.TRITON
        return text("action-triton", amount=amount(which, int(t.triton[which])))
    if action < at.KEEP:
        which = action - at.TAKE
        key = "action-lose" if lane >= 0 and _is_loss(p, lane) and kind == at.TAKE_WHAT else "action-take"
        return text(key, amount=amount(which, _taken(p, lane, kind, a, which)))
    converts = int(p.cells[at.SEAT + max(lane, 0) * at.SEAT_SIZE + at.CONVERTS])
    key = "cyclops" if converts == at.CYCLOPS else "sentinel"
    number = int(blessings.convertible(p, lane, a, b)) if kind == at.CONVERT_IT and lane >= 0 else 0
    glory = number * int(t.gold_glory if converts == at.CYCLOPS else t.sun_glory)
    if action == at.KEEP:
        return text(f"action-keep-{key}", n=number)
    return text(f"action-convert-{key}", n=number, glory=amount(at.GLORY, glory))


def _done_word(lane: int, kind: int) -> str:
    if lane >= 0:
        return {at.PURCHASE: "ship", at.REPEAT_IT: "cerberus"}.get(kind, "other")
    words = {at.REINFORCEMENTS: "reinforcements", at.ACTION: "action", at.OFFERING: "offering"}
    return words.get(kind, "turn")


def _is_loss(p: ForgePosition, lane: int) -> bool:
    return bool(p.cells[at.SEAT + lane * at.SEAT_SIZE + at.BLESSING] == at.LOSS)


def _taken(p: ForgePosition, lane: int, kind: int, slot: int, resource: int) -> int:
    """How much of a resource the answer brings."""
    if lane >= 0 and kind == at.TAKE_WHAT:
        return int(blessings.amount(p, lane, slot, resource, resource))
    return int(p.tables.bonus[resource] if kind == at.BONUS else p.tables.owl[resource])


def _sentence_of_turn(p: ForgePosition, action: int, gold: int) -> Text:
    t = p.tables
    if action >= at.PUT:
        return text("action-put", n=action - at.PUT, rest=max(0, gold - (action - at.PUT)))
    if action >= at.USE:
        word = REINFORCEMENTS[action - at.USE]
        return text(
            f"action-use-{word}", card=text(f"card-{word}"), gold=int(t.elder_price), n=int(t.elder_glory)
        )
    if action >= at.ROLL_DIE:
        return text("action-roll", die=die_text(action - at.ROLL_DIE))
    words = {at.SHIP_FIRST: "ship-first", at.GOLD_FIRST: "gold-first", at.AGAIN: "again"}
    if action in words:
        return text(f"action-{words[action]}")
    return text("action-extra", price=amount(at.SUN, int(t.extra_price)))


def _sentence_of_things(p: ForgePosition, action: int, lane: int, kind: int, a: int) -> Text:
    t = p.tables
    if action >= at.BORROW:
        die = action - at.BORROW
        face = int(forging.shown(p, die // 2, die % 2)) if die // 2 < p.seats else at.NO_FACE
        return text("action-borrow", player=player(die // 2), die=die_text(die % 2), face=face_text(t, face))
    if action >= at.GIVE:
        return text("action-give", player=player(action - at.GIVE))
    if action > at.UNDERTAKE:
        card = action - at.UNDERTAKE
        effect = Text(f"rule:df-7.{card}")
        return text("action-feat", price=price_text(t, card), points=int(t.points[card]), effect=effect)
    if action >= at.CHOOSE:
        return text("action-shield", face=face_text(t, int(t.shields[min(action - at.CHOOSE, 3)])))
    if action >= at.COPY:
        return text("action-copy", face=face_text(t, action - at.COPY))
    if action >= at.FORGE:
        die, old = divmod(action - at.FORGE, at.FACES)
        new = a if lane >= 0 and kind == at.FORGE_WHERE else at.NO_FACE
        return text("action-forge", die=die_text(die), old=face_text(t, old), new=face_text(t, new))
    face = action - at.BUY
    discount = a if lane >= 0 and kind == at.PURCHASE else 0
    price = max(0, int(t.price[face]) - discount)
    return text("action-buy", face=face_text(t, face), price=amount(at.GOLD, price))


def price_text(t: Tables, card: int) -> Text:
    return amounts_text(feat_price(t, card))


def feat_price(t: Tables, card: int) -> dict[int, int]:
    """What a feat costs, by resource."""
    return {at.SUN: int(t.cost[2 * card]), at.MOON: int(t.cost[2 * card + 1])}


def amounts_text(numbers: dict[int, int]) -> Text:
    return joined("face-both", [amount(resource, number) for resource, number in numbers.items() if number])


# -- questions -----------------------------------------------------------------------------------------------------

STEP_QUESTIONS = {
    at.REINFORCEMENTS: "question-reinforcements",
    at.ACTION: "question-action",
    at.OFFERING: "question-offering",
    at.EXTRA_STEP: "question-extra",
    at.END_STEP: "question-end",
}


def question(p: ForgePosition, seat: int) -> Text:
    t = p.tables
    lane, kind, a, b = asked(p, who_acts(p, seat))
    if lane < 0:
        key = "question-extra-action" if kind == at.ACTION and p.cells[at.EXTRA] else STEP_QUESTIONS[kind]
        return text(key)
    if kind == at.SPLIT:
        return text("question-split", gold=amount(at.GOLD, a))
    if kind == at.PURCHASE:
        return text("question-purchase", discount=amount(at.GOLD, a))
    if kind == at.FORGE_WHERE:
        return text("question-forge", face=face_text(t, a))
    if kind == at.TAKE_WHAT:
        face = face_text(t, int(p.cells[at.SEAT + lane * at.SEAT_SIZE + at.ACTS + a]))
        return text("question-lose" if _is_loss(p, lane) else "question-take", face=face)
    if kind == at.BONUS:
        return text("question-bonus", boar=face_text(t, int(t.boars[a])), times=b)
    if kind == at.WHICH_DIE:
        return text("question-die", rolls=a)
    words = {
        at.COPY_WHAT: "question-copy",
        at.WHICH_FIRST: "question-first",
        at.CONVERT_IT: "question-convert",
        at.REPEAT_IT: "question-cerberus",
        at.OWL_WHAT: "question-owl",
        at.WHICH_SHIELD: "question-shield",
        at.BEARER: "question-boar",
        at.PICK: "question-satyrs",
    }
    return text(words[kind])


# -- refusals ------------------------------------------------------------------------------------------------------

REASONS = {
    at.NO_TRITON: ("df-7.8", "no-triton"),
    at.NOT_YOUR_TURN: ("df-7.8", "not-your-turn"),
    at.NOT_AN_OPTION: ("df-3.3", "not-an-option"),
    at.TOO_MUCH: ("df-4.4", "too-much"),
    at.NOT_FOR_SALE: ("df-5.4", "not-for-sale"),
    at.SOLD_OUT: ("df-5.4", "sold-out"),
    at.TOO_DEAR: ("df-4.6", "too-dear"),
    at.TWICE: ("df-5.1", "twice"),
    at.NOT_ON_DIE: ("df-5.2", "not-on-die"),
    at.BOAR_STAYS: ("df-5.3", "boar-stays"),
    at.NOT_SHOWN: ("df-3.5", "not-shown"),
    at.NO_SUCH_CARD: ("df-1.3", "no-such-card"),
    at.NO_CARDS_LEFT: ("df-6.2", "no-cards-left"),
    at.NO_SHARDS: ("df-4.6", "no-shards"),
    at.NOT_OWNED: ("df-2.4", "not-owned"),
    at.ELDER_UNPAID: ("df-7.1", "elder-unpaid"),
    at.NO_SHIELD: ("df-7.6", "no-shield"),
    at.NOT_YOURSELF: ("df-7.16", "not-yourself"),
    at.SAME_DIE: ("df-7.16", "same-die"),
    at.NO_EXTRA: ("df-2.6", "no-extra"),
    at.MUST: ("df-3.11", "must"),
}
ITEM_RULES = {
    at.COPY_WHAT: "df-3.5",
    at.TAKE_WHAT: "df-3.3",
    at.CONVERT_IT: "df-7.22",
    at.SPLIT: "df-4.4",
    at.PURCHASE: "df-3.7",
    at.FORGE_WHERE: "df-5.2",
    at.BONUS: "df-3.10",
    at.REPEAT_IT: "df-7.19",
    at.WHICH_DIE: "df-3.2",
    at.OWL_WHAT: "df-7.3",
    at.WHICH_SHIELD: "df-7.6",
    at.BEARER: "df-7.17",
    at.PICK: "df-7.16",
}
STEP_RULES = {
    at.REINFORCEMENTS: "df-2.4",
    at.ACTION: "df-2.5",
    at.OFFERING: "df-5.1",
    at.EXTRA_STEP: "df-2.6",
    at.END_STEP: "df-2.7",
}


def explain(p: ForgePosition, action: int, seat: int, code: int) -> Refusal:
    seat = who_acts(p, seat)
    lane, kind, a, _ = asked(p, seat)
    if code == at.NOT_ASKED:
        rule = STEP_RULES[kind] if lane < 0 else ITEM_RULES.get(kind, "df-3.1")
        return Refusal(rule, text("refusal-not-asked", question=question(p, seat)))
    rule, word = REASONS[code]
    if code == at.NOT_YOURSELF and kind == at.BEARER:
        rule = "df-7.17"
    if code == at.NOT_AN_OPTION and lane >= 0:
        rule = ITEM_RULES[kind]
    if code in (at.NO_SHARDS, at.ELDER_UNPAID, at.NO_EXTRA, at.TOO_DEAR):
        discount = a if lane >= 0 else 0
        return Refusal(rule, unpaid_text(p, f"refusal-{word}", action, seat, discount))
    return Refusal(rule, text(f"refusal-{word}"))


def unpaid_text(p: ForgePosition, key: str, action: int, seat: int, discount: int) -> Text:
    """What the action costs, and what the seat lacks of it."""
    t = p.tables
    what: dict[str, int | str | Text] = {}
    if action >= at.UNDERTAKE:
        price = feat_price(t, action - at.UNDERTAKE)
        what["card"] = card_text(action - at.UNDERTAKE)
    elif action >= at.BUY:
        price = {at.GOLD: int(t.price[action - at.BUY]) - discount}
        what["face"] = face_text(t, action - at.BUY)
    elif action >= at.USE:
        price = {at.GOLD: int(t.elder_price)}
        what["card"] = card_text(at.ELDER)
    else:
        price = {at.SUN: int(t.extra_price)}
    has = {resource: int(p.cells[at.SEAT + seat * at.SEAT_SIZE + resource]) for resource in price}
    missing = {resource: max(0, number - has[resource]) for resource, number in price.items()}
    return Text(key, {**what, "price": amounts_text(price), "missing": amounts_text(missing)})


# -- events --------------------------------------------------------------------------------------------------------


def event_text(t: Tables, event: Event, who: str) -> Text:
    """An event in words: numbers of faces, cards, dice and resources become their names."""
    args: dict[str, int | str | Text] = {"who": who}
    names = dict(event.args)
    resource = names.pop("resource", None)
    for name, value in names.items():
        if name in ("face", "old"):
            args[name] = face_text(t, value)
        elif name == "card":
            args[name] = card_text(value)
        elif name == "die":
            args[name] = die_text(value)
        elif name == "colour":
            args[name] = face_text(t, int(t.boars[value]))
        elif name in ("by", "from", "owner"):
            args[name] = player(value)
        elif resource is None:
            args[name] = value
    if resource is not None:
        args |= {name: amount(resource, names[name]) for name in ("amount", "lost") if name in names}
        if event.kind == "triton":
            args["amount"] = amount(resource, int(t.triton[resource]))
    if event.kind == "gained":
        key = "event-gained-in-vain" if names["amount"] == 0 else "event-gained"
        return Text("event-gained-some" if names["lost"] and names["amount"] else key, args)
    return Text(f"event-{event.kind}", args)


# -- targets -------------------------------------------------------------------------------------------------------

NOWHERE = "nowhere"
"""The target of an action about a thing or a player that is not on this table."""


def stack_id(t: Tables, face: int) -> str:
    """The place of a face in the temple: its stack, and in a stack of different faces the face."""
    if t.stack[face] == 0:
        return f"garden/{FACES[face - 1]}" if t.kind[face] > at.CHOICE else NOWHERE
    mixed = t.stack[face] in [t.mixed[at_] for at_ in range(len(t.mixed))]
    return f"temple/{t.stack[face]}/{FACES[face - 1]}" if mixed else f"temple/{t.stack[face]}"


def side_id(seat: int, die: int, side: int) -> str:
    return f"die/{seat}/{DICE[die]}/{side}"


def outcome_target(p: ForgePosition, outcome: int) -> str:
    if outcome >= at.DRAW_FACE:
        return stack_id(p.tables, outcome - at.DRAW_FACE)
    if outcome >= at.DRAW_CARD:
        return f"feat/{CARDS[outcome - at.DRAW_CARD - 1]}"
    which = int(forging.next_die(p))
    return side_id(which // 2, which % 2, outcome)


def target(p: ForgePosition, action: int, seat: int) -> str:
    """The thing on the board that the action touches, legal or not."""
    if p.to_act == CHANCE:
        return outcome_target(p, action)
    seat = who_acts(p, seat)
    if action >= at.BORROW:
        other, die = divmod(action - at.BORROW, 2)
        return _shown_side(p, other, die) if other < p.seats else NOWHERE
    if action >= at.GIVE:
        return f"seat/{action - at.GIVE}" if action - at.GIVE < p.seats else NOWHERE
    if action >= at.UNDERTAKE:
        return _feat_target(p, action - at.UNDERTAKE)
    if action >= at.CHOOSE:
        return stack_id(p.tables, int(p.tables.shields[action - at.CHOOSE]))
    if action >= at.COPY:
        return _copied_side(p, action - at.COPY, seat)
    if action >= at.FORGE:
        return _forged_side(p, action - at.FORGE, seat)
    if action > at.BUY:
        return stack_id(p.tables, action - at.BUY)
    return _small_target(p, action, seat)


def _shown_side(p: ForgePosition, seat: int, die: int) -> str:
    return side_id(seat, die, int(p.cells[at.SEAT + seat * at.SEAT_SIZE + at.SHOWS + die]))


def _feat_target(p: ForgePosition, card: int) -> str:
    """A card of this game; the other set of its slot is not on the table."""
    if card == at.NO_CARD or p.cells[at.SETS + int(p.tables.slot[card])] != card:
        return NOWHERE
    return f"feat/{CARDS[card - 1]}"


def _copied_side(p: ForgePosition, face: int, seat: int) -> str:
    """A die that shows the face: another player's if there is one."""
    others = [other for other in range(p.seats) if other != seat]
    for other in [*others, seat]:
        for die in range(2):
            if forging.shown(p, other, die) == face:
                return _shown_side(p, other, die)
    return NOWHERE


def _forged_side(p: ForgePosition, where: int, seat: int) -> str:
    """The side of the seat's die that has the face to replace."""
    die, old = divmod(where, at.FACES)
    faces = [int(forging.face_at(p, seat, die, side)) for side in range(at.SIDES)]
    return side_id(seat, die, faces.index(old)) if old in faces else NOWHERE


def _small_target(p: ForgePosition, action: int, seat: int) -> str:
    if at.PUT <= action < at.BUY:
        return f"hammer/{seat}" if action > at.PUT else f"reserve/{seat}/gold"
    if at.USE <= action < at.PUT:
        return f"card/{seat}/{REINFORCEMENTS[action - at.USE]}"
    if at.ROLL_DIE <= action < at.USE:
        return f"die/{seat}/{DICE[action - at.ROLL_DIE]}"
    if at.TAKE <= action < at.KEEP:
        return f"reserve/{seat}/{RESOURCES[action - at.TAKE]}"
    if at.TRITON <= action < at.TAKE:
        return f"token/{seat}/triton"
    words = {
        at.DONE: "turn",
        at.AGAIN: f"token/{seat}/cerberus",
        at.PAY_EXTRA: f"reserve/{seat}/sun",
        at.CONVERT: f"reserve/{seat}/glory",
        at.KEEP: f"seat/{seat}",
        at.GOLD_FIRST: f"reserve/{seat}/gold",
        at.SHIP_FIRST: f"seat/{seat}",
    }
    return words.get(action, NOWHERE)

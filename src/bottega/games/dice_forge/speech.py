"""Moves, questions, refusals and events in words, and the thing on the board that a move is about."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from bottega.core.game import Refusal, not_to_act_text
from bottega.core.position import CHANCE, OVER, Event
from bottega.core.texts import Text, player, text
from bottega.games.dice_forge import layout as at
from bottega.games.dice_forge.content import Box
from bottega.games.dice_forge.names import DICE, REINFORCEMENTS, RESOURCES
from bottega.games.dice_forge.position import ForgePosition
from bottega.games.dice_forge.rules import agenda, blessings, forging, reserves
from bottega.games.dice_forge.shape import SHAPE
from bottega.games.dice_forge.tables import Tables

SIGNS = ("●", "☼", "☾", "✦")
"""The resources as signs."""
ROMAN = ("I", "II")
"""The sides of a Hammer."""


class Asked(NamedTuple):
    """What a seat is asked: whose agenda asks (-1: a step of the turn), its item (0 for a step), and two numbers."""

    asker: int
    item: int
    first: int
    second: int


def asked(p: ForgePosition, seat: int) -> Asked:
    """What the seat is asked now; for a seat that is waiting for another, what that one is asked."""
    asker = agenda.asker(p, seat if seat in p.waiting else p.to_act)
    if asker < 0:
        return Asked(-1, 0, 0, 0)
    return Asked(
        int(asker), int(agenda.kind(p, asker)), int(agenda.first(p, asker)), int(agenda.second(p, asker))
    )


def who_acts(p: ForgePosition, seat: int) -> int:
    return p.to_act if seat < 0 else seat


# -- names ---------------------------------------------------------------------------------------------------------


def amount(resource: int, number: int) -> Text:
    return text(f"amount-{RESOURCES[resource]}", n=number)


def joined(key: str, parts: list[Text]) -> Text:
    """Several texts joined with commas, and with the word of the key before the last."""
    if not parts:
        return text("amount-none")
    if len(parts) == 1:
        return parts[0]
    return text(key if len(parts) == 2 else "face-comma", a=parts[0], b=joined(key, parts[1:]))


def face_text(t: Tables, face: int, in_full: bool = False) -> Text:
    """A face in words: what it gives, or its name if it has one; in full also with what it pays."""
    if not 0 < face <= t.faces:
        return text("amount-none")
    kind = t.kind[face]
    name = text(f"face-{t.face_names[face - 1]}")
    if kind in (at.TRIPLE, at.MIRROR, at.SHIP) or (kind in (at.SHIELD, at.BOAR) and not in_full):
        return name
    parts = [amount(resource, number) for resource, number in enumerate(face_amounts(t, face)) if number]
    pays = joined("face-either" if kind in (at.CHOICE, at.BOAR) else "face-both", parts)
    return text("face-pays", face=name, pays=pays) if kind in (at.SHIELD, at.BOAR) else pays


def face_amounts(t: Tables, face: int) -> list[int]:
    """How much of each resource is on a face; for a shield, on its lower half."""
    return [int(t.amount[at.RESOURCES * face + resource]) for resource in range(at.RESOURCES)]


def face_sign(t: Tables, face: int) -> Text:
    """A face in a few characters: symbols for what it gives, a word for what it does."""
    kind, given = t.kind[face], [(n, SIGNS[at_]) for at_, n in enumerate(face_amounts(t, face)) if n]
    digits = (len(given) < 3 and kind != at.BOAR) or any(n > 1 for n, _ in given)
    parts = [f"{number if digits else ''}{sign}" for number, sign in given]
    separator = "/" if kind in (at.CHOICE, at.BOAR) else "" if len(parts) > 2 else "+"
    if kind <= at.CHOICE:
        return text("signs", signs=separator.join(parts))
    return text(f"short-{t.face_names[face - 1]}", pays=separator.join(parts))


def amounts_signs(numbers: dict[int, int]) -> str:
    """Amounts as signs: `5☼5☾`."""
    found = "".join(f"{number}{SIGNS[resource]}" for resource, number in numbers.items() if number)
    return found or f"0{SIGNS[next(iter(numbers))]}"


def card_text(t: Tables, card: int) -> Text:
    return text(f"card-{t.card_names[card - 1]}" if 0 < card <= len(t.card_names) else "amount-none")


def die_text(die: int) -> Text:
    return text(f"die-{DICE[die]}")


# -- sentences -----------------------------------------------------------------------------------------------------


def outcome_sentence(p: ForgePosition, outcome: int) -> Text:
    t = p.tables
    kind, index = at.outcome_kind(outcome), int(at.outcome_index(outcome))
    if kind == at.DRAW_FACE:
        return text("outcome-out", face=face_text(t, index))
    if kind == at.DRAW_CARD:
        return text("outcome-set", card=card_text(t, index))
    seat, die = divmod(int(forging.next_die(p)), 2)
    face = face_text(t, int(p.face(seat, die, index)))
    return text("outcome-side", player=player(seat), die=die_text(die), side=index, face=face)


PLAIN_SENTENCES = {
    at.SHIP_FIRST: "action-ship-first",
    at.GOLD_FIRST: "action-gold-first",
    at.AGAIN: "action-again",
}


def sentence(p: ForgePosition, action: int, seat: int = -1) -> Text:
    if p.to_act == CHANCE:
        return outcome_sentence(p, action)
    now = asked(p, who_acts(p, seat))
    kind, index = int(at.action_kind(action)), int(at.action_index(action))
    if kind in PLAIN_SENTENCES:
        return text(PLAIN_SENTENCES[kind])
    if kind == at.DONE:
        return text(f"action-done-{done_word(p, now)}")
    if kind in (at.BUY, at.FORGE, at.COPY, at.CHOOSE_SHIELD):
        return _sentence_of_faces(p, kind, index, now)
    if kind in (at.UNDERTAKE, at.GIVE_BOAR, at.BORROW, at.ROLL_DIE, at.USE, at.PAY_EXTRA):
        return _sentence_of_cards(p, kind, index)
    return _sentence_of_resources(p, kind, index, now)


def is_extra_in_vain(p: ForgePosition) -> bool:
    """Whether nothing could be paid for after an extra action has been."""
    if p.refusal(at.PAY_EXTRA, p.active) != 0:
        return False
    after = p.copy()
    after.apply(at.PAY_EXTRA, p.active)
    return bool(after.step != at.STEP_ACTION)


def done_word(p: ForgePosition, now: Asked) -> str:
    if now.item:
        return {at.PURCHASE: "ship", at.REPEAT_IT: "cerberus"}.get(now.item, "other")
    words = {at.STEP_REINFORCEMENTS: "reinforcements", at.STEP_ACTION: "action", at.STEP_OFFERING: "offering"}
    return words.get(int(p.step), "turn")


def _sentence_of_resources(p: ForgePosition, kind: int, index: int, now: Asked) -> Text:
    t = p.tables
    if kind == at.TRITON:
        return text("action-triton", amount=amount(index, int(t.card_amount(at.TRITON_CARD, index))))
    if kind == at.PUT:
        rest, lost = split(p, now, index)
        if lost:
            return text("action-put-lost", n=index, rest=rest, lost=amount(at.GOLD, lost))
        return text("action-put", n=index, rest=rest)
    if kind == at.TAKE:
        key = "action-lose" if now.item == at.TAKE_WHAT and _is_loss(p, now.asker) else "action-take"
        return text(key, amount=amount(index, taken(p, now, index)))
    card = int(p.converts(max(now.asker, 0)))
    key = "gold" if _converts_gold(p, max(now.asker, 0)) else "shards"
    number = 0
    if now.item == at.CONVERT_IT:
        number = int(blessings.convertible(p, now.asker, now.first, now.second))
    if kind == at.KEEP:
        return text(f"action-keep-{key}", n=number)
    glory = number * int(t.card_glory[card])
    return text(f"action-convert-{key}", n=number, glory=amount(at.GLORY, glory))


def split(p: ForgePosition, now: Asked, put: int) -> tuple[int, int]:
    """Of the gold that does not go on the Hammer: how much goes into the reserve, and how much has no room there."""
    seat = max(now.asker, 0)
    rest, room = max(0, now.first - put), int(reserves.limit(p, seat, at.GOLD) - p.gold(seat))
    return min(rest, room), max(0, rest - room)


def _is_loss(p: ForgePosition, seat: int) -> bool:
    return bool(p.blessing(seat) == at.LOSS)


def taken(p: ForgePosition, now: Asked, resource: int) -> int:
    """How much of a resource the answer brings."""
    if now.item == at.TAKE_WHAT:
        return int(blessings.amount(p, now.asker, now.first, resource, resource))
    t = p.tables
    return int(t.bonus[resource] if now.item == at.BONUS else t.card_amount(at.OWL_CARD, resource))


def _sentence_of_cards(p: ForgePosition, kind: int, index: int) -> Text:
    t = p.tables
    if kind == at.UNDERTAKE:
        effect = card_rule(t, index)
        return text("action-feat", price=price_text(t, index), points=int(t.points[index]), effect=effect)
    if kind == at.GIVE_BOAR:
        return text("action-give", player=player(index))
    if kind == at.BORROW:
        seat, die = int(at.borrow_seat(index)), int(at.borrow_die(index))
        face = int(forging.shown(p, seat, die)) if seat < p.seats else at.NO_FACE
        return text("action-borrow", player=player(seat), die=die_text(die), face=face_text(t, face))
    if kind == at.ROLL_DIE:
        return text("action-roll", die=die_text(index))
    if kind == at.PAY_EXTRA:
        key = "action-extra-in-vain" if is_extra_in_vain(p) else "action-extra"
        return text(key, price=amount(at.SUN, int(t.extra_price)))
    card = reinforcement_card(t, index)
    name = t.card_names[card - 1] if card else ""
    gold, glory = int(t.card_price[card]), int(t.card_glory[card])
    key = f"action-use-{name}" if name in REINFORCEMENTS else "action-use"
    return text(key, card=card_text(t, card), gold=gold, n=glory)


def card_rule(t: Tables, card: int) -> Text:
    """What a card does, in the words of its rule."""
    return Text(f"rule:{card_text(t, card).key}") if 0 < card <= len(t.card_names) else text("amount-none")


def reinforcement_card(t: Tables, index: int) -> int:
    """The card of a reinforcement; 0 if there are fewer of them."""
    return int(t.reinforcements[index]) if index < len(t.reinforcements) else at.NO_CARD


def _sentence_of_faces(p: ForgePosition, kind: int, index: int, now: Asked) -> Text:
    t = p.tables
    if kind == at.CHOOSE_SHIELD:
        face = int(t.shields[index])
        matched = text(f"word-{RESOURCES[int(t.matches[face])]}")
        glory = amount(at.GLORY, int(t.shield_glory))
        return text("action-shield", face=face_text(t, face, in_full=True), matched=matched, glory=glory)
    if kind == at.COPY:
        return _sentence_of_copy(p, index, now)
    if kind == at.FORGE:
        new = now.first if now.item == at.FORGE_WHERE else at.NO_FACE
        die, old = die_text(int(at.forge_die(index))), int(at.forge_face(index))
        key = "action-forge-same" if old == new else "action-forge"
        return text(key, die=die, old=face_text(t, old), new=face_text(t, new))
    discount = now.first if now.item == at.PURCHASE else 0
    price = max(0, int(t.price[index]) - discount)
    return text("action-buy", face=face_text(t, index), price=amounts_text({at.GOLD: price}))


def _sentence_of_copy(p: ForgePosition, face: int, now: Asked) -> Text:
    """The sentence for a copy, with the owner of the face."""
    said = face_text(p.tables, face, in_full=True)
    where = shown_on(p, now, face)
    if where is None:
        return text("action-copy", face=said)
    seat, die = where
    if seat == now.asker:
        return text("action-copy-own", face=said, die=die_text(die))
    return text("action-copy-from", face=said, die=die_text(die), player=player(seat))


def copier(p: ForgePosition, now: Asked) -> tuple[int, int]:
    """The seat for which a mirror copies, and the die that it is on: another player's if Satyrs borrowed it."""
    picked = int(p.picked(now.asker, now.first))
    return divmod(picked - 1, 2) if picked else (now.asker, now.first)


def shown_on(p: ForgePosition, now: Asked, face: int) -> tuple[int, int] | None:
    """The seat and the die on which a mirror finds the face: another player's than the copier's if possible."""
    if now.item != at.COPY_WHAT:
        return None
    whose = copier(p, now)[0]
    for seat in [*(other for other in range(p.seats) if other != whose), whose]:
        for die in range(2):
            if forging.shown(p, seat, die) == face:
                return seat, die
    return None


def price_text(t: Tables, card: int) -> Text:
    return amounts_text(feat_price(t, card))


def feat_price(t: Tables, card: int) -> dict[int, int]:
    """What a feat costs, by resource."""
    return {at.SUN: int(t.cost[2 * card]), at.MOON: int(t.cost[2 * card + 1])}


def amounts_text(numbers: dict[int, int]) -> Text:
    return joined("face-both", [amount(resource, number) for resource, number in numbers.items() if number])


# -- questions -----------------------------------------------------------------------------------------------------

STEP_QUESTIONS = {
    at.STEP_REINFORCEMENTS: "question-reinforcements",
    at.STEP_ACTION: "question-action",
    at.STEP_OFFERING: "question-offering",
    at.STEP_EXTRA: "question-extra",
    at.STEP_END: "question-end",
}


ITEM_QUESTIONS = {
    at.WHICH_FIRST: "question-first",
    at.CONVERT_IT: "question-convert",
    at.REPEAT_IT: "question-cerberus",
    at.OWL_WHAT: "question-owl",
    at.WHICH_SHIELD: "question-shield",
    at.BEARER: "question-boar",
    at.PICK: "question-satyrs",
}


def question(p: ForgePosition, seat: int = -1) -> Text:
    t, now = p.tables, asked(p, who_acts(p, seat))
    asker, item, first, second = now
    if item in (0, at.PURCHASE) and _only_tritons(p):
        return text(
            "question-end" if p.step in (at.STEP_EXTRA, at.STEP_END) and not item else "question-triton"
        )
    if not item:
        is_extra = p.step == at.STEP_ACTION and p.extra
        return text("question-extra-action" if is_extra else STEP_QUESTIONS[int(p.step)])
    if item == at.COPY_WHAT:
        whose, die = copier(p, now)
        if whose == asker:
            return text("question-copy", die=die_text(die))
        return text("question-copy-borrowed", die=die_text(die), player=player(whose))
    if item == at.SPLIT:
        return text("question-split", gold=amount(at.GOLD, first))
    if item == at.PURCHASE:
        return text("question-purchase", discount=amount(at.GOLD, first))
    if item == at.FORGE_WHERE:
        return text("question-forge", face=face_text(t, first, in_full=True))
    if item == at.TAKE_WHAT:
        face = face_text(t, int(p.acts(asker, first)))
        return text("question-lose" if _is_loss(p, asker) else "question-take", face=face)
    if item == at.BONUS:
        return text("question-bonus", boar=face_text(t, int(t.boars[first])), times=second)
    if item == at.WHICH_DIE:
        return text("question-die", rolls=first)
    return text(ITEM_QUESTIONS[item])


def _only_tritons(p: ForgePosition) -> bool:
    """Whether the only choices left are a Triton and going on."""
    kinds = {int(at.action_kind(action)) for action in p.actions()}
    return kinds == {at.DONE, at.TRITON}


# -- rules ---------------------------------------------------------------------------------------------------------


def rule_values(box: Box, say: Callable[[Text], str]) -> dict[str, int | str]:
    """The numbers of the content, by their names in the texts of the rules."""

    def amounts(prefix: str, numbers: Sequence[int]) -> dict[str, str]:
        return {
            f"{prefix}_{name}": say(amount(resource, number))
            for resource, (name, number) in enumerate(zip(RESOURCES, numbers, strict=True))
        }

    def gold(number: int) -> str:
        return say(amount(at.GOLD, number))

    def glory(number: int) -> str:
        return say(amount(at.GLORY, number))

    values: dict[str, int | str] = {}
    for card in box.card:
        name = card.name.replace("-", "_")
        values |= amounts(name, [*card.amounts.all[:3], card.glory])
        values |= {f"{name}_price": gold(card.price), f"{name}_times": card.times or 0}
    for row in box.players:
        values |= {
            f"{cell}_{row.name}": getattr(row, cell) for cell in ("cards", "faces", "rounds", "blessings")
        }
    hammer = box.card_named("hammer")
    values |= {"hammer_steps": hammer.steps or 0}
    values |= {"hammer_first": glory(hammer.rewards[0]), "hammer_second": glory(hammer.rewards[1])}
    values |= amounts("bonus", [0, box.boar.sun, box.boar.moon, box.boar.glory])
    values |= amounts("limit", [box.limits.gold, box.limits.sun, box.limits.moon, 0])
    values |= {"start_gold": ", ".join(map(str, box.players[-1].gold))}
    values |= {"extra_price": say(amount(at.SUN, box.extra.price)), "discount": gold(box.special.discount)}
    values |= {"shield_glory": glory(box.special.shield_glory), "factor": box.special.times}
    for face in box.face:
        if face.kind == "shield":
            pays = [amount(resource, number) for resource, number in enumerate(face.amounts) if number]
            values[face.name.replace("-", "_")] = say(joined("face-both", pays))
    return values | {"x3": say(text("face-x3"))}


# -- refusals ------------------------------------------------------------------------------------------------------

REASON_RULES = {
    at.NO_TRITON: "df-7.8",
    at.NOT_YOUR_TURN: "df-7.8",
    at.NOT_AN_OPTION: "df-3.3",
    at.TOO_MUCH: "df-4.4",
    at.NOT_FOR_SALE: "df-5.4",
    at.SOLD_OUT: "df-5.4",
    at.TOO_EXPENSIVE: "df-4.6",
    at.ALREADY_BOUGHT: "df-5.1",
    at.NOT_ON_DIE: "df-5.2",
    at.BOAR_STAYS: "df-5.3",
    at.NOT_SHOWN: "df-3.5",
    at.NO_SUCH_CARD: "df-1.3",
    at.NO_CARDS_LEFT: "df-6.2",
    at.NO_SHARDS: "df-4.6",
    at.NOT_OWNED: "df-2.4",
    at.REINFORCEMENT_UNPAID: "df-7.1",
    at.NO_SHIELD: "df-7.6",
    at.NOT_YOURSELF: "df-7.16",
    at.SAME_DIE: "df-7.16",
    at.NO_EXTRA: "df-2.6",
    at.NOT_OPTIONAL: "df-3.11",
    at.NO_SUCH_PLAYER: "df-7.16",
}
ITEM_RULES = {
    at.COPY_WHAT: "df-3.5",
    at.TAKE_WHAT: "df-3.3",
    at.WHICH_FIRST: "df-3.1",
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
    at.STEP_REINFORCEMENTS: "df-2.4",
    at.STEP_ACTION: "df-2.5",
    at.STEP_OFFERING: "df-5.1",
    at.STEP_EXTRA: "df-2.6",
    at.STEP_END: "df-2.7",
}


DECLINED_BY = {at.SPLIT: "refusal-put-nothing", at.CONVERT_IT: "refusal-keep-it"}
"""Questions that can be declined with a separate answer: the text that names it."""


def item_rule(p: ForgePosition, now: Asked) -> str:
    """The rule behind what an agenda asks."""
    if now.item == at.CONVERT_IT:
        return "df-7.11" if _converts_gold(p, now.asker) else "df-7.22"
    return ITEM_RULES[now.item]


def _converts_gold(p: ForgePosition, seat: int) -> bool:
    """Whether the card being resolved turns gold into glory, not shards."""
    return bool(p.tables.conversion[at.RESOURCES * int(p.converts(seat)) + at.GOLD])


def turn_rule(p: ForgePosition) -> str:
    """The rule that says why somebody else, or nobody, decides now."""
    if p.to_act == OVER:
        return "df-2.7"
    if p.to_act == CHANCE:
        return "df-3.1" if p.step != at.STEP_SETUP else "df-1.2"
    return "df-2.3" if asked(p, int(p.to_act)).item else "df-2.1"


def not_to_act(p: ForgePosition, seat: int) -> Refusal:
    return Refusal(turn_rule(p), not_to_act_text(p))


def explain(p: ForgePosition, action: int, seat: int, code: int) -> Refusal:
    seat = who_acts(p, seat)
    now = asked(p, seat)
    if code == at.NOT_ASKED:
        rule = item_rule(p, now) if now.item else STEP_RULES[int(p.step)]
        return Refusal(rule, text("refusal-not-asked", question=question(p, seat)))
    rule, key = REASON_RULES[code], f"refusal-{reason_word(code)}"
    if code in (at.NOT_AN_OPTION, at.NOT_YOURSELF, at.NO_SUCH_PLAYER):
        rule = item_rule(p, now)
    if code == at.NOT_OPTIONAL and now.item in DECLINED_BY:
        rule, key = item_rule(p, now), DECLINED_BY[now.item]
    if code == at.NOT_SHOWN and copier(p, now)[0] != now.asker:
        return Refusal(rule, text("refusal-not-shown-borrowed", player=player(copier(p, now)[0])))
    if code in (at.NO_SHARDS, at.REINFORCEMENT_UNPAID, at.NO_EXTRA, at.TOO_EXPENSIVE):
        return Refusal(rule, unpaid_text(p, key, action, seat, now.first))
    return Refusal(rule, text(key))


def reason_word(code: int) -> str:
    """The word of a reason in the keys of texts: TOO_MUCH is "too-much"."""
    return list(SHAPE.refusals)[code - at.NOT_ASKED].lower().replace("_", "-")


def unpaid_text(p: ForgePosition, key: str, action: int, seat: int, discount: int) -> Text:
    """What the action costs, and what the seat is short of."""
    t = p.tables
    kind, index = at.action_kind(action), int(at.action_index(action))
    what: dict[str, int | str | Text] = {}
    if kind == at.UNDERTAKE:
        price = feat_price(t, index)
        what["effect"] = card_rule(t, index)
    elif kind == at.BUY:
        price = {at.GOLD: int(t.price[index]) - discount}
        what["face"] = face_text(t, index)
    elif kind == at.USE:
        card = reinforcement_card(t, index)
        price = {at.GOLD: int(t.card_price[card])}
        what["card"] = card_text(t, card)
    else:
        price = {at.SUN: int(t.extra_price)}
    missing = {
        resource: max(0, number - int(p.reserve(seat, resource))) for resource, number in price.items()
    }
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
            args[name] = card_text(t, value)
        elif name == "die":
            args[name] = die_text(value)
        elif name == "colour":
            args[name] = face_text(t, int(t.boars[value]))
        elif name in ("by", "from", "owner"):
            args[name] = player(value)
        elif name == "price":
            args[name] = amounts_text({at.GOLD: value})
        elif resource is None:
            args[name] = value
    if resource is not None:
        args |= {name: amount(resource, names[name]) for name in ("amount", "lost") if name in names}
    if event.kind == "hammered":
        side, step = divmod(names["steps"] - 1, int(t.hammer_steps))
        args |= {"side": ROMAN[side % 2], "step": step + 1, "length": int(t.hammer_steps)}
    if event.kind == "lost" and names["amount"] == 0:
        return Text("event-lost-nothing", {"who": who, "resource": text(f"word-{RESOURCES[resource or 0]}")})
    if event.kind == "gained":
        key = "event-gained-in-vain" if names["amount"] == 0 else "event-gained"
        return Text("event-gained-some" if names["lost"] and names["amount"] else key, args)
    return Text(f"event-{event.kind}", args)


# -- targets -------------------------------------------------------------------------------------------------------

NOWHERE = "nowhere"
"""The target of an action about a thing or a player that is not at this table."""


def stack_id(t: Tables, face: int) -> str:
    """The place of a face in the temple: its stack and, in a stack of different faces, the face."""
    if not 0 < face <= t.faces:
        return NOWHERE
    name, stack = t.face_names[face - 1], int(t.stack[face])
    if stack == 0:
        return f"garden/{name}" if t.kind[face] > at.CHOICE else NOWHERE
    return f"temple/{stack}/{name}" if stack in list(t.mixed) else f"temple/{stack}"


def side_id(seat: int, die: int, side: int) -> str:
    return f"die/{seat}/{DICE[die]}/{side}"


def outcome_target(p: ForgePosition, outcome: int) -> str:
    kind, index = at.outcome_kind(outcome), int(at.outcome_index(outcome))
    if kind == at.DRAW_FACE:
        return stack_id(p.tables, index)
    if kind == at.DRAW_CARD:
        return f"feat/{p.tables.card_names[index - 1]}"
    seat, die = divmod(int(forging.next_die(p)), 2)
    return side_id(seat, die, index)


PLAIN_TARGETS = {
    at.DONE: "turn",
    at.TRITON: "token/{seat}/triton",
    at.AGAIN: "token/{seat}/cerberus",
    at.PAY_EXTRA: "reserve/{seat}/sun",
    at.CONVERT: "reserve/{seat}/glory",
    at.KEEP: "seat/{seat}",
    at.GOLD_FIRST: "reserve/{seat}/gold",
    at.SHIP_FIRST: "seat/{seat}",
}


def target(p: ForgePosition, action: int, seat: int = -1) -> str:
    """The thing on the board that the action is about, legal or not."""
    if p.to_act == CHANCE:
        return outcome_target(p, action)
    t, seat = p.tables, who_acts(p, seat)
    kind, index = int(at.action_kind(action)), int(at.action_index(action))
    if kind in PLAIN_TARGETS:
        return PLAIN_TARGETS[kind].format(seat=seat)
    if kind == at.TAKE:
        return f"reserve/{seat}/{RESOURCES[index]}"
    if kind == at.ROLL_DIE:
        return f"die/{seat}/{DICE[index]}"
    if kind == at.USE:
        card = reinforcement_card(t, index)
        return f"card/{seat}/{t.card_names[card - 1]}" if card else NOWHERE
    if kind == at.PUT:
        return f"hammer/{seat}" if index else f"reserve/{seat}/gold"
    if kind == at.BUY:
        return stack_id(t, index)
    if kind == at.CHOOSE_SHIELD:
        return stack_id(t, int(t.shields[index]))
    if kind == at.COPY:
        return _copied_side(p, index, seat)
    if kind == at.FORGE:
        return _forged_side(p, int(at.forge_die(index)), int(at.forge_face(index)), seat)
    if kind == at.UNDERTAKE:
        return _feat_target(p, index)
    if kind == at.GIVE_BOAR:
        return f"seat/{index}" if index < p.seats else NOWHERE
    return _borrowed_side(p, int(at.borrow_seat(index)), int(at.borrow_die(index)))


def _shown_side(p: ForgePosition, seat: int, die: int) -> str:
    return side_id(seat, die, int(p.shows(seat, die)))


def _borrowed_side(p: ForgePosition, seat: int, die: int) -> str:
    return _shown_side(p, seat, die) if seat < p.seats else NOWHERE


def _feat_target(p: ForgePosition, card: int) -> str:
    """A card of this game; the other sets of its slot are not on the table."""
    if card == at.NO_CARD or p.slot_card(int(p.tables.slot[card])) != card:
        return NOWHERE
    return f"feat/{p.tables.card_names[card - 1]}"


def _copied_side(p: ForgePosition, face: int, seat: int) -> str:
    """A die that shows the face: another player's if there is one."""
    others = [other for other in range(p.seats) if other != seat]
    for other in [*others, seat]:
        for die in range(2):
            if forging.shown(p, other, die) == face:
                return _shown_side(p, other, die)
    return NOWHERE


def _forged_side(p: ForgePosition, die: int, old: int, seat: int) -> str:
    """The side of the seat's die that has the face to replace."""
    faces = [int(p.face(seat, die, side)) for side in range(at.SIDES)]
    return side_id(seat, die, faces.index(old)) if old in faces else NOWHERE

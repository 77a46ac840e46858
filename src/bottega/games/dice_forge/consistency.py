"""Whether a loaded position is one that play can reach: the box, the step of the turn, and what everybody resolves.

What can be on a seat's agenda, from the bottom to the top:

- a blessing: `[row] resolve`, then at most one question of its stage, or a boar's bonus below the question whether to
  turn its shards into glory; bonuses of one's own in a loss are below everything;
- or what a card asks when it is taken or used, or a face to forge;
- then gold to split with the Hammer: of one gain, and of Triton tokens used since.

So an agenda has at most four items, and one for each Triton token used: DEEPEST, if there are four Tritons.
"""

from __future__ import annotations

from mypy_extensions import i64

from bottega.core.dumping import Reader
from bottega.core.position import CHANCE, OVER, new_buffer
from bottega.games.dice_forge import layout as at
from bottega.games.dice_forge.names import COLOURS, RESOURCES, SLOTS
from bottega.games.dice_forge.position import ForgePosition, blank
from bottega.games.dice_forge.rules import agenda, blessings, feats, flow, forging, reserves

MAIN = (at.STEP_ACTION, at.STEP_OFFERING, at.STEP_TAKING, at.STEP_EXTRA, at.STEP_END)
"""The steps of the action and of the extra action."""
APPLIES_NOW = (at.APPLY_FIRST, at.APPLY_SECOND)
APPLIES = (at.APPLY_FIRST + 1, at.APPLY_SECOND + 1)
"""The stage of a blessing while one of its faces is applied: the next one."""

Item = tuple[int, int, int]
"""An item of an agenda: its kind and its two numbers."""


def check(p: ForgePosition, dump: Reader, seats: list[Reader]) -> None:
    """Refuse what no game leads to, with the reason."""
    _check_table(p, dump)
    for seat, part in enumerate(seats):
        _check_seat(p, seat, part)
    _check_agendas(p, dump, seats)
    _check_dice(p, dump)
    _check_turn(p, dump)
    _check_course(p, dump)


# -- the box ---------------------------------------------------------------------------------------------------------


def _check_table(p: ForgePosition, dump: Reader) -> None:
    """Check that no cards or faces are missing or too many."""
    t = p.tables
    each = int(t.cards_each[p.seats])
    for slot, name in enumerate(SLOTS):
        card = p.slot_card(slot)
        if card and t.slot[card] != slot:
            raise dump.fail("sets", f"the card of {name} belongs to another slot")
        if not card and (p.step != at.STEP_SETUP or t.first_set[slot + 1] - t.first_set[slot] < 2):
            raise dump.fail("sets", f"there is no set in {name}, and none is drawn")
        if sum(p.owned(seat, slot) for seat in range(p.seats)) + p.cards_left(slot) != each:
            raise dump.fail("cards", f"slot {name} has {each} cards with {p.seats} players")
    _check_faces(p, dump)
    _check_boars(p, dump)
    if p.step == at.STEP_SETUP and p != _begun(p):
        raise dump.fail("step", "at set-up nothing has been played yet")
    for slot in range(at.SLOTS):
        _check_gardens(p, int(p.slot_card(slot)), int(p.cards_left(slot)), dump)
    pawns = [p.portal(seat) for seat in range(p.seats)]
    if any(pawns.count(portal) > 1 for portal in range(1, at.PORTALS + 1)):
        raise dump.fail("seats", "there is one pawn on a portal")


def _check_faces(p: ForgePosition, dump: Reader) -> None:
    """Check that the faces in the temple and on dice are those laid out, and were forged by somebody."""
    t = p.tables
    taken, begun = _taken(p), _begun(p)
    dice = [int(face) for face in t.dice]
    start = [int(p.seats) * dice.count(face) for face in range(t.faces + 1)]
    for face, name in enumerate(t.face_names, 1):
        mixed = t.stack[face] in list(t.mixed)
        most = int(t.copies[face] if mixed else begun.faces_left(face))
        if taken[face] + int(p.faces_left(face)) > most + start[face]:
            raise dump.fail("faces", f"the box has fewer faces {name}")
    if p.step == at.STEP_SETUP:
        return
    for stack in list(t.mixed):
        faces = [face for face in range(1, t.faces + 1) if t.stack[face] == stack]
        if sum(taken[face] + int(p.faces_left(face)) - start[face] for face in faces) > t.faces_each[p.seats]:
            raise dump.fail("faces", f"a stack of the Sanctuary has {t.faces_each[p.seats]} faces")
    forged = sum(int(p.forged(seat)) for seat in range(p.seats))
    waiting = sum(kind == at.FORGE_WHERE for seat in range(p.seats) for kind, _, _ in _items(p, seat))
    if forged + waiting > _laid_out(p) - sum(int(p.faces_left(face)) for face in range(1, t.faces + 1)):
        raise dump.fail("seats", f"fewer faces than the {forged} forged are missing from the temple")


def _laid_out(p: ForgePosition) -> int:
    """How many faces are in Sanctuary and Gardens at the beginning."""
    t, begun = p.tables, _begun(p)
    single = [face for face in range(1, t.faces + 1) if t.stack[face] not in list(t.mixed)]
    return sum(int(begun.faces_left(face)) for face in single) + len(t.mixed) * int(t.faces_each[p.seats])


def _begun(p: ForgePosition) -> ForgePosition:
    """The beginning of a game with the same sets, and with the same faces in the stacks of different faces."""
    first = blank(p.tables, p.seats)
    flow.set_up(first, [int(p.slot_card(slot)) for slot in range(at.SLOTS)])
    for face in range(1, p.tables.faces + 1):
        if p.tables.stack[face] in list(p.tables.mixed):
            first.set_faces_left(face, p.faces_left(face))
    return first


def _check_boars(p: ForgePosition, dump: Reader) -> None:
    """Check that boars are taken in order, have an owner, and are on another player's die or being forged."""
    t = p.tables
    owned = [int(reserves.copies(p, seat, at.BOAR_CARD)) for seat in range(p.seats)]
    if any(_has_item(p, seat, at.BEARER) for seat in range(p.seats)):
        owned[p.active] -= 1  # it has no owner until somebody bears it
    taken = [int(t.boar_order[number]) for number in range(sum(owned))]
    for colour, name in enumerate(COLOURS):
        owner, face = int(p.boar_owner(colour)), int(t.boars[colour])
        if (owner >= 0) != (colour in taken):
            raise dump.fail("boars", f"the {name} boar has an owner if and only if its card is taken")
        bearers = [seat for seat in range(p.seats) for _ in range(_borne(p, seat, face))]
        if len(bearers) != (owner >= 0) or owner in bearers:
            raise dump.fail(
                "boars", f"the {name} boar is on a die of another player if and only if it has an owner"
            )
    for seat in range(p.seats):
        if [p.boar_owner(colour) for colour in taken].count(seat) != owned[seat]:
            raise dump.fail("boars", f"seat {seat} owns as many boars as it has Boar cards")


def _has_item(p: ForgePosition, seat: int, kind: int) -> bool:
    return any(p.agenda(seat, depth, 0) == kind for depth in range(p.depth(seat)))


def _borne(p: ForgePosition, seat: int, face: int) -> int:
    """How often a face is on a seat's dice or about to be forged there."""
    on_dice = sum(p.face(seat, die, side) == face for die in range(2) for side in range(at.SIDES))
    items = [(p.agenda(seat, depth, 0), p.agenda(seat, depth, 1)) for depth in range(p.depth(seat))]
    return on_dice + items.count((at.FORGE_WHERE, face))


def _check_gardens(p: ForgePosition, card: int, cards: int, dump: Reader) -> None:
    """Check that every card that gives a face can still get it from the Gardens."""
    t = p.tables
    if card == at.BOAR_CARD:
        first = int(t.cards_each[p.seats]) - cards
        faces = [int(t.boars[int(t.boar_order[first + number])]) for number in range(cards)]
        missing = any(p.faces_left(face) == 0 for face in faces)
    else:
        faces = [int(face) for face in t.shields] if card == at.SHIELD_CARD else [int(t.gives[card])]
        missing = faces != [at.NO_FACE] and sum(p.faces_left(face) for face in faces) < cards
    if missing:
        raise dump.fail("faces", f"the cards {t.card_names[card - 1]} that are left do not find their faces")


def _taken(p: ForgePosition) -> list[int]:
    """How many of each face are on all players' dice or about to be forged."""
    return [sum(_borne(p, seat, face) for seat in range(p.seats)) for face in range(p.tables.faces + 1)]


def _check_seat(p: ForgePosition, seat: int, part: Reader) -> None:
    for resource in range(at.GLORY):
        most = reserves.limit(p, seat, resource)
        if p.reserve(seat, resource) > most:
            raise part.fail(RESOURCES[resource], f"the limit is {most}")
    if reserves.steps_left(p, seat) < 0:
        raise part.fail("hammer", "the Hammers have fewer steps")
    if p.forged(seat) < (changed := _changed(p, seat)):
        raise part.fail(
            "forged",
            f"{changed} {'face of the dice was' if changed == 1 else 'faces of the dice were'} not there at the start",
        )
    for name, tokens, card in (
        ("tritons", p.tritons(seat), at.TRITON_CARD),
        ("cerberi", p.cerberi(seat), at.CERBERUS_CARD),
    ):
        if tokens > reserves.copies(p, seat, card):
            raise part.fail(name, "there are more tokens than cards")
    kinds = [int(p.agenda(seat, depth, 0)) for depth in range(p.depth(seat))]
    for depth, kind in enumerate(kinds):
        if kind == at.BONUS and p.boar_owner(p.agenda(seat, depth, 1)) < 0:
            raise part.fail("agenda", "this boar has no owner")
        if kind == at.SPLIT and reserves.steps_left(p, seat) == 0:
            raise part.fail("agenda", "there is no step left for this gold")
        if kind == at.CONVERT_IT and p.converts(seat) == at.NO_CARD:
            raise part.fail("agenda", "no card that turns anything into glory is being resolved")
    if (at.RESOLVE in kinds) != (p.blessing(seat) != at.NO_BLESSING):
        raise part.fail("agenda", "a blessing is resolved if and only if there is one")


def _changed(p: ForgePosition, seat: int) -> int:
    """How many faces of the seat's dice are not those of the start."""
    found = 0
    for die in range(2):
        start = [int(face) for face in p.tables.dice][die * at.SIDES : (die + 1) * at.SIDES]
        for side in range(at.SIDES):
            face = int(p.face(seat, die, side))
            if face in start:
                start.remove(face)
            else:
                found += 1
    return found


# -- the turn --------------------------------------------------------------------------------------------------------


def _check_turn(p: ForgePosition, dump: Reader) -> None:
    """Check what a step of the turn keeps, and that nothing of the other steps is left."""
    step = p.step
    if step == at.STEP_OVER and (p.round != p.tables.rounds[p.seats] or p.active != p.seats - 1):
        raise dump.fail("step", "the game is over after the last turn of the last round")
    if p.blessings and (step != at.STEP_BLESSINGS or p.blessings == p.tables.blessings[p.seats]):
        raise dump.fail("blessings", "blessings are still to come only in their own step, after the first")
    if (p.extra and step not in MAIN) or (not p.extra and step == at.STEP_END):
        raise dump.fail("extra", "the extra action comes after the action, and the end of the turn after it")
    if (p.feat != at.NO_CARD) != (step == at.STEP_TAKING):
        raise dump.fail("feat", "a card is paid for and not taken if and only if its portal is being freed")
    if step == at.STEP_TAKING:
        if feats.refuse_feat(p, p.active, p.feat) in (at.NO_SUCH_CARD, at.NO_CARDS_LEFT):
            raise dump.fail("feat", "there is no such card to take")
        if p.portal(p.active) != p.tables.portal[p.feat]:
            raise dump.fail("feat", "the active player stands at the portal of the card")
    _check_used(p, dump)
    _check_offering(p, dump)


def _check_used(p: ForgePosition, dump: Reader) -> None:
    """Check the reinforcements used in this step."""
    t = p.tables
    for kind, card in enumerate(t.reinforcements):
        if p.used(kind) > (_owns(p, int(card)) if p.step == at.STEP_REINFORCEMENTS else 0):
            raise dump.fail("used", "only cards of the active player are used, in the step for them")
    if p.last_owl >= 0:
        asked = _has_item(p, int(p.active), at.OWL_WHAT)
        used = int(feats.owls_used(p)) - asked
        if used < 1 or (not asked and used == _owns(p, at.OWL_CARD)):
            raise dump.fail("last_owl", "an Owl has brought something, and another one can be used")
        if not t.card_amount(at.OWL_CARD, p.last_owl):
            raise dump.fail("last_owl", "an Owl does not bring this")


def _owns(p: ForgePosition, card: int) -> int:
    """How many copies of a card the active player has."""
    return int(reserves.copies(p, p.active, card))


def _check_offering(p: ForgePosition, dump: Reader) -> None:
    """Check the faces bought in an offering: at least one, the last of them perhaps not forged yet."""
    bought = [face for face in range(1, p.tables.faces + 1) if flow.has_bought(p, face)]
    if bool(bought) != (p.step == at.STEP_OFFERING):
        raise dump.fail("bought", "an offering has at least one face, and other steps have none")
    if any(p.tables.price[face] == 0 for face in bought):
        raise dump.fail("bought", "a face is among them that is not for sale")
    forged = len(bought) - _has_item(p, int(p.active), at.FORGE_WHERE)
    if p.forged(p.active) < forged:
        raise dump.fail("bought", "the active player has forged fewer faces")
    if p.dark_forged and not (bought and forged):
        raise dump.fail("dark_forged", "nothing has been forged in this offering")


def _check_dice(p: ForgePosition, dump: Reader) -> None:
    """Check the dice in the air: dice are thrown together and fall one by one, in order."""
    thrown = _thrown(p)
    air = [which for which in thrown if p.in_the_air >> which & 1]
    if p.in_the_air != sum(1 << which for which in air) or thrown[len(thrown) - len(air) :] != air:
        raise dump.fail(
            "rolling", "only dice of a blessing are rolled, from the active player on, light first"
        )
    if air and len(thrown) != _together(p):
        raise dump.fail("rolling", "nobody resolves anything before all dice have fallen")


def _thrown(p: ForgePosition) -> list[int]:
    """The dice that can be in the air, as 2 * seat + die, in the order in which they fall."""
    found: list[int] = []
    active, seats = int(p.active), int(p.seats)
    borrows = p.blessing(active) == at.BORROWED and _items(p, active)[1:] == [(at.PICK, 0, 0)]
    for seat in [(active + turn) % seats for turn in range(seats)]:
        if borrows and seat != active:
            found += [2 * seat, 2 * seat + 1]
        elif _is_unresolved(p, seat) and not borrows:
            row = _items(p, seat)[0]
            dice = (0, 1) if p.blessing(seat) != at.MINOR else (row[2],)
            found += [2 * seat + die for die in dice]
    return found


def _together(p: ForgePosition) -> int:
    """How many dice are thrown at once: everybody's, those of the others, or the active player's for a card."""
    if p.step == at.STEP_BLESSINGS:
        return 2 * int(p.seats)
    if p.step == at.STEP_EXTRA and p.blessing(p.active) in (at.NO_BLESSING, at.BORROWED):
        return 2 * int(p.seats) - 2
    return 1 if p.blessing(p.active) == at.MINOR else 2


def _is_unresolved(p: ForgePosition, seat: int) -> bool:
    """Whether the seat has a blessing of which nothing has been resolved."""
    items = _items(p, seat)
    return bool(items) and items[-1][0] == at.RESOLVE and p.stage(seat) == 0 and not p.repeat(seat)


# -- the agenda ------------------------------------------------------------------------------------------------------


def _items(p: ForgePosition, seat: int) -> list[Item]:
    return [
        (int(p.agenda(seat, depth, 0)), int(p.agenda(seat, depth, 1)), int(p.agenda(seat, depth, 2)))
        for depth in range(p.depth(seat))
    ]


def _check_agendas(p: ForgePosition, dump: Reader, seats: list[Reader]) -> None:
    """Check what everybody has to resolve: what one card or one roll leaves, and nothing of another one."""
    for seat, part in enumerate(seats):
        base = _without_splits(p, seat, part)
        _check_base(p, seat, base, part)
        _check_converts(p, seat, base, part)
        if p.blessing(seat) != at.NO_BLESSING:
            _check_blessing(p, seat, base, part)
    busy = [seat for seat in range(p.seats) if seat != p.active and p.depth(seat)]
    main = [item for item in _items(p, int(p.active)) if item[0] != at.SPLIT]
    if p.step == at.STEP_TAKING and (len(busy) != 1 or p.portal(busy[0])):
        raise dump.fail("seats", "before a card is taken, the hero sent home is blessed and nobody else")
    if p.step == at.STEP_EXTRA and busy and main:
        raise dump.fail("seats", "one card is resolved at a time")
    bears = [
        seat for seat in busy if p.blessing(seat) == at.NO_BLESSING and _items(p, seat)[0][0] != at.BONUS
    ]
    if p.step == at.STEP_EXTRA and bears and len(busy) > 1:
        raise dump.fail("seats", "one card is resolved at a time")


def _without_splits(p: ForgePosition, seat: int, part: Reader) -> list[Item]:
    """The agenda below gold that is to be split, which is always on top: from a gain, then from Triton tokens."""
    items = _items(p, seat)
    golds: list[int] = []
    while items and items[-1][0] == at.SPLIT:
        golds.insert(0, items.pop()[1])
    if any(kind == at.SPLIT for kind, _, _ in items):
        raise part.fail("agenda", "gold is split before anything else is resolved")
    if golds:
        if reserves.steps_left(p, seat) == 0:
            raise part.fail("agenda", "there is no step left for this gold")
        tokens = _owns(p, at.TRITON_CARD) - int(p.tritons(seat)) if seat == p.active else 0
        by_token = int(p.tables.card_amount(at.TRITON_CARD, at.GOLD))
        own = golds[0] in _gains(p, seat, items)
        if any(gold != by_token for gold in golds[own:]) or len(golds) - own > tokens:
            raise part.fail("agenda", "nothing has given this gold")
    return items


def _gains(p: ForgePosition, seat: int, base: list[Item]) -> set[int]:
    """The amounts of gold that can be to split now, without those of Triton tokens."""
    t = p.tables
    if not base:
        if seat == p.active and p.step == at.STEP_REINFORCEMENTS and feats.owls_used(p):
            return {int(t.card_amount(at.OWL_CARD, at.GOLD))}
        if seat == p.active and p.step == at.STEP_EXTRA:
            return {
                int(t.card_amount(card, at.GOLD)) for card in _cards(p) if t.taken_effects[card] == "spirits"
            }
    elif (base[-1][0] in (at.RESOLVE, at.BONUS)) and p.stage(seat) in APPLIES and p.blessing(seat) != at.LOSS:
        slot = _slot(p, seat)
        return {int(blessings.amount(p, seat, slot, at.GOLD, at.GOLD))}
    return set()


def _cards(p: ForgePosition) -> list[int]:
    """The different cards that the active player has."""
    return [int(p.slot_card(slot)) for slot in range(at.SLOTS) if p.owned(p.active, slot)]


def _check_base(p: ForgePosition, seat: int, base: list[Item], part: Reader) -> None:
    """Check what a seat resolves in this step, besides gold to split."""
    if not base:
        return
    is_active = seat == p.active
    kinds = [kind for kind, _, _ in base]
    blessing = p.blessing(seat)
    if at.RESOLVE in kinds or kinds == [at.BONUS] * len(kinds):
        possible = _is_blessing_due(p, seat, base)
    elif p.step == at.STEP_OFFERING:
        possible = is_active and kinds == [at.FORGE_WHERE] and flow.has_bought(p, base[0][1])
    elif p.step == at.STEP_REINFORCEMENTS:
        possible = is_active and (
            (kinds == [at.OWL_WHAT] and feats.owls_used(p) > 0)
            or (kinds == [at.WHICH_DIE] and base[0][1] in _rows(p, at.MINOR))
        )
    elif p.step == at.STEP_EXTRA and is_active:
        possible = _is_card_question(p, base)
    elif p.step == at.STEP_EXTRA:
        boars = [
            int(p.tables.boars[colour]) for colour in range(at.COLOURS) if p.boar_owner(colour) == p.active
        ]
        possible = kinds == [at.FORGE_WHERE] and base[0][1] in boars
    else:
        possible = False
    if not possible or (blessing == at.NO_BLESSING) == (at.RESOLVE in kinds):
        raise part.fail("agenda", "nothing that happens in this step leads to these items")


def _is_card_question(p: ForgePosition, base: list[Item]) -> bool:
    """Whether a card that the active player has can ask this when it is taken."""
    if len(base) != 1:
        return False
    kind, first, _ = base[0]
    if kind == at.WHICH_SHIELD:
        return (
            _owns(p, at.SHIELD_CARD) > 0 and sum(feats.has_shield(p, i64(c)) for c in range(at.COLOURS)) > 1
        )
    if kind == at.BEARER:
        return _owns(p, at.BOAR_CARD) > 0 and p.seats > 2
    if kind == at.WHICH_DIE:
        return first in _rows(p, at.MINOR)
    if kind == at.FORGE_WHERE:
        shields = [int(face) for face in p.tables.shields] if _owns(p, at.SHIELD_CARD) else []
        return first in [*shields, *(int(p.tables.gives[card]) for card in _cards(p))]
    return False


def _rows(p: ForgePosition, blessing: int) -> set[int]:
    """How many blessings of a kind come in a row, by the cards that can be resolved now."""
    t = p.tables
    if p.step == at.STEP_REINFORCEMENTS:
        used = [int(card) for kind, card in enumerate(t.reinforcements) if p.used(kind)]
        rows = {1} if at.HIND_CARD in used and blessing == at.MINOR else set()
        return rows | {int(t.times[card]) for card in used if t.blessing[card] == blessing and t.times[card]}
    if p.step != at.STEP_EXTRA:
        return set()
    cards = (
        [int(p.converts(p.active))] if p.converts(p.active) else [c for c in _cards(p) if not t.converts(c)]
    )
    return {int(t.times[card]) for card in cards if t.blessing[card] == blessing and t.times[card]}


def _is_blessing_due(p: ForgePosition, seat: int, base: list[Item]) -> bool:
    """Whether the seat is blessed in this step: `[bonus...] [row] resolve [...]`."""
    is_active, blessing = seat == p.active, p.blessing(seat)
    kinds = [kind for kind, _, _ in base]
    if blessing == at.NO_BLESSING or blessing == at.LOSS:  # bonuses of one's own come after the loss
        below = kinds.index(at.RESOLVE) if blessing else len(kinds)
        own = all(kind == at.BONUS and p.boar_owner(colour) == seat for kind, colour, _ in base[:below])
        is_loss = p.step == at.STEP_EXTRA and not is_active and _owns(p, at.MINOTAUR_CARD) > 0
        return (
            is_loss
            and own
            and below <= 2
            and all(1 <= times <= p.tables.factor for *_, times in base[:below])
        )
    if blessing == at.BORROWED:
        return (
            p.step == at.STEP_EXTRA and is_active and kinds[0] == at.RESOLVE and _owns(p, at.SATYRS_CARD) > 0
        )
    if kinds[0] == at.ROW:
        _, left, die = base[0]
        wanted = at.DIVINE if die == at.BOTH else at.MINOR
        return is_active and blessing == wanted and any(left < times for times in _rows(p, wanted))
    if kinds[0] != at.RESOLVE or blessing != at.DIVINE:
        return False
    return p.step == at.STEP_BLESSINGS or (p.step == at.STEP_TAKING and not is_active)


def _check_converts(p: ForgePosition, seat: int, base: list[Item], part: Reader) -> None:
    """Check that a card that turns what is rolled into glory is being resolved."""
    if p.converts(seat) == at.NO_CARD:
        return
    if not p.tables.converts(p.converts(seat)):
        raise part.fail("converts", "this card turns nothing into glory")
    if not base or base[0][0] not in (at.ROW, at.WHICH_DIE) or p.step != at.STEP_EXTRA:
        raise part.fail("converts", "this card is not being resolved")
    if p.converts(seat) not in _cards(p):
        raise part.fail("converts", "the active player does not have this card")


# -- a blessing ------------------------------------------------------------------------------------------------------


def _slot(p: ForgePosition, seat: int) -> int:
    """The slot that is being applied."""
    return int(p.first(seat)) if p.stage(seat) == at.APPLY_FIRST + 1 else 1 - int(p.first(seat))


def _check_blessing(p: ForgePosition, seat: int, base: list[Item], part: Reader) -> None:
    """Check that the faces of a blessing are as far as its stage, and that its question belongs to them."""
    kinds = [kind for kind, _, _ in base]
    asks = base[kinds.index(at.RESOLVE) + 1 :]
    if asks and asks[0][0] == at.REPEAT_IT and p.cerberi(seat) == 0:
        raise part.fail("agenda", "there is no Cerberus token to repeat it with")
    if not _is_stage_of(p, seat, asks):
        raise part.fail("agenda", "what is asked does not belong to this stage of the blessing")
    if not _are_rolled(p, seat, base, asks):
        raise part.fail("blessing", "the dice do not show what was rolled")
    if not _are_acting(p, seat, asks):
        raise part.fail("blessing", "the faces that act are not those rolled or copied")
    if p.first(seat) not in _orders(p, seat):
        raise part.fail("blessing", "the faces are not applied in this order")
    for slot in range(2):
        if int(p.given(seat, slot)) not in _gifts(p, seat, slot, asks):
            raise part.fail("blessing", "the faces have not given this")
    if p.repeat(seat):
        tokens = int(reserves.copies(p, seat, at.CERBERUS_CARD)) - int(p.cerberi(seat))
        if p.blessing(seat) > at.MINOR or tokens < 1 or p.stage(seat) == 0:
            raise part.fail("blessing", "it is repeated with a Cerberus token, once")


def _is_stage_of(p: ForgePosition, seat: int, asks: list[Item]) -> bool:
    """Whether the stage just begun has led to this question."""
    t, stage = p.tables, int(p.stage(seat)) - 1
    kinds = [kind for kind, _, _ in asks]
    if not asks:
        return stage < 0 or (stage in APPLIES_NOW and _has_split(p, seat))
    _, first, second = asks[-1]
    if kinds == [at.PICK]:
        return stage < 0 and p.blessing(seat) == at.BORROWED
    if kinds == [at.COPY_WHAT]:
        return stage == at.SETTLE_LIGHT + first
    if kinds == [at.WHICH_FIRST]:
        return stage == at.SET_ORDER and _is_order_asked(p, seat)
    if kinds == [at.REPEAT_IT]:
        return stage == at.ASK_CERBERUS and blessings.can_repeat(p, seat)
    if stage not in APPLIES_NOW:
        return False
    slot = _slot(p, seat)
    face = int(p.acts(seat, slot))
    shown = t.kind[face]
    if kinds == [at.TAKE_WHAT]:
        return first == slot and shown in (at.CHOICE, at.BOAR)
    if kinds == [at.PURCHASE]:
        return (
            shown == at.SHIP and first == t.discount * blessings.times(p, seat, slot) and not _loses(p, seat)
        )
    if kinds == [at.FORGE_WHERE]:
        return shown == at.SHIP and t.price[first] > 0 and not _loses(p, seat)
    if kinds[0] == at.BONUS:
        if shown != at.BOAR or t.colour[face] != asks[0][1] or asks[0][2] > blessings.times(p, seat, slot):
            return False
        if kinds == [at.BONUS]:
            return True
    elif shown == at.BOAR and not (_loses(p, seat) and p.boar_owner(i64(t.colour[face])) == seat):
        return False
    if kinds[-1] != at.CONVERT_IT or len(kinds) > 2 or first != slot:
        return False
    options = (
        [at.GOLD, at.SUN, at.MOON, at.GLORY] if shown in (at.CHOICE, at.BOAR) else [blessings.EVERYTHING]
    )
    return second in options and blessings.convertible(p, seat, slot, second) > 0


def _loses(p: ForgePosition, seat: int) -> bool:
    return bool(p.blessing(seat) == at.LOSS)


def _has_split(p: ForgePosition, seat: int) -> bool:
    return p.depth(seat) > 0 and bool(agenda.kind(p, seat) == at.SPLIT)


def _is_order_asked(p: ForgePosition, seat: int) -> bool:
    """df-3.1: gold beside a ship could exceed the limit."""
    gold = [int(p.tables.amount[at.RESOURCES * p.acts(seat, slot) + at.GOLD]) for slot in range(2)]
    ships = [p.tables.kind[p.acts(seat, slot)] == at.SHIP for slot in range(2)]
    over = int(p.gold(seat)) + max(gold) > reserves.limit(p, seat, at.GOLD)
    return ships.count(True) == 1 and max(gold) > 0 and over and not _loses(p, seat)


def _are_rolled(p: ForgePosition, seat: int, base: list[Item], asks: list[Item]) -> bool:
    """Whether the faces rolled or borrowed are there, and those still in the air are not."""
    borrowed = p.blessing(seat) == at.BORROWED
    picked = [int(p.picked(seat, slot)) for slot in range(2)]
    if any(picked) if not borrowed else picked[0] == picked[1] > 0:
        return False
    for slot in range(2):
        face = int(p.rolled(seat, slot))
        if borrowed:
            is_due = _is_borrowed(p, seat, slot, asks)
        elif p.in_the_air >> 2 * seat + slot & 1 or (p.blessing(seat) == at.MINOR and slot != base[0][2]):
            is_due = face == at.NO_FACE
        elif p.stage(seat) <= at.APPLY_FIRST and not p.repeat(seat):
            is_due = face == forging.shown(p, seat, slot)
        else:
            is_due = face != at.NO_FACE and (_is_on(p, seat, slot, face) or _may_have_bought(p, seat))
        if not is_due:
            return False
    return True


def _is_on(p: ForgePosition, seat: int, die: int, face: int) -> bool:
    return any(p.face(seat, die, side) == face for side in range(at.SIDES))


def _may_have_bought(p: ForgePosition, seat: int) -> bool:
    """Whether a ship can have replaced a face in this blessing."""
    faces = [int(p.rolled(seat, slot)) for slot in range(2)] + [int(p.acts(seat, slot)) for slot in range(2)]
    return any(p.tables.kind[face] in (at.SHIP, at.MIRROR) for face in faces)


def _is_borrowed(p: ForgePosition, seat: int, slot: int, asks: list[Item]) -> bool:
    """df-7.16: a face that shows on another player's die; whose it is counts for a mirror that is not settled."""
    face, picked = int(p.rolled(seat, slot)), int(p.picked(seat, slot)) - 1
    pick = asks[0][1] if asks and asks[0][0] == at.PICK else 2
    if slot >= pick:
        return face == at.NO_FACE and picked < 0
    others = [which for which in range(2 * p.seats) if which >> 1 != seat]
    if picked >= 0:
        if picked not in others or forging.shown(p, picked >> 1, picked & 1) != face:
            return False
        settled = p.stage(seat) > slot and (at.COPY_WHAT, slot, 0) not in asks
        return pick < 2 or (p.tables.kind[face] == at.MIRROR and not settled)
    if pick < 2 or (p.tables.kind[face] == at.MIRROR and p.stage(seat) <= slot):
        return False
    return face in [int(forging.shown(p, which >> 1, which & 1)) for which in others]


def _are_acting(p: ForgePosition, seat: int, asks: list[Item]) -> bool:
    """Whether settled faces act: as rolled, or as copied by a mirror."""
    asked = asks[0][0] if asks else 0
    for slot in range(2):
        face, rolled = int(p.acts(seat, slot)), int(p.rolled(seat, slot))
        is_settled = p.stage(seat) > slot and (at.COPY_WHAT, slot, 0) not in asks and asked != at.REPEAT_IT
        if not is_settled:
            if face != at.NO_FACE:
                return False
        elif p.tables.kind[rolled] != at.MIRROR or rolled == at.NO_FACE:
            if face != rolled:
                return False
        elif face != at.NO_FACE:
            on_dice = any(_is_on(p, other, die, face) for other in range(p.seats) for die in range(2))
            if p.tables.kind[face] == at.MIRROR or not (on_dice or _may_have_bought(p, seat)):
                return False
    return True


def _orders(p: ForgePosition, seat: int) -> set[int]:
    """Which of the two faces can be the first to be applied."""
    if not at.SET_ORDER < p.stage(seat) <= at.ASK_CERBERUS:
        return {0}
    kinds = [p.tables.kind[p.acts(seat, slot)] for slot in range(2)]
    gold = [int(p.tables.amount[at.RESOURCES * p.acts(seat, slot) + at.GOLD]) for slot in range(2)]
    for slot in range(2):
        if kinds[slot] == at.SHIP and kinds[1 - slot] != at.SHIP and gold[1 - slot] and not _loses(p, seat):
            return {1 - slot} if p.stage(seat) == at.APPLY_FIRST else {0, 1}
    return {1 if kinds[0] == at.SHIELD and kinds[1] != at.SHIELD else 0}


def _gifts(p: ForgePosition, seat: int, slot: int, asks: list[Item]) -> set[int]:
    """What a face can have given so far, as bits; only a shield beside it looks at that."""
    t, stage, face = p.tables, int(p.stage(seat)), int(p.acts(seat, slot))
    applied = stage > at.APPLY_SECOND or (stage > at.APPLY_FIRST and slot == p.first(seat))
    if not applied or t.kind[p.acts(seat, 1 - slot)] != at.SHIELD or (at.TAKE_WHAT, slot, 0) in asks:
        return {0}
    if t.kind[face] == at.PLAIN and face != at.NO_FACE:
        return {int(t.mask[face])}
    if t.kind[face] in (at.CHOICE, at.BOAR):
        return {1 << resource for resource in range(at.RESOURCES) if t.mask[face] >> resource & 1}
    return {0}


# -- all of it ------------------------------------------------------------------------------------------------------


def _check_course(p: ForgePosition, dump: Reader) -> None:
    """Check that everything automatic has happened, and that a seat that is asked has an answer."""
    before = p.copy()
    try:
        flow.advance(p, (1 << p.seats) - 1)
        before.set_to_act(p.to_act)
        buf = new_buffer()
        asks = p.to_act in (CHANCE, OVER) or all(p.fill(buf, i64(seat)) > 0 for seat in p.waiting)
    except (IndexError, ValueError, OverflowError) as error:
        raise dump.fail("seats", "an agenda does not fit the rest") from error
    if before != p or not asks:
        raise dump.fail("step", "the position is not at a question, a roll or the end")

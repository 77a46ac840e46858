"""What a seat sees: everything. Dice Forge has no hidden information.

Everything that can be touched has an id, which `target` uses as well: `temple/6` or, in a stack of different faces,
`temple/5/g6`; `garden/mirror`; `island/3`; `feat/hammer`; `die/0/light/3` (seat, die, side); `reserve/0/gold`;
`hammer/0`; `token/0/triton`; `card/0/elder`; `seat/2`; `turn` for going on; `nowhere` for what is not on this table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bottega.core.position import CHANCE, OVER
from bottega.games.dice_forge import layout as at
from bottega.games.dice_forge import scoring
from bottega.games.dice_forge.names import BLESSINGS, COLOURS, DICE, ITEMS, RESOURCES, SLOTS, STEPS
from bottega.games.dice_forge.position import ForgePosition
from bottega.games.dice_forge.rules import flow, reserves
from bottega.games.dice_forge.speech import asked, side_id, stack_id
from bottega.games.dice_forge.tables import Tables


class Row(Struct, forbid_unknown_fields=True):
    """The base of everything in a view."""


class Good(Row):
    """A face in the temple and how many of it are left."""

    id: str
    face: str
    left: int


class Stack(Row):
    """A stack of the Sanctuary."""

    id: str
    price: int
    faces: list[Good]


class Feat(Row):
    """A card of an island: its slot, price, points, and the copies left; what it does is in the things of the box."""

    id: str
    card: str
    slot: str
    sun: int
    moon: int
    points: int
    left: int


class Island(Row):
    """A portal: its feats, and the seat whose pawn is there."""

    id: str
    feats: list[Feat]
    pawn: int | None


class Side(Row):
    id: str
    face: str
    up: bool


class Die(Row):
    id: str
    sides: list[Side]
    rolling: bool


class Reserve(Row):
    id: str
    amount: int
    limit: int | None


class Track(Row):
    """The open Hammer: the side being filled (1 or 2), its steps, the glory at its end, and Hammers still waiting."""

    id: str
    steps: int
    length: int
    side: int
    glory: int
    waiting: int


class Chance(Row):
    """An amount, and in how many of 36 cases it comes."""

    amount: int
    ways: int


class Odds(Row):
    """The next divine blessing: the most that it can give of each resource.

    Every choice is made in favour of that resource, and a mirror copies the best face on anybody else's dice.
    `expected` is the mean, `chances` the distribution, in 36 equally likely throws.
    """

    expected: dict[str, float]
    chances: dict[str, list[Chance]]


class OwnCard(Row):
    id: str
    card: str
    count: int
    points: int


class Blessing(Row):
    """What the seat is resolving: the faces as rolled, and the effective ones (a mirror counts as what it copies)."""

    kind: str
    rolled: list[str | None]
    acts: list[str | None]
    repeat: bool


class Asked(Row):
    """The open decision of a seat: its kind, the face and the die it is about, and a number.

    The kind is a step of the turn or an item of an agenda. The number is the gold of a split, the discount of a
    purchase, or how often a die is rolled.
    """

    kind: str
    face: str | None
    die: str | None
    number: int


class Pending(Row):
    """What a seat still has to resolve after the open decision: an item of its agenda, with its face and number."""

    kind: str
    face: str | None
    number: int


class Player(Row):
    """A hero. `score` and `card_points` are null at a table that counts points only at the end."""

    id: str
    score: int | None
    glory: int
    card_points: int | None
    reserves: dict[str, Reserve]
    dice: list[Die]
    cards: list[OwnCard]
    hammer: Track | None
    tritons: int
    cerberi: int
    forged: int
    portal: int
    boars: list[str]
    blessing: Blessing | None
    asked: Asked | None
    pending: list[Pending]
    odds: Odds


class ForgeView(Row):
    """The whole table."""

    round: int
    rounds: int
    active: int
    step: str
    extra: bool
    extra_price: int
    rolling: bool
    over: bool
    waiting: list[int]
    bought: list[str]
    temple: list[Stack]
    gardens: list[Good]
    islands: list[Island]
    players: list[Player]


def without_points(shown: Any) -> Any:
    """A view without the points that it adds up."""
    if isinstance(shown, ForgeView):
        players = [replace(player, score=None, card_points=None) for player in shown.players]
        return replace(shown, players=players)
    return shown


def view(p: ForgePosition, seat: int | None) -> ForgeView:
    t = p.tables
    return ForgeView(
        round=p.round,
        rounds=int(t.rounds[p.seats]),
        active=int(p.active),
        step=list(STEPS)[p.step],
        extra=bool(p.extra),
        extra_price=int(t.extra_price),
        rolling=p.to_act == CHANCE,
        over=p.to_act == OVER,
        waiting=list(p.waiting),
        bought=[name for face, name in enumerate(t.face_names, 1) if flow.has_bought(p, face)],
        temple=[_stack(p, number) for number in range(1, max(t.stack) + 1)],
        gardens=[_good(p, face) for face in range(1, t.faces + 1) if t.kind[face] > at.CHOICE],
        islands=[_island(p, portal) for portal in range(1, at.PORTALS + 1)],
        players=[_player(p, seat) for seat in range(p.seats)],
    )


def _good(p: ForgePosition, face: int) -> Good:
    t = p.tables
    return Good(stack_id(t, face), t.face_names[face - 1], int(p.faces_left(face)))


def _stack(p: ForgePosition, number: int) -> Stack:
    t = p.tables
    faces = [face for face in range(1, t.faces + 1) if t.stack[face] == number]
    return Stack(f"temple/{number}", int(t.price[faces[0]]), [_good(p, face) for face in faces])


def _island(p: ForgePosition, portal: int) -> Island:
    t = p.tables
    feats = []
    for slot in range(at.SLOTS):
        card = int(p.slot_card(slot))
        if card and t.portal[card] == portal:
            feats.append(_feat(p, slot, card))
    pawns = [seat for seat in range(p.seats) if p.portal(seat) == portal]
    return Island(f"island/{portal}", feats, pawns[0] if pawns else None)


def _feat(p: ForgePosition, slot: int, card: int) -> Feat:
    t = p.tables
    return Feat(
        id=f"feat/{t.card_names[card - 1]}",
        card=t.card_names[card - 1],
        slot=SLOTS[slot],
        sun=int(t.cost[2 * card]),
        moon=int(t.cost[2 * card + 1]),
        points=int(t.points[card]),
        left=int(p.cards_left(slot)),
    )


def _player(p: ForgePosition, seat: int) -> Player:
    return Player(
        id=f"seat/{seat}",
        score=int(scoring.score(p, seat)),
        glory=int(p.glory(seat)),
        card_points=int(scoring.card_points(p, seat)),
        reserves={name: _reserve(p, seat, resource) for resource, name in enumerate(RESOURCES)},
        dice=[_die(p, seat, die) for die in range(2)],
        cards=own_cards(p, seat),
        hammer=_hammer(p, seat),
        tritons=int(p.tritons(seat)),
        cerberi=int(p.cerberi(seat)),
        forged=int(p.forged(seat)),
        portal=int(p.portal(seat)),
        boars=[colour for at_, colour in enumerate(COLOURS) if p.boar_owner(at_) == seat],
        blessing=_blessing(p, seat),
        asked=_asked(p, seat),
        pending=_pending(p, seat),
        odds=odds(p, seat),
    )


def _reserve(p: ForgePosition, seat: int, resource: int) -> Reserve:
    most = None if resource == at.GLORY else int(reserves.limit(p, seat, resource))
    return Reserve(f"reserve/{seat}/{RESOURCES[resource]}", int(p.reserve(seat, resource)), most)


def _die(p: ForgePosition, seat: int, die: int) -> Die:
    """df-5.6: a die as everybody may see it, with all its faces."""
    up = p.shows(seat, die)
    sides = [
        Side(side_id(seat, die, side), p.tables.face_names[p.face(seat, die, side) - 1], side == up)
        for side in range(at.SIDES)
    ]
    rolling = bool(int(p.in_the_air) >> (2 * seat + die) & 1)
    return Die(f"die/{seat}/{DICE[die]}", sides, rolling)


def own_cards(p: ForgePosition, seat: int) -> list[OwnCard]:
    found = []
    for slot in range(at.SLOTS):
        count = int(p.owned(seat, slot))
        if count:
            card = int(p.slot_card(slot))
            name = p.tables.card_names[card - 1]
            found.append(OwnCard(f"card/{seat}/{name}", name, count, int(p.tables.points[card])))
    return found


def _hammer(p: ForgePosition, seat: int) -> Track | None:
    t = p.tables
    if reserves.steps_left(p, seat) <= 0:
        return None
    put = int(p.hammer(seat))
    side = put // int(t.hammer_steps)
    return Track(
        id=f"hammer/{seat}",
        steps=put % int(t.hammer_steps),
        length=int(t.hammer_steps),
        side=side % 2 + 1,
        glory=int(t.hammer_second if side % 2 else t.hammer_first),
        waiting=int(reserves.copies(p, seat, at.HAMMER_CARD)) - side // 2 - 1,
    )


def _blessing(p: ForgePosition, seat: int) -> Blessing | None:
    kind = int(p.blessing(seat))
    if kind == at.NO_BLESSING:
        return None
    rolled = [_face_name(p, int(p.rolled(seat, slot))) for slot in range(2)]
    acts = [_face_name(p, int(p.acts(seat, slot))) for slot in range(2)]
    return Blessing(list(BLESSINGS)[kind - 1], rolled, acts, bool(p.repeat(seat)))


def _asked(p: ForgePosition, seat: int) -> Asked | None:
    if seat not in p.waiting:
        return None
    now = asked(p, seat)
    if not now.item:
        return Asked(list(STEPS)[p.step], None, None, 0)
    face, die, number = at.NO_FACE, None, 0
    if now.item == at.FORGE_WHERE:
        face = now.first
    elif now.item == at.BONUS:
        face = int(p.tables.boars[now.first])
    elif now.item in (at.SPLIT, at.PURCHASE, at.WHICH_DIE):
        number = now.first
    elif now.item in (at.TAKE_WHAT, at.CONVERT_IT, at.COPY_WHAT):
        face = int(p.acts(now.asker, now.first)) or int(p.rolled(now.asker, now.first))
        die = None if p.blessing(now.asker) == at.BORROWED else DICE[now.first]
    return Asked(list(ITEMS)[now.item - 1], _face_name(p, face), die, number)


def _pending(p: ForgePosition, seat: int) -> list[Pending]:
    """The seat's agenda below its top item, in the order in which it is resolved."""
    found = []
    for depth in range(int(p.depth(seat)) - 2, -1, -1):
        kind, first = (int(p.agenda(seat, depth, part)) for part in range(2))
        face, number = at.NO_FACE, 0
        if kind == at.FORGE_WHERE:
            face = first
        elif kind in (at.TAKE_WHAT, at.CONVERT_IT, at.COPY_WHAT):
            face = int(p.acts(seat, first)) or int(p.rolled(seat, first))
        elif kind in (at.SPLIT, at.PURCHASE, at.WHICH_DIE, at.ROW):
            number = first
        found.append(Pending(list(ITEMS)[kind - 1], _face_name(p, face), number))
    return found


def _face_name(p: ForgePosition, face: int) -> str | None:
    return p.tables.face_names[face - 1] if face else None


# -- the odds of the next blessing -----------------------------------------------------------------------------------


def odds(p: ForgePosition, seat: int) -> Odds:
    """The odds over all 36 throws of the seat's two dice."""
    light, dark = (_faces(p, seat, die) for die in range(2))
    seen: list[int] = []
    if any(p.tables.kind[face] == at.MIRROR for face in (*light, *dark)):
        seen = _faces_of_others(p, seat)
    return odds_of(p.tables, light, dark, tuple(seen))


def mean_of_die(p: ForgePosition, seat: int, die: int) -> dict[str, float]:
    """The most that one die alone brings of each resource, on average."""
    t, faces, copies = p.tables, _faces(p, seat, die), _faces_of_others(p, seat)
    return {
        name: round(sum(most_of(t, (face, at.NO_FACE), resource, copies) for face in faces) / at.SIDES, 3)
        for resource, name in enumerate(RESOURCES)
    }


def _faces_of_others(p: ForgePosition, seat: int) -> list[int]:
    """What a mirror of the seat could copy."""
    others = [other for other in range(p.seats) if other != seat]
    return sorted({face for other in others for die in range(2) for face in _faces(p, other, die)})


def _faces(p: ForgePosition, seat: int, die: int) -> tuple[int, ...]:
    return tuple(sorted(int(p.face(seat, die, side)) for side in range(at.SIDES)))


@lru_cache(maxsize=256)
def odds_of(t: Tables, light: tuple[int, ...], dark: tuple[int, ...], others: tuple[int, ...]) -> Odds:
    """The odds of two dice with these faces, where a mirror can copy one of the others' faces.

    Cached, because every view needs them and they change only when a face is forged.
    """
    copies = [face for face in others if t.kind[face] != at.MIRROR]
    counts: list[dict[int, int]] = [{} for _ in RESOURCES]
    for faces, ways in Counter(product(light, dark)).items():
        for resource in range(at.RESOURCES):
            most = most_of(t, faces, resource, copies)
            counts[resource][most] = counts[resource].get(most, 0) + ways
    return Odds(
        expected={
            name: round(sum(amount * ways for amount, ways in counts[resource].items()) / at.SIDES**2, 3)
            for resource, name in enumerate(RESOURCES)
        },
        chances={
            name: [Chance(amount, ways) for amount, ways in sorted(counts[resource].items())]
            for resource, name in enumerate(RESOURCES)
        },
    )


def most_of(t: Tables, faces: tuple[int, int], resource: int, copies: Sequence[int] = ()) -> int:
    """The most that two faces can give of a resource, over all choices and copies by mirrors.

    A shield depends on the choice beside it. A mirror with nothing to copy gives nothing.
    """
    light, dark = ([*copies, face] if t.kind[face] == at.MIRROR else [face] for face in faces)
    return max(
        _gives(t, pair, masks, resource)
        for pair in product(light, dark)
        for masks in product(*(_possible_masks(t, face) for face in pair))
    )


def _possible_masks(t: Tables, face: int) -> list[int]:
    """What a face can give, a bit for each resource: one of them, or all."""
    mask = int(t.mask[face])
    if t.kind[face] in (at.CHOICE, at.BOAR):
        return [1 << resource for resource in range(at.RESOURCES) if mask >> resource & 1]
    return [mask]


def _gives(t: Tables, faces: tuple[int, int], masks: tuple[int, ...], resource: int) -> int:
    """What two faces give of a resource, after these choices."""
    total = 0
    for slot in range(2):
        face, other = faces[slot], faces[1 - slot]
        times = int(t.factor) if t.kind[other] == at.TRIPLE else 1
        sees = t.kind[face] == at.SHIELD and t.kind[other] != at.SHIELD
        if sees and masks[1 - slot] >> t.matches[face] & 1:
            total += int(t.shield_glory) if resource == at.GLORY else 0
        elif masks[slot] >> resource & 1:
            total += int(t.amount[at.RESOURCES * face + resource]) * times
    return total

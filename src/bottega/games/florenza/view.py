"""What a seat sees: everything except the value of its rivals' prestige tokens."""

from __future__ import annotations

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bottega.core.languages import typographic
from bottega.core.parts import encode_once, part, same_list
from bottega.core.position import OVER
from bottega.games.florenza import layout as at
from bottega.games.florenza import scoring
from bottega.games.florenza.content import Box, Building, Preacher
from bottega.games.florenza.ledger import Amount, Forecast, amounts, family_forecast, printed, with_cures
from bottega.games.florenza.names import (
    FAMILIES,
    FIGURES,
    LEVELS,
    MARKERS,
    PHASES,
    RESOURCES,
    SPECIALITIES,
    STAGES,
    STATES,
)
from bottega.games.florenza.outlook import Outlook, outlook
from bottega.games.florenza.position import FlorenzaPosition
from bottega.games.florenza.rules import works
from bottega.games.florenza.rules.agenda import faces_rolled, resources_given, turn_order
from bottega.games.florenza.rules.characters import on_display
from bottega.games.florenza.rules.elections import bishop_value
from bottega.games.florenza.rules.income import receive
from bottega.games.florenza.targets import (
    captain_id,
    character_id,
    preacher_id,
    square_id,
    square_in_hand,
    work_id,
    work_in_hand,
)


class Skill(Struct, forbid_unknown_fields=True):
    speciality: str
    price: int
    faces: list[int]
    masterpiece: int


class Character(Struct, forbid_unknown_fields=True):
    """`artist/29` or `preacher/9`, under the card of its stay; in order of arrival.

    A preacher has a price, and gives familiars and the `gain` of his effect; his power is `at-once`, `swap` or none.
    """

    id: str
    number: int
    name: str
    card: int
    free: bool
    reserved: bool
    masterpiece_done: bool
    skills: list[Skill]
    price: int
    members: int
    gain: list[Amount]
    power: str | None


class Anonymous(Struct, forbid_unknown_fields=True):
    """The anonymous, who are always there: the preacher of card II, the artists of the cards III to V."""

    price: int
    members: int
    skills: list[Skill]


class CaptainRow(Struct, forbid_unknown_fields=True):
    price: int
    gain: list[Amount]


class Captain(Struct, forbid_unknown_fields=True):
    """`captain/f`, a captain of fortune; `by` is the seat of the familiar on it."""

    id: str
    name: str
    rows: list[CaptainRow]
    by: int | None
    turned: bool


class Work(Struct, forbid_unknown_fields=True):
    """`work/duomo/cupola`, or `work/2/palazzo/ritratto` in the district of seat 2.

    `reach` says whether the viewer could pay for it with an anonymous artist: `now` or `in-time`, otherwise None.
    """

    id: str
    name: str
    cost: list[Amount]
    artists: str
    pp: int
    bp: int
    income: str | None
    made: int | None
    marker: str | None
    planned: int | None
    artist: str | None
    reach: str | None


class Place(Struct, forbid_unknown_fields=True):
    id: str
    name: str
    works: list[Work]


class Tile(Struct, forbid_unknown_fields=True):
    """`supply/14`: a building that can be planned, how many are left, and its `reach` as for a work."""

    id: str
    number: int
    name: str
    cost: list[Amount]
    pp: int
    pay: list[Amount]
    gain: list[Amount]
    violet: bool
    left: int
    reach: str | None


class Square(Struct, forbid_unknown_fields=True):
    """`building/2/5`: square 5 of seat 2's district; `member` is the seat of the familiar on it."""

    id: str
    building: int | None
    name: str | None
    state: str
    member: int | None


class Family(Struct, forbid_unknown_fields=True):
    """A district with its ledger.

    `name` is that of the family; a ghost has none. `bishop_space` is the PP of the space on the Bishop track; `tokens`
    is None if their value is hidden from the viewer. `score` is what everybody may know, without tokens that are not
    open; it is None at a table that counts points only at the end. `income` is what the next phase 1 brings, except
    for the third resource, which is not known yet; it is empty in the last round.
    """

    seat: int
    name: str
    level: str | None
    goods: list[Amount]
    florins: int
    crest: int
    bishop_points: int
    bishop_space: int
    tokens: int | None
    pieces: int
    score: int | None
    reserve: int
    zone: int
    exiled: int
    market: bool
    administration: int
    preacher: str | None
    neutral_markers: int
    special_markers: list[bool]
    squares: list[Square]
    palazzo: list[Work]
    chiesa: list[Work]
    table: list[str]
    income: list[Amount]
    forecast: Forecast | None


class Rates(Struct, forbid_unknown_fields=True):
    """Prices that are the same for everybody, what a full Palazzo and a full Chiesa give, and the special markers.

    `bases` are the values that artists reach without dice and incentives; it depends on the place.
    """

    sell: int
    buy: int
    administration: int
    muse: int
    incentive: int
    bases: list[int]
    palazzo_pp: int
    chiesa_bp: int
    special: list[Amount]


class Choice(Struct, forbid_unknown_fields=True):
    """What the current decision is about; `speciality` is the one for which the artist of the work is paid."""

    stage: str
    seat: int | None
    square: str | None
    work: str | None
    speciality: str | None
    rolls: list[int]
    value: int
    given: list[str]


class FlorenzaView(Struct, forbid_unknown_fields=True):
    """The table. Further targets: `charity/duomo`, `charity/0`, `market`, `administration`, `resource/gold`, `muse`,
    `marker/neutral`, `office/captain`, `die`, `bag`, `captains`, `order`, `done`."""

    round: int
    rounds: int
    phase: str
    choice: Choice
    over: bool
    dice: bool
    open: bool
    order: list[int]
    captain: int | None
    bishop: int | None
    muse_free: bool
    duomo_preacher: str | None
    duomo_by: int | None
    characters: list[Character]
    anonymous: Anonymous
    captains: list[Captain]
    places: list[Place]
    supply: list[Tile]
    families: list[Family]
    rates: Rates


def view(p: FlorenzaPosition, box: Box, words: list[str], seat: int | None) -> FlorenzaView:
    """`words` are the notations of all actions."""
    ahead = outlook(p, -1 if seat is None else seat)
    return FlorenzaView(
        round=p.round,
        rounds=p.tables.rounds,
        phase=PHASES[p.phase],
        choice=_choice(p),
        over=p.to_act == OVER,
        dice=bool(p.with_dice),
        open=bool(p.open_tokens),
        order=turn_order(p),
        captain=_seat(p.captain),
        bishop=_seat(p.bishop),
        muse_free=not p.muse_used,
        duomo_preacher=preacher_id(p, p.duomo_preacher),
        duomo_by=_seat(p.duomo_by),
        characters=_characters(p, box),
        anonymous=part(("anonymous", p.tables), _anonymous, box),
        captains=_captains(p, box),
        places=_places(p, box, ahead),
        supply=_supply(p, box, ahead),
        families=[_family(p, box, words, other, ahead) for other in range(p.seats)],
        rates=part(("rates", p.tables), _rates, box),
    )


def personal_view(p: FlorenzaPosition, box: Box, shared: FlorenzaView, seat: int) -> FlorenzaView:
    """The view of a seat, made from a spectator's: with its tokens, what it can reach, and what would help it."""
    ahead, families = outlook(p, seat), list(shared.families)
    family = families[seat]
    own = _own_works(p, box, seat, ahead)
    families[seat] = replace(
        family,
        tokens=_tokens(p, seat, seat),
        palazzo=own[0],
        chiesa=own[1],
        forecast=family.forecast and with_cures(p, box, seat, family.forecast),
    )
    return replace(shared, places=_places(p, box, ahead), supply=_supply(p, box, ahead), families=families)


def encode_view(view: FlorenzaView) -> bytes:
    """A view as JSON."""
    families = [
        replace(
            family,
            squares=encode_once(family.squares),
            palazzo=encode_once(family.palazzo),
            chiesa=encode_once(family.chiesa),
        )
        for family in view.families
    ]
    return msgspec.json.encode(
        replace(
            view,
            characters=encode_once(view.characters),
            anonymous=encode_once(view.anonymous),
            captains=encode_once(view.captains),
            places=encode_once(view.places),
            supply=encode_once(view.supply),
            families=families,
            rates=encode_once(view.rates),
        )
    )


def _cells(p: FlorenzaPosition, first: int, end: int) -> bytes:
    """The cells from the first one up to the end, as a part of the key of what depends on them."""
    return p.key()[2 * first : 2 * end]


def _own_cells(p: FlorenzaPosition, seat: int) -> bytes:
    """The cells of a family."""
    first = at.SEATS_AT + seat * at.SEAT_SIZE
    return _cells(p, first, first + at.SEAT_SIZE)


def _rates(box: Box) -> Rates:
    rates, income = box.rates, box.income
    return Rates(
        sell=rates.sell,
        buy=rates.buy,
        administration=rates.administration,
        muse=rates.muse,
        incentive=rates.incentive,
        bases=sorted({place.base for place in box.place}),
        palazzo_pp=income.palazzo_pp,
        chiesa_bp=income.chiesa_bp,
        special=[
            Amount(what, count) for what, count in zip(income.special, income.special_amount, strict=True)
        ],
    )


def _seat(cell: int) -> int | None:
    return None if cell < 0 else int(cell)


def _choice(p: FlorenzaPosition) -> Choice:
    work = work_in_hand(p)
    return Choice(
        stage=STAGES[p.stage],
        seat=p.to_act if p.to_act >= 0 else None,
        square=square_in_hand(p),
        work=work,
        speciality=SPECIALITIES[p.speciality] if work and p.speciality >= 0 else None,
        rolls=faces_rolled(p),
        value=int(p.reached),
        given=[RESOURCES[resource] for resource in resources_given(p)],
    )


def _characters(p: FlorenzaPosition, box: Box) -> list[Character]:
    key = _cells(p, at.CARD_AT, at.FORTUNE_AT)
    return part(("characters", p.tables, p.reserved, key), _make_characters, p, box)


def _make_characters(p: FlorenzaPosition, box: Box) -> list[Character]:
    return [_character(p, box, character) for character in on_display(p)]


def _character(p: FlorenzaPosition, box: Box, character: int) -> Character:
    number = int(p.tables.preacher_of[character])
    preacher = preacher_row(box, number) if number >= 0 else None
    turned = bool(p.turned(character))
    return Character(
        id=character_id(p, character),
        number=character + 1,
        name=typographic(box.character[character].name),
        card=int(p.card(character)),
        free=not p.taken(character),
        reserved=p.reserved == character,
        masterpiece_done=turned,
        skills=skills(box, character + 1, turned),
        price=preacher.price if preacher else 0,
        members=preacher.members if preacher else 0,
        gain=preacher_gain(preacher) if preacher else [],
        power=preacher_power(preacher) if preacher else None,
    )


def preacher_row(box: Box, preacher: int) -> Preacher:
    """The row of a preacher; the anonymous one comes last."""
    return box.preachers()[-1 if preacher == at.ANONYMOUS_PREACHER else preacher]


def preacher_gain(preacher: Preacher) -> list[Amount]:
    """What a preacher's effect gives and takes."""
    return amounts(preacher.effect.row())


def preacher_power(preacher: Preacher) -> str | None:
    effect = preacher.effect
    return "at-once" if effect.at_once else "swap" if effect.swap else None


def _anonymous(box: Box) -> Anonymous:
    preacher = preacher_row(box, at.ANONYMOUS_PREACHER)
    return Anonymous(preacher.price, preacher.members, skills(box, 0, False))


def skills(box: Box, number: int, turned: bool) -> list[Skill]:
    """An artist's specialities as the side of his card shows them; 0: the anonymous."""
    found = []
    for letter in SPECIALITIES:
        for row in box.skill:
            if row.artist == number and row.speciality == letter:
                faces = row.faces()
                if turned and row.masterpiece:
                    faces[row.masterpiece - 1] = row.after
                found.append(Skill(letter, row.price, faces, 0 if turned else row.masterpiece))
    return found


def _captains(p: FlorenzaPosition, box: Box) -> list[Captain]:
    key = _cells(p, at.FORTUNE_AT, at.MAIN_MADE_BY_AT)
    return part(("captains", p.tables, key), _make_captains, p, box)


def _make_captains(p: FlorenzaPosition, box: Box) -> list[Captain]:
    found = []
    for number, row in enumerate(box.captain):
        state = int(p.fortune(number))
        if state != at.NOT_IN_PLAY:
            rows = zip(row.prices(), row.rows(), strict=True)
            found.append(
                Captain(
                    id=captain_id(p, number),
                    name=typographic(row.name),
                    rows=[CaptainRow(price, amounts(gain.row())) for price, gain in rows],
                    by=_seat(state - at.HELD),
                    turned=state == at.TURNED_OVER,
                )
            )
    return found


def _work(p: FlorenzaPosition, box: Box, seat: int, work: int, reach: str | None) -> Work:
    made, marker = int(works.made_by(p, seat, work)), int(works.marker_on(p, work))
    planned, artist = int(works.planned_by(p, seat, work)), int(works.artist_of(p, seat, work))
    key = ("work", p.tables, seat, work, made, marker, planned, artist, reach)
    return part(key, _make_work, p, box, seat, work, reach)


def _make_work(p: FlorenzaPosition, box: Box, seat: int, work: int, reach: str | None) -> Work:
    row = box.artwork[work]
    made_by, artist = int(works.made_by(p, seat, work)), int(works.artist_of(p, seat, work))
    return Work(
        id=work_id(p, seat, work),
        name=typographic(row.name),
        cost=printed(row.cost),
        artists=row.artists,
        pp=row.pp,
        bp=row.bp,
        income=row.income,
        made=_seat(made_by),
        marker=MARKERS[works.marker_on(p, work)] if made_by >= 0 else None,
        planned=_seat(works.planned_by(p, seat, work)),
        artist=character_id(p, artist) if artist >= 0 else None,
        reach=reach,
    )


def _places(p: FlorenzaPosition, box: Box, ahead: Outlook) -> list[Place]:
    reach = tuple([ahead.work(work) for work in range(at.DISTRICT_WORKS, len(box.artwork))])
    key = _cells(p, at.MAIN_MADE_BY_AT, at.SEATS_AT)
    return part(("places", p.tables, key, reach), _make_places, p, box, reach)


def _make_places(p: FlorenzaPosition, box: Box, reach: tuple[str | None, ...]) -> list[Place]:
    return [
        Place(
            id=place.id,
            name=typographic(place.name),
            works=same_list(
                [
                    _work(p, box, 0, work, reach[work - at.DISTRICT_WORKS])
                    for work, artwork in enumerate(box.artwork)
                    if artwork.place == place.id
                ]
            ),
        )
        for place in box.place
        if place.board == "main"
    ]


def _supply(p: FlorenzaPosition, box: Box, ahead: Outlook) -> list[Tile]:
    left = [int(p.supply(tile.no - 1)) for tile in box.building]
    reach = [ahead.building(tile.no - 1) for tile in box.building]
    tiles = zip(box.building, left, reach, strict=True)
    return same_list([part(("tile", p.tables, *tile), _make_tile, *tile) for tile in tiles])


def _make_tile(tile: Building, left: int, reach: str | None) -> Tile:
    return Tile(
        id=f"supply/{tile.no}",
        number=tile.no,
        name=typographic(tile.name),
        cost=printed(tile.cost),
        pp=tile.pp,
        pay=printed(tile.pay),
        gain=printed(tile.income or tile.gain),
        violet=tile.income is not None,
        left=left,
        reach=reach,
    )


def _own_works(p: FlorenzaPosition, box: Box, seat: int, ahead: Outlook) -> tuple[list[Work], list[Work]]:
    """The works of a family's Palazzo and of its Chiesa."""
    own = [
        _work(p, box, seat, work, ahead.work(work) if seat == ahead.seat else None)
        for work in range(at.DISTRICT_WORKS)
    ]
    return same_list(own[: at.CHIESA]), same_list(own[at.CHIESA :])


def _tokens(p: FlorenzaPosition, seat: int, viewer: int) -> int | None:
    return int(p.tokens(seat)) if scoring.sees_tokens(p, seat, viewer) else None


def _family(p: FlorenzaPosition, box: Box, words: list[str], seat: int, ahead: Outlook) -> Family:
    viewer = ahead.seat
    palazzo, chiesa = _own_works(p, box, seat, ahead)
    level = int(p.level(seat))
    ghost = level >= 0
    return Family(
        seat=seat,
        name="" if ghost else FAMILIES[seat],
        level=LEVELS[level] if ghost else None,
        goods=[Amount(name, int(p.goods(seat, kind))) for kind, name in enumerate(RESOURCES)],
        florins=int(p.florins(seat)),
        crest=int(p.crest(seat)),
        bishop_points=int(p.mitre(seat)),
        bishop_space=bishop_value(p, int(p.mitre(seat))),
        tokens=_tokens(p, seat, viewer),
        pieces=int(p.pieces(seat)),
        score=int(scoring.shown_score(p, seat)),
        reserve=int(p.reserve(seat)),
        zone=int(p.zone(seat)),
        exiled=int(p.exiled(seat)),
        market=bool(p.market(seat)),
        administration=int(p.administration(seat)),
        preacher=preacher_id(p, p.church(seat)),
        neutral_markers=int(p.neutral(seat)),
        special_markers=[bool(p.special(seat, n)) for n in range(at.MARKERS - 1)],
        squares=same_list([_square(p, box, seat, square) for square in range(at.SQUARES)]),
        palazzo=palazzo,
        chiesa=chiesa,
        table=[FIGURES[p.space(seat, space)] for space in range(at.GHOST_SPACES)] if ghost else [],
        income=[] if ghost else _income(p, seat),
        forecast=None if ghost else family_forecast(p, box, words, seat, seat == viewer),
    )


def _income(p: FlorenzaPosition, seat: int) -> list[Amount]:
    if p.round >= p.tables.rounds:
        return []
    key = (
        "income",
        p.tables,
        seat,
        _own_cells(p, seat),
        _cells(p, at.MAIN_MADE_BY_AT, at.MAIN_PLANNED_BY_AT),
    )
    return part(key, _make_income, p, seat)


def _make_income(p: FlorenzaPosition, seat: int) -> list[Amount]:
    q = p.copy()
    receive(q, seat, at.MARBLE)
    q.add_goods(seat, at.MARBLE, -1)  # the third resource is not known yet
    row = [int(q.goods(seat, kind) - p.goods(seat, kind)) for kind in range(at.RESOURCES)]
    row.append(int(q.florins(seat) - p.florins(seat)))
    row.append(int(q.crest(seat) - p.crest(seat)))
    row.append(int(q.mitre(seat) - p.mitre(seat)))
    row.append(int(q.zone(seat) - p.zone(seat)))
    return amounts(row)


def _square(p: FlorenzaPosition, box: Box, seat: int, square: int) -> Square:
    building, state = int(p.tile(seat, square)), int(p.state(seat, square))
    member = int(p.member(seat, square))
    key = ("square", p.tables, seat, square, building, state, member)
    return part(key, _make_square, box, seat, square, building, state, member)


def _make_square(box: Box, seat: int, square: int, building: int, state: int, member: int) -> Square:
    empty = building < 0
    return Square(
        id=square_id(seat, square),
        building=None if empty else building + 1,
        name=None if empty else typographic(box.building[building].name),
        state="empty" if empty else STATES[state],
        member=_seat(member),
    )

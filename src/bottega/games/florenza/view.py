"""What a seat sees: everything but the value of its rivals' prestige tokens."""

from __future__ import annotations

from msgspec import Struct

from bottega.core.position import CHANCE, OVER
from bottega.games.florenza import layout as at
from bottega.games.florenza import scoring
from bottega.games.florenza.content import Box, Preacher
from bottega.games.florenza.names import (
    FIGURES,
    GAINS,
    LEVELS,
    MARKERS,
    PHASES,
    RESOURCES,
    SPECIALITIES,
    STAGES,
    STATES,
    VERDICTS,
)
from bottega.games.florenza.outlook import Outlook, outlook
from bottega.games.florenza.position import FlorenzaPosition
from bottega.games.florenza.rules import works
from bottega.games.florenza.rules.agenda import faces_rolled, resources_given, turn_order, whose_turn
from bottega.games.florenza.rules.characters import on_display
from bottega.games.florenza.rules.elections import bishop_value
from bottega.games.florenza.rules.forecast import WORK_LINE, forecast, moves
from bottega.games.florenza.rules.income import receive


class Amount(Struct, forbid_unknown_fields=True):
    """An amount of something: a resource by its name, `florins`, `pp`, `bp` or `members`."""

    what: str
    count: int


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

    `reach` says whether the viewer could pay for it, with an anonymous artist: `now` or `in-time`, else None.
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
    """`supply/14`: a building that can be planned, how many are left, and its `reach` as that of a work."""

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


class ForecastLine(Struct, forbid_unknown_fields=True):
    """What the family will have in hand at a square or work, and what it will be short of."""

    target: str
    name: str
    verdict: str
    have: list[Amount]
    short: list[Amount]


class Forecast(Struct, forbid_unknown_fields=True):
    """Everything placed, as it will resolve, what will be left, and the family's moves that lead there.

    The moves are notations, in the order in which they are asked for in phases 5 and 6; rolls, incentives, the Muse and
    markers are left out.
    """

    lines: list[ForecastLine]
    left: list[Amount]
    moves: list[str]


class Family(Struct, forbid_unknown_fields=True):
    """A district with its ledger.

    `bishop_space` is the PP of the space on the Bishop track; `tokens` is None where their value is hidden from the
    viewer. `income` is what the next phase 1 brings, but for the third resource, of which nobody knows yet; it is empty
    in the last round.
    """

    seat: int
    level: str | None
    goods: list[Amount]
    florins: int
    crest: int
    bishop_points: int
    bishop_space: int
    tokens: int | None
    pieces: int
    score: int
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
    """Prices that are the same for everybody, what a full Palazzo and a full Chiesa give, and the special markers."""

    sell: int
    buy: int
    administration: int
    muse: int
    incentive: int
    palazzo_pp: int
    chiesa_bp: int
    special: list[Amount]


class Choice(Struct, forbid_unknown_fields=True):
    """What the decision in hand is about; `speciality` is the one that the artist of the work is paid for."""

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
        duomo_preacher=_preacher(p, p.duomo_preacher),
        duomo_by=_seat(p.duomo_by),
        characters=_characters(p, box),
        anonymous=_anonymous(box),
        captains=_captains(p, box),
        places=_places(p, box, ahead),
        supply=_supply(p, box, ahead),
        families=[_family(p, box, words, other, ahead) for other in range(p.seats)],
        rates=_rates(box),
    )


def _rates(box: Box) -> Rates:
    rates, income = box.rates, box.income
    return Rates(
        sell=rates.sell,
        buy=rates.buy,
        administration=rates.administration,
        muse=rates.muse,
        incentive=rates.incentive,
        palazzo_pp=income.palazzo_pp,
        chiesa_bp=income.chiesa_bp,
        special=[
            Amount(what, count) for what, count in zip(income.special, income.special_amount, strict=True)
        ],
    )


def _seat(cell: int) -> int | None:
    return None if cell < 0 else int(cell)


def amounts(row: list[int]) -> list[Amount]:
    """What is not zero in a row of six resources, fiorini, PP, BP, familiars."""
    return [Amount(name, count) for name, count in zip(GAINS, row, strict=False) if count]


def square_id(seat: int, square: int) -> str:
    return f"building/{seat}/{square + 1}"


def work_id(p: FlorenzaPosition, seat: int, work: int) -> str:
    names = p.tables.words["work"]
    name = names[work] if work < len(names) else str(work + 1)
    return f"work/{seat}/{name}" if work < at.DISTRICT_WORKS else f"work/{name}"


def captain_id(p: FlorenzaPosition, fortune: int) -> str:
    ids = p.tables.words["fortune_id"]
    return f"captain/{ids[fortune] if fortune < len(ids) else fortune + 1}"


def character_id(p: FlorenzaPosition, character: int) -> str:
    if character == at.ANONYMOUS:
        return "artist/anonymous"
    return f"{'artist' if p.tables.preacher_of[character] < 0 else 'preacher'}/{character + 1}"


def _preacher(p: FlorenzaPosition, preacher: int) -> str | None:
    if preacher < 0:
        return None
    if preacher == at.ANONYMOUS_PREACHER:
        return "preacher/anonymous"
    return f"preacher/{p.tables.preacher_character[preacher] + 1}"


def _choice(p: FlorenzaPosition) -> Choice:
    stage = int(p.stage)
    square = work = None
    if at.WINDOW <= stage <= at.CONSTRUCTION and p.square < at.SQUARES:
        square = square_id(whose_turn(p), p.square)
    if p.work_now >= 0:
        work = work_id(p, whose_turn(p), p.work_now)
    return Choice(
        stage=STAGES[stage],
        seat=p.to_act if p.to_act >= 0 else None,
        square=square,
        work=work,
        speciality=SPECIALITIES[p.speciality] if work and p.speciality >= 0 else None,
        rolls=faces_rolled(p),
        value=int(p.reached),
        given=[RESOURCES[resource] for resource in resources_given(p)],
    )


def _characters(p: FlorenzaPosition, box: Box) -> list[Character]:
    return [_character(p, box, character) for character in on_display(p)]


def _character(p: FlorenzaPosition, box: Box, character: int) -> Character:
    number = int(p.tables.preacher_of[character])
    preacher = preacher_row(box, number) if number >= 0 else None
    turned = bool(p.turned(character))
    return Character(
        id=character_id(p, character),
        number=character + 1,
        name=box.character[character].name,
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
    """A preacher of the content; the anonymous one comes last."""
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
    found = []
    for number, row in enumerate(box.captain):
        state = int(p.fortune(number))
        if state != at.NOT_IN_PLAY:
            rows = zip(row.prices(), row.rows(), strict=True)
            found.append(
                Captain(
                    id=captain_id(p, number),
                    name=row.name,
                    rows=[CaptainRow(price, amounts(gain.row())) for price, gain in rows],
                    by=_seat(state - at.HELD),
                    turned=state == at.TURNED_OVER,
                )
            )
    return found


def _work(p: FlorenzaPosition, box: Box, seat: int, work: int, reach: str | None) -> Work:
    row = box.artwork[work]
    made_by, artist = int(works.made_by(p, seat, work)), int(works.artist_of(p, seat, work))
    return Work(
        id=work_id(p, seat, work),
        name=row.name,
        cost=amounts(row.cost.row()),
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
    return [
        Place(
            id=place.id,
            name=place.name,
            works=[
                _work(p, box, 0, work, ahead.work(work))
                for work, row in enumerate(box.artwork)
                if row.place == place.id
            ],
        )
        for place in box.place
        if place.board == "main"
    ]


def _supply(p: FlorenzaPosition, box: Box, ahead: Outlook) -> list[Tile]:
    return [
        Tile(
            id=f"supply/{row.no}",
            number=row.no,
            name=row.name,
            cost=amounts(row.cost.row()),
            pp=row.pp,
            pay=amounts(row.pay.row()),
            gain=amounts((row.income or row.gain).row()),
            violet=row.income is not None,
            left=int(p.supply(row.no - 1)),
            reach=ahead.building(row.no - 1),
        )
        for row in box.building
    ]


def _family(p: FlorenzaPosition, box: Box, words: list[str], seat: int, ahead: Outlook) -> Family:
    viewer = ahead.seat
    own = [
        _work(p, box, seat, work, ahead.work(work) if seat == viewer else None)
        for work in range(at.DISTRICT_WORKS)
    ]
    level = int(p.level(seat))
    ghost = level >= 0
    return Family(
        seat=seat,
        level=LEVELS[level] if ghost else None,
        goods=[Amount(name, int(p.goods(seat, kind))) for kind, name in enumerate(RESOURCES)],
        florins=int(p.florins(seat)),
        crest=int(p.crest(seat)),
        bishop_points=int(p.mitre(seat)),
        bishop_space=bishop_value(p, int(p.mitre(seat))),
        tokens=int(p.tokens(seat)) if scoring.sees_tokens(p, seat, viewer) else None,
        pieces=int(p.pieces(seat)),
        score=scoring.shown_score(p, seat, viewer),
        reserve=int(p.reserve(seat)),
        zone=int(p.zone(seat)),
        exiled=int(p.exiled(seat)),
        market=bool(p.market(seat)),
        administration=int(p.administration(seat)),
        preacher=_preacher(p, p.church(seat)),
        neutral_markers=int(p.neutral(seat)),
        special_markers=[bool(p.special(seat, n)) for n in range(at.MARKERS - 1)],
        squares=[_square(p, box, seat, square) for square in range(at.SQUARES)],
        palazzo=own[: at.CHIESA],
        chiesa=own[at.CHIESA :],
        table=[FIGURES[p.space(seat, space)] for space in range(at.GHOST_SPACES)] if ghost else [],
        income=[] if ghost else _income(p, seat),
        forecast=None if ghost else family_forecast(p, box, words, seat),
    )


def _income(p: FlorenzaPosition, seat: int) -> list[Amount]:
    if p.round >= p.tables.rounds:
        return []
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
    building = int(p.tile(seat, square))
    empty = building < 0
    return Square(
        id=square_id(seat, square),
        building=None if empty else building + 1,
        name=None if empty else box.building[building].name,
        state="empty" if empty else STATES[p.state(seat, square)],
        member=_seat(p.member(seat, square)),
    )


def work_name(box: Box, work: int) -> str:
    """A work with its place, for there is a Facciata almost everywhere."""
    row = box.artwork[work]
    return f"{row.name} ({next(place.name for place in box.place if place.id == row.place)})"


def line_name(p: FlorenzaPosition, box: Box, where: int) -> str:
    """The building or work of a line of the forecast."""
    if where >= WORK_LINE:
        return work_name(box, where - WORK_LINE)
    district, square = divmod(where, at.SQUARES)
    return box.building[p.tile(district, square)].name


def family_forecast(p: FlorenzaPosition, box: Box, words: list[str], seat: int) -> Forecast:
    """The forecast of a family, with the moves that it assumes as notations."""
    f = forecast(p, seat)
    lines = []
    for number in range(f.count):
        where = int(f.where[number])
        work = where - WORK_LINE
        first = number * at.COSTS
        lines.append(
            ForecastLine(
                target=work_id(p, seat, work) if work >= 0 else square_id(*divmod(where, at.SQUARES)),
                name=line_name(p, box, where),
                verdict=VERDICTS[f.verdict[number]],
                have=amounts([int(f.have[first + kind]) for kind in range(at.COSTS)]),
                short=amounts([int(f.short[first + kind]) for kind in range(at.COSTS)]),
            )
        )
    left = amounts([int(f.left[kind]) for kind in range(at.COSTS)])
    return Forecast(lines, left, [words[action] for action in moves(p, seat, f)])


DRAWN_FROM = {at.DRAW_CHARACTER: "bag", at.DRAW_FORTUNE: "captains", at.DRAW_ORDER: "order"}
PLAIN_TARGETS = {
    at.TO_MARKET: "market",
    at.TO_ADMINISTRATION: "administration",
    at.PREACH_DUOMO: "charity/duomo",
    at.ACCEPT: "die",
    at.CALL: "muse",
    at.DONE: "done",
}


def targets(p: FlorenzaPosition, action: int) -> list[str]:
    """Of charity the place and the preacher, of everything else its one target."""
    found = [target(p, action)]
    if p.to_act >= 0 and at.action_kind(action) in (at.PREACH_CHURCH, at.PREACH_DUOMO):
        preacher = _preacher(p, int(at.action_index(action)))
        found += [preacher] if preacher else []
    return found


def target(p: FlorenzaPosition, action: int) -> str:
    """The thing on the board that an action or an outcome is about."""
    if p.to_act == CHANCE:
        return DRAWN_FROM.get(int(p.stage), "die")
    seat = max(0, int(p.to_act))
    kind, index = int(at.action_kind(action)), int(at.action_index(action))
    if kind in PLAIN_TARGETS:
        return PLAIN_TARGETS[kind]
    if kind == at.OCCUPY:
        return square_id(at.occupy_owner(index), at.occupy_square(index))
    if kind == at.BUILD:
        return f"supply/{index + 1}"
    if kind == at.WORK:
        return work_id(p, seat, index)
    if kind == at.PREACH_CHURCH:
        return f"charity/{seat}"
    if kind == at.RESERVE and index == at.NOBODY:
        return "office/captain"
    if kind in (at.HIRE, at.RESERVE):
        return character_id(p, index)
    if kind in (at.TO_FORTUNE, at.PAY_FORTUNE):
        return captain_id(p, at.pay_fortune_captain(index) if kind == at.PAY_FORTUNE else index)
    if kind in (at.NAME, at.SELL, at.BUY, at.GIVE, at.TAKE):
        return f"resource/{RESOURCES[index]}"
    if kind == at.MARK_WITH:
        return f"marker/{MARKERS[index]}"
    choice = _choice(p)
    return choice.work or choice.square or "done"

"""What a seat sees: everything but the value of its rivals' prestige tokens."""

from __future__ import annotations

from msgspec import Struct

from bottega.core.position import CHANCE, OVER
from bottega.games.florenza import layout as at
from bottega.games.florenza import scoring
from bottega.games.florenza.content import Box
from bottega.games.florenza.dump import FIGURES, MARKERS, PHASES, STAGES, STATES
from bottega.games.florenza.names import LEVELS, RESOURCES, SPECIALITIES
from bottega.games.florenza.outlook import Outlook, outlook
from bottega.games.florenza.position import FlorenzaPosition
from bottega.games.florenza.rules.common import seat_at, work_at
from bottega.games.florenza.rules.elections import bishop_value
from bottega.games.florenza.rules.forecast import WORK_LINE, forecast

VERDICTS = ("short", "enough", "by-market", "kept-back", "by-captain")


class Amount(Struct, forbid_unknown_fields=True):
    """So much of something: a resource by its name, `florins`, `pp`, `bp` or `members`."""

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
    """The nameless, who are always there: the preacher of card II, the artists of the cards III to V."""

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

    `reach` tells whether the viewer could pay for it, with an anonymous artist: `now` or `in-time`, else None.
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
    """Everything placed, as it will resolve, and what will be left."""

    lines: list[ForecastLine]
    left: list[Amount]


class Family(Struct, forbid_unknown_fields=True):
    """A district with its ledger.

    `bishop_space` is the PP of the space on the Bishop track; `tokens` is None where their value is hidden from the
    viewer.
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
    forecast: Forecast | None


class Choice(Struct, forbid_unknown_fields=True):
    """What the decision in hand is about."""

    stage: str
    seat: int | None
    square: str | None
    work: str | None
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


def view(p: FlorenzaPosition, box: Box, seat: int | None) -> FlorenzaView:
    cells = p.cells
    ahead = outlook(p, -1 if seat is None else seat)
    return FlorenzaView(
        round=p.round,
        rounds=p.tables.rounds,
        phase=PHASES[cells[at.PHASE]],
        choice=_choice(p),
        over=p.to_act == OVER,
        dice=bool(cells[at.WITH_DICE]),
        open=bool(cells[at.OPEN_TOKENS]),
        order=[int(cells[at.ORDER + place]) - 1 for place in range(p.seats) if cells[at.ORDER + place]],
        captain=_seat(cells[at.CAPTAIN]),
        bishop=_seat(cells[at.BISHOP]),
        muse_free=not cells[at.MUSE_USED],
        duomo_preacher=_preacher(p, cells[at.DUOMO_WHO]),
        duomo_by=_seat(cells[at.DUOMO_BY] - 1),
        characters=_characters(p, box),
        anonymous=_anonymous(box),
        captains=_captains(p, box),
        places=_places(p, box, ahead),
        supply=_supply(p, box, ahead),
        families=[_family(p, box, other, ahead) for other in range(p.seats)],
    )


def _seat(cell: int) -> int | None:
    return None if cell < 0 else int(cell)


def amounts(row: list[int]) -> list[Amount]:
    """What is not zero in a row of six resources, fiorini, PP, BP, familiars."""
    names = (*RESOURCES, "florins", "pp", "bp", "members")
    return [Amount(name, count) for name, count in zip(names, row, strict=False) if count]


def square_id(seat: int, square: int) -> str:
    return f"building/{seat}/{square + 1}"


def work_id(p: FlorenzaPosition, seat: int, work: int) -> str:
    name = p.tables.words["work"][work]
    return f"work/{seat}/{name}" if work < at.DISTRICT_WORKS else f"work/{name}"


def character_id(p: FlorenzaPosition, character: int) -> str:
    if character == at.ANONYMOUS:
        return "artist/anonymous"
    return f"{'artist' if p.tables.preacher_of[character] < 0 else 'preacher'}/{character + 1}"


def _preacher(p: FlorenzaPosition, cell: int) -> str | None:
    if cell == 0:
        return None
    return (
        "preacher/anonymous"
        if cell - 1 == at.NAMELESS
        else f"preacher/{p.tables.preacher_character[cell - 1] + 1}"
    )


def _choice(p: FlorenzaPosition) -> Choice:
    cells = p.cells
    stage = int(cells[at.STAGE])
    square = work = None
    if at.WINDOW <= stage <= at.CONSTRUCTION and cells[at.SQUARE] < at.SQUARES:
        square = square_id(seat_at(p, int(cells[at.TURN])), cells[at.SQUARE])
    if cells[at.WORK_NOW]:
        work = work_id(p, seat_at(p, int(cells[at.TURN])), cells[at.WORK_NOW] - 1)
    return Choice(
        stage=STAGES[stage],
        seat=p.to_act if p.to_act >= 0 else None,
        square=square,
        work=work,
        rolls=[int(cells[at.ROLLS + n]) for n in range(3) if cells[at.ROLLS + n]],
        value=int(cells[at.VALUE]),
        given=[RESOURCES[cells[at.GIVEN + n] - 1] for n in range(2) if cells[at.GIVEN + n]],
    )


def _characters(p: FlorenzaPosition, box: Box) -> list[Character]:
    cells, t = p.cells, p.tables
    found = []
    for slot in range(10):
        who = int(cells[at.DISPLAY + slot]) - 1
        if who < 0:
            break
        preacher = int(t.preacher_of[who])
        turned = bool(cells[at.TURNED + who])
        found.append(
            Character(
                id=character_id(p, who),
                number=who + 1,
                name=box.character[who].name,
                card=int(cells[at.COLUMN + who]),
                free=not cells[at.TAKEN + who],
                reserved=cells[at.RESERVED] == who + 1,
                masterpiece_done=turned,
                skills=skills(box, who + 1, turned),
                price=int(t.preacher_price[preacher]) if preacher >= 0 else 0,
                members=int(t.preacher_members[preacher]) if preacher >= 0 else 0,
                gain=preacher_gain(box, preacher) if preacher >= 0 else [],
                power=preacher_power(box, preacher) if preacher >= 0 else None,
            )
        )
    return found


def preacher_gain(box: Box, preacher: int) -> list[Amount]:
    """What a preacher's effect gives and takes."""
    effect = box.preacher[preacher].effect
    return amounts([effect.marble, effect.wood, 0, 0, 0, 0, 0, effect.pp, effect.bp])


def preacher_power(box: Box, preacher: int) -> str | None:
    effect = box.preacher[preacher].effect
    return "at-once" if effect.at_once else "swap" if effect.swap else None


def _anonymous(box: Box) -> Anonymous:
    preacher = box.preacher[at.NAMELESS]
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
        state = int(p.cells[at.FORTUNE + number])
        if state != at.NOT_IN_PLAY:
            rows = ((row.price1, row.row1), (row.price2, row.row2), (row.price3, row.row3))
            found.append(
                Captain(
                    id=f"captain/{row.id}",
                    name=row.name,
                    rows=[CaptainRow(price, amounts(gain.row())) for price, gain in rows],
                    by=_seat(state - at.BY),
                    turned=state == at.TURNED_OVER,
                )
            )
    return found


def _work(p: FlorenzaPosition, box: Box, seat: int, work: int, reach: str | None) -> Work:
    cells = p.cells
    cell = work_at(seat, work)
    row = box.artwork[work]
    made, planned, artist = (int(cells[cell + offset]) for offset in (at.MARK, at.PLAN, at.ARTIST))
    return Work(
        id=work_id(p, seat, work),
        name=row.name,
        cost=amounts(row.cost.row()),
        artists=row.artists,
        pp=row.pp,
        bp=row.bp,
        income=row.income,
        made=_seat(made - 1),
        marker=MARKERS[cells[cell + at.MARKER]] if made else None,
        planned=_seat(planned - 1),
        artist=character_id(p, artist - 1) if artist else None,
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
            left=int(p.cells[at.SUPPLY + row.no - 1]),
            reach=ahead.building(row.no - 1),
        )
        for row in box.building
    ]


def _family(p: FlorenzaPosition, box: Box, seat: int, ahead: Outlook) -> Family:
    cells = p.cells
    viewer = ahead.seat
    works = [
        _work(p, box, seat, work, ahead.work(work) if seat == viewer else None)
        for work in range(at.DISTRICT_WORKS)
    ]
    base = at.FAMILY + seat * at.STRIDE
    level = int(cells[base + at.LEVEL])
    return Family(
        seat=seat,
        level=LEVELS[level - 1] if level else None,
        goods=[Amount(name, int(cells[base + kind])) for kind, name in enumerate(RESOURCES)],
        florins=int(cells[base + at.FLORINS]),
        crest=int(cells[base + at.CREST]),
        bishop_points=int(cells[base + at.MITRE]),
        bishop_space=bishop_value(p, int(cells[base + at.MITRE])),
        tokens=int(cells[base + at.TOKENS]) if scoring.sees_tokens(p, seat, viewer) else None,
        pieces=int(cells[base + at.PIECES]),
        score=scoring.shown_score(p, seat, viewer),
        reserve=int(cells[base + at.RESERVE]),
        zone=int(cells[base + at.ZONE]),
        exiled=int(cells[base + at.EXILED]),
        market=bool(cells[base + at.MARKET]),
        administration=int(cells[base + at.ADMINISTRATION]),
        preacher=_preacher(p, cells[base + at.CHURCH]),
        neutral_markers=int(cells[base + at.NEUTRAL]),
        special_markers=[bool(cells[base + at.SPECIAL + n]) for n in range(3)],
        squares=[_square(p, box, seat, square) for square in range(at.SQUARES)],
        palazzo=works[:4],
        chiesa=works[4:],
        table=[FIGURES[cells[base + at.SPACE + n]] for n in range(8)] if level else [],
        forecast=None if level else _forecast(p, box, seat),
    )


def _square(p: FlorenzaPosition, box: Box, seat: int, square: int) -> Square:
    cell = at.FAMILY + seat * at.STRIDE + square
    tile = int(p.cells[cell + at.TILE])
    return Square(
        id=square_id(seat, square),
        building=tile or None,
        name=box.building[tile - 1].name if tile else None,
        state=STATES[p.cells[cell + at.STATE]] if tile else "empty",
        member=_seat(p.cells[cell + at.MEMBER] - 1),
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
    return box.building[p.cells[at.FAMILY + district * at.STRIDE + at.TILE + square] - 1].name


def _forecast(p: FlorenzaPosition, box: Box, seat: int) -> Forecast:
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
    return Forecast(lines, amounts([int(f.left[kind]) for kind in range(at.COSTS)]))


def target(p: FlorenzaPosition, action: int) -> str:
    """The thing on the board that an action or an outcome touches."""
    cells = p.cells
    stage = int(cells[at.STAGE])
    if p.to_act == CHANCE:
        return {at.DRAW_CHARACTER: "bag", at.DRAW_FORTUNE: "captains", at.DRAW_ORDER: "order"}.get(
            stage, "die"
        )
    seat = max(0, p.to_act)
    fortunes = p.tables.words["fortune_id"]
    if action < at.BUILD:
        return square_id(action >> 3, action & 7)
    if action < at.WORK:
        return f"supply/{action - at.BUILD + 1}"
    if action < at.HIRE:
        return work_id(p, seat, action - at.WORK)
    if action < at.PREACH_CHURCH:
        return character_id(p, action - at.HIRE)
    if action < at.TO_MARKET:
        return f"charity/{seat}" if action < at.PREACH_DUOMO else "charity/duomo"
    if action <= at.TO_ADMINISTRATION:
        return "market" if action == at.TO_MARKET else "administration"
    if action < at.RESERVE_FOR_ONESELF:
        return f"captain/{fortunes[action - at.TO_FORTUNE]}"
    if action < at.NAME:
        character = action - at.RESERVE_FOR_ONESELF
        return "office/captain" if character == at.CHARACTERS else character_id(p, character)
    if action < at.PAY_FORTUNE:
        return f"resource/{RESOURCES[(action - at.NAME) % at.GOODS_COUNT]}"
    if action < at.DONE:
        return f"captain/{fortunes[(action - at.PAY_FORTUNE) // 3]}"
    if action == at.CALL:
        return "muse"
    if at.FACE <= action < at.CALL:
        return "die"
    if action >= at.MARK_WITH:
        return f"marker/{MARKERS[action - at.MARK_WITH]}"
    choice = _choice(p)
    return "done" if action == at.DONE else choice.work or choice.square or "done"

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
from bottega.games.florenza.rules.forecast import Forecast as FamilyForecast
from bottega.games.florenza.rules.income import receive
from bottega.games.florenza.rules.placing import as_if_asked, place
from bottega.games.florenza.rules.plans import lowest_price
from bottega.games.florenza.rules.search import END


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
    """What the family will have in hand at a square or work, what that changes, and what it will be short of.

    The administration, the market and the captains of fortune have lines as well, without `have` and `short`; the first
    two have no name. A market that the forecast does not need is `unused`, a captain who gets nothing `unpaid`.
    `artist` is the name of a work's artist, None for an anonymous one.
    """

    target: str
    name: str
    artist: str | None
    verdict: str
    have: list[Amount]
    changes: list[Amount]
    short: list[Amount]


class Cure(Struct, forbid_unknown_fields=True):
    """A place for another familiar with which less of the plan fails, and what it would bring."""

    target: str
    name: str
    changes: list[Amount]


class Forecast(Struct, forbid_unknown_fields=True):
    """Everything placed, as it will resolve, what will be left, and the family's moves that lead there.

    The moves are notations, in the order in which they are asked for in phases 5 and 6; rolls, incentives, the Muse and
    markers are left out. `cures` are for the viewer's own family, as long as it has familiars to place.
    """

    lines: list[ForecastLine]
    left: list[Amount]
    moves: list[str]
    cures: list[Cure]


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
        forecast=None if ghost else family_forecast(p, box, words, seat, seat == viewer),
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


# -- the forecast ------------------------------------------------------------------------------------------------------

MOST_CURES = 3


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


def family_forecast(p: FlorenzaPosition, box: Box, words: list[str], seat: int, cured: bool) -> Forecast:
    """The forecast of a family, with the moves that it assumes as notations; if it is asked for, with cures."""
    f = forecast(p, seat)
    left = amounts([int(f.left[kind]) for kind in range(at.COSTS)])
    return Forecast(
        lines=forecast_lines(p, box, seat, f),
        left=left,
        moves=[words[action] for action in moves(p, seat, f)],
        cures=_cures(p, box, seat, f) if cured else [],
    )


def forecast_lines(p: FlorenzaPosition, box: Box, seat: int, f: FamilyForecast) -> list[ForecastLine]:
    """Everything placed, in the order of execution; the market and the captains where the forecast uses them."""
    found = []
    if p.administration(seat):
        brought = int(p.administration(seat)) * box.rates.administration
        found.append(_help_line("administration", "", "enough", {"florins": brought}))
    helps = [(int(f.helps[n]), int(f.helps[n + 1])) for n in range(0, len(f.helps), 2)]
    for number in range(f.count):
        where = int(f.where[number])
        if where < WORK_LINE:
            found += _help_lines(p, box, [action for moment, action in helps if moment == where])
        elif not number or int(f.where[number - 1]) < WORK_LINE:
            found += _end_lines(p, box, seat, helps)
        found.append(_line(p, box, seat, f, number))
    if not f.count or int(f.where[f.count - 1]) < WORK_LINE:
        found += _end_lines(p, box, seat, helps)
    return found


def _line(p: FlorenzaPosition, box: Box, seat: int, f: FamilyForecast, number: int) -> ForecastLine:
    """A square or a work."""
    where, first = int(f.where[number]), number * at.COSTS
    work = where - WORK_LINE
    return ForecastLine(
        target=work_id(p, seat, work) if work >= 0 else square_id(*divmod(where, at.SQUARES)),
        name=line_name(p, box, where),
        artist=_artist_name(p, box, seat, work) if work >= 0 else None,
        verdict=VERDICTS[f.verdict[number]],
        have=amounts([int(f.have[first + kind]) for kind in range(at.COSTS)]),
        changes=_work_changes(p, box, seat, work) if work >= 0 else _square_changes(p, box, where),
        short=amounts([int(f.short[first + kind]) for kind in range(at.COSTS)]),
    )


def _artist_name(p: FlorenzaPosition, box: Box, seat: int, work: int) -> str | None:
    artist = int(works.artist_of(p, seat, work))
    return None if artist < 0 or artist == at.ANONYMOUS else box.character[artist].name


def _work_changes(p: FlorenzaPosition, box: Box, seat: int, work: int) -> list[Amount]:
    cost = [-amount for amount in box.artwork[work].cost.row()]
    cost[at.FLORINS_COLUMN] -= int(lowest_price(p, seat, work))
    return amounts(cost)


def _square_changes(p: FlorenzaPosition, box: Box, where: int) -> list[Amount]:
    """What a planned building costs, or a built one asks and gives."""
    district, square = divmod(where, at.SQUARES)
    row = box.building[p.tile(district, square)]
    if p.state(district, square) == at.PLANNED:
        return amounts([-amount for amount in row.cost.row()])
    return [Amount(one.what, -one.count) for one in amounts(row.pay.row())] + amounts(row.gain.row())


def _help_line(target: str, name: str, verdict: str, changes: dict[str, int]) -> ForecastLine:
    changed = [Amount(what, changes[what]) for what in GAINS if changes.get(what)]
    return ForecastLine(target, name, None, verdict, [], changed, [])


def _help_lines(p: FlorenzaPosition, box: Box, helps: list[int]) -> list[ForecastLine]:
    """One visit to the market, and rows of captains."""
    deals = [action for action in helps if at.action_kind(action) != at.PAY_FORTUNE]
    found = [_help_line("market", "", "enough", _deal_changes(box, deals))] if deals else []
    for action in helps:
        if action not in deals:
            index = at.action_index(action)
            found.append(
                _captain_line(p, box, int(at.pay_fortune_captain(index)), int(at.pay_fortune_row(index)))
            )
    return found


def _deal_changes(box: Box, deals: list[int]) -> dict[str, int]:
    changes = dict.fromkeys(GAINS, 0)
    florins = {at.SELL: box.rates.sell, at.BUY: -box.rates.buy}
    for action in deals:
        kind = int(at.action_kind(action))
        changes[RESOURCES[at.action_index(action)]] += -1 if kind in (at.SELL, at.GIVE) else 1
        changes["florins"] += florins.get(kind, 0)
    return changes


def _captain_line(p: FlorenzaPosition, box: Box, captain: int, row: int) -> ForecastLine:
    card = box.captain[captain]
    changes = dict(zip(GAINS, card.rows()[row].row(), strict=False))
    changes["florins"] -= card.prices()[row]
    return _help_line(captain_id(p, captain), card.name, "enough" if row else "unpaid", changes)


def _end_lines(p: FlorenzaPosition, box: Box, seat: int, helps: list[tuple[int, int]]) -> list[ForecastLine]:
    """The end of phase 5: what is used there, captains whom nobody pays, and a market that is not needed."""
    found = _help_lines(p, box, [action for moment, action in helps if moment == END])
    paid = [at.action_index(action) for _, action in helps if at.action_kind(action) == at.PAY_FORTUNE]
    captains = {int(at.pay_fortune_captain(index)) for index in paid}
    for fortune in range(p.tables.fortunes):
        if p.fortune(fortune) == at.HELD + seat and fortune not in captains:
            found.append(_captain_line(p, box, fortune, 0))
    if p.market(seat) and len(paid) == len(helps):
        found.append(_help_line("market", "", "unused", {}))
    return found


def _cures(p: FlorenzaPosition, box: Box, seat: int, f: FamilyForecast) -> list[Cure]:
    """Where another familiar would help, the simplest first; of all places those that bring what is short."""
    if f.failed == 0 or p.phase != at.PHASE_PLACING or p.zone(seat) == 0:
        return []
    asked = as_if_asked(p, seat)
    missing = {
        kind for kind in range(at.COSTS) if any(f.short[line * at.COSTS + kind] for line in range(f.count))
    }
    found: list[Cure] = []
    for action in sorted(asked.actions(), key=_simplicity):
        if len(found) < MOST_CURES and _may_help(p, action, missing):
            after = asked.copy()
            place(after, action)
            then = forecast(after, seat)
            if then.failed < f.failed:
                aim = target(asked, action)
                line = next(one for one in forecast_lines(after, box, seat, then) if one.target == aim)
                if all((line.name, line.changes) != (cure.name, cure.changes) for cure in found):
                    found.append(Cure(aim, line.name, line.changes))
    return found


CURES = (at.TO_MARKET, at.TO_ADMINISTRATION, at.TO_FORTUNE, at.OCCUPY)


def _simplicity(action: int) -> int:
    kind = int(at.action_kind(action))
    return CURES.index(kind) if kind in CURES else len(CURES)


def _may_help(p: FlorenzaPosition, action: int, missing: set[int]) -> bool:
    """Whether a place for a familiar brings anything of these kinds."""
    kind, index, t = int(at.action_kind(action)), int(at.action_index(action)), p.tables
    if kind == at.TO_MARKET:
        return True
    if kind == at.TO_ADMINISTRATION:
        return at.FLORINS_COLUMN in missing
    if kind == at.TO_FORTUNE:
        rows = range(index * at.FORTUNE_ROWS, (index + 1) * at.FORTUNE_ROWS)
        return any(t.fortune_gain[row * at.GAINS + kind] > 0 for row in rows for kind in missing)
    if kind == at.OCCUPY:
        building = int(p.tile(at.occupy_owner(index), at.occupy_square(index)))
        return any(t.building_gain[building * at.GAINS + kind] > 0 for kind in missing)
    return False


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

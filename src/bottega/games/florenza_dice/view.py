"""What a seat sees: everything; the Dice Game has no hidden information. Only the dice's options depend on the viewer.

Things have the same names in views and in `Game.target`: `die/white` (its uses: `die/white/resources`,
`die/white/personality`, `die/white/money`), `palazzo/ritratto` and `rione/3` (an icon of theirs: `rione/3/wood`,
`palazzo/ritratto/fiorini`; the artist's box: `palazzo/ritratto/artist`; the house to be built: `rione/3/house`),
`track/captain`, `building/8` (14, with a resource to choose: `building/14/gold`), `turn/end`, and `lost` for a resource
that is given up.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec
from msgspec import Struct
from msgspec.structs import astuple, replace

from bottega.core.parts import encode_once, encode_parts, part, part_of, same_list
from bottega.core.position import CHANCE, OVER
from bottega.games.florenza_dice import content, scoring
from bottega.games.florenza_dice import layout as at
from bottega.games.florenza_dice.content import Box
from bottega.games.florenza_dice.names import ASKED, DICE, KINDS, ONCE_POWERS, POWERS, RESOURCES
from bottega.games.florenza_dice.position import FlorenzaDicePosition
from bottega.games.florenza_dice.rules import agenda, dice, flow, rione, sheet, works


class DieOption(Struct, forbid_unknown_fields=True):
    """One of the three uses of a die, for the viewer's seat."""

    id: str
    """`die/white/resources`"""
    kind: str
    """`resources`, `steps`, `artist` or `money`."""
    amount: int
    """Resources, steps, Fiorini to pay for the artist, or Fiorini gained; 0 before the roll."""
    changed_by: int | None
    """The number of the building that improves the die's value for this seat."""
    possible: bool
    """Whether the viewer could use a die this way now; for an artist, whether a work is ready and can be paid for."""


class Die(Struct, forbid_unknown_fields=True):
    id: str
    colour: str
    resource: str
    track: str | None
    artist: str | None
    value: int | None
    used: bool
    """Whether it is on USED: taken by the Active Player or the Ghost."""
    order: int
    """Its number among the three dice taken; 0 if it was not taken."""
    taken_by: list[int]
    """The Non-Active Players who use it in this turn."""
    in_hand_of: list[int]
    """The seats that have taken it and not yet chosen its use."""
    available: bool
    """Whether the viewer could take it now."""
    options: list[DieOption]


class Icon(Struct, forbid_unknown_fields=True):
    id: str
    """`rione/3/wood`: the same for identical icons."""
    kind: str
    marked: bool


class Work(Struct, forbid_unknown_fields=True):
    id: str
    area: str
    name: str
    icons: list[Icon]
    artists: list[str]
    artist_points: int | None
    points: int
    effect: str
    """`none`, `spare`, `fiorini`, `captain`, `bishop` or `preacher`."""
    income: int
    """The Fiorini that it pays as income."""
    ready: bool
    """Whether all icons are marked and only the artist is missing."""
    complete: bool


class Space(Struct, forbid_unknown_fields=True):
    id: str
    number: int
    icons: list[Icon]
    building: int | None
    name: str | None
    points: int
    """What the building on it scores; 0 for the free one."""
    bonus_spare: int
    bonus_points: int
    next: bool
    """Whether it is the space to build on next."""
    buildable: list[int]
    """The buildings whose cost is marked here, if it is the next space."""


class TrackSpace(Struct, forbid_unknown_fields=True):
    bonus: str
    """`blank`, `fiorini`, `star`, `box`, `cross`, `captain`, `bishop`, `resource`, `die` or `points`."""
    points: int
    marked: bool


class Track(Struct, forbid_unknown_fields=True):
    id: str
    name: str
    marks: int
    spaces: list[TrackSpace]


class Supply(Struct, forbid_unknown_fields=True):
    fiorini: int
    spare: int
    stars: int


class Once(Struct, forbid_unknown_fields=True):
    """A (1x) building, and whether its effect has been used in this turn."""

    building: int
    used: bool


class Score(Struct, forbid_unknown_fields=True):
    """The six boxes of the score, as if the game ended now."""

    palazzo: int
    chiesa: int
    rione: int
    captain: int
    supply: int
    total: int


class Asked(Struct, forbid_unknown_fields=True):
    """The open decision of a seat."""

    kind: str
    """`die` to take, `use` of it, `place` a resource, name a `track`, or `done`: end the turn."""
    bonus: bool
    """Whether the die is a bonus: any of the six."""
    die: str | None
    """The die in hand, or the one that the resources come from if one of them may be exchanged."""
    resource: str | None
    """The resource to place; null: any."""
    left: int
    """Dice still to use, resources still to place, or steps to make."""


class Player(Struct, forbid_unknown_fields=True):
    seat: int
    first: bool
    active: bool
    captain: bool
    bishop: bool
    works: list[Work]
    spaces: list[Space]
    tracks: list[Track]
    supply: Supply
    buildings: list[int]
    once: list[Once]
    score: Score | None
    """Null at a table that counts points only at the end."""
    projects: int
    palazzo_bonus: int | None
    dice_left: int
    waiting_dice: int
    asked: Asked | None


class Building(Struct, forbid_unknown_fields=True):
    """A row of the building table; what it does is the text `power-<power>`, with `die` and `amount`."""

    id: str
    number: int
    name: str
    cost: list[str]
    fiorini: int
    points: int
    power: str
    die: str | None
    resource: str | None
    """The resource of its die."""
    amount: int
    once: bool


class Ghost(Struct, forbid_unknown_fields=True):
    """The Ghost of the solo game."""

    level: str | None
    target: int
    captain_marks: int
    bishop_marks: int
    captain: bool
    bishop: bool
    active: bool


class FlorenzaDiceView(Struct, forbid_unknown_fields=True):
    """The table."""

    seat: int | None
    round: int
    rounds: int
    turn: int
    phase: str
    """`setup`, `income`, `roles`, `turns` or `over`."""
    stage: str
    """Within the turns: `roll`, `waiting` (dice won in the income), `active` or `others`; otherwise empty."""
    rolling: bool
    over: bool
    active: int | None
    first: int | None
    captain: int | None
    bishop: int | None
    palazzo_bonuses: list[int]
    chiesa_steps: int
    coin: int
    """What one Fiorini icon is worth."""
    ghost: Ghost | None
    dice: list[Die]
    players: list[Player]
    buildings: list[Building]
    winners: list[int]


COIN = 100

PHASES = ("setup", "setup", "income", "roles", "turns", "turns", "turns", "turns", "over")
STAGES = ("", "", "", "", "roll", "waiting", "active", "others", "")


def view(p: FlorenzaDicePosition, box: Box, seat: int | None) -> FlorenzaDiceView:
    """The table as a seat sees it; None: a spectator."""
    solo = p.seats == 1
    over = p.to_act == OVER

    def player(seat: int) -> int | None:
        return seat if 0 <= seat < p.seats else None

    return FlorenzaDiceView(
        seat=seat,
        round=p.round,
        rounds=flow.rounds(p),
        turn=p.turn,
        phase=PHASES[p.stage],
        stage=STAGES[p.stage],
        rolling=p.to_act == CHANCE,
        over=over,
        active=player(p.active) if p.stage >= at.STAGE_ROLL and not over else None,
        first=player(p.first),
        captain=player(p.captain),
        bishop=player(p.bishop),
        palazzo_bonuses=box.bonus.palazzo_solo if solo else box.bonus.palazzo,
        chiesa_steps=box.bonus.chiesa_steps,
        coin=COIN,
        ghost=_ghost(p, box) if solo else None,
        dice=[_die(p, box, die, seat) for die in range(at.DICE)],
        players=[_player(p, box, seat) for seat in range(p.seats)],
        buildings=part(("buildings", p.tables), _buildings, box),
        winners=list(p.winners()),
    )


def personal_view(p: FlorenzaDicePosition, box: Box, shared: FlorenzaDiceView, seat: int) -> FlorenzaDiceView:
    """The view of a seat, made from a spectator's: with what the seat can do with each die."""
    shown = [_own_die(p, box, number, seat, die) for number, die in enumerate(shared.dice)]
    return replace(shared, seat=seat, dice=shown)


def _own_die(p: FlorenzaDicePosition, box: Box, number: int, seat: int, shared: Die) -> Die:
    available, options = _available(p, number, seat), _options(p, box, number, seat)
    return part_of(shared, (available, id(options)), _with_options, available, options)


def _with_options(die: Die, available: bool, options: list[DieOption]) -> Die:
    return replace(die, available=available, options=options)


def _buildings(box: Box) -> list[Building]:
    return [_building(box, one) for one in box.building]


def _building(box: Box, row: content.Building) -> Building:
    return Building(
        id=f"building/{row.number}",
        number=row.number,
        name=row.name,
        cost=list(row.cost),
        fiorini=row.fiorini,
        points=row.points,
        power=row.power,
        die=None if row.die == "none" else row.die,
        resource=next((die.resource for die in box.die if die.name == row.die), None),
        amount=row.amount,
        once=row.power in ONCE_POWERS,
    )


def _ghost(p: FlorenzaDicePosition, box: Box) -> Ghost:
    levels = {level.target: level.name for level in box.level}
    return Ghost(
        level=levels.get(p.target),
        target=p.target,
        captain_marks=p.ghost_marks(at.CAPTAIN),
        bishop_marks=p.ghost_marks(at.BISHOP),
        captain=p.captain == 1,
        bishop=p.bishop == 1,
        active=p.active == 1 and p.stage in (at.STAGE_ROLL, at.STAGE_OTHERS),
    )


def _die(p: FlorenzaDicePosition, box: Box, die: int, seat: int | None) -> Die:
    """A die as everybody sees it, or as the seat does."""
    taken_by = tuple([one for one in range(p.seats) if p.taken(one) == die + 1])
    in_hand_of = tuple([one for one in range(p.seats) if agenda.die_in_hand(p, one) == die])
    value, order, options = p.die_value(die), p.die_order(die), _options(p, box, die, None)
    key = ("die", p.tables, die, value, order, taken_by, in_hand_of)
    shared = part(key, _make_die, box.die[die], value, order, taken_by, in_hand_of, options)
    return shared if seat is None else _own_die(p, box, die, seat, shared)


def _make_die(
    row: content.Die,
    value: int,
    order: int,
    taken_by: tuple[int, ...],
    in_hand_of: tuple[int, ...],
    options: list[DieOption],
) -> Die:
    return Die(
        id=f"die/{row.name}",
        colour=row.name,
        resource=row.resource,
        track=row.track,
        artist=row.artist,
        value=value or None,
        used=order > 0,
        order=order,
        taken_by=part(("seats", taken_by), list, taken_by),
        in_hand_of=part(("seats", in_hand_of), list, in_hand_of),
        available=False,
        options=options,
    )


def _available(p: FlorenzaDicePosition, die: int, seat: int | None) -> bool:
    return seat is not None and p.to_act >= 0 and p.refusal(at.take(die), seat) == 0


def _options(p: FlorenzaDicePosition, box: Box, die: int, seat: int | None) -> list[DieOption]:
    value, changer, usable, discount, can_hire = int(p.die_value(die)), 0, False, False, False
    if seat is not None:
        changer, usable = int(dice.value_changer(p, seat, die)), value > 0 and seat in p.waiting
        if box.die[die].steps is None:
            discount = bool(works.may_discount(p, seat))
            can_hire = usable and dice.can_hire(p, seat, die)
    key = ("options", p.tables, die, value, changer, usable, discount, can_hire)
    return part(key, _make_options, p, box, die, value, changer, usable, discount, can_hire)


def _make_options(
    p: FlorenzaDicePosition,
    box: Box,
    die: int,
    value: int,
    changer: int,
    usable: bool,
    discount: bool,
    can_hire: bool,
) -> list[DieOption]:
    row = box.die[die]
    name = f"die/{row.name}"

    def option(use: str, kind: str, by_value: list[int], best: int, possible: bool) -> DieOption:
        printed = by_value[value - 1] if value else 0
        amount = best if changer and value else printed
        return DieOption(f"{name}/{use}", kind, amount, changer if amount != printed else None, possible)

    goods = option("resources", "resources", list(row.resources), max(row.resources), usable)
    if row.steps is not None:
        person = option("personality", "steps", list(row.steps), max(row.steps), usable)
    else:
        prices = [int(price) for price in row.price or ()]
        if discount:
            prices = [COIN * int(works.reduced(p, price // COIN, 1)) for price in prices]
        person = option("personality", "artist", prices, min(prices), can_hire)
    return [goods, person, DieOption(f"{name}/money", "money", row.money, None, usable)]


def _player(p: FlorenzaDicePosition, box: Box, seat: int) -> Player:
    """A player: their sheet, and what the table adds to it."""
    own, asked = _sheet(p, box, seat), _asked(p, seat)
    active = p.active == seat and p.stage >= at.STAGE_ROLL and p.to_act != OVER
    roles = (p.first == seat, active, p.captain == seat, p.bishop == seat)
    return part_of(own, (*roles, asked and astuple(asked)), _make_player, *roles, asked)


def _make_player(
    own: Player, first: bool, active: bool, captain: bool, bishop: bool, asked: Asked | None
) -> Player:
    return replace(own, first=first, active=active, captain=captain, bishop=bishop, asked=asked)


def without_scores(view: FlorenzaDiceView) -> FlorenzaDiceView:
    """A view of a table that counts points only at the end."""
    players = [part_of(player, ("no score",), _without_score) for player in view.players]
    return replace(view, players=players)


def _without_score(player: Player) -> Player:
    return replace(player, score=None)


def _sheet(p: FlorenzaDicePosition, box: Box, seat: int) -> Player:
    """The part of a player that depends only on the cells of the seat."""
    first = at.SEATS_AT + seat * at.SEAT_SIZE
    key = p.key()[2 * first : 2 * (first + at.SEAT_SIZE)]
    return part(("sheet", p.tables, seat, key), _make_sheet, p, box, seat)


def encode(view: FlorenzaDiceView) -> bytes:
    """A view as JSON."""
    return msgspec.json.encode(
        replace(
            view,
            players=[encode_parts(player, _encode_player) for player in view.players],
            buildings=encode_once(view.buildings),
        )
    )


def _encode_player(player: Player) -> bytes:
    return msgspec.json.encode(
        replace(
            player,
            works=encode_once(player.works),
            spaces=encode_once(player.spaces),
            tracks=encode_once(player.tracks),
        )
    )


def _make_sheet(p: FlorenzaDicePosition, box: Box, seat: int) -> Player:
    return Player(
        seat=seat,
        first=False,
        active=False,
        captain=False,
        bishop=False,
        works=same_list([_work(p, box, row, seat, number) for number, row in enumerate(box.works)]),
        spaces=same_list([_space(p, box, seat, space) for space in range(len(box.space))]),
        tracks=[_track(p, box, seat, track) for track in range(at.TRACKS)],
        supply=Supply(COIN * p.fiorini(seat), p.spare(seat), p.stars(seat)),
        buildings=[one.number for one in box.building if sheet.owns(p, seat, one.number)],
        once=[
            Once(one.number, bool(p.once(seat) >> POWERS.index(one.power) & 1))
            for one in box.building
            if one.power in ONCE_POWERS and sheet.owns(p, seat, one.number)
        ],
        score=Score(*scoring.boxes(p, seat)),
        projects=scoring.projects(p, seat),
        palazzo_bonus=p.palazzo_bonus(seat) if p.palazzo_turn(seat) else None,
        dice_left=p.dice_left(seat),
        waiting_dice=p.waiting_dice(seat),
        asked=None,
    )


@lru_cache(4096)
def _icons(id_: str, counts: tuple[int, ...], marks: int) -> list[Icon]:
    icons = []
    for kind, count in enumerate(counts):
        for number in range(count):
            marked = bool(marks >> 2 * kind + number & 1)
            icons.append(Icon(f"{id_}/{KINDS[kind]}", KINDS[kind], marked))
    return icons


def _work(p: FlorenzaDicePosition, box: Box, row: content.Work, seat: int, number: int) -> Work:
    work = int(p.tables.projects[number])
    marks, artist = int(p.marks(seat, work)), int(p.artist(seat, work))
    ready = bool(sheet.is_ready(p, seat, work)) and artist == 0
    key = ("work", p.tables, number, marks, artist, ready)
    return part(key, _make_work, box, row, marks, artist, ready)


def _make_work(box: Box, row: content.Work, marks: int, artist: int, ready: bool) -> Work:
    return Work(
        id=row.id,
        area=row.area,
        name=row.name,
        icons=_icons(row.id, row.icons, marks),
        artists=list(row.artists),
        artist_points=artist or None,
        points=row.points,
        effect=row.effect,
        income=box.bonus.income_fiorini if row.effect == "fiorini" else 0,
        ready=ready,
        complete=artist > 0,
    )


def _space(p: FlorenzaDicePosition, box: Box, seat: int, space: int) -> Space:
    project = at.RIONE + space
    building, marks = int(p.building(seat, space)), int(p.marks(seat, project))
    is_next = p.next_project(seat) == project
    buildable: tuple[int, ...] = ()
    if is_next:
        buildable = tuple(
            [one.number for one in box.building if rione.refuse_build(p, seat, one.number) == 0]
        )
    key = ("space", p.tables, space, building, marks, is_next, buildable)
    return part(key, _make_space, box, space, building, marks, is_next, buildable)


def _make_space(
    box: Box, space: int, building: int, marks: int, is_next: bool, buildable: tuple[int, ...]
) -> Space:
    row = box.space[space]
    built = box.building[building - 1] if building else None
    return Space(
        id=f"rione/{row.number}",
        number=row.number,
        icons=_icons(f"rione/{row.number}", row.icons, marks),
        building=built.number if built else None,
        name=built.name if built else None,
        points=built.points if built and space else 0,
        bonus_spare=row.spare,
        bonus_points=row.points,
        next=is_next,
        buildable=list(buildable),
    )


def _track(p: FlorenzaDicePosition, box: Box, seat: int, track: int) -> Track:
    row = box.track[track]
    marks = p.track_marks(seat, track)
    return Track(f"track/{row.name}", row.name, marks, _track_spaces(tuple(row.spaces), marks))


@lru_cache(256)
def _track_spaces(bonuses: tuple[str, ...], marks: int) -> list[TrackSpace]:
    spaces = []
    for number, bonus in enumerate(bonuses):
        points = int(bonus[0]) if bonus[0].isdigit() else 0
        spaces.append(TrackSpace("points" if points else bonus, points, number < marks))
    return spaces


def _asked(p: FlorenzaDicePosition, seat: int) -> Asked | None:
    asked = p.asked(seat)
    if asked == at.ASK_NOTHING:
        return None
    bonus, die, resource, left = False, None, None, 0
    if asked == at.ASK_DIE:
        bonus = dice.is_bonus_die(p, seat)
        left = p.dice_left(seat)
    elif asked == at.ASK_USE:
        die = f"die/{DICE[agenda.die_in_hand(p, seat)]}"
    elif asked == at.ASK_PLACE:
        item = agenda.top(p, seat)
        kind, source = agenda.goods_resource(item), agenda.goods_die(item)
        resource = RESOURCES[kind] if kind < at.RESOURCES else None
        die = f"die/{DICE[source]}" if source < at.DICE else None
        left = agenda.goods_count(item)
    elif asked == at.ASK_TRACK:
        left = p.tables.chiesa_steps
    return Asked(ASKED[asked], bonus, die, resource, left)

"""Whether a loaded position is one that play can reach: the stage, the dice, the offices, the agendas and the supply.

What can be on a seat's agenda, from the bottom to the top:

- in phase 1: the works of the Chiesa that have not paid yet, if any; then a resource from a track;
- in phase 2: the Captain's resource;
- in a turn: what is left of earlier uses of dice, steps or the Chiesa's track; then a Die bonus, a die in hand,
  resources to mark, or the Chiesa's track.

A use of a die leaves one item at most below what follows from it, and only a Die bonus begins another use within it. So
an agenda in a turn has at most two items more than Die bonuses were won (see MOST_DIE_SPACES in content.py).
"""

from __future__ import annotations

from bottega.core.dumping import Reader
from bottega.games.florenza_dice import layout as at
from bottega.games.florenza_dice.names import ASKED, DICE, TRACKS
from bottega.games.florenza_dice.position import FlorenzaDicePosition, blank
from bottega.games.florenza_dice.rules import agenda, dice, flow, ghost, sheet, works

BEFORE_PLAY = (at.STAGE_ROLL_BUILDINGS, at.STAGE_DRAW_FIRST)
CHANCES = (*BEFORE_PLAY, at.STAGE_ROLL)
TURN = (at.STAGE_WAITING_DICE, at.STAGE_ACTIVE, at.STAGE_OTHERS)
"""The stages of a turn in which dice are used."""
UNPLACED = (at.FRESH, at.MUST_EXCHANGE, at.MUST_CHANGE)
"""In goods: no resource of this die has been placed, or something was built since."""


def check(p: FlorenzaDicePosition, reader: Reader, players: list[Reader]) -> None:
    """Refuse what no game leads to, with the reason."""
    _check_stage(p, reader)
    _check_dice(p, reader)
    _check_turns(p, reader)
    _check_offices(p, reader)
    if p.stage not in (*CHANCES, at.STAGE_OVER) and flow.first_asked(p) < 0:
        raise reader.fail("players", "nobody is asked for anything, and nothing is to be rolled")
    for seat, part in enumerate(players):
        _check_supply(p, part, seat)
        _check_dice_due(p, part, seat)
        _check_once(p, part, seat)
        _check_agenda(p, part, seat)
        _check_asked(p, part, seat)
        _check_palazzo(p, part, seat)
    _check_owners(p, reader)


# -- the table -----------------------------------------------------------------------------------------------------


def _check_stage(p: FlorenzaDicePosition, reader: Reader) -> None:
    """Check the beginning and the end of the game."""
    if p.stage in BEFORE_PLAY:
        begun = blank(p.tables, p.seats)
        flow.set_up(begun, p.target)
        begun.set_stage(p.stage)
        rolled = [int(p.building(seat, 0)) for seat in range(p.seats)]
        for seat, number in enumerate(rolled):
            if number:
                begun.set_building(seat, 0, number)
                sheet.own(begun, seat, number)
        if p != begun:
            raise reader.fail("stage", "before there is a First Player nothing has been played yet")
        missing = rolled.count(0)
        if any(rolled[len(rolled) - missing :]):
            raise reader.fail("players", "free buildings are rolled for in the order of the seats")
        if (p.stage == at.STAGE_DRAW_FIRST) == (missing > 0) or (
            not missing and rolled.count(min(rolled)) == 1
        ):
            raise reader.fail("stage", "a First Player is drawn if and only if several have rolled lowest")
    if p.stage == at.STAGE_OVER and not flow.is_last_turn(p):
        raise reader.fail("stage", "the game is over after the last turn of the last round")


def _check_dice(p: FlorenzaDicePosition, reader: Reader) -> None:
    values = [int(p.die_value(die)) for die in range(at.DICE)]
    orders = sorted(int(p.die_order(die)) for die in range(at.DICE) if p.die_order(die))
    if p.stage < at.STAGE_ROLL and any(values):
        raise reader.fail("dice", "no dice lie on the board before the first roll of a round")
    if p.stage in TURN and not all(values):
        raise reader.fail("dice", "all six dice lie on the board during a turn")
    if p.stage == at.STAGE_ROLL:
        count = sum(1 for value in values if value)
        if count == at.DICE or any(values[count:]):
            raise reader.fail("dice", "dice are rolled in their order, and some are still to come")
    if p.stage in (at.STAGE_ROLL, at.STAGE_WAITING_DICE) and orders:
        raise reader.fail("dice", "no die lies on USED before the Active Player has taken one")
    if orders != list(range(1, len(orders) + 1)):
        raise reader.fail("dice", "the dice on USED are numbered in the order in which they were taken")
    if p.stage in (at.STAGE_ACTIVE, at.STAGE_OTHERS):
        _check_used(p, reader, len(orders))


def _check_used(p: FlorenzaDicePosition, reader: Reader, count: int) -> None:
    """Check the dice on USED, which the Ghost selects by its own rule."""
    if p.active >= p.seats:
        copy = p.copy()
        for die in range(at.DICE):
            copy.set_die_order(die, 0)
        ghost.choose_dice(copy)
        chosen = [name for die, name in enumerate(DICE) if copy.die_order(die)]
        if p.stage == at.STAGE_ACTIVE or any(
            copy.die_order(die) != p.die_order(die) for die in range(at.DICE)
        ):
            raise reader.fail("dice", f"the Ghost selects {', '.join(chosen)} as soon as the dice are rolled")
    elif p.stage == at.STAGE_OTHERS and count != p.tables.dice_used:
        raise reader.fail("dice", f"the Active Player has used {p.tables.dice_used} dice, not {count}")


def _check_turns(p: FlorenzaDicePosition, reader: Reader) -> None:
    """Check the number of turns begun, which follows from round, stage and Active Player."""
    if p.first < 0:
        due = 0
        if p.round != 1:
            raise reader.fail("round", "buildings are rolled for in round 1")
    else:
        players = 2 if p.seats == 1 else int(p.seats)
        due = (int(p.round) - 1) * players + (int(p.active) - int(p.first)) % players
        if p.stage in (at.STAGE_INCOME, at.STAGE_ROLES):
            if p.round == 1 or p.active != p.first:
                raise reader.fail(
                    "stage", "incomes and offices come at the beginning of a round from the second on"
                )
        else:
            due += 1
    if p.turn != due:
        raise reader.fail("turn", f"by round, stage and Active Player it must be {due}")


def _check_offices(p: FlorenzaDicePosition, reader: Reader) -> None:
    """Check who holds an office, which follows from the marks at the election; marks can only increase."""
    for track, holder in ((at.CAPTAIN, int(p.captain)), (at.BISHOP, int(p.bishop))):
        if p.round == 1 or p.stage == at.STAGE_INCOME:
            if holder >= 0:
                raise reader.fail(
                    TRACKS[track], "offices are filled from the second round on, after the incomes"
                )
            continue
        least = int(p.tables.least[track])
        if holder >= 0 and _marks(p, track)[holder] < least:
            raise reader.fail(
                TRACKS[track], f"the office needs {least} {'mark' if least == 1 else 'marks'} at least"
            )
        if not _can_be_elected(p, track, holder):
            due = _seat(int(flow.foremost(p, track)))
            must = f"it must be {due}" if not _moved(p) else f"it cannot be {_seat(holder)}"
            raise reader.fail(TRACKS[track], f"by the marks on the tracks {must}")


def _seat(value: int) -> int | None:
    return value if value >= 0 else None


def _marks(p: FlorenzaDicePosition, track: int) -> list[int]:
    """Everybody's marks on a track; in the solo game the Ghost is seat 1."""
    marks = [int(p.track_marks(seat, track)) for seat in range(p.seats)]
    return [*marks, int(p.ghost_marks(track))] if p.seats == 1 else marks


def _moved(p: FlorenzaDicePosition) -> set[int]:
    """Who may have made steps since the last election."""
    if p.active != p.first:
        return set(range(max(2, p.seats)))  # a whole turn has passed
    if p.stage not in TURN:
        return set()
    in_hand = [agenda.kind(agenda.top(p, seat)) == at.ITEM_USE for seat in range(p.seats)]
    return {seat for seat in range(p.seats) if _dice_of_turn(p, seat) > in_hand[seat]}


def _can_be_elected(p: FlorenzaDicePosition, track: int, holder: int) -> bool:
    """Whether the marks at the election, which those who have moved since had fewer of, can have led to this."""
    marks, moved = _marks(p, track), _moved(p)
    fixed = [count for who, count in enumerate(marks) if who not in moved and who != holder]
    best = max(fixed, default=0)
    if holder >= 0:
        return marks[holder] > best
    tied = best < int(p.tables.least[track]) or fixed.count(best) > 1
    return tied or any(marks[who] >= best for who in moved)


def _check_owners(p: FlorenzaDicePosition, reader: Reader) -> None:
    """Check that dice of the income are used by one player after the other, in turn order."""
    if p.stage != at.STAGE_WAITING_DICE:
        return
    order = [(int(p.active) + step) % int(p.seats) for step in range(p.seats)]
    asked = [seat for seat in order if p.asked(seat)]
    if len(asked) > 1 or any(p.waiting_dice(seat) for seat in order[: order.index(asked[0])]):
        raise reader.fail("players", "dice of the income are used by one after the other, in turn order")


# -- a player ------------------------------------------------------------------------------------------------------


def _check_supply(p: FlorenzaDicePosition, reader: Reader, seat: int) -> None:
    """Check that there are no more stars and Spare Resources than the sheet has given, and not too much money."""
    tables = p.tables
    stars = int(tables.start_stars) + _bonuses(p, seat, at.BONUS_STAR) - _masterpieces(p, seat)
    if p.stars(seat) > stars:
        raise reader.fail("stars", f"by the marks on the tracks and the artists there are at most {stars}")
    spares = int(tables.start_spare) + _bonuses(p, seat, at.BONUS_BOX)
    for work in range(tables.palazzo_end):
        if p.artist(seat, work) and tables.work_effect[work] == at.EFFECT_SPARE:
            spares += 1
    for space in range(1, int(p.next_project(seat)) - at.RIONE):
        number = int(p.building(seat, space))
        spares += int(tables.space_spare[space])
        if tables.power[number] == at.POWER_SPARES:
            spares += int(tables.power_amount[number])
    if p.spare(seat) > spares:
        raise reader.fail("spare", f"by what is marked and built there are at most {spares}")
    begun = blank(tables, p.seats)
    flow.set_up(begun, 0)
    game = _money_to_come(begun, seat)
    most = int(tables.start_fiorini) + 2 * game - _money_to_come(p, seat)
    if p.fiorini(seat) > most:
        raise reader.fail("fiorini", f"a game does not bring more than {100 * most} up to here")


def _money_to_come(p: FlorenzaDicePosition, seat: int) -> int:
    """More than the seat can gain from here to the end, in hundreds; any gain lowers it by as much at least.

    The check leaves room for the gains of a second game, so that positions can be set up with some money.
    """
    t = p.tables
    step, change, income = max(int(t.overflow), 1), int(t.amount[at.POWER_CHANGE]), int(t.income)
    die = max(
        *(int(t.money[die]) for die in range(at.DICE)),
        int(t.amount[at.POWER_MONEY]),
        2 * change,
        2 * step,
        income + step + int(t.chiesa_steps) * step,
    )
    by_round = change + (int(t.chiesa_end) - at.CHIESA) * max(income, step)
    total = die * (int(p.dice_left(seat)) + int(p.waiting_dice(seat)) + _dice_to_come(p, seat))
    total += by_round * int(flow.rounds(p) - p.round) + (change if p.stage == at.STAGE_INCOME else 0)
    worth = {
        at.BONUS_FIORINI: 1, at.BONUS_CROSS: step, at.BONUS_CAPTAIN: step, at.BONUS_BISHOP: step,
        at.BONUS_RESOURCE: change, at.BONUS_DIE: die,
    }  # fmt: skip
    for track in range(at.TRACKS):
        for space in range(p.track_marks(seat, track), t.track_length[track]):
            total += worth.get(int(t.track_bonus[track * at.LONGEST + space]), 0)
    for item in [int(p.agenda(seat, depth)) for depth in range(p.depth(seat))]:
        kind = agenda.kind(item)
        if kind == at.ITEM_STEPS:
            total += step * int(agenda.steps_count(item))
        elif kind == at.ITEM_GOODS:
            total += change * int(agenda.goods_count(item))
        elif kind == at.ITEM_CHIESA:
            total += step * int(t.chiesa_steps)
        elif kind == at.ITEM_INCOME:
            total += max(income, step) * int(agenda.income_works(item)).bit_count()
        else:
            total += die
    return total


def _dice_to_come(p: FlorenzaDicePosition, seat: int) -> int:
    """The most dice that the seat can still use from later stages on, without bonuses."""
    turns = int(flow.rounds(p)) * max(2, int(p.seats)) - int(p.turn)
    if p.stage in (at.STAGE_ROLL, at.STAGE_WAITING_DICE):
        turns += 1
    return int(p.tables.dice_used) * turns + (p.stage == at.STAGE_ACTIVE and seat != p.active)


def _bonuses(p: FlorenzaDicePosition, seat: int, bonus: int) -> int:
    """How many spaces with this bonus the seat has marked."""
    return sum(
        int(p.tables.track_bonus[track * at.LONGEST + space]) == bonus
        for track in range(at.TRACKS)
        for space in range(p.track_marks(seat, track))
    )


def _masterpieces(p: FlorenzaDicePosition, seat: int) -> int:
    """How many artists have certainly taken a star."""
    plain = (0, int(p.tables.paid), int(p.tables.anonymous))
    return sum(int(p.artist(seat, work)) not in plain for work in range(at.WORKS))


def _dice_taken(p: FlorenzaDicePosition, seat: int) -> int:
    """How many dice the seat has taken in this turn, without bonuses."""
    if seat == p.active:
        return sum(1 for die in range(at.DICE) if p.die_order(die))
    return 1 if p.taken(seat) else 0


def _last_taken(p: FlorenzaDicePosition, seat: int, taken: int) -> int:
    """The last of so many dice that the seat has taken."""
    if seat != p.active:
        return int(p.taken(seat)) - 1
    return [int(p.die_order(die)) for die in range(at.DICE)].index(taken)


def _dice_of_turn(p: FlorenzaDicePosition, seat: int) -> int:
    """How many dice the seat may have taken or won in this turn, those on its agenda included."""
    taken = _dice_taken(p, seat)
    if not taken and not _had_waiting_dice(p, seat):
        return 0
    return taken + _bonuses(p, seat, at.BONUS_DIE) - int(p.waiting_dice(seat))


def _had_waiting_dice(p: FlorenzaDicePosition, seat: int) -> bool:
    """Whether the seat may have won dice in the last incomes, and this is the turn in which they are used."""
    return p.round > 1 and p.active == p.first and _walking_works(p, seat) > 0


def _walking_works(p: FlorenzaDicePosition, seat: int) -> int:
    """How many completed works of the Chiesa give a step."""
    return sum(1 for work in range(at.CHIESA, p.tables.chiesa_end) if _walks(p, seat, work))


def _walks(p: FlorenzaDicePosition, seat: int, work: int) -> bool:
    return p.artist(seat, work) > 0 and int(p.tables.work_effect[work]) >= at.EFFECT_CAPTAIN


def _check_dice_due(p: FlorenzaDicePosition, reader: Reader, seat: int) -> None:
    """Check who has dice to use, which follows from the stage, and how many, which follows from those on USED."""
    due = 0
    if p.stage == at.STAGE_OTHERS and seat != p.active:
        due = 0 if p.taken(seat) else 1
    elif p.stage == at.STAGE_ACTIVE and seat == p.active:
        due = int(p.tables.dice_used) - sum(1 for die in range(at.DICE) if p.die_order(die))
    if p.taken(seat):
        if p.stage != at.STAGE_OTHERS or seat == p.active:
            raise reader.fail(
                "taken", "only the others, in their part of the turn, have taken a die from UNUSED"
            )
        if p.die_order(p.taken(seat) - 1) and seat != p.bishop:
            raise reader.fail("taken", "only the Bishop can have taken a die from USED")
    if p.dice_left(seat) != due:
        raise reader.fail("dice_left", f"by the stage and the dice on USED it must be {due}")
    first_turn = p.stage in (at.STAGE_INCOME, at.STAGE_ROLES) or (
        p.stage in (at.STAGE_ROLL, at.STAGE_WAITING_DICE) and p.active == p.first
    )
    if p.waiting_dice(seat) and not first_turn:
        raise reader.fail("waiting_dice", "dice of the income are used after the first roll of the round")
    if p.waiting_dice(seat) > min(_bonuses(p, seat, at.BONUS_DIE), _walking_works(p, seat)):
        raise reader.fail("waiting_dice", "by the marks on the tracks and the Chiesa there are fewer")


def _check_once(p: FlorenzaDicePosition, reader: Reader, seat: int) -> None:
    """Check that (1x) powers were used with dice of this turn; Fiorini for a resource need none of their own."""
    used = int(p.once(seat))
    if not used:
        return
    waits = agenda.kind(agenda.top(p, seat)) in (at.ITEM_DIE, at.ITEM_USE)
    dice_used = _dice_of_turn(p, seat) - waits if p.stage in TURN else 0
    if dice_used <= 0 or (used & ~(1 << at.POWER_CHANGE)).bit_count() > dice_used:
        raise reader.fail(
            "once", f"these effects need more dice than the {max(dice_used, 0)} used in this turn"
        )


def _check_asked(p: FlorenzaDicePosition, reader: Reader, seat: int) -> None:
    """Check that the seat is asked what its agenda leads to."""
    if p.asked(seat) == at.ASK_NOTHING:
        if p.depth(seat) or p.dice_left(seat):
            raise reader.fail("asked", "there is something on the agenda, so something must be asked")
        return
    if p.stage in (*CHANCES, at.STAGE_OVER):
        raise reader.fail("asked", "nobody is asked while something is to be rolled, or after the end")
    if p.stage == at.STAGE_ACTIVE and seat != p.active:
        raise reader.fail("asked", "the others wait until the Active Player's part of the turn is over")
    if p.stage == at.STAGE_OTHERS and seat == p.active:
        raise reader.fail("asked", "the Active Player's part of the turn is over")
    if p.asked(seat) == at.ASK_DONE and not _dice_of_turn(p, seat):
        raise reader.fail("asked", "only somebody who has used a die is asked for the end of the turn")
    copy = p.copy()
    flow.resolve(copy, seat)
    if copy != p:
        raise reader.fail("asked", f"the agenda leads to {ASKED[copy.asked(seat)]!r}")


def _check_palazzo(p: FlorenzaDicePosition, reader: Reader, seat: int) -> None:
    complete = works.is_palazzo_complete(p, seat)
    if (p.palazzo_turn(seat) > 0) != complete or (p.palazzo_bonus(seat) > 0 and not complete):
        raise reader.fail(
            "palazzo_turn", "the Palazzo has a turn and a bonus when all its works are complete"
        )
    due = int(works.palazzo_points(p, p.palazzo_turn(seat))) if complete else 0
    if p.palazzo_bonus(seat) != due:
        raise reader.fail(
            "palazzo_bonus", f"by the turns in which the Palazzi were completed it must be {due}"
        )


# -- the agenda ----------------------------------------------------------------------------------------------------


def _check_agenda(p: FlorenzaDicePosition, reader: Reader, seat: int) -> None:
    """Check that play can leave these items to the seat at this stage."""
    items = [int(p.agenda(seat, depth)) for depth in range(p.depth(seat))]
    if not items:
        return
    top = items[-1]
    resource = agenda.kind(top) == at.ITEM_GOODS and agenda.goods_resource(top) == at.ANY
    if resource:
        _check_goods(p, reader, seat, False, top)
    if p.stage == at.STAGE_ROLES:
        if items != [top] or not resource or seat != p.captain:
            raise reader.fail("agenda", "in phase 2 there is the Captain's resource and nothing else")
    elif p.stage == at.STAGE_INCOME:
        if not resource or not _ends_at(p, seat, at.BONUS_RESOURCE):
            raise reader.fail("agenda", "in phase 1 only a resource that a track has just given is asked for")
        if not _is_income(p, seat, items[:-1]):
            raise reader.fail("agenda", "a work that gives a step has paid, and those after it have not")
    elif p.stage in TURN:
        _check_uses(p, reader, seat, items[:-1], top)
    else:
        raise reader.fail("agenda", "nothing is left on it while something is to be rolled, or after the end")


def _ends_at(p: FlorenzaDicePosition, seat: int, bonus: int) -> bool:
    """Whether the last space marked on a track gives this, so that it can have been given just now."""
    ends = [(track, int(p.track_marks(seat, track)) - 1) for track in range(at.TRACKS)]
    return any(
        space >= 0 and int(p.tables.track_bonus[track * at.LONGEST + space]) == bonus for track, space in ends
    )


def _is_income(p: FlorenzaDicePosition, seat: int, below: list[int]) -> bool:
    """fd-2.3: completed works of the Chiesa pay in order; a work that gives a step has just done so."""
    complete = [work for work in range(at.CHIESA, p.tables.chiesa_end) if p.artist(seat, work)]
    rests = [
        sum(1 << work - at.CHIESA for work in complete[place + 1 :])
        for place, work in enumerate(complete)
        if _walks(p, seat, work)
    ]
    return below in [[agenda.income(rest)] if rest else [] for rest in rests]


def _check_uses(p: FlorenzaDicePosition, reader: Reader, seat: int, below: list[int], top: int) -> None:
    """Check what is left of uses of dice, and what is asked in the latest of them."""
    for item in below:
        if agenda.kind(item) not in (at.ITEM_STEPS, at.ITEM_CHIESA):
            raise reader.fail("agenda", "only steps and the Chiesa's track wait below other items")
        if agenda.kind(item) == at.ITEM_STEPS:
            _check_steps(p, reader, seat, item)
    chiesa = [*below, top].count(at.ITEM_CHIESA)
    if chiesa > 1 or (chiesa and not works.is_chiesa_complete(p, seat)):
        raise reader.fail("agenda", "the Chiesa's steps are made once, when all its works are complete")
    kind = agenda.kind(top)
    by_step = kind == at.ITEM_GOODS and agenda.goods_resource(top) == at.ANY
    if len(below) + (not by_step) > _dice_of_turn(p, seat):
        raise reader.fail("agenda", "there are more items than the dice taken and won can have left")
    if kind == at.ITEM_DIE and not _ends_at(p, seat, at.BONUS_DIE):
        raise reader.fail("agenda", "no track has just given a die")
    if by_step and not _ends_at(p, seat, at.BONUS_RESOURCE):
        raise reader.fail("agenda", "no track has just given a resource")
    if kind == at.ITEM_USE:
        _check_taken(p, reader, seat, bool(below), int(agenda.use_die(top)))
    elif kind == at.ITEM_GOODS:
        _check_goods(p, reader, seat, bool(below), top)
    elif kind not in (at.ITEM_DIE, at.ITEM_CHIESA):
        raise reader.fail("agenda", "what can be carried out without a question has been carried out")


def _check_steps(p: FlorenzaDicePosition, reader: Reader, seat: int, item: int) -> None:
    """Check that steps are the rest of a die's, of the (1x) power's or of the Chiesa's."""
    track, most = int(agenda.steps_track(item)), 0
    if track in [int(p.tables.track_of[die]) for die in range(at.DICE)]:
        most = 1
    if p.once(seat) >> at.POWER_STEPS & 1:
        most = max(most, int(p.tables.amount[at.POWER_STEPS]) - 1)
    if works.is_chiesa_complete(p, seat):
        most = max(most, int(p.tables.chiesa_steps) - 1)
    if agenda.steps_count(item) > most or p.track_marks(seat, track) == 0:
        raise reader.fail("agenda", f"no more than {most} of the steps on a track can be left")


def _check_taken(p: FlorenzaDicePosition, reader: Reader, seat: int, nested: bool, die: int) -> None:
    """Check that the seat can have taken this die last (-1: any die): as its own, or as a bonus."""
    if _ends_at(p, seat, at.BONUS_DIE):
        return
    if not nested:
        if p.stage == at.STAGE_WAITING_DICE:
            return
        taken = _dice_taken(p, seat)
        if taken and (die < 0 or die == _last_taken(p, seat, taken)):
            return
    raise reader.fail("agenda", "this die is neither the last one taken nor a bonus")


def _check_goods(p: FlorenzaDicePosition, reader: Reader, seat: int, nested: bool, item: int) -> None:
    """Check that a die, the (1x) power or a track can have given these resources, and what happened to the last."""
    resource, count = int(agenda.goods_resource(item)), int(agenda.goods_count(item))
    die, last = int(agenda.goods_die(item)), int(agenda.goods_last(item))
    _check_last(p, reader, seat, item)
    if resource == at.ANY:
        if (count, die) != (1, at.NONE):
            raise reader.fail("agenda", "of resources of choice there is one, and it comes from no die")
        return
    exchanged = count == 1 and p.exchange(seat) >> resource & 1 != 0
    if die < at.DICE:
        if die != resource:
            raise reader.fail("agenda", f"the {DICE[die]} die gives other resources")
        two = dice.gives_goods(p, seat, die, 2)
        if not two and (count == 2 or last not in UNPLACED or not dice.gives_goods(p, seat, die, 1)):
            raise reader.fail("agenda", f"the {DICE[die]} die does not give as many")
        _check_taken(p, reader, seat, nested, die)
    elif p.once(seat) >> at.POWER_IDENTICAL & 1 and count <= int(p.tables.amount[at.POWER_IDENTICAL]):
        _check_taken(p, reader, seat, nested, -1)
    elif exchanged and dice.gives_goods(p, seat, resource, 2):
        _check_taken(p, reader, seat, nested, resource)
    else:
        raise reader.fail("agenda", "neither an exchange nor a building can have given these resources")


def _check_last(p: FlorenzaDicePosition, reader: Reader, seat: int, item: int) -> None:
    """Check what happened to the previous of two resources, which has left its traces."""
    resource, die, last = agenda.goods_resource(item), agenda.goods_die(item), int(agenda.goods_last(item))
    built = int(p.building(seat, p.next_project(seat) - at.RIONE - 1))
    power, power_die = int(p.tables.power[built]), int(p.tables.power_die[built])
    if last == at.FRESH:
        possible = True
    elif last == at.MUST_CHANGE:
        possible = power == at.POWER_CHANGE
    elif last == at.MUST_EXCHANGE:
        possible = power == at.POWER_EXCHANGE and power_die == die
    elif agenda.goods_count(item) == 2 or resource == at.ANY:
        possible = False
    elif last == at.CHANGED:
        possible = p.once(seat) >> at.POWER_CHANGE & 1 != 0
    elif last == at.EXCHANGED:
        possible = die == at.NONE and p.exchange(seat) >> resource & 1 != 0
    else:
        possible = not sheet.is_complete(p, seat, last) and p.marks(seat, last) >> 2 * resource & 1 != 0
    if not possible:
        raise reader.fail("agenda", "the previous resource has left no trace of what happened to it")

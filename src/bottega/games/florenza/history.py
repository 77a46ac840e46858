"""Whether some game can have led to a loaded position: what the rounds and phases so far allow.

consistency.py counts the pieces and compares the agenda with the stage; this looks at how they can have come there.
"""

from __future__ import annotations

from bottega.core.errors import DumpError
from bottega.core.position import OVER
from bottega.games.florenza import layout as at
from bottega.games.florenza.limits import check_limits
from bottega.games.florenza.names import RESOURCES
from bottega.games.florenza.position import FlorenzaPosition
from bottega.games.florenza.rules import elections, income, offices, works
from bottega.games.florenza.rules.agenda import is_ghost, turn_order, whose_turn
from bottega.games.florenza.rules.characters import on_display
from bottega.games.florenza.rules.setup import fortunes_due, fortunes_in_play

FIRST_BUILDINGS = 2
"""How many buildings the setup gives a family."""
PLACED = (at.PHASE_PLACING, at.PHASE_ECONOMY, at.PHASE_ARTWORKS)
"""The phases between the Bishop's power and the elections."""
DEEDS = {
    at.GHOST_ACTIVATE: at.GHOST_DOES_ACTIVATE,
    at.GHOST_CATEGORY: at.GHOST_DOES_BUILD,
    at.GHOST_BUILDING: at.GHOST_DOES_BUILD,
    at.GHOST_PLACE: at.GHOST_DOES_MAIN,
}
"""The action of a ghost for which a die is rolled."""
MAKES_WORK = (at.GHOST_DOES_CHIESA, at.GHOST_DOES_PALAZZO, at.GHOST_DOES_MAIN)


def several(count: int, thing: str) -> str:
    """A number of things.

    >>> several(1, "familiar"), several(2, "familiar")
    ('1 familiar', '2 familiars')
    """
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"


def check_history(p: FlorenzaPosition) -> None:
    """Refuse what no game can have led to."""
    if p.stage in DEEDS and not is_acting(p, int(whose_turn(p))):
        raise DumpError("stage: no figure of the ghost asks for this die")
    _check_setup(p)
    _check_offices(p)
    _check_exiles(p)
    _check_elected(p)
    _check_display(p)
    _check_squares(p)
    _check_works(p)
    _check_ghosts(p)
    if p.phase == at.PHASE_CAPTAIN:
        _check_incomes(p)
    check_limits(p)


def elections_held(p: FlorenzaPosition) -> int:
    return max(0, int(p.round) - (p.phase < at.PHASE_ELECTIONS))


def rounds_ended(p: FlorenzaPosition) -> int:
    """How often everything has been returned and the characters have moved on."""
    return max(0, int(p.round) - (p.phase != at.PHASE_ROUND_END))


def place_of(p: FlorenzaPosition, seat: int) -> int:
    """The place of a family in the turn order, once it is drawn."""
    order = turn_order(p)
    return order.index(seat) if seat in order else -1


def is_resolved(p: FlorenzaPosition, seat: int, square: int) -> bool:
    """Whether phase 5 is past this square of a district."""
    if p.phase != at.PHASE_ECONOMY:
        return p.phase > at.PHASE_ECONOMY
    return square < p.square or (square == p.square and place_of(p, seat) < p.turn)


# -- the setup -----------------------------------------------------------------------------------------------------


def _check_setup(p: FlorenzaPosition) -> None:
    """Until the first incomes, what a family has left is what it started with, less its buildings."""
    if p.phase == at.PHASE_SETUP:
        _check_draws(p)
    elif p.phase != at.PHASE_INCOME or p.round > 1:
        return
    t = p.tables
    for seat in range(p.seats):
        built = [int(p.tile(seat, square)) for square in range(at.SQUARES) if p.tile(seat, square) >= 0]
        passed = int(p.building_pass) + (place_of(p, seat) > p.turn) if p.phase == at.PHASE_SETUP else 2
        if len(built) > passed:
            raise DumpError(f"families[{seat}].squares: it cannot have built {len(built)} yet")
        if p.crest(seat) != sum(t.building_pp[tile] for tile in built) or p.mitre(seat) != 0:
            raise DumpError(f"families[{seat}].crest: so far only buildings have given points")
        if is_ghost(p, seat):
            continue
        held = [*(int(p.goods(seat, kind)) for kind in range(at.RESOURCES)), int(p.florins(seat))]
        start = [int(t.start_goods)] * at.RESOURCES + [int(t.start_florins)]
        for kind, name in enumerate((*RESOURCES, "florins")):
            spent = sum(int(t.building_cost[tile * at.COSTS + kind]) for tile in built)
            if held[kind] + spent != start[kind]:
                where = name if name == "florins" else f"goods.{name}"
                raise DumpError(
                    f"families[{seat}].{where}: after the first buildings {start[kind] - spent} are left"
                )


def _check_draws(p: FlorenzaPosition) -> None:
    """Characters, captains of fortune and the turn order are drawn one after the other, before anybody builds."""
    stage, drawn, fortunes = int(p.stage), len(turn_order(p)), int(fortunes_in_play(p))
    due = int(fortunes_due(p))
    possible = {
        "fortunes": fortunes == 0 if stage == at.DRAW_CHARACTER
        else fortunes < due if stage == at.DRAW_FORTUNE else fortunes == due,
        "order": drawn == 0 if stage < at.DRAW_ORDER
        else drawn < p.seats - 1 if stage == at.DRAW_ORDER else drawn == p.seats,
        "agenda.turn": stage > at.DRAW_ORDER or p.turn == p.seats - 1,
        "agenda.pass": p.building_pass < (1 if stage <= at.DRAW_ORDER else FIRST_BUILDINGS),
    }  # fmt: skip
    if p.persons == 1 and drawn and p.order(0) != 0:
        possible["order"] = False
    for word, is_possible in possible.items():
        if not is_possible:
            raise DumpError(f"{word}: the setup cannot be there yet, or is past it")


# -- offices -------------------------------------------------------------------------------------------------------


def _check_offices(p: FlorenzaPosition) -> None:
    """Offices and tokens come from elections; the Captain and the Bishop are first in turn order."""
    held = elections_held(p)
    if held == 0 and (p.captain >= 0 or p.bishop >= 0):
        raise DumpError(f"{'captain' if p.captain >= 0 else 'bishop'}: there has been no election yet")
    rich = [seat for seat in range(p.seats) if p.tokens(seat) > 0]
    if len(rich) > held:
        raise DumpError(f"families[{rich[-1]}].tokens: there have been {several(held, 'election')} so far")
    heads = list(dict.fromkeys(int(seat) for seat in (p.captain, p.bishop) if seat >= 0))
    if turn_order(p)[: len(heads)] != heads:
        raise DumpError("order: the Captain is first, then comes the Bishop")
    if p.phase in PLACED:
        by_ghost = p.captain >= 0 and is_ghost(p, p.captain)
        if (p.reserved >= 0 and p.captain < 0) or (by_ghost and p.reserved != offices.most_expensive(p)):
            raise DumpError(
                "reserved: the Captain reserves a character, a ghost always the most expensive one"
            )
    elif p.reserved >= 0 and held < 2:
        raise DumpError("reserved: there has been no Captain yet")


def _check_exiles(p: FlorenzaPosition) -> None:
    """Each rival of the Bishop has one familiar on his card."""
    exiled = [int(p.exiled(seat)) for seat in range(p.persons)]
    if p.phase in PLACED:
        due = [int(0 <= p.bishop != seat) for seat in range(p.persons)]
        for seat, (found, expected) in enumerate(zip(exiled, due, strict=True)):
            if found != expected:
                raise DumpError(
                    f"families[{seat}].exiled: {several(expected, 'familiar')} must be on the Bishop's card"
                )
    elif any(exiled) and (max(exiled) > 1 or exiled.count(0) > 1 or elections_held(p) < 2):
        seat = exiled.index(max(exiled))
        raise DumpError(
            f"families[{seat}].exiled: no Bishop can have sent away {several(max(exiled), 'familiar')}"
        )


def _check_elected(p: FlorenzaPosition) -> None:
    """From the elections to the next incomes, tracks and turn order are as the elections left them."""
    if elections_held(p) == 0 or at.PHASE_INCOME < p.phase < at.PHASE_ELECTIONS:
        return
    captain, bishop = int(p.captain), int(p.bishop)
    if captain >= 0 and captain != bishop and p.crest(captain) != 0:
        raise DumpError(f"families[{captain}].crest: the election has moved it back to 0")
    if bishop >= 0 and p.mitre(bishop) != 0:
        raise DumpError(f"families[{bishop}].bishop_points: the election has moved them back to 0")
    if bishop < 0 and elections.alone_in_front(p, True, p.tables.bishop_least) >= 0:
        raise DumpError("bishop: the family alone in front has been elected")
    if captain < 0 and bishop < 0 and elections.alone_in_front(p, False, p.tables.crest_floor) >= 0:
        raise DumpError("captain: the family alone in front has been elected")
    others = [int(p.crest(seat)) for seat in turn_order(p) if seat not in (captain, bishop)]
    if others != sorted(others, reverse=True):
        raise DumpError("order: after the elections it follows the crests")


# -- characters ----------------------------------------------------------------------------------------------------


def _check_display(p: FlorenzaPosition) -> None:
    """The cards tell when a character came: those who came earlier come first, and nobody leaves too soon."""
    t, names, ended, shown = p.tables, p.tables.words["character"], rounds_ended(p), on_display(p)
    ages = [int(t.stay[number]) - int(p.card(number)) for number in shown]
    for number, age in zip(shown, ages, strict=True):
        if age > ended:
            raise DumpError(f"display: {names[number]} cannot have moved on for {several(age, 'round')}")
        worked = age > 0 or _has_worked(p)
        if p.turned(number) and not (worked and _has_masterpiece(p, number)):
            raise DumpError(f"display: {names[number]} cannot have made a masterpiece yet")
    if ages != sorted(ages, reverse=True):
        raise DumpError("display: those who came earlier come first")
    for number, name in enumerate(names):
        if p.card(number) < 0 and int(t.stay[number]) > ended:
            raise DumpError(f"bag: {name} cannot have left yet")


def _has_worked(p: FlorenzaPosition) -> bool:
    """Whether works can have been made in this round, by ghosts in phase 4, by people in phase 6."""
    first = at.PHASE_ARTWORKS if p.persons == p.seats else at.PHASE_PLACING
    return bool(first <= p.phase < at.PHASE_ROUND_END)


def _has_masterpiece(p: FlorenzaPosition, artist: int) -> bool:
    first = artist * at.SPECIALITIES
    return any(p.tables.masterpiece[skill] > 0 for skill in range(first, first + at.SPECIALITIES))


# -- buildings and works -------------------------------------------------------------------------------------------


def _check_squares(p: FlorenzaPosition) -> None:
    """A tile goes on the lowest empty square, and only phase 5 removes one; nobody builds faster than familiars can."""
    ended = max(0, int(p.round) - 1)
    for seat in range(p.seats):
        where = f"families[{seat}].squares"
        empty = False
        standing, finished = 0, 0
        for square in range(at.SQUARES):
            state, resolved = p.state(seat, square), is_resolved(p, seat, square)
            if p.tile(seat, square) < 0:
                empty = empty or not resolved or is_ghost(p, seat)
            elif state == at.PLANNED:
                if empty:
                    raise DumpError(f"{where}[{square}]: a building is planned on the lowest empty square")
            else:
                if empty and (is_ghost(p, seat) or ended == 0):
                    raise DumpError(f"{where}[{square}]: it is built on the lowest empty square")
                violet = p.tables.building_violet[p.tile(seat, square)]
                if state == at.BLOCKED and violet and not is_ghost(p, seat):
                    raise DumpError(f"{where}[{square}].state: no ghost can have blocked it")
                finished += 1
                standing += not resolved
            if p.member(seat, square) >= 0 and resolved:
                raise DumpError(f"{where}[{square}].member: the familiar has gone home")
        if is_ghost(p, seat):
            most = old = FIRST_BUILDINGS + _figures_so_far(p, seat)
        else:
            old = FIRST_BUILDINGS + ended * int(p.tables.members)
            most = old + int(p.tables.members)
        if finished > most or standing > old:
            raise DumpError(f"{where}: nobody can have built so many yet")


def _check_works(p: FlorenzaPosition) -> None:
    """Works are made by one familiar each, by people in phase 6, after which no plan is left."""
    t = p.tables
    for seat in range(p.seats):
        made = sum(works.made_by(p, seat, work) == seat for work in range(t.works))
        settled = p.phase > at.PHASE_ARTWORKS
        begun = settled
        if p.phase == at.PHASE_ARTWORKS:
            settled, begun = place_of(p, seat) < p.turn, place_of(p, seat) <= p.turn
        if is_ghost(p, seat):
            most = _figures_so_far(p, seat)
        else:
            most = int(t.members) * (max(0, int(p.round) - 1) + begun)
        if made > most:
            raise DumpError(f"families[{seat}].works: it cannot have made {several(made, 'work')} yet")
        if settled and works.next_planned(p, seat, 0) >= 0:
            raise DumpError(f"families[{seat}].works: its plans are settled by now")
        if p.phase == at.PHASE_ECONOMY and p.square == at.SQUARES and place_of(p, seat) < p.turn:
            if p.market(seat) or any(p.fortune(one) == at.HELD + seat for one in range(t.fortunes)):
                raise DumpError(f"families[{seat}]: its market and captains of fortune are settled by now")


# -- ghosts --------------------------------------------------------------------------------------------------------


def _spaces(p: FlorenzaPosition, seat: int) -> list[int]:
    """The spaces of a ghost's table on which a figure stands."""
    return [space for space in range(at.GHOST_SPACES) if p.space(seat, space) == at.SPACE_STANDING]


def _standing(p: FlorenzaPosition, seat: int) -> int:
    return len(_spaces(p, seat))


def is_acting(p: FlorenzaPosition, ghost: int) -> bool:
    """Whether a figure of the ghost stands on a space whose action asks for the die of this stage."""
    return any(p.tables.ghost_action[space] == DEEDS[p.stage] for space in _spaces(p, ghost))


def _figures_before(p: FlorenzaPosition) -> int:
    """The most figures that a ghost can have placed in the rounds that are over: one more as Bishop."""
    return sum(number + (number > 1) for number in range(1, rounds_ended(p) + 1))


def _figures_so_far(p: FlorenzaPosition, seat: int) -> int:
    return _figures_before(p) + _standing(p, seat)


def _check_ghosts(p: FlorenzaPosition) -> None:
    """Every figure of a ghost is to be placed, or stands on its table."""
    for seat in range(p.persons, p.seats):
        due = int(p.round) if at.PHASE_INCOME < p.phase < at.PHASE_ROUND_END else 0
        more = int(p.bishop == seat and p.phase in PLACED)
        found = int(p.zone(seat)) + _standing(p, seat)
        if found != due + more and not (p.to_act == OVER and found == due + 1):
            raise DumpError(
                f"families[{seat}].zone: a ghost has {several(due + more, 'familiar')} now, those on its table included"
            )
        lying = sum(p.space(seat, space) == at.SPACE_LYING for space in range(at.GHOST_SPACES))
        if lying > _figures_before(p):
            raise DumpError(f"families[{seat}].table: {several(lying, 'figure')} cannot lie there yet")
    if p.persons < p.seats:
        _check_deeds(p)


def _check_deeds(p: FlorenzaPosition) -> None:
    """For each thing that ghosts have done in this round, a figure stands on a space with that action."""
    t, seats = p.tables, range(p.seats)
    planned = {int(works.artist_of(p, seat, work)) for seat in range(p.persons) for work in range(t.works)}
    taken = [
        number
        for number in on_display(p)
        if p.taken(number) and t.preacher_of[number] < 0 and number not in planned
    ]
    blocked = sum(p.state(seat, square) == at.BLOCKED for seat in seats for square in range(at.SQUARES))
    turned = sum(p.fortune(fortune) == at.TURNED_OVER for fortune in range(t.fortunes))
    made = sum(works.made_by(p, seat, work) == seat for seat in seats[p.persons :] for work in range(t.works))
    deeds = [int(t.ghost_action[space]) for seat in seats for space in _spaces(p, seat)]
    if p.stage in DEEDS:
        deeds.remove(DEEDS[p.stage])  # its die is still in the air
    on_works = [deed for deed in deeds if deed in MAKES_WORK]
    if len(taken) > min(made, len(on_works)):
        raise DumpError(
            f"display: {t.words['character'][taken[-1]]} is taken, but no ghost has a work of his"
        )
    if blocked > deeds.count(at.GHOST_DOES_ACTIVATE) + deeds.count(at.GHOST_DOES_BUILD):
        raise DumpError("families: the ghosts cannot have blocked so many buildings")
    if turned > deeds.count(at.GHOST_DOES_FORTUNE):
        raise DumpError("fortunes: the ghosts cannot have turned over so many")


# -- incomes -------------------------------------------------------------------------------------------------------


def _check_incomes(p: FlorenzaPosition) -> None:
    """Right after the incomes, everybody has the familiars that they bring."""
    again = p.copy()
    for seat in range(p.persons):
        again.set_zone(seat, 0)
        again.set_reserve(seat, p.tables.members)
        income.receive(again, seat, 0)
        if p.zone(seat) != again.zone(seat):
            raise DumpError(
                f"families[{seat}].zone: the incomes bring {several(int(again.zone(seat)), 'familiar')}"
            )

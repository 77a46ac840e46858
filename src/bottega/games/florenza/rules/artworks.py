"""Phase 6: the planned artworks are paid and realised, or fail."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i16, i64

from bottega.core.position import Event
from bottega.games.florenza import layout as at
from bottega.games.florenza.rules import works
from bottega.games.florenza.rules.agenda import ask, is_ghost, roll, whose_turn
from bottega.games.florenza.rules.characters import (
    artist_points,
    artist_price,
    event_artist,
    is_masterpiece,
    same_result,
)
from bottega.games.florenza.rules.family import can_pay, devotion, pay, prestige, prestige_lost, release

if TYPE_CHECKING:
    from bottega.games.florenza.position import FlorenzaPosition


def proceed(p: FlorenzaPosition) -> bool:
    """fx-6.1: in turn order each family settles all its works, in any order, before the next family.

    A work that can no longer be paid fails at once: waiting would not help, and an early loss never costs more.
    """
    while p.turn < p.seats:
        seat = whose_turn(p)
        if not is_ghost(p, seat):
            found = settle(p, seat)
            if found == 1:
                return ask(p, at.PAYMENT, seat)
            if found > 1:
                return ask(p, at.COMMISSION, seat)
        p.add_turn(1)
    return False


def settle(p: FlorenzaPosition, seat: i64) -> i64:
    """Let the works that the family cannot pay fail, and count the others; a single one is the next."""
    found: i64 = 0
    last: i64 = 0
    work = works.next_planned(p, seat, 0)
    while work >= 0:
        if can_pay_work(p, seat, work):
            found += 1
            last = work
        else:
            fail(p, seat, work)
        work = works.next_planned(p, seat, work + 1)
    if found == 1:
        p.set_work_now(last)
    return found


# -- payment -----------------------------------------------------------------------------------------------------------


def fitting_specialities(p: FlorenzaPosition, seat: i64, work: i64) -> i64:
    """fx-6.2: the specialities of the chosen artist that the work shows, as bits."""
    artist = works.artist_of(p, seat, work)
    return i64(p.tables.skills[artist]) & i64(p.tables.work_artists[work])


def can_pay_speciality(p: FlorenzaPosition, seat: i64, work: i64, speciality: i64) -> bool:
    """fx-6.2: work and artist are paid as one sum."""
    price = artist_price(p, works.artist_of(p, seat, work), speciality)
    return can_pay(p, seat, p.tables.work_cost, work, price)


def can_pay_work(p: FlorenzaPosition, seat: i64, work: i64) -> bool:
    """Whether the work can be paid with the artist in one of his specialities."""
    fitting = fitting_specialities(p, seat, work)
    for speciality in range(i64(at.SPECIALITIES)):
        if fitting >> speciality & 1 and can_pay_speciality(p, seat, work, speciality):
            return True
    return False


def pay_work(p: FlorenzaPosition, seat: i64, speciality: i64) -> bool:
    """fx-6.2: pay work and artist in the chosen speciality; then comes the die or, without dice, the incentive."""
    t = p.tables
    work = p.work_now
    artist = works.artist_of(p, seat, work)
    pay(p, seat, t.work_cost, work, artist_price(p, artist, speciality))
    p.set_speciality(speciality)
    if p.log is not None:
        args: dict[str, int] = {"work": work, "artist": event_artist(p, artist), "speciality": speciality}
        p.log.append(Event("realises", seat, args, "fx-6.2"))
    if not p.with_dice:
        p.set_reached(i64(t.place_base[i64(t.work_place[work])]))
        return encourage(p, seat)
    score_work(p, seat, work)
    return roll(p, at.ROLL)


def score_work(p: FlorenzaPosition, seat: i64, work: i64) -> None:
    """fx-6.2: the work's own PP and BP come before the artist's."""
    prestige(p, seat, i64(p.tables.work_pp[work]))
    devotion(p, seat, i64(p.tables.work_bp[work]))


def fail(p: FlorenzaPosition, seat: i64, work: i64) -> None:
    """fx-6.8, fx-6.9: what is not paid in full costs only prestige, more in the Luoghi and most in the Duomo, and one
    more with a named artist.
    """
    lost = failure_cost(p, seat, work)
    leave_work(p, seat, work)
    if p.log is not None:
        args: dict[str, int] = {"work": work, "lost": prestige_lost(p, seat, lost)}
        p.log.append(Event("fails-work", seat, args, "fx-6.8"))
    prestige(p, seat, -lost)


def failure_cost(p: FlorenzaPosition, seat: i64, work: i64) -> i64:
    """fx-6.8: the PP that the failure of a planned work costs, above the floor of the track."""
    t = p.tables
    cost = i64(t.place_failure[i64(t.work_place[work])])
    return cost if works.artist_of(p, seat, work) == at.ANONYMOUS else cost + t.failed_named


def leave_work(p: FlorenzaPosition, seat: i64, work: i64) -> None:
    """fx-6.9: return the familiar and the artist's tile, whether the work succeeded or not."""
    works.clear_plan(p, seat, work)
    release(p, seat)


# -- the artist's prestige ---------------------------------------------------------------------------------------------


def rolled(p: FlorenzaPosition, face: i64) -> bool:
    """fx-6.3: the die is rolled once, in the Duomo twice; then the family chooses, if there is anything to choose."""
    t = p.tables
    seat = whose_turn(p)
    note_roll(p, face)
    if p.log is not None:
        p.log.append(Event("rolls", seat, {"face": face}, "fx-6.3"))
    if roll_count(p) < i64(t.place_rolls[i64(t.work_place[p.work_now])]):
        return roll(p, at.ROLL)
    if is_judged(p, seat):
        return ask(p, at.JUDGE, seat)
    return accept(p, seat, p.rolls(0))


def is_judged(p: FlorenzaPosition, seat: i64) -> bool:
    """fx-6.3, fx-6.4: whether there is anything to choose after the rolls."""
    return rolls_differ(p, seat) or is_muse_asked(p, seat)


def note_roll(p: FlorenzaPosition, face: i64) -> None:
    """Store a face with those rolled before it, lowest first: their order does not matter."""
    number = roll_count(p)
    while number > 0 and p.rolls(number - 1) > face:
        p.set_rolls(number, p.rolls(number - 1))
        number -= 1
    p.set_rolls(number, face)


def roll_count(p: FlorenzaPosition) -> i64:
    """How many faces have been rolled for the work."""
    count: i64 = 0
    while count < at.MOST_ROLLS and p.rolls(count) > 0:
        count += 1
    return count


def rolls_differ(p: FlorenzaPosition, seat: i64) -> bool:
    """fx-6.5: whether the rolls differ in points or in making a masterpiece: then the family chooses freely."""
    artist = works.artist_now(p, seat)
    for number in range(1, roll_count(p)):
        if not same_result(p, artist, p.speciality, p.rolls(number), p.rolls(0)):
            return True
    return False


def best_rolled(p: FlorenzaPosition, artist: i64) -> i64:
    """The most points that one of the rolls gives."""
    best: i64 = -100
    for number in range(roll_count(p)):
        best = max(best, artist_points(p, artist, p.speciality, p.rolls(number)))
    return best


def is_muse_asked(p: FlorenzaPosition, seat: i64) -> bool:
    """fx-6.4: a family that already has the best roll is asked to call the Muse only to keep her from another."""
    if refuse_muse(p, seat) != 0:
        return False
    artist = works.artist_now(p, seat)
    best = best_rolled(p, artist)
    for face in range(i64(1), i64(at.FACES + 1)):
        if artist_points(p, artist, p.speciality, face) > best:
            return True
    return is_muse_awaited(p)


def is_muse_awaited(p: FlorenzaPosition) -> bool:
    """fx-6.1, fx-6.4: whether a family that settles its works later could still benefit from the Muse."""
    for place in range(p.turn + 1, p.seats):
        seat = p.order(place)
        work = works.next_planned(p, seat, 0)
        while work >= 0:
            if can_gain_by_muse(p, seat, work):
                return True
            work = works.next_planned(p, seat, work + 1)
    return False


def can_gain_by_muse(p: FlorenzaPosition, seat: i64, work: i64) -> bool:
    """fx-6.4, fx-11.2: whether the family can pay for a planned work and the Muse, who could then raise its points."""
    t = p.tables
    artist = works.artist_of(p, seat, work)
    fitting = fitting_specialities(p, seat, work)
    for speciality in range(i64(at.SPECIALITIES)):
        if fitting >> speciality & 1 == 0:
            continue
        price = artist_price(p, artist, speciality) + t.muse
        if not can_pay(p, seat, t.work_cost, work, price):
            continue
        low: i64 = 1
        high: i64 = at.FACES
        if not p.with_dice:
            left = p.florins(seat) - i64(t.work_cost[work * at.COSTS + at.FLORINS_COLUMN]) - price
            low = i64(t.place_base[i64(t.work_place[work])])
            high = min(high, low + min(t.most_incentives, left // t.incentive) + 1)
        for value in range(low, high):
            if artist_points(p, artist, speciality, value + 1) > artist_points(p, artist, speciality, value):
                return True
    return False


def refuse_muse(p: FlorenzaPosition, seat: i64) -> i64:
    """fx-6.4: the Muse helps one family per round, for fiorini in hand."""
    if p.muse_used:
        return at.NO_MUSE
    return 0 if p.florins(seat) >= p.tables.muse else at.CANNOT_PAY


def pay_muse(p: FlorenzaPosition, seat: i64) -> None:
    """fx-6.4: the Muse is paid and turned over for the round."""
    p.set_muse_used(1)
    p.add_florins(seat, -p.tables.muse)
    if p.log is not None:
        p.log.append(Event("muse", seat, {"florins": p.tables.muse}, "fx-6.4"))


def accept(p: FlorenzaPosition, seat: i64, face: i64) -> bool:
    """fx-6.3, fx-6.5: the artist's points; a highlighted face is a masterpiece and turns his card."""
    artist = works.artist_now(p, seat)
    points = artist_points(p, artist, p.speciality, face)
    masterpiece = is_masterpiece(p, artist, p.speciality, face)
    prestige(p, seat, points)
    if masterpiece:
        p.set_turned(artist, 1)
    if p.log is not None:
        args: dict[str, int] = {"artist": event_artist(p, artist), "points": points, "face": face}
        p.log.append(Event("masterpiece" if masterpiece else "artist-points", seat, args, "fx-6.5"))
    p.set_speciality(-1)
    p.set_reached(0)
    for number in range(i64(at.MOST_ROLLS)):
        p.set_rolls(number, 0)
    return choose_marker(p, seat)


# -- without dice ------------------------------------------------------------------------------------------------------


def encourage(p: FlorenzaPosition, seat: i64) -> bool:
    """fx-11.1: without dice the place gives the value, and fiorini raise it by up to three steps, but never beyond
    six. Nobody is asked for fiorini that could not bring another point, even with the Muse's step if affordable.
    """
    return ask(p, at.INCENTIVE, seat) if can_encourage(p, seat) else call_muse(p, seat)


def can_encourage(p: FlorenzaPosition, seat: i64) -> bool:
    """fx-11.1: whether fiorini in hand can bring another point."""
    for steps in range(i64(1), i64(at.INCENTIVES)):
        if refuse_incentive(p, seat, steps) != 0:
            break
        if gained(p, seat, steps) > 0 or (can_call_after(p, seat, steps) and gained(p, seat, steps + 1) > 0):
            return True
    return False


def gained(p: FlorenzaPosition, seat: i64, steps: i64) -> i64:
    """fx-11.1: how many more points the artist gives if the value rises by these steps."""
    artist = works.artist_now(p, seat)
    now = artist_points(p, artist, p.speciality, p.reached)
    return artist_points(p, artist, p.speciality, p.reached + steps) - now


def can_call_after(p: FlorenzaPosition, seat: i64, steps: i64) -> bool:
    """fx-11.2: whether the Muse can be called after an incentive of these steps: one sum pays for both."""
    if p.muse_used or p.reached + steps >= at.FACES:
        return False
    return p.florins(seat) >= steps * p.tables.incentive + p.tables.muse


def refuse_incentive(p: FlorenzaPosition, seat: i64, steps: i64) -> i64:
    """fx-11.1: each step costs fiorini in hand and raises the value by one."""
    if p.reached + steps > at.FACES:
        return at.BEYOND_SIX
    return 0 if p.florins(seat) >= steps * p.tables.incentive else at.CANNOT_PAY


def call_muse(p: FlorenzaPosition, seat: i64) -> bool:
    """fx-11.2: without dice the Muse adds one to the value, once a round for the whole table. The family is asked if
    that brings points or keeps her from another family.
    """
    return ask(p, at.CALL_MUSE, seat) if is_call_asked(p, seat) else finish_value(p, seat)


def is_call_asked(p: FlorenzaPosition, seat: i64) -> bool:
    """fx-11.2: whether calling the Muse now can matter."""
    return can_call_after(p, seat, 0) and (gained(p, seat, 1) > 0 or is_muse_awaited(p))


def finish_value(p: FlorenzaPosition, seat: i64) -> bool:
    """fx-11.1: the value is read as if it had been rolled."""
    score_work(p, seat, p.work_now)
    return accept(p, seat, p.reached)


# -- markers -----------------------------------------------------------------------------------------------------------


def refuse_marker(p: FlorenzaPosition, seat: i64, marker: i64) -> i64:
    """fx-6.6: in the district a neutral marker; on the main board a special one, each once, or a neutral one that no
    planned work of the district needs.
    """
    if marker > 0:
        if p.work_now < at.DISTRICT_WORKS:
            return at.NO_SUCH_MOVE
        return 0 if p.special(seat, marker - 1) else at.MARKER_USED
    if p.neutral(seat) == 0:
        return at.MARKER_USED
    return at.MARKER_NEEDED if p.neutral(seat) <= works.count_planned_own(p, seat) else 0


def choose_marker(p: FlorenzaPosition, seat: i64) -> bool:
    """fx-6.6: neutral in the district; on the main board the family chooses, if there are several markers."""
    if p.work_now < at.DISTRICT_WORKS:
        put_marker(p, seat, 0)
        return False
    found: i64 = 0
    last: i64 = 0
    for marker in range(i64(at.MARKERS)):
        if refuse_marker(p, seat, marker) == 0:
            found += 1
            last = marker
    if found > 1:
        return ask(p, at.CHOOSE_MARKER, seat)
    put_marker(p, seat, last)
    return False


def put_marker(p: FlorenzaPosition, seat: i64, marker: i64) -> None:
    """fx-6.6, fx-6.7: the marker shows who made the work; a full Palazzo or Chiesa gives its bonus."""
    work = p.work_now
    leave_work(p, seat, work)
    works.mark(p, seat, work, marker)
    p.set_work_now(-1)
    if p.log is not None:
        p.log.append(Event("marks", seat, {"work": work, "marker": marker}, "fx-6.6"))
    works.complete_house(p, seat, work)


# -- choices -----------------------------------------------------------------------------------------------------------


def refuse(p: FlorenzaPosition, action: i64) -> i64:
    """Why this is not possible in phase 6; 0 if it is."""
    seat = p.to_act
    stage = p.stage
    kind = at.action_kind(action)
    index = at.action_index(action)
    if stage == at.COMMISSION:
        if kind != at.WORK:
            return at.NO_SUCH_MOVE
        return 0 if works.planned_by(p, seat, index) == seat else at.NOT_PLANNED
    if stage == at.PAYMENT:
        return refuse_payment(p, seat, action)
    if stage == at.JUDGE:
        return refuse_judgement(p, seat, action)
    if stage == at.INCENTIVE:
        if kind == at.CALL and refuse_muse(p, seat) != 0:
            return refuse_muse(p, seat)
        return refuse_incentive(p, seat, index) if kind == at.ENCOURAGE else at.NO_SUCH_MOVE
    if stage == at.CALL_MUSE:
        if action == at.CALL:
            return refuse_muse(p, seat)
        return 0 if action == at.DONE else at.NO_SUCH_MOVE
    return refuse_marker(p, seat, index) if kind == at.MARK_WITH else at.NO_SUCH_MOVE


def refuse_payment(p: FlorenzaPosition, seat: i64, action: i64) -> i64:
    """fx-6.2: pay the artist for a speciality that the work shows, or give up the work."""
    if action == at.REFUSE:
        return 0
    if at.action_kind(action) != at.PAY_AS:
        return at.NO_SUCH_MOVE
    speciality = at.action_index(action)
    if fitting_specialities(p, seat, p.work_now) >> speciality & 1 == 0:
        return at.NO_SPECIALITY
    return 0 if can_pay_speciality(p, seat, p.work_now, speciality) else at.CANNOT_PAY


def refuse_judgement(p: FlorenzaPosition, seat: i64, action: i64) -> i64:
    """fx-6.3, fx-6.4: take one of the rolls, or call the Muse for another."""
    if action == at.CALL:
        return refuse_muse(p, seat)
    if at.action_kind(action) != at.ACCEPT:
        return at.NO_SUCH_MOVE
    for number in range(i64(at.MOST_ROLLS)):
        if p.rolls(number) == at.action_index(action) + 1:
            return 0
    return at.NOT_ROLLED


def fill(p: FlorenzaPosition, buf: vec[i16]) -> i64:
    """The canonical list of phase 6.

    Left out: a speciality with the same price and points as an earlier one, a roll with the same effect as an earlier
    one, the Muse if she can bring points to nobody, and an incentive that brings no points and after which she cannot
    be called.
    """
    seat = p.to_act
    stage = p.stage
    count: i64 = 0
    if stage == at.COMMISSION:
        work = works.next_planned(p, seat, 0)
        while work >= 0:
            buf[count] = i16(at.work(work))
            count += 1
            work = works.next_planned(p, seat, work + 1)
        return count
    if stage == at.PAYMENT:
        return fill_payment(p, buf, seat)
    if stage == at.JUDGE:
        return fill_judgement(p, buf, seat)
    if stage == at.INCENTIVE:
        return fill_incentive(p, buf, seat)
    if stage == at.CALL_MUSE:
        buf[0] = i16(at.CALL)
        buf[1] = i16(at.DONE)
        return 2
    for marker in range(i64(at.MARKERS)):
        if refuse_marker(p, seat, marker) == 0:
            buf[count] = i16(at.mark_with(marker))
            count += 1
    return count


def fill_payment(p: FlorenzaPosition, buf: vec[i16], seat: i64) -> i64:
    artist = works.artist_now(p, seat)
    count: i64 = 0
    for speciality in range(i64(at.SPECIALITIES)):
        if refuse_payment(p, seat, at.pay_as(speciality)) == 0:
            new = True
            for before in range(count):
                if is_same_speciality(p, artist, speciality, at.action_index(i64(buf[before]))):
                    new = False
            if new:
                buf[count] = i16(at.pay_as(speciality))
                count += 1
    buf[count] = i16(at.REFUSE)
    return count + 1


def is_same_speciality(p: FlorenzaPosition, artist: i64, speciality: i64, other: i64) -> bool:
    """Whether two specialities of an artist cost and give the same."""
    if artist_price(p, artist, speciality) != artist_price(p, artist, other):
        return False
    for face in range(i64(1), i64(at.FACES + 1)):
        if artist_points(p, artist, speciality, face) != artist_points(p, artist, other, face):
            return False
        if is_masterpiece(p, artist, speciality, face) != is_masterpiece(p, artist, other, face):
            return False
    return True


def fill_judgement(p: FlorenzaPosition, buf: vec[i16], seat: i64) -> i64:
    artist = works.artist_now(p, seat)
    count: i64 = 0
    for number in range(roll_count(p)):
        face = p.rolls(number)
        new = True
        for before in range(count):
            if same_result(p, artist, p.speciality, face, at.action_index(i64(buf[before])) + 1):
                new = False
        if new:
            buf[count] = i16(at.accept(face - 1))
            count += 1
    if is_muse_asked(p, seat):
        buf[count] = i16(at.CALL)
        count += 1
    return count


def fill_incentive(p: FlorenzaPosition, buf: vec[i16], seat: i64) -> i64:
    artist = works.artist_now(p, seat)
    best: i64 = -100
    count: i64 = 0
    for steps in range(i64(at.INCENTIVES)):
        if refuse_incentive(p, seat, steps) == 0:
            points = artist_points(p, artist, p.speciality, p.reached + steps)
            if points > best or can_call_after(p, seat, steps):
                buf[count] = i16(at.encourage(steps))
                count += 1
                best = max(best, points)
    return count


def decide(p: FlorenzaPosition, action: i64) -> bool:
    """Carry out a decision of phase 6; True if there is another question or roll for the same work."""
    seat = p.to_act
    stage = p.stage
    index = at.action_index(action)
    if stage == at.COMMISSION:
        p.set_work_now(index)
        return ask(p, at.PAYMENT, seat)
    if stage == at.PAYMENT:
        if action != at.REFUSE:
            return pay_work(p, seat, index)
        fail(p, seat, p.work_now)
        p.set_work_now(-1)
        return False
    if stage == at.JUDGE:
        if action != at.CALL:
            return accept(p, seat, index + 1)
        pay_muse(p, seat)
        return roll(p, at.ROLL)
    if stage == at.INCENTIVE:
        p.add_reached(index)
        p.add_florins(seat, -index * p.tables.incentive)
        return call_muse(p, seat)
    if stage == at.CALL_MUSE:
        if action == at.CALL:
            pay_muse(p, seat)
            p.add_reached(1)
        return finish_value(p, seat)
    put_marker(p, seat, index)
    return False

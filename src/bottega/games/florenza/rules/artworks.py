"""Phase 6: the planned artworks are paid and realised, or fail."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i16, i64

from bottega.core.position import Event
from bottega.games.florenza import layout as at
from bottega.games.florenza.rules.common import (
    artist_points,
    ask,
    can_pay,
    complete_sets,
    devotion,
    florins,
    is_ghost,
    is_masterpiece,
    pay,
    prestige,
    release,
    seat_at,
    throw,
    work_at,
)
from bottega.games.florenza.rules.placing import planned_works

if TYPE_CHECKING:
    from bottega.games.florenza.position import FlorenzaPosition


def proceed(p: FlorenzaPosition) -> bool:
    """fx-6.1: in turn order each family settles all its works, in the order it likes, before the next family.

    A work that cannot be paid any more fails at once: waiting would not help it, and a loss never costs more early.
    """
    cells = p.cells
    while i64(cells[at.TURN]) < p.seats:
        seat = seat_at(p, i64(cells[at.TURN]))
        if not is_ghost(p, seat):
            found = settle(p, seat)
            if found == 1:
                return ask(p, at.PAYMENT, seat)
            if found > 1:
                return ask(p, at.COMMISSION, seat)
        cells[at.TURN] += 1
    return False


def settle(p: FlorenzaPosition, seat: i64) -> i64:
    """Let the hopeless works of a family fail and count the others; a single one is the next."""
    cells = p.cells
    found: i64 = 0
    last: i64 = 0
    for work in range(i64(at.WORKS)):
        if i64(cells[work_at(seat, work) + at.PLAN]) == seat + 1:
            if payable(p, seat, work):
                found += 1
                last = work
            else:
                fail(p, seat, work)
    if found == 1:
        cells[at.WORK_NOW] = i16(last + 1)
    return found


# -- payment -----------------------------------------------------------------------------------------------------------


def rows(p: FlorenzaPosition, seat: i64, work: i64) -> i64:
    """fx-6.2: the specialities of the chosen artist that the work shows, as bits."""
    artist = i64(p.cells[work_at(seat, work) + at.ARTIST]) - 1
    return i64(p.tables.skills[artist]) & i64(p.tables.work_artists[work])


def row_payable(p: FlorenzaPosition, seat: i64, work: i64, row: i64) -> bool:
    """fx-6.2: work and artist are paid as one sum."""
    artist = i64(p.cells[work_at(seat, work) + at.ARTIST]) - 1
    return can_pay(p, seat, p.tables.work_cost, work, i64(p.tables.price[artist * 3 + row]))


def payable(p: FlorenzaPosition, seat: i64, work: i64) -> bool:
    """Whether the work can be paid with the artist in one of his specialities."""
    bits = rows(p, seat, work)
    for row in range(i64(3)):
        if bits >> row & 1 and row_payable(p, seat, work, row):
            return True
    return False


def pay_as(p: FlorenzaPosition, row: i64) -> bool:
    """fx-6.2: pay work and artist in the chosen speciality; then comes the die or, without dice, the incentive."""
    cells = p.cells
    t = p.tables
    seat = p.to_act
    work = i64(cells[at.WORK_NOW]) - 1
    artist = i64(cells[work_at(seat, work) + at.ARTIST]) - 1
    pay(p, seat, t.work_cost, work, i64(t.price[artist * 3 + row]))
    cells[at.ROW] = i16(row + 1)
    if p.log is not None:
        args: dict[str, int] = {"work": work, "artist": artist, "speciality": row}
        p.log.append(Event("realises", seat, args, "fx-6.2"))
    if cells[at.WITH_DICE] == 0:
        cells[at.VALUE] = t.place_base[i64(t.work_place[work])]
        return encourage(p, seat)
    score_work(p, seat, work)
    return throw(p, at.ROLL)


def score_work(p: FlorenzaPosition, seat: i64, work: i64) -> None:
    """fx-6.2: the work's own PP and BP come before the artist's."""
    prestige(p, seat, i64(p.tables.work_pp[work]))
    devotion(p, seat, i64(p.tables.work_bp[work]))


def fail(p: FlorenzaPosition, seat: i64, work: i64) -> None:
    """fx-6.8: what is not paid in full costs prestige, more in the Luoghi and most in the Duomo, and one more
    with a named artist.
    """
    cells = p.cells
    t = p.tables
    named = i64(cells[work_at(seat, work) + at.ARTIST]) - 1 < at.CHARACTERS
    lost = i64(t.place_failure[i64(t.work_place[work])]) + (t.failed_named if named else 0)
    leave_work(p, seat, work)
    prestige(p, seat, -lost)
    if p.log is not None:
        p.log.append(Event("fails-work", seat, {"work": work, "lost": lost}, "fx-6.8"))


def leave_work(p: FlorenzaPosition, seat: i64, work: i64) -> None:
    """Familiar and artist's tile go back, whether the work is made or not."""
    cells = p.cells
    cell = work_at(seat, work)
    artist = i64(cells[cell + at.ARTIST]) - 1
    if artist < at.CHARACTERS:
        cells[at.TAKEN + artist] = 0
    cells[cell + at.PLAN] = 0
    cells[cell + at.ARTIST] = 0
    release(p, seat)


# -- the artist's prestige ---------------------------------------------------------------------------------------------


def rolled(p: FlorenzaPosition, face: i64) -> bool:
    """fx-6.3: the die is rolled once, in the Duomo twice; then the family chooses, if there is anything to choose."""
    cells = p.cells
    t = p.tables
    seat = seat_at(p, i64(cells[at.TURN]))
    work = i64(cells[at.WORK_NOW]) - 1
    rolls = roll_count(p)
    cells[at.ROLLS + rolls] = i16(face)
    if p.log is not None:
        p.log.append(Event("rolls", seat, {"face": face}, "fx-6.3"))
    if rolls + 1 < i64(t.place_rolls[i64(t.work_place[work])]):
        return throw(p, at.ROLL)
    if muse_helps(p, seat) or differing(p):
        return ask(p, at.JUDGE, seat)
    return accept(p, seat, i64(cells[at.ROLLS]))


def roll_count(p: FlorenzaPosition) -> i64:
    count: i64 = 0
    while count < 3 and p.cells[at.ROLLS + count] > 0:
        count += 1
    return count


def artist_now(p: FlorenzaPosition) -> i64:
    """The artist of the work that is being realised."""
    seat = seat_at(p, i64(p.cells[at.TURN]))
    return i64(p.cells[work_at(seat, i64(p.cells[at.WORK_NOW]) - 1) + at.ARTIST]) - 1


def differing(p: FlorenzaPosition) -> bool:
    """fx-6.5: whether the rolls differ in points or in making a masterpiece: then the family chooses freely."""
    cells = p.cells
    artist = artist_now(p)
    row = i64(cells[at.ROW]) - 1
    first = i64(cells[at.ROLLS])
    for roll in range(1, roll_count(p)):
        face = i64(cells[at.ROLLS + roll])
        if artist_points(p, artist, row, face) != artist_points(p, artist, row, first):
            return True
        if is_masterpiece(p, artist, row, face) != is_masterpiece(p, artist, row, first):
            return True
    return False


def muse_helps(p: FlorenzaPosition, seat: i64) -> bool:
    """fx-6.4: the Muse can be called once a round, for fiorini in hand; nobody is asked who has the best roll
    already.
    """
    cells = p.cells
    if muse_refusal(p, seat) != 0:
        return False
    artist = artist_now(p)
    row = i64(cells[at.ROW]) - 1
    best: i64 = -100
    for roll in range(roll_count(p)):
        best = max(best, artist_points(p, artist, row, i64(cells[at.ROLLS + roll])))
    for face in range(i64(1), i64(7)):
        if artist_points(p, artist, row, face) > best:
            return True
    return False


def muse_refusal(p: FlorenzaPosition, seat: i64) -> i64:
    """fx-6.4: the Muse hears one family in a round, for fiorini in hand."""
    if p.cells[at.MUSE_USED] != 0:
        return at.NO_MUSE
    return 0 if florins(p, seat) >= p.tables.muse else at.CANNOT_PAY


def pay_muse(p: FlorenzaPosition, seat: i64) -> None:
    """fx-6.4: the Muse is paid and turned over for the round."""
    p.cells[at.MUSE_USED] = 1
    p.cells[at.FAMILY + seat * at.STRIDE + at.FLORINS] -= i16(p.tables.muse)
    if p.log is not None:
        p.log.append(Event("muse", seat, {"florins": p.tables.muse}, "fx-6.4"))


def accept(p: FlorenzaPosition, seat: i64, face: i64) -> bool:
    """fx-6.3, fx-6.5: the artist's points; a highlighted face is a masterpiece and turns his card."""
    cells = p.cells
    artist = artist_now(p)
    row = i64(cells[at.ROW]) - 1
    points = artist_points(p, artist, row, face)
    masterpiece = is_masterpiece(p, artist, row, face)
    prestige(p, seat, points)
    if masterpiece:
        cells[at.TURNED + artist] = 1
    if p.log is not None:
        args: dict[str, int] = {"artist": artist, "points": points, "face": face}
        p.log.append(Event("masterpiece" if masterpiece else "artist-points", seat, args, "fx-6.5"))
    cells[at.ROW] = 0
    cells[at.VALUE] = 0
    for roll in range(i64(3)):
        cells[at.ROLLS + roll] = 0
    return choose_marker(p, seat)


# -- without dice ------------------------------------------------------------------------------------------------------


def encourage(p: FlorenzaPosition, seat: i64) -> bool:
    """fx-11.1: without dice the place gives the value, and fiorini raise it by up to three steps; never beyond
    six.
    """
    steps = min(p.tables.most_incentives, florins(p, seat) // p.tables.incentive)
    if steps > 0 and worth_raising(p, steps + (1 if muse_refusal(p, seat) == 0 else 0)):
        return ask(p, at.INCENTIVE, seat)
    return call_muse(p, seat)


def worth_raising(p: FlorenzaPosition, steps: i64) -> bool:
    """fx-11.1: nobody is asked for fiorini that could not bring a point more."""
    artist = artist_now(p)
    row = i64(p.cells[at.ROW]) - 1
    value = i64(p.cells[at.VALUE])
    points = artist_points(p, artist, row, value)
    for higher in range(value + 1, min(i64(6), value + steps) + 1):
        if artist_points(p, artist, row, higher) > points:
            return True
    return False


def incentive_refusal(p: FlorenzaPosition, seat: i64, steps: i64) -> i64:
    """fx-11.1: each step costs fiorini in hand and raises the value by one."""
    if i64(p.cells[at.VALUE]) + steps > 6:
        return at.BEYOND_SIX
    return 0 if florins(p, seat) >= steps * p.tables.incentive else at.CANNOT_PAY


def call_muse(p: FlorenzaPosition, seat: i64) -> bool:
    """fx-11.2: without dice the Muse adds one to the value, once a round for the whole table."""
    if muse_refusal(p, seat) == 0 and worth_raising(p, 1):
        return ask(p, at.CALL_MUSE, seat)
    return finish_value(p, seat)


def finish_value(p: FlorenzaPosition, seat: i64) -> bool:
    """fx-11.1: the value is read as if it had been rolled."""
    score_work(p, seat, i64(p.cells[at.WORK_NOW]) - 1)
    return accept(p, seat, i64(p.cells[at.VALUE]))


# -- markers -----------------------------------------------------------------------------------------------------------


def marker_refusal(p: FlorenzaPosition, seat: i64, marker: i64) -> i64:
    """fx-6.6: neutral in the district; on the main board also the special ones, each once; a neutral one that a
    planned work of the district still needs is not free.
    """
    cells = p.cells
    base = at.FAMILY + seat * at.STRIDE
    district = i64(cells[at.WORK_NOW]) <= at.DISTRICT_WORKS
    if marker > 0:
        if district:
            return at.MARKER_NEEDED
        return 0 if cells[base + at.SPECIAL + marker - 1] != 0 else at.MARKER_USED
    neutral = i64(cells[base + at.NEUTRAL])
    if neutral == 0:
        return at.MARKER_USED
    if not district and neutral <= planned_works(p, seat, True):
        return at.MARKER_NEEDED
    return 0


def choose_marker(p: FlorenzaPosition, seat: i64) -> bool:
    """fx-6.6: the family chooses among the markers that fit, if there are several."""
    found: i64 = 0
    last: i64 = 0
    for marker in range(i64(4)):
        if marker_refusal(p, seat, marker) == 0:
            found += 1
            last = marker
    if found > 1:
        return ask(p, at.CHOOSE_MARKER, seat)
    put_marker(p, seat, last)
    return False


def put_marker(p: FlorenzaPosition, seat: i64, marker: i64) -> None:
    """fx-6.6, fx-6.7: the marker shows who made the work; a full Palazzo or Chiesa gives its bonus."""
    cells = p.cells
    base = at.FAMILY + seat * at.STRIDE
    work = i64(cells[at.WORK_NOW]) - 1
    cell = work_at(seat, work)
    leave_work(p, seat, work)
    cells[cell + at.MARK] = i16(seat + 1)
    cells[cell + at.MARKER] = i16(marker)
    if marker > 0:
        cells[base + at.SPECIAL + marker - 1] = 0
    else:
        cells[base + at.NEUTRAL] -= 1
    cells[at.WORK_NOW] = 0
    if p.log is not None:
        p.log.append(Event("marks", seat, {"work": work, "marker": marker}, "fx-6.6"))
    done = complete_sets(p, seat, work)
    if done > 0 and p.log is not None:
        p.log.append(Event("full-palazzo" if done == 1 else "full-chiesa", seat, {}, "fx-6.7"))


# -- the contract ------------------------------------------------------------------------------------------------------


def refusal(p: FlorenzaPosition, action: i64) -> i64:
    """Why this is not possible in phase 6; 0 if it is."""
    cells = p.cells
    seat = p.to_act
    stage = i64(cells[at.STAGE])
    if stage == at.COMMISSION:
        if action < at.WORK or action >= at.HIRE:
            return at.NO_SUCH_MOVE
        return 0 if i64(cells[work_at(seat, action - at.WORK) + at.PLAN]) == seat + 1 else at.NOT_PLANNED
    if stage == at.PAYMENT:
        return payment_refusal(p, seat, action)
    if stage == at.JUDGE:
        return judge_refusal(p, seat, action)
    if stage == at.INCENTIVE:
        if action < at.ENCOURAGE or action >= at.MARK_WITH:
            return at.NO_SUCH_MOVE
        return incentive_refusal(p, seat, action - at.ENCOURAGE)
    if stage == at.CALL_MUSE:
        if action == at.CALL:
            return muse_refusal(p, seat)
        return 0 if action == at.DONE else at.NO_SUCH_MOVE
    if action < at.MARK_WITH:
        return at.NO_SUCH_MOVE
    return marker_refusal(p, seat, action - at.MARK_WITH)


def payment_refusal(p: FlorenzaPosition, seat: i64, action: i64) -> i64:
    """fx-6.2: pay the artist for a speciality that the work shows, or give the work up."""
    if action == at.REFUSE:
        return 0
    if action < at.PAY_AS or action >= at.FACE:
        return at.NO_SUCH_MOVE
    work = i64(p.cells[at.WORK_NOW]) - 1
    row = action - at.PAY_AS
    if rows(p, seat, work) >> row & 1 == 0:
        return at.NO_SPECIALITY
    return 0 if row_payable(p, seat, work, row) else at.CANNOT_PAY


def judge_refusal(p: FlorenzaPosition, seat: i64, action: i64) -> i64:
    """fx-6.3, fx-6.4: take one of the rolls, or call the Muse for another."""
    if action == at.CALL:
        return muse_refusal(p, seat)
    if action < at.FACE or action >= at.CALL:
        return at.NO_SUCH_MOVE
    for roll in range(i64(3)):
        if i64(p.cells[at.ROLLS + roll]) == action - at.FACE + 1:
            return 0
    return at.NOT_ROLLED


def fill(p: FlorenzaPosition, buf: vec[i16]) -> i64:
    """The canonical list of phase 6.

    Left out: a speciality with the same price and points as one before it, a roll with the same effect as one before
    it, the Muse where she cannot help, and an incentive that neither raises the points nor brings the Muse's step
    closer.
    """
    cells = p.cells
    seat = p.to_act
    stage = i64(cells[at.STAGE])
    count: i64 = 0
    if stage == at.COMMISSION:
        for work in range(i64(at.WORKS)):
            if i64(cells[work_at(seat, work) + at.PLAN]) == seat + 1:
                buf[count] = i16(at.WORK + work)
                count += 1
        return count
    if stage == at.PAYMENT:
        return fill_payment(p, buf, seat)
    if stage == at.JUDGE:
        return fill_judge(p, buf, seat)
    if stage == at.INCENTIVE:
        return fill_incentive(p, buf, seat)
    if stage == at.CALL_MUSE:
        buf[0] = i16(at.CALL)
        buf[1] = i16(at.DONE)
        return 2
    for marker in range(i64(4)):
        if marker_refusal(p, seat, marker) == 0:
            buf[count] = i16(at.MARK_WITH + marker)
            count += 1
    return count


def fill_payment(p: FlorenzaPosition, buf: vec[i16], seat: i64) -> i64:
    work = i64(p.cells[at.WORK_NOW]) - 1
    artist = i64(p.cells[work_at(seat, work) + at.ARTIST]) - 1
    count: i64 = 0
    for row in range(i64(3)):
        if payment_refusal(p, seat, at.PAY_AS + row) == 0:
            new = True
            for before in range(count):
                if same_row(p, artist, row, i64(buf[before]) - at.PAY_AS):
                    new = False
            if new:
                buf[count] = i16(at.PAY_AS + row)
                count += 1
    buf[count] = i16(at.REFUSE)
    return count + 1


def same_row(p: FlorenzaPosition, artist: i64, row: i64, other: i64) -> bool:
    """Whether two specialities of an artist cost and give the same."""
    t = p.tables
    if t.price[artist * 3 + row] != t.price[artist * 3 + other]:
        return False
    for face in range(i64(1), i64(7)):
        if artist_points(p, artist, row, face) != artist_points(p, artist, other, face):
            return False
        if is_masterpiece(p, artist, row, face) != is_masterpiece(p, artist, other, face):
            return False
    return True


def fill_judge(p: FlorenzaPosition, buf: vec[i16], seat: i64) -> i64:
    cells = p.cells
    artist = artist_now(p)
    row = i64(cells[at.ROW]) - 1
    count: i64 = 0
    for roll in range(roll_count(p)):
        face = i64(cells[at.ROLLS + roll])
        new = True
        for before in range(count):
            other = i64(buf[before]) - at.FACE + 1
            if artist_points(p, artist, row, face) == artist_points(p, artist, row, other) and is_masterpiece(
                p, artist, row, face
            ) == is_masterpiece(p, artist, row, other):
                new = False
        if new:
            buf[count] = i16(at.FACE + face - 1)
            count += 1
    if muse_helps(p, seat):
        buf[count] = i16(at.CALL)
        count += 1
    return count


def fill_incentive(p: FlorenzaPosition, buf: vec[i16], seat: i64) -> i64:
    artist = artist_now(p)
    row = i64(p.cells[at.ROW]) - 1
    value = i64(p.cells[at.VALUE])
    best: i64 = -100
    count: i64 = 0
    for steps in range(i64(4)):
        if incentive_refusal(p, seat, steps) == 0:
            points = artist_points(p, artist, row, value + steps)
            if points > best or muse_refusal(p, seat) == 0:
                buf[count] = i16(at.ENCOURAGE + steps)
                count += 1
                best = max(best, points)
    return count


def step(p: FlorenzaPosition, action: i64) -> bool:
    """Carry out a decision of phase 6; True if something more is asked or rolled for the same work."""
    cells = p.cells
    seat = p.to_act
    stage = i64(cells[at.STAGE])
    if stage == at.COMMISSION:
        cells[at.WORK_NOW] = i16(action - at.WORK + 1)
        return ask(p, at.PAYMENT, seat)
    if stage == at.PAYMENT:
        if action != at.REFUSE:
            return pay_as(p, action - at.PAY_AS)
        fail(p, seat, i64(cells[at.WORK_NOW]) - 1)
        cells[at.WORK_NOW] = 0
        return False
    if stage == at.JUDGE:
        if action != at.CALL:
            return accept(p, seat, action - at.FACE + 1)
        pay_muse(p, seat)
        return throw(p, at.ROLL)
    if stage == at.INCENTIVE:
        steps = action - at.ENCOURAGE
        cells[at.VALUE] += i16(steps)
        cells[at.FAMILY + seat * at.STRIDE + at.FLORINS] -= i16(steps * p.tables.incentive)
        return call_muse(p, seat)
    if stage == at.CALL_MUSE:
        if action == at.CALL:
            pay_muse(p, seat)
            cells[at.VALUE] += 1
        return finish_value(p, seat)
    put_marker(p, seat, action - at.MARK_WITH)
    return False

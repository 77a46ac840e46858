"""The legal actions as a list for people: short texts under headings, payable and own things first."""

from __future__ import annotations

from typing import NamedTuple

from bottega.core.game import LAST, Entry, in_order
from bottega.core.languages import typographic
from bottega.core.parts import part
from bottega.core.texts import Text, player, text
from bottega.games.florenza import layout as at
from bottega.games.florenza.ledger import printed
from bottega.games.florenza.names import FAMILIES, SPECIALITIES
from bottega.games.florenza.outlook import IN_TIME, NOW, outlook
from bottega.games.florenza.position import FlorenzaPosition
from bottega.games.florenza.rules import placing
from bottega.games.florenza.rules.agenda import is_ghost
from bottega.games.florenza.rules.artworks import can_call_after, is_same_speciality
from bottega.games.florenza.rules.characters import artist_points, artist_price, is_masterpiece, same_result
from bottega.games.florenza.rules.charity import preacher_price
from bottega.games.florenza.rules.windows import is_loss_forgiven
from bottega.games.florenza.speech import (
    Speech,
    amount_text,
    building_now,
    planned_artist,
    points_text,
    resource,
    unpaid_points,
)
from bottega.games.florenza.things import short_name
from bottega.games.florenza.view import preacher_row

GROUPS = (
    "own", "build-goods", "build-points", "build-income", "district", "", "city", "in-time", "rivals", "charity",
    "errands", "captains", "sell", "buy", "swap",
)  # fmt: skip
"""The headings, in their order."""
MOST_SHOWN = 12
"""How many entries of a group are shown at once."""
LONG = 12
"""A place with a longer name is shortened to its last word."""


class Line(NamedTuple):
    """An entry that has no rank yet: lower keys come first."""

    action: int
    short: Text
    group: str = ""
    key: int = 0
    more: bool = False
    last: bool = False


def entries(p: FlorenzaPosition, speech: Speech) -> list[Entry]:
    """Everything that the seat to act may do."""
    lister = Lister(p, speech)
    found = [lister.line(action) for action in p.actions()]
    ranked = [Entry(line.action, line.short, line.group, LAST) for line in found if line.last]
    groups: dict[str, list[Line]] = {group: [] for group in GROUPS}
    for line in found:
        if not line.last:
            groups[line.group].append(line)
    for number, of_group in enumerate(groups.values()):
        of_group.sort(key=lambda line: (line.more, line.key))
        for place, line in enumerate(of_group):
            more = line.more or place >= MOST_SHOWN
            ranked.append(Entry(line.action, line.short, line.group, 60 * number + min(place, 59), more))
    return in_order(ranked)


class Lister:
    """The lines of one position."""

    def __init__(self, p: FlorenzaPosition, speech: Speech) -> None:
        self.p = p
        self.speech = speech
        self.box = speech.box
        self.seat = int(p.to_act)
        self.stage = int(p.stage)

    def line(self, action: int) -> Line:
        kind, index = int(at.action_kind(action)), int(at.action_index(action))
        if kind == at.OCCUPY:
            return self._occupy(action, at.occupy_owner(index), at.occupy_square(index))
        if kind == at.BUILD:
            return self._build(action, index)
        if kind == at.WORK:
            return self._work(action, index)
        if kind in (at.HIRE, at.RESERVE):
            return self._character(action, kind, index)
        if kind in (at.PREACH_CHURCH, at.PREACH_DUOMO, at.TO_MARKET, at.TO_ADMINISTRATION, at.TO_FORTUNE):
            return self._errand(action, kind, index)
        if kind in (at.NAME, at.SELL, at.BUY, at.GIVE, at.TAKE):
            return self._resource(action, kind, index)
        if kind == at.PAY_FORTUNE:
            return self._pay_captain(action, at.pay_fortune_captain(index), at.pay_fortune_row(index))
        if kind in (at.PAY_AS, at.ACCEPT, at.CALL, at.ENCOURAGE, at.MARK_WITH):
            return self._artwork(action, kind, index)
        return self._settle(action, kind)

    # -- familiars ---------------------------------------------------------------------------------------------

    def _occupy(self, action: int, owner: int, square: int) -> Line:
        """One of several identical buildings is enough, and a rival's is no better than one's own."""
        p, building = self.p, int(self.p.tile(owner, square))
        same = [other for other in range(square) if self._is_like(owner, other, building)]
        name, gain = self.speech.building(building), self.effect(building)
        if owner == self.seat:
            return Line(action, text("entry-own", name=name, gain=gain), "own", square, bool(same))
        own = any(self._is_like(self.seat, other, building) for other in range(at.SQUARES))
        whose = player(owner) if is_ghost(p, owner) else FAMILIES[owner]
        short = text("entry-rival", name=name, owner=whose, gain=gain)
        pay = printed(self.box.building[building].pay)
        if pay:  # what it gives for it would be too much for a line
            short = text("entry-rival-sale", name=name, owner=whose, pay=amount_text(pay))
        return Line(action, short, "rivals", -building, bool(same) or own)

    def _is_like(self, owner: int, square: int, building: int) -> bool:
        p = self.p
        return p.tile(owner, square) == building and placing.is_open(p, owner, square)

    def _build(self, action: int, building: int) -> Line:
        row = self.box.building[building]
        short = part(("entry-build", self.speech, building), self._building, building)
        if self.stage == at.FIRST_BUILDING:
            return Line(action, short, key=building)
        reach = outlook(self.p, self.seat).building(building)
        group = "build-points" if row.gain.pp or row.gain.bp else "build-goods"
        if row.income is not None:
            group = "build-income"
        return self._plan(action, short, group, reach, building)

    def _building(self, building: int) -> Text:
        row = self.box.building[building]
        return text("entry-cost", name=typographic(row.name), cost=amount_text(printed(row.cost)))

    def _work(self, action: int, work: int) -> Line:
        short = part(("entry-work", self.speech, work), self._artwork_points, work)
        if self.stage == at.COMMISSION:
            return Line(action, short, key=work)
        reach = outlook(self.p, self.seat).work(work)
        group = "district" if work < at.DISTRICT_WORKS else "city"
        return self._plan(action, short, group, reach, work)

    def _plan(self, action: int, short: Text, group: str, reach: str | None, key: int) -> Line:
        """What can be paid only in time stands under a heading of its own."""
        where = "in-time" if reach == IN_TIME else group
        return Line(action, short, where, payable(reach) + key, more=reach is None)

    def _artwork_points(self, work: int) -> Text:
        row = self.box.artwork[work]
        return text(
            "entry-work",
            name=typographic(row.name),
            place=self.place(row.place),
            gain=points_text(row.pp, row.bp),
        )

    def _character(self, action: int, kind: int, index: int) -> Line:
        """Artists for the current work, or characters to reserve; the most expensive first."""
        if index == at.ANONYMOUS:
            if kind == at.RESERVE:
                return Line(action, text("entry-nobody"), last=True)
            reach = outlook(self.p, self.seat).work(self.p.work_now)
            return self._plan(action, text("entry-anonymous"), "", reach, 999)._replace(more=False)
        prices = self.prices(index)
        short = text("entry-price", name=self.speech.character_name(index), price="/".join(map(str, prices)))
        if kind == at.RESERVE:
            return Line(action, short, key=-max(prices))
        reach = outlook(self.p, self.seat).work(self.p.work_now, index)
        return self._plan(action, short, "", reach, -max(prices))

    def _errand(self, action: int, kind: int, index: int) -> Line:
        """Preachers, the market, the administration and captains of fortune."""
        if kind == at.TO_MARKET:
            return Line(action, text("entry-market"), "errands", 0)
        if kind == at.TO_ADMINISTRATION:
            return Line(
                action, text("entry-administration", florins=self.box.rates.administration), "errands", 1
            )
        if kind == at.TO_FORTUNE:
            return Line(action, text("entry-captain", name=self.speech.captain(index)), "errands", 2 + index)
        duomo = kind == at.PREACH_DUOMO
        anonymous = index == at.ANONYMOUS_PREACHER
        short = text(
            "entry-duomo" if duomo else "entry-church",
            name=text("entry-anonymous") if anonymous else self.speech.preacher(index),
            price=preacher_price(self.p, index, duomo),
        )
        return Line(action, short, "charity", 20 * duomo + index)

    # -- goods and captains ------------------------------------------------------------------------------------

    def _resource(self, action: int, kind: int, index: int) -> Line:
        """The market in the order of its deals; taking back what was just given is useless."""
        more = kind == at.TAKE and index in (self.p.given(0), self.p.given(1))
        deals = {at.SELL: "sell", at.BUY: "buy"}
        on_market = kind == at.GIVE and self.stage in (at.WINDOW, at.SOLD, at.BOUGHT)
        group = "swap" if on_market else deals.get(kind, "")
        return Line(action, resource(index), group, index, more)

    def _pay_captain(self, action: int, captain: int, row: int) -> Line:
        """The first row comes automatically at the end; taking it earlier is useful only if a loss is forgiven."""
        gain = self.speech.row_now(self.p, captain, row)
        name, price = short_name(self.box.captain[captain].name), self.speech.fortune_price(captain, row)
        short = text("entry-pay", name=name, price=price, gain=amount_text(gain))
        p, seat = self.p, self.seat
        hired = [other for other in range(p.tables.fortunes) if p.fortune(other) == at.HELD + seat]
        at_the_end = p.square == at.SQUARES and len(hired) == 1
        more = row == 0 and (at_the_end or not is_loss_forgiven(p, seat, 1, 1))
        return Line(action, short, "captains", at.FORTUNE_ROWS * captain + row, more)

    # -- works -------------------------------------------------------------------------------------------------

    def _artwork(self, action: int, kind: int, index: int) -> Line:
        if kind == at.PAY_AS:
            return self._pay_as(action, planned_artist(self.p), index)
        if kind == at.MARK_WITH:
            return Line(action, self.marker(index), key=index)
        if kind == at.CALL:
            return Line(action, text("entry-muse", florins=self.box.rates.muse), key=99)
        if kind == at.ACCEPT:
            return self._face(action, index + 1)
        return self._incentive(action, index)

    def _face(self, action: int, face: int) -> Line:
        """Among rolls with the same effect the lowest is enough."""
        p, artist, speciality = self.p, planned_artist(self.p), int(self.p.speciality)
        points = int(artist_points(p, artist, speciality, face))
        key = "entry-masterpiece" if is_masterpiece(p, artist, speciality, face) else "entry-face"
        lower = [other for other in range(1, face) if p.refusal(at.accept(other - 1)) == 0]
        more = any(same_result(p, artist, speciality, face, other) for other in lower)
        return Line(action, text(key, face=face, points=points_text(points)), key=-points, more=more)

    def _incentive(self, action: int, steps: int) -> Line:
        """Steps that bring no more than fewer steps would, with or without the Muse, are not worth their fiorini."""
        p, artist, speciality = self.p, planned_artist(self.p), int(self.p.speciality)
        value = int(p.reached) + steps
        last = value + 1 if can_call_after(p, self.seat, steps) else value
        points = {n: int(artist_points(p, artist, speciality, n)) for n in range(int(p.reached), last + 1)}
        if steps == 0:
            return Line(
                action, text("entry-no-incentive", value=value, points=points_text(points[value])), last=True
            )
        best = max(points[n] for n in range(int(p.reached), value))
        florins = steps * self.box.rates.incentive
        short = text("entry-incentive", florins=florins, value=value, points=points_text(points[value]))
        return Line(action, short, key=steps, more=max(points.values()) <= best)

    def _pay_as(self, action: int, artist: int, speciality: int) -> Line:
        """A payment for work and artist. Among specialities that cost and give the same the first is enough."""
        p, price = self.p, int(artist_price(self.p, artist, speciality))
        florins = price + int(self.box.artwork[p.work_now].cost.row()[at.FLORINS_COLUMN])
        before = [other for other in range(speciality) if p.refusal(at.pay_as(other)) == 0]
        more = any(is_same_speciality(p, artist, speciality, other) for other in before)
        name = text(f"speciality-{SPECIALITIES[speciality]}")
        return Line(action, text("entry-price", name=name, price=florins), key=-price, more=more)

    # -- yes and no --------------------------------------------------------------------------------------------

    def _settle(self, action: int, kind: int) -> Line:
        if kind == at.ACTIVATE:
            return Line(action, text("entry-sell", gain=self.effect(building_now(self.p))))
        if kind == at.CONSTRUCT:
            row = self.box.building[building_now(self.p)]
            return Line(action, text("entry-construct", cost=amount_text(printed(row.cost))))
        if kind == at.REFUSE:
            keys = {at.SALE: "entry-keep", at.CONSTRUCTION: "entry-give-up"}
            return Line(action, text(keys.get(self.stage, "entry-let-fail")), last=True)
        keys = {at.WINDOW: "window", at.SWAP_GIVE: "swap", at.CALL_MUSE: "muse"}
        said = text(f"action-done-{keys.get(self.stage, 'market')}")
        pp, bp = unpaid_points(self.p) if self.stage == at.WINDOW else (0, 0)
        if pp or bp:
            said = text("entry-done-unpaid", action=said, loss=points_text(pp, bp))
        return Line(action, said, last=True)

    # -- words -------------------------------------------------------------------------------------------------

    def effect(self, building: int) -> Text:
        """What a building gives, and what it asks in return."""
        row = self.box.building[building]
        gain, pay = amount_text(printed(row.gain)), printed(row.pay)
        return text("effect-sale", pay=amount_text(pay), gain=gain) if pay else gain

    def place(self, name: str) -> Text | str:
        """The short name of a place."""
        houses = {at.PLACE_PALAZZO: "board-palazzo", at.PLACE_CHIESA: "board-chiesa"}
        number = [row.id for row in self.box.place].index(name)
        full = self.box.place[number].name
        if number in houses:
            return text(houses[number])
        return full if len(full) <= LONG else full.split()[-1]

    def prices(self, character: int) -> list[int]:
        """A character's prices: for an artist one for each speciality, or for those that the current work shows."""
        preacher = int(self.p.tables.preacher_of[character])
        if preacher >= 0:
            return [preacher_row(self.box, preacher).price]
        rows = [row for row in self.box.skill if row.artist == character + 1]
        if self.stage == at.CHOOSE_ARTIST:
            rows = [row for row in rows if row.speciality in self.box.artwork[self.p.work_now].artists]
        return sorted({row.price for row in rows})

    def marker(self, marker: int) -> Text:
        if marker == 0:
            return text("entry-neutral")
        income = self.box.income
        gain = text(f"amount-{income.special[marker - 1]}", count=income.special_amount[marker - 1])
        return text("effect-income", gain=gain)


def payable(reach: str | None) -> int:
    """The sort key: what is payable now, then what is payable in time, then the rest."""
    return 0 if reach == NOW else 10_000 if reach else 20_000

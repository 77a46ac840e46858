"""The legal actions as a list for people: few are shown, the others on request."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from bottega.core.game import LAST, Entry
from bottega.core.texts import Text, text
from bottega.games.florenza_dice import layout as at
from bottega.games.florenza_dice.content import Box
from bottega.games.florenza_dice.names import DICE, RESOURCES
from bottega.games.florenza_dice.position import FlorenzaDicePosition
from bottega.games.florenza_dice.rules import agenda, choices, dice, rione, sheet, works
from bottega.games.florenza_dice.speech import (
    goods_text,
    once_name,
    resource_text,
    short_text,
    track_text,
)

SHOWN = 12
"""The most entries of a group that are shown."""

# First the answers to the question, then what may be done at any time.
CHOICE, POWER, ARTIST, BUILD, SPEND, PAY = 0, 100, 200, 300, 400, 500
STAR = ("", " ★")


def entries(p: FlorenzaDicePosition, box: Box, seat: int) -> list[Entry]:
    """Every legal action of the seat, not yet in order."""
    listing = Listing(p, box, seat)
    return at_most([listing.entry(action) for action in p.actions(seat)])


def at_most(found: list[Entry]) -> list[Entry]:
    """The same with at most SHOWN entries of a group visible: the first ones."""
    shown: Counter[str] = Counter()
    kept = {}
    for entry in sorted(found, key=lambda entry: entry.rank):
        more = entry.more or shown[entry.group] == SHOWN
        shown[entry.group] += not more
        kept[entry.action] = Entry(entry.action, entry.short, entry.group, entry.rank, more)
    return [kept[entry.action] for entry in found]


class Listing:
    """What the entries of one position have in common."""

    def __init__(self, p: FlorenzaDicePosition, box: Box, seat: int) -> None:
        self.p, self.box, self.seat = p, box, seat
        self.item = agenda.top(p, seat)
        self.die = agenda.die_in_hand(p, seat)
        self.useful = useful_icons(p, seat)

    def entry(self, action: int) -> Entry:
        kind, index = int(at.action_kind(action)), int(at.action_index(action))
        if kind == at.DONE:
            waiting = self.p.stage == at.STAGE_WAITING_DICE
            return Entry(action, text("entry-done-bonus" if waiting else "entry-done"), rank=LAST)
        return BY_KIND[kind](self, action, index)

    # -- dice ------------------------------------------------------------------------------------------------------

    def take(self, action: int, die: int) -> Entry:
        """The die with what it gives to this seat."""
        p, seat = self.p, self.seat
        goods = goods_text(2 if dice.gives_goods(p, seat, die, 2) else 1, die)
        if self.box.die[die].track is not None:
            person = text("entry-steps", count=2 if dice.gives_person(p, seat, die, 2) else 1)
        else:
            person = text("entry-artist", price=100 * dice.best_price(p, seat, die))
        colour = text(f"colour-{DICE[die]}")
        short = text("entry-take", die=colour, value=p.die_value(die), goods=goods, person=person)
        return Entry(action, short, "take", CHOICE + die)

    def gain(self, action: int, index: int) -> Entry:
        """Taking fewer resources than the die can give, or only ones that would be lost, is shown on request."""
        fewer = index == 0 and dice.gives_goods(self.p, self.seat, self.die, 2)
        more = fewer or not choices.is_useful(self.p, self.seat, self.die)
        return Entry(action, goods_text(index + 1, self.die), "use", CHOICE - index, more)

    def step(self, action: int, index: int) -> Entry:
        track = track_text(int(self.p.tables.track_of[self.die]))
        fewer = index == 0 and dice.gives_person(self.p, self.seat, self.die, 2)
        return Entry(
            action, text("person-steps", count=index + 1, track=track), "use", CHOICE + 3 - index, fewer
        )

    def money(self, action: int, index: int) -> Entry:
        fiorini = 100 * self.p.tables.money[self.die]
        return Entry(action, text("sum-fiorini", fiorini=fiorini), "use", CHOICE + 4)

    def power(self, action: int, gives: Text, power: int, rank: int) -> Entry:
        """An effect of a building, with its name."""
        short = text("entry-power", gives=gives, name=once_name(self.box, power))
        return Entry(action, short, "power", POWER + rank)

    def taverna(self, action: int, index: int) -> Entry:
        fiorini = text("sum-fiorini", fiorini=100 * int(self.p.tables.amount[at.POWER_MONEY]))
        return self.power(action, fiorini, at.POWER_MONEY, 0)

    def mercatante(self, action: int, resource: int) -> Entry:
        goods = goods_text(int(self.p.tables.amount[at.POWER_IDENTICAL]), resource)
        return self.power(action, goods, at.POWER_IDENTICAL, 1 + resource)

    def convento(self, action: int, track: int) -> Entry:
        count = int(self.p.tables.amount[at.POWER_STEPS])
        steps = text("person-steps", count=count, track=track_text(track))
        return self.power(action, steps, at.POWER_STEPS, 10 + track)

    def cambiavalute(self, action: int, index: int) -> Entry:
        fiorini = text("sum-fiorini", fiorini=100 * int(self.p.tables.amount[at.POWER_CHANGE]))
        return self.power(action, fiorini, at.POWER_CHANGE, 20)

    # -- artists ---------------------------------------------------------------------------------------------------

    def hire(self, action: int, index: int) -> Entry:
        """Hiring at the lowest price; paying more for nothing is shown on request."""
        p, seat = self.p, self.seat
        work, star, discount = at.hire_work(index), at.hire_star(index), at.hire_discount(index)
        price = at.hire_price(index) + 1
        dearer = price > dice.best_price(p, seat, self.die) or (not discount and works.may_discount(p, seat))
        paid = 100 * works.reduced(p, price, discount)
        sum_ = text("entry-hire", work=short_text(p, self.box, work), price=paid, star=STAR[star])
        return Entry(action, sum_, "artist", ARTIST + 4 * work + star, bool(dearer))

    def casa(self, action: int, index: int) -> Entry:
        work, star = at.casa_work(index), at.casa_star(index)
        name = once_name(self.box, at.POWER_ANONYMOUS)
        short = text("entry-casa", work=short_text(self.p, self.box, work), name=name, star=STAR[star])
        return Entry(action, short, "artist", ARTIST + 4 * work + 2 + star)

    # -- resources -------------------------------------------------------------------------------------------------

    def place(self, action: int, index: int) -> Entry:
        """Grouped by resource; among the spaces of the Rione only the first that has an icon for it."""
        project, resource = at.place_project(index), at.place_resource(index)
        own = resource == agenda.goods_resource(self.item)
        rank = CHOICE + project if own else CHOICE + 30 * (resource + 1) + project
        return Entry(
            action,
            short_text(self.p, self.box, project),
            f"place-{RESOURCES[resource]}",
            rank,
            self.is_later_space(project, resource),
        )

    def is_later_space(self, project: int, kind: int) -> bool:
        """Whether an earlier space of the Rione has such an icon too."""
        earlier = range(max(at.RIONE, self.p.next_project(self.seat)), project)
        return any(sheet.has_icon(self.p, self.seat, space, kind) for space in earlier)

    def lose(self, action: int, index: int) -> Entry:
        instead = dice.may_change(self.p, self.seat) or (
            dice.may_exchange(self.p, self.seat, self.item) and dice.has_place(self.p, self.seat, at.ANY)
        )
        return Entry(action, text("entry-lose"), "power" if instead else "", POWER + 30, instead)

    # -- at any time -----------------------------------------------------------------------------------------------

    def spend(self, action: int, index: int) -> Entry:
        project, resource = at.spend_project(index), at.spend_resource(index)
        short = text(
            "entry-spend", project=short_text(self.p, self.box, project), resource=resource_text(resource)
        )
        return Entry(action, short, "spend", SPEND + project, (project, resource) not in self.useful)

    def pay(self, action: int, project: int) -> Entry:
        more = (project, at.FIORINI_KIND) not in self.useful
        return Entry(action, short_text(self.p, self.box, project), "pay", PAY + project, more)

    def build(self, action: int, index: int) -> Entry:
        """Buildings worth the most points come first."""
        building = self.box.building[index]
        short = text("entry-build", number=index + 1, name=building.name, points=building.points)
        return Entry(action, short, "build", BUILD + 99 - min(building.points, 99))

    def track(self, action: int, track: int) -> Entry:
        return Entry(action, track_text(track), "track", CHOICE + track)


BY_KIND: dict[int, Callable[[Listing, int, int], Entry]] = {
    at.TAKE: Listing.take, at.GAIN: Listing.gain, at.STEP: Listing.step, at.MONEY: Listing.money,
    at.TAVERNA: Listing.taverna, at.MERCATANTE: Listing.mercatante, at.CONVENTO: Listing.convento,
    at.CASA: Listing.casa, at.HIRE: Listing.hire, at.PLACE: Listing.place, at.CAMBIAVALUTE: Listing.cambiavalute,
    at.LOSE: Listing.lose, at.SPEND: Listing.spend, at.PAY: Listing.pay, at.BUILD: Listing.build,
    at.TRACK: Listing.track,
}  # fmt: skip
"""What makes the entry of an action, by the action's kind."""


def useful_icons(p: FlorenzaDicePosition, seat: int) -> set[tuple[int, int]]:
    """The icons, by project and kind, of a work or of a building on the next space that the supply can finish now."""
    spare, fiorini = p.spare(seat), p.fiorini(seat)
    found: set[tuple[int, int]] = set()

    def add(project: int, lacking: int) -> None:
        if choices.can_afford(p, lacking, spare, fiorini):
            found.update((project, kind) for kind in range(at.KINDS) if lacking >> 2 * kind & 3)

    for number in range(p.tables.works):
        work = int(p.tables.projects[number])
        add(work, sheet.free_icons(p, seat, work))
    if rione.has_space(p, seat):
        space = int(p.next_project(seat))
        for number in range(1, p.tables.buildings + 1):
            lacking = int(rione.missing(p, seat, number))
            if not sheet.owns(p, seat, number) and lacking & ~int(p.tables.need[space]) == 0:
                add(space, lacking)
    return found

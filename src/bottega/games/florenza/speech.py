"""Questions, moves and events as texts; the words themselves are in text/."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bottega.core.game import Refusal
from bottega.core.languages import typographic
from bottega.core.parts import part
from bottega.core.position import CHANCE, OVER, Event
from bottega.core.texts import Text, player, text
from bottega.games.florenza import layout as at
from bottega.games.florenza.content import Box, Goods
from bottega.games.florenza.ledger import Amount, amounts, line_name, printed, work_name
from bottega.games.florenza.names import FAMILIES, GAINS, RESOURCES, ROMAN, SPECIALITIES, STAGES
from bottega.games.florenza.outlook import IN_TIME, outlook
from bottega.games.florenza.packing import numbers
from bottega.games.florenza.position import FlorenzaPosition
from bottega.games.florenza.rules import works
from bottega.games.florenza.rules.agenda import whose_turn
from bottega.games.florenza.rules.artworks import failure_cost
from bottega.games.florenza.rules.box import is_in_box
from bottega.games.florenza.rules.characters import artist_points, artist_price, is_masterpiece
from bottega.games.florenza.rules.charity import preacher_price
from bottega.games.florenza.rules.family import prestige_lost
from bottega.games.florenza.rules.market import close
from bottega.games.florenza.view import Skill, preacher_gain, preacher_power, preacher_row, skills


def listing(parts: list[Text], join: str = "pair") -> Text:
    """Several texts with commas between them, or joined by another text."""
    if not parts:
        return text("nothing")
    if len(parts) == 1:
        return parts[0]
    return text(join, first=parts[0], rest=listing(parts[1:], join))


def amount_text(found: list[Amount]) -> Text:
    return listing([one_amount(amount) for amount in found])


def one_amount(amount: Amount) -> Text:
    """An amount; a loss is said as such, not with a sign."""
    said = text(f"amount-{amount.what}", count=abs(amount.count))
    return said if amount.count >= 0 else text("minus", amount=said)


def loss_text(found: list[Amount]) -> Text | None:
    """What is lost, if nothing else happens; None: something is gained."""
    if any(amount.count > 0 for amount in found):
        return None
    return amount_text([Amount(amount.what, -amount.count) for amount in found])


def points_text(pp: int, bp: int = 0) -> Text:
    """PP and BP, or that there are none."""
    found = [Amount(what, count) for what, count in (("pp", pp), ("bp", bp)) if count]
    return amount_text(found) if found else text("no-points")


def owner_text(seat: int, ghost: bool) -> Text:
    """The owner of a building: a family by its name, a ghost by the name of the seat."""
    return text("owner-ghost", name=player(seat)) if ghost else text("owner-family", family=FAMILIES[seat])


def marked(said: Text, reach: str | None) -> Text:
    """A plan; of one that can be paid only in time, that is said."""
    return text("marked-in-time", action=said) if reach == IN_TIME else said


def resource(kind: int) -> Text:
    return text(f"resource-{RESOURCES[kind]}")


def both(kinds: list[int]) -> Text:
    """Resources that are given together; two alike are counted."""
    if len(kinds) == 2 and kinds[0] == kinds[1]:
        return text(f"amount-{RESOURCES[kinds[0]]}", count=2)
    return listing([resource(kind) for kind in kinds], "sum")


def building_now(p: FlorenzaPosition) -> int:
    """The building on the square that is being resolved."""
    return int(p.tile(whose_turn(p), p.square))


def planned_artist(p: FlorenzaPosition) -> int:
    """The artist of the work that is being settled, or the anonymous one."""
    artist = works.artist_now(p, p.to_act) if p.work_now >= 0 and p.to_act >= 0 else -1
    return int(artist) if artist >= 0 else at.ANONYMOUS


SCORED = ("first-building", "builds", "realises")
"""Events that tell their points, if there are any."""


def _closing(p: FlorenzaPosition) -> list[Event]:
    """The first rows of the captains of fortune who are still unpaid if the family goes on at the end of phase 5."""
    if p.square < at.SQUARES or p.to_act < 0:
        return []
    after = p.copy()
    after.log = []
    close(after, after.to_act)
    return [event for event in after.log if event.kind == "pays-fortune"]


def unpaid_points(p: FlorenzaPosition) -> tuple[int, int]:
    """The PP and BP of these rows together."""
    rows = _closing(p)
    return sum(event.args["pp"] for event in rows), sum(event.args["bp"] for event in rows)


class Speech:
    """The sentences of one content."""

    def __init__(self, box: Box) -> None:
        self.box = box

    # -- things ------------------------------------------------------------------------------------------------

    def building(self, number: int) -> str:
        return typographic(self.box.building[number].name)

    def character_name(self, number: int) -> str:
        return typographic(self.box.character[number].name)

    def captain(self, number: int) -> str:
        return typographic(self.box.captain[number].name)

    def work(self, number: int) -> str:
        return work_name(self.box, number)

    def artist(self, number: int) -> Text:
        if number == at.ANONYMOUS:
            return text("artist-anonymous")
        return text("artist-named", name=self.character_name(number))

    def preacher(self, number: int) -> Text:
        if number == at.ANONYMOUS_PREACHER:
            return text("preacher-anonymous")
        return text("preacher-named", name=typographic(preacher_row(self.box, number).name))

    def cost(self, goods: Goods) -> Text:
        return amount_text(amounts(goods.row()[:7]))

    def effect(self, number: int) -> Text:
        """What a building gives, and what it asks in return."""
        row = self.box.building[number]
        if row.income is not None:
            return text("effect-income", gain=amount_text(printed(row.income)))
        gain, pay = amount_text(printed(row.gain)), printed(row.pay)
        return text("effect-sale", pay=amount_text(pay), gain=gain) if pay else gain

    def promise(self, number: int) -> Text:
        """Why a building is worth building."""
        points = self.box.building[number].pp
        return text("effect-at-once", gain=self.effect(number), pp=points) if points else self.effect(number)

    def work_gain(self, number: int) -> Text:
        """The points of a work and, on the main board, what it gives every round."""
        row = self.box.artwork[number]
        points = points_text(row.pp, row.bp)
        if row.income is None:
            return points
        return text("work-gain", gain=points, income=text(f"amount-{row.income}", count=1))

    def skill(self, artist: int, row: Skill) -> Text:
        """A speciality of an artist: the price, and the points of the six faces."""
        faces = " ".join(str(points) for points in row.faces)
        if artist == at.ANONYMOUS:
            return text("skill-anonymous", price=row.price, faces=faces)
        return text("skill", speciality=text(f"speciality-{row.speciality}"), price=row.price, faces=faces)

    def skills(self, p: FlorenzaPosition, artist: int) -> Text:
        """What an artist asks and gives: only for specialities that the current work shows, if there is one."""
        anonymous = artist == at.ANONYMOUS
        turned = not anonymous and bool(p.turned(artist))
        found = skills(self.box, 0 if anonymous else artist + 1, turned)
        if p.stage == at.CHOOSE_ARTIST:
            shown = self.box.artwork[p.work_now].artists
            found = [row for row in found if row.speciality in shown] or found
        if anonymous:
            found = found[:1]  # they are all alike
        return listing([self.skill(artist, row) for row in found])

    def charity(self, preacher: int, more: int) -> Text:
        """What a preacher brings: familiars, `more` of them in the Duomo, and his effect."""
        row = preacher_row(self.box, preacher)
        power = preacher_power(row)
        parts = [amount_text([*preacher_gain(row), Amount("members", row.members + more)])]
        return listing(parts + ([text(f"power-{power}")] if power else []))

    def character(self, p: FlorenzaPosition, number: int) -> Text:
        """What a character offers."""
        preacher = int(p.tables.preacher_of[number])
        if preacher < 0:
            return self.skills(p, number)
        return text("preacher", price=preacher_row(self.box, preacher).price, gain=self.charity(preacher, 0))

    def fortune_row(self, number: int, row: int) -> Text:
        """A row of a captain of fortune: what it costs and gives; for the free one, what it takes."""
        gain, price = amounts(self.box.captain[number].rows()[row].row()), self.fortune_price(number, row)
        loss = loss_text(gain)
        if loss is not None and price == 0:
            return text("captain-row-lost", loss=loss)
        return text("captain-row", price=price, gain=amount_text(gain))

    def fortune_price(self, number: int, row: int) -> int:
        return self.box.captain[number].prices()[row]

    # -- questions ---------------------------------------------------------------------------------------------

    def question(self, p: FlorenzaPosition) -> Text:
        """What is asked; in phases 5 and 6 also what the forecast is short of, and what it needs the market for."""
        if p.to_act < 0:
            return text("question-over" if p.to_act == OVER else "question-chance")
        asked = self._asked(p)
        if p.stage < at.WINDOW:
            return asked
        ahead = outlook(p, p.to_act)
        deals = listing(self._deals(ahead.market_moves()))
        f = ahead.forecast
        rescued = [int(f.where[line]) for line in range(f.count) if f.verdict[line] == at.BY_MARKET]
        short, then = ahead.short()
        if rescued:
            asked = text("question-market", question=asked, what=self._lines(p, rescued), deals=deals)
        if short and p.stage == at.COMMISSION:  # each of them can be paid
            return text("question-short-all", question=asked)
        if short:
            asked = text("question-short", question=asked, what=self._lines(p, short))
        if not then:
            return asked
        paid = self._lines(p, [ahead.asked_about()])
        return text("question-short-then", question=asked, paid=paid, what=self._lines(p, then))

    def _lines(self, p: FlorenzaPosition, lines: list[int]) -> str:
        """The names of lines of a forecast."""
        return ", ".join(line_name(p, self.box, line) for line in lines)

    def _deals(self, actions: list[int]) -> list[Text]:
        """Deals of the market, each in a few words."""
        found: list[Text] = []
        given: list[int] = []
        for action in actions:
            kind, what = int(at.action_kind(action)), resource(at.action_index(action))
            if kind == at.GIVE:
                given.append(int(at.action_index(action)))
            elif kind == at.TAKE and given:
                found.append(text("deal-swap", given=both(given), resource=what))
                given = []
            else:
                keys = {at.SELL: "sell", at.BUY: "buy", at.TAKE: "take"}
                found.append(text(f"deal-{keys[kind]}", resource=what))
        return found

    def _asked(self, p: FlorenzaPosition) -> Text:
        key = f"question-{STAGES[p.stage]}"
        if p.stage == at.PLACING:
            return text(key, left=int(p.zone(p.to_act)))
        if p.stage == at.WINDOW:
            if p.square == at.SQUARES:
                return text("question-last-window")
            return text(key, what=self.building(building_now(p)))
        if p.stage in (at.SALE, at.CONSTRUCTION):
            row = self.box.building[building_now(p)]
            return text(key, building=typographic(row.name), cost=self.cost(row.cost))
        if p.work_now >= 0:
            return text(key, work=self.work(p.work_now), value=int(p.reached))
        return text(key)

    # -- moves -------------------------------------------------------------------------------------------------

    def sentence(self, p: FlorenzaPosition, action: int) -> Text:
        if p.to_act == CHANCE:
            return self._outcome(p, action)
        if not is_in_box(p, action):
            return text("action-not-in-box")
        kind = int(at.action_kind(action))
        index = int(at.action_index(action))
        if kind in (at.OCCUPY, at.BUILD, at.WORK):
            return self._plan(p, kind, index)
        if kind in (at.HIRE, at.PREACH_CHURCH, at.PREACH_DUOMO, at.TO_FORTUNE, at.RESERVE):
            return self._engage(p, kind, index)
        if kind in (at.NAME, at.SELL, at.BUY, at.GIVE, at.TAKE):
            return self._resource(p, kind, resource(index))
        if kind in (at.PAY_AS, at.ACCEPT, at.CALL, at.ENCOURAGE, at.MARK_WITH):
            return self._artwork(p, kind, index)
        return self._settle(p, kind, index)

    def _outcome(self, p: FlorenzaPosition, outcome: int) -> Text:
        if p.stage == at.DRAW_CHARACTER:
            return text("outcome-character", character=self.character_name(outcome))
        if p.stage == at.DRAW_FORTUNE:
            return text("outcome-captain", captain=self.captain(outcome))
        if p.stage == at.DRAW_ORDER:
            return text("outcome-order", family=FAMILIES[outcome])
        return text("outcome-face", face=outcome)

    def _plan(self, p: FlorenzaPosition, kind: int, index: int) -> Text:
        """Sentences for occupying a building, planning one, or planning a work."""
        if kind == at.OCCUPY:
            return self._occupy(p, at.occupy_owner(index), at.occupy_square(index))
        ahead = outlook(p, p.to_act)
        if kind == at.BUILD:
            first = p.stage == at.FIRST_BUILDING
            said = part(("build", self, index, first), self._build, index, first)
            return said if first else marked(said, ahead.building(index))
        if p.phase == at.PHASE_ARTWORKS:
            return text("action-work-next", work=self.work(index))
        return marked(part(("work", self, index), self._work, index), ahead.work(index))

    def _build(self, building: int, first: bool) -> Text:
        row = self.box.building[building]
        key = "action-build-first" if first else "action-build"
        return text(
            key, building=typographic(row.name), cost=self.cost(row.cost), gain=self.promise(building)
        )

    def _work(self, work: int) -> Text:
        cost = self.cost(self.box.artwork[work].cost)
        return text("action-work-plan", work=self.work(work), cost=cost, gain=self.work_gain(work))

    def _occupy(self, p: FlorenzaPosition, owner: int, square: int) -> Text:
        building = p.tile(owner, square) if owner < p.seats else -1
        name = self.building(building) if building >= 0 else "-"
        gain = self.effect(building) if building >= 0 else text("nothing")
        if owner == p.to_act:
            return text("action-occupy-own", building=name, square=square + 1, gain=gain)
        whose = owner_text(owner, p.persons <= owner < p.seats)
        return text("action-occupy-rival", building=name, square=square + 1, gain=gain, owner=whose)

    def _engage(self, p: FlorenzaPosition, kind: int, index: int) -> Text:
        """Sentences for giving a character or a captain of fortune something to do."""
        if kind == at.HIRE:
            return self._hire(p, index)
        if kind == at.RESERVE:
            if index == at.NOBODY:
                return text("action-reserve-nobody")
            name = self.character_name(index)
            return text("action-reserve", character=name, what=self.character(p, index))
        if kind == at.TO_FORTUNE:
            rows = [self.fortune_row(index, row) for row in range(at.FORTUNE_ROWS)]
            return text("action-captain", captain=self.captain(index), rows=listing(rows, "rows"))
        duomo = kind == at.PREACH_DUOMO
        return text(
            "action-duomo" if duomo else "action-church",
            preacher=self.preacher(index),
            price=preacher_price(p, index, duomo),
            gain=self.charity(index, self.box.rates.duomo_members if duomo else 0),
        )

    def _hire(self, p: FlorenzaPosition, artist: int) -> Text:
        key = "action-artist-anonymous" if artist == at.ANONYMOUS else "action-artist"
        said = text(key, artist=self.artist(artist), skills=self.skills(p, artist))
        if p.stage != at.CHOOSE_ARTIST:
            return said
        return marked(said, outlook(p, p.to_act).work(p.work_now, artist))

    def _resource(self, p: FlorenzaPosition, kind: int, what: Text) -> Text:
        if kind == at.NAME:
            return text("action-name", resource=what)
        if kind == at.SELL:
            return text("action-sell", resource=what, florins=self.box.rates.sell)
        if kind == at.BUY:
            return text("action-buy", resource=what, florins=self.box.rates.buy)
        if kind == at.TAKE:
            return text("action-take", resource=what)
        keys = {at.SWAP_GIVE: "swap", at.GAVE: "second"}
        return text(f"action-give-{keys.get(int(p.stage), 'first')}", resource=what)

    def _settle(self, p: FlorenzaPosition, kind: int, index: int) -> Text:
        """Sentences for paying a captain of fortune, saying yes or no, or being done."""
        stage = int(p.stage)
        if kind == at.PAY_FORTUNE:
            return self._pay_captain(p, at.pay_fortune_captain(index), at.pay_fortune_row(index))
        if kind == at.TO_MARKET:
            return text("action-market")
        if kind == at.TO_ADMINISTRATION:
            return text("action-administration", florins=self.box.rates.administration)
        if kind == at.DONE:
            return self._done(p, stage)
        if stage == at.PAYMENT:
            lost = prestige_lost(p, p.to_act, failure_cost(p, p.to_act, p.work_now))
            return text("action-refuse-work", work=self.work(p.work_now), lost=int(lost))
        if stage not in (at.SALE, at.CONSTRUCTION):
            return text("action-done-window")
        return self._decide(p, kind, building_now(p))

    def _done(self, p: FlorenzaPosition, stage: int) -> Text:
        """Going on, and what that loses."""
        if stage != at.WINDOW:
            keys = {at.SWAP_GIVE: "swap", at.CALL_MUSE: "muse"}
            return text(f"action-done-{keys.get(stage, 'market')}")
        needed = outlook(p, p.to_act).market_moves(now=True)
        said = text("action-done-no-market" if needed else "action-done-window")
        losses = self.unpaid(p)
        return text("action-done-unpaid", action=said, losses=listing(losses)) if losses else said

    def unpaid(self, p: FlorenzaPosition) -> list[Text]:
        """The captains of fortune whose first row costs something if the family goes on now, each with that."""
        paid = [event for event in _closing(p) if event.args["pp"] or event.args["bp"]]
        return [
            text(
                "unpaid-captain",
                captain=self.captain(event.args["fortune"]),
                loss=self._gain(event) or "",
            )
            for event in paid
        ]

    def _pay_captain(self, p: FlorenzaPosition, captain: int, row: int) -> Text:
        name, price, gain = (
            self.captain(captain),
            self.fortune_price(captain, row),
            self.row_now(p, captain, row),
        )
        loss = loss_text(gain)
        if loss is None or price:
            return text("action-pay-captain", captain=name, price=price, gain=amount_text(gain))
        return text("action-leave-captain" if gain else "action-leave-captain-free", captain=name, loss=loss)

    def row_now(self, p: FlorenzaPosition, captain: int, row: int) -> list[Amount]:
        """What a row of a captain of fortune gives and takes now: at the floor of a track nothing is lost."""
        given = self.box.captain[captain].rows()[row].row()
        seat, t = max(0, int(p.to_act)), p.tables
        for column, above in (
            (at.PP_COLUMN, p.crest(seat) - t.crest_floor),
            (at.BP_COLUMN, p.mitre(seat) - t.bishop_floor),
        ):
            given[column] = max(given[column], -int(above)) if given[column] < 0 else given[column]
        return amounts(given)

    def _decide(self, p: FlorenzaPosition, kind: int, building: int) -> Text:
        row = self.box.building[building]
        if kind == at.ACTIVATE:
            return text("action-activate", effect=self.effect(building))
        if kind == at.CONSTRUCT:
            return text("action-construct", building=typographic(row.name), cost=self.cost(row.cost))
        if p.stage == at.SALE:
            return text("action-refuse-sale")
        lost = prestige_lost(p, p.to_act, p.tables.failed_building)
        return text("action-refuse-building", building=typographic(row.name), lost=int(lost))

    def _artwork(self, p: FlorenzaPosition, kind: int, index: int) -> Text:
        """Sentences about the payment, the points and the marker of a work."""
        if kind == at.PAY_AS:
            return self._pay_as(p, index)
        if kind == at.MARK_WITH:
            return self._mark(index)
        artist, speciality = planned_artist(p), max(0, int(p.speciality))
        if kind == at.ACCEPT:
            face = index + 1
            key = "action-face-masterpiece" if is_masterpiece(p, artist, speciality, face) else "action-face"
            return text(key, face=face, points=points_text(int(artist_points(p, artist, speciality, face))))
        muse = kind == at.CALL
        if muse and p.stage != at.CALL_MUSE:
            return text("action-muse-roll", florins=self.box.rates.muse)
        steps = 1 if muse else index
        value = min(at.FACES, max(1, int(p.reached) + steps))
        return text(
            "action-muse-value" if muse else "action-incentive",
            florins=self.box.rates.muse if muse else steps * self.box.rates.incentive,
            value=value,
            points=points_text(int(artist_points(p, artist, speciality, value))),
        )

    def _pay_as(self, p: FlorenzaPosition, speciality: int) -> Text:
        artist = planned_artist(p)
        cost = self.box.artwork[max(0, int(p.work_now))].cost.row()[: at.COSTS]
        cost[at.FLORINS_COLUMN] += artist_price(p, artist, speciality)
        faces = [artist_points(p, artist, speciality, face) for face in range(1, at.FACES + 1)]
        return text(
            "action-as",
            artist=self.artist(artist),
            speciality=text(f"speciality-{SPECIALITIES[speciality]}"),
            faces=" ".join(str(points) for points in faces),
            cost=amount_text(amounts(cost)),
        )

    def _mark(self, marker: int) -> Text:
        if marker == 0:
            return text("action-mark", marker=text("marker-neutral"))
        income = self.box.income
        gain = text(f"amount-{income.special[marker - 1]}", count=income.special_amount[marker - 1])
        return text("action-mark", marker=text("marker-special", gain=gain))

    # -- events ------------------------------------------------------------------------------------------------

    def event(self, event: Event, who: str) -> Text:
        args: dict[str, int | str | Text] = {"who": who}
        for name, value in event.args.items():
            args[name] = self._named(name, value)
        if "owner" in event.args:
            args["owner"] = owner_text(event.args["owner"], bool(event.args["ghost"]))
        gain = self._gain(event)
        if gain is not None:
            args["gain"] = gain
        scored = event.kind in SCORED and gain is not None and gain.key != "no-points"
        told = self._told_as(event, args)
        return Text(f"event-{told}-points" if scored else f"event-{told}", args)

    def _told_as(self, event: Event, args: dict[str, int | str | Text]) -> str:
        """The sentence of an event: some kinds have another one if points are lost, or if two things are alike."""
        kind, told = event.kind, event.args
        if kind == "swaps-two" and told["first"] == told["second"]:
            args["goods"] = text(f"amount-{RESOURCES[told['first']]}", count=2)
            return "swaps-alike"
        if kind == "pays-fortune" and told["florins"] == 0:
            loss = loss_text(self._fortune_gain(event))
            if loss is not None:
                args["loss"] = loss
                return "leaves-fortune" if told["pp"] or told["bp"] else "leaves-fortune-free"
        if kind == "artist-points" and told["points"] <= 0:
            args["lost"] = -told["points"]
            return "artist-loss"
        if kind == "ghost-makes":
            args["points"] = points_text(told["points"])
        return kind

    def _fortune_gain(self, event: Event) -> list[Amount]:
        row = self.box.captain[event.args["fortune"]].rows()[event.args["row"]].row()
        row[at.PP_COLUMN], row[at.BP_COLUMN] = (
            event.args["pp"],
            event.args["bp"],
        )  # at a floor, less than the row's
        return amounts(row)

    def _gain(self, event: Event) -> Text | None:
        """What the event brings, if its sentence says so."""
        kind, args = event.kind, event.args
        if kind == "income":
            return amount_text([Amount(name, args[name]) for name in GAINS if args[name]])
        if kind == "activates":
            return self.effect(args["building"])
        if kind == "pays-fortune":
            return amount_text(self._fortune_gain(event))
        if kind in ("ghost-activates", "ghost-activates-own"):
            shown = self.box.building[args["building"]].gain
            return points_text(shown.pp, shown.bp)
        if kind in ("builds", "first-building", "ghost-builds"):
            return points_text(self.box.building[args["building"]].pp)
        if kind == "ghost-hires":
            last = self.box.captain[args["fortune"]].rows()[-1]
            return points_text(last.pp, last.bp)
        if kind in ("realises", "ghost-makes"):
            made = self.box.artwork[args["work"]]
            return points_text(made.pp, made.bp)
        return None

    def _named(self, name: str, value: int) -> int | str | Text:
        """An argument of an event by name, if its number stands for a thing."""
        if name == "character":
            return self.character_name(value)
        if name == "card":
            return ROMAN[value - 1]
        if name == "fortune":
            return self.captain(value)
        if name == "building":
            return self.building(value)
        if name == "work":
            return self.work(value)
        if name == "artist":
            return self.artist(value if value < len(self.box.character) else at.ANONYMOUS)
        if name == "preacher":
            return self.preacher(value if value < len(self.box.preacher) - 1 else at.ANONYMOUS_PREACHER)
        if name == "speciality":
            return text(f"speciality-{SPECIALITIES[value]}")
        if name in ("resource", "given", "taken", "first", "second"):
            return resource(value)
        return value


# -- rules -----------------------------------------------------------------------------------------------------


def rule_values(box: Box, say: Callable[[Text], str]) -> dict[str, int | str]:
    """The values of the content for the texts of the rules, by the name that is there in braces."""
    limited = [row for row in box.building if row.in_play_beyond_players is not None]
    tiles = {row.name: row.in_play_beyond_players or 0 for row in limited}
    places = [(row.name, row) for row in box.place]
    return {
        **numbers(box),
        "anonymous_preacher": box.preachers()[-1].price,
        "by_families": ", ".join(
            f"{name} (n{f' {more:+d}' if more else ''})" for name, more in tiles.items()
        ),
        "place_failure": by_value({name: row.failure for name, row in places}),
        "place_base": by_value({name: row.base for name, row in places}),
        "two_rolls": ", ".join(name for name, row in places if row.rolls == 2),
        "levels": by_value({say(text(f"level-{row.name}")): row.face for row in box.level}),
    }


def by_value(amounts: Mapping[str, int]) -> str:
    """Names with their numbers, grouped by number.

    >>> by_value({"Duomo": 3, "Battistero": 2, "San Lorenzo": 2})
    '2: Battistero, San Lorenzo; 3: Duomo'
    """
    values = sorted(set(amounts.values()))
    return "; ".join(
        f"{value}: {', '.join(name for name, amount in amounts.items() if amount == value)}"
        for value in values
    )


# -- refusals --------------------------------------------------------------------------------------------------

REASONS = {
    at.NO_TILE: ("fx-4.4", "no-tile"),
    at.SAME_SQUARE: ("fx-0.7", "same-square"),
    at.NOT_ON_DISPLAY: ("fx-0.3", "not-on-display"),
    at.IS_RESERVED: ("fx-2.1", "is-reserved"),
    at.IS_TAKEN: ("fx-4.6", "is-taken"),
    at.NO_BUILDING: ("fx-4.2", "no-building"),
    at.NOT_BUILT: ("fx-5.4", "not-built"),
    at.IS_VIOLET: ("fx-4.2", "is-violet"),
    at.IS_OCCUPIED: ("fx-4.2", "is-occupied"),
    at.IS_BLOCKED: ("fx-12.3", "is-blocked"),
    at.AT_FLOOR: ("fx-4.3", "at-floor"),
    at.DISTRICT_FULL: ("fx-4.4", "district-full"),
    at.WORK_MADE: ("fx-4.5", "work-made"),
    at.WORK_PLANNED: ("fx-4.5", "work-planned"),
    at.NO_MARKER: ("fx-4.7", "no-marker"),
    at.NO_SPECIALITY: ("fx-4.6", "no-speciality"),
    at.IS_PREACHER: ("fx-4.6", "is-preacher"),
    at.SPACE_TAKEN: ("fx-4.8", "space-taken"),
    at.PREACHER_AT_FLOOR: ("fx-4.13", "preacher-at-floor"),
    at.MARKET_TAKEN: ("fx-4.10", "market-taken"),
    at.NO_CAPTAIN: ("fx-0.4", "no-captain"),
    at.NOT_HELD: ("fx-5.6", "not-held"),
    at.NOT_YOURS: ("fx-5.8", "not-yours"),
    at.DEAL_PAST: ("fx-5.6", "deal-past"),
    at.NOT_ON_MARKET: ("fx-5.6", "not-on-market"),
    at.NOT_ROLLED: ("fx-6.3", "not-rolled"),
    at.NO_MUSE: ("fx-6.4", "no-muse"),
    at.BEYOND_SIX: ("fx-11.1", "beyond-six"),
    at.MARKER_USED: ("fx-6.6", "marker-used"),
    at.MARKER_NEEDED: ("fx-6.6", "marker-needed"),
    at.NOT_PLANNED: ("fx-6.1", "not-planned"),
    at.NO_SUCH_SEAT: ("fx-4.2", "no-such-seat"),
    at.CANNOT_PAY: ("", "cannot-pay"),
    at.NO_SUCH_MOVE: ("", "other-decision"),
    at.NOT_IN_BOX: ("", "not-in-box"),
    at.TURNED_BY_GHOST: ("fx-12.6", "turned-by-ghost"),
    at.SAME_KIND: ("fx-4.9", "same-kind"),
    at.MUST_BUILD: ("fx-0.7", "must-build"),
    at.MUST_PLACE: ("fx-4.1", "must-place"),
}
"""If the rule is empty, it is that of the stage."""

CHARITY = (at.PREACH_CHURCH, at.PREACH_DUOMO)
STAGE_RULES = {
    at.FIRST_BUILDING: "fx-0.7",
    at.THIRD_CHOICE: "fx-1.1",
    at.RESERVATION: "fx-2.1",
    at.PLACING: "fx-4.1",
    at.CHOOSE_ARTIST: "fx-4.6",
    at.SWAP_GIVE: "fx-4.9",
    at.SWAP_TAKE: "fx-4.9",
    at.WINDOW: "fx-5.5",
    at.SOLD: "fx-5.6",
    at.BOUGHT: "fx-5.6",
    at.GAVE: "fx-5.6",
    at.MARKET_TAKE: "fx-5.6",
    at.SALE: "fx-5.3",
    at.CONSTRUCTION: "fx-5.4",
    at.COMMISSION: "fx-6.1",
    at.PAYMENT: "fx-6.2",
    at.INCENTIVE: "fx-11.1",
    at.CALL_MUSE: "fx-11.2",
    at.JUDGE: "fx-6.3",
    at.CHOOSE_MARKER: "fx-6.6",
}

TURN_RULES = {
    at.PHASE_SETUP: "fx-0.7",
    at.PHASE_INCOME: "fx-1.1",
    at.PHASE_CAPTAIN: "fx-2.1",
    at.PHASE_BISHOP: "fx-3.1",
    at.PHASE_PLACING: "fx-4.1",
    at.PHASE_ECONOMY: "fx-5.1",
    at.PHASE_ARTWORKS: "fx-6.1",
    at.PHASE_ELECTIONS: "fx-10.1",
    at.PHASE_ROUND_END: "fx-8.2",
}
"""For each phase, the rule that says whose turn it is, or that nobody decides anything."""


def explain(stage: int, action: int, code: int) -> Refusal:
    """The rule behind a refusal, and the text that says so."""
    rule, key = REASONS[code]
    kind = int(at.action_kind(action))
    if code == at.CANNOT_PAY:
        rule = _payment_rule(stage, kind)
    elif code == at.NO_TILE and stage == at.FIRST_BUILDING:
        rule = "fx-0.7"
    elif code == at.NOT_HELD and stage == at.SWAP_GIVE:
        rule = "fx-4.9"
    elif code == at.IS_OCCUPIED and kind == at.TO_FORTUNE:
        rule = "fx-4.12"
    elif code == at.IS_TAKEN and kind in CHARITY:
        rule = "fx-4.8"
    elif code == at.NOT_ON_DISPLAY and kind in (at.HIRE, at.RESERVE):
        rule = STAGE_RULES[stage]
    elif code == at.NO_SPECIALITY and stage == at.PAYMENT:
        rule = "fx-6.2"
    elif code == at.NO_MUSE and stage != at.JUDGE:
        rule = "fx-11.2"
    return Refusal(rule or STAGE_RULES[stage], text(f"refusal-{key}"))


def _payment_rule(stage: int, kind: int) -> str:
    """The rule that requires the missing money."""
    if kind in CHARITY:
        return "fx-4.8"
    if kind == at.BUY:
        return "fx-5.6"
    if kind == at.PAY_FORTUNE:
        return "fx-5.8"
    if kind == at.CALL:
        return "fx-6.4" if stage == at.JUDGE else "fx-11.2"
    return STAGE_RULES[stage]

"""What people read about questions, moves and events; the words themselves are in text/."""

from __future__ import annotations

from bottega.core.position import CHANCE, OVER, Event
from bottega.core.texts import Text, text
from bottega.games.florenza import layout as at
from bottega.games.florenza.content import Box, Goods
from bottega.games.florenza.dump import STAGES
from bottega.games.florenza.names import FAMILIES, RESOURCES, ROMAN, SPECIALITIES
from bottega.games.florenza.outlook import outlook
from bottega.games.florenza.position import FlorenzaPosition
from bottega.games.florenza.rules.common import artist_points, is_masterpiece, seat_at, work_at
from bottega.games.florenza.rules.forecast import SHORT, forecast
from bottega.games.florenza.rules.placing import preacher_price
from bottega.games.florenza.view import (
    Amount,
    Skill,
    amounts,
    line_name,
    preacher_gain,
    preacher_power,
    skills,
    work_name,
)

GAIN_NAMES = (*RESOURCES, "florins", "pp", "bp", "members")


def listing(parts: list[Text]) -> Text:
    """Several texts with commas between them."""
    if not parts:
        return text("nothing")
    if len(parts) == 1:
        return parts[0]
    return text("pair", first=parts[0], rest=listing(parts[1:]))


def amount_text(found: list[Amount]) -> Text:
    return listing([text(f"amount-{amount.what}", count=amount.count) for amount in found])


def marked(said: Text, reach: str | None) -> Text:
    """A plan with the sign that it can be paid, now or in time."""
    return text(f"marked-{reach}", action=said) if reach else said


def resource(kind: int) -> Text:
    return text(f"resource-{RESOURCES[kind]}")


class Speech:
    """The sentences of one content."""

    def __init__(self, box: Box) -> None:
        self.box = box

    # -- things ------------------------------------------------------------------------------------------------

    def building(self, number: int) -> str:
        return self.box.building[number].name

    def work(self, number: int) -> str:
        return work_name(self.box, number)

    def artist(self, number: int) -> Text | str:
        return text("artist-anonymous") if number == at.ANONYMOUS else self.box.character[number].name

    def preacher(self, number: int) -> Text | str:
        return text("preacher-anonymous") if number == at.NAMELESS else self.box.preacher[number].name

    def cost(self, goods: Goods) -> Text:
        return amount_text(amounts(goods.row()[:7]))

    def effect(self, number: int) -> Text:
        """What a building gives, and what it asks for it."""
        row = self.box.building[number]
        if row.income is not None:
            return text("effect-income", gain=amount_text(amounts(row.income.row())))
        gain, pay = amount_text(amounts(row.gain.row())), amounts(row.pay.row())
        return text("effect-sale", pay=amount_text(pay), gain=gain) if pay else gain

    def promise(self, number: int) -> Text:
        """What a building is worth building for."""
        points = self.box.building[number].pp
        return text("effect-at-once", gain=self.effect(number), pp=points) if points else self.effect(number)

    def work_gain(self, number: int) -> Text:
        """The points of a work, and on the main board what it gives every round."""
        row = self.box.artwork[number]
        points = amount_text([Amount("pp", row.pp)] + ([Amount("bp", row.bp)] if row.bp else []))
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
        """What an artist asks and gives: of his specialities those that the work in hand shows, if there is one."""
        anonymous = artist == at.ANONYMOUS
        turned = not anonymous and bool(p.cells[at.TURNED + artist])
        found = skills(self.box, 0 if anonymous else artist + 1, turned)
        if p.cells[at.STAGE] == at.CHOOSE_ARTIST:
            shown = self.box.artwork[p.cells[at.WORK_NOW] - 1].artists
            found = [row for row in found if row.speciality in shown] or found
        if anonymous:
            found = found[:1]  # they are all alike
        return listing([self.skill(artist, row) for row in found])

    def charity(self, preacher: int, more: int) -> Text:
        """What a preacher brings: familiars, so many more of them in the Duomo, and his effect."""
        members = Amount("members", self.box.preacher[preacher].members + more)
        power = preacher_power(self.box, preacher)
        parts = [amount_text([*preacher_gain(self.box, preacher), members])]
        return listing(parts + ([text(f"power-{power}")] if power else []))

    def character(self, p: FlorenzaPosition, number: int) -> Text:
        """What one can have of a character."""
        preacher = int(p.tables.preacher_of[number])
        if preacher < 0:
            return self.skills(p, number)
        return text("preacher", price=self.box.preacher[preacher].price, gain=self.charity(preacher, 0))

    def fortune_gain(self, number: int, row: int) -> Text:
        captain = self.box.captain[number]
        return amount_text(amounts((captain.row1, captain.row2, captain.row3)[row].row()))

    def fortune_price(self, number: int, row: int) -> int:
        captain = self.box.captain[number]
        return (captain.price1, captain.price2, captain.price3)[row]

    # -- questions ---------------------------------------------------------------------------------------------

    def question(self, p: FlorenzaPosition) -> Text:
        """What is asked; in phases 5 and 6 also what the forecast sees fall short."""
        if p.to_act < 0:
            return text("question-over" if p.to_act == OVER else "question-chance")
        asked = self._asked(p)
        if p.cells[at.STAGE] < at.WINDOW:
            return asked
        f = forecast(p, p.to_act)
        short = [line_name(p, self.box, int(f.where[n])) for n in range(f.count) if f.verdict[n] == SHORT]
        return text("question-short", question=asked, what=", ".join(short)) if short else asked

    def _asked(self, p: FlorenzaPosition) -> Text:
        cells = p.cells
        stage = int(cells[at.STAGE])
        key = f"question-{STAGES[stage]}"
        if stage == at.PLACING:
            return text(key, left=int(cells[at.FAMILY + p.to_act * at.STRIDE + at.ZONE]))
        if stage == at.WINDOW:
            if cells[at.SQUARE] == at.SQUARES:
                return text("question-last-window")
            return text(key, what=self.building(self._tile(p)))
        if stage in (at.SALE, at.CONSTRUCTION):
            building = self._tile(p)
            return text(
                key, building=self.building(building), cost=self.cost(self.box.building[building].cost)
            )
        if cells[at.WORK_NOW]:
            return text(key, work=self.work(cells[at.WORK_NOW] - 1), value=int(cells[at.VALUE]))
        return text(key)

    def _tile(self, p: FlorenzaPosition) -> int:
        """The building of the square that is being resolved."""
        district = seat_at(p, int(p.cells[at.TURN]))
        return int(p.cells[at.FAMILY + district * at.STRIDE + at.TILE + int(p.cells[at.SQUARE])]) - 1

    # -- moves -------------------------------------------------------------------------------------------------

    def sentence(self, p: FlorenzaPosition, action: int) -> Text:
        if p.to_act == CHANCE:
            return self._outcome(p, action)
        if action < at.HIRE:
            return self._place(p, action)
        if action < at.RESERVE_FOR_ONESELF:
            return self._send(p, action)
        if action < at.PAY_FORTUNE:
            return self._resource(p, action)
        return self._settle(p, action)

    def _outcome(self, p: FlorenzaPosition, outcome: int) -> Text:
        stage = int(p.cells[at.STAGE])
        if stage == at.DRAW_CHARACTER:
            return text("outcome-character", character=self.box.character[outcome].name)
        if stage == at.DRAW_FORTUNE:
            return text("outcome-captain", captain=self.box.captain[outcome].name)
        if stage == at.DRAW_ORDER:
            return text("outcome-order", family=FAMILIES[outcome])
        return text("outcome-face", face=outcome)

    def _place(self, p: FlorenzaPosition, action: int) -> Text:
        stage = int(p.cells[at.STAGE])
        if action < at.BUILD:
            owner, square = divmod(action, at.SQUARES)
            tile = 0
            if owner < p.seats:
                tile = int(p.cells[at.FAMILY + owner * at.STRIDE + at.TILE + square])
            name = self.building(tile - 1) if tile else "-"
            gain = self.effect(tile - 1) if tile else text("nothing")
            if owner == p.to_act:
                return text("action-occupy-own", building=name, square=square + 1, gain=gain)
            return text(
                "action-occupy-rival", building=name, square=square + 1, gain=gain, family=FAMILIES[owner]
            )
        if action < at.WORK:
            building = action - at.BUILD
            row = self.box.building[building]
            key = "action-build-first" if stage == at.FIRST_BUILDING else "action-build"
            said = text(key, building=row.name, cost=self.cost(row.cost), gain=self.promise(building))
            return marked(said, outlook(p, p.to_act).building(building))
        work = action - at.WORK
        if p.cells[at.PHASE] == 6:
            return text("action-work-next", work=self.work(work))
        cost = self.cost(self.box.artwork[work].cost)
        said = text("action-work-plan", work=self.work(work), cost=cost, gain=self.work_gain(work))
        return marked(said, outlook(p, p.to_act).work(work))

    def _send(self, p: FlorenzaPosition, action: int) -> Text:
        if action < at.PREACH_CHURCH:
            return self._hire(p, action - at.HIRE)
        if action < at.TO_MARKET:
            duomo = action >= at.PREACH_DUOMO
            preacher = action - (at.PREACH_DUOMO if duomo else at.PREACH_CHURCH)
            return text(
                "action-duomo" if duomo else "action-church",
                preacher=self.preacher(preacher),
                price=preacher_price(p, preacher, duomo),
                gain=self.charity(preacher, self.box.rates.duomo_members if duomo else 0),
            )
        if action == at.TO_MARKET:
            return text("action-market")
        if action == at.TO_ADMINISTRATION:
            return text("action-administration", florins=self.box.rates.administration)
        captain = action - at.TO_FORTUNE
        rows = [
            text("captain-row", price=self.fortune_price(captain, row), gain=self.fortune_gain(captain, row))
            for row in range(3)
        ]
        return text("action-captain", captain=self.box.captain[captain].name, rows=listing(rows))

    def _hire(self, p: FlorenzaPosition, artist: int) -> Text:
        key = "action-artist-anonymous" if artist == at.ANONYMOUS else "action-artist"
        said = text(key, artist=self.artist(artist), skills=self.skills(p, artist))
        if p.cells[at.STAGE] != at.CHOOSE_ARTIST:
            return said
        return marked(said, outlook(p, p.to_act).work(int(p.cells[at.WORK_NOW]) - 1, artist))

    def _resource(self, p: FlorenzaPosition, action: int) -> Text:
        stage = int(p.cells[at.STAGE])
        if action < at.NAME:
            character = action - at.RESERVE_FOR_ONESELF
            if character == at.CHARACTERS:
                return text("action-reserve-nobody")
            name = self.box.character[character].name
            return text("action-reserve", character=name, what=self.character(p, character))
        kind = resource((action - at.NAME) % at.GOODS_COUNT)
        if action < at.SELL:
            return text("action-name", resource=kind)
        if action < at.BUY:
            return text("action-sell", resource=kind, florins=self.box.rates.sell)
        if action < at.GIVE:
            return text("action-buy", resource=kind, florins=self.box.rates.buy)
        if action < at.TAKE:
            key = {at.SWAP_GIVE: "action-give-swap", at.GAVE: "action-give-second"}.get(
                stage, "action-give-first"
            )
            return text(key, resource=kind)
        return text("action-take", resource=kind)

    def _settle(self, p: FlorenzaPosition, action: int) -> Text:
        stage = int(p.cells[at.STAGE])
        if action < at.DONE:
            captain, row = divmod(action - at.PAY_FORTUNE, 3)
            return text(
                "action-pay-captain",
                captain=self.box.captain[captain].name,
                price=self.fortune_price(captain, row),
                gain=self.fortune_gain(captain, row),
            )
        if action == at.DONE:
            keys = {at.WINDOW: "window", at.SWAP_GIVE: "swap", at.CALL_MUSE: "muse"}
            return text(f"action-done-{keys.get(stage, 'market')}")
        if action in (at.ACTIVATE, at.CONSTRUCT, at.REFUSE):
            return self._decide(p, action, stage)
        return self._artwork(p, action, stage)

    def _decide(self, p: FlorenzaPosition, action: int, stage: int) -> Text:
        if stage == at.PAYMENT:
            return text("action-refuse-work", work=self.work(p.cells[at.WORK_NOW] - 1), lost=self._penalty(p))
        if stage not in (at.SALE, at.CONSTRUCTION):
            return text("action-done-window")
        building = self._tile(p)
        row = self.box.building[building]
        if action == at.ACTIVATE:
            return text("action-activate", effect=self.effect(building))
        if action == at.CONSTRUCT:
            return text("action-construct", building=row.name, cost=self.cost(row.cost))
        if stage == at.SALE:
            return text("action-refuse-sale")
        return text("action-refuse-building", building=row.name)

    def _planned_artist(self, p: FlorenzaPosition) -> int:
        """The artist of the work that is being settled, or the anonymous one."""
        work = int(p.cells[at.WORK_NOW]) - 1
        if work < 0 or p.to_act < 0:
            return at.ANONYMOUS
        artist = int(p.cells[work_at(p.to_act, work) + at.ARTIST]) - 1
        return artist if artist >= 0 else at.ANONYMOUS

    def _penalty(self, p: FlorenzaPosition) -> int:
        place = next(
            row for row in self.box.place if row.id == self.box.artwork[p.cells[at.WORK_NOW] - 1].place
        )
        named = self._planned_artist(p) != at.ANONYMOUS
        return place.failure + (self.box.rates.failed_named if named else 0)

    def _artwork(self, p: FlorenzaPosition, action: int, stage: int) -> Text:
        artist = self._planned_artist(p)
        row = max(0, int(p.cells[at.ROW]) - 1)
        if action < at.FACE:
            kind = action - at.PAY_AS
            work = max(0, int(p.cells[at.WORK_NOW]) - 1)
            cost = list(self.box.artwork[work].cost.row()[:7])
            cost[at.FLORINS_COLUMN] += int(p.tables.price[artist * 3 + kind])
            faces = [artist_points(p, artist, kind, face) for face in range(1, 7)]
            return text(
                "action-as",
                artist=self.artist(artist),
                speciality=text(f"speciality-{SPECIALITIES[kind]}"),
                faces=" ".join(str(points) for points in faces),
                cost=amount_text(amounts(cost)),
            )
        if action < at.CALL:
            face = action - at.FACE + 1
            key = "action-face-masterpiece" if is_masterpiece(p, artist, row, face) else "action-face"
            return text(key, face=face, points=artist_points(p, artist, row, face))
        if action == at.CALL and stage != at.CALL_MUSE:
            return text("action-muse-roll", florins=self.box.rates.muse)
        if action < at.MARK_WITH:
            steps = 1 if action == at.CALL else action - at.ENCOURAGE
            value = min(6, max(1, int(p.cells[at.VALUE]) + steps))
            key = "action-muse-value" if action == at.CALL else "action-incentive"
            florins = self.box.rates.muse if action == at.CALL else steps * self.box.rates.incentive
            return text(key, florins=florins, value=value, points=artist_points(p, artist, row, value))
        marker = action - at.MARK_WITH
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
            args["family"] = FAMILIES[event.args["owner"]]
        if event.kind == "income":
            found = [Amount(name, event.args[name]) for name in GAIN_NAMES if event.args[name]]
            args["gain"] = amount_text(found)
        elif event.kind == "activates":
            args["gain"] = self.effect(event.args["building"])
        elif event.kind == "pays-fortune":
            captain = event.args["fortune"]
            prices = [self.fortune_price(captain, row) for row in range(3)]
            paid = prices.index(event.args["florins"])
            args["gain"] = self.fortune_gain(captain, paid)
        return Text(f"event-{event.kind}", args)

    def _named(self, name: str, value: int) -> int | str | Text:
        """An argument of an event by its name, where the number stands for a thing."""
        if name == "character":
            return self.box.character[value].name
        if name == "card":
            return ROMAN[value - 1]
        if name == "fortune":
            return self.box.captain[value].name
        if name == "building":
            return self.building(value)
        if name == "work":
            return self.work(value)
        if name == "artist":
            return self.artist(value)
        if name == "preacher":
            return self.preacher(value)
        if name == "speciality":
            return text(f"speciality-{SPECIALITIES[value]}")
        if name in ("resource", "given", "taken", "first", "second"):
            return resource(value)
        return value

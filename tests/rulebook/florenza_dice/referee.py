"""A second reading of the rulebook: slow and plain, without cells, bits or numbered actions, and without the engine.

Played beside the engine it must find the same moves legal, in the same notation, and come to the same sheets.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

RESOURCES = ("marble", "wood", "metal", "spice", "textile", "gold")
DICE = ("white", "brown", "grey", "green", "red", "yellow")
TRACKS = ("captain", "bishop", "preacher")
ONCE = ("anonymous", "identical", "steps", "money", "change", "discount")


@dataclass
class Due:
    """Something that a player still has to do or to decide; the last that came up is done first."""

    kind: str
    what: str = ""
    count: int = 1
    die: str = ""


@dataclass
class Sheet:
    """A player's sheet, and what the player has to do."""

    free: dict[str, dict[str, int]]
    fiorini: int
    spare: int
    stars: int
    tracks: dict[str, int] = field(default_factory=lambda: dict.fromkeys(TRACKS, 0))
    artists: dict[str, int] = field(default_factory=dict)
    buildings: list[int] = field(default_factory=list)
    palazzo_turn: int = 0
    palazzo_bonus: int = 0
    once: set[str] = field(default_factory=set)
    due: list[Due] = field(default_factory=list)
    dice_left: int = 0
    waiting_dice: int = 0
    in_turn: bool = False

    def open(self) -> list[tuple[str, str]]:
        """Every kind of icon that is still free, with its place; completed works and spaces are closed."""
        built = {f"rione/{space}" for space in range(1, len(self.buildings) + 1)}
        return [
            (place, kind)
            for place, icons in self.free.items()
            if place not in built
            for kind, count in icons.items()
            if count
        ]

    def fits(self, resource: str) -> list[tuple[str, str]]:
        """Where a resource can be crossed off; `any`: of any kind."""
        return [
            (place, kind) for place, kind in self.open() if kind != "fiorini" and resource in (kind, "any")
        ]


class Referee:
    """The game, as somebody runs it who has only read the rules."""

    def __init__(self, box: Any, players: int, target: int) -> None:
        self.box, self.players, self.target = box, players, target
        self.works = {work.id: work for work in box.work}
        self.dice = {die.name: die for die in box.die}
        self.building = {one.number: one for one in box.building}
        self.of_power = {one.power: one for one in box.building}
        self.stage, self.round, self.turn = "buildings", 1, 0
        self.first: int | None = None
        self.active = 0
        self.captain: int | None = None
        self.bishop: int | None = None
        self.values: dict[str, int] = {}
        self.used: list[str] = []
        self.ghost = {"captain": 0, "bishop": 0}
        self.printed = self.icons()
        start = box.start
        self.sheets = [Sheet(self.icons(), start.fiorini, start.spare, start.stars) for _ in range(players)]

    def icons(self) -> dict[str, dict[str, int]]:
        places = {work.id: work for work in self.box.work}
        places |= {f"rione/{space.number}": space for space in self.box.space}
        return {
            place: {kind: getattr(row, kind) for kind in RESOURCES} | {"fiorini": row.fiorini // 100}
            for place, row in places.items()
        }

    # -- what may be done ------------------------------------------------------------------------------------------

    def owns(self, sheet: Sheet, power: str, die: str = "") -> bool:
        return any(
            self.building[number].power == power and (not die or self.building[number].die == die)
            for number in sheet.buildings
        )

    def once(self, sheet: Sheet, power: str) -> bool:
        """Whether a (1x) effect can be used: once a turn, and only in turns."""
        return self.playing() and self.owns(sheet, power) and power not in sheet.once

    def playing(self) -> bool:
        return self.stage in ("waited", "active", "others")

    def buildable(self, sheet: Sheet) -> list[int]:
        if len(sheet.buildings) == 8:
            return []
        space = f"rione/{len(sheet.buildings) + 1}"
        marked = {kind: count - sheet.free[space][kind] for kind, count in self.printed[space].items()}
        return [
            one.number
            for one in self.box.building
            if one.number not in sheet.buildings
            and all(marked[kind] for kind in one.cost)
            and 100 * marked["fiorini"] >= one.fiorini
        ]

    def any_time(self, sheet: Sheet) -> set[str]:
        """From the supply, and building: whenever the player decides something."""
        moves = {f"build {number}" for number in self.buildable(sheet)}
        for place, kind in sheet.open():
            if kind == "fiorini" and sheet.fiorini:
                moves.add(f"pay {place}")
            elif kind != "fiorini" and sheet.spare:
                moves.add(f"spare {kind} {place}")
        return moves

    def legal(self, seat: int) -> set[str]:
        sheet, asked = self.sheets[seat], self.asked(seat)
        if not asked:
            return set()
        if asked == "die":
            answers = self.legal_dice(seat)
        elif asked == "use":
            answers = self.legal_uses(sheet)
        elif asked == "goods":
            answers = self.legal_places(sheet)
        else:
            answers = {f"steps {track}" for track in TRACKS} if asked == "chiesa" else {"done"}
        return answers | self.any_time(sheet)

    def legal_dice(self, seat: int) -> set[str]:
        sheet = self.sheets[seat]
        bonus = self.stage == "waited" or bool(sheet.due)
        free_choice = bonus or (seat != self.active and seat == self.bishop)
        return {f"take {die}" for die in DICE if free_choice or die not in self.used}

    def legal_uses(self, sheet: Sheet) -> set[str]:
        die = self.dice[sheet.due[-1].what]
        values = range(6) if self.owns(sheet, "value", die.name) else [self.values[die.name] - 1]
        moves = {"money"} | {f"gain {die.resources[value]}" for value in values}
        if die.track:
            moves |= {f"step {die.steps[value]}" for value in values}
        else:
            for price in {die.price[value] for value in values}:
                moves |= self.legal_hires(sheet, die, price)
        if self.once(sheet, "anonymous"):
            for work in self.ready(sheet):
                moves |= {f"casa {work}"} | ({f"casa {work} star"} if sheet.stars else set())
        if self.once(sheet, "identical"):
            useful = {kind for kind in RESOURCES if sheet.fits(kind)} or set(RESOURCES)
            moves |= {f"mercatante {kind}" for kind in useful}
        if self.once(sheet, "steps"):
            moves |= {f"convento {track}" for track in TRACKS}
        return moves | ({"taverna"} if self.once(sheet, "money") else set())

    def ready(self, sheet: Sheet) -> list[str]:
        return [
            work for work in self.works if work not in sheet.artists and not any(sheet.free[work].values())
        ]

    def legal_hires(self, sheet: Sheet, die: Any, price: int) -> set[str]:
        moves = set()
        for work in self.ready(sheet):
            if die.artist not in self.works[work].artists and not self.owns(sheet, "any-artist"):
                continue
            for words, lower in (("", 0), (" bottega", self.of_power["discount"].amount)):
                if (not words or self.once(sheet, "discount")) and sheet.fiorini >= max(0, price - lower):
                    moves |= {f"hire {work} {price}{words}"}
                    moves |= {f"hire {work} {price}{words} star"} if sheet.stars else set()
        return moves

    def legal_places(self, sheet: Sheet) -> set[str]:
        due = sheet.due[-1]
        kinds = "any" if due.die and self.owns(sheet, "exchange", due.die) else due.what
        moves = {f"place {kind} {place}" for place, kind in sheet.fits(kinds)}
        if self.once(sheet, "change"):
            moves.add("cambiavalute")
        return moves if sheet.fits(due.what) else moves | {"lose"}

    # -- what is asked, and what happens by itself -----------------------------------------------------------------

    def waiting(self) -> list[int]:
        return [seat for seat in range(self.players) if self.asked(seat)]

    def asked(self, seat: int) -> str:
        """What the player decides next; what leaves no choice is done on the way."""
        sheet = self.sheets[seat]
        while sheet.due:
            due = sheet.due[-1]
            if due.kind == "chiesa" and not self.can_step(sheet):
                sheet.due[-1] = Due("steps", TRACKS[0], self.box.bonus.chiesa_steps)
            elif due.kind in ("die", "use", "chiesa") or (
                due.kind == "goods" and self.has_choice(sheet, due)
            ):
                return due.kind
            elif due.kind == "goods":
                for place, kind in sheet.fits(due.what)[:1]:
                    sheet.free[place][kind] -= 1
                self.one_less(sheet)
            else:
                self.one_less(sheet)
                self.step(sheet, due.what)
        if self.stage == "waited" and sheet.in_turn and sheet.waiting_dice:
            return "die"
        if not sheet.in_turn:
            return ""
        if sheet.dice_left:
            return "die"
        if self.stage == "waited" and seat == self.active:
            return ""
        sheet.in_turn = bool(self.any_time(sheet))
        return "done" if sheet.in_turn else ""

    def has_choice(self, sheet: Sheet, due: Due) -> bool:
        """Several places, Fiorini instead, another resource instead; or something from the supply before it."""
        places = len(sheet.fits(due.what))
        exchange = bool(due.die) and self.owns(sheet, "exchange", due.die)
        if self.once(sheet, "change") or (exchange and len(sheet.fits("any")) > places):
            return True
        if self.playing() and self.any_time(sheet):
            return True
        return places > 1 and not self.fills_all(sheet, due)

    def fills_all(self, sheet: Sheet, due: Due) -> bool:
        """Two resources for the only two icons that are left, and nothing to build after the first of them."""
        places = sheet.fits(due.what)
        if due.what == "any" or due.count != 2 or sum(sheet.free[place][kind] for place, kind in places) != 2:
            return False
        for place, kind in places:
            sheet.free[place][kind] -= 1
            builds = self.playing() and self.buildable(sheet)
            sheet.free[place][kind] += 1
            if builds:
                return False
        return True

    def one_less(self, sheet: Sheet) -> None:
        sheet.due[-1].count -= 1
        if not sheet.due[-1].count:
            sheet.due.pop()

    def can_step(self, sheet: Sheet) -> bool:
        return any(sheet.tracks[row.name] < len(row.spaces) for row in self.box.track)

    def step(self, sheet: Sheet, track: str) -> None:
        spaces = next(row.spaces for row in self.box.track if row.name == track)
        if sheet.tracks[track] == len(spaces):
            sheet.fiorini += self.box.bonus.overflow
            return
        bonus = spaces[sheet.tracks[track]]
        sheet.tracks[track] += 1
        if bonus == "fiorini":
            sheet.fiorini += 100
        elif bonus == "star":
            sheet.stars += 1
        elif bonus == "box":
            sheet.spare += 1
        elif bonus in ("cross", "captain", "bishop"):
            sheet.due.append(Due("steps", "preacher" if bonus == "cross" else bonus))
        elif bonus == "resource":
            sheet.due.append(Due("goods", "any"))
        elif bonus == "die" and self.stage == "income":
            sheet.waiting_dice += 1
        elif bonus == "die":
            sheet.due.append(Due("die"))

    # -- moves -----------------------------------------------------------------------------------------------------

    def act(self, seat: int, move: str) -> None:
        sheet = self.sheets[seat]
        word, *rest = move.split()
        if word == "take":
            self.take(seat, rest[0])
        elif word == "place":
            due = sheet.due[-1]
            sheet.free[rest[1]][rest[0]] -= 1
            due.die = due.die if rest[0] == due.what else ""
            self.one_less(sheet)
        elif word == "cambiavalute":
            sheet.fiorini += self.use_once(sheet, "change")
            self.one_less(sheet)
        elif word == "lose":
            self.one_less(sheet)
        elif word == "spare":
            sheet.spare -= 1
            sheet.free[rest[1]][rest[0]] -= 1
        elif word == "pay":
            sheet.fiorini -= 100
            sheet.free[rest[0]]["fiorini"] -= 1
        elif word == "build":
            self.build(sheet, int(rest[0]))
        elif word == "steps":
            sheet.due[-1] = Due("steps", rest[0], self.box.bonus.chiesa_steps)
        elif word == "done":
            sheet.in_turn = False
        else:
            self.use(sheet, word, rest)
        self.go_on()

    def take(self, seat: int, die: str) -> None:
        sheet = self.sheets[seat]
        if sheet.due:
            sheet.due.pop()
        elif self.stage == "waited":
            sheet.waiting_dice -= 1
        else:
            sheet.dice_left -= 1
            if seat == self.active:
                self.used.append(die)
        sheet.due.append(Due("use", die))

    def use_once(self, sheet: Sheet, power: str) -> int:
        sheet.once.add(power)
        return int(self.of_power[power].amount)

    def use(self, sheet: Sheet, word: str, rest: list[str]) -> None:
        die = self.dice[sheet.due.pop().what]
        if word == "money":
            sheet.fiorini += die.money
        elif word == "gain":
            sheet.due.append(Due("goods", die.resource, int(rest[0]), die.name))
        elif word == "step":
            sheet.due.append(Due("steps", die.track, int(rest[0])))
        elif word == "taverna":
            sheet.fiorini += self.use_once(sheet, "money")
        elif word == "mercatante":
            sheet.due.append(Due("goods", rest[0], self.use_once(sheet, "identical")))
        elif word == "convento":
            sheet.due.append(Due("steps", rest[0], self.use_once(sheet, "steps")))
        else:
            self.hire(sheet, word, rest)

    def hire(self, sheet: Sheet, word: str, rest: list[str]) -> None:
        artist = self.box.artist
        points = artist.paid if word == "hire" else artist.anonymous
        if word == "casa":
            self.use_once(sheet, "anonymous")
        else:
            lower = self.use_once(sheet, "discount") if "bottega" in rest else 0
            sheet.fiorini -= max(0, int(rest[1]) - lower)
        if "star" in rest:
            sheet.stars -= 1
            points += self.of_power["mint"].amount if self.owns(sheet, "mint") else artist.star
        sheet.artists[rest[0]] = points
        if sum(work.startswith("chiesa") for work in sheet.artists) == 4 and rest[0].startswith("chiesa"):
            sheet.due.append(Due("chiesa"))
        self.pay_out(sheet, rest[0])
        if sum(work.startswith("palazzo") for work in sheet.artists) == 4 and not sheet.palazzo_turn:
            sheet.palazzo_turn = self.turn
            sheet.palazzo_bonus = self.palazzo_points()

    def palazzo_points(self) -> int:
        if self.players == 1:
            return int(self.box.bonus.palazzo_solo[self.round - 1])
        before = [sheet for sheet in self.sheets if 0 < sheet.palazzo_turn < self.turn]
        return int(self.box.bonus.palazzo[len(before)])

    def pay_out(self, sheet: Sheet, work: str) -> None:
        """What a completed work gives: a Spare Resource of the Palazzo, an income of the Chiesa."""
        effect = self.works[work].effect
        if effect == "spare":
            sheet.spare += 1
        elif effect == "fiorini":
            sheet.fiorini += self.box.bonus.income_fiorini
        elif effect in TRACKS:
            sheet.due.append(Due("steps", effect))

    def build(self, sheet: Sheet, number: int) -> None:
        one, space = self.building[number], f"rione/{len(sheet.buildings) + 1}"
        cost = dict.fromkeys(one.cost, 1) | {"fiorini": one.fiorini // 100}
        sheet.free[space] = {kind: count - cost.get(kind, 0) for kind, count in self.printed[space].items()}
        sheet.buildings.append(number)
        sheet.spare += self.box.space[len(sheet.buildings) - 1].spare
        if self.building[number].power == "spares":
            sheet.spare += self.building[number].amount

    # -- rounds and turns ------------------------------------------------------------------------------------------

    def outcome(self, word: str) -> None:
        """A die shows this, or the First Player is drawn."""
        if self.stage == "buildings":
            rolling = next(sheet for sheet in self.sheets if not sheet.buildings)
            rolling.buildings.append(int(word))
            if rolling is self.sheets[-1]:
                rolled = [sheet.buildings[0] for sheet in self.sheets]
                if rolled.count(min(rolled)) > 1:
                    self.stage = "lot"
                else:
                    self.begin(rolled.index(min(rolled)))
        elif self.stage == "lot":
            self.begin(int(word.split()[1]))
        else:
            self.values[DICE[len(self.values)]] = int(word)
            if len(self.values) == len(DICE):
                self.rolled()

    def begin(self, seat: int) -> None:
        self.first = self.active = seat
        self.new_turn()

    def new_turn(self) -> None:
        self.turn += 1
        self.stage = "roll"
        self.clear()

    def clear(self) -> None:
        """Nothing remains of a turn that is over."""
        self.values, self.used = {}, []
        for sheet in self.sheets:
            sheet.once = set()

    def rolled(self) -> None:
        if self.active == self.players:
            self.let_ghost_choose()
            self.let_use(0, 1)
            self.stage = "others"
        else:
            self.stage = "waited"
        self.go_on()

    def let_ghost_choose(self) -> None:
        last = DICE[0]
        for _ in range(self.box.dice_used.active):
            at = DICE.index(last) + 1
            left = [die for die in DICE[at:] + DICE[:at] if die not in self.used]
            last = left[(self.values[last] - 1) % len(left)]
            self.used.append(last)
            self.move_ghost(last)

    def move_ghost(self, name: str) -> None:
        die = self.dice[name]
        if die.track in self.ghost:
            length = next(len(row.spaces) for row in self.box.track if row.name == die.track)
            marks = self.ghost[die.track] + die.steps[self.values[name] - 1]
            self.ghost[die.track] = min(marks, length)

    def let_use(self, seat: int, dice: int) -> None:
        self.sheets[seat].dice_left = dice
        self.sheets[seat].in_turn = True

    def go_on(self) -> None:
        """To the next stage that asks somebody, or waits for dice."""
        while self.stage not in ("roll", "over") and not self.waiting():
            if self.stage == "income":
                self.elect()
            elif self.stage == "roles":
                self.new_turn()
            elif self.stage == "waited":
                self.after_waiting_die()
            elif self.stage == "active":
                self.after_active()
            else:
                self.after_others()

    def after_waiting_die(self) -> None:
        """The owners of dice won in the income one after the other; the Active Player spends in the own turn."""
        self.sheets[self.active].in_turn = False
        order = [(self.active + step) % self.players for step in range(self.players)]
        owner = next((seat for seat in order if self.sheets[seat].waiting_dice), None)
        if owner is not None:
            self.sheets[owner].in_turn = True
        else:
            self.stage = "active"
            self.let_use(self.active, self.box.dice_used.active)

    def after_active(self) -> None:
        if self.players == 1:
            for die in DICE:
                if die not in self.used:
                    self.move_ghost(die)
            self.active = 1
            self.new_turn()
            return
        self.stage = "others"
        for seat in range(self.players):
            if seat != self.active:
                self.let_use(seat, 1)

    def after_others(self) -> None:
        following = (self.active + 1) % max(2, self.players)
        if following == self.first and self.round == self.box.rounds[self.players - 1].rounds:
            self.stage = "over"
            self.clear()
            return
        self.active = following
        if following == self.first:
            self.new_round()
        else:
            self.new_turn()

    def new_round(self) -> None:
        self.round += 1
        self.stage = "income"
        self.clear()
        self.captain = self.bishop = None
        for sheet in self.sheets:
            for work in reversed(self.works):
                if work.startswith("chiesa") and work in sheet.artists:
                    self.pay_out(sheet, work)

    def elect(self) -> None:
        self.stage = "roles"
        self.captain, self.bishop = self.foremost("captain"), self.foremost("bishop")
        if self.captain is not None and self.captain < self.players:
            self.sheets[self.captain].due.append(Due("goods", "any"))

    def foremost(self, track: str) -> int | None:
        marks = [sheet.tracks[track] for sheet in self.sheets]
        marks += [self.ghost[track]] if self.players == 1 else []
        least = next(row.least for row in self.box.track if row.name == track)
        most = max(marks)
        return marks.index(most) if most >= least and marks.count(most) == 1 else None

    def winners(self, scores: list[int]) -> tuple[int, ...]:
        if self.players == 1:
            return (0,) if scores[0] > self.target else ()
        ranked = [
            (points, len(sheet.artists) + len(sheet.buildings))
            for points, sheet in zip(scores, self.sheets, strict=True)
        ]
        return tuple(seat for seat, rank in enumerate(ranked) if rank == max(ranked))

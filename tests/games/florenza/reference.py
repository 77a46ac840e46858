"""The rules of Florenza a second time, written from the rulebook and apart from the engine: slow and plain.

Every rule is a generator that yields what it needs, an outcome or an answer, and is sent its notation. So the course of
the game is plain nested code: what the engine keeps in its agenda is here on Python's stack. The table has the shape of
a dump.

The rulebook does not say when a question is put. Here is what the reading takes from the engine:

- Nobody is asked where there is only one answer, or where all answers have the same effect.
- In phase 6 works that cannot be paid fail before the family is asked about its others. Nothing in that phase brings
  resources or fiorini, and because of the floor of the Captain track a loss is never smaller later.
- Market and captains of fortune may be used at any moment of phase 5; the engine offers them where they can matter. The
  reading makes an `Offer` before every square with a member and at the end of the phase, and takes "skip" for an
  answer. A skip is an error if a sale or a building could be paid after some deals, if a loss at a floor could be taken
  before the square lifts the track, or if more than the first rows is left at the end. That nothing else gets lost is
  searched in test_windows.py.
- Anybody who has the fiorini may call the Muse, also to keep her from the others. The question is an `Offer`, and so is
  the incentive of the variant without dice. A skip is an error if there are rolls to choose from, if incentive and Muse
  together could bring points, or if a family that comes later in the order could gain by the Muse.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator
from typing import Any, NamedTuple, TypeVar

from bottega import Game

RESOURCES = ("marble", "wood", "metal", "gold", "spice", "textile")
MARKERS = ("neutral", "special-1", "special-2", "special-3")
PREACHERS = {5: "Antonio", 9: "Bernardo", 18: "Francesco", 22: "Bruno", 26: "Savonarola", 39: "Tommaso"}
MAIN = ("duomo", "signoria", "battistero", "vescovile", "lorenzo", "novella")
VIOLET = 22
"""The first violet building: from here on nobody occupies them."""


class Draw(NamedTuple):
    """One of these, equally likely, is drawn or rolled; the answer is its notation."""

    outcomes: set[str]


class Ask(NamedTuple):
    """A seat has to choose among these notations; the answer is one of them."""

    seat: int
    options: set[str]


class Offer(NamedTuple):
    """A question that may be left out, by sending "skip"; `moment` tells when it is due."""

    seat: int
    options: set[str]
    moment: tuple[str, int, int]


T = TypeVar("T")
Flow = Generator[Draw | Ask | Offer, str, T]

DIE = Draw({str(face) for face in range(1, 7)})


def slug(name: str) -> str:
    return name.lower().replace(" ", "-").replace("'", "-")


def letters(name: str) -> str:
    """What counts for the alphabetical order."""
    return "".join(letter for letter in name.lower() if letter.isalpha())


class Reference:
    """A table, from an empty one to the end of the game."""

    def __init__(
        self, game: Game, persons: int, ghosts: tuple[str, ...], dice: bool, open_tokens: bool
    ) -> None:
        box: Any = game.content.tables
        self.box = box
        self.persons, self.dice = persons, dice
        self.seats = persons + len(ghosts)
        self.building = {row.name: row for row in box.building}
        self.place = {row.id: row for row in box.place}
        self.work = {f"{row.place}/{slug(row.name)}": row for row in box.artwork}
        self.character = {row.name: row for row in box.character}
        self.by_number = {str(row.no): row.name for row in box.character}
        self.skills = {
            name: {row.speciality: row for row in box.skill if row.artist == character.no}
            for name, character in self.character.items()
        }
        self.anonymous = {row.speciality: row for row in box.skill if row.artist == 0}
        self.preacher = {row.name: row for row in box.preacher}
        self.fortune = {row.name: row for row in box.captain}
        self.level = {row.name: row for row in box.level}
        tiles = {28: self.seats, 29: self.seats - 1}
        self.table: Any = {
            "round": 0,
            "phase": "setup",
            "persons": persons,
            "dice": dice,
            "open": open_tokens,
            "order": [],
            "captain": None,
            "bishop": None,
            "reserved": None,
            "muse_used": False,
            "duomo_preacher": None,
            "supply": {row.name: tiles.get(row.no, row.tiles) for row in box.building},
            "display": [],
            "bag": list(self.character),
            "fortunes": {},
            "works": {},
            "families": [self.new_family(None) for _ in range(persons)]
            + [self.new_family(g) for g in ghosts],
        }

    def new_family(self, level: str | None) -> dict[str, Any]:
        """Ghosts have neither goods nor a reserve; their members are a number."""
        start = self.box.start
        family: dict[str, Any] = {
            "level": level,
            "goods": dict.fromkeys(RESOURCES, 0 if level else start.goods),
            "florins": 0 if level else start.florins,
            "crest": 0,
            "bishop_points": 0,
            "reserve": 0 if level else start.members,
            "zone": 0,
            "exiled": 0,
            "market": 0,
            "administration": 0,
            "neutral_markers": start.neutral_markers,
            "tokens": 0,
            "pieces": 0,
            "special_markers": [True, True, True],
            "preacher": None,
            "squares": [None] * 8,
            "works": {},
        }
        return family | {"table": ["free"] * 8} if level else family

    # -- the course of the game --------------------------------------------------------------------------------

    def play(self) -> Flow[None]:
        yield from self.set_up()
        self.table["round"] = 1
        yield from self.rounds()

    def rounds(self, from_placing: bool = False) -> Flow[None]:
        """From the beginning of a round, or of its phase 4, to the end of the game."""
        while True:
            if not from_placing:
                yield from self.income()
                yield from self.captain_reserves()
                self.bishop_exiles()
            from_placing = False
            yield from self.placing()
            yield from self.economy()
            yield from self.artworks()
            self.elections()
            if self.table["round"] == self.box.start.rounds:
                return
            yield from self.end_of_round()

    # -- small change ------------------------------------------------------------------------------------------

    def family(self, seat: int) -> Any:
        return self.table["families"][seat]

    def is_ghost(self, seat: int) -> bool:
        return seat >= self.persons

    def ask(self, seat: int, options: Iterable[str]) -> Flow[str]:
        """An answer; the only one is not asked for."""
        open_now = set(options)
        if len(open_now) == 1:
            return open_now.pop()
        answer = yield Ask(seat, open_now)
        return answer

    def change_pp(self, seat: int, points: int) -> None:
        family = self.family(seat)
        family["crest"] = max(-3, family["crest"] + points)

    def change_bp(self, seat: int, points: int) -> None:
        family = self.family(seat)
        family["bishop_points"] = max(-1, family["bishop_points"] + points)

    def gain(self, seat: int, row: Any) -> None:
        """Resources, fiorini and points of a row of the content."""
        family = self.family(seat)
        for resource in RESOURCES:
            family["goods"][resource] += getattr(row, resource, 0)
        family["florins"] += getattr(row, "florins", 0)
        self.change_pp(seat, getattr(row, "pp", 0))
        self.change_bp(seat, getattr(row, "bp", 0))

    def can_pay(self, seat: int, cost: Any, more: int = 0) -> bool:
        family = self.family(seat)
        enough = all(family["goods"][resource] >= getattr(cost, resource) for resource in RESOURCES)
        return enough and family["florins"] >= cost.florins + more

    def pay(self, seat: int, cost: Any, more: int = 0) -> None:
        family = self.family(seat)
        for resource in RESOURCES:
            family["goods"][resource] -= getattr(cost, resource)
        family["florins"] -= cost.florins + more

    def members_from_reserve(self, seat: int, count: int) -> int:
        """How many really come to the zone."""
        family = self.family(seat)
        count = min(count, family["reserve"])
        family["reserve"] -= count
        family["zone"] += count
        return int(count)

    # -- set-up ------------------------------------------------------------------------------------------------

    def set_up(self) -> Flow[None]:
        table = self.table
        yield from self.draw_characters(self.seats + self.box.start.more_characters)
        for _ in range(self.seats):
            left = {
                f"captain {row.id}": row.name for row in self.box.captain if row.name not in table["fortunes"]
            }
            table["fortunes"][left[(yield Draw(set(left)))]] = "free"
        yield from self.draw_order()
        for square in range(2):
            for place in range(self.seats - 1, -1, -1):
                yield from self.first_building(place, square)

    def draw_characters(self, count: int) -> Flow[None]:
        """Each lies below those that came before it; an empty bag leaves the display short."""
        for _ in range(count):
            bag = {f"character {self.character[name].no}": name for name in self.table["bag"]}
            if not bag:
                return
            name = bag[(yield Draw(set(bag)))]
            self.table["bag"].remove(name)
            card = self.character[name].stay
            self.table["display"].append(
                {"name": name, "card": card, "taken": False, "masterpiece_done": False}
            )

    def draw_order(self) -> Flow[None]:
        """By lot; the only person of a solo game comes first."""
        order: list[int] = self.table["order"]
        if self.persons < self.seats:
            order.append(0)
        while len(order) < self.seats:
            left = {f"seat {seat}": seat for seat in range(self.seats) if seat not in order}
            order.append(left[(yield Draw(set(left)))] if len(left) > 1 else min(left.values()))

    def first_building(self, place: int, square: int) -> Flow[None]:
        """Another one than on the same square of those who chose before in this pass."""
        seat = self.table["order"][place]
        before = [self.family(other)["squares"][square] for other in self.table["order"][place + 1 :]]
        there = {tile["building"] for tile in before if tile}
        if self.is_ghost(seat):
            own = {tile["building"] for tile in self.family(seat)["squares"] if tile}
            names = {str(row.no): row.name for row in self.box.building if row.no <= 6}
            name = names[(yield Draw({face for face, name in names.items() if name not in there | own}))]
            self.lay_tile(seat, name, "built", None)
            return
        payable = {
            f"build {row.no}": row
            for row in self.box.building
            if self.table["supply"][row.name] and row.name not in there and self.can_pay(seat, row.cost)
        }
        if payable:
            building = payable[(yield from self.ask(seat, payable))]
            self.pay(seat, building.cost)
            self.lay_tile(seat, building.name, "built", None)
            self.change_pp(seat, building.pp)

    def lay_tile(self, seat: int, name: str, state: str, member: int | None) -> None:
        squares = self.family(seat)["squares"]
        self.table["supply"][name] -= 1
        squares[squares.index(None)] = {"building": name, "state": state, "member": member}

    # -- phases 1 to 3 -----------------------------------------------------------------------------------------

    def income(self) -> Flow[None]:
        table, box = self.table, self.box
        table["phase"] = "income"
        captain = table["captain"]
        if captain is None or self.is_ghost(captain):
            third = getattr(box.die, f"face{(yield DIE)}")
        else:
            answer = yield from self.ask(captain, {f"name {resource}" for resource in RESOURCES})
            third = answer.split()[1]
        for seat in range(self.seats):
            family = self.family(seat)
            if self.is_ghost(seat):
                family["zone"] = table["round"]
                continue
            family["goods"]["marble"] += box.income.marble
            family["goods"]["wood"] += box.income.wood
            family["goods"][third] += 1
            family["florins"] += box.income.florins
            self.members_from_reserve(seat, box.income.members)
            for tile in family["squares"]:
                income = self.building[tile["building"]].income if tile else None
                if income is not None:
                    self.gain(seat, income)
                    self.members_from_reserve(seat, income.members)
            for name, state in table["works"].items():
                if state["made"] == seat:
                    self.flag(seat, self.work[name].income, 1)
                    if state["marker"] != "neutral":
                        number = MARKERS.index(state["marker"]) - 1
                        self.flag(seat, box.income.special[number], box.income.special_amount[number])
            if self.full(seat, "palazzo"):
                self.change_pp(seat, box.income.palazzo_pp)
            if self.full(seat, "chiesa"):
                self.change_bp(seat, box.income.chiesa_bp)

    def flag(self, seat: int, what: str, amount: int) -> None:
        if what == "pp":
            self.change_pp(seat, amount)
        elif what == "bp":
            self.change_bp(seat, amount)
        else:
            self.members_from_reserve(seat, amount)

    def full(self, seat: int, place: str) -> bool:
        works = self.family(seat)["works"]
        return all(works.get(name) == "made" for name, work in self.work.items() if work.place == place)

    def captain_reserves(self) -> Flow[None]:
        table = self.table
        table["phase"] = "captain"
        captain = table["captain"]
        if captain is None:
            return
        if self.is_ghost(captain):
            dearest = sorted(
                table["display"], key=lambda entry: (-self.dearest(entry["name"]), entry["card"])
            )
            table["reserved"] = dearest[0]["name"] if dearest else None
            return
        names = {f"reserve {self.character[entry['name']].no}": entry["name"] for entry in table["display"]}
        answer = yield from self.ask(captain, {*names, "reserve nobody"})
        table["reserved"] = names.get(answer)

    def dearest(self, name: str) -> int:
        """The highest price of a character."""
        if name in self.preacher:
            return int(self.preacher[name].price)
        return max(int(row.price) for row in self.skills[name].values())

    def bishop_exiles(self) -> None:
        self.table["phase"] = "bishop"
        bishop = self.table["bishop"]
        if bishop is None:
            return
        if self.is_ghost(bishop):
            self.family(bishop)["zone"] += 1
        else:
            self.members_from_reserve(bishop, 1)
        for seat in range(self.persons):
            family = self.family(seat)
            if seat != bishop:
                family["reserve" if family["reserve"] else "zone"] -= 1
                family["exiled"] += 1

    # -- phase 4 -----------------------------------------------------------------------------------------------

    def placing(self) -> Flow[None]:
        table = self.table
        table["phase"] = "placing"
        while any(family["zone"] for family in table["families"]):
            for seat in table["order"]:
                if self.family(seat)["zone"]:
                    yield from self.ghost_acts(seat) if self.is_ghost(seat) else self.place_member(seat)

    def place_member(self, seat: int) -> Flow[None]:
        family, table = self.family(seat), self.table
        answer = yield from self.ask(
            seat,
            {"administration"}
            | ({"market"} if not family["market"] else set())
            | set(self.occupiable(seat))
            | self.buildable(seat)
            | self.commissionable(seat)
            | set(self.hireable(seat))
            | {f"captain {row.id}" for row in self.box.captain if table["fortunes"].get(row.name) == "free"},
        )
        word, _, rest = answer.partition(" ")
        if word == "work":
            artist = yield from self.choose_artist(seat, rest)
            self.plan(seat, rest, artist)
        family["zone"] -= 1
        if word == "occupy":
            self.occupy(seat, *self.occupiable(seat)[answer])
        elif word == "build":
            self.lay_tile(seat, self.box.building[int(rest) - 1].name, "planned", seat)
        elif word in ("market", "administration"):
            family[word] += 1
        elif word == "captain":
            name = next(row.name for row in self.box.captain if row.id == rest)
            table["fortunes"][name] = seat
        elif word in ("church", "duomo"):
            yield from self.hire(seat, word, self.hireable(seat)[answer])

    def occupiable(self, seat: int) -> dict[str, tuple[int, int]]:
        """Built, not violet, empty, not blocked; a rival's costs a point that must be there."""
        return {
            f"occupy {owner}/{square + 1}": (owner, square)
            for owner in range(self.seats)
            if owner == seat or self.family(seat)["crest"] > -3
            for square, tile in enumerate(self.family(owner)["squares"])
            if tile and self.free_building(tile)
        }

    def free_building(self, tile: Any) -> bool:
        violet = self.building[tile["building"]].no >= VIOLET
        return not violet and tile["state"] == "built" and tile["member"] is None

    def occupy(self, seat: int, owner: int, square: int) -> None:
        self.family(owner)["squares"][square]["member"] = seat
        self.pay_owner(seat, owner)

    def pay_owner(self, seat: int, owner: int) -> None:
        if owner != seat:
            self.change_pp(seat, -self.box.rates.occupation)
            self.change_pp(owner, self.box.rates.occupation)

    def buildable(self, seat: int) -> set[str]:
        if None not in self.family(seat)["squares"]:
            return set()
        return {f"build {row.no}" for row in self.box.building if self.table["supply"][row.name]}

    def planned(self, seat: int) -> list[str]:
        """The works that a family has planned."""
        own = [name for name, state in self.family(seat)["works"].items() if state != "made"]
        return own + [name for name, state in self.table["works"].items() if state.get("planned") == seat]

    def in_district(self, name: str) -> bool:
        return self.work[name].place not in MAIN

    def commissionable(self, seat: int) -> set[str]:
        """Free works, with a marker left for each that is planned."""
        family = self.family(seat)
        planned = self.planned(seat)
        district = sum(self.in_district(name) for name in planned)
        neutral = family["neutral_markers"]
        markers = neutral + sum(family["special_markers"])
        found = set()
        if markers > len(planned):
            found |= {
                name for name in self.work if not self.in_district(name) and name not in self.table["works"]
            }
            if neutral > district:
                found |= {
                    name for name in self.work if self.in_district(name) and name not in family["works"]
                }
        return {f"work {name}" for name in found}

    def available(self, seat: int) -> list[Any]:
        """The characters that a family may choose from, in the order of the display."""
        table = self.table
        return [
            entry
            for entry in table["display"]
            if not entry["taken"] and (entry["name"] != table["reserved"] or seat == table["captain"])
        ]

    def choose_artist(self, seat: int, work: str) -> Flow[str | None]:
        """None: an anonymous one."""
        artists = {
            f"artist {self.character[entry['name']].no}": entry["name"]
            for entry in self.available(seat)
            if set(self.work[work].artists) & set(self.skills[entry["name"]])
        }
        return artists.get((yield from self.ask(seat, {*artists, "artist anonymous"})))

    def entry(self, name: str) -> Any:
        return next(entry for entry in self.table["display"] if entry["name"] == name)

    def plan(self, seat: int, work: str, artist: str | None) -> None:
        if artist is not None:
            self.entry(artist)["taken"] = True
        if self.in_district(work):
            self.family(seat)["works"][work] = {"artist": artist}
        else:
            self.table["works"][work] = {"planned": seat, "artist": artist}

    def hireable(self, seat: int) -> dict[str, Any]:
        """The preachers that can be paid, with their spaces."""
        family, found = self.family(seat), {}
        here = {entry["name"] for entry in self.available(seat)}
        for name, preacher in self.preacher.items():
            number = preacher.character
            if number and name not in here:
                continue
            if PREACHERS.get(number) == "Bruno" and family["bishop_points"] == -1:
                continue
            if PREACHERS.get(number) == "Savonarola" and family["crest"] == -3:
                continue
            word = str(number) if number else "anonymous"
            if family["preacher"] is None and family["florins"] >= preacher.price:
                found[f"church {word}"] = preacher
            dearer = preacher.price + self.box.rates.duomo_charity
            if self.table["duomo_preacher"] is None and family["florins"] >= dearer:
                found[f"duomo {word}"] = preacher
        return found

    def hire(self, seat: int, space: str, preacher: Any) -> Flow[None]:
        family = self.family(seat)
        price, count = preacher.price, preacher.members
        if space == "duomo":
            self.table["duomo_preacher"] = {"seat": seat, "preacher": preacher.name}
            price += self.box.rates.duomo_charity
            count += 1
        else:
            family["preacher"] = preacher.name
        family["florins"] -= price
        came = self.members_from_reserve(seat, count)
        if not preacher.character:
            return
        self.entry(preacher.name)["taken"] = True
        who = PREACHERS[preacher.character]
        if who == "Antonio":
            for _ in range(came):
                yield from self.place_member(seat)
        elif who == "Bernardo":
            yield from self.swap(seat)
        elif who == "Bruno":
            self.change_bp(seat, -1)
            family["goods"]["wood"] += 1
        elif who == "Savonarola":
            self.change_pp(seat, -1)
            family["goods"]["marble"] += 1
        elif who == "Tommaso":
            self.change_bp(seat, 1)

    def swap(self, seat: int) -> Flow[None]:
        """One resource for one of another kind, if the family likes."""
        goods = self.family(seat)["goods"]
        answer = yield from self.ask(seat, {"done"} | {f"give {name}" for name in RESOURCES if goods[name]})
        if answer != "done":
            given = answer.split()[1]
            goods[given] -= 1
            answer = yield from self.ask(seat, {f"take {name}" for name in RESOURCES if name != given})
            goods[answer.split()[1]] += 1

    # -- phase 5 -----------------------------------------------------------------------------------------------

    def economy(self) -> Flow[None]:
        self.table["phase"] = "economy"
        for seat in range(self.persons):
            self.administer(seat)
        for square in range(8):
            for owner in self.table["order"]:
                tile = self.family(owner)["squares"][square]
                if tile and tile["member"] is not None:
                    yield from self.free_activities(tile["member"], square, owner)
                    yield from self.resolve(tile["member"], owner, square)
        for seat in self.table["order"]:
            if not self.is_ghost(seat):
                yield from self.free_activities(seat, 8, seat)
                self.close_books(seat)

    def administer(self, seat: int) -> None:
        """It only brings money, so it is done at once."""
        family = self.family(seat)
        family["florins"] += self.box.rates.administration * family["administration"]
        family["reserve"] += family["administration"]
        family["administration"] = 0

    def resolve(self, seat: int, owner: int, square: int) -> Flow[None]:
        family, squares = self.family(seat), self.family(owner)["squares"]
        tile = squares[square]
        building = self.building[tile["building"]]
        if tile["state"] == "built":
            if any(getattr(building.pay, name) for name in RESOURCES):
                if self.can_pay(seat, building.pay):
                    if (yield from self.ask(seat, {"activate", "refuse"})) == "activate":
                        self.pay(seat, building.pay)
                        self.gain(seat, building.gain)
            else:
                self.gain(seat, building.gain)
        else:
            built = "refuse"
            if self.can_pay(seat, building.cost):
                built = yield from self.ask(seat, {"construct", "refuse"})
            if built == "construct":
                self.pay(seat, building.cost)
                self.change_pp(seat, building.pp)
                tile["state"] = "built"
            else:
                squares[square] = None
                self.table["supply"][building.name] += 1
                self.change_pp(seat, -self.box.rates.failed_building)
        tile["member"] = None
        family["reserve"] += 1

    def captains_of(self, seat: int) -> list[Any]:
        """The captains of fortune that a family has to pay yet."""
        return [row for row in self.box.captain if self.table["fortunes"].get(row.name) == seat]

    def free_activities(self, seat: int, square: int, district: int) -> Flow[None]:
        """Captains and the market, in any order, as long as the family likes and there is something to do."""
        family = self.family(seat)
        while family["market"] or self.captains_of(seat):
            deals = self.deals(seat, ("sell", "buy", "give")) if family["market"] else set()
            rows = {
                f"pay {row.id} {number}": (row, number)
                for row in self.captains_of(seat)
                for number in (1, 2, 3)
                if family["florins"] >= getattr(row, f"price{number}")
            }
            answer = yield Offer(seat, {"done", *deals, *rows}, ("window", square, district))
            if answer == "skip":
                assert not self.something_lost(seat, square, district, deals, rows)
                return
            if answer == "done":
                return
            if answer in rows:
                row, number = rows[answer]
                self.pay_captain(seat, row, number)
            else:
                yield from self.market(seat, answer)

    def pay_captain(self, seat: int, row: Any, number: int) -> None:
        family = self.family(seat)
        family["florins"] -= getattr(row, f"price{number}")
        family["reserve"] += 1
        self.table["fortunes"][row.name] = "free"
        self.gain(seat, getattr(row, f"row{number}"))

    def deals(self, seat: int, kinds: tuple[str, ...]) -> set[str]:
        family = self.family(seat)
        held = {name for name in RESOURCES if family["goods"][name]}
        found = set()
        if "sell" in kinds:
            found |= {f"sell {name}" for name in held}
        if "buy" in kinds and family["florins"] >= self.box.rates.buy:
            found |= {f"buy {name}" for name in RESOURCES}
        if sum(family["goods"].values()) >= 2:
            found |= {f"give {name}" for name in held}
        return found

    def market(self, seat: int, answer: str) -> Flow[None]:
        """One visit: sell, buy, give two for one, in this order and each at most once."""
        family = self.family(seat)
        goods = family["goods"]
        family["market"] = 0
        family["reserve"] += 1
        if answer.startswith("sell"):
            goods[answer.split()[1]] -= 1
            family["florins"] += self.box.rates.sell
            answer = yield from self.ask(seat, {"done"} | self.deals(seat, ("buy", "give")))
        if answer.startswith("buy"):
            goods[answer.split()[1]] += 1
            family["florins"] -= self.box.rates.buy
            answer = yield from self.ask(seat, {"done"} | self.deals(seat, ("give",)))
        if answer.startswith("give"):
            goods[answer.split()[1]] -= 1
            left = {f"give {name}" for name in RESOURCES if goods[name]}
            answer = yield from self.ask(seat, left)
            goods[answer.split()[1]] -= 1
            answer = yield from self.ask(seat, {f"take {name}" for name in RESOURCES})
            goods[answer.split()[1]] += 1

    def close_books(self, seat: int) -> None:
        """At the end of the phase an idle market does nothing, and an unpaid captain takes his toll."""
        family = self.family(seat)
        family["reserve"] += family["market"]
        family["market"] = 0
        for row in self.captains_of(seat):
            self.pay_captain(seat, row, 1)

    # -- what a skipped offer would have lost --------------------------------------------------------------------

    def something_lost(self, seat: int, square: int, district: int, deals: set[str], rows: Any) -> bool:
        if square == 8:
            return bool(deals) or any(number > 1 for _, number in rows.values())
        tile = self.family(district)["squares"][square]
        building = self.building[tile["building"]]
        built = tile["state"] == "built"
        cost = building.pay if built else building.cost
        payable = self.can_pay(seat, cost)
        if not payable and self.payable_after_deals(seat, cost):
            return True
        family = self.family(seat)
        gives = building.gain if built else building
        if not payable:
            return False
        for track, floor, points in (("crest", -3, "pp"), ("bishop_points", -1, "bp")):
            losses = sum(min(0, getattr(row.row1, points)) for row in self.captains_of(seat))
            if getattr(gives, points, 0) > 0 and losses and family[track] + losses < floor:
                return True
        return False

    def payable_after_deals(self, seat: int, cost: Any) -> bool:
        """Whether captains and market, in some order, bring what is missing."""
        family = self.family(seat)
        hand = [*family["goods"].values(), family["florins"]]
        due = [*(getattr(cost, name) for name in RESOURCES), cost.florins]
        captains = [
            (
                getattr(row, f"price{number}"),
                [getattr(getattr(row, f"row{number}"), name) for name in RESOURCES],
                row.id,
            )
            for row in self.captains_of(seat)
            for number in (2, 3)
        ]
        return self.reaches(hand, due, captains, bool(family["market"]))

    def reaches(self, hand: list[int], due: list[int], captains: list[Any], market: bool) -> bool:
        if all(have >= need for have, need in zip(hand, due, strict=True)):
            return True
        for price, brings, who in captains:
            if hand[6] >= price:
                after = [have + more for have, more in zip(hand, [*brings, -price], strict=True)]
                if self.reaches(after, due, [row for row in captains if row[2] != who], market):
                    return True
        return market and any(self.reaches(after, due, captains, False) for after in self.visits(hand, due))

    def visits(self, hand: list[int], due: list[int]) -> Iterator[list[int]]:
        """The visits to the market that may help: sell what is left over, get what is missing."""

        def spare(now: list[int]) -> list[int]:
            return [kind for kind in range(6) if now[kind] > due[kind]]

        def missing(now: list[int]) -> list[int]:
            return [kind for kind in range(6) if now[kind] < due[kind]]

        def moved(now: list[int], *changes: tuple[int, int]) -> list[int]:
            after = list(now)
            for place, change in changes:
                after[place] += change
            return after

        sell, buy = self.box.rates.sell, self.box.rates.buy
        sold = [hand] + [moved(hand, (kind, -1), (6, sell)) for kind in spare(hand)]
        bought = sold + [
            moved(now, (kind, 1), (6, -buy)) for now in sold if now[6] >= buy for kind in missing(now)
        ]
        yield from bought
        for now in bought:
            for first in spare(now):
                once = moved(now, (first, -1))
                for second in spare(once):
                    for kind in missing(once):
                        yield moved(once, (second, -1), (kind, 1))

    # -- phase 6 -----------------------------------------------------------------------------------------------

    def artworks(self) -> Flow[None]:
        self.table["phase"] = "artworks"
        for seat in self.table["order"]:
            if self.is_ghost(seat):
                continue
            while planned := self.planned(seat):
                hopeless = [name for name in planned if not self.payable_rows(seat, name)]
                for name in hopeless:
                    self.fail(seat, name)
                if not hopeless:
                    answer = yield from self.ask(seat, {f"work {name}" for name in planned})
                    yield from self.realize(seat, answer.split()[1])

    def artist_of(self, seat: int, work: str) -> str | None:
        works = self.family(seat)["works"] if self.in_district(work) else self.table["works"]
        artist: str | None = works[work]["artist"]
        return artist

    def payable_rows(self, seat: int, name: str) -> dict[str, Any]:
        """The specialities that the work shows and the family can pay, together with the work."""
        work, artist = self.work[name], self.artist_of(seat, name)
        rows = self.anonymous if artist is None else self.skills[artist]
        return {
            f"as {speciality}": row
            for speciality, row in rows.items()
            if speciality in work.artists and self.can_pay(seat, work.cost, row.price)
        }

    def leave_work(self, seat: int, name: str) -> None:
        """Member and artist go home."""
        artist = self.artist_of(seat, name)
        if artist is not None:
            self.entry(artist)["taken"] = False
        self.family(seat)["reserve"] += 1
        del (self.family(seat)["works"] if self.in_district(name) else self.table["works"])[name]

    def fail(self, seat: int, name: str) -> None:
        loss = self.place[self.work[name].place].failure
        if self.artist_of(seat, name) is not None:
            loss += self.box.rates.failed_named
        self.change_pp(seat, -loss)
        self.leave_work(seat, name)

    def realize(self, seat: int, name: str) -> Flow[None]:
        work, rows = self.work[name], self.payable_rows(seat, name)
        answer = yield from self.ask(seat, {"refuse", *rows})
        if answer == "refuse":
            self.fail(seat, name)
            return
        row = rows[answer]
        artist = self.artist_of(seat, name)
        self.pay(seat, work.cost, row.price)
        if self.dice:
            self.score_work(seat, work)
            value = yield from self.roll(seat, work, row, artist)
        else:
            value = yield from self.encourage(seat, work, row, artist)
            self.score_work(seat, work)
        self.change_pp(seat, self.artist_points(row, artist, value))
        if artist is not None and value == row.masterpiece:
            self.entry(artist)["masterpiece_done"] = True
        yield from self.mark(seat, name)

    def score_work(self, seat: int, work: Any) -> None:
        self.change_pp(seat, work.pp)
        self.change_bp(seat, work.bp)

    def artist_points(self, row: Any, artist: str | None, value: int) -> int:
        if artist is not None and value == row.masterpiece and self.entry(artist)["masterpiece_done"]:
            return int(row.after)
        return int(row.faces()[value - 1])

    def roll(self, seat: int, work: Any, row: Any, artist: str | None) -> Flow[int]:
        """Once, in the Duomo twice, and once more with the Muse; then one roll is chosen."""
        family, table = self.family(seat), self.table
        faces = []
        for _ in range(2 if work.place == "duomo" else 1):
            faces.append(int((yield DIE)))
        if not table["muse_used"] and family["florins"] >= self.box.rates.muse:
            answer = yield Offer(seat, {"muse"} | {f"face {face}" for face in faces}, ("judge", 0, seat))
            if answer == "skip":
                assert len(self.effects(row, artist, faces)) == 1
                points = [self.artist_points(row, artist, face) for face in range(1, 7)]
                assert points[faces[0] - 1] == max(points)
                assert not self.muse_awaited(seat)
                return faces[0]
            if answer != "muse":
                return int(answer.split()[1])
            table["muse_used"] = True
            family["florins"] -= self.box.rates.muse
            faces.append(int((yield DIE)))
        if len(self.effects(row, artist, faces)) == 1:
            return faces[0]
        answer = yield from self.ask(seat, {f"face {face}" for face in faces})
        return int(answer.split()[1])

    def effects(self, row: Any, artist: str | None, faces: list[int]) -> set[tuple[int, bool]]:
        """What the choice among these faces makes a difference for: points, and a masterpiece."""
        possible = artist is not None and not self.entry(artist)["masterpiece_done"]
        return {
            (self.artist_points(row, artist, face), possible and face == row.masterpiece) for face in faces
        }

    def encourage(self, seat: int, work: Any, row: Any, artist: str | None) -> Flow[int]:
        """The variant without dice: the place's value, incentives and the Muse, at most 6."""
        family, rates = self.family(seat), self.box.rates
        value = self.base_value(work)
        points = {face: self.artist_points(row, artist, face) for face in range(1, 7)}
        steps = [n for n in range(4) if value + n <= 6 and family["florins"] >= n * rates.incentive]
        if len(steps) > 1:
            answer = yield Offer(seat, {f"incentive {n}" for n in steps}, ("incentive", 0, seat))
            if answer == "skip":
                with_muse = [n + self.muse_adds(seat, n * rates.incentive) for n in steps[1:]]
                assert all(points[min(6, value + more)] == points[value] for more in with_muse)
            else:
                value += int(answer.split()[1])
                family["florins"] -= int(answer.split()[1]) * rates.incentive
        if value < 6 and self.muse_adds(seat, 0):
            answer = yield Offer(seat, {"done", "muse"}, ("call-muse", 0, seat))
            if answer == "skip":
                assert points[value + 1] == points[value]
                assert not self.muse_awaited(seat)
            elif answer == "muse":
                self.table["muse_used"] = True
                family["florins"] -= rates.muse
                value += 1
        return value

    def base_value(self, work: Any) -> int:
        """The value without dice, before incentives."""
        return {"duomo": 3, "palazzo": 1, "chiesa": 1}.get(work.place, 2)

    def muse_awaited(self, seat: int) -> bool:
        """Whether somebody later in the order could pay for a planned work and gain points by the Muse."""
        order = self.table["order"]
        return any(
            self.gains_by_muse(other, name, row)
            for other in order[order.index(seat) + 1 :]
            for name in self.planned(other)
            for row in self.payable_rows(other, name).values()
        )

    def gains_by_muse(self, seat: int, name: str, row: Any) -> bool:
        work, rates = self.work[name], self.box.rates
        left = self.family(seat)["florins"] - work.cost.florins - row.price - rates.muse
        points = [self.artist_points(row, self.artist_of(seat, name), face) for face in range(1, 7)]
        if self.dice:
            return left >= 0 and len(set(points)) > 1
        first = self.base_value(work) - 1
        return any(
            left >= n * rates.incentive and points[first + n + 1] > points[first + n]
            for n in range(4)
            if first + n < 5
        )

    def muse_adds(self, seat: int, spent: int) -> int:
        """What the Muse adds without dice, after so much has been spent."""
        return int(
            not self.table["muse_used"] and self.family(seat)["florins"] - spent >= self.box.rates.muse
        )

    def mark(self, seat: int, name: str) -> Flow[None]:
        """A neutral marker in the district; any on the main board that no planned work of the district needs."""
        family = self.family(seat)
        if self.in_district(name):
            self.leave_work(seat, name)
            self.mark_district(seat, name)
            return
        needed = sum(self.in_district(other) for other in self.planned(seat))
        left = {f"mark {MARKERS[n + 1]}" for n in range(3) if family["special_markers"][n]}
        if family["neutral_markers"] > needed:
            left.add("mark neutral")
        marker = (yield from self.ask(seat, left)).split()[1]
        self.leave_work(seat, name)
        self.mark_main(seat, name, marker)

    def mark_main(self, seat: int, name: str, marker: str) -> None:
        family = self.family(seat)
        if marker == "neutral":
            family["neutral_markers"] -= 1
        else:
            family["special_markers"][MARKERS.index(marker) - 1] = False
        self.table["works"][name] = {"made": seat, "marker": marker}

    def mark_district(self, seat: int, name: str) -> None:
        """With the bonus of a full Palazzo or Chiesa."""
        family = self.family(seat)
        family["neutral_markers"] -= 1
        family["works"][name] = "made"
        place = self.work[name].place
        if self.full(seat, place):
            if place == "palazzo":
                self.change_pp(seat, self.box.income.palazzo_pp)
            else:
                self.change_bp(seat, self.box.income.chiesa_bp)

    # -- phases 7 and 8 ----------------------------------------------------------------------------------------

    def elections(self) -> None:
        table, seats = self.table, range(self.seats)
        table["phase"] = "elections"
        captain = self.alone_in_front({seat: self.family(seat)["crest"] for seat in seats})
        table["captain"] = captain
        if captain is not None:
            family = self.family(captain)
            self.take_tokens(family, max(0, family["crest"]))
            family["crest"] = 0
        before = table["bishop"]
        points = {seat: self.family(seat)["bishop_points"] for seat in seats}
        bishop = self.alone_in_front({seat: points[seat] for seat in seats if points[seat] >= 3})
        table["bishop"] = bishop
        if bishop is not None:
            self.change_pp(bishop, self.bishop_space(points[bishop]))
            self.family(bishop)["bishop_points"] = 0
            if bishop == before:
                self.change_pp(bishop, self.seats)
        first = list(dict.fromkeys(seat for seat in (captain, bishop) if seat is not None))
        others = [seat for seat in reversed(table["order"]) if seat not in first]
        table["order"] = first + sorted(others, key=lambda seat: -self.family(seat)["crest"])

    def alone_in_front(self, track: dict[int, int]) -> int | None:
        front = [seat for seat, value in track.items() if value == max(track.values())]
        return front[0] if len(front) == 1 else None

    def take_tokens(self, family: Any, value: int) -> None:
        family["tokens"] += value
        for token in sorted(self.box.tokens.values, reverse=True):
            family["pieces"] += value // token
            value %= token

    def bishop_space(self, points: int) -> int:
        """What the space of the Bishop track shows, with the laps that are full."""
        track = self.box.bishop
        if points <= track.lap_spaces:
            return int(track.points[points + 1])
        laps, rest = divmod(points, track.lap_spaces)
        return int(laps * track.lap_points + track.points[rest + 1])

    def end_of_round(self) -> Flow[None]:
        table = self.table
        table["phase"] = "round-end"
        table["reserved"] = None
        table["muse_used"] = False
        for seat, family in enumerate(table["families"]):
            if self.is_ghost(seat):
                family["table"] = ["free" if space == "free" else "lying" for space in family["table"]]
            family["reserve"] += family["exiled"] + (family["preacher"] is not None)
            if table["duomo_preacher"] is not None and table["duomo_preacher"]["seat"] == seat:
                family["reserve"] += 1
            family["exiled"] = 0
            family["preacher"] = None
            for tile in family["squares"]:
                if tile:
                    tile["state"] = "built"
        table["duomo_preacher"] = None
        for name, state in table["fortunes"].items():
            assert state in ("free", "turned")
            table["fortunes"][name] = "free"
        stay = [
            entry | {"card": entry["card"] - 1, "taken": False}
            for entry in table["display"]
            if entry["card"] > 1
        ]
        gone = len(table["display"]) - len(stay)
        table["display"] = stay
        yield from self.draw_characters(gone)
        table["round"] += 1

    # -- ghosts ------------------------------------------------------------------------------------------------

    def ghost_acts(self, seat: int) -> Flow[None]:
        """The die counts the free spaces of its table; a full table loses its lying figures."""
        family = self.family(seat)
        spaces = family["table"]
        free = [number for number in range(8) if spaces[number] == "free"]
        space = free[(int((yield DIE)) - 1) % len(free)]
        spaces[space] = "standing"
        family["zone"] -= 1
        if "free" not in spaces:
            family["table"] = ["free" if figure == "lying" else figure for figure in spaces]
        action = self.box.ghost_action[space].action
        if action == "activate":
            yield from self.ghost_activates(seat)
        elif action == "build":
            yield from self.ghost_builds(seat)
        elif action == "main":
            face = yield DIE
            self.ghost_works(seat, MAIN[int(face) - 1])
        elif action == "fortune":
            self.ghost_hires(seat)
        elif action == "bishop":
            self.change_bp(seat, 1)
        else:
            self.ghost_works(seat, action)

    def ghost_activates(self, seat: int) -> Flow[None]:
        places = [
            (owner, tile)
            for owner in self.table["order"]
            if owner == seat or self.family(seat)["crest"] > -3
            for tile in self.family(owner)["squares"]
            if tile and self.free_building(tile)
        ]
        if not places:
            return
        owner, tile = places[(int((yield DIE)) - 1) % len(places)]
        self.pay_owner(seat, owner)
        gain = self.building[tile["building"]].gain
        self.change_pp(seat, gain.pp)
        self.change_bp(seat, gain.bp)
        tile["state"] = "blocked"

    def ghost_builds(self, seat: int) -> Flow[None]:
        if None not in self.family(seat)["squares"]:
            return
        first = int((yield DIE))
        second = int((yield DIE))
        building = self.box.building[self.box.ghost_building[first - 1].second[second - 1] - 1]
        if self.table["supply"][building.name]:
            self.lay_tile(seat, building.name, "blocked", None)
            self.change_pp(seat, building.pp)

    def ghost_works(self, seat: int, place: str) -> None:
        """The cheapest or dearest artist, and the first work by the alphabet that he can make there."""
        family = self.family(seat)
        level = self.level[family["level"]]
        artists = [
            (
                row.price * (-1 if level.dearest else 1),
                entry["card"],
                number,
                "ASP".index(row.speciality),
                entry,
                row,
            )
            for number, entry in enumerate(self.available(seat))
            for row in self.skills[entry["name"]].values()
        ]
        if not artists:
            return
        *_, entry, row = min(artists, key=lambda each: each[:4])
        main = place in MAIN
        taken = self.table["works"] if main else family["works"]
        fitting = [
            (letters(work.name), name)
            for name, work in self.work.items()
            if work.place == place and name not in taken and row.speciality in work.artists
        ]
        special = [MARKERS[n + 1] for n in range(3) if family["special_markers"][n]] if main else []
        if not fitting or not (special or family["neutral_markers"]):
            return
        name = min(fitting)[1]
        self.score_work(seat, self.work[name])
        self.change_pp(seat, self.artist_points(row, entry["name"], level.face))
        if level.face == row.masterpiece:
            entry["masterpiece_done"] = True
        entry["taken"] = True
        if main:
            self.mark_main(seat, name, special[0] if special else "neutral")
        else:
            self.mark_district(seat, name)

    def ghost_hires(self, seat: int) -> None:
        free = [name for name, state in self.table["fortunes"].items() if state == "free"]
        if free:
            name = min(free, key=letters)
            self.change_pp(seat, self.fortune[name].row3.pp)
            self.change_bp(seat, self.fortune[name].row3.bp)
            self.table["fortunes"][name] = "turned"

    # -- the end -----------------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        return [self.score(seat) for seat in range(self.seats)]

    def score(self, seat: int) -> int:
        family, final = self.family(seat), self.box.final
        score = family["crest"] + family["tokens"] + self.bishop_space(family["bishop_points"])
        goods = sum(family["goods"].values())
        score += (family["florins"] + final.goods_value * goods) // final.florins_per_point
        if self.table["captain"] == seat:
            score += final.captain
        if self.table["bishop"] == seat:
            score += final.bishop
        score += final.empty_square * family["squares"].count(None)
        for place, none in (("palazzo", final.no_palazzo), ("chiesa", final.no_chiesa)):
            names = [name for name, work in self.work.items() if work.place == place]
            made = sum(family["works"].get(name) == "made" for name in names)
            score += final.missing_work * (len(names) - made) + (none if not made else 0)
        return int(score)

    def winners(self) -> list[int]:
        """Most points, then resources, then fiorini; else the victory is shared."""

        def rank(seat: int) -> tuple[int, int, int]:
            family = self.family(seat)
            return self.score(seat), sum(family["goods"].values()), family["florins"]

        best = max(rank(seat) for seat in range(self.seats))
        return [seat for seat in range(self.seats) if rank(seat) == best]

"""A small vocabulary for the rulebook's examples: a table with named differences, moves in notation, the outcome."""

from __future__ import annotations

from typing import Any

import bottega
from bottega import CHANCE, Game, Position, new_buffer
from bottega.games.florenza.consistency import check_things
from bottega.games.florenza.dump import read
from bottega.games.florenza.layout import Tables
from bottega.games.florenza.position import FlorenzaPosition
from bottega.games.florenza.rules import flow

JOHN, PAUL, GEORGE, RINGO = range(4)
GOODS = ("marble", "wood", "metal", "gold", "spice", "textile")
CALM = (
    "Andrea del Verrocchio", "Andrea Mantegna", "Andrea Palladio", "Antonello da Messina", "Antonio da Sangallo",
    "Beato Angelico", "Benvenuto Cellini", "Domenico Ghirlandaio", "Donatello", "Sandro Botticelli",
)  # fmt: skip
PALAZZO = ("palazzo/camera-nuziale", "palazzo/facciata", "palazzo/giardino", "palazzo/ritratto")
CHIESA = ("chiesa/cappella", "chiesa/cupola", "chiesa/facciata", "chiesa/pala-d-altare")
CAPTAINS = (
    "Ludovico il Moro", "Duca d'Alba", "Gattamelata", "Alessandro Farnese", "Bartolomeo Colleoni",
)  # fmt: skip


def game() -> Game:
    return bottega.game("florenza")


def laid_out(data: object, played: Game | None = None) -> FlorenzaPosition:
    """A table that somebody has laid out: nothing is missing or duplicated, but no game need have led there."""
    tables = (played or game()).tables
    assert isinstance(tables, Tables)
    p = read(tables, data)
    check_things(p)
    return p


class Scene:
    """A table in phase 4 of round 3: empty districts, no goods, everybody's familiars in reserve."""

    def __init__(self, players: int = 4, round: int = 3, **options: Any) -> None:
        if players == 1:
            options.setdefault("ghosts", ("facile",))
        start = game().start(players, **options)
        self.dump: dict[str, Any] = table(start)
        self.seats = start.seats
        self.dump.update(round=round, phase="placing", stage="placing", to_act=0)
        self.dump["order"] = list(range(self.seats))
        self.dump["agenda"].update(draws=0, turn=0)
        self.display(*CALM[: self.seats + 5])
        self.captains(*CAPTAINS[: self.seats])
        for family in self.dump["families"]:
            family["goods"] = dict.fromkeys(GOODS, 0)
            family["florins"] = 0

    # -- differences -----------------------------------------------------------------------------------------------

    def put(self, **values: Any) -> Scene:
        """Fields of the table: `order`, `captain`, `bishop`, `muse_used`, `round`..."""
        self.dump.update(values)
        return self

    def display(self, *names: str, cards: dict[str, int] | None = None, done: tuple[str, ...] = ()) -> Scene:
        """The characters in Florence, in order of arrival, each under the card of its stay."""
        people = {row.name: row for row in game().content.tables.character}
        self.dump["display"] = [
            {
                "name": name,
                "card": (cards or {}).get(name, people[name].stay),
                "taken": False,
                "masterpiece_done": name in done,
            }
            for name in names
        ]
        self.dump["bag"] = [name for name in people if name not in names]
        return self

    def captains(self, *names: str) -> Scene:
        order = [row.name for row in game().content.tables.captain]
        self.dump["fortunes"] = dict.fromkeys(sorted(names, key=order.index), "free")
        return self

    def family(self, seat: int, goods: str = "", **values: Any) -> Scene:
        """`goods="2 marble, 1 gold"`; `squares={1: "Picconiere", 3: ("Carpentiere", "planned", 0)}`; `works={...}`."""
        family = self.dump["families"][seat]
        for part in goods.split(", ") if goods else []:
            count, name = part.split(" ")
            family["goods"][name] = int(count)
        for square, tile in values.pop("squares", {}).items():
            name, state, member = (tile, "built", None) if isinstance(tile, str) else tile
            family["squares"][square - 1] = {"building": name, "state": state, "member": member}
        family["works"].update(values.pop("works", {}))
        family.update(values)
        return self

    def one_of_each(self, seat: int) -> Scene:
        return self.family(seat, ", ".join(f"1 {name}" for name in GOODS))

    def works(self, **states: Any) -> Scene:
        """Works of the main board: `duomo_cupola={"made": 0}` or `{"planned": 1, "artist": "Donatello"}`."""
        for name, state in states.items():
            place, _, work = name.partition("_")
            if "made" in state:
                state.setdefault("marker", "neutral")
            self.dump["works"][f"{place}/{work.replace('_', '-')}"] = state
        return self

    # -- the position ------------------------------------------------------------------------------------------------

    def _taken(self) -> set[str]:
        works = [*self.dump["works"].values()]
        for family in self.dump["families"]:
            works += [state for state in family["works"].values() if state != "made"]
        used = {state.get("artist") for state in works}
        used |= {family["preacher"] for family in self.dump["families"]}
        if self.dump["duomo_preacher"]:
            used.add(self.dump["duomo_preacher"]["preacher"])
        return {name for name in used if name}

    def _complete(self) -> None:
        """Tiles, tiles of characters, familiars and markers that the differences have used up."""
        alone = self.dump["persons"] == 1
        start = game().start(1, ghosts=["facile"] * (self.seats - 1)) if alone else game().start(self.seats)
        supply = table(start)["supply"]
        for family in self.dump["families"]:
            for square in family["squares"]:
                if square:
                    supply[square["building"]] -= 1
        self.dump["supply"] = supply
        taken = self._taken()
        for entry in self.dump["display"]:
            entry["taken"] = entry["taken"] or entry["name"] in taken
        for seat, family in enumerate(self.dump["families"]):
            made = [state for state in self.dump["works"].values() if state.get("made") == seat]
            neutral = sum(state["marker"] == "neutral" for state in made)
            neutral += sum(state == "made" for state in family["works"].values())
            family["neutral_markers"] = 10 - neutral
            family["special_markers"] = [
                not any(state["marker"] == f"special-{n}" for state in made) for n in (1, 2, 3)
            ]
            if seat < self.dump["persons"]:
                family["reserve"] = 8 - self._away(seat)

    def _away(self, seat: int) -> int:
        family = self.dump["families"][seat]
        count = family["zone"] + family["exiled"] + family["market"] + family["administration"]
        count += bool(family["preacher"]) + bool((self.dump["duomo_preacher"] or {}).get("seat") == seat)
        count += sum(by == seat for by in self.dump["fortunes"].values() if not isinstance(by, str))
        count += sum(state.get("planned") == seat for state in self.dump["works"].values())
        count += sum(state != "made" for state in family["works"].values())
        squares = [square for other in self.dump["families"] for square in other["squares"] if square]
        return int(count + sum(square["member"] == seat for square in squares))

    def turn(self, seat: int) -> Position:
        """Phase 4: the seat has to place a familiar (it has one at least)."""
        self.dump.update(stage="placing", to_act=seat)
        self.dump["agenda"]["turn"] = self.dump["order"].index(seat)
        family = self.dump["families"][seat]
        family["zone"] = max(1, family["zone"])
        self._complete()
        return laid_out(self.dump)

    def _advance(self) -> Position:
        """Read the table between two decisions, where no position is loaded, and let it go on."""
        self._complete()
        p = laid_out(self.dump)
        p.log = []
        flow.advance(p)
        return p

    def resolve(self) -> Position:
        """All familiars are placed: phases 5, 6 and so on, up to the first decision or roll."""
        return self._advance()

    def next_round(self) -> Position:
        """Phase 8 is done: the incomes of the next round come."""
        self.dump["phase"] = "round-end"
        self.dump["agenda"]["asked"] = 1
        self.dump["round"] -= 1
        return self._advance()


def play(p: Position, *moves: str) -> Position:
    """Play moves in notation: decisions of whoever is to act, and outcomes."""
    for move in moves:
        p.play(game().parse(p, move) if p.to_act == CHANCE else game().find(p, move))
    return p


def legal(p: Position, move: str) -> bool:
    return p.refusal(game().parse(p, move)) == 0


def why(p: Position, move: str) -> str:
    """The rule that forbids a move."""
    refusal = game().refusal(p, game().parse(p, move))
    assert refusal is not None, f"{move} is legal"
    return refusal.rule


def moves(p: Position) -> list[str]:
    return [game().notate(p, action) for action in p.actions()]


def canonical(p: Position) -> list[str]:
    """The moves of the canonical list."""
    buf = new_buffer()
    return [game().notate(p, int(buf[at])) for at in range(p.fill(buf))]


def table(p: Position) -> dict[str, Any]:
    found: dict[str, Any] = p.dump()
    return found


def family(p: Position, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = table(p)["families"][seat]
    return found


def goods(p: Position, seat: int) -> str:
    """What a family holds: `2 marble, 1 gold`."""
    held = family(p, seat)["goods"]
    return ", ".join(f"{held[name]} {name}" for name in GOODS if held[name])


def money(p: Position, seat: int) -> int:
    return int(family(p, seat)["florins"])


def crest(p: Position, seat: int) -> int:
    return int(family(p, seat)["crest"])


def mitre(p: Position, seat: int) -> int:
    return int(family(p, seat)["bishop_points"])


def square(p: Position, seat: int, number: int) -> dict[str, Any] | None:
    found: dict[str, Any] | None = family(p, seat)["squares"][number - 1]
    return found


def kinds(p: Position) -> list[str]:
    return [event.kind for event in p.log or []]


def draft(players: int, **options: Any) -> Position:
    """A new game up to the choice of the first buildings: the order is by seats."""
    p = game().start(players, **options)
    while p.to_act == CHANCE and table(p)["stage"].startswith("draw"):
        p.play(p.weights()[0][0])
    return p


def draw(p: Position) -> Position:
    """Draw characters until something else comes."""
    while p.to_act == CHANCE and table(p)["stage"] == "draw-character":
        p.play(p.weights()[0][0])
    return p


def hired(scene: Scene, **by: int) -> Scene:
    """Captains of fortune with a familiar on them: the letter, and the seat."""
    names = {row.id: row.name for row in game().content.tables.captain}
    for letter, seat in by.items():
        scene.dump["fortunes"][names[letter]] = seat
    return scene


def solo(level: str = "facile", round: int = 1, **ghost: Any) -> Scene:
    """One person with a familiar to place against one ghost, who is first."""
    scene = Scene(1, round=round, ghosts=(level,)).put(order=[1, 0], to_act="chance")
    return scene.family(0, zone=1).family(1, zone=1, **ghost)


def ghost_rolls(scene: Scene, stage: str = "ghost-space") -> Position:
    """The ghost's die is in the air."""
    scene.put(stage=stage)
    scene._complete()
    p = laid_out(scene.dump)
    p.log = []
    return p

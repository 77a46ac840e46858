"""The engine beside a second telling of the rules: the same questions and options, the same state, the same scores.

Compared is the whole dump but for `stage`, `to_act` and `agenda`: they say where in a phase the engine is. The reading
has that on its stack, and the questions of both must agree in seat and options. A ghost has neither reserve nor exiled
members, in the engine as well as here: its members are a number.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import bottega
from bottega import CHANCE, OVER, Position
from bottega.games.florenza.names import LEVELS
from tests.games.florenza.reference import MARKERS, RESOURCES, Ask, Draw, Flow, Offer, Reference
from tests.laws.cases import SEED
from tests.rulebook.florenza.scene import laid_out
from tests.soak import soak

GAME = bottega.game("florenza")
LEFT_OUT = {"stage", "to_act", "agenda"}
CASES: dict[str, Any] = {
    "2": (2, {}),
    "3": (3, {}),
    "4": (4, {}),
    "5": (5, {}),
    "2 without dice": (2, {"dice": False}),
    "3 without dice": (3, {"dice": False}),
    "4 without dice": (4, {"dice": False}),
    "5 open, without dice": (5, {"dice": False, "open": True}),
    "2 open": (2, {"open": True}),
    "1 ghost": (1, {"ghosts": 1}),
    "2 ghosts": (1, {"ghosts": 2}),
    "3 ghosts": (1, {"ghosts": 3}),
    "4 ghosts": (1, {"ghosts": 4}),
    "2 ghosts without dice": (1, {"ghosts": 2, "dice": False}),
}


class Table:
    """The engine and the reading, at the same point of the same game."""

    def __init__(self, case: str, rng: Random) -> None:
        persons, options = CASES[case]
        ghosts = tuple(rng.choice(LEVELS) for _ in range(options.get("ghosts", 0)))
        dice, shown = options.get("dice", True), options.get("open", False)
        self.rng = rng
        self.favourite = rng.choice(("work", "work", "market", "captain", "church", ""))
        self.position: Position = GAME.start(persons, ghosts=ghosts, dice=dice, open=shown)
        self.reference = Reference(GAME, persons, ghosts, dice, shown)
        self.moves: list[str] = []

    def play(self, course: Flow[None], until_round: int = -1) -> None:
        """Both go through a course of the game, to its end or to the beginning of a round."""
        request = self.next_question(course, "")
        while request is not None and self.position.round != until_round:
            request = self.next_question(course, self.move(request))
            self.compare()

    def next_question(self, course: Flow[None], answer: str) -> Draw | Ask | Offer | None:
        """The next thing that the reading needs; offers that the engine does not make are skipped."""
        try:
            request = course.send(answer) if answer else next(course)
            while isinstance(request, Offer) and not self.is_due(request):
                request = course.send("skip")
            return request
        except StopIteration:
            return None

    def is_due(self, offer: Offer) -> bool:
        dump: Any = self.position.dump()
        agenda = dump["agenda"]
        return offer.moment == (dump["stage"], agenda["square"], dump["order"][agenda["turn"]])

    def move(self, request: Draw | Ask | Offer) -> str:
        """Both agree on what is possible; then one of it happens."""
        p = self.position
        if isinstance(request, Draw):
            assert p.to_act == CHANCE
            weights = {GAME.notate(p, outcome): weight for outcome, weight in p.weights()}
            assert weights == dict.fromkeys(request.outcomes, 1)
            move = self.rng.choice(sorted(weights))
        else:
            assert list(p.waiting) == [request.seat]
            actions = {GAME.notate(p, action) for action in p.actions(request.seat)}
            assert request.options == actions
            move = self.choose(actions)
        self.moves.append(move)
        p.play(GAME.parse(p, move))
        return move

    def choose(self, actions: set[str]) -> str:
        """Plans are mostly carried out and the favourite moves made; else all kinds of moves are as likely."""
        kinds = sorted({action.split()[0] for action in actions})
        if "refuse" in kinds and self.rng.random() < 0.7:
            kinds.remove("refuse")
        kind = self.rng.choice(kinds)
        if self.favourite in kinds and self.rng.random() < 0.5:
            kind = self.favourite
        return self.rng.choice(sorted(action for action in actions if action.split()[0] == kind))

    def compare(self) -> None:
        dump: Any = self.position.dump()
        assert set(dump) - LEFT_OUT == set(self.reference.table)
        assert {name: dump[name] for name in self.reference.table} == self.reference.table

    def compare_result(self) -> None:
        assert self.position.to_act == OVER
        assert self.position.scores() == self.reference.scores()
        assert list(self.position.winners()) == self.reference.winners()

    def level(self) -> None:
        """Tokens make all scores equal, so that resources and fiorini decide."""
        for family in self.reference.table["families"]:
            if not family["level"]:
                family["goods"] = dict.fromkeys(RESOURCES, 0) | {"gold": self.rng.randrange(2)}
                family["florins"] = 50 * self.rng.randrange(2)
        scores = self.reference.scores()
        for family, score in zip(self.reference.table["families"], scores, strict=True):
            family["tokens"] += max(scores) - score
            family["pieces"] = max(family["pieces"], min(1, family["tokens"]))
        self.position = laid_out(self.position.dump() | self.reference.table)

    # -- a table in the middle of a game -----------------------------------------------------------------------

    def enrich(self) -> Flow[None]:
        """Much is built, made and spent at the beginning of phase 1 or 4, so that the rarer rules come up."""
        rng, table = self.rng, self.reference.table
        table["round"] = rng.randint(1, 7)
        for entry in table["display"]:
            entry["card"] = rng.randint(1, entry["card"])
            entry["masterpiece_done"] = entry["name"] not in self.reference.preacher and rng.random() < 0.3
        table["bag"] = table["bag"][rng.choice((0, 0, len(table["bag"]) - rng.randrange(5))) :]
        for seat, family in enumerate(table["families"]):
            self.enrich_family(seat, family)
        self.enrich_works()
        self.appoint()
        from_placing = rng.random() < 0.5
        if from_placing:
            table["phase"] = "placing"
            for seat, family in enumerate(table["families"]):
                if family["level"]:
                    family["zone"] = rng.randint(1, table["round"])
                else:
                    family["zone"] = rng.randint(1, 4)
                    family["reserve"] -= family["zone"]
                    self.plan_works(seat, family)
        self.position = laid_out(self.position.dump() | table | self.first_question())
        return self.reference.rounds(from_placing)

    def first_question(self) -> dict[str, object]:
        """Stage and seat of the first question after enriching."""
        table = self.reference.table
        first, captain = table["order"][0], table["captain"]
        if table["phase"] == "placing":
            ghost = self.reference.is_ghost(first)
            return {"stage": "ghost-space" if ghost else "placing", "to_act": "chance" if ghost else first}
        if captain is None or self.reference.is_ghost(captain):
            return {"stage": "third-die", "to_act": "chance"}
        return {"stage": "third-choice", "to_act": captain}

    def enrich_family(self, seat: int, family: Any) -> None:
        rng, supply = self.rng, self.reference.table["supply"]
        family["crest"] = rng.choice((-3, -2, 0, rng.randint(0, 30)))
        family["bishop_points"] = rng.choice((-1, 0, 3, rng.randint(0, 23)))
        family["tokens"] = family["pieces"] = rng.randrange(3)
        for _ in range(rng.randrange(7)):
            name = rng.choice([name for name, left in supply.items() if left])
            self.reference.lay_tile(seat, name, "built", None)
        made = rng.choice((0.2, 0.5, 0.95))
        for name in self.reference.work:
            if self.reference.in_district(name) and rng.random() < made:
                family["works"][name] = "made"
                family["neutral_markers"] -= 1
        if family["level"]:
            family["table"] = [rng.choice(("free", "lying")) for _ in range(7)] + ["free"]
            return
        most = rng.choice((1, 2, 4, 16))
        family["goods"] = {resource: rng.randrange(most) for resource in RESOURCES}
        family["florins"] = 50 * rng.randrange(rng.choice((1, 8, 60)))

    def enrich_works(self) -> None:
        """Works of the main board; often one rich family made most of them and is short of neutral markers."""
        rng, reference = self.rng, self.reference
        patron, keeps = rng.randrange(2 * reference.seats), rng.randint(0, 2)
        works = [name for name in reference.work if not reference.in_district(name)]
        if patron < reference.persons:
            reference.family(patron).update(goods=dict.fromkeys(RESOURCES, 20), florins=2000)
        for name in rng.sample(works, rng.randint(4, 13)):
            seat = patron if patron < reference.seats else rng.randrange(reference.seats)
            family = reference.family(seat)
            left = [marker for marker, own in zip(MARKERS[1:], family["special_markers"], strict=True) if own]
            if family["neutral_markers"] > keeps and (seat == patron or rng.random() < 0.7):
                left = ["neutral"]
            if left:
                reference.mark_main(seat, name, rng.choice(left))

    def plan_works(self, seat: int, family: Any) -> None:
        """Some works are planned already, by anonymous artists."""
        for _ in range(self.rng.randrange(5)):
            if works := sorted(self.reference.commissionable(seat)):
                self.reference.plan(seat, self.rng.choice(works).split()[1], None)
                family["reserve"] -= 1

    def appoint(self) -> None:
        """Captain and Bishop, or nobody; they come first."""
        rng, table = self.rng, self.reference.table
        seats = range(self.reference.seats)
        table["captain"], table["bishop"] = rng.choice((None, *seats)), rng.choice((None, *seats))
        first = dict.fromkeys(seat for seat in (table["captain"], table["bishop"]) if seat is not None)
        table["order"] = [*first, *(seat for seat in table["order"] if seat not in first)]


def play_beside(case: str, seed: int) -> None:
    """A game from the start, or, by an odd seed, from the middle on."""
    table = Table(case, Random(f"{case} {seed}"))
    try:
        if seed % 2:
            table.play(table.reference.play(), until_round=1)
            table.play(table.enrich())
        else:
            table.play(table.reference.play())
        table.compare_result()
        table.level()
        table.compare_result()
    except Exception as error:
        error.add_note(f"play_beside({case!r}, {seed}) repeats it; moves: {', '.join(table.moves)}")
        raise


@pytest.mark.once
@pytest.mark.parametrize(("number", "case"), list(enumerate(CASES)))
def test_the_rules_told_twice(number: int, case: str) -> None:
    play_beside(case, 100 * SEED + number)


@pytest.mark.compiled
@pytest.mark.parametrize("case", CASES)
def test_the_rules_told_twice_in_more_games(case: str) -> None:
    for number in range(20, 26):
        play_beside(case, 100 * SEED + number)


@pytest.mark.soak
@pytest.mark.parametrize("case", CASES)
def test_soak_the_rules_told_twice(case: str) -> None:
    soak("florenza", 150, lambda seed, number: play_beside(case, 1000 * seed + number))

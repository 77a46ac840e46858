"""The rules of Dice Forge a second time, written apart from the engine: slow, one player after the other.

Every rule is a generator that yields what it needs, a roll or an answer, and is sent the face or the notation. So the
course of the game is plain nested code, with no agenda: what the engine keeps in its cells is here on Python's stack.

It asks even where the answers make no difference; `Course` finds out by trying them all.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Generator, Iterable
from typing import Any, NamedTuple, TypeVar

from bottega import Game


class Roll(NamedTuple):
    """A die has to be rolled; the answer is the face that shows."""

    seat: int
    die: int


class Ask(NamedTuple):
    """A seat has to choose among these notations; the answer is one of them."""

    seat: int
    options: set[str]


T = TypeVar("T")
Flow = Generator[Roll | Ask, str, T]

LETTERS = {"g": "gold", "s": "sun", "m": "moon", "v": "glory"}
RESOURCES = tuple(LETTERS.values())
DICE = ("light", "dark")
GIVES = {"ship": "ship", "mirror": "mirror", "helmet": "x3"}


def kind(face: str | None) -> str | None:
    """mirror, ship, x3, shield, boar, choice or plain."""
    if face is None or face in ("mirror", "ship", "x3"):
        return face
    if face.startswith(("shield", "boar")):
        return face.partition("-")[0]
    return "choice" if "-" in face else "plain"


def amounts(face: str) -> dict[str, int]:
    """What is on a plain or choice face, read from its name."""
    return {LETTERS[letter]: int(number) for letter, number in re.findall(r"([gsmv])(\d)", face)}


class Hero:
    """A player's inventory; a die is a bag of faces and the one that shows."""

    def __init__(self, seat: Any, sets: dict[str, str]) -> None:
        self.has: dict[str, int] = {name: seat[name] for name in RESOURCES}
        self.hammer: int = seat["hammer"]
        self.tritons: int = seat["tritons"]
        self.cerberi: int = seat["cerberi"]
        self.forged: int = seat["forged"]
        self.portal: int = seat["portal"]
        self.dice: list[list[str]] = [list(seat[die]) for die in DICE]
        self.up = [seat[die][side] for die, side in zip(DICE, seat["shows"], strict=True)]
        self.cards = Counter({sets[slot]: count for slot, count in seat["cards"].items()})


def hero_of(dump: Any, seat: int) -> dict[str, Any]:
    """A seat of a dump as the reference sees it."""
    return as_data(Hero(dump["seats"][seat], dump["sets"]))


def as_data(hero: Hero) -> dict[str, Any]:
    """A hero as plain data; where a face sits on a die does not matter."""
    cards = {card: count for card, count in hero.cards.items() if count}
    return vars(hero) | {"dice": [sorted(die) for die in hero.dice], "cards": cards}


class Reference:
    """A table, from a dump at the beginning of a step of the active player's turn."""

    def __init__(self, game: Game, dump: Any) -> None:
        self.box: Any = game.content.tables
        self.sets: dict[str, str] = dump["sets"]
        self.heroes = [Hero(seat, self.sets) for seat in dump["seats"]]
        self.cards = {self.sets[slot]: count for slot, count in dump["cards"].items()}
        self.faces: dict[str, int] = dict(dump["faces"])
        self.boars: dict[str, int | None] = dict(dump["boars"])
        self.round: int = dump["round"]
        self.active: int = dump["active"]
        self.row = next(row for row in self.box.players if row.name == str(len(self.heroes)))
        self.price = {face: stack.price for stack in self.box.stack for face in stack.faces}
        self.card = {card.name: card for card in self.box.card}
        self.lower = {face.name: face for face in self.box.face if face.kind == "shield"}

    # -- the course of the game --------------------------------------------------------------------------------

    def play(self, step: str) -> Flow[None]:
        """From a step of the active player's turn to the end of the game."""
        while True:
            if step == "blessings":
                for _ in range(self.row.blessings):
                    yield from self.bless_everybody()
            if step != "action":
                yield from self.reinforce()
            yield from self.act()
            step = "blessings"
            self.active = (self.active + 1) % len(self.heroes)
            if self.active == 0:
                if self.round == self.row.rounds:
                    return
                self.round += 1

    def scores(self) -> list[int]:
        return [
            hero.has["glory"]
            + sum(self.card[card].points * count for card, count in hero.cards.items() if count)
            for hero in self.heroes
        ]

    def from_left(self, seat: int) -> list[int]:
        """All other players in turn order."""
        return [(seat + step) % len(self.heroes) for step in range(1, len(self.heroes))]

    def ask(self, seat: int, options: Callable[[], Iterable[str] | None]) -> Flow[str]:
        """An answer, or "" if there is nothing to ask; the active player may use Tritons before answering."""
        hero = self.heroes[seat]
        while (open_now := options()) is not None:
            tritons = seat == self.active and hero.tritons > 0
            answer = yield Ask(
                seat, {*open_now} | ({f"triton {each}" for each in RESOURCES[:3]} if tritons else set())
            )
            if not answer.startswith("triton"):
                return answer
            hero.tritons -= 1
            resource = answer.split()[1]
            yield from self.gain(seat, {resource: getattr(self.card["triton"].amounts, resource)})
        return ""

    def may_help(self, seat: int) -> bool:
        """Whether a Triton may change what can be paid."""
        return seat == self.active and self.heroes[seat].tritons > 0

    def bless_everybody(self) -> Flow[None]:
        order = [self.active, *self.from_left(self.active)]
        rolled = {}
        for seat in order:
            rolled[seat] = yield from self.roll_both(seat)
        for seat in order:
            yield from self.blessing(seat, rolled[seat])

    def reinforce(self) -> Flow[None]:
        seat, used = self.active, Counter[str]()
        hero = self.heroes[seat]

        def options() -> set[str] | None:
            left = {card for card in ("elder", "owl", "hind") if hero.cards[card] > used[card]}
            paid = left if hero.has["gold"] >= self.card["elder"].price else left - {"elder"}
            if not paid and not (left and self.may_help(seat)):
                return None
            return {"done"} | {f"use {card}" for card in paid}

        while (answer := (yield from self.ask(seat, options))) not in ("", "done"):
            card = answer.split()[1]
            used[card] += 1
            if card == "elder":
                hero.has["gold"] -= self.card["elder"].price
                hero.has["glory"] += self.card["elder"].glory
            elif card == "owl":
                owl = {name: getattr(self.card["owl"].amounts, name) for name in RESOURCES[:3]}
                resource = yield from self.choose(seat, owl)
                yield from self.gain(seat, {resource: owl[resource]})
            else:
                yield from self.minor(seat, (yield from self.choose_die(seat)))

    def act(self) -> Flow[None]:
        """The action, and the extra one for two suns."""
        seat = self.active
        has = self.heroes[seat].has
        if not (yield from self.action()):
            return

        def extra() -> set[str] | None:
            if has["sun"] >= self.box.extra.price:
                return {"done", "extra"}
            return {"done"} if self.may_help(seat) else None

        if (yield from self.ask(seat, extra)) == "extra":
            has["sun"] -= self.box.extra.price
            if (yield from self.action()):
                yield from self.ask(seat, lambda: {"done"} if self.may_help(seat) else None)

    def action(self) -> Flow[bool]:
        """An offering or a feat; False if nothing is done."""
        seat, bought = self.active, set[str]()
        has = self.heroes[seat].has

        def payable() -> set[str]:
            return {f"buy {face}" for face in self.goods() - bought if self.price[face] <= has["gold"]}

        def feats() -> set[str]:
            cards = [self.card[name] for name, left in self.cards.items() if left]
            return {
                f"feat {card.name}" for card in cards if has["sun"] >= card.sun and has["moon"] >= card.moon
            }

        def more() -> set[str] | None:
            if not payable() and not (self.goods() - bought and self.may_help(seat)):
                return None
            return {"done"} | payable()

        answer = yield from self.ask(seat, lambda: {"done"} | payable() | feats())
        if answer == "done":
            return False
        if answer.startswith("feat"):
            yield from self.feat(seat, answer.split()[1])
            return True
        while answer not in ("", "done"):
            face = answer.split()[1]
            bought.add(face)
            yield from self.buy(seat, face, self.price[face])
            answer = yield from self.ask(seat, more)
        return True

    # -- inventory and forging -----------------------------------------------------------------------------------

    def limit(self, seat: int, resource: str) -> int:
        chests = self.heroes[seat].cards["chest"]
        return int(
            getattr(self.box.limits, resource) + chests * getattr(self.card["chest"].amounts, resource)
        )

    def gain(self, seat: int, gains: dict[str, int]) -> Flow[None]:
        """Gold may go on the Hammer; what goes over a limit is lost."""
        hero = self.heroes[seat]
        for resource, number in sorted(gains.items(), key=lambda gain: gain[0] == "gold"):
            rest = number
            if resource == "gold" and number:
                rest -= yield from self.put_on_hammer(seat, number)
            hero.has[resource] += rest
            if resource != "glory":
                hero.has[resource] = min(hero.has[resource], self.limit(seat, resource))

    def put_on_hammer(self, seat: int, gold: int) -> Flow[int]:
        hero, track = self.heroes[seat], self.card["hammer"]

        def steps() -> int:
            return 2 * int(track.steps) * hero.cards["hammer"] - hero.hammer

        if steps() <= 0:
            return 0
        answer = yield from self.ask(seat, lambda: {f"put {put}" for put in range(min(gold, steps()) + 1)})
        for _ in range(int(answer.split()[1])):
            hero.hammer += 1
            if hero.hammer % track.steps == 0:
                first = hero.hammer // track.steps % 2 == 1
                hero.has["glory"] += track.rewards[0 if first else 1]
        return int(answer.split()[1])

    def goods(self) -> set[str]:
        return {face for face in self.price if self.faces[face] > 0}

    def buy(self, seat: int, face: str, price: int) -> Flow[None]:
        self.heroes[seat].has["gold"] -= price
        yield from self.take_face(seat, face)

    def take_face(self, seat: int, face: str) -> Flow[None]:
        """A face of the temple is forged at once, over anything but a boar."""
        hero = self.heroes[seat]
        self.faces[face] -= 1
        places = {
            f"forge {DICE[die]} {old}": (die, old)
            for die in range(2)
            for old in hero.dice[die]
            if kind(old) != "boar"
        }
        die, old = places[(yield from self.ask(seat, lambda: set(places)))]
        hero.dice[die].remove(old)
        hero.dice[die].append(face)
        hero.up[die] = face
        hero.forged += 1

    # -- blessings -----------------------------------------------------------------------------------------------

    def roll(self, seat: int, die: int) -> Flow[str]:
        face = yield Roll(seat, die)
        self.heroes[seat].up[die] = face
        return face

    def roll_both(self, seat: int) -> Flow[list[str | None]]:
        light = yield from self.roll(seat, 0)
        dark = yield from self.roll(seat, 1)
        return [light, dark]

    def choose_die(self, seat: int) -> Flow[int]:
        answer = yield from self.ask(seat, lambda: {"roll light", "roll dark"})
        return DICE.index(answer.split()[1])

    def divine(self, seat: int, card: str = "") -> Flow[None]:
        yield from self.blessing(seat, (yield from self.roll_both(seat)), card)

    def minor(self, seat: int, die: int, card: str = "") -> Flow[None]:
        face = yield from self.roll(seat, die)
        yield from self.blessing(seat, [face, None] if die == 0 else [None, face], card)

    def blessing(self, seat: int, rolled: list[str | None], card: str = "") -> Flow[None]:
        """Apply what was rolled, and again with Cerberus; `card` is the feat that converts."""
        yield from self.apply(seat, rolled, card)
        hero = self.heroes[seat]
        if hero.cerberi and any(face not in (None, "x3") for face in rolled):
            if (yield from self.ask(seat, lambda: {"done", "again"})) == "again":
                hero.cerberi -= 1
                yield from self.apply(seat, rolled, card)

    def apply(
        self,
        seat: int,
        rolled: list[str | None],
        card: str = "",
        loses: bool = False,
        owners: list[tuple[int, int]] | None = None,
    ) -> Flow[None]:
        """Mirrors first, then the order, then the faces; `owners` are the dice that Satyrs picked."""
        faces = []
        for die, face in enumerate(rolled):
            owner = owners[die][0] if owners else seat
            faces.append((yield from self.copy(seat, owner)) if face == "mirror" else face)
        gave: list[set[str]] = [set(), set()]
        own_boars: list[int] = []
        for slot in (yield from self.order(seat, faces, loses)):
            face, other = faces[slot], faces[1 - slot]
            times = self.box.special.times if other == "x3" else 1
            if face is None or face == "x3":
                continue
            if face != "ship":
                yield from self.give(seat, face, times, slot, gave, card, loses)
            elif not loses:
                yield from self.sail(seat, self.box.special.discount * times)
            if kind(face) != "boar":
                continue
            paid = self.boars[face.partition("-")[2]]
            if loses and paid == seat:
                own_boars.append(times)  # one's own bonus comes after both losses
            else:
                yield from self.pay_boar(paid, times)
        for times in own_boars:
            yield from self.pay_boar(seat, times)

    def copy(self, seat: int, owner: int) -> Flow[str | None]:
        """What a mirror on a die of the owner copies: the seat chooses, the owner looks around."""
        seen = {face for other in self.from_left(owner) for face in self.heroes[other].up}
        if "mirror" in seen:
            seen |= set(self.heroes[owner].up)
        seen.discard("mirror")
        if len(seen) < 2:
            return min(seen, default=None)
        return (yield from self.ask(seat, lambda: {f"copy {face}" for face in seen})).split()[1]

    def order(self, seat: int, faces: list[str | None], loses: bool) -> Flow[list[int]]:
        """Light, then dark; a shield after what it sees; gold before a ship, asked where it could overflow."""
        kinds = [kind(face) for face in faces]
        if kinds.count("ship") == 1 and not loses:
            ship = kinds.index("ship")
            gold = self.gold_of(faces[1 - ship])
            first = [1 - ship, ship]
            if gold and self.heroes[seat].has["gold"] + gold > self.limit(seat, "gold"):
                answer = yield from self.ask(seat, lambda: {"ship first", "gold first"})
                return first if answer == "gold first" else first[::-1]
            if gold:
                return first
        return [1, 0] if kinds[0] == "shield" and kinds[1] != "shield" else [0, 1]

    def gold_of(self, face: str | None) -> int:
        if kind(face) == "shield":
            return int(self.lower[str(face)].gold)
        return amounts(str(face)).get("gold", 0) if kind(face) in ("plain", "choice") else 0

    def sail(self, seat: int, discount: int) -> Flow[None]:
        price = {face: max(0, price - discount) for face, price in self.price.items()}
        has = self.heroes[seat].has

        def options() -> set[str] | None:
            payable = {f"buy {face}" for face in self.goods() if price[face] <= has["gold"]}
            if not payable and not (self.goods() and self.may_help(seat)):
                return None
            return {"done"} | payable

        answer = yield from self.ask(seat, options)
        if answer not in ("", "done"):
            yield from self.buy(seat, answer.split()[1], price[answer.split()[1]])

    def choose(self, seat: int, resources: Iterable[str]) -> Flow[str]:
        answer = yield from self.ask(seat, lambda: {f"take {resource}" for resource in resources})
        return answer.split()[1]

    def give(
        self, seat: int, face: str, times: int, slot: int, gave: list[set[str]], card: str, loses: bool
    ) -> Flow[None]:
        """What a face gives, or takes away; `gave` is what the two faces have given, for a shield."""
        if kind(face) == "shield":
            lower = self.lower[face]
            gains = {lower.matches: getattr(lower, lower.matches)}
            if lower.matches in gave[1 - slot]:
                gains, times = {"glory": self.box.special.shield_glory}, 1
                card = ""
        else:
            gains = {"sun": 1, "moon": 1} if kind(face) == "boar" else amounts(face)
            if kind(face) != "plain":
                resource = yield from self.choose(seat, gains)
                gains = {resource: gains[resource]}
            gave[slot] = set(gains)
        gains = {resource: number * times for resource, number in gains.items()}
        if loses:
            has = self.heroes[seat].has
            has.update({resource: max(0, has[resource] - number) for resource, number in gains.items()})
        else:
            yield from self.gain(seat, (yield from self.convert(seat, gains, card)))

    def convert(self, seat: int, gains: dict[str, int], card: str) -> Flow[dict[str, int]]:
        """Sentinel turns shards into glory, Cyclops gold: all of a face or nothing."""
        turned = {"sentinel": {"sun", "moon"}, "cyclops": {"gold"}}.get(card, set()) & set(gains)
        if not turned or (yield from self.ask(seat, lambda: {"keep", "convert"})) == "keep":
            return gains
        rate = self.card[card].glory
        kept = {resource: number for resource, number in gains.items() if resource not in turned}
        glory = kept.pop("glory", 0) + rate * sum(gains[resource] for resource in turned)
        return kept | {"glory": glory}

    def pay_boar(self, owner: int | None, times: int) -> Flow[None]:
        assert owner is not None
        bonus = {"sun": self.box.boar.sun, "moon": self.box.boar.moon, "glory": self.box.boar.glory}
        for _ in range(times):
            resource = yield from self.choose(owner, bonus)
            yield from self.gain(owner, {resource: bonus[resource]})

    # -- feats ---------------------------------------------------------------------------------------------------

    def feat(self, seat: int, name: str) -> Flow[None]:
        """Pay, move, oust, take the card, apply it."""
        hero, card = self.heroes[seat], self.card[name]
        hero.has["sun"] -= card.sun
        hero.has["moon"] -= card.moon
        if hero.portal != card.portal:
            there = [other for other in self.from_left(seat) if self.heroes[other].portal == card.portal]
            hero.portal = card.portal
            for other in there:
                self.heroes[other].portal = 0
                for each in (hero, self.heroes[other]):
                    each.has["glory"] += self.card["bear"].glory * each.cards["bear"]
                yield from self.divine(other)
        self.cards[name] -= 1
        hero.cards[name] += 1
        if name in GIVES:
            yield from self.take_face(seat, GIVES[name])
        elif hasattr(self, f"take_{name}"):
            yield from getattr(self, f"take_{name}")(seat)

    def take_spirits(self, seat: int) -> Flow[None]:
        yield from self.gain(
            seat, {name: getattr(self.card["spirits"].amounts, name) for name in ("moon", "gold")}
        )

    def take_shield(self, seat: int) -> Flow[None]:
        left = [face for face in self.lower if self.faces[face]]
        answer = f"shield {left[0].partition('-')[2]}"
        if len(left) > 1:
            answer = yield from self.ask(seat, lambda: {face.replace("-", " ") for face in left})
        yield from self.take_face(seat, answer.replace(" ", "-"))

    def take_boar(self, seat: int) -> Flow[None]:
        bearer = self.from_left(seat)[0]
        if len(self.heroes) > 2:
            answer = yield from self.ask(seat, lambda: {f"boar {other}" for other in self.from_left(seat)})
            bearer = int(answer.split()[1])
        colour = self.box.boar.order[self.row.cards - self.cards["boar"] - 1]
        self.boars[colour] = seat
        yield from self.take_face(bearer, f"boar-{colour}")

    def take_minotaur(self, seat: int) -> Flow[None]:
        rolled = {}
        for other in self.from_left(seat):
            rolled[other] = yield from self.roll_both(other)
        for other in self.from_left(seat):
            yield from self.apply(other, rolled[other], loses=True)

    def take_satyrs(self, seat: int) -> Flow[None]:
        for other in self.from_left(seat):
            yield from self.roll_both(other)
        dice = {
            f"borrow {other} {DICE[die]}": (other, die) for other in self.from_left(seat) for die in range(2)
        }
        picked: list[tuple[int, int]] = list(dice.values()) if len(dice) == 2 else []
        while len(picked) < 2:
            answer = yield from self.ask(
                seat, lambda: {word for word, die in dice.items() if die not in picked}
            )
            picked.append(dice[answer])
        yield from self.apply(seat, [self.heroes[other].up[die] for other, die in picked], owners=picked)

    def take_sphinx(self, seat: int, card: str = "") -> Flow[None]:
        die = yield from self.choose_die(seat)
        for _ in range(self.card["sphinx"].times):
            yield from self.minor(seat, die, card)

    def take_cyclops(self, seat: int) -> Flow[None]:
        yield from self.take_sphinx(seat, "cyclops")

    def take_cancer(self, seat: int, card: str = "") -> Flow[None]:
        for _ in range(self.card["cancer"].times):
            yield from self.divine(seat, card)

    def take_sentinel(self, seat: int) -> Flow[None]:
        yield from self.take_cancer(seat, "sentinel")

    def take_triton(self, seat: int) -> Flow[None]:
        self.heroes[seat].tritons += 1
        yield from ()

    def take_cerberus(self, seat: int) -> Flow[None]:
        self.heroes[seat].cerberi += 1
        yield from ()

    def take_typhon(self, seat: int) -> Flow[None]:
        hero = self.heroes[seat]
        hero.has["glory"] += self.card["typhon"].glory * hero.forged
        yield from ()


class Course:
    """The reference from a dump on, with the answers so far, so that it can be repeated and tried out."""

    def __init__(self, game: Game, dump: Any, answers: Iterable[str] = ()) -> None:
        self.game, self.dump = game, dump
        self.answers: list[str] = []
        self.reference = Reference(game, dump)
        self.flow = self.reference.play("action")
        self.request: Roll | Ask | None = next(self.flow)
        for answer in answers:
            self.send(answer)

    def send(self, answer: str) -> None:
        self.answers.append(answer)
        try:
            self.request = self.flow.send(answer)
        except StopIteration:
            self.request = None

    def after(self, answer: str) -> Course:
        """Another course in which this has been answered."""
        return Course(self.game, self.dump, [*self.answers, answer])

    def state(self) -> Any:
        reference = self.reference
        heroes = [as_data(hero) for hero in reference.heroes]
        return heroes, reference.faces, reference.cards, reference.boars, reference.active, reference.round

    def asks(self, seat: int) -> bool:
        """Whether the seat is asked next."""
        return isinstance(self.request, Ask) and self.request.seat == seat

    def settle(self) -> bool:
        """Answer the question if it makes no difference how; False if it does, or if nothing is asked."""
        if not isinstance(self.request, Ask):
            return False
        plain = sorted(option for option in self.request.options if not option.startswith("triton"))
        first, *others = [self.after(option) for option in plain]
        for course in (first, *others):
            while others and course.asks(self.request.seat) and course.settle():
                pass
        if any(other.state() != first.state() for other in others):
            return False
        for course in (first, *others):
            while others and course.settle():
                pass
        if any(other.state() != first.state() or other.request != first.request for other in others):
            return False
        self.send(plain[0])
        return True

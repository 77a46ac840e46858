"""A move as text, and back.

`take white`; with the die in hand `gain 2`, `step 1`, `money`, `hire palazzo/ritratto 100 bottega star`, `casa
chiesa/cupola`, `mercatante gold`, `convento bishop`, `taverna`; for a resource obtained `place gold rione/3`,
`cambiavalute`, `lose`; from the supply `spare gold rione/3`, `pay rione/3`, `build 8`; `steps captain` when the Chiesa
is complete; `done`. An outcome is a side of the die, `4`, or the seat drawn, `first 2`.
"""

from __future__ import annotations

from functools import lru_cache

from bottega.core.errors import NotationError
from bottega.core.position import CHANCE
from bottega.games.florenza_dice import layout as at
from bottega.games.florenza_dice.names import DICE, RESOURCES, TRACKS
from bottega.games.florenza_dice.position import FlorenzaDicePosition

STAR = ("", " star")
DISCOUNT = ("", " bottega")
PLAIN = {
    at.TAKE: "take", at.GAIN: "gain", at.STEP: "step", at.MONEY: "money", at.TAVERNA: "taverna",
    at.MERCATANTE: "mercatante", at.CONVENTO: "convento", at.CAMBIAVALUTE: "cambiavalute", at.LOSE: "lose",
    at.BUILD: "build", at.TRACK: "steps", at.DONE: "done",
}  # fmt: skip
"""The first word of actions."""
NAMED = {at.TAKE: DICE, at.MERCATANTE: RESOURCES, at.CONVENTO: TRACKS, at.TRACK: TRACKS}
"""What the index of an action names."""


@lru_cache(maxsize=8)
def words(projects: tuple[str, ...]) -> tuple[str, ...]:
    """The notation of every action, by its number."""
    return tuple(word(projects, at.action_kind(n), at.action_index(n)) for n in range(at.ACTIONS))


def word(projects: tuple[str, ...], kind: int, index: int) -> str:
    """The notation of the action with this index within its kind."""
    if kind == at.CASA:
        return f"casa {projects[at.casa_work(index)]}{STAR[at.casa_star(index)]}"
    if kind == at.HIRE:
        price = 100 * (at.hire_price(index) + 1)
        extra = DISCOUNT[at.hire_discount(index)] + STAR[at.hire_star(index)]
        return f"hire {projects[at.hire_work(index)]} {price}{extra}"
    if kind == at.PLACE:
        return f"place {RESOURCES[at.place_resource(index)]} {projects[at.place_project(index)]}"
    if kind == at.SPEND:
        return f"spare {RESOURCES[at.spend_resource(index)]} {projects[at.spend_project(index)]}"
    if kind in (at.GAIN, at.STEP, at.BUILD):
        return f"{PLAIN[kind]} {index + 1}"
    if kind in NAMED:
        return f"{PLAIN[kind]} {NAMED[kind][index]}"
    return f"pay {projects[index]}" if kind == at.PAY else PLAIN[kind]


@lru_cache(maxsize=8)
def numbers(projects: tuple[str, ...]) -> dict[str, int]:
    return {word: number for number, word in enumerate(words(projects))}


def notate(p: FlorenzaDicePosition, projects: tuple[str, ...], action: int) -> str:
    if p.to_act != CHANCE:
        return words(projects)[action]
    index = at.outcome_index(action)
    return f"first {index}" if at.outcome_kind(action) == at.LOT else str(index)


def parse(p: FlorenzaDicePosition, projects: tuple[str, ...], text: str) -> int:
    text = " ".join(text.split())
    if p.to_act == CHANCE:
        return parse_outcome(p, text)
    number = numbers(projects).get(text)
    if number is None:
        raise NotationError(
            f"{text!r} is not a move of florenza-dice; moves look like: take white, gain 2, money, done"
        )
    return number


def parse_outcome(p: FlorenzaDicePosition, text: str) -> int:
    if p.stage == at.STAGE_DRAW_FIRST:
        seats = {f"first {seat}": int(at.lot(seat)) for seat in range(p.seats)}
        if text in seats:
            return seats[text]
        raise NotationError(f"{text!r} is not a seat that can be drawn; expected {', '.join(seats)}")
    sides = {str(side): int(at.side(side)) for side in range(1, at.SIDES + 1)}
    if text in sides:
        return sides[text]
    raise NotationError(f"{text!r} is not a side of a die; expected 1 to {at.SIDES}")

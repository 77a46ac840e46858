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
from bottega.games.florenza_dice.content import Box
from bottega.games.florenza_dice.names import DICE, RESOURCES, TRACKS
from bottega.games.florenza_dice.position import FlorenzaDicePosition


def projects(works: tuple[str, ...]) -> tuple[str, ...]:
    """The names of everything that icons are marked on."""
    return (*works, *(f"rione/{number}" for number in range(1, at.SPACES + 1)))


@lru_cache(maxsize=8)
def words(works: tuple[str, ...]) -> tuple[str, ...]:
    """The notation of every action, by its number."""
    places = projects(works)
    stars = ("", " star")
    found = [f"take {die}" for die in DICE]
    found += ["gain 1", "gain 2", "step 1", "step 2", "money", "taverna"]
    found += [f"mercatante {resource}" for resource in RESOURCES]
    found += [f"convento {track}" for track in TRACKS]
    found += [f"casa {work}{star}" for work in works for star in stars]
    found += [
        f"hire {work} {price}{discount}{star}"
        for work in works
        for price in (100, 200)
        for discount in ("", " bottega")
        for star in stars
    ]
    found += [f"place {resource} {place}" for place in places for resource in RESOURCES]
    found += ["cambiavalute", "lose"]
    found += [f"spare {resource} {place}" for place in places for resource in RESOURCES]
    found += [f"pay {place}" for place in places]
    found += [f"build {number}" for number in range(1, at.BUILDINGS + 1)]
    found += [f"steps {track}" for track in TRACKS]
    return (*found, "done")


@lru_cache(maxsize=8)
def numbers(works: tuple[str, ...]) -> dict[str, int]:
    return {word: number for number, word in enumerate(words(works))}


def names(box: Box) -> tuple[str, ...]:
    """The works' names in notation."""
    return tuple(work.id for work in box.work)


def notate(p: FlorenzaDicePosition, works: tuple[str, ...], action: int) -> str:
    if p.to_act == CHANCE:
        return str(action) if action < at.LOT else f"first {action - at.LOT}"
    return words(works)[action]


def parse(p: FlorenzaDicePosition, works: tuple[str, ...], text: str) -> int:
    text = " ".join(text.split())
    if p.to_act == CHANCE:
        return parse_outcome(p, text)
    number = numbers(works).get(text)
    if number is None:
        raise NotationError(
            f"{text!r} is not a move of florenza-dice; such are: take white, gain 2, money, done"
        )
    return number


def parse_outcome(p: FlorenzaDicePosition, text: str) -> int:
    lots = {f"first {seat}": at.LOT + seat for seat in range(p.seats)}
    if p.cells[at.STAGE] == at.DRAW_FIRST:
        if text in lots:
            return lots[text]
        raise NotationError(f"{text!r} is not a seat that can be drawn; say {', '.join(lots)}")
    if text in ("1", "2", "3", "4", "5", "6"):
        return int(text)
    raise NotationError(f"{text!r} is not a side of a die; say 1 to 6")

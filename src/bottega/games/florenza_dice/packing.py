"""The content, packed for the engine."""

from __future__ import annotations

from collections.abc import Iterable

from bottega.games.florenza_dice import layout as at
from bottega.games.florenza_dice.content import Box, Building, Die
from bottega.games.florenza_dice.names import ARTISTS, BONUSES, DICE, EFFECTS, POWERS, RESOURCES, TRACKS


def pack(box: Box) -> dict[str, int | list[int]]:
    """What the rules need of a content, by the names that it has in `p.tables`. Money is in hundreds of Fiorini."""
    works, spaces = box.works, box.space
    palazzo = sum([work.area == "palazzo" for work in works])
    projects = [
        *range(palazzo),
        *range(at.CHIESA, at.CHIESA + len(works) - palazzo),
        *range(at.RIONE, at.RIONE + len(spaces)),
    ]
    persons = [person(die) for die in box.die]
    icons = [icon_bits(one.icons) for one in works] + [icon_bits(one.icons) for one in spaces]
    track_spaces = [
        space for one in box.track for space in one.spaces + ["blank"] * (at.LONGEST - len(one.spaces))
    ]
    amounts = [0, *[power_amount(one) for one in box.building]]
    return {
        # the dice board, by die, or by die * 6 + value - 1
        "goods": [amount for die in box.die for amount in die.resources],
        "person": [amount for one in persons for amount in one],  # steps, or a price
        "goods_any": [bits(die.resources) for die in box.die],  # by some value
        "person_any": [bits(one) for one in persons],
        "track_of": [index(TRACKS, die.track) for die in box.die],
        "artist_of": [index(ARTISTS, die.artist) for die in box.die],
        "money": [die.money // 100 for die in box.die],
        # works and spaces: the projects that the box has, in order, and the number of a project in the box, or -1
        "projects": projects,
        "number_of": inverse(projects, at.PROJECTS),
        "works": len(works),
        "palazzo_end": palazzo,  # after the last work of the Palazzo
        "chiesa_end": at.CHIESA + len(works) - palazzo,
        "rione_end": at.RIONE + len(spaces),
        "need": spread(icons, projects),  # by project
        "artists": spread(  # of each work, as bits
            [bits([ARTISTS.index(artist) for artist in work.artists]) for work in works], projects
        ),
        "work_points": spread([work.points for work in works], projects),
        "work_effect": spread([EFFECTS.index(work.effect) for work in works], projects),
        "space_spare": [space.spare for space in spaces],
        "space_points": [space.points for space in spaces],
        # the tracks, by track * LONGEST + space
        "track_bonus": [BONUSES.index(space) for space in track_spaces],
        "track_points": [int(space[0]) if space[0].isdigit() else 0 for space in track_spaces],
        "track_length": [len(track.spaces) for track in box.track],
        "least": [track.least or 1 for track in box.track],
        # the building table, by number
        "buildings": len(box.building),
        "cost": [0, *[cost(one) for one in box.building]],
        "building_points": [0, *[one.points for one in box.building]],
        "power": [at.POWER_NONE, *[POWERS.index(one.power) for one in box.building]],
        "power_die": [at.NONE, *[index(DICE, one.die) for one in box.building]],
        "power_amount": amounts,
        "amount": [amounts[find(box, power)] for power in POWERS],  # of the only building with a power
        "building_with": [find(box, power) for power in POWERS],  # the first, by power
        "value_of": [find(box, "value", die) for die in DICE],  # the first, by die
        "exchange_of": [find(box, "exchange", die) for die in DICE],
        # the next with the same power and die
        "alike": [0, *[find(box, one.power, one.die, one.number) for one in box.building]],
        # all the rest
        "rounds": [one.rounds for one in box.rounds],  # by players - 1
        "start_fiorini": box.start.fiorini // 100,
        "start_spare": box.start.spare,
        "start_stars": box.start.stars,
        "dice_used": box.dice_used.active,
        "overflow": box.bonus.overflow // 100,
        "palazzo": box.bonus.palazzo,  # by rank
        "palazzo_solo": box.bonus.palazzo_solo,  # by round - 1
        "chiesa_steps": box.bonus.chiesa_steps,
        "income": box.bonus.income_fiorini // 100,
        "paid": box.artist.paid,
        "anonymous": box.artist.anonymous,
        "star": box.artist.star,
        "end_star": box.scoring.star,
        "end_spare": box.scoring.spare,
        "end_fiorini": box.scoring.fiorini // 100,
        "bit_counts": bit_counts(),
    }


def spread(values: list[int], projects: list[int]) -> list[int]:
    """Values given for the box's works, or works and spaces, rearranged by project."""
    found = [0] * at.PROJECTS
    for project, value in zip(projects, values, strict=False):
        found[project] = value
    return found


def inverse(projects: list[int], size: int) -> list[int]:
    """The place of each number below `size` in the list, -1 for those that are not in it."""
    return [projects.index(number) if number in projects else -1 for number in range(size)]


def bits(numbers: Iterable[int]) -> int:
    """A set of small numbers as bits."""
    found = 0
    for number in numbers:
        found |= 1 << number
    return found


def icon_bits(counts: Iterable[int]) -> int:
    """Icons as a set of bits, two for each kind."""
    found = 0
    for kind, count in enumerate(counts):
        found |= (0, 1, 3)[count] << 2 * kind
    return found


def bit_counts() -> list[int]:
    """How many bits each set of resource icons has."""
    counts = [0] * (at.RESOURCE_BITS + 1)
    for icons in range(1, at.RESOURCE_BITS + 1):
        counts[icons] = counts[icons >> 1] + (icons & 1)
    return counts


def index(names: tuple[str, ...], name: str | None) -> int:
    """The number of a name; NONE if it is not one of them."""
    return names.index(name) if name in names else at.NONE


def person(die: Die) -> list[int]:
    """The steps, or the price of the artist, for each value of a die."""
    return die.steps or [price // 100 for price in die.price or ()]


def cost(building: Building) -> int:
    return icon_bits([*[int(one in building.cost) for one in RESOURCES], building.fiorini // 100])


def power_amount(building: Building) -> int:
    return building.amount // 100 if building.power in ("money", "change", "discount") else building.amount


def find(box: Box, power: str, die: str = "", after: int = 0) -> int:
    """The first building with the power, for the die, after the given one; 0 for none."""
    for building in box.building[after:]:
        if building.power == power and die in ("", building.die):
            return building.number
    return 0

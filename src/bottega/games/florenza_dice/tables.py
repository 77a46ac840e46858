"""The content, packed for the engine."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bottega.core.position import GameTables
from bottega.games.florenza_dice import layout as at
from bottega.games.florenza_dice.names import ARTISTS, BONUSES, DICE, EFFECTS, POWERS, RESOURCES, TRACKS

if TYPE_CHECKING:
    from bottega.games.florenza_dice.content import Box, Building, Die


@final
class Tables(GameTables):
    """Shared by all positions of one content, and never changed. Money is counted in hundreds of Fiorini."""

    def __init__(self, box: Box) -> None:
        super().__init__()
        self.box: Final[Box] = box
        works, spaces = box.works, box.space
        palazzo = sum([work.area == "palazzo" for work in works])
        projects = [
            *range(palazzo),
            *range(at.CHIESA, at.CHIESA + len(works) - palazzo),
            *range(at.RIONE, at.RIONE + len(spaces)),
        ]

        # the dice board, by die, or by die * 6 + value - 1
        persons = [person(die) for die in box.die]
        self.goods: Final[vec[i16]] = row([amount for die in box.die for amount in die.resources])
        self.person: Final[vec[i16]] = row([amount for one in persons for amount in one])  # steps, or a price
        self.goods_any: Final[vec[i16]] = row([bits(die.resources) for die in box.die])  # by some value
        self.person_any: Final[vec[i16]] = row([bits(one) for one in persons])
        self.track_of: Final[vec[i16]] = row([index(TRACKS, die.track) for die in box.die])
        self.artist_of: Final[vec[i16]] = row([index(ARTISTS, die.artist) for die in box.die])
        self.money: Final[vec[i16]] = row([die.money // 100 for die in box.die])

        # works and spaces: the projects that the box has, in order, and the number of a project in the box, or -1
        self.projects: Final[vec[i16]] = row(projects)
        self.number_of: Final[vec[i16]] = row(inverse(projects, at.PROJECTS))
        self.works: Final[i64] = len(works)
        self.palazzo_end: Final[i64] = palazzo  # after the last work of the Palazzo
        self.chiesa_end: Final[i64] = at.CHIESA + len(works) - palazzo
        self.rione_end: Final[i64] = at.RIONE + len(spaces)
        icons = [icon_bits(one.icons) for one in works] + [icon_bits(one.icons) for one in spaces]
        self.need: Final[vec[i16]] = spread(icons, projects)  # by project
        self.artists: Final[vec[i16]] = spread(  # of each work, as bits
            [bits([ARTISTS.index(artist) for artist in work.artists]) for work in works], projects
        )
        self.work_points: Final[vec[i16]] = spread([work.points for work in works], projects)
        self.work_effect: Final[vec[i16]] = spread([EFFECTS.index(work.effect) for work in works], projects)
        self.space_spare: Final[vec[i16]] = row([space.spare for space in spaces])
        self.space_points: Final[vec[i16]] = row([space.points for space in spaces])

        # the tracks, by track * LONGEST + space
        track_spaces = [
            space for one in box.track for space in one.spaces + ["blank"] * (at.LONGEST - len(one.spaces))
        ]
        self.track_bonus: Final[vec[i16]] = row([BONUSES.index(space) for space in track_spaces])
        self.track_points: Final[vec[i16]] = row(
            [int(space[0]) if space[0].isdigit() else 0 for space in track_spaces]
        )
        self.track_length: Final[vec[i16]] = row([len(track.spaces) for track in box.track])
        self.least: Final[vec[i16]] = row([track.least or 1 for track in box.track])

        # the building table, by number
        self.buildings: Final[i64] = len(box.building)
        self.cost: Final[vec[i16]] = row([0, *[cost(one) for one in box.building]])
        self.building_points: Final[vec[i16]] = row([0, *[one.points for one in box.building]])
        self.power: Final[vec[i16]] = row([at.POWER_NONE, *[POWERS.index(one.power) for one in box.building]])
        self.power_die: Final[vec[i16]] = row([at.NONE, *[index(DICE, one.die) for one in box.building]])
        self.power_amount: Final[vec[i16]] = row([0, *[power_amount(one) for one in box.building]])
        self.building_with: Final[vec[i16]] = row(
            [find(box, power) for power in POWERS]
        )  # the first, by power
        self.value_of: Final[vec[i16]] = row([find(box, "value", die) for die in DICE])  # the first, by die
        self.exchange_of: Final[vec[i16]] = row([find(box, "exchange", die) for die in DICE])
        self.alike: Final[vec[i16]] = row(  # the next with the same power and die
            [0, *[find(box, one.power, one.die, one.number) for one in box.building]]
        )

        # all the rest
        self.rounds: Final[vec[i16]] = row([one.rounds for one in box.rounds])  # by players - 1
        self.start_fiorini: Final[i64] = box.start.fiorini // 100
        self.start_spare: Final[i64] = box.start.spare
        self.start_stars: Final[i64] = box.start.stars
        self.dice_used: Final[i64] = box.dice_used.active
        self.overflow: Final[i64] = box.bonus.overflow // 100
        self.palazzo: Final[vec[i16]] = row(box.bonus.palazzo)  # by rank
        self.palazzo_solo: Final[vec[i16]] = row(box.bonus.palazzo_solo)  # by round - 1
        self.chiesa_steps: Final[i64] = box.bonus.chiesa_steps
        self.income: Final[i64] = box.bonus.income_fiorini // 100
        self.paid: Final[i64] = box.artist.paid
        self.anonymous: Final[i64] = box.artist.anonymous
        self.star: Final[i64] = box.artist.star
        self.end_star: Final[i64] = box.scoring.star
        self.end_spare: Final[i64] = box.scoring.spare
        self.end_fiorini: Final[i64] = box.scoring.fiorini // 100
        self.bit_counts: Final[vec[i16]] = bit_counts()

    def amount(self, power: i64) -> i64:
        """What the only building with this power gives."""
        return i64(self.power_amount[i64(self.building_with[power])])

    def __reduce__(self) -> tuple[type[Tables], tuple[Box]]:
        return Tables, (self.box,)


def row(values: list[int]) -> vec[i16]:
    return vec[i16]([i16(value) for value in values])


def spread(values: list[int], projects: list[int]) -> vec[i16]:
    """Values given for the box's works, or works and spaces, rearranged by project."""
    found = [0] * at.PROJECTS
    for project, value in zip(projects, values, strict=False):
        found[project] = value
    return row(found)


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


def bit_counts() -> vec[i16]:
    """How many bits each set of resource icons has."""
    counts = [0] * (at.RESOURCE_BITS + 1)
    for icons in range(1, at.RESOURCE_BITS + 1):
        counts[icons] = counts[icons >> 1] + (icons & 1)
    return row(counts)


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

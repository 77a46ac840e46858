"""The content, packed for the engine."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bottega.core.position import GameTables


def row(values: list[int]) -> vec[i16]:
    return vec[i16]([i16(value) for value in values])


def bit_counts() -> vec[i16]:
    """How many bits each set of resource icons has."""
    counts = [0] * 4096
    for bits in range(1, 4096):
        counts[bits] = counts[bits >> 1] + (bits & 1)
    return row(counts)


class Tables(GameTables):
    """Shared by all positions of one content, and never changed. Money is counted in hundreds of Fiorini."""

    lists: dict[str, list[int]]
    # the dice board, by die, or by die * 6 + value - 1
    goods: Final[vec[i16]]
    person: Final[vec[i16]]  # steps, or the artist's price
    track_of: Final[vec[i16]]
    artist_of: Final[vec[i16]]
    money: Final[vec[i16]]
    goods_any: Final[vec[i16]]  # the amounts that some value gives, as bits
    person_any: Final[vec[i16]]
    # the sheet
    need: Final[vec[i16]]  # the icons of each project
    artists: Final[vec[i16]]  # of each work, as bits
    work_points: Final[vec[i16]]
    work_effect: Final[vec[i16]]
    space_spare: Final[vec[i16]]
    space_points: Final[vec[i16]]
    track_bonus: Final[vec[i16]]  # by track * 20 + space
    track_points: Final[vec[i16]]
    track_length: Final[vec[i16]]
    # the building table, by number
    cost: Final[vec[i16]]
    building_points: Final[vec[i16]]
    value_of: Final[vec[i16]]  # by die: the building that changes its value
    exchange_of: Final[vec[i16]]
    once: Final[vec[i16]]  # the (1x) buildings, in the order of their bits
    once_amount: Final[vec[i16]]
    fondaco: i64
    fondaco_spares: i64
    zecca: i64
    zecca_star: i64
    biblioteca: i64
    # the rest
    rounds: Final[vec[i16]]  # by players
    start: Final[vec[i16]]  # hundreds of Fiorini, Spare Resources, stars
    dice_used: i64
    overflow: i64
    palazzo: Final[vec[i16]]
    palazzo_solo: Final[vec[i16]]
    chiesa_steps: i64
    income: i64
    paid: i64
    anonymous: i64
    star: i64
    end_star: i64
    end_spare: i64
    end_fiorini: i64
    least: Final[vec[i16]]
    bits: Final[vec[i16]]

    def __init__(self, lists: dict[str, list[int]]) -> None:
        super().__init__()
        self.lists = lists
        self.goods = row(lists["goods"])
        self.person = row(lists["person"])
        self.track_of = row(lists["track_of"])
        self.artist_of = row(lists["artist_of"])
        self.money = row(lists["money"])
        self.goods_any = row(lists["goods_any"])
        self.person_any = row(lists["person_any"])
        self.need = row(lists["need"])
        self.artists = row(lists["artists"])
        self.work_points = row(lists["work_points"])
        self.work_effect = row(lists["work_effect"])
        self.space_spare = row(lists["space_spare"])
        self.space_points = row(lists["space_points"])
        self.track_bonus = row(lists["track_bonus"])
        self.track_points = row(lists["track_points"])
        self.track_length = row(lists["track_length"])
        self.cost = row(lists["cost"])
        self.building_points = row(lists["building_points"])
        self.value_of = row(lists["value_of"])
        self.exchange_of = row(lists["exchange_of"])
        self.once = row(lists["once"])
        self.once_amount = row(lists["once_amount"])
        self.fondaco, self.fondaco_spares = lists["fondaco"]
        self.zecca, self.zecca_star = lists["zecca"]
        self.biblioteca = lists["biblioteca"][0]
        self.rounds = row(lists["rounds"])
        self.start = row(lists["start"])
        self.dice_used = lists["dice_used"][0]
        self.overflow = lists["overflow"][0]
        self.palazzo = row(lists["palazzo"])
        self.palazzo_solo = row(lists["palazzo_solo"])
        self.chiesa_steps = lists["chiesa_steps"][0]
        self.income = lists["income"][0]
        self.paid, self.anonymous, self.star = lists["artist"]
        self.end_star, self.end_spare, self.end_fiorini = lists["scoring"]
        self.least = row(lists["least"])
        self.bits = bit_counts()

    def __reduce__(self) -> tuple[type[Tables], tuple[dict[str, list[int]]]]:
        return Tables, (self.lists,)

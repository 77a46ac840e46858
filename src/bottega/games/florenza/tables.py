"""The content, packed for the engine."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bottega.core.position import GameTables


def packed(values: list[int]) -> vec[i16]:
    return vec[i16]([i16(value) for value in values])


@final
class Tables(GameTables):
    """Shared by all positions of one content, and never changed.

    Rows of costs and gains have a cell for each column, rows of skills one for each speciality of each artist, and
    `faces` six for each of those. Numbers of things count from 0. Specialities are bits: 1 architect, 2 sculptor,
    4 painter.
    """

    numbers: dict[str, int]
    rows: dict[str, list[int]]
    words: dict[str, list[str]]  # the names of things, for dumps and notation

    def __init__(
        self, numbers: dict[str, int], rows: dict[str, list[int]], words: dict[str, list[str]]
    ) -> None:
        super().__init__()
        self.numbers = numbers
        self.rows = rows
        self.words = words
        # how many of everything
        self.buildings: Final[i64] = numbers["buildings"]
        self.works: Final[i64] = numbers["works"]
        self.characters: Final[i64] = numbers["characters"]
        self.preachers: Final[i64] = numbers["preachers"]  # without the anonymous one
        self.fortunes: Final[i64] = numbers["fortunes"]
        # single numbers
        self.start_florins: Final[i64] = numbers["start_florins"]
        self.start_goods: Final[i64] = numbers["start_goods"]
        self.members: Final[i64] = numbers["members"]
        self.neutral_markers: Final[i64] = numbers["neutral_markers"]
        self.more_characters: Final[i64] = numbers["more_characters"]
        self.crest_floor: Final[i64] = numbers["crest_floor"]
        self.bishop_floor: Final[i64] = numbers["bishop_floor"]
        self.rounds: Final[i64] = numbers["rounds"]
        self.common_members: Final[i64] = numbers["common_members"]
        self.common_florins: Final[i64] = numbers["common_florins"]
        self.common_marble: Final[i64] = numbers["common_marble"]
        self.common_wood: Final[i64] = numbers["common_wood"]
        self.palazzo_pp: Final[i64] = numbers["palazzo_pp"]
        self.chiesa_bp: Final[i64] = numbers["chiesa_bp"]
        self.occupation: Final[i64] = numbers["occupation"]
        self.sell: Final[i64] = numbers["sell"]
        self.buy: Final[i64] = numbers["buy"]
        self.administration: Final[i64] = numbers["administration"]
        self.duomo_charity: Final[i64] = numbers["duomo_charity"]
        self.duomo_members: Final[i64] = numbers["duomo_members"]
        self.failed_building: Final[i64] = numbers["failed_building"]
        self.failed_named: Final[i64] = numbers["failed_named"]
        self.muse: Final[i64] = numbers["muse"]
        self.incentive: Final[i64] = numbers["incentive"]
        self.most_incentives: Final[i64] = numbers["most_incentives"]
        self.bishop_least: Final[i64] = numbers["bishop_least"]
        self.lap_spaces: Final[i64] = numbers["lap_spaces"]
        self.lap_points: Final[i64] = numbers["lap_points"]
        self.florins_per_point: Final[i64] = numbers["florins_per_point"]
        self.goods_value: Final[i64] = numbers["goods_value"]
        self.captain_bonus: Final[i64] = numbers["captain_bonus"]
        self.bishop_bonus: Final[i64] = numbers["bishop_bonus"]
        self.empty_square: Final[i64] = numbers["empty_square"]
        self.missing_work: Final[i64] = numbers["missing_work"]
        self.no_palazzo: Final[i64] = numbers["no_palazzo"]
        self.no_chiesa: Final[i64] = numbers["no_chiesa"]
        self.cheapest_preacher: Final[i64] = numbers["cheapest_preacher"]
        # rows
        self.special_income: Final = packed(rows["special_income"])
        self.special_amount: Final = packed(rows["special_amount"])
        self.die: Final = packed(rows["die"])
        self.token: Final = packed(rows["token"])
        self.bishop_points: Final = packed(rows["bishop_points"])
        self.building_cost: Final = packed(rows["building_cost"])
        self.building_pp: Final = packed(rows["building_pp"])
        self.building_pay: Final = packed(rows["building_pay"])
        self.building_gain: Final = packed(rows["building_gain"])
        self.building_violet: Final = packed(rows["building_violet"])
        self.building_sale: Final = packed(rows["building_sale"])
        self.building_tiles: Final = packed(rows["building_tiles"])
        self.building_by_families: Final = packed(rows["building_by_families"])
        self.building_beyond: Final = packed(rows["building_beyond"])
        self.place_failure: Final = packed(rows["place_failure"])
        self.place_base: Final = packed(rows["place_base"])
        self.place_rolls: Final = packed(rows["place_rolls"])
        self.work_place: Final = packed(rows["work_place"])
        self.work_cost: Final = packed(rows["work_cost"])
        self.work_artists: Final = packed(rows["work_artists"])
        self.work_pp: Final = packed(rows["work_pp"])
        self.work_bp: Final = packed(rows["work_bp"])
        self.work_income: Final = packed(rows["work_income"])
        self.stay: Final = packed(rows["stay"])
        self.skills: Final = packed(rows["skills"])
        self.price: Final = packed(rows["price"])
        self.faces: Final = packed(rows["faces"])
        self.masterpiece: Final = packed(rows["masterpiece"])
        self.after: Final = packed(rows["after"])
        self.preacher_of: Final = packed(rows["preacher_of"])
        self.preacher_character: Final = packed(rows["preacher_character"])
        self.preacher_price: Final = packed(rows["preacher_price"])
        self.preacher_members: Final = packed(rows["preacher_members"])
        self.preacher_at_once: Final = packed(rows["preacher_at_once"])
        self.preacher_swap: Final = packed(rows["preacher_swap"])
        self.preacher_gain: Final = packed(rows["preacher_gain"])
        self.fortune_price: Final = packed(rows["fortune_price"])
        self.fortune_gain: Final = packed(rows["fortune_gain"])
        self.fortune_by_name: Final = packed(rows["fortune_by_name"])
        self.ghost_action: Final = packed(rows["ghost_action"])
        self.ghost_building: Final = packed(rows["ghost_building"])
        self.ghost_place: Final = packed(rows["ghost_place"])
        self.ghost_order: Final = packed(rows["ghost_order"])
        self.level_most_expensive: Final = packed(rows["level_most_expensive"])
        self.level_face: Final = packed(rows["level_face"])

    def __reduce__(
        self,
    ) -> tuple[type[Tables], tuple[dict[str, int], dict[str, list[int]], dict[str, list[str]]]]:
        return Tables, (self.numbers, self.rows, self.words)

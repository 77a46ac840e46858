"""The content, packed for the engine."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bottega.core.position import GameTables


def packed(values: list[int]) -> vec[i16]:
    return vec[i16]([i16(value) for value in values])


class Tables(GameTables):
    """Shared by all positions of one content, and never changed.

    Costs have seven columns (six resources, fiorini), gains ten (the same, PP, BP, familiars). Characters have their
    number less one as index; the anonymous artists are number 40. Specialities are bits: 1 architect, 2 sculptor,
    4 painter.
    """

    data: dict[str, list[int]]
    words: dict[str, list[str]]  # the names of things, for dumps and notation

    def __init__(self, data: dict[str, list[int]], words: dict[str, list[str]]) -> None:
        super().__init__()
        self.data = data
        self.words = words
        self.start_florins: i64 = data["start"][0]
        self.start_goods: i64 = data["start"][1]
        self.members: i64 = data["start"][2]
        self.neutral_markers: i64 = data["start"][3]
        self.more_characters: i64 = data["start"][4]
        self.crest_floor: i64 = data["limits"][0]
        self.bishop_floor: i64 = data["limits"][1]
        self.rounds: i64 = data["limits"][2]
        self.common_members: i64 = data["common"][0]
        self.common_florins: i64 = data["common"][1]
        self.common_marble: i64 = data["common"][2]
        self.common_wood: i64 = data["common"][3]
        self.palazzo_pp: i64 = data["sets"][0]
        self.chiesa_bp: i64 = data["sets"][1]
        self.special: Final = packed(data["special"])
        self.die: Final = packed(data["die"])
        self.token: Final = packed(data["token"])
        rates = data["rates"]
        self.occupation: i64 = rates[0]
        self.sell: i64 = rates[1]
        self.buy: i64 = rates[2]
        self.administration: i64 = rates[3]
        self.duomo_charity: i64 = rates[4]
        self.duomo_members: i64 = rates[5]
        self.failed_building: i64 = rates[6]
        self.failed_named: i64 = rates[7]
        self.muse: i64 = rates[8]
        self.incentive: i64 = rates[9]
        self.most_incentives: i64 = rates[10]
        self.bishop_least: i64 = data["bishop"][0]
        self.lap_spaces: i64 = data["bishop"][1]
        self.lap_points: i64 = data["bishop"][2]
        self.bishop_points: Final = packed(data["bishop_points"])
        final = data["final"]
        self.florins_per_point: i64 = final[0]
        self.goods_value: i64 = final[1]
        self.captain_bonus: i64 = final[2]
        self.bishop_bonus: i64 = final[3]
        self.empty_square: i64 = final[4]
        self.missing_work: i64 = final[5]
        self.no_palazzo: i64 = final[6]
        self.no_chiesa: i64 = final[7]
        self.building_cost: Final = packed(data["building_cost"])
        self.building_pp: Final = packed(data["building_pp"])
        self.building_pay: Final = packed(data["building_pay"])
        self.building_gain: Final = packed(data["building_gain"])
        self.building_violet: Final = packed(data["building_violet"])
        self.building_sale: Final = packed(data["building_sale"])
        self.building_tiles: Final = packed(data["building_tiles"])
        self.building_beyond: Final = packed(data["building_beyond"])
        self.place_failure: Final = packed(data["place_failure"])
        self.place_base: Final = packed(data["place_base"])
        self.place_rolls: Final = packed(data["place_rolls"])
        self.work_place: Final = packed(data["work_place"])
        self.work_cost: Final = packed(data["work_cost"])
        self.work_artists: Final = packed(data["work_artists"])
        self.work_pp: Final = packed(data["work_pp"])
        self.work_bp: Final = packed(data["work_bp"])
        self.work_income: Final = packed(data["work_income"])
        self.stay: Final = packed(data["stay"])
        self.skills: Final = packed(data["skills"])
        self.price: Final = packed(data["price"])
        self.faces: Final = packed(data["faces"])
        self.masterpiece: Final = packed(data["masterpiece"])
        self.after: Final = packed(data["after"])
        self.preacher_of: Final = packed(data["preacher_of"])
        self.preacher_character: Final = packed(data["preacher_character"])
        self.preacher_price: Final = packed(data["preacher_price"])
        self.cheapest_preacher: i64 = min(data["preacher_price"])
        self.preacher_members: Final = packed(data["preacher_members"])
        self.preacher_at_once: Final = packed(data["preacher_at_once"])
        self.preacher_swap: Final = packed(data["preacher_swap"])
        self.preacher_gain: Final = packed(data["preacher_gain"])
        self.fortune_price: Final = packed(data["fortune_price"])
        self.fortune_gain: Final = packed(data["fortune_gain"])
        self.fortune_by_name: Final = packed(data["fortune_by_name"])
        self.ghost_action: Final = packed(data["ghost_action"])
        self.ghost_building: Final = packed(data["ghost_building"])
        self.ghost_place: Final = packed(data["ghost_place"])
        self.ghost_order: Final = packed(data["ghost_order"])
        self.level_dearest: Final = packed(data["level_dearest"])
        self.level_face: Final = packed(data["level_face"])

    def __reduce__(self) -> tuple[type[Tables], tuple[dict[str, list[int]], dict[str, list[str]]]]:
        return Tables, (self.data, self.words)

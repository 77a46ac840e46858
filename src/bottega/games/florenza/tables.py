"""The content, packed for the engine."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64


def packed(values: list[int]) -> vec[i16]:
    return vec[i16]([i16(value) for value in values])


class Incomes:
    """What families start with and what they get every round; the limits of the game."""

    def __init__(self, data: dict[str, list[int]]) -> None:
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
        self.special = packed(data["special"])
        self.die = packed(data["die"])
        self.token = packed(data["token"])


class Rates(Incomes):
    """Prices, penalties, the Bishop track and the final scoring."""

    def __init__(self, data: dict[str, list[int]]) -> None:
        super().__init__(data)
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
        self.bishop_points = packed(data["bishop_points"])
        final = data["final"]
        self.florins_per_point: i64 = final[0]
        self.goods_value: i64 = final[1]
        self.captain_bonus: i64 = final[2]
        self.bishop_bonus: i64 = final[3]
        self.empty_square: i64 = final[4]
        self.missing_work: i64 = final[5]
        self.no_palazzo: i64 = final[6]
        self.no_chiesa: i64 = final[7]


class Buildings(Rates):
    """The buildings of the districts."""

    def __init__(self, data: dict[str, list[int]]) -> None:
        super().__init__(data)
        self.building_cost = packed(data["building_cost"])
        self.building_pp = packed(data["building_pp"])
        self.building_pay = packed(data["building_pay"])
        self.building_gain = packed(data["building_gain"])
        self.building_violet = packed(data["building_violet"])
        self.building_sale = packed(data["building_sale"])
        self.building_tiles = packed(data["building_tiles"])
        self.building_beyond = packed(data["building_beyond"])


class Works(Buildings):
    """The places and their artworks."""

    def __init__(self, data: dict[str, list[int]]) -> None:
        super().__init__(data)
        self.place_failure = packed(data["place_failure"])
        self.place_base = packed(data["place_base"])
        self.place_rolls = packed(data["place_rolls"])
        self.work_place = packed(data["work_place"])
        self.work_cost = packed(data["work_cost"])
        self.work_artists = packed(data["work_artists"])
        self.work_pp = packed(data["work_pp"])
        self.work_bp = packed(data["work_bp"])
        self.work_income = packed(data["work_income"])


class People(Works):
    """Artists, preachers and captains of fortune.

    Characters have their number less one as index; the anonymous artists are number 40. Specialities are bits:
    1 architect, 2 sculptor, 4 painter.
    """

    def __init__(self, data: dict[str, list[int]]) -> None:
        super().__init__(data)
        self.stay = packed(data["stay"])
        self.skills = packed(data["skills"])
        self.price = packed(data["price"])
        self.faces = packed(data["faces"])
        self.masterpiece = packed(data["masterpiece"])
        self.after = packed(data["after"])
        self.preacher_of = packed(data["preacher_of"])
        self.preacher_character = packed(data["preacher_character"])
        self.preacher_price = packed(data["preacher_price"])
        self.cheapest_preacher: i64 = min(data["preacher_price"])
        self.preacher_members = packed(data["preacher_members"])
        self.preacher_at_once = packed(data["preacher_at_once"])
        self.preacher_swap = packed(data["preacher_swap"])
        self.preacher_gain = packed(data["preacher_gain"])
        self.fortune_price = packed(data["fortune_price"])
        self.fortune_gain = packed(data["fortune_gain"])
        self.fortune_by_name = packed(data["fortune_by_name"])


class Tables(People):
    """The whole content with the tables of the ghosts: shared by all its positions, and never changed.

    Costs have seven columns (six resources, fiorini), gains ten (the same, PP, BP, familiars).
    """

    data: dict[str, list[int]]
    words: dict[str, list[str]]  # the names of things, for dumps and notation

    def __init__(self, data: dict[str, list[int]], words: dict[str, list[str]]) -> None:
        super().__init__(data)
        self.data = data
        self.words = words
        self.ghost_action = packed(data["ghost_action"])
        self.ghost_building = packed(data["ghost_building"])
        self.ghost_place = packed(data["ghost_place"])
        self.ghost_order = packed(data["ghost_order"])
        self.level_dearest = packed(data["level_dearest"])
        self.level_face = packed(data["level_face"])

    def __reduce__(self) -> tuple[type[Tables], tuple[dict[str, list[int]], dict[str, list[str]]]]:
        return Tables, (self.data, self.words)

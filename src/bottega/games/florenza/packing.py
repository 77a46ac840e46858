"""The content as the engine's tables."""

from __future__ import annotations

from typing import Any

from msgspec.structs import asdict

from bottega.games.florenza import layout as at
from bottega.games.florenza.content import Box, Effect, Preacher
from bottega.games.florenza.names import GHOST_ACTIONS, INCOMES, RESOURCES, SPECIALITIES

Rows = dict[str, list[int]]


def pack(box: Box) -> dict[str, Any]:
    """What the rules need of a content, by the names that it has in `p.tables`.

    Rows of costs and gains have a cell for each column, rows of skills one for each speciality of each artist, and
    `faces` six for each of those. Numbers of things count from 0. Specialities are bits: 1 architect, 2 sculptor,
    4 painter.
    """
    return {
        "words": _words(box),
        **numbers(box),
        "special_income": [_income(kind) for kind in box.income.special],
        "special_amount": list(box.income.special_amount),
        "die": [RESOURCES.index(name) for name in asdict(box.die).values()],
        "token": list(box.tokens.values),
        "bishop_points": list(box.bishop.points),
        **_buildings(box),
        **_works(box),
        **_characters(box),
        **_preachers(box),
        **_captains(box),
        **_ghosts(box),
    }


def numbers(box: Box) -> dict[str, int]:
    """The single numbers."""
    start, income, bishop, final = box.start, box.income, box.bishop, box.final
    return {
        "buildings": len(box.building),
        "works": len(box.artwork),
        "characters": len(box.character),
        "preachers": len(box.preacher) - 1,  # without the anonymous one
        "fortunes": len(box.captain),
        "start_florins": start.florins,
        "start_goods": start.goods,
        "members": start.members,
        "neutral_markers": start.neutral_markers,
        "more_characters": start.more_characters,
        "crest_floor": start.crest_floor,
        "bishop_floor": start.bishop_floor,
        "rounds": start.rounds,
        "common_members": income.members,
        "common_florins": income.florins,
        "common_marble": income.marble,
        "common_wood": income.wood,
        "palazzo_pp": income.palazzo_pp,
        "chiesa_bp": income.chiesa_bp,
        **asdict(box.rates),
        "bishop_least": bishop.least,
        "lap_spaces": bishop.lap_spaces,
        "lap_points": bishop.lap_points,
        "florins_per_point": final.florins_per_point,
        "goods_value": final.goods_value,
        "captain_bonus": final.captain,
        "bishop_bonus": final.bishop,
        "empty_square": final.empty_square,
        "missing_work": final.missing_work,
        "no_palazzo": final.no_palazzo,
        "no_chiesa": final.no_chiesa,
        "cheapest_preacher": min(row.price for row in box.preacher),
    }


def _income(kind: str | None) -> int:
    """What a flag gives, as a number; 0: nothing."""
    return 0 if kind is None else INCOMES.index(kind) + 1


def _buildings(box: Box) -> Rows:
    return {
        "building_cost": [n for b in box.building for n in b.cost.row()[: at.COSTS]],
        "building_pp": [b.pp for b in box.building],
        "building_pay": [n for b in box.building for n in b.pay.row()[: at.COSTS]],
        "building_gain": [n for b in box.building for n in (b.income or b.gain).row()],
        "building_violet": [int(b.income is not None) for b in box.building],
        "building_sale": [int(any(b.pay.row())) for b in box.building],
        "building_tiles": [b.tiles for b in box.building],
        "building_by_families": [int(b.in_play_beyond_players is not None) for b in box.building],
        "building_beyond": [b.in_play_beyond_players or 0 for b in box.building],
    }


def _works(box: Box) -> Rows:
    ids = [place.id for place in box.place]
    return {
        "place_failure": [place.failure for place in box.place],
        "place_base": [place.base for place in box.place],
        "place_rolls": [place.rolls for place in box.place],
        "work_place": [ids.index(work.place) for work in box.artwork],
        "work_cost": [n for work in box.artwork for n in work.cost.row()[: at.COSTS]],
        "work_artists": [_bits(work.artists) for work in box.artwork],
        "work_pp": [work.pp for work in box.artwork],
        "work_bp": [work.bp for work in box.artwork],
        "work_income": [_income(work.income) for work in box.artwork],
    }


def _bits(letters: str) -> int:
    return sum(1 << SPECIALITIES.index(letter) for letter in set(letters))


def _characters(box: Box) -> Rows:
    """Character number n has index n - 1; the anonymous artists come after the last possible one."""
    count = at.MOST_CHARACTERS + 1
    skills = [0] * count
    price = [0] * count * at.SPECIALITIES
    faces = [0] * count * at.SPECIALITIES * at.FACES
    masterpiece = [0] * count * at.SPECIALITIES
    after = [0] * count * at.SPECIALITIES
    for skill in box.skill:
        artist = skill.artist - 1 if skill.artist else at.ANONYMOUS
        speciality = SPECIALITIES.index(skill.speciality)
        row = artist * at.SPECIALITIES + speciality
        skills[artist] |= 1 << speciality
        price[row] = skill.price
        faces[row * at.FACES : (row + 1) * at.FACES] = skill.faces()
        masterpiece[row] = skill.masterpiece
        after[row] = skill.after
    return {
        "stay": [character.stay for character in box.character],
        "skills": skills,
        "price": price,
        "faces": faces,
        "masterpiece": masterpiece,
        "after": after,
    }


def _preachers(box: Box) -> Rows:
    """The anonymous preacher comes after the last possible one."""
    *named, anonymous = box.preachers()
    preacher_of = [-1] * at.MOST_CHARACTERS
    for number, row in enumerate(named):
        preacher_of[row.character - 1] = number
    missing = [Preacher("", 0, 0, 0, Effect())] * (at.MOST_PREACHERS - len(named))
    rows = [*named, *missing, anonymous]
    return {
        "preacher_of": preacher_of,
        "preacher_character": [row.character - 1 for row in rows],
        "preacher_price": [row.price for row in rows],
        "preacher_members": [row.members for row in rows],
        "preacher_at_once": [int(row.effect.at_once) for row in rows],
        "preacher_swap": [int(row.effect.swap) for row in rows],
        "preacher_gain": [n for row in rows for n in row.effect.row()],
    }


def _captains(box: Box) -> Rows:
    by_name = sorted(range(len(box.captain)), key=lambda number: box.captain[number].name.casefold())
    return {
        "fortune_price": [price for captain in box.captain for price in captain.prices()],
        "fortune_gain": [n for captain in box.captain for row in captain.rows() for n in row.row()],
        "fortune_by_name": by_name,
    }


def _ghosts(box: Box) -> Rows:
    ids = [place.id for place in box.place]
    alphabet = sorted(
        range(len(box.artwork)),
        key=lambda work: (ids.index(box.artwork[work].place), _letters(box.artwork[work].name)),
    )
    return {
        "ghost_action": [GHOST_ACTIONS.index(row.action) for row in box.ghost_action],
        "ghost_building": [number - 1 for row in box.ghost_building for number in row.second],
        "ghost_place": [ids.index(place) for place in asdict(box.ghost_places).values()],
        "ghost_order": alphabet,
        "level_most_expensive": [int(row.dearest) for row in box.level],
        "level_face": [row.face for row in box.level],
    }


def _words(box: Box) -> dict[str, list[str]]:
    """The names of things in dumps, notation and views."""
    return {
        "building": [row.name for row in box.building],
        "work": [f"{row.place}/{slug(row.name)}" for row in box.artwork],
        "character": [row.name for row in box.character],
        "preacher": [row.name for row in box.preachers()],
        "fortune": [row.name for row in box.captain],
        "fortune_id": [row.id for row in box.captain],
    }


def slug(name: str) -> str:
    """A name as part of an id: "Pala d'altare" is "pala-d-altare"."""
    return "-".join("".join(letter if letter.isalpha() else " " for letter in name.casefold()).split())


def _letters(name: str) -> str:
    """A name for alphabetical sorting: letters only."""
    return "".join(letter for letter in name.casefold() if letter.isalpha())

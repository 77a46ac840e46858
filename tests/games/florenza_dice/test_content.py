"""The content: where its numbers come from, and what happens to wrong ones."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest

import bottega
from bottega import ContentError
from bottega.core.content import Cell
from tests.rulebook.florenza_dice.table import LOW, artist, change, player, table

GAME = bottega.game("florenza-dice")
OWN = (files("bottega.games.florenza_dice") / "contents" / "first.toml").read_text("utf-8")


def test_every_cell_says_where_it_is_known_from() -> None:
    kinds = Counter(cell.mark.split(":")[0] for cell in GAME.content.cells)
    assert set(kinds) == {"rulebook", "public", "reconstructed"}
    by_place = {(cell.table, cell.row, cell.column): cell.mark for cell in GAME.content.cells}
    assert by_place["building", "Taverna", "cost"] == "rulebook"
    assert by_place["building", "Casa", "cost"] == "reconstructed"
    assert by_place["building", "Cattedrale", "points"].startswith("public: https://")
    assert by_place["work", "Giardino", "gold"] == "rulebook"
    assert by_place["work", "Giardino", "marble"] == "reconstructed"
    assert by_place["track", "captain", "spaces"] == "reconstructed"


def test_the_two_facciate_are_told_apart() -> None:
    works = [cell for cell in GAME.content.cells if cell.table == "work"]
    assert len({cell.row for cell in works}) == 8
    areas = {cell.row: cell.value for cell in works if cell.column == "area" and "Facciata" in cell.row}
    assert areas == {"Facciata 4": "palazzo", "Facciata 5": "chiesa"}


def cells(content: str) -> list[Cell]:
    return bottega.game("florenza-dice", content).content.cells


@pytest.mark.parametrize(("italian", "edition"), [("italian", "first"), ("italian-second", "second")])
def test_the_italian_content_differs_in_the_carpentiere_only(italian: str, edition: str) -> None:
    assert [cell for cell in cells(italian) if cell not in cells(edition)] == [
        Cell("building", "Carpentiere", "cost", ["metal", "gold", "spice"], "rulebook")
    ]
    assert len(cells(italian)) == len(cells(edition))


def test_the_second_edition_changes_reconstructed_cells_only() -> None:
    assert GAME.content.name == "second"
    before = {(cell.table, cell.row, cell.column): cell for cell in cells("first")}
    changed = [cell for cell in cells("second") if cell not in cells("first")]
    assert len(changed) == 17
    for cell in changed:
        assert cell.mark == before[cell.table, cell.row, cell.column].mark == "reconstructed"
    points = {cell.row: cell.value for cell in changed if cell.column == "points"}
    assert points == {
        "Cupola": 5,
        "Cappella": 4,
        "Pulpito": 3,
        "Mercatante": 1,
        "Convento": 1,
        "Cambiavalute": 1,
        "Bottega": 1,
        "Fondaco": 1,
        "Zecca": 2,
        "Biblioteca": 2,
    }


def test_the_spare_resources_and_stars_are_as_many_as_the_sheet_has_icons() -> None:
    box = GAME.content.tables
    tracks = [bonus for track in box.track for bonus in track.spaces]
    spares = box.start.spare + tracks.count("box") + sum(work.effect == "spare" for work in box.work)
    spares += sum(space.spare for space in box.space)
    spares += sum(one.amount for one in box.building if one.power == "spares")
    assert spares == 8
    assert tracks.count("star") == 5
    assert sum(int(bonus[0]) for bonus in box.track[0].spaces if bonus[0].isdigit()) == 7


WRONG = {
    'name = "brown"': ('name = "green"', "table die, row 2: 'green' is in the place of 'brown'"),
    'track = "captain"': ('artist = "painter"', "table die, row white: a track goes with steps"),
    'effect = "bishop"': ('effect = "spare"', "row Cappella: works of the Chiesa have an income or nothing"),
    'power = "mint"': ('power = "none"', "mint must be there once, not 0 times"),
    'cost = ["wood", "metal"]': ('cost = ["wood", "wood"]', "row Taverna: a resource is named twice"),
    "amount = 300": ("amount = 50", "row Taverna, cell amount: must be 100 to 1000"),
    "amount = 100\n": ("amount = 1000\n", "row Bottega, cell amount: must be 100 to 200"),
    '"blank", "fiorini"': ('"die", "die"', "at most 6 spaces with a die"),
    "palazzo_solo = [6, 6, 6, 3, 3, 1]": ("palazzo_solo = [6]", "a number for each round"),
    "money = 200": ("money = 250", "table die, row white, cell money"),
    'name = "Giardino"': ('name = "Ritratto"', "two works of one area have the same name"),
    'effect = "none"': ('effect = "captain"', "row Ritratto: only works of the Chiesa have an income"),
}


@pytest.mark.parametrize("found", WRONG)
def test_wrong_content_is_refused_with_its_place(found: str, tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    replacement, problem = WRONG[found]
    assert found in OWN
    source = OWN.replace(found, replacement) if "blank" in found else OWN.replace(found, replacement, 1)
    file.write_text(source, "utf-8")
    with pytest.raises(ContentError) as error:
        bottega.game("florenza-dice", content=str(file))
    assert problem in str(error.value)


def test_other_values_play_by_other_values(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text(
        OWN.replace("[start]\nfiorini = 200\nspare = 1", "[start]\nfiorini = 500\nspare = 3"), "utf-8"
    )
    game = bottega.game("florenza-dice", content=str(file))
    assert game.start(2).scores() == [5, 5]
    assert game.action_count == GAME.action_count
    assert GAME.start(2).scores() == [2, 2]


def test_a_discount_above_the_price_makes_the_artist_free(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text(re.sub(r'(power = "discount"\n.*\namount = )100', r"\g<1>200", OWN), "utf-8")
    game = bottega.game("florenza-dice", content=str(file))
    start = change(table(dice={"yellow": LOW}), built=[18], fiorini=0, marks={"chiesa/facciata": "all"})
    p = game.load(start.dump())
    for move in ("take yellow", "hire chiesa/facciata 100 bottega"):
        start.play(GAME.find(start, move))
        p.play(game.find(p, move))
    assert player(p) == player(start), "a discount of 200 on a price of 100 is one of 100"
    assert artist(p, "chiesa/facciata") == 2


def test_any_value_of_a_die_is_one_that_it_has() -> None:
    """fd-9.1: a white die that never gives 2 marble does not give them with its building either."""
    row = {"name": "white", "resources": [1] * 6, "mark": "reconstructed"}
    game = bottega.game("florenza-dice", content={"extends": "first", "die": [row]})
    free = change(table(), free=1)
    for played, most in ((GAME, 2), (game, 1)):
        p = played.load(free.dump())
        p.play(played.find(p, "take white"))
        given = [count for count in (1, 2) if p.refusal(played.parse(p, f"gain {count}")) == 0]
        assert given == list(range(1, most + 1))


def test_the_rules_tell_the_numbers_of_the_content(tmp_path: Path) -> None:
    told = GAME.rules["fd-5.2"].text("en")
    assert told.endswith("as many as its value says (1–3 → 2, 4–6 → 1).")
    assert "(1 → 6, 2 → 3, 3–4 → 1)" in GAME.rules["fd-7.6"].text("it")
    assert "(einfach 40, normal 50, schwer 60, extrem 70)" in GAME.rules["fd-11.6"].text("de")
    file = tmp_path / "box.toml"
    mine = OWN.replace("amount = 300", "amount = 400").replace('name = "Taverna"', 'name = "Osteria"')
    mine = mine.replace("steps = [2, 2, 2, 1, 1, 1]", "steps = [1, 1, 1, 1, 1, 2]", 1)
    file.write_text(
        mine.replace("[start]\nfiorini = 200\nspare = 1", "[start]\nfiorini = 0\nspare = 2"), "utf-8"
    )
    rules = bottega.game("florenza-dice", content=str(file)).rules
    steps = "white 1–5 → 1, 6 → 2; brown 1–3 → 2, 4–6 → 1; grey 1–3 → 2, 4–6 → 1"
    assert steps in rules["fd-5.2"].text("en")
    assert "Osteria (1x): un dado qualsiasi dà 400 Fiorini" in rules["fd-9.6"].text("it")
    assert rules["fd-1.2"].text("en") == "Everybody starts with 0 Fiorini and 2 Spare Resources."

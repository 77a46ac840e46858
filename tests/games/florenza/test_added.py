"""Content alone adds buildings, works, characters and captains: engine, dumps, texts, views, bots and laws follow."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import bottega
from bottega import OVER, ContentError, Game, Position, Rng
from bottega.bots import make
from bottega.bots.match import run
from tests.games.florenza.properties import check
from tests.languages import LANGUAGES
from tests.laws import laws
from tests.rulebook.florenza.scene import laid_out

GAME = bottega.game("florenza")

SERRAGLIO = """
[[building]]
no = 31
name = "Serraglio"
cost = { metal = 1 }
pp = 2
gain = { florins = 150, pp = 1 }
tiles = 3
mark = "reconstructed"
"""
LARGER = """
[[building]]
no = 32
name = "Ospedale"
cost = { wood = 1, florins = 50 }
pp = 1
income = { members = 1, bp = 1 }
tiles = 9
in_play_beyond_players = 2
mark = "reconstructed"

[[artwork]]
place = "duomo"
name = "Organo"
cost = { wood = 2, metal = 2, florins = 100 }
artists = "SA"
pp = 5
bp = 1
income = "members"
mark = "reconstructed"

[[character]]
no = 41
name = "Plautilla Nelli"
kind = "artist"
stay = 6
mark = "reconstructed"

[[skill]]
name = "Plautilla Nelli, P"
artist = 41
speciality = "P"
price = 150
face1 = 1
face2 = 2
face3 = 2
face4 = 3
face5 = 3
face6 = 6
masterpiece = 6
after = 3
mark = "reconstructed"

[[character]]
no = 42
name = "Caterina da Siena"
kind = "preacher"
stay = 5
mark = "reconstructed"

[[preacher]]
name = "Caterina da Siena"
character = 42
price = 100
members = 2
effect = { wood = 1, pp = -1 }
mark = "reconstructed"

[[captain]]
id = "z"
name = "Zanobi Bartolini"
price1 = 0
row1 = { pp = -1 }
price2 = 100
row2 = { gold = 1 }
price3 = 300
row3 = { gold = 2, bp = 1 }
mark = "reconstructed"
"""


def overlay(folder: Path, rows: str) -> Game:
    file = folder / "mine.toml"
    file.write_text(f'extends = "first"\n{rows}', "utf-8")
    return bottega.game("florenza", content=str(file))


@pytest.fixture(name="larger")
def larger_game(tmp_path: Path) -> Game:
    return overlay(tmp_path, SERRAGLIO + LARGER)


def placing(game: Game, players: int = 2) -> Position:
    """The first familiar of a game is to be placed."""
    p, rng = game.start(players), Rng(5)
    buf = bottega.new_buffer()
    while p.dump()["stage"] != "placing":
        p.apply(p.sample(rng) if p.to_act < 0 else int(buf[rng.below(p.fill(buf))]))
    return p


def table(p: Position) -> Any:
    return p.dump()


def test_an_added_building_is_planned_built_activated_and_written_down(tmp_path: Path) -> None:
    game = overlay(tmp_path, SERRAGLIO)
    p = placing(game)
    seat = int(p.to_act)
    build = game.parse(p, "build 31")
    assert GAME.action_count == game.action_count > build >= 271
    assert p.refusal(build) == 0
    for language in LANGUAGES:
        assert "Serraglio" in game.describe(p, build, language)
        assert "Serraglio" in game.show(p, seat, language)
    p.play(build)
    assert table(p)["supply"]["Serraglio"] == 2
    data = table(p)
    squares = data["families"][seat]["squares"]
    square = next(at for at, tile in enumerate(squares) if tile and tile["building"] == "Serraglio")
    assert squares[square] == {"building": "Serraglio", "state": "planned", "member": seat}
    assert game.load(data) == p
    shown: Any = game.view(p, seat)
    assert shown.supply[30].name == shown.families[seat].squares[square].name == "Serraglio"
    squares[square] = {"building": "Serraglio", "state": "built", "member": None}
    data["families"][seat]["zone"] += 1
    data["agenda"]["turn"] = data["order"].index(seat)
    data["to_act"] = seat
    p = laid_out(data, game)
    p.log = []
    p.play(game.find(p, f"occupy {seat}/{square + 1}"))
    assert "Serraglio" in game.tell(p.log[0], ["Ada", "Bo"], "it")


def test_in_the_first_box_what_is_reserved_is_refused() -> None:
    p = placing(GAME)
    for move in ("build 31", "work 28", "artist 41", "church -7", "captain 7", "reserve 48", "pay 8 2"):
        action = GAME.parse(p, move)
        assert action >= 271
        assert GAME.why_not(p, action, "en").startswith("This box does not have that.")
        assert GAME.describe(p, action, "de")


def test_added_things_take_part(larger: Game) -> None:
    p = placing(larger)
    data = table(p)
    assert data["supply"]["Ospedale"] == 2 + 2  # two families and two more
    data["bag"] = [name for name in data["bag"] if name not in ("Plautilla Nelli", "Caterina da Siena")]
    data["bag"] += [entry["name"] for entry in data["display"][:2]]
    data["display"] = [
        {"name": name, "card": 5, "taken": False, "masterpiece_done": False}
        for name in ("Plautilla Nelli", "Caterina da Siena")
    ] + data["display"][2:]
    data["fortunes"] = {"Zanobi Bartolini": "free", "Gattamelata": "free"}
    seat = data["to_act"]
    data["families"][seat]["florins"] = 400
    p = laid_out(data, larger)
    legal = {larger.notate(p, action) for action in p.actions()}
    assert {"build 31", "build 32", "work duomo/organo", "church 42", "duomo 42", "captain z"} <= legal
    works = [
        larger.notate(p, action) for action in p.actions() if larger.notate(p, action).startswith("work")
    ]
    painted = next(name for name in works if "ritratto" in name)
    p.play(larger.find(p, painted))
    p.play(larger.find(p, "artist 41"))
    assert laid_out(table(p), larger) == p
    assert "Plautilla Nelli" in str(table(p)["families"][seat]["works"])


@pytest.mark.once
@pytest.mark.parametrize(("players", "options"), [(3, {}), (1, {"ghosts": ("media", "difficile")})])
def test_the_laws_hold_with_more_of_everything(larger: Game, players: int, options: dict[str, Any]) -> None:
    p, rng = larger.start(players, **options), Rng(7, players)
    moment = 0
    while p.to_act != OVER:
        if p.to_act < 0:
            p.apply(p.sample(rng))
            continue
        seat = int(p.to_act)
        actions = laws.legal_actions(larger, p, seat)
        if moment % 12 == 0:
            check(larger, p)
            laws.refused(larger, p, seat, rng)
            laws.data_is_exact(larger, p)
            laws.notation_is_exact(larger, p, actions)
            laws.it_can_be_told(larger, p, actions, seat, LANGUAGES[moment % 3])
            laws.it_can_be_seen(larger, p, seat)
        if moment == 24:
            laws.it_can_be_sent(p)
            laws.it_can_be_drawn(larger, p, seat, "de")
            laws.every_action_has_a_name(larger, p, seat, "it")
        moment += 1
        p.apply(actions[int(rng.below(len(actions)))], seat)
    check(larger, p)


@pytest.mark.once
def test_greedy_plays_a_larger_box(larger: Game) -> None:
    p = larger.start(2)
    run(p, [make("greedy", Rng(3, seat)) for seat in range(2)], Rng(3, 99))
    check(larger, p)


GHOSTS_BUILD_31 = "".join(
    f'[[ghost_building]]\nname = "{row}"\nsecond = [31, 31, 31, 31, 31, 31]\nmark = "reconstructed"\n'
    for row in range(1, 7)
)


def test_ghosts_build_what_is_added(tmp_path: Path) -> None:
    game = overlay(tmp_path, SERRAGLIO + GHOSTS_BUILD_31)
    data = table(placing(game, 1))
    data.update(stage="ghost-building", to_act="chance")
    data["agenda"].update(turn=data["order"].index(1), category=4)
    p = laid_out(data, game)
    p.play(game.find(p, "2"))
    assert table(p)["families"][1]["squares"][2]["building"] == "Serraglio"


def many(count: int) -> str:
    return "".join(
        SERRAGLIO.replace("31", str(number)).replace("Serraglio", f"Serraglio {number}")
        for number in range(31, 31 + count)
    )


def test_a_box_can_be_full(tmp_path: Path) -> None:
    game = overlay(tmp_path, many(10))
    p = placing(game)
    assert p.refusal(game.parse(p, "build 40")) == 0


@pytest.mark.parametrize(
    ("rows", "message"),
    [
        (many(11), "table building must have 6 to 40 rows, not 41"),
        (SERRAGLIO.replace("31", "33"), "table building, row 31, cell no: 33 should be 31"),
        (GHOSTS_BUILD_31, "table ghost_building, row 1, cell second: buildings are 1 to 30"),
        (LARGER.replace("no = 32", "no = 31").replace("Organo", "Cupola"), "Cupola already exists"),
    ],
)
def test_what_does_not_fit_is_refused(tmp_path: Path, rows: str, message: str) -> None:
    with pytest.raises(ContentError) as refused:
        overlay(tmp_path, rows)
    assert message in str(refused.value)

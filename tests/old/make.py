"""Make a database and records with the code of this commit, which every later version must still open.

`python -m tests.old.make` writes them to `tests/old/<commit>/`:

- `tables.sqlite3`: tables of the real server. Ada has made them all; for each game one is finished, one is running and
  waits for Ada, who has begun a draft, and one has a free seat;
- `tables.json`: Ada's cookie, and what each table must still show;
- `records/`: records of finished and unfinished games. Beside an unfinished one lies the secret of its dice, as
  `bottega play` keeps it. Names with a plus are games with another content.
"""

from __future__ import annotations

import hashlib
import json
import random
import sqlite3
import subprocess
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import bottega
from bottega import OVER, Game, Play, Rng
from bottega.bots import make as make_bot
from bottega.core.chance import FairDice
from bottega.core.record import RecordSeat
from tests.server.house import House, Message, Person, Socket, done
from tests.server.test_games import decide

FOLDER = Path(__file__).parent


class TableCase(NamedTuple):
    """A table to make. `moves`: how many at least before Ada begins the draft; None: play to the end."""

    game: str
    seats: tuple[str, ...]
    options: dict[str, Any] = {}
    moves: int | None = None
    orders: dict[str, str] = {}


FINISHED = (
    TableCase("pig", ("me", "open", "bot"), {"goal": 30}),
    TableCase("dice-forge", ("me", "bot", "bot"), {"sets": ["random"]}, orders={"hammer": "all"}),
    TableCase("florenza", ("me",), {"ghosts": ["media", "facile"], "dice": False}),
    TableCase("florenza-dice", ("me",), {"level": "hard"}),
)
RUNNING = (
    TableCase("pig", ("me", "open", "bot"), {"goal": 200}, 12),
    TableCase("dice-forge", ("me", "open"), {}, 60, {"hammer": "all", "gold-or-glory": "gold"}),
    TableCase("florenza", ("me", "open", "bot"), {}, 60, {"plans": "yes"}),
    TableCase("florenza-dice", ("me", "bot"), {}, 40, {"end-turn": "yes"}),
)
LOBBY = (
    TableCase("pig", ("me", "open")),
    TableCase("dice-forge", ("me", "open", "bot"), {"sets": ["random"]}),
    TableCase("florenza", ("me", "open", "bot"), {"dice": False}),
    TableCase("florenza-dice", ("bot", "open")),
)


class RecordCase(NamedTuple):
    """A game to record; of an unfinished one half the moves are kept."""

    game: str
    players: int
    options: dict[str, Any] = {}
    finished: bool = True
    content: str | None = None


OWN_PIG = "tests/old/pig-short.toml"

RECORDS = (
    RecordCase("pig", 2),
    RecordCase("pig", 5, {"goal": 20}),
    RecordCase("pig", 3, finished=False),
    RecordCase("pig", 2, content=OWN_PIG),
    RecordCase("pig", 3, finished=False, content=OWN_PIG),
    RecordCase("dice-forge", 2),
    RecordCase("dice-forge", 4, {"sets": ["random"]}),
    RecordCase("dice-forge", 3, finished=False),
    RecordCase("florenza", 1, {"ghosts": ["difficile", "media"], "dice": False}),
    RecordCase("florenza", 2, {"open": True}),
    RecordCase("florenza", 5),
    RecordCase("florenza", 3, {"dice": False}, finished=False),
    RecordCase("florenza-dice", 1, {"level": "extreme"}),
    RecordCase("florenza-dice", 4),
    RecordCase("florenza-dice", 2, finished=False),
    RecordCase("florenza-dice", 2, content="italian"),
    RecordCase("florenza-dice", 3, finished=False, content="italian"),
)


# -- records -----------------------------------------------------------------------------------------------------------


def make_record(case: RecordCase, folder: Path) -> None:
    game = bottega.game(case.game, case.content)
    name = "-".join(
        [
            case.game + (f"+{Path(case.content).stem}" if case.content else ""),
            str(case.players),
            *(f"{option}={value}" for option, value in case.options.items()),
            *([] if case.finished else ["unfinished"]),
        ]
    )
    file = folder / (name.translate(str.maketrans("", "", "[]' ")) + ".json")
    play = played(game, case, file.stem)
    play.record.save(file)
    if not case.finished:
        assert isinstance(play.dice, FairDice)
        file.with_name(file.name + ".secret").write_text(play.dice.secret.hex())


def played(game: Game, case: RecordCase, name: str) -> Play:
    """A game of bots; the same for the same name."""
    seats = game.start(case.players, **case.options).seats
    whole = play_out(fresh(game, case, name, seats), name)
    if case.finished:
        return whole
    half = fresh(game, case, name, seats)
    return play_out(half, name, len(whole.record.moves) // 2)


def fresh(game: Game, case: RecordCase, name: str, seats: int) -> Play:
    dice = FairDice(hashlib.sha256(name.encode()).digest(), [f"word {seat}" for seat in range(seats)])
    people = [RecordSeat("Ada"), *(RecordSeat(f"Bot {seat}", bot="random") for seat in range(1, seats))]
    return Play.start(game, case.players, case.options, people, dice)


def play_out(play: Play, name: str, moves: int = 1_000_000) -> Play:
    """Go on with random bots, to the end or until there are so many moves."""
    bot = make_bot("random", Rng(int.from_bytes(hashlib.sha256(name.encode()).digest()[:6], "big")))
    while play.position.to_act != OVER:
        play.roll()
        if play.position.to_act == OVER or len(play.record.moves) >= moves:
            break
        seat = play.position.waiting[0]
        play.act(bot.choose(play.position.copy(), seat), seat)
    return play


# -- tables ------------------------------------------------------------------------------------------------------------


class People(NamedTuple):
    ada: Person
    bruno: Person


def make_tables(folder: Path) -> None:
    with tempfile.TemporaryDirectory() as work:
        house = House(Path(work))
        with closing(Person(house)) as ada, closing(Person(house)) as bruno:
            ada.put("/api/me", {"name": "Ada"})
            bruno.put("/api/me", {"name": "Bruno"})
            people = People(ada, bruno)
            tables = [make_table(people, case, "finished") for case in FINISHED]
            tables += [make_table(people, case, "running") for case in RUNNING]
            tables += [make_table(people, case, "lobby") for case in LOBBY]
            shown = {"cookies": dict(ada.http.cookies.items()), "tables": tables}
        house.stop()
        (folder / "tables.json").write_text(json.dumps(shown, indent=1) + "\n", "utf-8")
        with closing(sqlite3.connect(Path(work) / "tables.sqlite3")) as database:
            database.execute("PRAGMA journal_mode=DELETE")
            database.execute("VACUUM")
        (folder / "tables.sqlite3").write_bytes((Path(work) / "tables.sqlite3").read_bytes())


def make_table(people: People, case: TableCase, kind: str) -> Message:
    seats = [{"kind": seat, "bot": "random"} if seat == "bot" else {"kind": seat} for seat in case.seats]
    body = {"game": case.game, "seats": seats, "pace": 0, "options": case.options}
    made = people.ada.post("/api/tables", body)
    id, tokens = made["table"]["id"], [link["token"] for link in made["links"]]
    tabs = [people.ada.at(id)]
    if kind != "lobby":
        for token in tokens:
            people.bruno.join(token)
            tabs.append(people.bruno.at(id))
        for order, choice in case.orders.items():
            done(tabs[0].ask("order", order=order, choice=choice))
        go_on(tabs, random.Random(case.game), case.moves)
    state = people.ada.get(f"/api/tables/{id}/state")
    for tab in tabs:
        tab.close()
    return {
        "kind": kind,
        "id": id,
        "game": case.game,
        "status": state["table"]["status"],
        "moves": state["moves"],
        "waiting": state["waiting"],
        "result": state["result"],
        "mine": [
            {"seat": my["seat"], "draft": notations(my), "orders": my["orders"]} for my in state["mine"]
        ],
        "tokens": tokens if kind == "lobby" else [],
    }


def notations(mine: Message) -> list[str]:
    return [step["notation"] for step in mine["draft"]]


def go_on(tabs: list[Socket], chance: random.Random, moves: int | None) -> None:
    """Let everybody take any action, to the end or until Ada, the first, has begun a draft after so many moves."""
    while True:
        for tab in tabs:
            tab.drain()
            if tab.state["table"]["status"] == "over":
                assert moves is None, "the game was over before Ada's draft"
                return
            asked = [my for my in tab.state["mine"] if my["asked"]]
            if not asked:
                continue
            if moves is not None and tab is tabs[0] and tab.state["moves"] >= moves and asked[0]["draft"]:
                return
            decide(tab, asked[0], chance)


def main() -> None:
    commit = sys.argv[1] if len(sys.argv) > 1 else head()
    folder = FOLDER / commit
    (folder / "records").mkdir(parents=True)
    for case in RECORDS:
        make_record(case, folder / "records")
    make_tables(folder)
    print(folder)


def head() -> str:
    asked = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=True
    )
    return asked.stdout.strip()


if __name__ == "__main__":
    main()

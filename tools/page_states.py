"""States of real games for the page's unit tests, made from seeds by the engines and the server's own code.

`python -m tools.page_states` writes them into web/src/testing/states; tests/tools/test_page_states.py says when they
are out of date.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import bottega
from bottega import CHANCE, OVER, Play, Rng
from bottega.bots.greedy import GreedyBot
from bottega.core.chance import DayDice, FairDice, SeededDice, commitment
from bottega.core.differences import Differ
from bottega.core.record import DAY, Fair, RecordSeat
from bottega.games.florenza.names import STAGES
from bottega.server import clock
from bottega.server.live.broadcaster import state_message
from bottega.server.live.viewers import CHANGES, LiveTable, Viewer
from bottega.server.protocol.messages import Act, Confirm
from bottega.server.seats.seat import Seat
from bottega.server.tables.factory import table_from_record
from bottega.server.views.presenter import TablePresenter
from bottega.server.views.previews import previews
from bottega.server.views.table_info import Presence
from bottega.server.workers.jobs import prove_dice

FOLDER = Path(__file__).parents[1] / "web/src/testing/states"
NAMES = ("Ada", "Bruno", "Carla", "Dora")
ME = "me"
SECRET = b"s" * 32
NOON = 1_000_000.0
IDLE = ("administration", "refuse", "done")
"""What is done in Florenza X only if there is nothing else."""

State = dict[str, Any]
Asked = Callable[[Play, int], bool]
"""Whether a seat is asked for what is wanted."""


class Moment(NamedTuple):
    """A moment of a game that plays itself from a seed: the first one that is wanted."""

    game: str
    seed: int
    players: int
    wanted: Asked
    previews: tuple[str, ...] = ()
    """How the notations of the actions begin whose previews are needed."""
    lines: int = 0
    """How many of the last lines of the log are needed."""
    things: tuple[str, ...] = ()
    """How the ids of the things of the box begin that are needed."""


def stage(name: str, round: int) -> Asked:
    def wanted(play: Play, seat: int) -> bool:
        p: Any = play.position
        return STAGES[p.stage] == name and p.round >= round

    return wanted


def kind(name: str, round: int = 0) -> Asked:
    def wanted(play: Play, seat: int) -> bool:
        view: Any = play.game.view(play.position, None)
        asked = view.players[seat].asked
        return asked is not None and asked.kind == name and view.round >= round

    return wanted


MOMENTS = {
    "florenza": Moment("florenza", 22, 3, stage("judge", 2), ("muse",), 90, things=("artist/",)),
    "florenza-dice": Moment("florenza-dice", 1, 2, kind("die", 2), ("take",), 40, things=("",)),
    "dice-forge": Moment("dice-forge", 31, 2, kind("action", 3), ("buy", "feat"), 90),
}


def playing(moment: Moment) -> Iterator[tuple[Play, int]]:
    """The game, stopped wherever somebody is asked, and who that is."""
    rng = random.Random(moment.seed)
    play = Play.start(
        bottega.game(moment.game), moment.players, {}, seats_of(moment), SeededDice(moment.seed)
    )
    while play.position.to_act != OVER:
        if play.position.to_act == CHANCE:
            play.roll()
            continue
        seat = play.position.waiting[0]
        yield play, seat
        actions = list(play.position.actions(seat))
        lively = [one for one in actions if play.game.notate(play.position, one) not in IDLE]
        play.act(rng.choice(lively or actions), seat)


def state_at(moment: Moment) -> State:
    """What the server shows to the one who is asked at that moment, with previews of some of the actions."""
    play, me = next(found for found in playing(moment) if moment.wanted(*found))
    seats = [Seat(at, "guest", NAMES[at], guest=ME if at == me else "other") for at in range(moment.players)]
    table = table_from_record(play.game, play.record, None, seats, ME, 0, SECRET)
    table.id, table.created, table.updated = "table", NOON, NOON
    show = TablePresenter(table)
    state: State = msgspec.json.decode(msgspec.json.encode(show.state(ME, "en", 0, Presence())))
    state["log"] = state["log"][-moment.lines :]
    offered = [
        action["action"]
        for action in state["mine"][0]["actions"]
        if action["notation"].startswith(moment.previews)
    ]
    shown = [msgspec.to_builtins(one) for one in previews(show, table.seats[me], offered, "en")]
    named = {id: thing for id, thing in show.things("en").items() if id.startswith(moment.things)}
    things = msgspec.json.decode(msgspec.json.encode(named))
    return {"state": state, "previews": shown, "things": things}


STORY = Moment("florenza", 14, 3, lambda play, seat: play.position.round > 4)
FORGE_STORY = Moment("dice-forge", 5, 4, lambda play, seat: play.position.round > 4)
"""Four rounds that the page tells step by step, played by the simplest bot."""
DICE_STORIES = [
    Moment("florenza-dice", 3, players, lambda play, seat: play.position.round > 3) for players in (1, 2)
]
"""Three rounds of the Dice Game, alone and of two."""


def told(moment: Moment, options: State, shown: Callable[[Any], State]) -> State:
    """Every step up to that moment: what its position shows, and the lines of the log, without words."""
    bots = [GreedyBot(Rng(moment.seed + seat)) for seat in range(moment.players)]
    game = bottega.game(moment.game)
    play = Play.start(game, moment.players, options, seats_of(moment), SeededDice(moment.seed))
    steps: list[State] = []
    while True:
        while play.position.to_act == CHANCE:
            play.roll()
        seat = play.position.waiting[0]
        view = msgspec.to_builtins(game.view(play.position, None))
        steps.append({**shown(view), "moves": len(play.record.moves)})
        if moment.wanted(play, seat):
            break
        play.act(bots[seat].choose(play.position.copy(), seat), seat)
    seats = [Seat(at, "guest", NAMES[at], guest="other") for at in range(moment.players)]
    table = table_from_record(game, play.record, None, seats, ME, 0, SECRET)
    log = TablePresenter(table).log("en")
    lines = [[line.number, line.move, line.seat, line.kind, line.args] for line in log]
    return {"steps": steps, "lines": lines}


def dice_story(moment: Moment) -> State:
    def shown(view: Any) -> State:
        ghost = view["ghost"] and [view["ghost"]["captain_marks"], view["ghost"]["bishop_marks"]]
        return {"dice": [[die["value"], die["order"]] for die in view["dice"]], "ghost": ghost}

    return told(moment, {}, shown)


def florenza_story() -> State:
    def shown(view: Any) -> State:
        works = [
            work
            for owner in (*view["places"], *({"works": f["palazzo"] + f["chiesa"]} for f in view["families"]))
            for work in owner["works"]
        ]
        planned = {
            work["id"]: [work["planned"], work["artist"]] for work in works if work["planned"] is not None
        }
        return {**{name: view[name] for name in ("choice", "round", "over", "order")}, "planned": planned}

    return told(STORY, {}, shown)


def forge_story() -> State:
    """Of each player the reserves, their limits, the portal, and both dice with what is up; null: as before."""
    before: list[Any] = [None] * FORGE_STORY.players

    def shown(view: Any) -> State:
        nonlocal before
        players = [
            [
                [one["amount"] for one in player["reserves"].values()],
                [one["limit"] for one in player["reserves"].values()],
                player["portal"],
                *([side["face"] for side in die["sides"]] for die in player["dice"]),
                *(next(at for at, side in enumerate(die["sides"]) if side["up"]) for die in player["dice"]),
            ]
            for player in view["players"]
        ]
        changed = [None if now == then else now for now, then in zip(players, before, strict=True)]
        before = players
        return {**{name: view[name] for name in ("round", "active", "step")}, "players": changed}

    tables: Any = bottega.game(FORGE_STORY.game).tables
    numbered = {"faces": list(tables.face_names), "feats": list(tables.card_names)}
    return {**told(FORGE_STORY, {"sets": ["random"]}, shown), **numbered}


def seats_of(moment: Moment) -> list[RecordSeat]:
    return [RecordSeat(name) for name in NAMES[: moment.players]]


def proof(of_day: bool = False) -> State:
    """What the server sends of a finished game of Pig, for the page's own check of the dice."""
    game = bottega.game("pig")
    dice = DayDice(SECRET, game) if of_day else FairDice(SECRET, ["Ada's word", "Bruno's word"])
    play = Play.start(game, 2, {"goal": 30}, dice=dice)
    if of_day:
        play.record.dice, play.record.day = DAY, "2026-05-04"
        play.record.fair = Fair(commitment(SECRET), [], secret=SECRET.hex())
    rng = random.Random(1)
    play.roll()
    while play.position.to_act != OVER:
        play.act(rng.choice(list(play.position.actions())))
        play.roll()
    found: State = msgspec.to_builtins(prove_dice(msgspec.json.encode(play.record)))
    return found


def changes() -> State:
    """The messages of a socket: a whole state, and then what changes of it, up to the last state."""
    names = [RecordSeat("Ada"), RecordSeat("1.0, «Bruno»")]
    play = Play.start(bottega.game("dice-forge"), 2, {}, names, SeededDice(3))
    seats = [Seat(at, "guest", seat.name, guest=ME) for at, seat in enumerate(names)]
    table = table_from_record(play.game, play.record, None, seats, ME, 0, SECRET)
    table.id, table.created, table.updated = "table", NOON, NOON
    live, viewer, rng, sent = LiveTable(table), Viewer(ME, "en", 0, protocol=CHANGES), random.Random(3), []
    for number in range(7):
        message, viewer.sent = state_message(live, viewer, Presence(), None, Differ(copied="view"))
        sent.append(msgspec.json.decode(message))
        viewer.next_line = len(table.lines)
        seat = table.seats[table.waiting[0]]
        drafted, revision = table.drafted(seat), table.revision_for(ME)
        if drafted.complete:
            table.confirm(ME, Confirm(str(number), revision, seat.seat))
        else:
            action = rng.choice(list(drafted.position.actions(seat.seat)))
            table.act(ME, Act(str(number), revision, seat.seat, action, confirm=number % 3 > 0))
    message, _ = state_message(live, viewer, Presence(), None, Differ(copied="view"))
    viewer.sent = None
    last, _ = state_message(live, viewer, Presence(), None, Differ())
    return {"messages": [*sent, msgspec.json.decode(message)], "last": msgspec.json.decode(last)}


def texts() -> dict[str, str]:
    """The files by name."""
    clock.set_source(lambda: NOON)
    try:
        states: dict[str, Any] = {name: state_at(moment) for name, moment in MOMENTS.items()}
        sockets = {"changes": changes()}
    finally:
        clock.set_source(clock.SteadyClock())
    stories: dict[str, Any] = {"story": florenza_story(), "forge-story": forge_story()}
    stories["dice-story"] = [dice_story(one) for one in DICE_STORIES]
    proofs = {"proof": proof(), "day": proof(of_day=True)}
    return {
        f"{name}.json": msgspec.json.encode(state).decode() + "\n"
        for name, state in {**states, **sockets, **stories, **proofs}.items()
    }


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, text in texts().items():
        (FOLDER / name).write_text(text)
        print(f"{name}: {len(text) / 1000:.1f} kB")


if __name__ == "__main__":
    main()

"""A small vocabulary for the rulebook's examples: a table with named differences, moves, and what came of it."""

from __future__ import annotations

from typing import Any

import bottega
from bottega import CHANCE, Position
from bottega.games.florenza_dice.view import FlorenzaDiceView

GAME = bottega.game("florenza-dice")
BOX = GAME.content.tables
WORKS = [work.id for work in BOX.work]
DICE = ("white", "brown", "grey", "green", "red", "yellow")
LOW, HIGH = 2, 5
"""A value that is good for people, and one that is good for goods."""


# -- tables --------------------------------------------------------------------------------------------------------


def dump(p: Position) -> dict[str, Any]:
    return p.dump()


def table(players: int = 2, round: int = 1, dice: dict[str, int] | None = None, **options: Any) -> Position:
    """Seat 0 is First Player, active, and has rolled; dice that are not named show 5. Nobody owns a useful building."""
    p = GAME.start(players, **options)
    for _ in range(players):
        play(p, "6")
    if players > 1:
        play(p, "first 0")
    values = dict.fromkeys(DICE, HIGH) | (dice or {})
    for die in DICE:
        play(p, str(values[die]))
    data = dump(p)
    data["round"] = round
    data["turn"] = (round - 1) * max(players, 2) + 1
    return GAME.load(data)


def others(players: int = 2, round: int = 1, dice: dict[str, int] | None = None, **options: Any) -> Position:
    """The last turn of a round: the last player has used white, brown and grey, and seat 0 is the last to take a die.

    Alone: the Ghost has taken them, if the dice that are not named lead it there: white shows 1.
    """
    alone = {"white": 1} if players == 1 else {}
    data = dump(table(players, round, alone | (dice or {}), **options))
    last = max(players, 2) - 1
    data |= {"stage": "others", "active": last, "turn": round * max(players, 2)}
    taken = ["white", "brown", "grey"] if players > 1 else selected_by_ghost(data)
    for order, die in enumerate(taken, 1):
        data["dice"][die]["order"] = order
    data["players"][0] |= {"asked": "die", "dice_left": 1}
    for player in data["players"][1:last]:
        player["taken"] = "red"
    return GAME.load(data)


def selected_by_ghost(data: dict[str, Any]) -> list[str]:
    """It counts on from the last selected die, as far as its value, over those left."""
    taken: list[str] = []
    at = 0
    for _ in range(3):
        left = data["dice"][DICE[at]]["value"]
        while left:
            at = (at + 1) % 6
            left -= DICE[at] not in taken
        taken.append(DICE[at])
    return taken


def over(players: int, boards: list[dict[str, Any]], **options: Any) -> Position:
    """The end of a game, with these differences for each player."""
    data = dump(table(players, round=rounds(players), **options))
    data |= {"stage": "over", "active": max(players, 2) - 1, "turn": rounds(players) * max(players, 2)}
    for player in data["players"]:
        player |= {"asked": "nothing", "dice_left": 0}
    for seat, board in enumerate(boards):
        change_player(data["players"][seat], board)
    return GAME.load(data)


def rounds(players: int) -> int:
    return {1: 6, 2: 6, 3: 5, 4: 4}[players]


def change(p: Position, seat: int = 0, **differences: Any) -> Position:
    """The same table with named differences on one sheet.

    `fiorini`, `spare`, `stars`; `captain`, `bishop`, `preacher` (marks); `marks={"rione/3": "wood gold"}`; `built=[16]`
    in the spaces from 2 on; `complete={"chiesa/cupola": 2}`; `free=4`, the free building. Stars come from the Preacher
    track, if no other marks explain them.
    """
    data = dump(p)
    change_player(data["players"][seat], differences)
    return GAME.load(data)


def with_bishop(p: Position, seat: int) -> Position:
    """The same table a round later, when there is that Bishop."""
    data = dump(p)
    data |= {"bishop": seat, "round": data["round"] + 1, "turn": data["turn"] + max(p.seats, 2)}
    data["players"][seat]["tracks"]["bishop"] = 3
    return GAME.load(data)


def change_player(player: dict[str, Any], differences: dict[str, Any]) -> None:
    for name, value in differences.items():
        if name in ("captain", "bishop", "preacher"):
            player["tracks"][name] = value
        elif name == "marks":
            for place, icons in value.items():
                project(player, place)["marks"] = needs(place) if icons == "all" else icons.split()
        elif name == "built":
            for space, number in enumerate(value, 2):
                project(player, f"rione/{space}")["building"] = number
                project(player, f"rione/{space}")["marks"] = needs(f"rione/{space}")
        elif name == "complete":
            for work, artist in value.items():
                project(player, work)["artist"] = artist
                project(player, work)["marks"] = needs(work)
        elif name == "free":
            player["rione"][0]["building"] = value
        else:
            assert name in player, name
            player[name] = value
    while player["stars"] > most_stars(player):
        player["tracks"]["preacher"] += 1


def most_stars(player: dict[str, Any]) -> int:
    """What the tracks have given, without those that artists have taken."""
    taken = [
        one for one in player["works"] if one["artist"] not in (0, BOX.artist.paid, BOX.artist.anonymous)
    ]
    return int(BOX.start.stars) + marked(player, "star") - len(taken)


def most_spares(player: dict[str, Any]) -> int:
    """What the tracks, the Palazzo and the Rione have given."""
    spares = BOX.start.spare + marked(player, "box")
    spares += sum(
        one["artist"] > 0 and row.effect == "spare"
        for one, row in zip(player["works"], BOX.works, strict=True)
    )
    for one, space in list(zip(player["rione"], BOX.space, strict=True))[1:]:
        if one["building"]:
            row = BOX.building[one["building"] - 1]
            spares += space.spare + (row.amount if row.power == "spares" else 0)
    return int(spares)


def marked(player: dict[str, Any], bonus: str) -> int:
    """How many spaces of the tracks with this bonus are marked."""
    return sum(track.spaces[: player["tracks"][track.name]].count(bonus) for track in BOX.track)


def project(player: dict[str, Any], place: str) -> dict[str, Any]:
    if place.startswith("rione/"):
        space: dict[str, Any] = player["rione"][int(place[6:]) - 1]
        return space
    work: dict[str, Any] = player["works"][WORKS.index(place)]
    return work


def needs(place: str) -> list[str]:
    """The icons of a work or a space."""
    row = BOX.space[int(place[6:]) - 1] if place.startswith("rione/") else BOX.work[WORKS.index(place)]
    kinds = ("marble", "wood", "metal", "spice", "textile", "gold")
    return [kind for kind in kinds for _ in range(getattr(row, kind))] + ["fiorini"] * (row.fiorini // 100)


# -- moves ---------------------------------------------------------------------------------------------------------


def play(p: Position, moves: str, seat: int = -1) -> Position:
    """Moves in notation, with semicolons between them."""
    for move in moves.split(";"):
        p.play(GAME.find(p, move.strip(), seat), seat)
    return p


def legal(p: Position, move: str, seat: int = -1) -> bool:
    return p.refusal(GAME.parse(p, move), seat) == 0


def refused(p: Position, move: str, seat: int = -1) -> str:
    """The rule that a move breaks; empty if it is legal."""
    refusal = GAME.refusal(p, GAME.parse(p, move), seat)
    return refusal.rule if refusal is not None else ""


def end_turn(p: Position) -> Position:
    """Whoever is asked takes what is left of the turn as money and ends it, until something is to be rolled."""
    turn = dump(p)["turn"]
    while (
        p.to_act != CHANCE and p.to_act >= 0 and dump(p)["turn"] == turn and dump(p)["stage"] not in BETWEEN
    ):
        asked = player(p, p.to_act)["asked"]
        free = next((die for die in DICE if legal(p, f"take {die}")), "")
        play(p, {"die": f"take {free}", "use": "money", "done": "done"}[asked])
    return p


BETWEEN = ("income", "roles")


def roll(p: Position, values: str = "5 5 5 5 5 5") -> Position:
    return play(p, ";".join(values.split()))


# -- what came of it -----------------------------------------------------------------------------------------------


def player(p: Position, seat: int = 0) -> dict[str, Any]:
    one: dict[str, Any] = dump(p)["players"][seat]
    return one


def supply(p: Position, seat: int = 0) -> tuple[int, int, int]:
    """Fiorini, Spare Resources and stars."""
    one = player(p, seat)
    return one["fiorini"], one["spare"], one["stars"]


def marks(p: Position, place: str, seat: int = 0) -> str:
    return " ".join(project(player(p, seat), place)["marks"])


def artist(p: Position, work: str, seat: int = 0) -> int:
    return int(project(player(p, seat), work)["artist"])


def buildings(p: Position, seat: int = 0) -> list[int]:
    return [space["building"] for space in player(p, seat)["rione"] if space["building"]]


def track(p: Position, name: str, seat: int = 0) -> int:
    return int(player(p, seat)["tracks"][name])


def used(p: Position) -> list[str]:
    return [die for die in DICE if dump(p)["dice"][die]["order"]]


def view(p: Position) -> FlorenzaDiceView:
    shown = GAME.view(p, 0)
    assert isinstance(shown, FlorenzaDiceView)
    return shown


def box(p: Position, number: int, seat: int = 0) -> int:
    """A box of the score sheet."""
    return GAME.score_sheet(p)[number - 1].points[seat]

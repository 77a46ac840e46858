"""A table that counts points at the end only: until then nobody is sent any."""

from __future__ import annotations

import random
from typing import Any

import pytest

import bottega
from bottega import CHANCE, OVER, Play
from bottega.core.chance import SeededDice
from bottega.server.workers.jobs import course
from tests.server.conftest import Visit
from tests.server.house import done

POINTS = {
    "dice-forge": ("players", ("score", "card_points")),
    "florenza": ("families", ("score",)),
    "florenza-dice": ("players", ("score",)),
}
"""Where the view of each game adds points up."""


def points(game: str, view: dict[str, Any]) -> list[Any]:
    players, names = POINTS[game]
    return [player[name] for player in view[players] for name in names]


def test_tokens_lie_open_where_one_person_plays_against_bots(visit: Visit) -> None:
    host = visit()
    for seats, options, lie_open in [
        (("me", "bot"), {}, True),
        (("me", "bot", "bot"), {}, True),
        (("me",), {}, True),
        (("me", "bot"), {"open": False}, False),
        (("me", "me"), {}, False),
        (("me", "open", "bot"), {}, False),
    ]:
        table, _ = host.table("florenza", *seats, options=options)
        state = host.get(f"/api/tables/{table}/state")
        assert state["view"]["open"] == lie_open


def test_the_course_shows_secret_points_when_the_game_is_over() -> None:
    """Its curve leads to the result instead of jumping there."""
    game = bottega.game("florenza")
    chance = random.Random(3)
    play = Play.start(game, 2, {}, dice=SeededDice(3))
    open_, shown = {}, {}
    running = b""
    while play.position.to_act != OVER:
        if play.position.to_act == CHANCE:
            play.roll()
        else:
            play.act(chance.choice(list(play.position.actions())))
        moves = len(play.record.moves)
        open_[moves], shown[moves] = game.all_points(play.position), play.position.scores()
        if play.position.to_act != OVER:
            running = play.record.dumps().encode()
    for record, points in ((running, shown), (play.record.dumps().encode(), open_)):
        turns = course(record).turns
        assert [turn.scores for turn in turns] == [points[turn.last] for turn in turns]
    assert open_[len(play.record.moves) - 1] != shown[len(play.record.moves) - 1]


@pytest.mark.parametrize("game", sorted(POINTS))
def test_points_are_sent_when_the_game_is_over_and_not_before(visit: Visit, game: str) -> None:
    host, watcher = visit(), visit()
    table, _ = host.table(game, "me", "me", hide_points=True)
    tab = host.at(table)
    for state in (tab.state, watcher.get(f"/api/tables/{table}/state")):
        assert state["table"]["points_hidden"]
        assert state["sheet"] == []
        assert set(points(game, state["view"])) == {None}
    assert any("counted at the end" in line["text"] for line in tab.log)
    mine = next(one for one in tab.state["mine"] if one["actions"])
    seat, actions = mine["seat"], [one["action"] for one in mine["actions"]][:20]
    for preview in tab.ask("look", seat=seat, actions=actions)["previews"]:
        assert (preview["before"], preview["after"]) == (None, None)
        pairs = (preview["more"] or {}).get("pairs", [])
        assert all(pair.get("after") is None for pair in pairs)
    done(tab.ask("act", seat=seat, action=actions[0]))
    drafted = tab.mine(seat)
    assert not drafted["sheet"]
    if drafted["view"] is not None:
        assert set(points(game, drafted["view"])) == {None}
    moment = host.get(f"/api/tables/{table}/at/0")
    assert moment["sheet"] == []
    assert set(points(game, moment["view"])) == {None}
    for what in ("course", "drawing"):
        assert host.get(f"/api/tables/{table}/{what}", 409)["code"] == "points-hidden"
    assert host.get("/api/tables")[0]["points_hidden"]

    done(tab.ask("undo", seat=seat, keep=0))
    host.post(f"/api/tables/{table}/end")
    tab.until(lambda state: state["table"]["status"] == "over")
    for state in (tab.state, host.get(f"/api/tables/{table}/state")):
        assert not state["table"]["points_hidden"]
        assert state["sheet"]
        assert None not in points(game, state["view"])
    assert host.get(f"/api/tables/{table}/at/0")["sheet"]
    assert host.get(f"/api/tables/{table}/course")["turns"] is not None
    again = host.post(f"/api/tables/{table}/rematch", {})["table"]
    assert again["points_hidden"]


def test_where_points_are_the_game_itself_they_cannot_be_hidden(visit: Visit) -> None:
    person = visit()
    assert not person.get("/api/games/pig")["counts_up"]
    wish = {"game": "pig", "seats": [{"kind": "me"}, {"kind": "bot"}], "hide_points": True}
    assert person.post("/api/tables", wish, 400)["code"] == "bad-options"

"""A table that counts points at the end only: until then nobody is sent any."""

from __future__ import annotations

from typing import Any

import pytest

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

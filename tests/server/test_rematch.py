"""Playing again: everybody who sat at the finished table sits at the next one, and is led there."""

from __future__ import annotations

from tests.server.conftest import Visit
from tests.server.house import done


def test_a_rematch_brings_everybody_along_and_is_one_table(visit: Visit) -> None:
    host, friend = visit(), visit()
    table, tokens = host.table("pig", "me", "open", "bot", options={"goal": 20})
    friend.join(tokens[1], name="Bruno")
    assert host.post(f"/api/tables/{table}/rematch", {}, 409)["code"] == "not-over"
    tab = friend.at(table)
    host.post(f"/api/tables/{table}/end")
    first = host.post(f"/api/tables/{table}/rematch", {"bot": "maestro"})["table"]
    tab.until(lambda state: state["table"]["next"] is not None)
    assert tab.state["table"]["next"] == first["id"]
    second = friend.post(f"/api/tables/{table}/rematch", {})["table"]
    assert second["id"] == first["id"]
    assert [seat["kind"] for seat in second["seats"]] == ["guest", "guest", "bot"]
    assert [seat["mine"] for seat in second["seats"]] == [False, True, False]
    assert second["seats"][1]["name"] == "Bruno"
    assert second["seats"][2]["bot"] == "maestro"
    assert second["options"]["goal"] == 20
    assert friend.get("/api/tables")[0]["status"] == "playing"
    mine = host.at(first["id"])
    mine.until(lambda state: bool(state["mine"][0]["actions"]) or 0 not in state["waiting"])
    if mine.mine()["actions"]:
        done(mine.act(next(iter(mine.offered()))))
    assert visit().post(f"/api/tables/{table}/rematch", {}, 403)["code"] == "not-yours"

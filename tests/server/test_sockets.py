"""What goes over a socket: text in its order, compressed for clients that ask for it."""

from __future__ import annotations

from contextlib import closing

import msgspec
import pytest
from websockets.sync.client import connect

from tests.server.house import House, Person


@pytest.mark.parametrize("compression", ["deflate", None])
def test_states_come_as_text_whether_or_not_the_client_decompresses(
    house: House, compression: str | None
) -> None:
    with closing(Person(house)) as person:
        id, _ = person.table("pig", "me", "bot")
        url = f"{house.url.replace('http', 'ws', 1)}/api/tables/{id}/live"
        cookies = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
        with connect(url, additional_headers={"Cookie": cookies}, compression=compression) as socket:
            data = socket.recv()
            assert isinstance(data, str)
            assert msgspec.json.decode(data)["type"] == "state"
            agreed = socket.response.headers.get("Sec-WebSocket-Extensions", "") if socket.response else ""
            assert ("permessage-deflate" in agreed) == (compression is not None)

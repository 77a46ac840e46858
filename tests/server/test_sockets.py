"""What goes over a socket: text, and large messages compressed for clients that ask for it."""

from __future__ import annotations

import random
import zlib
from contextlib import closing

import msgspec
import pytest

from bottega.server.http.routes.table_socket import COMPRESS_BYTES, compressed
from tests.server.house import House, Person, open_socket


@pytest.mark.parametrize("compress", [True, False])
def test_large_states_come_compressed_if_the_client_asks_for_it(house: House, compress: bool) -> None:
    with closing(Person(house)) as person:
        id, _ = person.table("florenza-dice", "me", "bot")
        url = f"ws://127.0.0.1:{house.port}/api/tables/{id}/live?compress={str(compress).lower()}"
        with open_socket(url, additional_headers={"Cookie": person.cookie}) as socket:
            data = socket.recv()
        assert isinstance(data, bytes) == compress
        text = zlib.decompress(data, -zlib.MAX_WBITS) if isinstance(data, bytes) else data.encode()
        assert msgspec.json.decode(text)["type"] == "state"
        assert len(text) >= COMPRESS_BYTES
        assert not compress or len(data) < len(text) / 2


def test_each_message_can_be_read_without_those_before_it() -> None:
    """One compressor serves all sockets: no message may refer to what somebody else was sent."""
    chance, words = random.Random(1), ["Firenze", "état", '{"seat":1}', "wood "]
    for _ in range(60):
        data = "".join(chance.choices(words, k=chance.randint(1000, 9000))).encode()
        sent = compressed(data)
        assert zlib.decompress(sent, -zlib.MAX_WBITS) == data
        assert len(sent) < len(data) / 3

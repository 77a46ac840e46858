"""What goes over a socket: large messages are compressed, each by itself."""

from __future__ import annotations

import random
import zlib

from websockets.frames import Frame, Opcode

from bottega.server.run import END, PLAIN_BYTES, Deflate


def test_each_message_can_be_read_without_those_before_it() -> None:
    """One compressor serves all sockets: no message may refer to what somebody else was sent."""
    chance, words = random.Random(1), ["Firenze", "état", '{"seat":1}', "wood "]
    sockets = [Deflate(False, True, 12, bits) for bits in (15, 15, 11)]
    for _ in range(60):
        data = "".join(chance.choices(words, k=chance.randint(1000, 9000))).encode()
        for socket in sockets:
            frame = socket.encode(Frame(Opcode.TEXT, data))
            alone = zlib.decompressobj(wbits=-socket.local_max_window_bits)
            assert frame.rsv1
            assert alone.decompress(bytes(frame.data) + END) == data


def test_a_small_message_is_sent_as_it_is() -> None:
    frame = Frame(Opcode.TEXT, b"x" * (PLAIN_BYTES - 1))
    assert Deflate(False, True, 12, 15).encode(frame) is frame

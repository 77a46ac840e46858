"""What goes over a socket: large messages are compressed, each by itself."""

from __future__ import annotations

import random

import pytest
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from bottega.server.sockets import PLAIN_BYTES, frame


def read(data: bytes, window_bits: int | None = None) -> Frame:
    """What a client reads of a frame, with the library's own means, and without anything from the frames before."""
    stream = StreamReader()
    stream.feed_data(data)
    deflate = [PerMessageDeflate(True, False, window_bits, 15)] if window_bits is not None else []
    reading = Frame.parse(stream.read_exact, mask=False, extensions=deflate)
    with pytest.raises(StopIteration) as read:
        next(reading)
    assert not stream.buffer, "the frame says how long it is"
    found: Frame = read.value.value
    assert found.opcode is Opcode.TEXT
    assert found.fin
    return found


def test_each_message_can_be_read_without_those_before_it() -> None:
    """One compressor serves all sockets: no message may refer to what somebody else was sent."""
    chance, words = random.Random(1), ["Firenze", "état", '{"seat":1}', "wood "]
    for _ in range(60):
        data = "".join(chance.choices(words, k=chance.randint(1000, 9000))).encode()
        for window_bits in (15, 15, 11):
            sent = frame(data, window_bits)
            assert bytes(read(sent, window_bits).data) == data
            assert len(sent) < len(data) / 3


@pytest.mark.parametrize("size", [0, 125, 126, PLAIN_BYTES - 1])
def test_a_small_message_is_sent_as_it_is(size: int) -> None:
    assert bytes(read(frame(b"x" * size, 15)).data) == b"x" * size


@pytest.mark.parametrize("size", [PLAIN_BYTES, (1 << 16) - 1, 1 << 16])
def test_a_client_that_cannot_decompress_gets_all_messages_as_they_are(size: int) -> None:
    assert bytes(read(frame(b"x" * size, None)).data) == b"x" * size

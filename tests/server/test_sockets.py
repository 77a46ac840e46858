"""What goes over a socket: large messages are compressed, each by itself, and all come in their order."""

from __future__ import annotations

import random

import pytest
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from bottega.server.live.sockets import PLAIN_BYTES, frame
from bottega.server.live.viewers import Viewer


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


def test_nothing_overtakes_what_waits_for_a_slow_client() -> None:
    class Line:
        """A connection that is ready or not."""

        def __init__(self) -> None:
            self.ready = True
            self.sent: list[bytes] = []

        def push(self, data: bytes) -> bool:
            if self.ready:
                self.sent.append(data)
            return self.ready

    viewer, line = Viewer("ada", "en", 0), Line()
    viewer.push = line.push
    viewer.send(b"1")
    assert line.sent == [b"1"]
    line.ready = False
    viewer.send(b"2")
    line.ready = True
    viewer.send(b"3")
    assert line.sent == [b"1"], "what came before has to be sent first"
    assert [viewer.queue.get_nowait(), viewer.queue.get_nowait()] == [b"2", b"3"]
    viewer.sending = True
    viewer.send(b"4")
    assert viewer.queue.get_nowait() == b"4", "3 is still on its way"
    viewer.sending = False
    viewer.send(b"5")
    assert line.sent == [b"1", b"5"]

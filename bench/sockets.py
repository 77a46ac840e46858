"""How many open sockets a server holds: `python -m bench.sockets --sockets 12000`, on this machine only.

The server has its usual limits. Watchers of a few tables connect from many addresses of the loopback network, as if
from many homes, each as a guest of its own with at most 20 sockets. It prints the memory and the time of a request
while they are open, and fails if one of them is refused or lost.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import os
import resource
import tempfile
import time
from pathlib import Path

from bench.load import Server
from bottega.client import Client
from bottega.server.people.guests import COOKIE

BY_GUEST = 20
BY_TABLE = 250
PING = bytes([0x89, 0x80, 0, 0, 0, 0])
PONG = bytes([0x8A, 0])


class Watcher:
    """An open socket, at the level of bytes: a library's own buffers would be counted, too."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @classmethod
    async def connect(cls, port: int, address: str, table: str, cookie: str) -> Watcher:
        reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET /api/tables/{table}/live HTTP/1.1",
            *["Host: localhost", "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"],
            *[f"Sec-WebSocket-Key: {key}", f"Cookie: {cookie}", "", ""],
        ]
        writer.write("\r\n".join(lines).encode())
        head = await reader.readuntil(b"\r\n\r\n")
        assert b" 101 " in head.partition(b"\r\n")[0], head
        await reader.readexactly(2)  # the state begins
        return cls(reader, writer)

    async def answers(self) -> None:
        """Wait until the server answers a ping; raises an error if the socket is lost."""
        self.writer.write(PING)
        await self.reader.readuntil(PONG)


async def new_cookie(port: int, address: str) -> str:
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
    writer.write(b"GET /api/me HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
    head = (await reader.read()).decode("latin-1")
    writer.close()
    return f"{COOKIE}={head.partition(f'{COOKIE}=')[2].partition(';')[0]}"


async def main(wanted: int, folder: str) -> None:
    server = Server(os.environ.get("PYTHONPATH", ""), str(Path(folder) / "tables.sqlite3"), 0, usual=True)
    try:
        port = int(server.url.rpartition(":")[2])
        host = Client(server.url)
        tables = [(await host.create("pig", "me", "open"))[0] for _ in range(-(-wanted // BY_TABLE))]
        before, watchers, cookie = server.memory(), [], ""
        began = time.monotonic()
        for at in range(wanted):
            guest = at // BY_GUEST
            address = f"127.0.{1 + guest // 250}.{1 + guest % 250}"
            if at % BY_GUEST == 0:
                cookie = await new_cookie(port, address)
            watchers.append(await Watcher.connect(port, address, tables[at // BY_TABLE], cookie))
            if (at + 1) % 2000 == 0:
                started = time.perf_counter()
                await host.get("/api/me")
                took = 1000 * (time.perf_counter() - started)
                memory = (server.memory() - before) / (at + 1)
                print(f"{at + 1:6} sockets  {memory:4.0f} kB each  a request {took:5.1f} ms", flush=True)
        for first in range(0, wanted, 500):
            await asyncio.wait_for(
                asyncio.gather(*(one.answers() for one in watchers[first : first + 500])), 60
            )
        print(f"all {wanted} answer after {time.monotonic() - began:.0f} seconds", flush=True)
    finally:
        server.stop()


if __name__ == "__main__":
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    words.add_argument("--sockets", default=12_000, type=int)
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with tempfile.TemporaryDirectory() as scratch:
        asyncio.run(main(words.parse_args().sockets, scratch))

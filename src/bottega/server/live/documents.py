"""What guests send, read in a worker: see `workers.reading`."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec

from bottega.core.game import Game
from bottega.core.record import Record
from bottega.server.protocol.basics import Code
from bottega.server.protocol.boxes import BoxAnswer
from bottega.server.refusal import RequestRefused
from bottega.server.sender import Sender
from bottega.server.views.game_catalogue import GameCatalogue
from bottega.server.workers.pool import JobQueue, JobTooHeavy
from bottega.server.workers.reading import ContentRead, RecordRead


class Documents:
    """Records, contents and boxes of guests: the server parses nothing of them before a worker has checked it."""

    def __init__(self, workers: JobQueue, catalogue: GameCatalogue) -> None:
        self.workers = workers
        self.catalogue = catalogue
        self.opening = asyncio.Lock()
        """Held while a record is replayed in the server, one at a time."""

    async def record(self, sender: Sender, source: bytes, moves: int | None) -> tuple[Game, Record]:
        """A record of which the first `moves` moves are possible, and its game."""
        read: RecordRead = await self._read(
            "bad-record", sender, "read_record", source, moves, self.catalogue.names
        )
        return await self._game(read.game, read.content), msgspec.json.decode(read.record, type=Record)

    async def content(self, sender: Sender, game: str, source: bytes) -> Game:
        """A game with the content that a guest has sent."""
        return await self._game(game, await self._read("bad-content", sender, "read_content", game, source))

    async def box_of_file(self, sender: Sender, game: str, file: str) -> bytes:
        """A content file, as an encoded `BoxMade`."""
        made: bytes = await self._read("bad-content", sender, "read_box_file", game, file)
        return made

    async def box_of_answers(self, sender: Sender, game: str, answers: Sequence[BoxAnswer]) -> bytes:
        """The answers of an owner so far, as an encoded `BoxMade`."""
        made: bytes = await self._read("bad-content", sender, "read_box_answers", game, answers)
        return made

    async def _read(self, code: Code, sender: Sender, job: str, *arguments: Any) -> Any:
        try:
            return await self.workers.run(sender, job, *arguments)
        except JobTooHeavy as error:
            raise RequestRefused(code, problem=str(error)) from error

    async def _game(self, name: str, content: ContentRead) -> Game:
        box = msgspec.json.decode(content.box) if content.box is not None else None
        return await self.catalogue.game_with(name, content.hash, box)

    async def close(self) -> None:
        await self.workers.close()

"""Read what guests send: records, contents, files and answers about a box.

This is the only place where such documents are parsed. It runs in a worker whose memory and time are limited, so
whatever they do to a parser affects nobody else. The server gets them back checked and small.
"""

from __future__ import annotations

import contextlib
import re
import tomllib
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
import tomlkit

from bottega.core.checking import answer, new_corrections, open_cells
from bottega.core.errors import BottegaError
from bottega.core.game import Game
from bottega.core.play import Play
from bottega.core.record import Record, loads
from bottega.core.registry import game as find_game
from bottega.core.registry import game_by_hash
from bottega.server.protocol.basics import Code, Word, encode
from bottega.server.protocol.boxes import BoxAnswer, BoxMade
from bottega.server.refusal import RequestRefused

RECORD_MOVES = 5000
"""The largest record that can be imported: many times what the longest games have."""

BOX_BYTES = 65_536
"""The largest content, as JSON."""

DEPTH = 32
"""How deep lists and tables may be nested."""

PROBLEM_LENGTH = 300
"""How much of an error message is shown: it may quote the document."""

MOST_ROLLS = 1_000_000

LONG_KEY = re.compile(r"""(?<![\w"'.-])(?:(?:[\w-]+|"[^"\n]*"|'[^'\n]*')[ \t]*\.[ \t]*){32}""")
"""A key of many parts: the parser of TOML takes quadratic memory for them, and no content has any."""

SECRET = re.compile(r"[0-9a-f]{64}")


class ContentRead(NamedTuple):
    """A checked content: its hash and, if the game does not ship it, its tables as JSON."""

    hash: str
    box: bytes | None


class RecordRead(NamedTuple):
    """A checked record: its game and content, and the record as JSON, without its box."""

    game: str
    content: ContentRead
    record: bytes


def read_record(source: bytes, moves: int | None, games: tuple[str, ...]) -> RecordRead:
    """Check a record of one of these games by repeating its first `moves` moves."""
    with refusing("bad-record"):
        data = msgspec.json.decode(source)
        check_depth(data)
        record = loads(source.decode())
        if record.game not in games:
            raise RequestRefused("unknown-game")
        if len(record.moves) > RECORD_MOVES:
            raise BottegaError(f"it has more than {RECORD_MOVES} moves")
        check_fair(record)
        check_size(record.box)
        game = game_by_hash(record.game, record.content, record.box)
        Play.repeat(game, record, moves)
        record.box = None
        return RecordRead(record.game, content_read(game), encode(record))


def read_content(name: str, source: bytes) -> ContentRead:
    """Check a content for a game."""
    with refusing("bad-content"):
        return content_read(game_with(name, msgspec.json.decode(source, type=dict[str, Any])))


def read_box_answers(name: str, answers: list[BoxAnswer]) -> bytes:
    """A game's usual content with these answers applied, as an encoded `BoxMade`."""
    with refusing("bad-content"):
        game = find_game(name)
        cells = {(cell.table, cell.row, cell.column): cell for cell in open_cells(game.content)}
        document = new_corrections(game.edition)
        for each in answers:
            cell = cells.get((each.table, each.row, each.column))
            if cell is None:
                raise BottegaError(f"{each.table} {each.row} {each.column} is not asked for")
            check_depth(each.value)
            try:
                answer(document, cell, each.value)
            except (TypeError, ValueError) as error:
                raise BottegaError(f"{each.column}: {error}") from error
        return box_made(game, tomlkit.dumps(document))


def read_box_file(name: str, file: str) -> bytes:
    """A content file of a game, as an encoded `BoxMade`."""
    with refusing("bad-content"):
        return box_made(find_game(name), file)


def box_made(game: Game, file: str) -> bytes:
    if found := LONG_KEY.search(file):
        raise BottegaError(f"{found[0][:60]!r}... is not the name of a value")
    content = tomllib.loads(file)
    own = game_with(game.source, content).content
    shipped = {(cell.table, cell.row, cell.column): cell for cell in game.content.cells}
    answered = [cell for cell in own.cells if not cell.mark.startswith("reconstructed")]
    places = {(cell.table, cell.row, cell.column) for cell in open_cells(game.content)}
    made = BoxMade(
        content=content,
        file=file,
        hash=own.hash,
        answers=[
            BoxAnswer(cell.table, cell.row, cell.column, cell.value)
            for cell in answered
            if (cell.table, cell.row, cell.column) in places
        ],
        changed=sum(
            shipped[place].value != cell.value
            for cell in own.cells
            if (place := (cell.table, cell.row, cell.column)) in shipped
        ),
    )
    return encode(made)


def game_with(name: str, content: dict[str, Any]) -> Game:
    """The game with a content that a guest has sent."""
    check_depth(content)
    check_size(content)
    game = find_game(name, content)
    check_size(game.content.raw)
    game.start()
    return game


def content_read(game: Game) -> ContentRead:
    content = game.content
    return ContentRead(content.hash, None if content.shipped else encode(content.raw))


def check_fair(record: Record) -> None:
    """Whether what a record says of its dice can be stored."""
    fair = record.fair
    if fair is None:
        return
    msgspec.convert(fair.words, list[Word])
    if fair.secret is not None and not SECRET.fullmatch(fair.secret):
        raise BottegaError("the secret of its dice is not one")
    if not all(0 <= number < MOST_ROLLS for number in fair.numbers):
        raise BottegaError("the numbers of its rolls are too large")


def check_size(content: dict[str, Any] | None) -> None:
    if content is not None and len(encode(content)) > BOX_BYTES:
        raise BottegaError(f"the content is larger than {BOX_BYTES} bytes")


def check_depth(value: object, left: int = DEPTH) -> None:
    if isinstance(value, dict | list):
        if not left:
            raise BottegaError("it is nested too deeply")
        for part in value.values() if isinstance(value, dict) else value:
            check_depth(part, left - 1)


@contextlib.contextmanager
def refusing(code: Code) -> Iterator[None]:
    """Whatever a document does to those who read it is a fault of the document."""
    try:
        yield
    except (RequestRefused, MemoryError):
        raise
    except RecursionError as error:
        raise RequestRefused(code, problem="it is nested too deeply") from error
    except Exception as error:
        about = str(error) if isinstance(error, BottegaError | ValueError) else type(error).__name__
        raise RequestRefused(code, problem=shortened(about)) from error


def shortened(problem: str) -> str:
    return problem if len(problem) <= PROBLEM_LENGTH else f"{problem[:PROBLEM_LENGTH]}..."

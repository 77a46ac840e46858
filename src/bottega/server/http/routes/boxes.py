"""Check my box: corrections to reconstructed values."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from typing import cast

from litestar import MediaType, Response, get, post

from bottega.core.checking import open_cells
from bottega.core.content import Cell
from bottega.core.game import Game
from bottega.core.texts import Text
from bottega.server.http.handlers import COST_HIGH, documented_errors
from bottega.server.live.table_manager import TableManager
from bottega.server.protocol.boxes import (
    BoxCell,
    BoxInfo,
    BoxMade,
    BoxRow,
    CheckBox,
    OpenBox,
)
from bottega.server.sender import Sender

FILE_BYTES = 150_000
"""The largest body with a file: in JSON, some letters need two."""


@get("/api/games/{game:str}/box", cost=COST_HIGH, responses=documented_errors(404))
async def show_box(manager: TableManager, game: str, language: str) -> BoxInfo:
    return box_info(manager.catalogue.game(game), language)


@post(
    "/api/games/{game:str}/box",
    cost=COST_HIGH,
    status_code=200,
    responses=documented_errors(403, 404, 413),
)
async def check_box(manager: TableManager, game: str, sender: Sender, data: CheckBox) -> Response[BoxMade]:
    """Check the answers of an owner so far; an impossible value is refused, with its place."""
    name = manager.catalogue.game(game).source
    return box_response(await manager.documents.box_of_answers(sender, name, data.answers))


@post(
    "/api/games/{game:str}/box/open",
    cost=COST_HIGH,
    status_code=200,
    request_max_body_size=FILE_BYTES,
    responses=documented_errors(403, 404, 413),
)
async def open_box(manager: TableManager, game: str, sender: Sender, data: OpenBox) -> Response[BoxMade]:
    """Read a content file that a guest has sent."""
    name = manager.catalogue.game(game).source
    return box_response(await manager.documents.box_of_file(sender, name, data.file))


HANDLERS = [show_box, check_box, open_box]


def box_response(made: bytes) -> Response[BoxMade]:
    """The response with a box that is encoded already."""
    return Response(cast(BoxMade, made), media_type=MediaType.JSON)


def box_info(game: Game, language: str) -> BoxInfo:
    cells = game.content.cells
    wanted = list(dict.fromkeys((cell.table, cell.row) for cell in open_cells(game.content)))
    rows: dict[tuple[str, str], list[Cell]] = {place: [] for place in wanted}
    for cell in cells:
        if (cell.table, cell.row) in rows:
            rows[cell.table, cell.row].append(cell)
    columns = {(cell.table, cell.column) for cell in open_cells(game.content)}
    words = {f"{table}/{column}": words_in_column(cells, table, column) for table, column in sorted(columns)}
    return BoxInfo(
        game=game.source,
        title=game.title(language),
        rows=[
            BoxRow(
                table=table,
                label=label(game, table, language),
                row=row,
                component=game.components.get(table, "board"),
                cells=[
                    BoxCell(
                        cell.column,
                        label(game, cell.column, language),
                        cell.value,
                        cell.mark.startswith("reconstructed"),
                    )
                    for cell in found
                ],
            )
            for (table, row), found in rows.items()
        ],
        words=words,
        names=word_names(game, {*chain.from_iterable(words.values()), *(row for _, row in rows)}, language),
    )


def label(game: Game, name: str, language: str) -> str:
    """The label of a table or a column: the text `box-NAME`, otherwise its own name."""
    key = f"box-{name}"
    return game.say(Text(key), language) if game.texts.has(key, language) else name.replace("_", " ")


def word_names(game: Game, words: Iterable[str], language: str) -> dict[str, str]:
    """The names of words in a content: the texts `box-word-WORD`."""
    keys = {word: f"box-word-{word.replace(' ', '-')}" for word in words}
    return {
        word: game.say(Text(key), language)
        for word, key in sorted(keys.items())
        if game.texts.has(key, language)
    }


def words_in_column(cells: Iterable[Cell], table: str, column: str) -> list[str]:
    """The words in a column, also inside its lists and tables."""
    found: set[str] = set()
    for cell in cells:
        if (cell.table, cell.column) == (table, column):
            parts = cell.value if isinstance(cell.value, dict | list) else [cell.value]
            found.update(part for part in parts if isinstance(part, str))
    return sorted(found) if column != "name" else []

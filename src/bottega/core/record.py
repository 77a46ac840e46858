"""A record: one play of a game as a small JSON document, from which every position can be rebuilt exactly."""

from __future__ import annotations

import hashlib
import hmac
import json
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec

from bottega.core.errors import RecordError

FORMAT = 1

SEED: Final = "seed"
HAND: Final = "hand"
MIXED: Final = "mixed"
GUIDE: Final = "guide"
DAY: Final = "day"
"""Sources of dice: see `Record.dice`."""

TAKEBACK: Final = "takeback"
NEWER_RULES: Final = "newer-rules"
"""Why numbers of rolls were skipped: see `Gap`."""


class RecordSeat(msgspec.Struct, forbid_unknown_fields=True):
    """Who sits there: a name and, for a bot, which one."""

    name: str
    bot: str | None = None


class RoundEnd(msgspec.Struct, forbid_unknown_fields=True):
    """The position at the end of a round, after the first `after` moves."""

    after: int
    position: dict[str, Any]


class Result(msgspec.Struct, forbid_unknown_fields=True):
    """How the game ended."""

    scores: list[int]
    winners: list[int]


class Gap(msgspec.Struct, forbid_unknown_fields=True):
    """Rolls that were made and then dropped: the last `skipped` numbers before `number` are not used."""

    number: int
    skipped: int
    why: Literal["takeback", "newer-rules"]


class TakenBack(msgspec.Struct, forbid_unknown_fields=True):
    """Everybody at a table agreed to go back to its first `after` moves: what was taken back, with the rolls' numbers.

    It hides nothing: everybody can check that these rolls were made, and were fair.
    """

    after: int
    moves: list[str]
    rolls: list[int]


class Fair(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What proves the dice: see `bottega.core.chance.FairDice`. It has the secret once the game has ended.

    `numbers` are those of the rolls, from 0 on without gaps except those in `gaps`. A table can be opened from a
    record: then the rolls among the first `after` moves were made elsewhere and are not proved.
    """

    commitment: str
    words: list[str]
    numbers: list[int] = []
    secret: str | None = None
    after: int = 0
    gaps: list[Gap] = []

    @property
    def next_number(self) -> int:
        """The number of the next roll."""
        after_gap = self.gaps[-1].number if self.gaps else 0
        return max(self.numbers[-1] + 1 if self.numbers else 0, after_gap)

    def forget(self, rolls: int, number: int, why: Literal["takeback", "newer-rules"]) -> None:
        """Drop all but the first rolls. The next one gets this number, and the skipped numbers are marked."""
        del self.numbers[rolls:]
        self.gaps = [gap for gap in self.gaps if gap.number in self.numbers]
        skipped = number - self.next_number
        if skipped > 0:
            self.gaps.append(Gap(number, skipped, why))


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """One play of a game.

    A move is a seat and a notation, "1 hold"; a roll or a draw has a star instead of the seat, "* 4". `content` is the
    hash of the content; `box` has its tables if the game does not ship it. `dice` is the source of dice that `fair`
    does not prove: a seed, people who typed them in, several sources, or a guide (see `bottega.core.guide`), which sets
    those of the first `fair.after` moves; None: it was not recorded. "day" means the dice of the day in `day` (see
    `bottega.core.chance.DayDice`), which `fair` proves without words and numbers. `taken_back` has what people took
    back at a server's table, in chronological order.
    """

    game: str
    rules: int
    players: int
    options: dict[str, Any]
    content: str
    seats: list[RecordSeat]
    moves: list[str] = []
    rounds: list[RoundEnd] = []
    result: Result | None = None
    fair: Fair | None = None
    box: dict[str, Any] | None = None
    dice: Literal["seed", "hand", "mixed", "guide", "day"] | None = None
    day: Annotated[str, msgspec.Meta(pattern=r"\A\d{4}-\d\d-\d\d\Z")] | None = None
    taken_back: list[TakenBack] = []
    format: int = FORMAT

    def dumps(self) -> str:
        """The record as JSON, with one line for each move and each round."""
        lines = []
        for name, value in {"format": self.format, **msgspec.to_builtins(self)}.items():
            if name in ("moves", "rounds", "seats") and value:
                rows = ",\n".join(f"  {json.dumps(row, ensure_ascii=False)}" for row in value)
                lines.append(f" {json.dumps(name)}: [\n{rows}\n ]")
            elif value is not None and (value or name != "taken_back"):
                lines.append(f" {json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}")
        return "{\n" + ",\n".join(lines) + "\n}\n"

    def branches(self) -> Iterator[tuple[TakenBack, list[str]]]:
        """Each takeback, latest first, with all moves as they were before it."""
        moves = self.moves
        for back in reversed(self.taken_back):
            if not 0 <= back.after <= len(moves):
                raise RecordError(f"moves were taken back up to move {back.after}, which does not exist")
            moves = [*moves[: back.after], *back.moves]
            yield back, moves

    def save(self, file: str | Path) -> None:
        """Write the record atomically: a reader finds the old file or the new one, never half of it."""
        path = Path(file)
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".part")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as stream:
                stream.write(self.dumps())
                stream.flush()
                os.fsync(stream.fileno())
            os.replace(temporary, path)
        except BaseException:
            Path(temporary).unlink(missing_ok=True)
            raise


def chained(secret: bytes, chain: str, move: str) -> str:
    """The hash of all moves up to this one, from the hash of the moves before it; the hash of no moves is "".

    Whoever keeps it can tell later whether any of these moves has been changed. Until the secret of the dice is
    published it reveals nothing about hidden moves.
    """
    return hmac.new(secret, f"moves\n{chain}\n{move}".encode(), hashlib.sha256).hexdigest()


def loads(source: str, name: str = "the record") -> Record:
    """Read a record from JSON."""
    try:
        data = json.loads(source)
    except json.JSONDecodeError as error:
        cut = " (is the file cut off?)" if error.pos >= len(source.rstrip()) else ""
        raise RecordError(
            f"{name}, line {error.lineno}: {error.msg[:1].lower()}{error.msg[1:]}{cut}"
        ) from error
    if not isinstance(data, dict) or "format" not in data:
        raise RecordError(f"{name} is not a Bottega record")
    if data["format"] != FORMAT:
        raise RecordError(f"{name} has format {data['format']!r}; this Bottega reads format {FORMAT}")
    try:
        return msgspec.convert(data, Record)
    except msgspec.ValidationError as error:
        raise RecordError(f"{name}: {error}") from error


def load(file: str | Path) -> Record:
    """Read a record from a file."""
    try:
        source = Path(file).read_text("utf-8")
    except OSError as error:
        raise RecordError(f"cannot read {file}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise RecordError(f"{file} is not UTF-8 text") from error
    return loads(source, str(file))

"""A record: one play of a game as a small JSON document, from which every position of it is rebuilt exactly."""

from __future__ import annotations

import hashlib
import hmac
import json
import os
import tempfile
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from bottega.core.errors import RecordError

FORMAT = 1

SEED: Final = "seed"
HAND: Final = "hand"
MIXED: Final = "mixed"
GUIDE: Final = "guide"
"""Where dice come from that nothing proves: see `Record.dice`."""

TAKEBACK: Final = "takeback"
NEWER_RULES: Final = "newer-rules"
"""Why numbers of rolls were skipped: see `Gap`."""


class Seat(msgspec.Struct, forbid_unknown_fields=True):
    """Who sits there: a name, and which bot it is if it is one."""

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
    """Rolls that were made and then forgotten: the numbers just before `number`, `skipped` of them, are not used."""

    number: int
    skipped: int
    why: Literal["takeback", "newer-rules"]


class Fair(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What proves the dice: see `bottega.core.chance.FairDice`. The secret is there once the game has ended.

    `numbers` are those of the rolls, from 0 on without a gap but those in `gaps`. A table can be opened from a record:
    the rolls among the first `after` moves fell elsewhere and are not proved.
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
        """Forget all but the first rolls. The next one gets this number, and what is skipped is marked."""
        del self.numbers[rolls:]
        self.gaps = [gap for gap in self.gaps if gap.number in self.numbers]
        skipped = number - self.next_number
        if skipped > 0:
            self.gaps.append(Gap(number, skipped, why))


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """One play of a game.

    A move is a seat and a notation, "1 hold"; a roll or a draw has a star for the seat, "* 4". `content` is the hash of
    the content; `box` has its tables if the game does not ship it. `dice` says where dice come from that `fair` does
    not prove: from a seed, from people who typed them in, from several sources, or from a guide (see
    `bottega.core.guide`), which sets those of the first `fair.after` moves; None: it was not recorded.
    """

    game: str
    rules: int
    players: int
    options: dict[str, Any]
    content: str
    seats: list[Seat]
    moves: list[str] = []
    rounds: list[RoundEnd] = []
    result: Result | None = None
    fair: Fair | None = None
    box: dict[str, Any] | None = None
    dice: Literal["seed", "hand", "mixed", "guide"] | None = None
    format: int = FORMAT

    def dumps(self) -> str:
        """The record as JSON, a line for each move and for each round."""
        lines = []
        for name, value in {"format": self.format, **msgspec.to_builtins(self)}.items():
            if name in ("moves", "rounds", "seats") and value:
                rows = ",\n".join(f"  {json.dumps(row, ensure_ascii=False)}" for row in value)
                lines.append(f" {json.dumps(name)}: [\n{rows}\n ]")
            elif value is not None:
                lines.append(f" {json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}")
        return "{\n" + ",\n".join(lines) + "\n}\n"

    def save(self, file: str | Path) -> None:
        """Write the record; a reader finds the old file or the new one, never half of it."""
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
    """The hash of all moves up to this one, from that of the moves before it; "" is that of none.

    Who keeps it knows later whether a move that was made up to then has been changed. Until the secret of the dice is
    published it tells nothing about moves that are hidden from some.
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
        raise RecordError(f"{name} is not a record of Bottega")
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
        raise RecordError(f"{file} is not a text in UTF-8") from error
    return loads(source, str(file))

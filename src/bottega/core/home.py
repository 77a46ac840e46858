"""Where tables and records are kept: one folder for `serve` and `play`, which other users cannot read."""

from __future__ import annotations

import contextlib
import logging
import os
import stat
from pathlib import Path

from bottega.core.errors import BottegaError

log = logging.getLogger(__name__)


def data_folder() -> Path:
    """The folder, created if it is missing: BOTTEGA_HOME, else `bottega` in XDG_DATA_HOME or in ~/.local/share.

    An existing folder named by BOTTEGA_HOME keeps its permissions: it may contain other things.
    """
    named = os.environ.get("BOTTEGA_HOME")
    return _writable(Path(named).absolute(), owned=False) if named else _writable(_standard_folder())


def tables_file() -> Path:
    """The SQLite file in which `serve` keeps its tables."""
    file = data_folder() / "tables.sqlite3"
    if os.environ.get("BOTTEGA_HOME") and not file.exists():
        _mention_older_tables(file.name)
    return file


def records_folder() -> Path:
    """The folder in which `play` keeps records, created if it is missing."""
    return _writable(data_folder() / "records")


def find_record(name: str | Path) -> Path:
    """The file of that name; a name without a folder is also searched for where records are or were kept."""
    path = Path(name)
    if path.exists() or path.name != str(name):
        return path
    return next((found for folder in _record_folders() if (found := folder / path).exists()), path)


def restrict_to_owner(path: Path) -> None:
    """Remove the permissions of everybody but the owner; if there were any, this is logged."""
    try:
        mode = stat.S_IMODE(path.stat().st_mode)
        if mode & 0o077:
            path.chmod(mode & 0o700)
            log.info("other users could open %s; now only its owner can", path)
    except OSError as error:
        log.warning("cannot keep other users from opening %s: %s", path, error.strerror)


def _writable(folder: Path, owned: bool = True) -> Path:
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise BottegaError(f"cannot make the folder {folder}: {error.strerror}") from error
    if not os.access(folder, os.W_OK | os.X_OK):
        raise BottegaError(f"cannot write to the folder {folder}")
    if owned:
        restrict_to_owner(folder)
    return folder


def _standard_folder() -> Path:
    base = os.environ.get("XDG_DATA_HOME", "")
    try:
        parent = Path(base) if os.path.isabs(base) else Path.home() / ".local" / "share"
    except RuntimeError as error:
        raise BottegaError("there is no home folder to keep games in") from error
    return parent / "bottega"


def _record_folders() -> list[Path]:
    """The folder of records, then those of earlier versions."""
    folders = []
    if named := os.environ.get("BOTTEGA_HOME"):
        folders += [Path(named) / "records", Path(named)]
    with contextlib.suppress(BottegaError, RuntimeError):
        folders.append(_standard_folder() / "records")
        folders.append(Path.home() / ".local" / "share" / "bottega" / "records")
    return folders


def _mention_older_tables(name: str) -> None:
    """Mention tables in the standard folder: earlier versions kept them there even if BOTTEGA_HOME was set."""
    try:
        before = _standard_folder() / name
    except BottegaError:
        return
    if before.exists():
        log.info("there are tables in %s too; to open them use --database %s", before, before)

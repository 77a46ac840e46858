"""Log lines as text or JSON, without secrets, written by a thread of their own."""

from __future__ import annotations

import contextlib
import json
import logging
import queue
import re
import sys
import threading
import time
from collections.abc import Iterator
from logging.handlers import QueueHandler

TEXT = "%(asctime)s %(levelname)s %(name)s: %(message)s"
QUIET = ("uvicorn", "alembic")

MOST_LINES = 10_000
"""How many lines may wait to be written; further ones are dropped."""

FINISH_SECONDS = 2.0
"""How long the end of the server waits until its last lines are written."""

SECRETS = [
    (re.compile(r"(bottega_guest=)[^;,\s\"']+"), r"\1***"),
    (re.compile(r"((?:join|device)#|(?:confirm|stop)=)[\w-]+"), r"\1***"),
    (re.compile(r"\b(?:[0-9A-HJKMNP-TV-Z]{5}-){3}[0-9A-HJKMNP-TV-Z]{5}\b"), "***"),
    (re.compile(r"(://[^\s:/@]*:)[^\s@]+@"), r"\1***@"),
    (re.compile(r"(['\"]?\b(?:secret|token|key|password)['\"]?\s*[:=]\s*['\"]?)[\w.+/-]{8,}"), r"\1***"),
    (re.compile(r"\b[0-9a-fA-F]{64}\b"), "***"),
]
"""Cookies, links, recovery codes, passwords in URLs, and the secrets of dice. They are never logged on purpose, but a
traceback or an error report from the page may contain them."""


def without_secrets(line: str) -> str:
    for pattern, replacement in SECRETS:
        line = pattern.sub(replacement, line)
    return line


class TextLines(logging.Formatter):
    def __init__(self) -> None:
        super().__init__(TEXT)

    def format(self, record: logging.LogRecord) -> str:
        return without_secrets(super().format(record))


class JsonLines(logging.Formatter):
    """A JSON object per line: time (UTC), level, logger, message, the fields of `extra={"fields": ...}`, traceback."""

    def format(self, record: logging.LogRecord) -> str:
        created = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line = {
            "time": f"{created}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": without_secrets(record.getMessage()),
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            line["traceback"] = without_secrets(self.formatException(record.exc_info))
        return json.dumps(line)


class Lines(QueueHandler):
    """Leaves lines to a thread that writes them: whoever reads the log slowly does not hold up the server."""

    queue: queue.Queue[logging.LogRecord | None]

    def __init__(self, handler: logging.Handler) -> None:
        super().__init__(queue.Queue(MOST_LINES))
        self._writer = threading.Thread(target=self._write, args=(handler,), name="log", daemon=True)
        self._writer.start()

    def prepare(self, record: logging.LogRecord) -> logging.LogRecord:
        record.msg, record.args = record.getMessage(), None
        return record

    def enqueue(self, record: logging.LogRecord) -> None:
        with contextlib.suppress(queue.Full):
            self.queue.put_nowait(record)

    def _write(self, handler: logging.Handler) -> None:
        while (record := self.queue.get()) is not None:
            handler.handle(record)

    def finish(self) -> None:
        """Write what is waiting, unless nobody reads it."""
        with contextlib.suppress(queue.Full):
            self.queue.put(None, timeout=FINISH_SECONDS)
        self._writer.join(FINISH_SECONDS)


@contextlib.contextmanager
def written(form: str, level: str) -> Iterator[None]:
    """Write the log to the standard error meanwhile."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else TextLines())
    lines = Lines(handler)
    logging.basicConfig(level=level.upper(), handlers=[lines], force=True)
    for name in QUIET:
        logging.getLogger(name).setLevel(logging.WARNING)
    try:
        yield
    finally:
        lines.finish()

"""Log lines as text or JSON, without secrets."""

from __future__ import annotations

import json
import logging
import re
import sys
import time

TEXT = "%(asctime)s %(levelname)s %(name)s: %(message)s"
QUIET = ("uvicorn", "alembic")

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


def set_up(form: str, level: str) -> None:
    """Write the log to the standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else TextLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for name in QUIET:
        logging.getLogger(name).setLevel(logging.WARNING)

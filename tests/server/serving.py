"""A real server for the tests, in a forked process.

Its words are its settings as JSON, its port, and perhaps a clock: a file with the time that the server goes by, so
that a test lets days pass.
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from bottega.server import clock
from bottega.server.live import bot_runner, other_servers
from bottega.server.run import serve_settings
from bottega.server.settings import Settings
from bottega.server.tasks import clocks, notices


def serve() -> None:
    other_servers.CLAIM_SECONDS = bot_runner.RETRY_SECONDS = 0.2
    settings = msgspec.json.decode(sys.argv[1], type=Settings)
    if len(sys.argv) > 3:
        clock.set_source(lambda: float(Path(sys.argv[3]).read_text()))
        notices.PAUSE = clocks.PAUSE = 0.05
    serve_settings(msgspec.structs.replace(settings, port=int(sys.argv[2])))

"""A real server for the tests: `python -m tests.server.serving SETTINGS` with the settings as JSON."""

from __future__ import annotations

import sys

import msgspec

from bottega.server.run import serve_settings
from bottega.server.settings import Settings

if __name__ == "__main__":
    settings = msgspec.json.decode(sys.argv[1], type=Settings)
    serve_settings(msgspec.structs.replace(settings, port=int(sys.argv[2])))

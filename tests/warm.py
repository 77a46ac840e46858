"""Importing this imports what most commands and servers need, and loads the games."""

from __future__ import annotations

import uvicorn
from litestar import Litestar

import bottega.cli.app
import bottega.cli.play
import bottega.cli.records
import bottega.cli.reference
import bottega.cli.simulate
import bottega.server.run
import tests.server.serving
from bottega.core.registry import game, game_names

__all__ = ["bottega", "tests"]

for name in game_names():
    game(name)
uvicorn.Config(Litestar(logging_config=None), log_config=None).load()  # both import their plugins late

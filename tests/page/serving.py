"""A server in a process of its own, that can be killed and started again; and a line that is slow if need be."""

from __future__ import annotations

import copy
import json
import os
import signal
import socket
import subprocess
import sys
import time
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, Route, WebSocketRoute

from bottega.core.differences import changed
from bottega.server.settings import all_settings


def without_settings() -> dict[str, str]:
    """The environment without the server's own variables: some have the names of settings of the tests."""
    names = {setting.variable for setting in all_settings()}
    return {name: value for name, value in os.environ.items() if name not in names}


UNLIMITED = [
    f"--{limit}=1000000/second"
    for limit in ("guest-rate", "address-rate", "create-rate", "guess-rate", "network-tables", "import-rate")
]
"""Tests make more tables than people do, the more the faster the machine is."""


class Serving:
    """With a seed, dice and bots are the same again. BOTTEGA_SERVE names the Python that serves, if it is another."""

    def __init__(self, folder: Path, seed: str = "") -> None:
        python = os.environ.get("BOTTEGA_SERVE") or sys.executable
        self.command = [python, "-m", *(["tests.page.seeded", seed] if seed else ["bottega"])]
        self.database = folder / "tables.sqlite3"
        self.log = folder / "server.log"
        self.clock = folder / "clock"
        self.seed = folder / "seed"
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        where = ["--port", str(self.port), "--database", str(self.database), *UNLIMITED]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*self.command, "serve", *where],
                stdout=log,
                stderr=log,
                env={
                    **without_settings(),
                    "PAGE_TEST_CLOCK": str(self.clock),
                    "PAGE_TEST_SEED": str(self.seed),
                },
            )
        for _ in range(600):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            if self.process.poll() is not None:
                break
            time.sleep(0.1)
        raise AssertionError(f"the server did not start:\n{self.log.read_text()}")

    def pass_time(self, seconds: float) -> None:
        """Let time pass at a server with a seed."""
        ahead = float(self.clock.read_text()) if self.clock.exists() else 0.0
        _put(self.clock, str(ahead + seconds))

    def draw_from(self, seed: str) -> None:
        """Let a server with a seed draw from another one."""
        _put(self.seed, seed)

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.kill()


def _put(file: Path, text: str) -> None:
    """Write a small file as a whole: the server may read it now."""
    fresh = file.with_suffix(".new")
    fresh.write_text(text)
    fresh.replace(file)


def rewrite(page: Page, change: Callable[[dict[str, Any]], None]) -> None:
    """Change what a table's socket says before the page hears it: all states come as a whole."""

    def connect(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        base: dict[str, Any] = {}

        def pass_on(message: str | bytes) -> None:
            nonlocal base
            told = json.loads(zlib.decompress(message, -15) if isinstance(message, bytes) else message)
            if told["type"] == "changes":
                told = {**changed(base, told["changes"]), "log": told["log"], "answers": told["answers"]}
            if told["type"] == "state":
                base = {**copy.deepcopy(told), "log": [], "answers": None}
            change(told)
            line.send(json.dumps(told))

        server.on_message(pass_on)

    page.route_web_socket("**/live*", connect)


class Slow:
    """Keeps answers back until it is told to go on: those of an address, or all that a table's socket says."""

    def __init__(self, page: Page, address: str = "**/api/tables*") -> None:
        self.holding = False
        self.held: list[Callable[[], None]] = []
        page.route(address, self._request)
        page.route_web_socket("**/live*", self._socket)

    def hold(self) -> None:
        self.holding = True

    def go_on(self) -> None:
        self.holding = False
        for answer in self.held:
            answer()
        self.held.clear()

    def _pass(self, answer: Callable[[], None]) -> None:
        self.held.append(answer) if self.holding else answer()

    def _request(self, route: Route) -> None:
        self._pass(route.continue_)

    def _socket(self, line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(lambda message: self._pass(lambda: line.send(message)))

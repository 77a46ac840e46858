"""Screenshots of the page, for review and for the README: `make screenshots`.

Starts a server with a temporary database, lets bots play a table of each game with a board, takes the seat back in the
middle of a turn, and captures the front page and the tables at three widths in both themes. `--readme` makes the
pictures for README and docs instead. Needs the built page, Playwright and Chromium.
"""

from __future__ import annotations

import argparse
import base64
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import APIRequestContext, Browser, Page, sync_playwright

CHROMIUM = os.environ.get("BOTTEGA_CHROMIUM", "/usr/bin/chromium")
FLAGS = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", "--force-color-profile=srgb"]
SIZES = {360: 780, 820: 1180, 1440: 900}
ROUNDS = {"florenza-dice": 3, "dice-forge": 7, "florenza": 4}
"""The games with a board, and the round in which each is captured."""
PACE = 40
"""Milliseconds a bot waits: slow enough to take its seat in time."""
SOME_GOLD = 5
FACES = ("g3-v2", "v3", "s2", "m2", "g6")
PICTURES = Path("docs/pictures")
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """Run a temporary server; yields its address."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [
        sys.executable,
        "-m",
        "bottega",
        "serve",
        "--port",
        str(port),
        "--database",
        str(folder / "tables"),
    ]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as process:
        try:
            wait_for(port)
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()


def wait_for(port: int) -> None:
    for _ in range(200):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    raise SystemExit("the server did not start")


class Host:
    """Somebody who creates tables through the HTTP interface."""

    def __init__(self, request: APIRequestContext) -> None:
        self.request = request

    def call(self, method: str, path: str, body: object = None) -> Any:
        answer = self.request.fetch(f"/api{path}", method=method, data=body)
        if not answer.ok:
            raise SystemExit(f"{method} {path}: {answer.text()}")
        return answer.json()

    def table(self, game: str) -> str:
        """A table for three that bots have played up to a round; the first seat is ours, in the middle of its turn."""
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot"}, {"kind": "bot"}]
        made = self.call("POST", "/tables", {"game": game, "seats": seats, "pace": PACE})
        table: str = made["table"]["id"]
        self.call("PUT", f"/tables/{table}/seats/0", {"kind": "bot"})
        while self.call("GET", f"/tables/{table}")["round"] < ROUNDS[game]:
            time.sleep(0.05)
        self.call("PUT", f"/tables/{table}/seats/0", {"kind": "me", "name": "Ada"})
        if game == "florenza-dice":
            self.begin_turn(table)
        elif game == "dice-forge":
            self.wait_for_action(table)
        elif game == "florenza":
            self.wait_for_familiar(table)
        return table

    def finish(self, table: str) -> None:
        """Let bots play the table to its end."""
        self.call("PUT", f"/tables/{table}/seats/0", {"kind": "bot"})
        while self.call("GET", f"/tables/{table}")["status"] != "over":
            time.sleep(0.05)

    def wait_for_action(self, table: str) -> None:
        """Play on until it is our action at a table of Dice Forge, with some gold to spend."""
        for number in range(400):
            state = self.call("GET", f"/tables/{table}/state")
            me = state["mine"][0]
            if not me["asked"]:
                time.sleep(0.05)
                continue
            player = (me["view"] or state["view"])["players"][0]
            kind = (player["asked"] or {}).get("kind")
            if kind == "action" and player["reserves"]["gold"]["amount"] >= SOME_GOLD:
                return
            if me["complete"]:
                self.send(table, state, number, {"type": "confirm"})
            else:
                self.send(table, state, number, {"type": "act", "action": me["actions"][-1]["action"]})
        raise SystemExit("found no action to capture")

    def wait_for_familiar(self, table: str) -> None:
        """Play on until we place a familiar at a table of Florenza X, taking the first action of each list."""
        for number in range(400):
            state = self.call("GET", f"/tables/{table}/state")
            me = state["mine"][0]
            if not me["asked"]:
                time.sleep(0.05)
            elif me["complete"]:
                self.send(table, state, number, {"type": "confirm"})
            elif not me["draft"] and state["view"]["choice"]["stage"] == "placing":
                return
            else:
                self.send(table, state, number, {"type": "act", "action": me["actions"][0]["action"]})
        raise SystemExit("found no familiar to capture")

    def begin_turn(self, table: str) -> None:
        """Draft until the goods of the second die have to be placed, so that pencil, ink and targets are visible."""
        taken = 0
        for number in range(400):
            state = self.call("GET", f"/tables/{table}/state")
            me = state["mine"][0]
            if not me["asked"]:
                time.sleep(0.05)
                continue
            active = state["view"]["active"] == 0
            kind = ((me["view"] or state["view"])["players"][0]["asked"] or {}).get("kind", "")
            if active and kind == "place" and taken >= 2 and len(me["draft"]) >= 4:
                return
            if me["complete"]:
                self.send(table, state, number, {"type": "confirm"})
                taken = 0
                continue
            wish = self.choose(me["actions"], kind)
            taken += wish["notation"].startswith("take")
            self.send(table, state, number, {"type": "act", "action": wish["action"]})
        raise SystemExit("found no turn to capture")

    @staticmethod
    def choose(actions: list[dict[str, Any]], kind: str) -> dict[str, Any]:
        """A visible action: houses and artists if possible, goods rather than money."""
        for verb in ("build", "hire", "gain 2", "take", "place", "gain", "steps", "step", "money", "done"):
            found = [one for one in actions if one["notation"].startswith(verb)]
            if found:
                return found[0]
        return actions[0]

    def send(self, table: str, state: dict[str, Any], number: int, message: dict[str, Any]) -> None:
        body = {"id": f"picture-{number}", "revision": state["revision"], "seat": 0, **message}
        self.call("POST", f"/tables/{table}/messages", body)


def settle(page: Page) -> None:
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(800)


def select(page: Page) -> None:
    """Select what the page asks for: in Dice Forge a face, preferably one that looks good, and a side for it."""
    faces = page.locator(".stack.answers:visible")
    if faces.count():
        good = [faces.filter(has=page.locator(f"use[href='#f-{face}']")) for face in FACES]
        next((face for face in good if face.count()), faces.last).click()
        settle(page)
        page.locator(".cell.answers:visible").last.click()
    else:
        page.locator("[data-place].answers:visible, .city .work.open:visible").first.click()
    settle(page)


def photograph(browser: Browser, address: str, out: Path) -> None:
    plain = browser.new_context(base_url=address, locale="en")
    tables = {game: Host(plain.request).table(game) for game in ROUNDS}
    cookies = plain.storage_state()
    for width, height in SIZES.items():
        for theme in THEMES:
            context = browser.new_context(
                base_url=address,
                storage_state=cookies,
                locale="en",
                viewport={"width": width, "height": height},
                color_scheme=theme,
                reduced_motion="reduce",
                has_touch=width < 800,
            )
            page = context.new_page()
            page.goto("/")
            settle(page)
            page.screenshot(path=out / f"home-{width}-{theme}.png", full_page=True)
            for game, table in tables.items():
                show(page, table)
                page.screenshot(path=out / f"{game}-{width}-{theme}.png")
                if width < 1260:
                    page.screenshot(path=out / f"{game}-{width}-{theme}-whole.png", full_page=True)
            context.close()
    plain.close()


def show(page: Page, table: str) -> None:
    page.goto(f"/t/{table}")
    page.wait_for_selector("footer.asked, footer.end")
    settle(page)
    if page.locator("footer.asked").count():
        select(page)


def photograph_for_readme(browser: Browser, address: str) -> None:
    """The front page, and each game at a desk and on a phone, two of them at their end."""
    plain = browser.new_context(base_url=address, locale="en")
    host = Host(plain.request)
    tables = {
        "table": host.table("florenza-dice"),
        **{game: host.table(game) for game in ("dice-forge", "florenza")},
    }
    cookies = plain.storage_state()
    for name, width, theme in (
        ("front", 1440, THEMES[0]),
        ("table-light", 1440, THEMES[0]),
        ("table-phone", 390, THEMES[0]),
        ("dice-forge-light", 1440, THEMES[0]),
        ("dice-forge-dark", 1440, THEMES[1]),
        ("dice-forge-phone", 390, THEMES[0]),
        ("dice-forge-end", 1440, THEMES[0]),
        ("florenza-light", 1440, THEMES[0]),
        ("florenza-phone", 390, THEMES[0]),
        ("florenza-end", 1440, THEMES[0]),
    ):
        table = tables.get(name.rpartition("-")[0])
        if table and name.endswith("-end"):
            host.finish(table)
        context = browser.new_context(
            base_url=address,
            storage_state=cookies,
            locale="en",
            viewport={"width": width, "height": 844 if width < 800 else 900},
            color_scheme=theme,
            reduced_motion="reduce",
            has_touch=width < 800,
        )
        page = context.new_page()
        if table:
            show(page, table)
        else:
            page.goto("/")
            settle(page)
        line = context.new_cdp_session(page)
        taken = line.send("Page.captureScreenshot", {"format": "webp", "quality": 82})
        (PICTURES / f"{name}.webp").write_bytes(base64.b64decode(taken["data"]))
        context.close()
    plain.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--out", type=Path, default=Path("build/screenshots"))
    parser.add_argument("--address", help="photograph this server instead of one of its own")
    parser.add_argument("--readme", action="store_true", help="the pictures of README and docs")
    wish = parser.parse_args()
    wish.out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        with nullcontext(wish.address) if wish.address else serving(Path(folder)) as address:
            if wish.readme:
                photograph_for_readme(browser, address)
            else:
                photograph(browser, address, wish.out)
        browser.close()
    print(f"{len(list(wish.out.glob('*.png')))} pictures in {wish.out}")


if __name__ == "__main__":
    main()

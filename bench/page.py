"""What a person waits for: `python -m bench.page [CLICKS] [GAME ...]`, in Chromium, with the server on this machine.

For every game with its own board: how much the table's page loads without fonts, compressed; the time from a click to
the board that shows the acknowledged state, and to the frame that paints it; and the longest script while dice roll, in
CPU time, which other programs hardly affect. The page clicks by itself: a test tool that watches the page would take
more time than the page does.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.page.conftest import CHROMIUM, DESKTOP, FLAGS
from tests.page.serving import Serving
from tests.page.sitting import post

GAMES = ("florenza-dice", "dice-forge", "florenza")
CLICKS = 60
SETTINGS = "localStorage.setItem('bottega', JSON.stringify({oneTouch: true, confirm: 'never'}))"
PLAY = """async (clicks) => {
  const times = { board: [], frame: [] };
  const pause = (milliseconds) => new Promise((then) => setTimeout(then, milliseconds));
  const all = (css) => [...document.querySelectorAll(css)];
  const over = () => document.querySelector('footer.end');
  while (times.board.length < clicks && !over()) {
    const groups = all('footer.bar.asked ul.kinds button');
    const buttons = all('footer.bar.asked ul.pills:not(.kinds) button');
    if (groups.length) { groups[Math.floor(Math.random() * groups.length)].click(); await pause(20); continue; }
    if (!buttons.length) { await pause(50); continue; }
    const drawn = new Promise((then) => {
      const watch = new PerformanceObserver((list) => { watch.disconnect(); then(list.getEntries()[0]); });
      watch.observe({ type: 'measure', buffered: false });
    });
    const began = performance.now();
    buttons[Math.floor(Math.random() * buttons.length)].click();
    const move = await Promise.race([drawn, pause(2000)]);
    if (!move) continue;
    times.board.push(move.startTime + move.duration - began);
    await new Promise((then) => requestAnimationFrame(() => setTimeout(then)));
    times.frame.push(performance.now() - began);
    await pause(150);
  }
  return times;
}"""


TRACED = ["devtools.timeline"]
SCRIPTS = {
    "EvaluateScript",
    "EventDispatch",
    "FireAnimationFrame",
    "FunctionCall",
    "RunMicrotasks",
    "TimerFire",
}


def open_table(browser: Browser, address: str, game: str, moving: bool) -> tuple[Page, int]:
    """Open a new table against bots; return it and how many bytes its page has loaded, without fonts."""
    context = browser.new_context(
        base_url=address, viewport=DESKTOP, reduced_motion="no-preference" if moving else "reduce"
    )
    context.add_init_script(SETTINGS)
    page = context.new_page()
    page.goto("/")
    body = {"game": game, "players": 2, "pace": 0, "bot": "random"}
    table = post(page, "/api/play", body)["table"]["id"]
    page = context.new_page()
    line = context.new_cdp_session(page)
    kinds: dict[str, str] = {}
    loaded: dict[str, float] = {}
    line.on("Network.responseReceived", lambda one: kinds.update({one["requestId"]: one["type"]}))
    line.on(
        "Network.loadingFinished", lambda one: loaded.update({one["requestId"]: one["encodedDataLength"]})
    )
    line.send("Network.enable")
    line.send("Network.setCacheDisabled", {"cacheDisabled": True})
    page.goto(f"/t/{table}")
    page.wait_for_selector("footer.bar.asked, footer.end")
    page.wait_for_load_state("networkidle")
    bytes_ = sum(size for request, size in loaded.items() if kinds.get(request) != "Font")
    return page, int(bytes_)


def play(browser: Browser, address: str, game: str, clicks: int, moving: bool) -> tuple[dict[str, Any], int]:
    """Make this many clicks, at as many tables as needed; return how long everything took, and the size of the page."""
    times: dict[str, list[float]] = {"board": [], "frame": [], "scripts": []}
    size = 0
    while len(times["board"]) < clicks:
        page, size = open_table(browser, address, game, moving)
        if moving:
            browser.start_tracing(page=page, categories=TRACED)
        for what, took in page.evaluate(PLAY, clicks - len(times["board"])).items():
            times[what] += took
        if moving:
            events = json.loads(browser.stop_tracing())["traceEvents"]
            times["scripts"] += [
                one["tdur"] / 1000 for one in events if one["name"] in SCRIPTS and "tdur" in one
            ]
        page.context.close()
    return times, size


def summary(took: list[float]) -> str:
    took.sort()
    median, most = took[len(took) // 2], took[int(0.95 * len(took))]
    return f"median {median:.0f} ms, 95 % within {most:.0f} ms, of {len(took)}"


def main() -> None:
    clicks = int(sys.argv[1]) if len(sys.argv) > 1 else CLICKS
    games = sys.argv[2:] or GAMES
    serving = Serving(Path(tempfile.mkdtemp()))
    serving.start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            for game in games:
                times, size = play(browser, serving.address, game, clicks, moving=False)
                moving, _ = play(browser, serving.address, game, clicks // 2, moving=True)
                print(f"{game}: the page of a table loads {size / 1000:.0f} kB without fonts")
                for what in ("board", "frame"):
                    print(f"  click to {what}: {summary(times[what])}")
                longest = max(moving["scripts"], default=0.0)
                print(f"  longest script while dice roll: {longest:.0f} ms")
            browser.close()
    finally:
        serving.stop()


if __name__ == "__main__":
    main()

"""How long a person waits for the board: `python -m bench.page [CLICKS]`, in Chromium, with the server on this machine.

From the click to the board that shows the acknowledged state, and to the frame that paints it. The page clicks itself:
a test tool that looks at the page meanwhile takes more of its time than the page does.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.page.conftest import CHROMIUM, DESKTOP, FLAGS
from tests.page.serving import Serving

CLICKS = 200
SETTINGS = "localStorage.setItem('bottega', JSON.stringify({oneTouch: true, confirm: 'never'}))"
PLAY = """async (clicks) => {
  const times = { board: [], frame: [] };
  const pause = (milliseconds) => new Promise((then) => setTimeout(then, milliseconds));
  const asked = () => [...document.querySelectorAll('footer.bar.asked ul.pills button')];
  const over = () => document.querySelector('footer.end');
  while (times.board.length < clicks && !over()) {
    const buttons = asked();
    if (!buttons.length) { await pause(50); continue; }
    const drawn = new Promise((then) => {
      const watch = new PerformanceObserver((list) => { watch.disconnect(); then(list.getEntries()[0]); });
      watch.observe({ type: 'measure', buffered: false });
    });
    const began = performance.now();
    buttons[Math.floor(Math.random() * buttons.length)].click();
    const move = await Promise.race([drawn, pause(5000)]);
    if (!move) continue;
    times.board.push(move.startTime + move.duration - began);
    await new Promise((then) => requestAnimationFrame(() => setTimeout(then)));
    times.frame.push(performance.now() - began);
    await pause(150);
  }
  return times;
}"""


def main() -> None:
    clicks = int(sys.argv[1]) if len(sys.argv) > 1 else CLICKS
    times: dict[str, list[float]] = {"board": [], "frame": []}
    serving = Serving(Path(tempfile.mkdtemp()))
    serving.start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            context = browser.new_context(base_url=serving.address, viewport=DESKTOP, reduced_motion="reduce")
            context.add_init_script(SETTINGS)
            page = context.new_page()
            while len(times["board"]) < clicks:
                page.goto("/")
                page.get_by_test_id("solo-normal").click()
                page.wait_for_selector("footer.bar.asked")
                for what, took in page.evaluate(PLAY, clicks - len(times["board"])).items():
                    times[what] += took
            browser.close()
    finally:
        serving.stop()
    for what, took in times.items():
        took.sort()
        median, most = took[len(took) // 2], took[int(0.95 * len(took))]
        print(f"click to {what}: median {median:.0f} ms, 95 % within {most:.0f} ms, of {len(took)}")


if __name__ == "__main__":
    main()

"""How long the first visit takes: `python -m bench.first_load [VISITS]`, in Chromium, on a line as slow as Fast 3G.

Each visit is a browser that has never been here. Prints the time until one can sit down to play (the button is there),
the time until the games are listed, and what was loaded.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, sync_playwright

from tests.page.conftest import CHROMIUM, DESKTOP, FLAGS
from tests.page.serving import Serving

FAST_3G = {"offline": False, "latency": 562.5, "downloadThroughput": 180_000, "uploadThroughput": 84_375}
"""As the developer tools of Chromium define it: latency in milliseconds, throughput in bytes per second."""
WATCH = """() => {
  const seen = (window.seen = {});
  const look = () => {
    if (document.querySelector('[data-testid=play-now]')) seen.usable ??= performance.now();
    if (document.querySelector('.game')) seen.complete ??= performance.now();
    else requestAnimationFrame(look);
  };
  look();
}"""


def visit(browser: Browser, address: str) -> tuple[float, float, int, int]:
    """Milliseconds until the page can be used and is complete; requests and bytes."""
    context = browser.new_context(viewport=DESKTOP, locale="en")
    page = context.new_page()
    tools = context.new_cdp_session(page)
    tools.send("Network.enable")
    tools.send("Network.emulateNetworkConditions", FAST_3G)
    sizes: list[int] = []
    tools.on("Network.loadingFinished", lambda event: sizes.append(int(event["encodedDataLength"])))
    page.add_init_script(f"({WATCH})()")
    page.goto(address)
    page.locator(".game").first.wait_for(timeout=60_000)
    page.wait_for_load_state("networkidle")
    seen = page.evaluate("window.seen")
    context.close()
    return seen["usable"], seen["complete"], len(sizes), sum(sizes)


def main() -> None:
    visits = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Serving(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            found = [visit(browser, server.address) for _ in range(visits)]
        finally:
            browser.close()
            server.stop()
    usable, complete, requests, size = (sorted(each) for each in zip(*found, strict=True))
    print(f"usable after {median(usable):,.0f} ms ({usable[0]:,.0f} to {usable[-1]:,.0f})")
    print(f"complete after {median(complete):,.0f} ms ({complete[0]:,.0f} to {complete[-1]:,.0f})")
    print(f"{median(requests):.0f} requests, {median(size) / 1000:.1f} kB")


if __name__ == "__main__":
    main()

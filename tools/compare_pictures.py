"""How much the page looks different: `python -m tools.compare_pictures BEFORE [AFTER]`, both commits or built pages.

AFTER is the page built from the sources as they are, if it is not given. Both are opened on the same server at the
same moments of the same games, at all sizes and in both themes, without motion. Prints the share of pixels that
differ, the largest first, and puts both pictures and their difference side by side into build/compare.
"""

from __future__ import annotations

import argparse
import io
import re
import subprocess
import sys
import tempfile
from functools import partial
from pathlib import Path
from urllib.parse import urlsplit

from PIL import Image, ImageChops
from playwright.sync_api import Page, Route, sync_playwright

import web_build
from bottega.server.http.page import Page as Built
from tests.page import dice_game, florenza, forge
from tests.page.conftest import CHROMIUM, FLAGS, Profiles
from tests.page.screens import SCREENS, Screen, home
from tests.page.serving import Serving
from tests.page.sitting import go, post

ROOT = Path(__file__).parents[1]
SIZES = "360x780 390x844 820x1180 844x390 960x600 1280x800 1366x768 1440x900 1920x1080"  # from phones to large screens
THEMES = ("light", "dark")
VISIBLE = 12
"""Of 255: smaller differences are not seen."""
LOCAL = "--disable-features=LocalNetworkAccessChecks"
"""For Chromium a page that was not loaded from the server comes from elsewhere, and may not talk to it."""
API = re.compile(r"/(api|schema|health)\b")


def touched(open_: Screen, css: str) -> Screen:
    """A screen, after something there was touched."""

    def touch(page: Page) -> None:
        open_(page)
        page.locator(css).first.click()

    return touch


def at_florenza(page: Page, stage: str, seed: int, players: int) -> None:
    home(page)
    florenza.open_at(page, stage, seed, players)


def at_forge(page: Page, kind: str) -> None:
    home(page)
    forge.open_moment(page, forge.moments()[kind])


def at_dice(page: Page, moment: str, players: int) -> None:
    home(page)
    dice_game.open_at(page, moment, players)


def at_pig(page: Page) -> None:
    home(page)
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
    made = post(page, "/api/tables", {"game": "pig", "seats": seats, "pace": 0})
    go(page, f"/t/{made['table']['id']}")
    page.locator("footer.bar.asked").first.wait_for()


PLACING = partial(at_florenza, stage="placing", seed=3, players=2)
BOARDS: dict[str, Screen] = {
    "florenza-placing": touched(PLACING, ".city .work.open"),
    "florenza-supply": touched(PLACING, "[data-testid=supply]"),
    "florenza-five": partial(at_florenza, stage="judge", seed=5, players=5),
    "florenza-window": partial(at_florenza, stage="window", seed=18, players=2),
    "dice-forge-action": partial(at_forge, kind=forge.RICH),
    "dice-forge-where": partial(at_forge, kind="forge-where"),
    "dice-forge-split": partial(at_forge, kind="split"),
    "dice-forge-pick": partial(at_forge, kind="pick"),
    "florenza-dice-house": partial(at_dice, moment="house", players=2),
    "florenza-dice-round": partial(at_dice, moment="round 3", players=4),
    "pig": at_pig,
}


def built(wish: str) -> Built:
    """A built page: a folder, or a commit that is built apart."""
    if (Path(wish) / "index.html").is_file():
        return Built(Path(wish))
    commit = subprocess.check_output(["git", "rev-parse", f"{wish}^{{commit}}"], cwd=ROOT, text=True).strip()
    apart = ROOT / "build/compare/built" / commit
    if not (apart / web_build.BUILT / "index.html").is_file():
        apart.mkdir(parents=True, exist_ok=True)
        packed = subprocess.check_output(
            ["git", "archive", commit, "web", str(web_build.LANGUAGES)], cwd=ROOT
        )
        subprocess.run(["tar", "-x", "-C", str(apart)], input=packed, check=True)
        node = web_build.prepare(ROOT)
        (apart / "web/node_modules").symlink_to(ROOT / "web/node_modules")
        web_build.npm(apart, node, "run", "build")
    return Built(apart / web_build.BUILT)


def serve(page: Page, files: Built) -> None:
    """Let the server's page be this one; all else is the server's."""

    def answer(route: Route) -> None:
        path = urlsplit(route.request.url).path
        if API.match(path):
            route.continue_()
            return
        found = files.get(path, "", "", "en")
        if found is None:
            route.fulfill(status=404)
        else:
            route.fulfill(status=found.status, headers=found.headers, body=found.body)

    page.route("**/*", answer)


def settle(page: Page) -> None:
    page.evaluate(
        "async () => { await document.fonts.ready;"
        " for (let n = 0; n < 6; n += 1) await new Promise((go) => requestAnimationFrame(go)); }"
    )
    page.wait_for_timeout(120)


def photograph(page: Page, sizes: list[str]) -> dict[str, Image.Image]:
    found = {}
    for size in sizes:
        width, height = map(int, size.split("x"))
        page.set_viewport_size({"width": width, "height": height})
        for theme in THEMES:
            page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
            settle(page)
            taken = page.screenshot(full_page=True, caret="hide")
            found[f"{size}-{theme}"] = Image.open(io.BytesIO(taken)).convert("RGB")
    return found


def compare(before: Image.Image, after: Image.Image) -> tuple[float, Image.Image]:
    """The share of pixels that differ; both pictures and, in white, the difference side by side."""
    width, height = max(before.width, after.width), max(before.height, after.height)
    pair = [Image.new("RGB", (width, height), "gray") for _ in range(2)]
    for sheet, picture in zip(pair, (before, after), strict=True):
        sheet.paste(picture)
    mask = ImageChops.difference(*pair).convert("L").point([0] * VISIBLE + [255] * (256 - VISIBLE))
    sheet = Image.new("RGB", (3 * width, height))
    for at, picture in enumerate((*pair, mask)):
        sheet.paste(picture, (at * width, 0))
    return mask.histogram()[255] / (width * height), sheet


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("before")
    parser.add_argument("after", nargs="?", default=str(ROOT / web_build.BUILT))
    parser.add_argument("--sizes", default=SIZES, help="as in '360x780 1440x900'")
    parser.add_argument("--screens", default="florenza|dice-forge|pig|home|lobby|menu|settings|help")
    parser.add_argument("--language", default="en")
    parser.add_argument("--out", type=Path, default=ROOT / "build/compare")
    wish = parser.parse_args()
    screens = {name: open_ for name, open_ in {**SCREENS, **BOARDS}.items() if re.match(wish.screens, name)}
    wish.out.mkdir(parents=True, exist_ok=True)
    pages = [built(wish.before), built(wish.after)]
    shares: dict[str, float] = {}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=[*FLAGS, LOCAL])
        server = Serving(Path(folder), seed="pictures")
        server.start()
        try:
            for name, open_ in screens.items():
                taken = []
                for files in pages:
                    server.draw_from("guest")
                    profiles = Profiles(browser)
                    page = profiles.open(server.address, wish.language)
                    page.goto("/", wait_until="networkidle")  # makes a guest of the browser
                    server.draw_from(name)
                    serve(page, files)
                    page.goto("/")
                    open_(page)
                    taken.append(photograph(page, wish.sizes.split()))
                    profiles.close()
                for size, before in taken[0].items():
                    picture = f"{name}-{size}"
                    shares[picture], sheet = compare(before, taken[1][size])
                    sheet.save(wish.out / f"{picture}.png")
                print(f"{max(shares[f'{name}-{size}'] for size in taken[0]):7.2%}  {name}", file=sys.stderr)
        finally:
            server.stop()
            browser.close()
    for picture, share in sorted(shares.items(), key=lambda one: -one[1]):
        if share:
            print(f"{share:7.2%}  {picture}")
    print(f"{sum(shares.values()) / len(shares):7.2%}  on average of {len(shares)} pictures in {wish.out}")


if __name__ == "__main__":
    main()

"""Somebody who sits at a table and plays by touching the page: the list of sentences, the board, the buttons."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.page.conftest import PATIENCE

POST = """async ([path, body]) => {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
  return [answer.ok, await answer.json()];
}"""

GO = """(address) => {
  document.querySelector('.table')?.setAttribute('data-left', '');
  history.pushState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
}"""
"""To another address in the page that is open: nothing is loaded again."""

PLAY = """async ([seed, patience]) => {
  const revision = () => document.querySelector('.table').dataset.revision;
  const over = () => document.querySelector('footer.end');
  const ends = () => document.querySelector('[data-testid=confirm].go');
  const pills = () => [...document.querySelectorAll('footer.bar.asked ul.pills button')];
  const until = async (holds) => {
    for (const end = performance.now() + patience; !holds(); ) {
      document.querySelector('[data-testid=go-on]')?.click();
      if (performance.now() > end) throw new Error(`the game does not go on: revision ${revision()}`);
      await new Promise((go) => setTimeout(go, 5));
    }
  };
  let random = seed;
  let done = 0;
  for (;;) {
    await until(() => over() || ends() || pills().length);
    if (over()) return done;
    const before = revision();
    random = (random * 48271) % 2147483647;
    (ends() ?? pills()[random % pills().length]).click();
    await until(() => revision() !== before);
    done += 1;
  }
}"""
"""In the page itself, so that a whole game takes seconds: the pointer is tested elsewhere."""


def post(page: Page, path: str, body: Any) -> Any:
    """Send a request as the page itself does."""
    ok, answer = page.evaluate(POST, [path, body])
    assert ok, answer
    return answer


def go(page: Page, address: str) -> None:
    """To an address of the page; it is loaded if it is not open yet."""
    if page.url.startswith("http"):
        page.evaluate(GO, address)
    else:
        page.goto(address)


def open_record(page: Page, record: Any, seats: list[Any], move: int | None = None) -> None:
    """Open a table that goes on from a record, or the end of a finished one."""
    if not page.url.startswith("http"):
        page.goto("/")  # makes a guest of the browser
    made = post(page, "/api/import", {"record": record, "seats": seats, "move": move, "pace": 0})
    page.evaluate(GO, f"/t/{made['table']['id']}")
    page.locator(".table:not([data-left]) :is(footer.bar.asked, footer.end)").first.wait_for()


def wait_until(holds: Callable[[], bool], otherwise: str) -> None:
    end = time.monotonic() + PATIENCE / 1000
    while not holds():
        assert time.monotonic() < end, otherwise
        time.sleep(0.05)


class Sitting:
    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.rng = random.Random(seed)
        self.question = page.get_by_test_id("question")
        self.act = page.get_by_test_id("act")
        self.undo = page.get_by_test_id("undo")
        self.restart = page.get_by_test_id("restart")
        self.confirm = page.get_by_test_id("confirm")
        self.connection = page.get_by_test_id("connection")
        self.choices = page.locator("ul.pills button")
        self.sentences = page.locator("section.all .sentence")

    # -- what the server knows, for waiting and for comparing ----------------------------------------------------

    @property
    def table(self) -> str:
        found = re.search(r"/t/([\w-]+)", self.page.url)
        assert found, self.page.url
        return found[1]

    def state(self) -> dict[str, Any]:
        answer = self.page.request.get(f"/api/tables/{self.table}/state")
        assert answer.ok, answer.text()
        found: dict[str, Any] = answer.json()
        return found

    def mine(self, seat: int | None = None) -> dict[str, Any]:
        seats = self.state()["mine"]
        found: dict[str, Any] = (
            seats[0] if seat is None else next(one for one in seats if one["seat"] == seat)
        )
        return found

    def draft(self) -> list[str]:
        return [step["notation"] for step in self.mine()["draft"]]

    # -- waiting -------------------------------------------------------------------------------------------------

    def wait_asked(self) -> None:
        self.page.locator("footer.bar.asked").first.wait_for()

    def wait_idle(self) -> None:
        """Until the bar waits for us or the game is over."""
        self.page.locator("footer.bar.asked, footer.end").first.wait_for()

    @property
    def over(self) -> bool:
        return self.page.locator("footer.end").count() > 0

    def settled(self, steps: int) -> None:
        """Until the page shows a draft of so many steps."""
        expect(self.page.locator("li.draft")).to_have_count(steps)

    # -- playing -------------------------------------------------------------------------------------------------

    def choose(self, at: int | None = None) -> str:
        """Touch a sentence once: it is previewed."""
        count = self.choices.count()
        choice = self.choices.nth(self.rng.randrange(count) if at is None else at)
        name = choice.get_attribute("title") or ""
        choice.click()
        expect(self.act).to_be_visible()
        return name

    def draft_step(self, at: int | None = None) -> str:
        """Preview a choice and do it."""
        steps = self.page.locator("li.draft").count()
        name = self.choose(at)
        self.act.click()
        self.settled(steps + 1)
        return name

    def finish_turn(self) -> None:
        """Go on at random until there is something to confirm, and confirm it."""
        for _ in range(60):
            if "go" in (self.confirm.get_attribute("class") or "").split():
                self.confirm.click()
                expect(self.page.locator("li.draft")).to_have_count(0)
                return
            self.draft_step()
        raise AssertionError("the turn does not end")

    def play_quickly(self) -> int:
        """With one touch and no confirmation: touch sentences until the game is over; how many it took."""
        self.wait_idle()
        done: int = self.page.evaluate(PLAY, [self.rng.randrange(1, 2**31), PATIENCE])
        return done

    def revision(self) -> str:
        return self.page.locator(".table").get_attribute("data-revision") or ""

    def moved_on(self, revision: str, within: float | None = None) -> None:
        """Until the page shows a newer state."""
        expect(self.page.locator(".table")).not_to_have_attribute("data-revision", revision, timeout=within)

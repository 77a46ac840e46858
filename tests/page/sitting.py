"""Somebody who sits at a table and plays by touching the page: the list of sentences, the board, the buttons."""

from __future__ import annotations

import contextlib
import random
import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Error, Page, expect

from tests.page.conftest import PATIENCE

POST = """async ([path, body]) => {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
  return [answer.ok, await answer.json()];
}"""


def post(page: Page, path: str, body: Any) -> Any:
    """Send a request as the page itself does."""
    ok, answer = page.evaluate(POST, [path, body])
    assert ok, answer
    return answer


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
        self.page.wait_for_selector("footer.bar.asked")

    def wait_idle(self) -> None:
        """Until the bar waits for us or the game is over."""
        self.page.wait_for_selector("footer.bar.asked, footer.end")

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

    def play_quickly(self, moves: int = 2000) -> int:
        """With one touch and no confirmation: touch sentences until the game is over; how many it took."""
        done, last, since = 0, "", time.monotonic()
        while done < moves:
            self.wait_idle()
            if self.over:
                break
            revision = self.revision()
            if revision != last:
                last, since = revision, time.monotonic()
            assert time.monotonic() - since < PATIENCE / 1000, (
                f"the game does not go on: revision {revision}, waiting for {self.state()['waiting']}"
            )
            if "go" in (self.confirm.get_attribute("class") or "").split():
                with contextlib.suppress(Error, AssertionError):
                    self.confirm.click(timeout=2000)
                    self.moved_on(revision, 3000)
                    done += 1
                continue
            count = self.choices.count()
            if count == 0 or not self.page.locator("footer.bar.asked").count():
                self.page.wait_for_timeout(20)
                continue
            with contextlib.suppress(Error, AssertionError):  # the bar may move on under the pointer
                self.choices.nth(self.rng.randrange(count)).click(timeout=2000)
                self.moved_on(revision, 3000)
                done += 1
        return done

    def revision(self) -> str:
        return self.page.locator(".table").get_attribute("data-revision") or ""

    def moved_on(self, revision: str, within: float | None = None) -> None:
        """Until the page shows a newer state."""
        expect(self.page.locator(".table")).not_to_have_attribute("data-revision", revision, timeout=within)

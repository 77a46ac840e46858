"""Somebody who does what the guide of a first game says."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.page.sitting import Sitting, wait_until


class Learner:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.sitting = Sitting(page)
        self.lesson = page.get_by_test_id("lesson")
        self.due = page.locator("[data-testid=lesson]:not(.done)")
        self.next = page.locator(".stepper button").last
        """On a phone: selects the next choice."""
        self.go_on = page.get_by_test_id("go-on")
        """The card at the end of a round of Florenza X."""
        self.confirmed = ""
        """The revision that was confirmed: a second press would come too early for the next question."""

    @property
    def guided(self) -> bool:
        return self.page.get_by_test_id("leave-guide").count() > 0

    def step(self) -> int:
        """The number of the step; 0: the guide does not wait for us."""
        told = re.search(r"\d+", " ".join(self.due.all_inner_texts()))
        return int(told[0]) if told else 0

    def follow(self, press: bool = False) -> None:
        """Do what the step says: select it, then do it; by the pointer or by the keyboard."""
        step, ends = self.step(), self._ends()
        self._use(self._choice(), press)
        if not ends:
            expect(self.sitting.act).to_be_visible()
            self._use(self.sitting.act, press)
        wait_until(lambda: self._moved(step), f"step {step} is not done")

    def _choice(self) -> Locator:
        if self._ends():
            return self.sitting.confirm
        return self.next if self.next.is_visible() else self.sitting.choices.first

    def _ends(self) -> bool:
        return "go" in (self.sitting.confirm.get_attribute("class") or "").split()

    def _use(self, target: Locator, press: bool) -> None:
        if press:
            target.focus()
            self.page.keyboard.press("Enter")
        else:
            target.click()

    def _moved(self, step: int) -> bool:
        """Whether the step is done; what is complete is confirmed."""
        if self.go_on.count():
            self.go_on.evaluate("(button) => button.click()")
        if not self.guided:
            return True
        now = self.step()
        if not now and self._ends() and self.confirmed != (revision := self.sitting.revision()):
            self.confirmed = revision
            self.sitting.confirm.evaluate("(button) => button.click()")
        return now not in (0, step)

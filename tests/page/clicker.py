"""Somebody who clicks at random on what the page offers: choices, the board, undo, dialogs, replay."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Page

WAYS: dict[str, float] = {
    "ul.pills button": 30,
    "[data-testid=act]": 30,
    "[data-testid=confirm].go": 30,
    "button.answers, .answers button, .thing": 20,
    "section.all .sentence": 12,
    ".stepper button": 12,
    ".left [data-place]": 4,
    ".choice.more, button.more": 3,
    "[data-testid=undo]": 2,
    "[data-testid=restart]": 0.5,
    "li.draft .point": 1,
    "p.looking button": 3,
    "button[data-seat]": 1.5,
    ".table-tab, .drawer header button": 3,
    ".pages button": 4,
    ".talk a.point": 0.7,
    ".top .tool": 0.7,
    "footer.replay .tool": 8,
    "footer.replay > .btn": 4,
    "dialog header .tool": 8,
    "dialog button, dialog summary": 4,
    "dialog select, dialog input[type=checkbox]": 3,
}
"""What is clicked, with how often in proportion. Of a dialog that is open, nothing outside of it."""

PICK = """
async ([ways, rolls]) => {
  const shown = (css) => document.querySelector(css);
  const open = () => shown('dialog[open]');
  const end = performance.now() + 30000;
  while (!shown('.bar.asked, footer.end, footer.replay, .fault, .missing, .empty') && !open()) {
    if (performance.now() > end) return { stuck: document.body.innerText };
    await new Promise((go) => setTimeout(go, 15));
  }
  const fault = shown('.fault, .missing');
  if (fault) return { stuck: fault.innerText };
  const revision = shown('.table')?.dataset.revision ?? '';
  if (shown('footer.end') && !shown('footer.replay')) return { over: true, revision };
  const root = open() ?? document;
  const inside = open() ? (css) => css.startsWith('dialog') : (css) => !css.startsWith('dialog');
  const found = Object.entries(ways)
    .filter(([css]) => inside(css))
    .map(([css, weight]) => [
      [...root.querySelectorAll(css.replaceAll('dialog ', ''))].filter(
        (one) => !one.disabled && one.getClientRects().length,
      ),
      weight,
    ])
    .filter(([list]) => list.length);
  for (let at = 0; at < rolls.length && found.length; at += 2) {
    let left = rolls[at] * found.reduce((sum, [, weight]) => sum + weight, 0);
    const [list] = found.find(([, weight]) => (left -= weight) < 0) ?? found[0];
    const one = list[Math.floor(rolls[at + 1] * list.length)];
    const what = `${one.className} ${one.dataset.place ?? ''} ${one.getAttribute('aria-label') ?? one.innerText}`
      .replace(/s[0-9A-Za-z_-]{12,}|svelte-\\w+|\\s+/g, ' ');
    if (one.tagName === 'SELECT') {
      one.selectedIndex = Math.floor(rolls[at] * 1000) % one.options.length;
      one.dispatchEvent(new Event('change', { bubbles: true }));
      return { what, revision };
    }
    one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const box = one.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (one.contains(document.elementFromPoint(x, y))) return { what, revision, x, y };
  }
  return { what: 'nothing', revision };
}
"""

PATIENCE = 600
"""Clicks without a step at the table after which somebody gives up."""


class Clicker:
    def __init__(self, page: Page, seed: str) -> None:
        self.page = page
        self.rng = random.Random(seed)
        self.clicks = 0
        self.trail: list[str] = []
        self.errors: list[str] = []
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda line: self.errors.extend([line.text] * (line.type == "error")))

    def click(self) -> dict[str, Any]:
        """Click once; what was clicked."""
        rolls = [self.rng.random() for _ in range(20)]
        picked: dict[str, Any] = self.page.evaluate(PICK, [WAYS, rolls])
        if "x" in picked:
            self.page.mouse.click(picked["x"], picked["y"])
        elif picked.get("what") == "nothing":
            self.page.keyboard.press("Escape")
        self.clicks += 1
        self.trail.append(picked.get("what", ""))
        assert not self.errors, self.told()
        assert "stuck" not in picked, f"{picked['stuck'][:600]}\n{self.told()}"
        return picked

    def play(self, clicks: int = 20_000) -> bool:
        """Until the game is over, or so many clicks; whether it is over."""
        idle, revision = 0, ""
        for _ in range(clicks):
            picked = self.click()
            if picked.get("over"):
                return True
            idle = idle + 1 if picked["revision"] == revision else 0
            revision = picked["revision"]
            assert idle < PATIENCE, f"the game does not go on\n{self.told()}"
        return False

    def told(self) -> str:
        return "\n".join([*self.errors, f"at {self.page.url} after {self.clicks} clicks:", *self.trail[-12:]])

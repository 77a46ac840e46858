"""Somebody who clicks at random on what the page offers: choices, the board, undo, dialogs, replay."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import ConsoleMessage, Page

WAYS: dict[str, float] = {
    "ul.pills button": 30,
    "[data-testid=act]": 40,
    "[data-testid=confirm].go": 30,
    "button.answers, .answers button, .thing": 20,
    "section.all .sentence": 12,
    ".stepper button": 12,
    ".left [data-place]": 4,
    ".choice.more, .rest": 3,
    "[data-testid=undo]": 2,
    "[data-testid=restart]": 0.5,
    "li.draft .point": 1,
    "p.looking button": 3,
    "button[data-seat]": 1.5,
    ".table-tab, .drawer header button": 3,
    ".tabs button": 4,
    ".talk a.point": 0.7,
    ".top .tool": 0.7,
    "[data-testid=explaining] .btn": 8,
    "[data-testid=back]": 8,
    "footer.replay .tool": 8,
    "footer.replay .ways .btn:not([data-testid=try-line])": 4,
    "dialog header .tool": 8,
    "dialog button:not([data-testid^=end-game]), dialog summary": 4,
    "dialog select, dialog input[type=checkbox]": 3,
}
"""What is clicked, with how often in proportion. Of a dialog that is open, nothing outside of it."""

CLICK = """
async ([ways, seed, count]) => {
  let drawn = seed;
  const random = () => {
    drawn = (Math.imul(drawn, 1664525) + 1013904223) >>> 0;
    return drawn / 2 ** 32;
  };
  const shown = (css) => document.querySelector(css);
  const open = () => shown('dialog[open]');
  const revision = () => shown('.table')?.dataset.revision ?? '';
  const trail = [];
  const told = (more) => ({ trail, revision: revision(), ...more });
  const wait = async (milliseconds, until) => {
    const end = performance.now() + milliseconds;
    while (!until() && performance.now() < end) await new Promise((go) => setTimeout(go, 8));
    return until();
  };
  const one = () => {
    const root = open() ?? document;
    const found = Object.entries(ways)
      .filter(([css]) => css.startsWith('dialog') === !!open())
      .map(([css, weight]) => [
        [...root.querySelectorAll(css.replaceAll('dialog ', ''))].filter(
          (each) => !each.disabled && each.getClientRects().length,
        ),
        weight,
      ])
      .filter(([list]) => list.length);
    for (let tries = 0; tries < 10 && found.length; tries += 1) {
      let left = random() * found.reduce((sum, [, weight]) => sum + weight, 0);
      const [list] = found.find(([, weight]) => (left -= weight) < 0) ?? found[0];
      const each = list[Math.floor(random() * list.length)];
      each.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const box = each.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      if (each.contains(document.elementFromPoint(x, y))) return { each, x, y };
    }
    return null;
  };
  for (let at = 0; at < count; at += 1) {
    const ready = () => open() || shown(
      '.bar.asked, footer.end, footer.replay, .fault, main.missing, .empty, [data-testid=back]',
    );
    if (!(await wait(30000, ready))) return told({ stuck: document.body.innerText });
    const fault = shown('.fault, main.missing');
    if (fault) return told({ stuck: fault.innerText });
    if (shown('footer.end') && !shown('footer.replay')) return told({ over: true });
    const picked = one();
    if (!picked) return told({ escape: true });
    const { each, x, y } = picked;
    const name = each.getAttribute('aria-label') ?? each.innerText;
    trail.push(`${each.classList[0]} ${each.dataset.place ?? ''} ${name}`.replace(/\\s+/g, ' '));
    if (at === count - 1 && each.tagName !== 'SELECT') return told({ x, y });
    const before = revision();
    if (each.tagName === 'SELECT') {
      each.selectedIndex = Math.floor(random() * each.options.length);
      each.dispatchEvent(new Event('change', { bubbles: true }));
    } else each.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    await wait(random() < 0.8 ? 60 : 0, () => revision() !== before);
  }
  return told({});
}
"""
"""Clicks of the script, on what a pointer would meet; the last one is left to the real pointer."""

TOGETHER = 8
PATIENCE = 600
"""Clicks without a step at the table after which somebody gives up."""


class Clicker:
    def __init__(self, page: Page, seed: str) -> None:
        self.page = page
        self.rng = random.Random(seed)
        self.trail: list[str] = []
        self.errors: list[str] = []
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", self._hear)

    def play(self, clicks: int = 20_000) -> bool:
        """Until the game is over, or so many clicks; whether it is over."""
        idle, revision = 0, ""
        while len(self.trail) < clicks:
            said: dict[str, Any] = self.page.evaluate(CLICK, [WAYS, self.rng.getrandbits(32), TOGETHER])
            self.trail += said["trail"]
            if "x" in said:
                self.page.mouse.click(said["x"], said["y"])
            elif "escape" in said:
                self.page.keyboard.press("Escape")
            assert not self.errors, self.told()
            assert "stuck" not in said, f"{said['stuck'][:600]}\n{self.told()}"
            if "over" in said:
                return True
            idle = idle + TOGETHER if said["revision"] == revision else 0
            revision = said["revision"]
            assert idle < PATIENCE, f"the game does not go on\n{self.told()}"
        return False

    def _hear(self, line: ConsoleMessage) -> None:
        """An error in the console counts, unless a hint was refused: the game may have gone on meanwhile."""
        if line.type == "error" and not line.location["url"].endswith("/hint"):
            self.errors.append(f"{line.text} {line.location['url']}")

    def told(self) -> str:
        return "\n".join(
            [*self.errors, f"at {self.page.url} after {len(self.trail)} clicks:", *self.trail[-12:]]
        )

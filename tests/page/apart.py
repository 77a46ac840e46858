"""Whether the parts of a table stand apart: nothing lies on something else, and nothing sticks out of its place."""

from __future__ import annotations

from playwright.sync_api import Page

APART = """([things, inside]) => {
  const found = [];
  const rect = (one) => one.getBoundingClientRect();
  const shown = (css) => [...document.querySelectorAll(css)].filter((one) => one.getClientRects().length);
  const meet = (a, b, by) =>
    a.left < b.right - by && b.left < a.right - by && a.top < b.bottom - by && b.top < a.bottom - by;
  const name = (one) => one.dataset.place ?? one.textContent.trim().slice(0, 30);
  const apart = (parts, by, what) => {
    for (const [at, one] of parts.entries())
      for (const other of parts.slice(at + 1))
        if (one.of !== other.of && meet(one.box, other.box, by)) found.push(`${what}: ${one.name} on ${other.name}`);
  };
  const boxed = (all) => all.map((one) => ({ of: one, name: name(one), box: rect(one) }));

  apart(boxed(shown('footer.bar > *')), 1, 'the bar');
  const bar = rect(document.querySelector('footer.bar'));
  const places = shown(things);
  if (bar.left > 0)
    for (const one of places) if (rect(one).right > bar.left + 1) found.push(`under the bar: ${name(one)}`);
  if (!inside) return found;
  const over = (one) => !!one.closest('.decision, .drawer'); // a window lies on the board
  for (const open of [true, false]) apart(boxed(places.filter((one) => over(one) === open)), 2, 'the board');

  const icon = (one) => `icon ${one.querySelector('use')?.getAttribute('href')}`;
  /* Texts and icons as they are seen: what a parent cuts off does not count. */
  const cut = (box, from, place) => {
    let seen = { left: box.left, right: box.right, top: box.top, bottom: box.bottom };
    for (let one = from; one && one !== place.parentElement; one = one.parentElement) {
      if (getComputedStyle(one).overflow === 'visible') continue;
      const own = rect(one);
      seen.left = Math.max(seen.left, own.left);
      seen.right = Math.min(seen.right, own.right);
      seen.top = Math.max(seen.top, own.top);
      seen.bottom = Math.min(seen.bottom, own.bottom);
    }
    return seen;
  };
  for (const place of places) {
    const own = rect(place);
    const leaves = [];
    const walk = document.createTreeWalker(place, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const node = walk.currentNode;
      const parent = node.parentElement;
      if (parent.closest('.unseen, svg') || parent.closest(inside)) continue;
      if (node.nodeType === Node.ELEMENT_NODE) {
        if (node.matches('svg.ic') && !node.matches(inside))
          leaves.push({ of: node, name: icon(node), box: cut(rect(node), parent, place) });
        continue;
      }
      if (!node.data.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        const middle = (box.bottom - box.top) * 0.22; // a line of text is higher than its letters
        const letters = { left: box.left, right: box.right, top: box.top + middle, bottom: box.bottom - middle };
        leaves.push({ of: node, name: node.data.trim(), box: cut(letters, parent, place) });
      }
    }
    const seen = leaves.filter(({ box }) => box.right - box.left > 1 && box.bottom - box.top > 1);
    for (const one of seen)
      if (one.box.right > own.right + 1 || one.box.left < own.left - 1 || one.box.bottom > own.bottom + 1)
        found.push(`out of ${name(place)}: ${one.name}`);
    apart(seen, 2, `in ${name(place)}`);
  }
  return found;
}"""


def together(page: Page, things: str, inside: str = "") -> list[str]:
    """What does not stand apart: parts of the bar on each other, and things of the board under a bar beside it.

    With a selector of what may lie on something, also things on each other, and texts and icons inside them.
    """
    found: list[str] = page.evaluate(APART, [things, inside])
    return found

/** What things on the page are: icons by hover and long press, everything else in a mode of its own. */
import { hasText, t } from './text.svelte';

/** Whether a touch explains a thing instead of using it. */
export const explaining = $state({ on: false });

/**
 * The text of an icon of the games; empty: it has none, stands for a button of the page, or lies on a thing that is
 * explained as a whole.
 */
export function iconText(element: Element): string {
  const icon = element.closest('svg.ic');
  if (!icon || icon.closest('.tool, .brand, [data-about]')) return '';
  const name = icon.querySelector('use')?.getAttribute('href')?.slice('#i-'.length) ?? '';
  return hasText(`icon-${name}`) ? t(`icon-${name}`) : '';
}

/** The words on a thing as a screen reader says them: without its figures and drawings, where it tells what they mean. */
function wordsOn(thing: Element): string {
  const found: string[] = [];
  const walker = document.createTreeWalker(thing, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const around = walker.currentNode.parentElement;
    if (around?.getClientRects().length && !around.closest('[aria-hidden="true"]'))
      found.push(walker.currentNode.textContent ?? '');
  }
  return found
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,:;])/g, '')
    .trim();
}

/** What a thing says of itself: its title, its label for screen readers, or the words on it. */
function ownText(element: Element): string {
  const thing = element.closest(
    'button, a, [title], [role], [aria-label]:not(main, footer, section, nav, ol, ul)',
  );
  if (!(thing instanceof Element)) return '';
  return thing.getAttribute('title') ?? thing.getAttribute('aria-label') ?? wordsOn(thing);
}

/** All that can be said of what was touched. */
export function explain(element: Element): string[] {
  return [...new Set([iconText(element), ownText(element)].filter(Boolean))];
}

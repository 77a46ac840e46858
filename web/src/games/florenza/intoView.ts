/** Small screens scroll: a part that opens comes into view, below what is pinned to the top. */
import { isLayout } from '../../lib/layout.svelte';

export function comeIntoView(part: HTMLElement): () => void {
  // After it is painted: before that the browser would have to lay out the whole table twice.
  const frame = requestAnimationFrame(() => setTimeout(() => isLayout('compact') && show(part)));
  return () => cancelAnimationFrame(frame);
}

function show(part: HTMLElement): void {
  const pinned = document.querySelector<HTMLElement>('.own-side');
  const style = pinned && getComputedStyle(pinned);
  const from = style?.position === 'sticky' ? parseFloat(style.top) + pinned!.offsetHeight : 48;
  const { top } = part.getBoundingClientRect();
  if (top < from || top > innerHeight / 2) scrollBy(0, top - from);
}

/** Many links as one stop of the Tab key: the arrows, Home and End go from one to the next. */
import type { Attachment } from 'svelte/attachments';

export const roving: Attachment<HTMLElement> = (list) => {
  const stops = () => [...list.querySelectorAll<HTMLElement>('a, button')];
  let current: HTMLElement | undefined;

  function mark() {
    const all = stops();
    if (!current || !all.includes(current)) current = all[0];
    for (const one of all) one.tabIndex = one === current ? 0 : -1;
  }
  function focus(event: FocusEvent) {
    current = event.target as HTMLElement;
    mark();
  }
  function move(event: KeyboardEvent) {
    const all = stops();
    const at = all.indexOf(event.target as HTMLElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (at < 0 || to === undefined) return;
    event.preventDefault();
    all[Math.max(0, Math.min(all.length - 1, to))]?.focus();
  }

  mark();
  const drawing = new MutationObserver(mark);
  drawing.observe(list, { childList: true, subtree: true });
  list.addEventListener('focusin', focus);
  list.addEventListener('keydown', move);
  return () => {
    drawing.disconnect();
    list.removeEventListener('focusin', focus);
    list.removeEventListener('keydown', move);
  };
};

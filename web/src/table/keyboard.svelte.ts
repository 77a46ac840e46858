/**
 * Where the keyboard is survives what is drawn anew. A thing that went away, or was moved, while it had the focus is
 * looked for again by its key; if it is gone for good, the keyboard goes to the first choice of the bar, and rests on the bar
 * itself as long as there is none or a wish is on its way.
 */
import type { Attachment } from 'svelte/attachments';
import type { LiveTable } from '../lib/live.svelte';

const CHOICES = '.pills button, .stepper .btn:last-child, .end.go';

/** Bring the keyboard to what can be done now. */
export function toChoices(root: ParentNode): void {
  const choices = [...root.querySelectorAll<HTMLElement>(CHOICES)];
  (choices.find((one) => one.offsetParent) ?? root.querySelector<HTMLElement>('.bar'))?.focus({
    preventScroll: true,
  });
}

export function keepKeyboard(live: LiveTable): Attachment<HTMLElement> {
  return (root) => {
    let held: HTMLElement | null = null;
    const hold = (event: Event) => (held = event.target as HTMLElement);
    const release = () => (held = null);

    function restore() {
      const now = document.activeElement;
      if (!held || (now !== document.body && !now?.matches('.bar'))) return;
      const key = held.dataset.key ?? held.dataset.place;
      const again =
        key &&
        root.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"], [data-place="${CSS.escape(key)}"]`);
      if (again) again.focus({ preventScroll: true });
      else if (live.busy) root.querySelector<HTMLElement>('.bar')?.focus({ preventScroll: true });
      else toChoices(root);
    }

    root.addEventListener('focusin', hold);
    root.addEventListener('pointerdown', release);
    const drawing = new MutationObserver(restore);
    drawing.observe(root, { childList: true, subtree: true });
    $effect(() => {
      if (!live.busy) restore();
    });
    return () => {
      drawing.disconnect();
      root.removeEventListener('focusin', hold);
      root.removeEventListener('pointerdown', release);
    };
  };
}

/**
 * Keeps the keyboard focus when the focused element is drawn again. It is found by its `data-key` or `data-place`. If it is
 * gone, the first choice in the action bar gets the focus, or the bar itself while a command is pending or there is no choice;
 * so does it with the next question, if the focus has stayed on a button that can do nothing now.
 * From a thing on the board that has been used, the focus goes on to the next one that answers.
 */
import type { Attachment } from 'svelte/attachments';
import type { LiveTable } from '../lib/live.svelte';

const CHOICES = '.pills button, .stepper .btn:last-child, .end.go';

const ANSWERS = '.answers[data-place], .answers [data-place]';

/** Focus the first choice of the action bar. */
export function focusChoices(root: ParentNode): void {
  const choices = [...root.querySelectorAll<HTMLElement>(CHOICES)];
  (choices.find((one) => one.offsetParent) ?? root.querySelector<HTMLElement>('.bar'))?.focus({
    preventScroll: true,
  });
}

export function restoreFocus(live: LiveTable): Attachment<HTMLElement> {
  return (root) => {
    let held: HTMLElement | null = null;
    const hold = (event: Event) => (held = event.target as HTMLElement);
    const release = () => (held = null);

    /** Whether a question was open when the page was drawn last. */
    let wasAsked = true;

    function restore() {
      const now = document.activeElement;
      const asked = !!root.querySelector('.bar.asked');
      // A button that was pressed to let the others go on has nothing more to do.
      if (asked && !wasAsked && now?.matches('.bar [aria-disabled="true"]')) focusChoices(root);
      wasAsked = asked;
      if (!held || (now !== document.body && !now?.matches('.bar'))) return;
      const key = held.dataset.key ?? held.dataset.place;
      const again =
        key &&
        root.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"], [data-place="${CSS.escape(key)}"]`);
      if (again) again.focus({ preventScroll: true });
      else if (live.busy) root.querySelector<HTMLElement>('.bar')?.focus({ preventScroll: true });
      else focusChoices(root);
    }

    function goOn() {
      const now = document.activeElement;
      if (now !== held || !held?.dataset.place || held.closest('.answers')) return;
      const next = [...root.querySelectorAll<HTMLElement>(ANSWERS)].find((one) => one.offsetParent);
      if (held.matches(':focus-visible')) next?.focus();
    }

    root.addEventListener('focusin', hold);
    root.addEventListener('pointerdown', release);
    const drawing = new MutationObserver(restore);
    drawing.observe(root, { childList: true, subtree: true });
    $effect(() => {
      if (live.busy) return;
      restore();
      goOn();
    });
    return () => {
      drawing.disconnect();
      root.removeEventListener('focusin', hold);
      root.removeEventListener('pointerdown', release);
    };
  };
}

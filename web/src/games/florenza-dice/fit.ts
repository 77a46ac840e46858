/**
 * Scale the dice and the sheet so that they fill their place on a large screen and never overflow it. `seat` is whose
 * sheet it is: above that of a rival stands a line that takes room.
 */
import type { Attachment } from 'svelte/attachments';
import { isLayout } from '../../lib/layout.svelte';

const SMALLEST = 0.6;
const LARGEST = 1.7;
/** How much larger than that the sheet is if the player wants it large; it scrolls then. */
const LARGE = 1.25;
const STEPS = 7;

export function fit(large: boolean, seat: number): Attachment<HTMLElement> {
  return (board) => {
    void seat;
    const sheet = board.querySelector<HTMLElement>('.sheet')!;
    const overflows = () =>
      sheet.scrollHeight > sheet.clientHeight ||
      sheet.scrollWidth > sheet.clientWidth ||
      board.scrollWidth > board.clientWidth;

    function measure() {
      board.style.zoom = '';
      if (isLayout('compact')) return;
      if (large) {
        board.style.zoom = String(LARGE * Math.max(1, innerWidth / 1440));
        return;
      }
      let [fits, tooLarge] = [SMALLEST, LARGEST];
      for (let step = 0; step < STEPS; step += 1) {
        const middle = (fits + tooLarge) / 2;
        board.style.zoom = String(middle);
        if (overflows()) tooLarge = middle;
        else fits = middle;
      }
      board.style.zoom = String(fits);
    }

    const room = new ResizeObserver(measure);
    room.observe(board.parentElement!);
    // What is drawn on the sheet may grow later: a house has more text than an empty plot.
    const content = new ResizeObserver(() => !isLayout('compact') && !large && overflows() && measure());
    for (const part of [board.firstElementChild!, ...sheet.children]) content.observe(part);
    return () => {
      room.disconnect();
      content.disconnect();
    };
  };
}

/** Small helpers for touching the sheet. */
import type { Icon } from './kinds';

/** The icon under the pointer, if the touch went to one; else the whole thing. */
export function touchedTarget(event: MouseEvent, whole: string): string {
  const inner = (event.target as Element).closest('[data-target]');
  return inner?.getAttribute('data-target') ?? whole;
}

/** Whether the icon at a place is the first of its kind that is still owed: alike icons are one target. */
export function firstOwed(icons: Icon[], place: number): boolean {
  const icon = icons[place]!;
  return !icon.marked && icons.findIndex((one) => one.id === icon.id && !one.marked) === place;
}

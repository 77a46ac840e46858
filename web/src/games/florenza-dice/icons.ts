/** Helpers for the icons on the sheet. */
import type { Icon } from './kinds';

/** The target of the icon that was tapped, or `whole` if the tap was beside the icons. */
export function tappedTarget(event: MouseEvent, whole: string): string {
  const inner = (event.target as Element).closest('[data-target]');
  return inner?.getAttribute('data-target') ?? whole;
}

/** Whether the icon is the first unmarked one of its kind; icons of a kind share one target. */
export function isFirstUnmarked(icons: Icon[], place: number): boolean {
  const icon = icons[place]!;
  return !icon.marked && icons.findIndex((one) => one.id === icon.id && !one.marked) === place;
}

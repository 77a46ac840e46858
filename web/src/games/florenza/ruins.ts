/** What a choice would ruin, before it is chosen. */
import type { Controls } from '../../lib/controls.svelte';

/** The planned things that every choice at a target makes fail. */
export function ruinedAt(controls: Controls, target: string): string[] {
  const here = controls.actionsAt(target).filter(controls.isAnswer);
  if (!here.length || here.some((one) => !one.ruins.length)) return [];
  return [...new Set(here.flatMap((one) => one.ruins))];
}

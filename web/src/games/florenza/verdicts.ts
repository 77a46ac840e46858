/** What a choice does to the plans of a family. */
import type { ActionInfo, Preview } from '../../lib/protocol';
import { failing } from './goods';
import { moreOf, type Forecast } from './kinds';

/** The first word of a notation says what is done: `sell marble`, `face 5`. */
export const verb = (action: ActionInfo): string => action.notation.split(' ')[0]!;
/** The last word of a notation says with what. */
export const about = (action: ActionInfo): string => action.notation.split(' ').at(-1)!;

/** The planned things that a choice saves. */
export function saved(preview: Preview | null, now: Forecast | null): string[] {
  const then = moreOf(preview)?.forecast;
  if (!then) return [];
  const after = failing(then);
  const planned = new Set(then.lines.map((line) => line.name));
  return failing(now).filter((name) => planned.has(name) && !after.includes(name));
}

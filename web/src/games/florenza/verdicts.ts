/** What a choice does to the plans of a family. */
import type { ActionInfo } from '../../lib/protocol';
import { failing, shortOf } from './goods';
import type { Forecast } from './kinds';

/** The first word of a notation says what is done: `sell marble`, `face 5`. */
export const verb = (action: ActionInfo): string => action.notation.split(' ')[0]!;
/** The last word of a notation says with what. */
export const about = (action: ActionInfo): string => action.notation.split(' ').at(-1)!;

/** How a line of the plan looks by its verdict; all others are well. */
export const VERDICT_COLOURS: Record<string, string> = {
  short: 'text-loss',
  'by-market': 'text-(--warn)',
  'by-captain': 'text-(--warn)',
  unpaid: 'text-(--warn)',
  'kept-back': 'text-info',
  unused: 'text-soft',
};

/** `ruins`, `saves` or `eases` the things named, makes them depend on the `market`, or does nothing to them. */
export interface Effect {
  kind: 'ruins' | 'saves' | 'market' | 'eases' | 'none';
  what: string[];
}

/** What an action does to the plan: `now` is the forecast before it, `then` the one after it. */
export function effectOf(
  action: ActionInfo,
  ruins: string[],
  now: Forecast | null,
  then: Forecast | null,
): Effect {
  if (ruins.length) return { kind: 'ruins', what: ruins };
  const saves = saved(now, then);
  if (saves.length) return { kind: 'saves', what: saves };
  const paid = named(now, ['enough', 'by-captain']);
  const bought = named(then, ['by-market']).filter((name) => paid.includes(name));
  if (bought.length) return { kind: 'market', what: bought };
  const waiting = named(now, ['by-market']);
  if (waiting.length && !action.last && now?.moves.includes(action.notation))
    return { kind: 'eases', what: waiting };
  const eased = failing(then).filter((name) => eases(shortOf(now, name), shortOf(then, name)));
  return { kind: eased.length ? 'eases' : 'none', what: eased };
}

const named = (forecast: Forecast | null, verdicts: string[]): string[] =>
  (forecast?.lines ?? []).filter((line) => verdicts.includes(line.verdict)).map((line) => line.name);

/** What was short or counted on the market, and is paid for after the action. */
function saved(now: Forecast | null, then: Forecast | null): string[] {
  const paid = named(then, ['enough', 'by-captain']);
  return named(now, ['short', 'by-market']).filter((name) => paid.includes(name));
}

function eases(before: Record<string, number>, after: Record<string, number>): boolean {
  const goods = Object.keys({ ...before, ...after });
  const change = goods.map((what) => (after[what] ?? 0) - (before[what] ?? 0));
  return change.some((one) => one < 0) && change.every((one) => one <= 0);
}

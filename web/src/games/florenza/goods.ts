/** Goods and their pictures. */
import { t } from '../../lib/text.svelte';
import { things } from '../../lib/things.svelte';
import type { Amount, Forecast, View } from './kinds';

export const RESOURCES = ['marble', 'wood', 'metal', 'gold', 'spice', 'textile'];
export const LEDGER = [...RESOURCES, 'florins'];

const PICTURES: Record<string, string> = {
  florins: 'fiorini',
  pp: 'prestige',
  bp: 'bishop',
  members: 'familiar',
  A: 'architect',
  S: 'sculptor',
  P: 'painter',
};

/** The icon of a good, of points or of a speciality. */
export const picture = (what: string): string => PICTURES[what] ?? what;

/** How icons of effect lines are drawn. */
export const EFFECT_ICONS: Record<string, { icon: string; kind?: string }> = {
  ...Object.fromEntries(
    [...LEDGER, 'pp', 'bp', 'members'].map((what) => [what, { icon: picture(what), kind: picture(what) }]),
  ),
  to: { icon: 'arrow' },
  round: { icon: 'round' },
};

export const goodName = (what: string): string => things.name(`resource/${what}`);

/** "2 marble", "1 familiar". */
export const amountText = (what: string, count: number): string =>
  t('fx-amount', { what, count, name: things.short(`resource/${what}`) });

export type Purse = Record<string, number>;

export function purse(amounts: Amount[]): Purse {
  return Object.fromEntries(amounts.map(({ what, count }) => [what, count]));
}

export function sum(one: Purse, other: Purse): Purse {
  const found = { ...one };
  for (const [what, count] of Object.entries(other)) found[what] = (found[what] ?? 0) + count;
  return found;
}

/** What all planned things that fail are short of together. */
export function shortage(forecast: Forecast | null): Purse {
  const found: Purse = {};
  for (const line of forecast?.lines ?? [])
    if (line.verdict === 'short')
      for (const { what, count } of line.short) found[what] = (found[what] ?? 0) + count;
  return found;
}

/** What is left when everything placed is paid, also what cannot be: then it is less than nothing. */
export function balance(forecast: Forecast): Purse {
  const found = purse(forecast.left);
  for (const line of forecast.lines)
    if (line.verdict === 'short')
      for (const { what, count } of line.changes) if (count < 0) found[what] = (found[what] ?? 0) + count;
  for (const [what, count] of Object.entries(shortage(forecast)))
    found[what] = Math.min(found[what] ?? 0, -count);
  return found;
}

/** What is missing to pay everything that is planned. */
export const lacksOf = (has: Purse): Amount[] =>
  LEDGER.map((what) => ({ what, count: -(has[what] ?? 0) })).filter(({ count }) => count > 0);

/** What a planned thing that fails is short of. */
export const shortOf = (forecast: Forecast | null, name: string): Purse =>
  purse(forecast?.lines.find((line) => line.verdict === 'short' && line.name === name)?.short ?? []);

/** The titles of the planned things that fail, except those that the question is about: they can be paid. */
export const failing = (forecast: Forecast | null, choice: View['choice'] | null = null): string[] =>
  (forecast?.lines ?? [])
    .filter((line) => line.verdict === 'short' && !isAskedAbout(line.target, choice))
    .map((line) => line.name);

/** Whether the question is about paying for this. */
function isAskedAbout(target: string, choice: View['choice'] | null): boolean {
  if (!choice) return false;
  if (choice.stage === 'commission') return target.startsWith('work/');
  if (choice.stage === 'payment') return target === choice.work;
  return ['window', 'sale', 'construction'].includes(choice.stage) && target === choice.square;
}

/** A name without the place in brackets. */
export const plainName = (name: string): string => name.split(' (')[0]!;

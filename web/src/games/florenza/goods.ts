/** Goods and their pictures. */
import type { Amount, Forecast } from './kinds';

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

export type Purse = Record<string, number>;

export function purse(amounts: Amount[]): Purse {
  return Object.fromEntries(amounts.map(({ what, count }) => [what, count]));
}

export function sum(one: Purse, other: Purse): Purse {
  const found = { ...one };
  for (const [what, count] of Object.entries(other)) found[what] = (found[what] ?? 0) + count;
  return found;
}

/** What all planned things together are short of. */
export function shortage(forecast: Forecast | null): Purse {
  const found: Purse = {};
  for (const line of forecast?.lines ?? [])
    for (const { what, count } of line.short) found[what] = (found[what] ?? 0) + count;
  return found;
}

/** The titles of the planned things that fail. */
export const failing = (forecast: Forecast | null): string[] =>
  (forecast?.lines ?? []).filter((line) => line.verdict === 'short').map((line) => line.name);

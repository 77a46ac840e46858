/** Means and their changes, as the language writes numbers; and gold that is split. */
import { settings } from '../../lib/settings.svelte';
import type { Player } from './kinds';

/** Of gold that does not go on the Hammer: how much goes into the reserve, and how much has no room there. */
export function split(player: Player | undefined, gold: number, put: number): { kept: number; lost: number } {
  const { amount = 0, limit = null } = player?.reserves.gold ?? {};
  const rest = Math.max(0, gold - put);
  const kept = limit === null ? rest : Math.min(rest, Math.max(0, limit - amount));
  return { kept, lost: rest - kept };
}

/** "1.67". */
export const mean = (number: number): string =>
  new Intl.NumberFormat(settings.language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
    number,
  );

/** "+0.33", "−0.17". */
export const change = (number: number): string =>
  new Intl.NumberFormat(settings.language, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    signDisplay: 'always',
  })
    .format(number)
    .replace('-', '−');

/** The colour of a change. */
export const toneOf = (number: number): string => (number < 0 ? 'text-loss' : 'text-gain');

/** "+3", "−1". */
export const signed = (number: number): string => `${number < 0 ? '−' : '+'}${Math.abs(number)}`;

/** "31 %", "2.8 %". */
export const percent = (share: number): string =>
  new Intl.NumberFormat(settings.language, { style: 'percent', maximumSignificantDigits: 2 }).format(share);

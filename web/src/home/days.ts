/** The dice of the day in words. */
import type { Day } from '../lib/protocol';
import { t } from '../lib/text.svelte';

/** How one stands on a day: the place among those who finished, or how many these are. */
export function dayStanding({ entries, table, finished }: Day): string {
  const mine = entries.find((entry) => entry.mine);
  if (mine) return t('day-mine', { points: mine.score, place: mine.place, count: entries.length });
  if (table && !finished) return t('day-begun');
  return t('day-players', { count: entries.length });
}

export function playWord({ table, finished }: Day): string {
  return t(finished ? 'day-again' : table ? 'day-go-on' : 'day-play');
}

/** How long the dice of today are rolled. */
export function daysLeft(seconds: number): string {
  const minutes = Math.max(1, Math.floor(seconds / 60));
  return minutes < 60
    ? t('day-left-minutes', { minutes })
    : t('day-left-hours', { hours: Math.floor(minutes / 60) });
}

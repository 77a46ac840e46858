/** What the list of one's tables says of each. */
import type { TableInfo } from '../lib/protocol';
import type { Result } from '../lib/results';
import { t } from '../lib/text.svelte';

export const isWaiting = (table: TableInfo): boolean => table.my_turn && table.status === 'playing';

/** Whose turn it is, or that it is over. */
export function status(table: TableInfo): string {
  if (table.status === 'open')
    return t('table-open', { count: table.seats.filter((seat) => seat.kind === 'open').length });
  if (table.status === 'over') return t('table-over');
  if (table.my_turn) return t('your-turn');
  const who = table.seats.find((seat) => seat.waiting);
  return who ? t('table-waits', { name: who.name }) : t('table-running');
}

function since(table: TableInfo): string {
  const minutes = Math.max(0, Math.round((table.now - table.updated) / 60));
  if (minutes < 1) return t('since-now');
  if (minutes < 60) return t('since-minutes', { count: minutes });
  if (minutes < 60 * 48) return t('since-hours', { count: Math.round(minutes / 60) });
  return t('since-days', { count: Math.round(minutes / 1440) });
}

/** The round and since when; of a finished game the scores instead of the round. */
export function detail(table: TableInfo, result: Result | undefined): string {
  if (table.status === 'over')
    return [result?.scores.map(String).join(' : ') ?? '', since(table)].filter(Boolean).join(', ');
  return [table.round ? t('round-number', { round: table.round }) : '', since(table)]
    .filter(Boolean)
    .join(', ');
}

/** Tables that begin from another one; each leads to its page. */
import { api } from '../lib/api';
import { storedLevels } from '../lib/levels';
import type { NewTable, State } from '../lib/protocol';
import { go } from '../lib/route.svelte';

const goTo = (made: NewTable) => go(`/t/${made.table.id}`);

/** The same table again; `level`: with bots of another strength. */
export async function rematch({ table, mine }: State, level: string | null = null): Promise<void> {
  if (level) storedLevels.store(table.game, level);
  const seats = mine.map((one) => one.seat);
  goTo(await api.rematch(table.id, seats, level));
}

/** Copy a moment into a table of one's own, where all chairs are played from this screen. */
export async function tryLine(table: string, move: number): Promise<void> {
  goTo(await api.open(await api.record(table), move));
}

/** The guided first game. */
export async function learn(game: string): Promise<void> {
  goTo(await api.learn(game));
}

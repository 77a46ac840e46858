/** Tables that begin from another one; each leads to its page. */
import { usual } from '../home/cards';
import { api } from '../lib/api';
import { hintedTables } from '../lib/hinted';
import { storedLevels, type Step } from '../lib/levels';
import { storedHidden } from '../home/hidden';
import type { GameInfo, NewTable, State, TableInfo } from '../lib/protocol';
import { go } from '../lib/route.svelte';

const goTo = (made: NewTable) => go(`/t/${made.table.id}`);

/** The same table again; `hints`: with a hint at the beginning of each own turn. */
export async function rematch(
  { table, mine }: State,
  bot: string | null = null,
  hints = false,
): Promise<void> {
  const seats = mine.map((one) => one.seat);
  const made = await api.rematch(table.id, seats, bot);
  hintedTables.set(made.table.id, hints);
  goTo(made);
}

/** The same game at another level. */
export async function playStep(state: State, info: GameInfo, { bot, options }: Step): Promise<void> {
  if (!bot) goTo(await api.play({ game: info.name, players: 1, options }));
  else {
    storedLevels.store(info, bot);
    await rematch(state, bot);
  }
}

/** Copy a moment into a try-out of one's own, where all chairs are played from this screen. */
export async function tryLine({ id, name }: Pick<TableInfo, 'id' | 'name'>, move: number): Promise<void> {
  goTo(await api.open(await api.record(id), move, { tried: id, name }));
}

/** End a try-out, and list it no more. */
export async function throwAway({ id, status }: Pick<TableInfo, 'id' | 'status'>): Promise<void> {
  if (status === 'playing') await api.end(id);
  storedHidden.store([...storedHidden.all(), id]);
}

/** A lesson of a game. */
export async function learn(game: string, lesson = 1): Promise<void> {
  goTo(await api.learn(game, lesson));
}

/** A free game, as the front page begins it. */
export async function playAgain(info: GameInfo): Promise<void> {
  goTo(await api.play(usual(info, storedLevels.of(info))));
}

/** Finished games that this browser has seen, for the front page and for comparing with earlier ones. */
import type { State } from './protocol';

export interface Result {
  game: string;
  players: number;
  /** Distinguishes what cannot be compared: the level of a game for one. */
  level: string;
  /** The own seat; -1: somebody who watched. */
  seat: number;
  scores: number[];
  winners: number[];
  /** The bots that played against it. */
  bots?: string[];
  /** The points that somebody alone had to exceed. */
  goal?: number | null;
  when: number;
}

const KEY = 'bottega-results';
const MOST = 300;

export const storedResults = {
  all(): Record<string, Result> {
    try {
      return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Result>;
    } catch {
      return {};
    }
  },
  store(state: State, goal: number | null = null): Result | null {
    if (!state.result || state.table.tried) return null;
    const { table, result } = state;
    const all = this.all();
    const options = table.options as { level?: string; ghosts?: string[] };
    const stored: Result = {
      game: table.game,
      players: table.players,
      level: options.level ?? options.ghosts?.join() ?? '',
      seat: state.mine[0]?.seat ?? -1,
      scores: result.scores,
      winners: result.winners,
      bots: table.seats.flatMap((seat) => seat.bot ?? []),
      goal,
      when: table.updated,
    };
    all[table.id] = stored;
    try {
      localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(Object.entries(all).slice(-MOST))));
    } catch {
      // storage is forbidden: nothing can be compared later
    }
    return stored;
  },
  /** The own points in earlier games like this one, oldest first. */
  earlier(table: string): number[] {
    const all = this.all();
    const now = all[table];
    if (!now || now.seat < 0) return [];
    return Object.entries(all)
      .filter(
        ([id, one]) =>
          id !== table &&
          one.game === now.game &&
          one.players === now.players &&
          one.level === now.level &&
          one.seat >= 0 &&
          one.when <= now.when,
      )
      .sort(([, a], [, b]) => a.when - b.when)
      .map(([, one]) => one.scores[one.seat] ?? 0);
  },
};

/** How strong the bots are that a person plays against: gentle ones in the first game of a kind, then as was chosen. */
import type { GameInfo, State } from './protocol';
import { storedResults } from './results';

const KEY = 'bottega-levels';

function all(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

export const storedLevels = {
  /** The level of the bots in the next game: the chosen one, or the weakest until a game has been finished. */
  of(game: GameInfo): string | null {
    const chosen = all()[game.name];
    if (chosen && game.levels.includes(chosen)) return chosen;
    const finished = Object.values(storedResults.all()).some(
      (one) => one.game === game.name && one.seat >= 0,
    );
    return game.levels[finished ? 1 : 0] ?? null;
  },
  store(game: string, level: string): void {
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: level }));
    } catch {
      // storage is forbidden: the level holds for this game
    }
  },
};

/** The levels one step easier and one step harder than the bots of a table; null: there is none. */
export function nextLevels(
  levels: string[],
  seats: State['table']['seats'],
): { easier: string | null; harder: string | null } {
  const at = seats.flatMap((seat) => (seat.bot ? [levels.indexOf(seat.bot)] : []));
  if (!at.length || at.includes(-1)) return { easier: null, harder: null };
  return {
    easier: levels[Math.max(...at) - 1] ?? null,
    harder: levels[Math.max(...at) + 1] ?? null,
  };
}

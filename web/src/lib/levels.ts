/** How strong the bots are that a person plays against: gentle ones first, then as the games went or as was chosen. */
import type { GameInfo, OptionInfo, State } from './protocol';
import { storedResults, type Result } from './results';

const KEY = 'bottega-levels';

/** A level that was chosen, and the last finished game then: what happens in later ones changes it. */
interface Chosen {
  level: string;
  after: string | null;
}

function all(): Record<string, Chosen | string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Chosen | string>;
  } catch {
    return {};
  }
}

export type Outcome = 'won' | 'lost' | 'badly lost';

/** How a game went for the own seat: badly if more than a third was missing; null: one has not played. */
export function outcomeOf({
  seat,
  scores,
  winners,
  goal,
}: Pick<Result, 'seat' | 'scores' | 'winners' | 'goal'>): Outcome | null {
  if (seat < 0) return null;
  if (winners.includes(seat)) return 'won';
  const best = Math.max(goal ?? 0, ...winners.map((one) => scores[one] ?? 0));
  return 3 * (scores[seat] ?? 0) < 2 * best ? 'badly lost' : 'lost';
}

/** A level some steps further; the same at both ends. */
const moved = (levels: string[], level: string, steps: number): string =>
  levels[Math.max(0, Math.min(levels.length - 1, levels.indexOf(level) + steps))]!;

/** The strongest of some bots; null if there is none, or one without a level. */
function strongest(levels: string[], bots: string[]): string | null {
  const at = bots.map((bot) => levels.indexOf(bot));
  return at.length && !at.includes(-1) ? levels[Math.max(...at)]! : null;
}

/** The last finished game against bots with a level. */
function lastGame({ name, levels }: GameInfo): { id: string; result: Result; level: string } | null {
  const found = Object.entries(storedResults.all()).flatMap(([id, result]) => {
    const level = strongest(levels, result.bots ?? []);
    return level && result.game === name && result.seat >= 0 ? [{ id, result, level }] : [];
  });
  return found.sort((a, b) => a.result.when - b.result.when).at(-1) ?? null;
}

export const storedLevels = {
  /**
   * The level of the bots in the next game: the weakest at first, then one more than was beaten, and one less than what
   * was lost to badly. A level that was chosen holds until a game was finished after it.
   */
  of(game: GameInfo): string | null {
    const { levels } = game;
    const stored = all()[game.name];
    const chosen = typeof stored === 'string' ? { level: stored, after: null } : stored;
    const last = lastGame(game);
    if (chosen && levels.includes(chosen.level) && chosen.after === (last?.id ?? null)) return chosen.level;
    if (!last) return levels[0] ?? null;
    const outcome = outcomeOf(last.result);
    return moved(levels, last.level, outcome === 'won' ? 1 : outcome === 'lost' ? 0 : -1);
  },
  store(game: GameInfo, level: string): void {
    const chosen: Chosen = { level, after: lastGame(game)?.id ?? null };
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...all(), [game.name]: chosen }));
    } catch {
      // storage is forbidden: the level holds for this game
    }
  },
};

/** The same game at another level: of its bots or, alone, of an option. */
export interface Step {
  /** What the level is called. */
  label: string;
  bot: string | null;
  options: Record<string, unknown>;
}

const levelOption = (options: OptionInfo[], value: unknown): OptionInfo | undefined =>
  options.find((one) => one.alone && one.choices.some((choice) => choice.value === value));

/** What a table could be played at next: one step easier, and one step harder; null: there is none. */
export function nextLevels(
  { levels, bots, options }: GameInfo,
  { seats, options: set }: State['table'],
): { easier: Step | null; harder: Step | null } {
  const steps = (level: string, all: string[], make: (level: string) => Step) => {
    const at = all.indexOf(level);
    const [easier, harder] = [all[at - 1], all[at + 1]];
    return { easier: easier ? make(easier) : null, harder: harder ? make(harder) : null };
  };
  const opponents = seats.flatMap((seat) => seat.bot ?? []);
  const level = strongest(levels, opponents);
  if (level)
    return steps(level, levels, (bot) => ({
      label: bots.find((one) => one.value === bot)?.label ?? bot,
      bot,
      options: set,
    }));
  if (!opponents.length)
    for (const [name, value] of Object.entries(set)) {
      const one = Array.isArray(value) && value.length === 1 ? (value as unknown[])[0] : value;
      const option = levelOption(options, one);
      if (option?.name !== name) continue;
      const values = option.choices.map((choice) => choice.value);
      return steps(one as string, values, (level) => ({
        label: option.choices.find((choice) => choice.value === level)!.label,
        bot: null,
        options: { ...set, [name]: Array.isArray(value) ? [level] : level },
      }));
    }
  return { easier: null, harder: null };
}

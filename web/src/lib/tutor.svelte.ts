/**
 * What this browser has learned: which lesson of a game was ended last, and what was met since. In the first free game
 * after a lesson a line tells of each new thing the first time that it can be done.
 */
import type { ActionInfo, NotYetInfo } from './protocol';

const KEY = 'bottega-lessons';

interface Learned {
  /** The lesson that was ended last. */
  lesson: number;
  /** What has been told of since. */
  met: string[];
  /** Whether new things are told of. */
  on: boolean;
}

function stored(): Record<string, Learned> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Learned>;
  } catch {
    return {};
  }
}

class Tutor {
  private games: Record<string, Learned> = $state.raw(stored());

  /** The lesson of a game that was ended last; 0: none. */
  lesson(game: string): number {
    return this.games[game]?.lesson ?? 0;
  }

  /** Whether new things of the game are told of. */
  isOn(game: string): boolean {
    return this.games[game]?.on ?? false;
  }

  ended(game: string, lesson: number): void {
    this.set(game, { lesson: Math.max(lesson, this.lesson(game)), met: [], on: true });
  }

  meet(game: string, id: string): void {
    const now = this.games[game];
    if (now && !now.met.includes(id)) this.set(game, { ...now, met: [...now.met, id] });
  }

  /** From now on nothing more is told. */
  stop(game: string): void {
    const now = this.games[game];
    if (now?.on) this.set(game, { ...now, on: false });
  }

  /** What can be done now that is new: the first of it. */
  news(game: string, things: NotYetInfo[], actions: ActionInfo[]): NotYetInfo | undefined {
    const met = this.games[game]?.met ?? [];
    if (!this.isOn(game)) return undefined;
    return things.find(
      ({ id, does }) =>
        !met.includes(id) && actions.some((one) => does.some((start) => one.notation.startsWith(start))),
    );
  }

  private set(game: string, learned: Learned): void {
    this.games = { ...this.games, [game]: learned };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.games));
    } catch {
      // storage is forbidden: it counts for this visit
    }
  }
}

export const tutor = new Tutor();

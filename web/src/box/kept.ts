/** What an owner has said of a game's box, kept by this browser: so one can go on another day. */
import type { BoxAnswer } from '../lib/protocol';

export interface KeptBox {
  answers: BoxAnswer[];
  /** Places that could not be found in the box. */
  skipped: string[];
  /** The content to play with; null: nothing differs yet. */
  content: Record<string, unknown> | null;
}

const KEY = 'bottega-box';

export const placeOf = (one: { table: string; row: string; column: string }): string =>
  `${one.table}/${one.row}/${one.column}`;

export const keptBox = {
  of(game: string): KeptBox {
    const none = { answers: [], skipped: [], content: null };
    try {
      return { ...none, ...(JSON.parse(localStorage.getItem(`${KEY}-${game}`) ?? '{}') as Partial<KeptBox>) };
    } catch {
      return none;
    }
  },
  keep(game: string, box: KeptBox): void {
    try {
      localStorage.setItem(`${KEY}-${game}`, JSON.stringify(box));
    } catch {
      // storage is forbidden: the file can still be saved
    }
  },
};

/** What an owner has said of a game's box, kept by this browser: so one can go on another day. */
import type { BoxAnswer } from '../lib/protocol';

export interface StoredBox {
  answers: BoxAnswer[];
  /** Places that could not be found in the box. */
  skipped: string[];
  /** The content to play with; null: nothing differs yet. */
  content: Record<string, unknown> | null;
}

const KEY = 'bottega-box';

export const placeOf = (one: { table: string; row: string; column: string }): string =>
  `${one.table}/${one.row}/${one.column}`;

export const storedBox = {
  of(game: string): StoredBox {
    const none = { answers: [], skipped: [], content: null };
    try {
      return {
        ...none,
        ...(JSON.parse(localStorage.getItem(`${KEY}-${game}`) ?? '{}') as Partial<StoredBox>),
      };
    } catch {
      return none;
    }
  },
  store(game: string, box: StoredBox): void {
    try {
      localStorage.setItem(`${KEY}-${game}`, JSON.stringify(box));
    } catch {
      // storage is forbidden: the file can still be saved
    }
  },
};

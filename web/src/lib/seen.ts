/** How far this browser has followed each table: a number for each, kept for the last ones. */

const MOST = 200;

class Followed {
  constructor(private readonly key: string) {}

  of(table: string): number | null {
    return this.all()[table] ?? null;
  }

  store(table: string, number: number): void {
    const { [table]: _, ...others } = this.all();
    try {
      const stored = Object.entries({ ...others, [table]: number }).slice(-MOST);
      localStorage.setItem(this.key, JSON.stringify(Object.fromEntries(stored)));
    } catch {
      // storage is forbidden: it is forgotten
    }
  }

  private all(): Record<string, number> {
    try {
      return JSON.parse(localStorage.getItem(this.key) ?? '{}') as Record<string, number>;
    } catch {
      return {};
    }
  }
}

/** The moves that were shown, to tell what has happened since. */
export const seenMoves = new Followed('bottega-seen');

/** The last line of the chat that was read. */
export const readChat = new Followed('bottega-read');

/** The lesson that has ended at a table, and of which was told. */
export const taughtAt = new Followed('bottega-taught');

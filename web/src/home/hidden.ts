/** The tables that a person has hidden, by id. */
const KEY = 'bottega-hidden';
const MOST = 500;

export const storedHidden = {
  all(): string[] {
    try {
      return JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[];
    } catch {
      return [];
    }
  },
  store(tables: string[]): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(tables.slice(-MOST)));
    } catch {
      // storage is forbidden: hidden for this visit
    }
  },
};

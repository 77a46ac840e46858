/** The tables at which a hint is shown at the beginning of each own turn. */
const KEY = 'bottega-hints';
const MOST = 50;

function all(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[];
  } catch {
    return [];
  }
}

export const hintedTables = {
  has: (table: string): boolean => all().includes(table),
  set(table: string, on: boolean): void {
    const others = all().filter((one) => one !== table);
    try {
      localStorage.setItem(KEY, JSON.stringify((on ? [...others, table] : others).slice(-MOST)));
    } catch {
      // storage is forbidden: hints are asked for by hand
    }
  },
};

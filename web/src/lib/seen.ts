/** How many moves of each table this browser has shown, to tell what has happened since. */

const KEY = 'bottega-seen';
const MOST = 200;

function all(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

export const keptSeen = {
  of: (table: string): number | null => all()[table] ?? null,
  keep(table: string, moves: number): void {
    const { [table]: _, ...others } = all();
    try {
      const kept = Object.entries({ ...others, [table]: moves }).slice(-MOST);
      localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
    } catch {
      // storage is forbidden: nothing is played back
    }
  },
};

/** The lines of the log as turns: what one player did in a row is one line that can be opened. */

export interface Told {
  line: { number: number; seat: number };
}

export interface Turn<Entry extends Told> {
  /** The number of its oldest line: it stays while the turn grows. */
  key: number;
  seat: number;
  /** Newest first, as the log is. One entry is shown as it is. */
  entries: Entry[];
}

/** A turn has at least so many lines; fewer are shown as they are. */
const SHORTEST = 2;

/** Entries come newest first; headings, dice and what concerns nobody stand alone. */
export function turnsOf<Entry extends Told>(
  entries: Entry[],
  standsAlone: (entry: Entry) => boolean,
): Turn<Entry>[] {
  const runs: Turn<Entry>[] = [];
  let open = false;
  for (const entry of entries) {
    const last = runs.at(-1);
    const { seat, number } = entry.line;
    if (open && last?.seat === seat && !standsAlone(entry)) {
      last.entries.push(entry);
      last.key = number;
    } else {
      runs.push({ key: number, seat, entries: [entry] });
    }
    open = seat >= 0 && !standsAlone(entry);
  }
  return runs.flatMap((run) =>
    run.entries.length >= SHORTEST
      ? [run]
      : run.entries.map((entry) => ({ key: entry.line.number, seat: run.seat, entries: [entry] })),
  );
}

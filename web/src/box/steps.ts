/** What is looked at together: a die, a card, a house with all of its values, or small things of one kind. */
import type { BoxCell, BoxRow } from '../lib/protocol';
import { placeOf } from './stored';

/** A value of which nobody has seen what is printed. */
export interface Place {
  row: BoxRow;
  cell: BoxCell;
  place: string;
}

/** So many things with one value each are looked at together. */
const TOGETHER = 8;

export function stepsOf(rows: BoxRow[]): Place[][] {
  const steps: Place[][] = [];
  for (const row of rows) {
    const open = row.cells
      .filter((cell) => cell.open)
      .map((cell) => ({
        row,
        cell,
        place: placeOf({ table: row.table, row: row.row, column: cell.column }),
      }));
    const last = steps.at(-1);
    const joins =
      open.length === 1 &&
      last?.[0]?.row.table === row.table &&
      last.length < TOGETHER &&
      new Set(last.map((one) => one.row)).size === last.length;
    if (joins) last.push(...open);
    else if (open.length) steps.push(open);
  }
  return steps;
}

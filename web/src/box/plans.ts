/** Rough plans of the sheets, boards and cards of the boxes, with the place of a row or of a value in colour. */
import type { BoxRow } from '../lib/protocol';

export const WIDTH = 320;

/** A value in words. */
export type Say = (value: unknown) => string;

/** A rectangle of a plan. */
export interface Spot {
  x: number;
  y: number;
  wide: number;
  high: number;
  here: boolean;
  /** A sign of the page, or a few letters. */
  icon?: string;
  text?: string;
}

export interface Plan {
  high: number;
  spots: Spot[];
  /** Names on the plan. */
  words: { x: number; y: number; text: string }[];
  /** The plan shows the value itself, not only where its row is. */
  exact?: boolean;
}

const value = (row: BoxRow, column: string): unknown =>
  row.cells.find((cell) => cell.column === column)?.value;

/** The same as letters; nothing if there is no such value. */
function letters(row: BoxRow, column: string): string {
  const found = value(row, column);
  return typeof found === 'string' || typeof found === 'number' ? String(found) : '';
}

/** Some rectangles in a row; `at` is the one in colour. */
function line(x: number, y: number, wide: number, high: number, count: number, at: number, gap = 4): Spot[] {
  const each = (wide - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, index) => ({
    x: x + index * (each + gap),
    y,
    wide: each,
    high,
    here: index === at,
  }));
}

/** Which of the rows with the same value in a column this one is. */
const among = (rows: BoxRow[], row: BoxRow, column: string): number =>
  rows
    .filter((one) => one.table === row.table && value(one, column) === value(row, column))
    .findIndex((one) => one.row === row.row);

const TRACKS = ['captain', 'bishop', 'preacher'];

/** The sheet of the Dice Game: works, plots, tracks. */
function sheet(row: BoxRow, rows: BoxRow[]): Plan {
  const place = row.table === 'work' ? among(rows, row, 'area') : -1;
  const inside = (area: string) => (value(row, 'area') === area ? place : -1);
  const plot = row.table === 'space' ? Number(row.row) - 1 : -1;
  const track = row.table === 'track' ? TRACKS.indexOf(row.row) : -1;
  return {
    high: 186,
    words: [
      { x: 14, y: 20, text: 'Palazzo' },
      { x: 166, y: 20, text: 'Chiesa' },
      { x: 14, y: 82, text: 'Rione' },
    ],
    spots: [
      ...line(14, 26, 142, 40, 4, inside('palazzo')),
      ...line(166, 26, 140, 40, 4, inside('chiesa')),
      ...line(14, 88, 292, 36, 8, plot),
      ...TRACKS.flatMap((icon, at) => [
        { x: 14, y: 132 + at * 16, wide: 16, high: 13, here: false, icon },
        ...line(36, 132 + at * 16, 180, 13, 10, -1).map((spot) => ({ ...spot, here: at === track })),
      ]),
    ],
  };
}

/** The back of the sheet: the table of the buildings. */
function buildings(row: BoxRow, rows: BoxRow[]): Plan {
  const all = rows.filter((one) => one.table === 'building');
  const half = Math.ceil(all.length / 2);
  return {
    high: 24 + half * 12,
    words: [],
    spots: all.map((one, at) => ({
      x: at < half ? 14 : 166,
      y: 14 + (at % half) * 12,
      wide: 140,
      high: 9,
      here: one === row,
    })),
  };
}

/** The board of the dice: a line for each colour, with three uses between where the die comes from and goes to. */
function diceBoard(row: BoxRow, column: string, rows: BoxRow[]): Plan {
  const dice = rows.filter((one) => one.table === 'die');
  const uses = ['resource', 'track', 'money'];
  const asked = column === 'resources' ? 0 : 1;
  return {
    high: 22 + dice.length * 26,
    words: [],
    spots: dice.flatMap((die, at) => [
      ...line(14, 14 + at * 26, 22, 22, 1, -1),
      ...line(52, 14 + at * 26, 216, 22, 3, die === row ? asked : -1, 8).map((spot, use) => ({
        ...spot,
        icon: use === 2 ? 'fiorini' : letters(die, uses[use]!) || letters(die, 'artist'),
      })),
      ...line(284, 14 + at * 26, 22, 22, 1, -1),
    ]),
  };
}

const CITY: [string, string, number][] = [
  ['novella', 'S. Maria Novella', 3],
  ['lorenzo', 'S. Lorenzo', 2],
  ['battistero', 'Battistero', 2],
  ['duomo', 'Duomo', 8],
  ['vescovile', 'Pal. Vescovile', 2],
  ['signoria', 'Pal. della Signoria', 2],
];

/** The works of the city on the main board, or of a district on a family's board. */
function works(row: BoxRow): Plan {
  const place = letters(row, 'place');
  const own = place === 'palazzo' || place === 'chiesa';
  if (own)
    return {
      high: 122,
      words: [
        { x: 14, y: 20, text: 'Palazzo' },
        { x: 166, y: 20, text: 'Chiesa' },
      ],
      spots: [
        ...line(14, 26, 142, 40, 4, -1).map((spot) => ({ ...spot, here: place === 'palazzo' })),
        ...line(166, 26, 140, 40, 4, -1).map((spot) => ({ ...spot, here: place === 'chiesa' })),
        ...line(14, 78, 292, 32, 8, -1),
      ],
    };
  return {
    high: 152,
    words: CITY.map(([, text], at) => ({ x: 14 + (at % 3) * 100, y: 20 + Math.floor(at / 3) * 70, text })),
    spots: CITY.flatMap(([id, , count], at) =>
      Array.from({ length: count }, (_, work) => ({
        x: 14 + (at % 3) * 100 + (work % 4) * 23,
        y: 26 + Math.floor(at / 3) * 70 + Math.floor(work / 4) * 25,
        wide: 20,
        high: 22,
        here: id === place,
      })),
    ),
  };
}

/** A line of an artist's card: what he is, his price, what he adds by the die, what he adds without it. */
function artist(row: BoxRow, column: string): Plan {
  const columns = ['speciality', 'price', 'face1', 'face2', 'face3', 'face4', 'face5', 'face6', 'after'];
  const shown = [column, 'speciality', 'price'];
  const spots = line(14, 62, 292, 34, columns.length, columns.indexOf(column)).map((spot, at) => ({
    ...spot,
    text: shown.includes(columns[at]!) ? letters(row, columns[at]!) : '',
  }));
  return {
    high: 112,
    words: [
      { x: 16, y: 30, text: row.row.replace(/, [ASP]$/, '') },
      ...spots
        .slice(2, 8)
        .map((spot, at) => ({ x: spot.x + spot.wide / 2 - 4, y: 56, text: String(at + 1) })),
    ],
    spots,
    exact: true,
  };
}

/** A captain's card: three rows, each with a price and what it gives. */
function captain(row: BoxRow, column: string, _: BoxRow[], say: Say): Plan {
  const told = (one: string) => ({
    here: one === column,
    text: one === column || one === 'price1' ? say(value(row, one)) : '',
  });
  const rows = [1, 2, 3].filter((number) => value(row, `row${number}`) !== undefined);
  return {
    high: 48 + rows.length * 36,
    words: [{ x: 16, y: 30, text: row.row }],
    spots: rows.flatMap((number, at) => [
      { x: 14, y: 42 + at * 36, wide: 90, high: 30, ...told(`price${number}`) },
      { x: 110, y: 42 + at * 36, wide: 196, high: 30, ...told(`row${number}`) },
    ]),
    exact: true,
  };
}

/** The table of a ghost's actions: eight spaces. */
const ghost = (row: BoxRow): Plan => ({
  high: 76,
  words: [],
  spots: line(14, 16, 292, 44, 8, Number(row.row) - 1).map((spot, at) => ({ ...spot, text: String(at + 1) })),
  exact: true,
});

const PLANS: Record<string, (row: BoxRow, column: string, rows: BoxRow[], say: Say) => Plan> = {
  'florenza-dice/work': (row, _, rows) => sheet(row, rows),
  'florenza-dice/space': (row, _, rows) => sheet(row, rows),
  'florenza-dice/track': (row, _, rows) => sheet(row, rows),
  'florenza-dice/building': (row, _, rows) => buildings(row, rows),
  'florenza-dice/die': diceBoard,
  'florenza/artwork': works,
  'florenza/skill': artist,
  'florenza/captain': captain,
  'florenza/ghost_action': ghost,
};

/** Where a value is printed; null if its card or tile has only that. */
export const planOf = (game: string, row: BoxRow, column: string, rows: BoxRow[], say: Say): Plan | null =>
  PLANS[`${game}/${row.table}`]?.(row, column, rows, say) ?? null;

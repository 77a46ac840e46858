/**
 * The houses of the street, drawn on 80 by 56 units with the ground at 54. The twelve workshops are put together from
 * parts: roof, front and the sign of their trade; the others are drawn one by one. A building that has no drawing of its
 * own gets a plain house. Each has three surfaces for the washes (roof, wall, opening) and the lines on top.
 */

export interface House {
  roof: string;
  wall: string;
  door: string;
  lines: string;
  /** The sign of the trade: an icon with its place and size, and what it is painted on. */
  sign?: { icon: string; x: number; y: number; size: number; on: 'board' | 'ring' | 'wall' };
}

interface Part {
  roof: string;
  wall: string;
  lines: string;
}

const ROOFS: Part[] = [
  // a gable with a chimney
  { roof: 'M10 25 40 9l30 16z', wall: 'M14 54V25h52v29z', lines: 'M57 18v-8h5v10.5M18 25l22-12 22 12' },
  // a hipped roof with rows of tiles
  {
    roof: 'M8 26 26 11h28l18 15z',
    wall: 'M13 54V26h54v28z',
    lines: 'M19 26l11-15M61 26 50 11M14 21h52M20 16h40M36 11V6h6v5',
  },
  // two gables side by side
  {
    roof: 'M9 26 25 12l15 14 15-14 16 14z',
    wall: 'M13 54V26h54v28z',
    lines: 'M22 26l3-6 3 6M52 26l3-6 3 6M40 26v6',
  },
  // a steep gable with a hoist
  { roof: 'M16 27 40 5l24 22z', wall: 'M20 54V27h40v27z', lines: 'M40 5V2M36 19h8v8h-8zM60 24h7v4M67 28v6' },
  // a long low roof over a lean-to
  { roof: 'M6 30 16 16h50l8 14z', wall: 'M11 54V30h58v24z', lines: 'M11 25h59M14 20.5h54M22 16v-5h5v5' },
  // a tower beside the house
  {
    roof: 'M8 28 26 16l18 12zM46 14l11-9 11 9z',
    wall: 'M12 54V28h36V14h18v40z',
    lines: 'M48 28v26M53 24v-5c0-3 8-3 8 0v5zM48 30h18',
  },
];

const FRONTS: { door: string; lines: string; sign: [number, number] }[] = [
  { door: 'M31 54V41c0-4 3-7 8-7s8 3 8 7v13z', lines: 'M20 41v-7h6v7zM20 48h6', sign: [52, 30] },
  { door: 'M20 54V38h18v16z', lines: 'M18 38h22M20 43h18M29 38v16', sign: [46, 31] },
  {
    door: 'M19 54V44h10v10zM51 54V44h10v10z',
    lines: 'M19 44c0-5 10-5 10 0M51 44c0-5 10-5 10 0',
    sign: [33, 34],
  },
  // for the narrow house
  { door: 'M24 54V42c0-4 2.5-6 6-6s6 2 6 6v12z', lines: 'M42 52h14', sign: [42, 35] },
  { door: 'M42 54V40h13v14z', lines: 'M40 40h17M48.5 40v14', sign: [24, 34] },
];

/** Which roof and which front each workshop has; the second six are the masters', with a sign in a ring. */
// prettier-ignore
const WORKSHOPS: [number, number][] = [
  [0, 1], [1, 0], [3, 3], [2, 2], [4, 1], [5, 0],
  [1, 1], [2, 1], [5, 1], [0, 2], [3, 4], [4, 0],
];

/** A house for a trade; `sign` is the icon of what it makes or deals in. */
export function workshop(roofAt: number, frontAt: number, sign: string | null, on: 'board' | 'ring'): House {
  const roof = ROOFS[roofAt]!;
  const front = FRONTS[frontAt]!;
  const [x, y] = roofAt === TOWER ? [50.5, 37] : front.sign;
  return {
    roof: roof.roof,
    wall: roof.wall,
    door: fit(roofAt, front.door),
    lines: `${roof.lines} ${fit(roofAt, front.lines)}`,
    sign: sign ? { icon: sign, x, y, size: 13, on } : undefined,
  };
}

/** The house with the tower has its front on the left. */
const TOWER = 5;

function fit(roof: number, path: string): string {
  return roof === TOWER ? path.replace(/M(-?[\d.]+)/g, (_, x: string) => `M${Number(x) - 6}`) : path;
}

const SINGLE: House[] = [
  // 13 Casa
  {
    roof: 'M14 28 40 10l26 18z',
    wall: 'M19 54V28h42v26z',
    door: 'M35 54V42c0-3 2-5 5-5s5 2 5 5v12z',
    lines:
      'M25 40v-6h6v6zM49 40v-6h6v6zM28 34v6M52 34v6M54 18v-8h5v11M22 50h7c0 3-7 3-7 0zM51 50h7c0 3-7 3-7 0zM40 19a2.5 2.5 0 1 0 .1 0z',
  },
  // 14 Mercatante: an awning over the goods
  {
    roof: 'M10 34h60l-5-10H15z',
    wall: 'M14 54V12h52v42z',
    door: 'M20 54V40h40v14z',
    lines:
      'M14 12h52M11 12V8h58v4M20 34l2-10M30 34l1-10M40 34V24M50 34l-1-10M60 34l-2-10M10 34c2 4 8 4 10 0 2 4 8 4 10 0 2 4 8 4 10 0 2 4 8 4 10 0 2 4 8 4 10 0 2 4 8 4 10 0M22 20v-4h7v4zM36 20v-4h8v4zM51 20v-4h7v4zM24 54v-6h9v6M38 54c0-7 10-7 10 0M52 54v-8h6',
  },
  // 15 Convento: a bell gable and a cloister
  {
    roof: 'M6 32h46v-5H6zM52 16l9-9 9 9z',
    wall: 'M10 54V32h42V16h18v38z',
    door: 'M14 54V42c0-5 8-5 8 0v12zM26 54V42c0-5 8-5 8 0v12zM38 54V42c0-5 8-5 8 0v12z',
    lines: 'M52 32v22M61 7V2M59 4h4M57 30v-7c0-4 8-4 8 0v7zM61 24v3M52 33h18M58 42h6v7h-6z',
  },
  // 16 Taverna: a cask before the door, a wreath over it
  {
    roof: 'M8 27 22 13h36l14 14z',
    wall: 'M12 54V27h56v27z',
    door: 'M22 54V40h12v14z',
    lines:
      'M13 22h54M18 17.5h44M22 40c0-4 12-4 12 0M42 42v-8h9v8zM56 42v-8h7v8zM46.5 34v8M44 54c-2-4-2-6 0-10h10c2 4 2 6 0 10zM43 47h12M43 51h12M28 29a3 3 0 1 0 .1 0zM59 13V8h5v8',
  },
  // 17 Cambiavalute: three arches and a bench with coins
  {
    roof: 'M8 20V14h64v6z',
    wall: 'M12 54V20h56v34z',
    door: 'M16 54V36c0-7 13-7 13 0v18zM33.5 54V36c0-7 13-7 13 0v18zM51 54V36c0-7 13-7 13 0v18z',
    lines: 'M12 26h56M20 14l20-8 20 8M16 44h13M33.5 44h13M51 44h13M21 42h3M38 42h4M56 42h3',
    sign: { icon: 'fiorini', x: 35, y: 7, size: 9, on: 'wall' },
  },
  // 18 Bottega: a great window, compasses on the sign
  {
    roof: 'M10 24 40 8l30 16z',
    wall: 'M14 54V24h52v30z',
    door: 'M20 54V40h10v14z',
    lines: 'M20 40c0-5 10-5 10 0M36 50V36h24v14zM36 43h24M44 36v14M52 36v14M34 52h28M22 24l18-9 18 9',
    sign: { icon: 'architect', x: 18, y: 25.5, size: 12, on: 'wall' },
  },
  // 19 Fondaco: a warehouse with a wide gate and crates
  {
    roof: 'M6 28 40 12l34 16z',
    wall: 'M10 54V28h60v26z',
    door: 'M28 54V42c0-8 24-8 24 0v12z',
    lines: 'M40 36v18M16 40v-6h7v6zM57 40v-6h7v6zM14 54v-7h8v7M18 47v7M58 54v-8h9v8M58 50h9M14 28h52',
    sign: { icon: 'spare', x: 34.5, y: 22, size: 11, on: 'board' },
  },
  // 20 Zecca: a strong tower with battlements
  {
    roof: 'M22 14V6h6v4h6V6h6v4h6V6h6v4h0V6h6v8z',
    wall: 'M10 54V30h14V14h32v16h14v24z',
    door: 'M34 54V43c0-4 2.5-6 6-6s6 2 6 6v11z',
    lines:
      'M24 30v24M56 30v24M10 30v-4h4v2h4v-2h4v2M70 30v-4h-4v2h-4v-2h-4v2M15 42v-6h4v6zM61 42v-6h4v6zM26 47h6M48 47h6M26 51h6M48 51h6',
    sign: { icon: 'star', x: 32, y: 17, size: 16, on: 'wall' },
  },
  // 21 Biblioteca
  {
    roof: 'M9 22V16h62v6z',
    wall: 'M12 54V22h56v32z',
    door: 'M34 54V42h12v12z',
    lines:
      'M18 54V36c0-5 9-5 9 0v18M53 54V36c0-5 9-5 9 0v18M12 28h56M22 16V9h36v7M26 16v-6M30 16v-5M35 16v-6M40 16V9M45 16v-5M50 16v-6M54 16v-5M34 38c0-5 12-5 12 0',
  },
  // 22 Palagio: three floors of rustic stone under a deep cornice
  {
    roof: 'M7 12V6h66v6z',
    wall: 'M11 54V12h58v42z',
    door: 'M34 54V44c0-4 2-6 6-6s6 2 6 6v10z',
    lines:
      'M11 24h58M11 37h58M17 22v-4c0-3 6-3 6 0v4zM28 22v-4c0-3 6-3 6 0v4zM46 22v-4c0-3 6-3 6 0v4zM57 22v-4c0-3 6-3 6 0v4zM17 35v-5c0-3 6-3 6 0v5zM28 35v-5c0-3 6-3 6 0v5zM46 35v-5c0-3 6-3 6 0v5zM57 35v-5c0-3 6-3 6 0v5zM37 22v-5h6v5zM37 35v-6h6v6zM16 42h8M28 42h3M56 42h8M14 47h8M58 47h8M16 51h6M60 51h6',
  },
  // 23 Ospedale: a loggia with roundels
  {
    roof: 'M6 22 12 12h56l6 10z',
    wall: 'M8 54V22h64v32z',
    door: 'M11 54V42c0-6 10-6 10 0v12zM23 54V42c0-6 10-6 10 0v12zM35 54V42c0-6 10-6 10 0v12zM47 54V42c0-6 10-6 10 0v12zM59 54V42c0-6 10-6 10 0v12z',
    lines:
      'M8 28h64M10 17h60M22 30.5a2.2 2.2 0 1 0 .1 0zM34 30.5a2.2 2.2 0 1 0 .1 0zM46 30.5a2.2 2.2 0 1 0 .1 0zM58 30.5a2.2 2.2 0 1 0 .1 0zM14 26v-2h4v2M38 26v-2h4v2M62 26v-2h4v2M40 12V6M37.5 8h5',
  },
  // 24 Battistero: eight sides under a tent
  {
    roof: 'M18 22 40 7l22 15-8 3H26z',
    wall: 'M18 54V22l8 3h28l8-3v32z',
    door: 'M34 54V42c0-4 2.5-6 6-6s6 2 6 6v12z',
    lines:
      'M26 25v29M54 25v29M40 7l-14 18M40 7l14 18M37 7V4h6v3M40 4V1M20 36h4v8h-4zM56 36h4v8h-4zM26 31h28M30 42v-5M50 42v-5M18 30l8 2M62 30l-8 2M18 48l8 1M62 48l-8 1',
  },
  // 25 Cattedrale: dome, nave and campanile
  {
    roof: 'M30 26c0-12 7-18 16-18s16 6 16 18zM4 16l7-9 7 9z',
    wall: 'M24 54V32l6-6h32l10 8v20zM4 54V16h14v38z',
    door: 'M40 54V43c0-4 2.5-6 6-6s6 2 6 6v11z',
    lines:
      'M46 8v18M38 11c-2 4-3 9-3 15M54 11c2 4 3 9 3 15M44 8V4h4v4M46 4V.8M24 32h46M28 46v-6h5v6zM59 46v-6h5v6zM4 28h14M4 40h14M8 25v-4c0-2 6-2 6 0v4zM8 37v-4c0-2 6-2 6 0v4zM46 29a2 2 0 1 0 .1 0z',
  },
];

const PLAIN: House = {
  roof: 'M12 27 40 13l28 14z',
  wall: 'M16 54V27h48v27z',
  door: 'M35 54V40h10v14z',
  lines: 'M23 42v-8h7v8zM50 42v-8h7v8zM26.5 34v8M53.5 34v8M12 27h56',
};

/** The house of a building of the Florenza Dice Game. */
export function house(building: { number: number; resource: string | null }): House {
  const index = building.number - 1;
  const parts = WORKSHOPS[index];
  if (parts) return workshop(...parts, building.resource, index < 6 ? 'board' : 'ring');
  return SINGLE[index - WORKSHOPS.length] ?? PLAIN;
}

/** The houses that are drawn one by one, by the names that other games know too. */
export const BY_NAME: Record<string, House> = Object.fromEntries(
  ['Casa', 'Mercatante', 'Convento', '', 'Cambiavalute', '', '', 'Zecca', 'Biblioteca', 'Palagio'].map(
    (name, at) => [name, SINGLE[at]!],
  ),
);

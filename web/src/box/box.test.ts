import { describe, expect, test } from 'vitest';
import type { BoxRow } from '../lib/protocol';
import { planOf, WIDTH, type Plan } from './plans';
import { stepsOf } from './steps';
import { inWords, wayOf } from './values';

const row = (table: string, name: string, cells: Record<string, unknown> = {}): BoxRow => ({
  table,
  row: name,
  label: name,
  component: 'sheet',
  cells: Object.entries(cells).map(([column, value]) => ({ column, label: column, value, open: true })),
});
const say = (value: unknown) => `said ${String(value)}`;
const here = (plan: Plan | null) => plan!.spots.flatMap((spot, at) => (spot.here ? [at] : []));

/** Nothing is drawn outside of the plan. */
function fits(plan: Plan | null): void {
  for (const spot of plan!.spots) {
    expect(spot.x).toBeGreaterThanOrEqual(0);
    expect(spot.x + spot.wide).toBeLessThanOrEqual(WIDTH + 0.001);
    expect(spot.y + spot.high).toBeLessThanOrEqual(plan!.high);
  }
}

describe('where a value is printed', () => {
  const works = ['a', 'b', 'c', 'd'].map((name) => row('work', name, { area: 'palazzo' }));
  const church = ['e', 'f'].map((name) => row('work', name, { area: 'chiesa' }));

  test('a work of the sheet, by its place in its area', () => {
    const rows = [...works, ...church];
    const plan = planOf('florenza-dice', works[2]!, 'points', rows, say);
    expect(here(plan)).toEqual([2]);
    fits(plan);
    expect(here(planOf('florenza-dice', church[1]!, 'points', rows, say))).toEqual([5]);
  });

  test('a plot and a track', () => {
    expect(here(planOf('florenza-dice', row('space', '3'), 'points', [], say))).toEqual([8 + 2]);
    const track = planOf('florenza-dice', row('track', 'bishop'), 'points', [], say);
    expect(here(track)).toHaveLength(10);
    expect(new Set(here(track).map((at) => track!.spots[at]!.y)).size).toBe(1);
    fits(track);
  });

  test('a building in the table on the back, in two columns', () => {
    const rows = Array.from({ length: 5 }, (_, at) => row('building', `${at}`));
    const plan = planOf('florenza-dice', rows[3]!, 'cost', rows, say)!;
    expect(here(plan)).toEqual([3]);
    expect(plan.spots.map((spot) => spot.x)).toEqual([14, 14, 14, 166, 166]);
    expect(plan.spots[3]!.y).toBe(plan.spots[0]!.y);
    fits(plan);
  });

  test('a use of a die', () => {
    const dice = ['white', 'brown'].map((name) => row('die', name, { resource: 'wood', track: 'captain' }));
    const plan = planOf('florenza-dice', dice[1]!, 'resources', dice, say)!;
    expect(here(plan)).toEqual([6]);
    expect(plan.spots.slice(1, 4).map((spot) => spot.icon)).toEqual(['wood', 'captain', 'fiorini']);
    expect(here(planOf('florenza-dice', dice[1]!, 'steps', dice, say))).toEqual([7]);
    fits(plan);
  });

  test('works of the city and of a district', () => {
    const city = planOf('florenza', row('artwork', 'x', { place: 'duomo' }), 'pp', [], say);
    expect(here(city)).toHaveLength(8);
    fits(city);
    const own = planOf('florenza', row('artwork', 'x', { place: 'chiesa' }), 'pp', [], say);
    expect(here(own)).toEqual([4, 5, 6, 7]);
  });

  test('a number of an artist, which does not tell the others', () => {
    const artist = row('skill', 'Donatello, S', {
      speciality: 'S',
      price: 150,
      face1: 2,
      face2: 3,
      after: 9,
    });
    const plan = planOf('florenza', artist, 'face2', [], say)!;
    expect(plan.spots.map((spot) => spot.text)).toEqual(['S', '150', '', '3', '', '', '', '', '']);
    expect(here(plan)).toEqual([3]);
    expect([plan.exact, plan.words[0]!.text]).toEqual([true, 'Donatello']);
    fits(plan);
  });

  test('a row of a captain, as many as he has', () => {
    const captain = row('captain', 'Farnese', { row1: 'a', price1: 0, row2: 'b', price2: 100 });
    const plan = planOf('florenza', captain, 'row2', [], say)!;
    expect(plan.spots.map((spot) => spot.text)).toEqual(['said 0', '', '', 'said b']);
    expect(here(plan)).toEqual([3]);
    fits(plan);
  });

  test('a space of a ghost', () => {
    expect(here(planOf('florenza', row('ghost_action', '8'), 'x', [], say))).toEqual([7]);
  });

  test('nowhere, if its card has only that', () => {
    expect(planOf('dice-forge', row('card', 'x'), 'price', [], say)).toBeNull();
  });
});

describe('what is looked at together', () => {
  const names = (rows: BoxRow[]) => stepsOf(rows).map((step) => step.map(({ place }) => place));

  test('is a component with all of its open values', () => {
    const house = row('building', 'Taverna', { price: 1, points: 2 });
    house.cells[0]!.open = false;
    expect(names([row('die', 'white', { steps: 1, money: 2 }), house])).toEqual([
      ['die/white/steps', 'die/white/money'],
      ['building/Taverna/points'],
    ]);
  });

  test('or a few of a kind that have only one', () => {
    const ghosts = Array.from({ length: 11 }, (_, at) => row('ghost', `${at}`, { action: at }));
    const rows = [row('track', 'a', { points: 1 }), ...ghosts, row('track', 'b', { points: 1 })];
    expect(names(rows).map((step) => step.length)).toEqual([1, 8, 3, 1]);
  });

  test('nothing of what is known', () => {
    const known = row('die', 'white', { steps: 1 });
    known.cells[0]!.open = false;
    expect(names([known])).toEqual([]);
  });
});

describe('values', () => {
  const names = { wood: 'Wood', gold: 'Gold' };

  test.each([
    [3, '3'],
    [-1, '−1'],
    ['wood', 'Wood'],
    ['stone', 'stone'],
    [[1, 2, 3], '1 2 3'],
    [['wood', 'gold'], 'Wood, Gold'],
    [[], '–'],
    [{}, '–'],
    [{ wood: 2, gold: 1 }, '2 Wood, 1 Gold'],
    [true, 'true'],
  ])('%j is %s', (value, text) => expect(inWords(value, names)).toBe(text));

  test.each([
    [3, [], 'number'],
    ['wood', ['wood', 'gold'], 'word'],
    ['Cupola', [], 'text'],
    ['only', ['only'], 'text'],
    [[1, 2], [], 'numbers'],
    [['wood'], ['wood', 'gold'], 'words'],
    [[], ['wood'], 'words'],
    [[], [], 'written'],
    [['stone'], ['wood'], 'written'],
    [{ wood: 2 }, [], 'amounts'],
    [{ wood: [2] }, [], 'written'],
    [null, [], 'written'],
  ])('%j is put in as one of %j: %s', (value, words, way) => expect(wayOf(value, words)).toBe(way));
});

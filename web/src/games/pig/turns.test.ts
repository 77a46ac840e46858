import { describe, expect, test } from 'vitest';
import { line } from '../../testing/table';
import type { LogLines } from '../board';
import pig, { type View } from './index';
import { readLog } from './turns';

const rolled = (number: number, seat: number, side: number) =>
  line(number, 'rolled', { seat, args: { side } });
const bust = (number: number, seat: number, lost: number) =>
  line(number, 'bust', { seat, args: { side: 1, lost } });
const held = (number: number, seat: number, pot: number) => line(number, 'held', { seat, args: { pot } });

const LOG = [
  rolled(1, 0, 4),
  rolled(2, 0, 6),
  held(3, 0, 10),
  rolled(4, 1, 5),
  bust(5, 1, 5),
  rolled(6, 0, 5),
];

describe('the dice of Pig', () => {
  test('before the first roll there are none', () => {
    expect(readLog([], null)).toEqual({ roll: null, turns: [], told: [] });
  });

  test('every roll has a number of its own, so that two equal sides are two rolls', () => {
    expect(readLog(LOG, null).roll).toEqual({ side: 5, number: 6 });
    expect(readLog(LOG.slice(0, 4), null).roll).toEqual({ side: 5, number: 4 });
    expect(readLog([...LOG, held(7, 0, 5)], null).roll).toEqual({ side: 5, number: 6 });
  });

  test('each seat keeps its last turn, until it rolls again', () => {
    expect(readLog(LOG.slice(0, 5), null).turns).toEqual([
      { dice: [4, 6], end: 'held', points: 10 },
      { dice: [5, 1], end: 'bust', points: 5 },
    ]);
    expect(readLog(LOG, null).turns[0]).toEqual({ dice: [5], end: null, points: 0 });
  });

  test('how the turn before ended stays in sight', () => {
    expect(readLog(LOG, null).told.map((one) => one.number)).toEqual([5, 6]);
    expect(readLog(LOG.slice(0, 3), null).told.map((one) => one.number)).toEqual([3]);
  });

  test('a replay shows the dice of its moves, and other lines do not count', () => {
    expect(readLog([...LOG.slice(0, 2), line(3, 'note'), ...LOG.slice(3)], 3)).toMatchObject({
      roll: { side: 6, number: 2 },
      turns: [{ dice: [4, 6], end: null, points: 0 }],
    });
  });
});

test('the log of Pig shows each roll as a die', () => {
  const log: LogLines<View> = pig.log;
  const view = {} as View;
  expect(log.die!(LOG[0]!, view)).toEqual({ kind: 'ivory', value: 4, beside: true });
  expect(log.die!(LOG[2]!, view)).toBeNull();
});

import { describe, expect, test } from 'vitest';
import type { LogLines } from '../games/board';
import { line } from '../testing/table';
import { addGain, byStandIn, entriesOf, newsOf, picturesOf, turnsIn } from './entries';

const board: LogLines = {
  heading: ({ kind }) => kind === 'round',
  die: ({ kind, args }) => (kind === 'rolled' ? { kind: 'die', value: args.value ?? 0 } : null),
  gain: ({ kind, args }) =>
    kind === 'gained' ? { icon: 'gold', kind: 'gold', amount: args.amount ?? 0, lost: args.lost ?? 0 } : null,
  pictures: () => [],
};
const rolled = (number: number, seat: number, value: number) =>
  line(number, 'rolled', { seat, args: { value } });
const gained = (number: number, seat: number, amount: number, lost = 0) =>
  line(number, 'gained', { seat, args: { amount, lost } });

describe('entries of the log', () => {
  const log = [
    line(0, 'bought', { seat: 0 }),
    line(1, 'round', { seat: 1 }),
    rolled(2, 0, 3),
    rolled(3, 0, 5),
    rolled(4, 1, 2),
    gained(5, 0, 3),
    gained(6, 0, 1, 2),
    line(7, 'bought', { seat: 1 }),
    line(8, 'bought', { seat: 1 }),
  ];
  const entries = entriesOf(log, {}, board);

  test('dice rolled together are one, with all that they brought', () => {
    expect(entries.map((one) => [one.line.seat, one.dice.map((die) => die.value), one.gains])).toEqual([
      [1, [], []],
      [1, [], []],
      [1, [2], []],
      [0, [3, 5], [{ icon: 'gold', kind: 'gold', amount: 4, lost: 2 }]],
      [1, [], []],
      [0, [], []],
    ]);
  });

  test('what came after the own last act is new, whatever dice brought in between', () => {
    expect(newsOf(entries, 0, board)).toBe(5);
    expect(newsOf(entries, 1, board)).toBe(0);
    expect(newsOf(entries, undefined, board)).toBe(0);
  });

  test('what a player did in a row is one turn, dice and headings stand alone', () => {
    expect(turnsIn(entries, board).map((turn) => turn.entries.length)).toEqual([2, 1, 1, 1, 1]);
    expect(turnsIn(entries, board, true).every((turn) => turn.entries.length === 1)).toBe(true);
  });

  describe('what a bot did for a seat', () => {
    const told = (...kinds: [string, number][]) =>
      byStandIn(
        entriesOf(
          kinds.map(([kind, seat], at) => line(at, kind, { seat })),
          {},
          board,
        ),
        0,
        board,
      );
    const away = [
      ['bought', 0],
      ['bot-plays', 0],
      ['bought', 1],
      ['bought', 0],
      ['sold', 0],
    ] as [string, number][];

    test('is told when the holder is back, with what others did meanwhile', () => {
      const found = told(...away, ['bought', 1], ['bought', 0], ['person-back', 0], ['bought', 1])!;
      expect(found.acts.map((one) => one.line.number)).toEqual([6, 4, 3]);
      expect([found.turns, found.news]).toEqual([2, 7]);
    });

    test('is not told while the bot still plays, if it did nothing, or once the holder has acted', () => {
      expect(told(...away)).toBeNull();
      expect(told(['bot-plays', 0], ['bought', 1], ['person-back', 0])).toBeNull();
      expect(told(...away, ['person-back', 0], ['bought', 0])).toBeNull();
    });

    test('for one turn it leaves without a word', () => {
      expect(told(['time-up-move', 0], ['bought', 0], ['sold', 0], ['bought', 1])!.turns).toBe(1);
      expect(told(['time-up-move', 0], ['bought', 0], ['bought', 1], ['bought', 0])).toBeNull();
    });
  });

  test('adding a gain leaves the one that was given as it is', () => {
    const first = { icon: 'gold', kind: 'gold', amount: 1, lost: 0 };
    const gains = [] as (typeof first)[];
    addGain(gains, first);
    addGain(gains, first);
    expect(gains[0]!.amount).toBe(2);
    expect(first.amount).toBe(1);
  });
});

test('pictures keep their own words, and what is done stands once before those of the same kind', () => {
  const drawn: LogLines = {
    pictures: ({ kind }) => [
      kind === 'gained'
        ? { icon: 'gold', kind: 'gold', word: '+2' }
        : { icon: 'gold', kind: 'gold', count: -3 },
    ],
    word: ({ kind }) => (kind === 'bought' ? 'buys' : ''),
  };
  const told = ['bought', 'bought', 'gained'].map((kind, at) => ({ line: line(at, kind) }));
  expect(picturesOf(told.toReversed(), {}, drawn).map(({ verb, word }) => [verb, word])).toEqual([
    ['buys', undefined],
    ['', undefined],
    ['', '+2'],
  ]);
});

/** What the browser keeps: results, levels, how far tables were followed, hidden tables, answers about a box. */
import { describe, expect, test } from 'vitest';
import { storedBox, placeOf } from '../box/stored';
import { storedHidden } from '../home/hidden';
import { forbidStorage } from '../testing/storage';
import { seatInfo, state } from '../testing/table';
import { storedLinks } from './api';
import { storedLevels, nextLevels } from './levels';
import type { GameInfo, SeatLink } from './protocol';
import { storedResults } from './results';
import { readChat, seenMoves } from './seen';

function finish(id: string, scores: number[], updated: number, more: Parameters<typeof state>[0] = {}) {
  const result = { scores, winners: [scores[0]! > scores[1]! ? 0 : 1] };
  return storedResults.store(state({ result, ...more, table: { id, updated, ...more.table } }));
}

describe('results', () => {
  test('only of finished games', () => {
    expect(storedResults.store(state())).toBeNull();
    expect(storedResults.all()).toEqual({});
  });

  test('have the own seat, or none for who watched', () => {
    expect(finish('a', [3, 4], 1)).toMatchObject({
      game: 'pig',
      players: 2,
      seat: 0,
      scores: [3, 4],
      when: 1,
    });
    expect(finish('b', [3, 4], 1, { mine: [] })?.seat).toBe(-1);
  });

  test('are compared with earlier games of the same kind, oldest first', () => {
    finish('late', [30, 1], 300);
    finish('early', [10, 1], 100);
    finish('watched', [50, 1], 50, { mine: [] });
    finish('three', [60, 1, 2], 60, { table: { players: 3 } });
    finish('other', [70, 1], 70, { table: { game: 'florenza' } });
    finish('easy', [80, 1], 80, { table: { options: { level: 'easy' } } });
    finish('later', [90, 1], 900);
    finish('now', [20, 1], 500);
    expect(storedResults.earlier('now')).toEqual([10, 30]);
    expect(storedResults.earlier('watched')).toEqual([]);
    expect(storedResults.earlier('unknown')).toEqual([]);
  });

  test('of games alone differ by their ghosts', () => {
    finish('a', [1, 0], 1, { table: { options: { ghosts: ['facile', 'media'] } } });
    expect(storedResults.all().a?.level).toBe('facile,media');
  });

  test('the last three hundred stay', () => {
    for (let number = 0; number < 301; number += 1) finish(`t${number}`, [1, 0], number);
    expect(Object.keys(storedResults.all())).toHaveLength(300);
    expect(storedResults.all().t0).toBeUndefined();
  });

  test('are told even where nothing may be stored', () => {
    forbidStorage();
    expect(finish('a', [3, 4], 1)?.scores).toEqual([3, 4]);
  });

  test('what cannot be read is nothing', () => {
    localStorage.setItem('bottega-results', 'x');
    expect(storedResults.all()).toEqual({});
  });
});

describe('the strength of bots', () => {
  const game = { name: 'pig', levels: ['apprentice', 'journeyman', 'master'] } as GameInfo;

  test('is gentle in the first game, then usual', () => {
    expect(storedLevels.of(game)).toBe('apprentice');
    finish('watched', [1, 0], 1, { mine: [] });
    expect(storedLevels.of(game)).toBe('apprentice');
    finish('played', [1, 0], 1);
    expect(storedLevels.of(game)).toBe('journeyman');
  });

  test('is as chosen, as long as there is that one', () => {
    storedLevels.store('pig', 'master');
    storedLevels.store('florenza', 'apprentice');
    expect(storedLevels.of(game)).toBe('master');
    expect(storedLevels.of({ ...game, levels: ['other'] })).toBe('other');
    expect(storedLevels.of({ ...game, levels: [] })).toBeNull();
  });

  test('is not remembered where nothing may be stored', () => {
    forbidStorage();
    storedLevels.store('pig', 'master');
    expect(storedLevels.of(game)).toBe('apprentice');
  });

  test('a step easier and a step harder, from the strongest at the table', () => {
    const bots = (...names: (string | null)[]) =>
      names.map((bot, seat) => seatInfo(seat, { kind: bot ? 'bot' : 'guest', bot }));
    expect(nextLevels(game.levels, bots(null, 'journeyman'))).toEqual({
      easier: 'apprentice',
      harder: 'master',
    });
    expect(nextLevels(game.levels, bots('apprentice', 'master'))).toEqual({
      easier: 'journeyman',
      harder: null,
    });
    expect(nextLevels(game.levels, bots(null, 'apprentice')).easier).toBeNull();
    expect(nextLevels(game.levels, bots(null, null))).toEqual({ easier: null, harder: null });
    expect(nextLevels(game.levels, bots('apprentice', 'random'))).toEqual({ easier: null, harder: null });
  });
});

describe('how far a table was followed', () => {
  test('by moves and by lines of the chat, apart from each other', () => {
    seenMoves.store('a', 7);
    readChat.store('a', 2);
    seenMoves.store('a', 9);
    expect([seenMoves.of('a'), readChat.of('a'), seenMoves.of('b')]).toEqual([9, 2, null]);
  });

  test('of the last two hundred that were looked at', () => {
    for (let number = 0; number < 200; number += 1) seenMoves.store(`t${number}`, 1);
    seenMoves.store('t0', 2);
    seenMoves.store('new', 1);
    expect([seenMoves.of('t0'), seenMoves.of('t1'), seenMoves.of('t2')]).toEqual([2, null, 1]);
  });

  test('is forgotten where nothing may be stored', () => {
    forbidStorage();
    seenMoves.store('a', 7);
    expect(seenMoves.of('a')).toBeNull();
  });
});

test('the last five hundred hidden tables stay', () => {
  expect(storedHidden.all()).toEqual([]);
  storedHidden.store(Array.from({ length: 501 }, (_, at) => `t${at}`));
  expect(storedHidden.all()).toHaveLength(500);
  expect(storedHidden.all()[0]).toBe('t1');
  localStorage.setItem('bottega-hidden', '[');
  expect(storedHidden.all()).toEqual([]);
});

test('where nothing may be stored nothing fails', () => {
  forbidStorage();
  storedHidden.store(['a']);
  storedLinks.store('table', []);
  storedBox.store('florenza', { answers: [], skipped: ['a'], content: null });
  expect([storedHidden.all(), storedLinks.all('table'), storedBox.of('florenza').skipped]).toEqual([
    [],
    {},
    [],
  ]);
});

test('the links of the seats are added to those that are kept', () => {
  const link = (seat: number, path: string) => ({ seat, path }) as SeatLink;
  storedLinks.store('table', [link(1, '/join#a'), link(2, '/join#b')]);
  storedLinks.store('table', [link(2, '/join#c')]);
  expect(storedLinks.all('table')).toEqual({ 1: '/join#a', 2: '/join#c' });
  expect(storedLinks.all('other')).toEqual({});
});

test('answers about a box are kept for each game', () => {
  const place = { table: 'work', row: 'ritratto', column: 'points' };
  expect(placeOf(place)).toBe('work/ritratto/points');
  expect(storedBox.of('florenza')).toEqual({ answers: [], skipped: [], content: null });
  storedBox.store('florenza', { answers: [], skipped: [placeOf(place)], content: { a: 1 } });
  expect(storedBox.of('florenza')).toEqual({
    answers: [],
    skipped: ['work/ritratto/points'],
    content: { a: 1 },
  });
  expect(storedBox.of('dice-forge').skipped).toEqual([]);
});

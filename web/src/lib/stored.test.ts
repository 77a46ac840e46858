/** What the browser keeps: results, levels, how far tables were followed, hidden tables, answers about a box. */
import { describe, expect, test } from 'vitest';
import { storedBox, placeOf } from '../box/stored';
import { storedHidden } from '../home/hidden';
import { forbidStorage } from '../testing/storage';
import { seatInfo, state } from '../testing/table';
import { storedLinks } from './api';
import { hintedTables } from './hinted';
import { nextLevels, outcomeOf, storedLevels } from './levels';
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

  test('not of try-outs', () => {
    expect(finish('a', [3, 4], 1, { table: { tried: { table: 'b', move: 1 } } })).toBeNull();
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
  const levels = ['apprentice', 'journeyman', 'master'];
  const bots = levels.map((value) => ({ value, label: value.toUpperCase() }));
  const game = { name: 'pig', levels, bots, options: [] } as unknown as GameInfo;
  const against = (...names: (string | null)[]) =>
    names.map((bot, seat) => seatInfo(seat, { kind: bot ? 'bot' : 'guest', bot }));
  const play = (id: string, scores: number[], bot: string, when: number) =>
    finish(id, scores, when, { table: { seats: against(null, bot) } });

  test('rises with a win only, falls with a heavy defeat, and stays otherwise', () => {
    expect(storedLevels.of(game)).toBe('apprentice');
    play('lost', [40, 50], 'apprentice', 1);
    expect(storedLevels.of(game)).toBe('apprentice');
    play('won', [51, 50], 'apprentice', 2);
    expect(storedLevels.of(game)).toBe('journeyman');
    play('close', [34, 51], 'journeyman', 3);
    expect(storedLevels.of(game)).toBe('journeyman');
    play('badly', [33, 51], 'journeyman', 4);
    expect(storedLevels.of(game)).toBe('apprentice');
    play('worse', [1, 51], 'apprentice', 5);
    expect(storedLevels.of(game)).toBe('apprentice');
    play('best', [60, 51], 'master', 6);
    expect(storedLevels.of(game)).toBe('master');
  });

  test('does not follow games that one has watched, or that were played against others', () => {
    finish('watched', [9, 0], 1, { mine: [], table: { seats: against(null, 'apprentice') } });
    finish('friends', [9, 0], 2);
    play('random', [9, 0], 'random', 3);
    finish('other', [9, 0], 4, { table: { game: 'florenza', seats: against(null, 'master') } });
    expect(storedLevels.of(game)).toBe('apprentice');
  });

  test('is as chosen until the next game was finished, as long as there is that one', () => {
    play('before', [9, 0], 'apprentice', 1);
    storedLevels.store(game, 'master');
    storedLevels.store({ ...game, name: 'florenza' }, 'apprentice');
    expect(storedLevels.of(game)).toBe('master');
    expect(storedLevels.of({ ...game, levels: ['other'] })).toBe('other');
    expect(storedLevels.of({ ...game, levels: [] })).toBeNull();
    play('after', [1, 9], 'master', 2);
    expect(storedLevels.of(game)).toBe('journeyman');
  });

  test('was stored differently once', () => {
    localStorage.setItem('bottega-levels', '{"pig": "master"}');
    expect(storedLevels.of(game)).toBe('master');
  });

  test('is not remembered where nothing may be stored', () => {
    forbidStorage();
    storedLevels.store(game, 'master');
    expect(storedLevels.of(game)).toBe('apprentice');
  });

  test('a step easier and a step harder, from the strongest at the table', () => {
    const next = (...names: (string | null)[]) => {
      const { easier, harder } = nextLevels(game, state({ table: { seats: against(...names) } }).table);
      return [easier?.bot ?? null, harder?.bot ?? null];
    };
    expect(next(null, 'journeyman')).toEqual(['apprentice', 'master']);
    expect(next('apprentice', 'master')).toEqual(['journeyman', null]);
    expect(next(null, 'apprentice')).toEqual([null, 'journeyman']);
    expect(next(null, null)).toEqual([null, null]);
    expect(next('apprentice', 'random')).toEqual([null, null]);
  });

  test('alone, from the level that was set', () => {
    const choices = ['easy', 'normal'].map((value) => ({ value, label: value, group: '' }));
    const solo = { ...game, options: [{ name: 'level', alone: true, choices }] } as unknown as GameInfo;
    const next = (options: object) =>
      nextLevels(solo, state({ table: { seats: against(null), options: options } }).table);
    expect(next({ level: 'easy', other: 1 })).toEqual({
      easier: null,
      harder: { label: 'normal', bot: null, options: { level: 'normal', other: 1 } },
    });
    expect(next({ level: ['normal'] }).easier?.options).toEqual({ level: ['easy'] });
    expect(next({ level: ['easy', 'easy'] })).toEqual({ easier: null, harder: null });
    expect(next({})).toEqual({ easier: null, harder: null });
  });

  test('a game is won, lost, or lost badly: also alone, against a goal', () => {
    const went = (scores: number[], winners: number[], goal: number | null = null, seat = 0) =>
      outcomeOf({ scores, winners, goal, seat });
    expect(went([51, 50], [0])).toBe('won');
    expect(went([50, 50], [0, 1])).toBe('won');
    expect(went([34, 51], [1])).toBe('lost');
    expect(went([33, 51], [1])).toBe('badly lost');
    expect(went([41], [0], 40)).toBe('won');
    expect(went([30], [], 40)).toBe('lost');
    expect(went([26], [], 40)).toBe('badly lost');
    expect(went([1, 2], [1], null, -1)).toBeNull();
  });
});

test('the tables with a hint at each turn', () => {
  hintedTables.set('a', true);
  hintedTables.set('b', true);
  hintedTables.set('a', false);
  expect([hintedTables.has('a'), hintedTables.has('b')]).toEqual([false, true]);
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

import { describe, expect, test } from 'vitest';
import {
  actionsAt,
  answersOf,
  followed,
  isAt,
  isSecond,
  tapped,
  touch,
  type Pair,
  type Selection,
} from './tapping';
import { action } from '../testing/table';

const nothing: Selection<ReturnType<typeof action>> = {
  target: '',
  inner: '',
  selected: null,
  followed: false,
  pairs: [],
};
const at = (number: number, target: string, more = {}) => action(number, { targets: [target], ...more });
const pair = (number: number, target: string): Pair => ({ action: number, targets: [target], after: 0 });

describe('where an action is', () => {
  test('at its target and at everything around it', () => {
    const one = at(1, 'die/white/money');
    expect(isAt(one, 'die/white/money')).toBe(true);
    expect(isAt(one, 'die/white')).toBe(true);
    expect(isAt(one, 'die')).toBe(true);
  });

  test('not inside of its target, nor where a name only begins alike', () => {
    const one = at(1, 'die/white');
    expect(isAt(one, 'die/white/money')).toBe(false);
    expect(isAt(one, 'die/wh')).toBe(false);
  });

  test('any of several targets counts', () => {
    expect(isAt({ targets: ['a', 'b/c'] }, 'b')).toBe(true);
  });
});

describe('answers', () => {
  const answer = at(1, 'a');
  const aside = at(2, 'a', { any_time: true });

  test('what may be done at any time is none', () => {
    expect(answersOf([aside, answer])).toEqual([answer]);
  });

  test('unless there is nothing else', () => {
    expect(answersOf([aside])).toEqual([aside]);
    expect(answersOf([])).toEqual([]);
  });

  test('come first at a target, then what is free, then what costs; the usual ones before the rest', () => {
    const costs = at(3, 'a', { any_time: true, costs: true });
    const rare = at(4, 'a', { more: true });
    const elsewhere = at(5, 'b');
    expect(actionsAt([costs, aside, rare, elsewhere, answer], 'a').map((one) => one.action)).toEqual([
      1, 4, 2, 3,
    ]);
  });
});

describe('what a tap selects', () => {
  const costs = at(1, 'a', { any_time: true, costs: true });
  const free = at(2, 'b', { any_time: true });
  const answer = at(3, 'c', { costs: true });

  test('an answer, also one that costs', () => {
    expect(tapped([costs, free, answer], 'c')?.selected).toBe(answer);
  });

  test('what is free', () => {
    expect(tapped([costs, free, answer], 'b')?.selected).toBe(free);
  });

  test('nothing that costs and answers nothing: it has to be chosen by name', () => {
    expect(tapped([costs, free, answer], 'a')).toEqual({ target: 'a', here: [costs], selected: null });
  });

  test('unless it is the only action there is', () => {
    expect(tapped([costs], 'a')?.selected).toBe(costs);
  });

  test('nothing where nothing can be done', () => {
    expect(tapped([costs, free, answer], 'd')).toBeNull();
    expect(tapped([], 'a')).toBeNull();
  });

  test('the target around it counts where the tapped one has nothing', () => {
    expect(tapped([at(4, 'die/white')], 'die/white/money', 'die/white')).toMatchObject({
      target: 'die/white',
      selected: { action: 4 },
    });
  });

  test('and where the tapped one has only what costs', () => {
    const paid = at(5, 'work/1/icon', { any_time: true, costs: true });
    const found = tapped([paid, at(6, 'work/1')], 'work/1/icon', 'work/1');
    expect(found).toMatchObject({ target: 'work/1', selected: { action: 6 } });
  });

  test('what costs at the very icon that is tapped inside of a place, also where something is free around it', () => {
    const pay = at(8, 'plot/2/coin', { any_time: true, costs: true });
    const build = at(9, 'plot/2', { any_time: true });
    const all = [pay, build, at(10, 'die/white')];
    expect(tapped(all, 'plot/2/coin', 'plot/2')).toMatchObject({ target: 'plot/2/coin', selected: pay });
    const now = { ...nothing, target: 'plot/2/coin', selected: pay };
    expect(touch(now, all, 'plot/2/coin', 'plot/2')).toEqual({ does: 'perform', target: 'plot/2/coin' });
    expect(tapped([pay, at(10, 'die/white')], 'plot/2', 'plot/2')?.selected).toBeNull();
    expect(tapped(all, 'plot/2/house', 'plot/2')?.selected).toBe(build);
  });

  test('the tapped one counts before the one around it', () => {
    const found = tapped([at(7, 'die/white'), at(8, 'die/white/money')], 'die/white/money', 'die/white');
    expect(found).toMatchObject({ target: 'die/white/money', selected: { action: 8 } });
  });
});

describe('a touch', () => {
  const one = at(1, 'a');
  const two = at(2, 'b');
  const all = [one, two];

  test('asks why where nothing can be done', () => {
    expect(touch(nothing, all, 'c')).toEqual({ does: 'why' });
  });

  test('selects; the second one at the same target performs', () => {
    const first = touch(nothing, all, 'a');
    expect(first).toEqual({ does: 'select', target: 'a', inner: '', selected: one, at_once: false });
    expect(touch({ ...nothing, target: 'a', selected: one }, all, 'a')).toEqual({
      does: 'perform',
      target: 'a',
    });
  });

  test('at another target selects that one', () => {
    expect(touch({ ...nothing, target: 'a', selected: one }, all, 'b')).toMatchObject({
      does: 'select',
      selected: two,
    });
  });

  test('performs what was chosen by name at that target', () => {
    const other = at(3, 'a');
    expect(touch({ ...nothing, target: 'a', selected: other }, [one, other], 'a').does).toBe('perform');
  });

  test('does not perform what is no longer offered', () => {
    expect(touch({ ...nothing, target: 'a', selected: two }, [one], 'a')).toMatchObject({
      does: 'select',
      selected: one,
    });
  });

  test('performs at once if so set, where the target leaves no choice', () => {
    expect(touch(nothing, all, 'a', 'a', true)).toMatchObject({ does: 'select', at_once: true });
  });

  test('but not among several answers, nor what answers nothing', () => {
    const aside = at(4, 'c', { any_time: true });
    expect(touch(nothing, [one, at(3, 'a')], 'a', 'a', true)).toMatchObject({ at_once: false });
    expect(touch(nothing, [one, aside], 'c', 'c', true)).toMatchObject({ selected: aside, at_once: false });
  });

  test('inside of what is selected says what follows: it is not the second touch', () => {
    const die = at(5, 'die/white');
    const pairs = [pair(50, 'die/white/money')];
    const now = { ...nothing, target: 'die/white', selected: die, pairs };
    const inside = touch(now, [die], 'die/white/money', 'die/white');
    expect(inside).toMatchObject({ does: 'select', target: 'die/white', inner: 'die/white/money' });
    const again = { ...now, inner: 'die/white/money', followed: true };
    expect(touch(again, [die], 'die/white/money', 'die/white').does).toBe('perform');
    expect(touch(again, [die], 'die/white/other', 'die/white').does).toBe('select');
    expect(touch(again, [die], 'die/white').does).toBe('select');
  });

  test('on the place that shows what is selected performs it, wherever in it and however it was selected', () => {
    const build = action(8, { targets: ['plot/2', 'building/3'], any_time: true });
    const spare = at(9, 'plot/2/wood', { any_time: true, costs: true });
    const place = at(10, 'plot/2/gold');
    const all = [build, spare, at(11, 'die/white')];
    const now = { ...nothing, target: 'plot/2', selected: build };
    expect(touch(now, all, 'plot/2/wood', 'plot/2')).toEqual({ does: 'perform', target: 'plot/2' });
    expect(touch({ ...now, target: 'building/3' }, all, 'plot/2').does).toBe('perform');
    expect(touch(now, [build, place], 'plot/2/gold', 'plot/2')).toMatchObject({ selected: place });
    expect(touch({ ...now, selected: null }, all, 'plot/2/wood', 'plot/2')).toMatchObject({
      selected: spare,
    });
  });

  test('inside of what is selected is the second one where nothing follows from it', () => {
    const die = at(5, 'die/white');
    const now = { ...nothing, target: 'die/white', selected: die };
    expect(touch(now, [die], 'die/white/money', 'die/white').does).toBe('perform');
  });
});

test('what follows is asked for by the target inside', () => {
  const pairs = [pair(1, 'a/b'), pair(2, 'a/c')];
  expect(followed(pairs, 'a/c')?.action).toBe(2);
  expect(followed(pairs, 'a')?.action).toBe(1);
  expect(followed(pairs, 'd')).toBeNull();
  expect(followed(pairs, '')).toBeNull();
});

describe('a second touch', () => {
  const first = { x: 100, y: 100, time: 1000 };

  test('at the same place within a moment', () => {
    expect(isSecond(first, { x: 104, y: 95, time: 1599 })).toBe(true);
  });

  test('is none later, elsewhere, or without a first one', () => {
    expect(isSecond(first, { ...first, time: 1600 })).toBe(false);
    expect(isSecond(first, { x: 100, y: 113, time: 1100 })).toBe(false);
    expect(isSecond(null, first)).toBe(false);
  });
});

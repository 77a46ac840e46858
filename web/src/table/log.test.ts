/** Lists for people: the log as turns, choices under titles, short texts, one stop for the keyboard. */
import { afterEach, describe, expect, test } from 'vitest';
import { grouped, lastOf } from '../lib/lists';
import { pointsOf } from '../lib/points';
import { share } from '../lib/share';
import { hasText } from '../lib/text.svelte';
import { action, preview } from '../testing/table';
import { HELP } from './help';
import { roving } from './roving';
import { brief, capital, spoken } from './shorten';
import { turnsOf } from './turns';

describe('turns', () => {
  const entry = (number: number, seat: number, alone = false) => ({ line: { number, seat }, alone });
  const turns = (...entries: ReturnType<typeof entry>[]) =>
    turnsOf(entries, (one) => one.alone).map((turn) => [
      turn.key,
      turn.seat,
      turn.entries.map((one) => one.line.number),
    ]);

  test('what a player did in a row is one, known by its oldest line', () => {
    expect(turns(entry(9, 1), entry(8, 1), entry(7, 0), entry(6, 0), entry(5, 1))).toEqual([
      [8, 1, [9, 8]],
      [6, 0, [7, 6]],
      [5, 1, [5]],
    ]);
  });

  test('headings and dice stand alone, and end a turn', () => {
    expect(turns(entry(9, 1), entry(8, 1, true), entry(7, 1), entry(6, 1))).toEqual([
      [9, 1, [9]],
      [8, 1, [8]],
      [6, 1, [7, 6]],
    ]);
  });

  test('what concerns nobody is no turn', () => {
    expect(turns(entry(9, -1), entry(8, -1))).toEqual([
      [9, -1, [9]],
      [8, -1, [8]],
    ]);
  });
});

describe('choices', () => {
  test('stand under their titles in their order, the rest behind more, the end of the turn apart', () => {
    const actions = [
      action(1, { group: 'A' }),
      action(2, { group: 'A', more: true }),
      action(3, { group: 'B' }),
      action(4, { last: true }),
      action(5, { group: 'A' }),
    ];
    const found = grouped(actions).map((group) => [
      group.title,
      group.shown.map((one) => one.action),
      group.more.map((one) => one.action),
    ]);
    expect(found).toEqual([
      ['A', [1], [2]],
      ['B', [3], []],
      ['A', [5], []],
    ]);
    expect(lastOf(actions)?.action).toBe(4);
    expect(lastOf([])).toBeUndefined();
  });

  test('long explanations are cut, short ones stay', () => {
    expect(brief('Build the Palagio: 3 marble, 2 wood and 100 fiorini')).toBe('Build the Palagio');
    expect(brief('Take it: 3 gold')).toBe('Take it: 3 gold');
    expect(brief('No colon at all in this long sentence')).toBe('No colon at all in this long sentence');
    expect(capital('èvviva')).toBe('Èvviva');
    expect(capital('')).toBe('');
  });

  test('a button is called by its sentence, with the short text where that is not in it', () => {
    expect(spoken({ text: 'Take the white die', short: 'White die' })).toBe('Take the white die');
    expect(spoken({ text: 'Take it', short: 'White' })).toBe('White: Take it');
  });
});

describe('points', () => {
  test('before and after, if they change and are not hidden', () => {
    expect(pointsOf(preview(1, { before: 3, after: 5 }))).toEqual({ before: 3, after: 5 });
    expect(pointsOf(preview(1, { before: 3, after: 5 }), { after: 8 })).toEqual({ before: 3, after: 8 });
    expect(pointsOf(preview(1, { before: 3, after: 3 }))).toBeNull();
    expect(pointsOf(preview(1, { before: null, after: 3 }))).toBeNull();
    expect(pointsOf(preview(1, { before: 0, after: 3 }))).toEqual({ before: 0, after: 3 });
    expect(pointsOf(null)).toBeNull();
  });
});

describe('sharing what is unchanged', () => {
  const old = { list: [{ a: 1 }, { a: 2 }], other: { deep: { x: 1 } } };

  test('equal values are the old object', () => {
    expect(share(old, structuredClone(old))).toBe(old);
  });

  test('only what differs is new', () => {
    const now = structuredClone(old);
    now.list[1]!.a = 3;
    const found = share(old, now);
    expect(found).toEqual(now);
    expect(found.list[0]).toBe(old.list[0]);
    expect(found.list[1]).not.toBe(old.list[1]);
    expect(found.other).toBe(old.other);
  });

  test.each([
    [[1, 2], [1]],
    [[1], [1, 2]],
    [{ a: 1 }, { a: 1, b: undefined }],
    [{ a: 1, b: 2 }, { a: 1 }],
    [[1], { 0: 1 }],
    [[], {}],
    [{ 0: 1 }, [1]],
    [null, { a: 1 }],
    [{ a: 1 }, null],
    [{ a: { b: 1 } }, { a: [1] }],
  ])('%j is not %j', (before, now) => {
    expect(share<unknown>(before, now)).toStrictEqual(now);
  });
});

describe('one stop of the Tab key', () => {
  let leave: (() => void) | undefined;
  afterEach(() => leave?.());

  function list(html: string): HTMLElement {
    document.body.innerHTML = `<div>${html}</div>`;
    const found = document.querySelector('div')!;
    leave = roving(found) as () => void;
    return found;
  }
  const stops = () => [...document.querySelectorAll<HTMLElement>('a, button')].map((one) => one.tabIndex);
  const press = (key: string) =>
    document.activeElement!.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    );

  test('arrows, Home and End go from one to the next, and stop at the ends', () => {
    list('<button>1</button><a href="/">2</a><button>3</button>');
    expect(stops()).toEqual([0, -1, -1]);
    document.querySelector<HTMLElement>('button')!.focus();
    const at = () => document.activeElement?.textContent;
    press('ArrowUp');
    expect(at()).toBe('1');
    press('ArrowDown');
    expect([at(), stops()]).toEqual(['2', [-1, 0, -1]]);
    press('End');
    press('ArrowDown');
    expect(at()).toBe('3');
    press('Home');
    expect(at()).toBe('1');
    press('x');
    expect(at()).toBe('1');
  });

  test('what comes later is no stop of its own; if the stop goes, the first one is it', async () => {
    const found = list('<button>1</button><button>2</button>');
    found.append(Object.assign(document.createElement('button'), { textContent: '3' }));
    await expect.poll(stops).toEqual([0, -1, -1]);
    found.firstElementChild!.remove();
    await expect.poll(stops).toEqual([0, -1]);
  });
});

test('every sign of the help has a text', () => {
  const signs = Object.values(HELP).flatMap((one) => one.legend);
  expect(signs.length).toBeGreaterThan(30);
  expect(signs.filter((sign) => !hasText(sign.text ?? `icon-${sign.icon}`))).toEqual([]);
});

import { describe, expect, test } from 'vitest';
import { changed, checksum, Mismatch } from './differences';

const parsed = (text: string): unknown => JSON.parse(text);

describe('a change', () => {
  const old = { n: 1, list: [1, { a: 'x' }, 3], board: { goods: ['x', 'y'] }, mine: [{ view: null }] };

  test('leads to the new value, which shares the rest with the old one', () => {
    const kept = structuredClone(old);
    const now = changed(old, { list: { '1': { a: ['z'] } } }) as typeof old;
    expect(now).toEqual({ ...old, list: [1, { a: 'z' }, 3] });
    expect(now.board).toBe(old.board);
    expect(old).toEqual(kept);
    expect(Object.keys(now)).toEqual(Object.keys(old));
  });

  test('may replace a value, replace items of a list, or copy another part', () => {
    expect(changed(old, [7])).toBe(7);
    expect(changed(old, {})).toBe(old);
    expect(changed(old, { list: [1, 2, ['b', 'c', 'd']] })).toEqual({ ...old, list: [1, 'b', 'c', 'd'] });
    const now = changed(old, { mine: { '0': { view: [['board'], { goods: { '1': ['w'] } }] } } }) as {
      mine: unknown;
    };
    expect(now.mine).toEqual([{ view: { goods: ['x', 'w'] } }]);
  });

  test.each([
    '[]', 'null', '3', '"a"', '[1,2,3,4]', '[[],{},{}]', '{"z":[1]}', '{"list":{"3":[1]}}', '{"list":{"x":[1]}}',
    '{"list":{"-1":[1]}}', '{"list":{"length":[1]}}', '{"n":{"a":[1]}}', '{"list":[2,2,[]]}', '{"list":[-1,1,[]]}',
    '{"list":[0,"1",[]]}', '{"n":[0,0,[]]}', '{"n":[["nowhere"],{}]}', '{"n":["list",{}]}', '{"n":true}',
    '{"__proto__":[1]}', '{"constructor":[1]}', '{"n":[["__proto__"],{}]}',
  ])('that does not fit is refused: %s', (change) => {
    expect(() => changed(old, parsed(change))).toThrow(Mismatch);
  }); // prettier-ignore

  test('may not be too deep', () => {
    let [value, change]: unknown[] = [1, [2]];
    for (let depth = 0; depth < 70; depth += 1) [value, change] = [{ a: value }, { a: change }];
    expect(() => changed(value, change)).toThrow(Mismatch);
  });
});

test('the checksum is that of the server', () => {
  // tests/core/test_differences.py has the same
  const value = { a: 1, b: [2, 0.5, -3], c: '1.0, 2.0] é “x” \x07\n\x7f\u2028', d: { e: 10 } };
  expect(checksum(value)).toBe(3692172829);
});

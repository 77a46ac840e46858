import { expect, test, vi } from 'vitest';
import { settings } from './settings.svelte';
import { things } from './things.svelte';

const answer = (name: string) => {
  const fetched = vi.fn(() =>
    Promise.resolve(
      new Response(JSON.stringify({ 'good/gold': { name, short: name, text: `${name}.`, effect: ['='] } })),
    ),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

test('the things of a table are fetched once for each language', async () => {
  const english = answer('gold');
  expect(things.isReady('one')).toBe(false);
  things.load('one');
  things.load('one');
  await expect.poll(() => things.isReady('one')).toBe(true);
  expect([english.mock.calls.length, things.short('good/gold')]).toEqual([1, 'gold']);
  const italian = answer('oro');
  settings.language = 'it';
  things.load('one');
  await expect.poll(() => things.name('good/gold')).toBe('oro');
  expect(italian).toHaveBeenCalledOnce();
});

test('a table whose things cannot be fetched is drawn with the names of the view, and asks again', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  things.load('two');
  await expect.poll(() => things.isReady('two')).toBe(true);
  expect(things.info('feat/hammer')).toEqual({ name: 'hammer', short: 'hammer', text: '', effect: [] });
  answer('gold');
  things.load('two');
  await expect.poll(() => things.name('good/gold')).toBe('gold');
});

test('things of a kind are numbered', async () => {
  answer('gold');
  things.load('three');
  await expect.poll(() => things.isReady('three')).toBe(true);
  expect([things.byNumber('good', 1), things.byNumber('good', 2), things.byNumber('goo', 1)]).toEqual([
    'gold',
    '',
    '',
  ]);
});

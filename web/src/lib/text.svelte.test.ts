import { flushSync } from 'svelte';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { change, mean, percent as percentOfRolls } from '../games/dice-forge/numbers';
import { clockText, now, span } from './clock.svelte';
import { settings } from './settings.svelte';
import { decimal, figure, hasText, inRow, loadTexts, percent, t } from './text.svelte';

async function speak(language: string): Promise<void> {
  settings.language = language;
  await loadTexts(language);
}

afterEach(() => speak('en'));

test('texts are those of the language that was loaded last', async () => {
  expect(t('your-turn')).toBe('Your turn');
  await speak('de');
  expect(t('your-turn')).not.toBe('Your turn');
});

test('a missing text is shown as its key', () => {
  const key = ['no', 'such', 'text'].join('-');
  expect(t(key)).toBe('{no-such-text}');
  expect(hasText(key)).toBe(false);
  expect(hasText('your-turn')).toBe(true);
});

test('values are put in without marks around them', () => {
  expect(t('table-waits', { name: 'Ada' })).toMatch(/^\P{Cf}*Ada\P{Cf}*$/u);
});

test('numbers have a real minus sign', () => {
  expect(figure(-3)).toBe('−3');
  expect(figure(0)).toBe('0');
  expect(decimal(-1.25)).toBe('−1.3');
  expect(decimal(2, true)).toBe('+2.0');
  expect(decimal(0, true)).toBe('0.0');
  expect(change(-0.1667)).toBe('−0.17');
  expect(change(0.333)).toBe('+0.33');
});

test('numbers are written as the language does', async () => {
  expect([decimal(1234.56), mean(5 / 3), percent(0.31)]).toEqual(['1,234.6', '1.67', '31%']);
  expect(percentOfRolls(1 / 36)).toBe('2.8%');
  await speak('de');
  expect([decimal(1234.56), mean(5 / 3)]).toEqual(['1.234,6', '1,67']);
  expect(percent(0.31)).toMatch(/^31\s%$/);
  expect(percentOfRolls(1 / 36)).toMatch(/^2,8\s%$/);
});

test('names stand in a row', async () => {
  expect(inRow(['Ada', 'Ben', 'Carla'])).toBe('Ada, Ben, and Carla');
  await speak('it');
  expect(inRow(['Ada', 'Ben'])).toBe('Ada e Ben');
  expect(inRow([])).toBe('');
});

describe('spans of time', () => {
  test.each([
    [0, '0:00'],
    [-5, '0:00'],
    [9.9, '0:09'],
    [249, '4:09'],
    [3599, '59:59'],
  ])('%d seconds are %s', (seconds, text) => expect(span(seconds)).toBe(text));

  test('long ones are hours, then days', () => {
    expect(span(3600)).toBe(t('clock-hours', { count: 1 }));
    expect(span(47.9 * 3600)).toBe(t('clock-hours', { count: 47 }));
    expect(span(48 * 3600)).toBe(t('clock-days', { count: 2 }));
    expect(span(3600)).toContain('1');
  });

  test('what was agreed on is told as minutes, a day, or so', () => {
    expect(clockText({ seconds: null })).toBe(t('clock-soft'));
    expect(clockText({ seconds: 180 })).toContain(t('clock-minutes', { count: 3 }));
    expect(clockText({ seconds: 86_400 })).toContain(t('clock-day'));
    expect(clockText({ seconds: 3 * 86_400 })).toContain(t('clock-days', { count: 3 }));
    expect(clockText({ seconds: 7200 })).toContain(t('clock-hours', { count: 2 }));
  });
});

test('what shows the time is drawn again every second, and no timer is left behind', async () => {
  vi.useFakeTimers({ now: 5000 });
  const seen: number[] = [];
  const stop = $effect.root(() => {
    $effect(() => {
      seen.push(now());
    });
  });
  flushSync();
  for (let second = 0; second < 2; second += 1) {
    vi.advanceTimersByTime(1000);
    flushSync();
  }
  stop();
  await Promise.resolve(); // the subscription ends a moment later
  vi.advanceTimersByTime(5000);
  expect(seen).toEqual([5, 6, 7]);
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

/** How three rounds are told, step by step, as bots have played them: alone with the Ghost, and of two. */
import { describe, expect, test } from 'vitest';
import type { Beat } from '../../lib/story.svelte';
import { diceGameSteps } from '../../testing/states';
import { line } from '../../testing/table';
import { lastRoll, story, thrown, type Roll } from './story';

const ME = 0;
const names = ['Ada', 'Bruno'];
const games = diceGameSteps().map(({ log, steps }) => ({
  log,
  told: steps.map((step) => ({
    step,
    beats: story.beats({ ...step, seat: ME, own: true, names, drafted: [] }),
  })),
}));
const all = games.flatMap(({ told }) => told);
const rolls = (beats: Beat[]) => beats.filter(({ kind }) => kind === 'roll');

test('every roll is thrown exactly once, with the values that the log tells', () => {
  for (const { log, told } of games) {
    const found = told.flatMap(({ beats }) => rolls(beats)).map(({ about }) => (about as Roll).values);
    const first = told[0]!.step.lines[0]!.number;
    const lines = log.filter(({ kind, number }) => kind === 'rolled' && number >= first);
    expect(found.flat()).toEqual(lines.map(({ args }) => args.value));
    expect(found.length).toBeGreaterThan(3);
    expect(
      new Set(told.flatMap(({ beats }) => rolls(beats)).map(({ about }) => (about as Roll).number)).size,
    ).toBe(found.length);
  }
});

test('while the dice tumble, nothing under them says what they are good for', () => {
  for (const { step, beats } of all)
    for (const beat of rolls(beats)) {
      const untold = step.lines.filter(({ number }) => number >= (beat.about as Roll).number);
      const view = story.untell(step.after, step.before, [], untold);
      expect(view.dice.flatMap((die) => die.options).every((one) => !one.amount && !one.possible)).toBe(true);
      const shown = thrown(view.dice, beat.about as Roll);
      expect(shown.map((die) => die.value)).toEqual((beat.about as Roll).values);
      expect(shown.some((die) => die.used)).toBe(false);
    }
});

test('a new round and what it brings come before the roll, in one beat each', () => {
  const opened = all.filter(({ step }) => step.lines.some(({ kind }) => kind === 'round'));
  expect(opened.length).toBeGreaterThan(1);
  for (const { beats } of opened) {
    expect(beats[0]).toMatchObject({ kind: 'news' });
    expect(beats[0]!.text).toContain('round');
  }
});

test('the dice that Pope Sisto takes lie unused until he takes them', () => {
  const ghosts = all.filter(({ step }) => step.lines.some(({ kind }) => kind === 'ghost-took'));
  expect(ghosts.length).toBeGreaterThan(1);
  for (const { step, beats } of ghosts) {
    expect(beats.at(-1)!.kind).toBe('news');
    const untold = step.lines.filter(({ kind }) => kind.startsWith('ghost-'));
    const view = story.untell(step.after, step.before, [], untold);
    expect(view.dice.some((die) => die.used)).toBe(false);
    expect(view.ghost?.captain_marks).toBe(step.before.ghost?.captain_marks);
    expect(story.untell(step.after, step.before, untold, []).dice).toEqual(step.after.dice);
  }
});

test('every told step ends with its last line, in a bounded time', () => {
  for (const { step, beats } of all.filter(({ beats }) => beats.length)) {
    expect(beats.at(-1)!.upTo).toBe(step.lines.at(-1)!.number);
    const ends = beats.map(({ upTo }) => upTo);
    expect(ends).toEqual([...ends].sort((a, b) => a - b));
    expect(beats.reduce((sum, { time }) => sum + time, 0)).toBeLessThanOrEqual(6000);
  }
});

test('single acts of others are shown at once; the recap sums them up', () => {
  const quiet = all.filter(({ step }) => !step.lines.some(({ kind }) => /rolled|round|ghost/.test(kind)));
  expect(quiet.length).toBeGreaterThan(20);
  expect(quiet.every(({ beats }) => !beats.length)).toBe(true);
});

describe('the roll that lies on the table', () => {
  const log = [line(1, 'rolled'), line(2, 'took'), line(7, 'rolled'), line(8, 'took')];

  test('is the last one that has been told', () => {
    expect(lastRoll(log, Infinity, null)).toBe(7);
    expect(lastRoll(log, 2, null)).toBe(1);
  });

  test('in a replay the last one up to its move', () => {
    expect(lastRoll(log, Infinity, 2)).toBe(1);
    expect(lastRoll(log, Infinity, 0)).toBe(0);
  });
});

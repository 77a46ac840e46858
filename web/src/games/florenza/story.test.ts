/** How a game of four rounds is told, step by step, as its bots have played it. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { LogLine } from '../../lib/protocol';
import { settings } from '../../lib/settings.svelte';
import type { Beat } from '../../lib/story.svelte';
import { florenzaState, florenzaSteps, giveThings } from '../../testing/states';
import { line } from '../../testing/table';
import type { Step } from '../board';
import type { View } from './kinds';
import { report } from './report';
import { shownIn, story, type Making } from './story';

const shown = florenzaState();
const { steps, log } = florenzaSteps();
let all: { step: Step<View>; beats: Beat[] }[];
let every: Beat[];
beforeAll(async () => {
  await giveThings(shown);
  all = steps.map((step) => ({
    step: { ...step, seat: ME, own: true, names, drafted: [] },
    beats: told(step),
  }));
  every = all.flatMap(({ beats }) => beats);
});
beforeEach(() => (settings.stopRounds = true));

const ME = 1;
const names = ['Ada', 'Bruno', 'Carla'];
const told = (one: Partial<Step<View>>): Beat[] =>
  story.beats({
    before: shown.view,
    after: shown.view,
    lines: [],
    seat: ME,
    own: true,
    names,
    drafted: [],
    ...one,
  });
const kinds = (beats: Beat[]) => beats.map((beat) => beat.kind);
const making = (beat: Beat | undefined) => beat!.about as Making;
const having = (...rolls: number[]): View => ({ ...shown.view, choice: { ...shown.view.choice, rolls } });
const count = (...wanted: string[]) => log.filter(({ kind }) => wanted.includes(kind)).length;

describe('the dice of the artists', () => {
  test('are told exactly once each, with what they bring after them', () => {
    const rolls = every.filter((beat) => beat.kind === 'roll').flatMap((beat) => making(beat).dice);
    expect(rolls.filter((die) => die.thrown)).toHaveLength(count('rolls'));
    const results = every.filter((beat) => beat.kind === 'result').map(making);
    const points = log.filter(({ kind }) => ['artist-points', 'masterpiece'].includes(kind));
    expect(results.map((one) => one.points)).toEqual(points.map(({ args }) => args.points));
    for (const { dice, face } of results) {
      expect(dice.map((die) => die.face)).toContain(face);
      expect(dice.some((die) => die.thrown)).toBe(false);
    }
  });

  test('name the work and the artist of the step', () => {
    for (const { step, beats } of all)
      for (const beat of beats.filter(({ kind }) => kind === 'roll')) {
        const { work, artist } = making(beat);
        expect(work).toBe(step.before.choice.work);
        const planned = [
          ...step.before.families.flatMap((one) => [...one.palazzo, ...one.chiesa]),
          ...step.before.places.flatMap((place) => place.works),
        ].find((one) => one.id === work)!;
        expect(planned.artist).toBe(artist);
      }
  });

  test('fall on the position before the step, and only they: the result comes with the new one', () => {
    for (const { beats } of all) {
      const last = kinds(beats).lastIndexOf('roll');
      expect(beats.map((beat) => !!beat.early)).toEqual(beats.map((_, at) => at <= last));
    }
  });

  test('two dice of the Duomo fall together; one for the Muse beside the one that lies', () => {
    const rolls = [
      line(1, 'rolls', { seat: ME, args: { face: 5 } }),
      line(2, 'rolls', { seat: ME, args: { face: 2 } }),
    ];
    const [two, ...rest] = told({ before: having(), lines: rolls });
    expect(rest).toEqual([]);
    expect(making(two).dice).toEqual([
      { face: 2, thrown: true },
      { face: 5, thrown: true },
    ]);
    const [muse] = told({ before: having(3), lines: [rolls[1]!] });
    expect(making(muse).dice).toEqual([
      { face: 2, thrown: true },
      { face: 3, thrown: false },
    ]);
    expect(shownIn(making(muse)).choice.rolls).toEqual([2, 3]);
  });

  test('take less time where they are the dice of others', () => {
    const roll = (seat: number) => told({ lines: [line(1, 'rolls', { seat, args: { face: 5 } })] })[0]!.time;
    expect(roll(0)).toBeLessThan(roll(ME));
  });

  test('a work that is not paid is told with what it costs', () => {
    const lines = [line(1, 'fails-work', { seat: 0, args: { work: 22, lost: 3 } })];
    expect(told({ lines }).map((beat) => [beat.kind, making(beat).work, making(beat).lost])).toEqual([
      ['fails', 'work/lorenzo/navata', 3],
    ]);
  });
});

test('what the districts bring is told of all families together, also where it comes bit by bit', () => {
  const lines = [ME, 0, ME, 0].map((seat, at) => line(at, 'activates', { seat, args: { building: at } }));
  const beats = told({ lines });
  expect(beats.map(({ kind, upTo }) => [kind, upTo])).toEqual([['news', 3]]);
  expect(told({ lines: lines.slice(0, 1) })[0]!.time).toBeLessThan(beats[0]!.time);
  expect(story.joins(lines)).toBe(true);
  expect(story.joins([...lines, line(4, 'realises', { seat: 0 })])).toBe(false);
});

describe('the card of a round', () => {
  let cards: { step: Step<View>; beat: Beat }[];
  beforeAll(() => {
    cards = all.flatMap(({ step, beats }) =>
      beats.filter(({ kind }) => kind === 'card').map((beat) => ({ step, beat })),
    );
  });

  test('comes once for every round that is over, and waits', () => {
    expect(cards).toHaveLength(count('round') - 1);
    expect(cards.every(({ beat }) => beat.time === Infinity)).toBe(true);
  });

  test('is complete and says what the log says', () => {
    for (const { step, beat } of cards) {
      const known = log.filter(({ number }) => number <= beat.upTo);
      const found = report(known, false)!;
      const end = known.findLastIndex(({ kind }) => kind === 'round');
      const begun = known.findLastIndex(({ kind }, at) => kind === 'round' && at < end);
      const round = known.slice(begun + 1, end);
      const of = (...wanted: string[]) => round.filter(({ kind }) => wanted.includes(kind));
      const sum = (lines: LogLine[], what: string) =>
        lines.reduce((total, { args }) => total + (args[what] ?? 0), 0);
      expect(found.number).toBe(step.before.round);
      expect(found.deeds.filter((deed) => !deed.failed)).toHaveLength(of('realises').length);
      expect(found.deeds.flatMap((deed) => deed.dice)).toEqual(of('rolls').map(({ args }) => args.face));
      const points = found.deeds.filter((deed) => !deed.failed).map((deed) => deed.points);
      expect(points).toEqual(of('artist-points', 'masterpiece').map(({ args }) => args.points));
      expect(found.deeds.filter((deed) => deed.failed)).toHaveLength(
        of('fails-work', 'gives-up-building').length,
      );
      expect(found.deeds.flatMap(({ building }) => (building < 0 ? [] : [building]))).toEqual(
        of('gives-up-building').map(({ args }) => args.building),
      );
      expect([...found.built.values()].reduce((a, b) => a + b, 0)).toBe(of('builds').length);
      expect(found.captain?.points ?? 0).toBe(sum(of('captain'), 'points'));
      expect(found.bishop?.points ?? 0).toBe(sum(of('bishop'), 'points'));
      expect(found.left).toEqual(of('leaves').map(({ args }) => args.character! + 1));
      expect(found.came.map((one) => one.character)).toEqual(
        of('arrives').map(({ args }) => args.character! + 1),
      );
      expect(found.order).toEqual(step.after.order);
      expect([0, 3]).toContain(found.income.length);
    }
  });

  test('does not come if the player has set so: then its lines are news', () => {
    settings.stopRounds = false;
    const { step } = cards[0]!;
    expect(kinds(told(step))).not.toContain('card');
    expect(told(step).at(-1)!.upTo).toBe(step.lines.at(-1)!.number);
  });

  test('does not stop who only watches', () => {
    expect(told({ ...cards[0]!.step, own: false }).every((beat) => beat.time < Infinity)).toBe(true);
  });

  test('at the end of the game it comes as well, before the result is shown', () => {
    const lines = [line(1, 'captain', { seat: 0, args: { points: 4 } })];
    const beats = told({ lines, after: { ...shown.view, over: true } });
    expect(beats.map(({ kind, early }) => [kind, early])).toEqual([['card', true]]);
  });
});

test('every step is told up to its last line, in a bounded time', () => {
  for (const { step, beats } of all) {
    if (!beats.length) continue;
    expect(beats.at(-1)!.upTo).toBe(step.lines.at(-1)!.number);
    expect(beats.map((beat) => beat.upTo)).toEqual(beats.map((beat) => beat.upTo).sort((a, b) => a - b));
    const times = beats.map((beat) => beat.time).filter((time) => time < Infinity);
    expect(times.reduce((a, b) => a + b, 0)).toBeLessThanOrEqual(9000);
  }
});

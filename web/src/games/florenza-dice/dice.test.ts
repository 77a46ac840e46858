import { beforeAll, expect, describe, test } from 'vitest';
import { house } from '../../art/houses';
import { diceGameState, giveThings } from '../../testing/states';
import { line } from '../../testing/table';
import { isFirstUnmarked, tappedTarget } from './icons';
import { mark, taken } from './kinds';
import { logPictures } from './pictures';
import { printedSheet } from './printed';
import { loadTexts } from '../../lib/text.svelte';
import { dieLabel, needsText, nextText, powerText, takeText } from './words';

const { view, state } = diceGameState();
beforeAll(() => giveThings(diceGameState()));
const me = view.players[1]!;
const ritratto = me.works[0]!;

describe('words', () => {
  test('of dice and buildings', () => {
    expect(dieLabel(view.dice[1]!)).toBe('Wood die, 5');
    expect(dieLabel({ ...view.dice[1]!, value: null })).toBe('Wood die, not rolled');
    expect(powerText(view.buildings[0]!)).toBe('Marble die: any value');
  });

  test.each([
    ['en', 'Take the green die for 2 spices', 'Take the green die for a sculptor at 100 Fiorini'],
    ['it', 'Prendi il dado verde per 2 spezie', 'Prendi il dado verde per uno scultore a 100 Fiorini'],
    [
      'de',
      'Nimm den grünen Würfel für 2 Gewürze',
      'Nimm den grünen Würfel für einen Bildhauer zu 100 Fiorini',
    ],
  ] as const)('of a die and its use in one tap, in %s', async (language, goods, artist) => {
    await loadTexts(language);
    const green = view.dice[3]!;
    expect(green.options.slice(0, 2).map((option) => takeText(green, option))).toEqual([goods, artist]);
    const white = view.dice[0]!;
    expect(takeText(white, white.options[1]!)).toMatch(
      /2 (steps of the Captain|passi del Capitano|Schritte des Hauptmanns)$/,
    );
    await loadTexts('en');
  });

  test('of what a work still needs: marked icons are done', () => {
    expect(ritratto.icons.some((icon) => icon.marked)).toBe(true);
    const text = needsText(ritratto.icons, ritratto.artists);
    expect(text).toBe('Still needs: Wood, Textile, Fiorini, Painter.');
    expect(needsText(ritratto.icons.map((icon) => ({ ...icon, marked: true })))).toBe('');
  });

  test('equal icons are counted', () => {
    const wood = { id: 'a/wood', kind: 'wood', marked: false };
    expect(needsText([wood, wood, { ...wood, marked: true }])).toBe('Still needs: 2 Wood.');
  });

  test('of the next step on a track', () => {
    const track = me.tracks[0]!;
    const at = (marks: number) => nextText({ ...track, marks });
    expect(at(0)).toBe('');
    expect(at(1)).toBe('Next: Fiorini.');
    expect(at(2)).toBe('Next: 1 point.');
    expect(at(7)).toBe('Next: 2 points.');
    expect(at(99)).toBe('');
  });
});

describe('icons', () => {
  test('icons of a kind share a target: the first unmarked one is it', () => {
    const icon = (marked: boolean, id = 'a') => ({ id, kind: 'wood', marked });
    const icons = [icon(true), icon(false), icon(false), icon(false, 'b')];
    expect(icons.map((_, at) => isFirstUnmarked(icons, at))).toEqual([false, true, false, true]);
  });

  test('a tap beside the icons means the whole', () => {
    document.body.innerHTML = '<div><p data-target="a/wood"><b>x</b></p><i>y</i></div>';
    const at = (css: string) => ({ target: document.querySelector(css) }) as unknown as MouseEvent;
    expect([tappedTarget(at('b'), 'a'), tappedTarget(at('i'), 'a')]).toEqual(['a/wood', 'a']);
  });

  test('a mark is made in pencil, then in ink', () => {
    expect([mark(false, false), mark(true, false), mark(true, true)]).toEqual(['owed', 'pencil', 'ink']);
  });
});

test('which die an action takes', () => {
  const [white] = state.mine[0]!.actions;
  expect(taken(white!, view)?.id).toBe('die/white');
  expect(taken({ ...white!, notation: 'gain 2' }, view)).toBeUndefined();
});

test('the log in pictures', () => {
  const pictures = (number: number) =>
    logPictures(
      state.log.find((one) => one.number === number)!,
      view,
    );
  expect(pictures(39)).toEqual([{ icon: 'marble', kind: 'marble', value: 5 }]);
  expect(pictures(40)).toEqual([{ icon: 'captain', kind: '' }]);
  expect(pictures(42)).toEqual([{ icon: 'wood', kind: 'wood', count: 2 }]);
  expect(pictures(47)).toEqual([{ icon: 'fiorini', kind: 'fiorini' }]);
  expect(pictures(49)).toEqual([{ icon: 'star', kind: 'star' }]);
  expect(pictures(43)).toEqual([]);
  expect(logPictures(line(1, 'built'), view)).toEqual([{ icon: 'house', kind: '' }]);
  expect(logPictures(line(1, 'hired'), view)).toEqual([{ icon: 'painter', kind: '' }]);
  const die = view.dice.findIndex(({ artist }) => artist === 'sculptor');
  expect(logPictures(line(1, 'hired', { args: { die } }), view)[0]).toMatchObject({ icon: 'sculptor' });
  expect(logPictures(line(1, 'spares', { args: { count: 2 } }), view)[0]).toMatchObject({ count: 2 });
});

describe('houses', () => {
  test('every building of the box has one of its own; an unknown one gets a plain house', () => {
    const walls = view.buildings.map((one) => JSON.stringify(house(one)));
    expect(new Set(walls).size).toBe(view.buildings.length);
    expect(house({ number: 99, resource: null })).toEqual(house({ number: 100, resource: 'wood' }));
  });

  test('a workshop has the sign of its trade, a master in a ring', () => {
    expect(house({ number: 1, resource: 'marble' }).sign).toMatchObject({ icon: 'marble', on: 'board' });
    expect(house({ number: 7, resource: 'wood' }).sign?.on).toBe('ring');
    expect(house({ number: 1, resource: null }).sign).toBeUndefined();
  });
});

test('a sheet is printed with its crosses, houses and points', () => {
  const paper = printedSheet(view, 1, ['Ada', 'Bruno'], state.sheet);
  const drawn = new DOMParser().parseFromString(paper, 'image/svg+xml').documentElement;
  const words = [...drawn.querySelectorAll('text')].map((one) => one.textContent);
  expect(words).toContain('Bruno');
  expect(words).toContain('Erbolaio');
  const marked = [
    ...me.works.flatMap((work) => work.icons),
    ...me.spaces.flatMap((space) => (space.building ? [] : space.icons)),
    ...me.tracks.flatMap((track) => track.spaces),
  ].filter((one) => one.marked);
  expect(
    [...drawn.querySelectorAll('path')].filter((one) => one.getAttribute('stroke-width') === '2.4'),
  ).toHaveLength(marked.length);
});

/** Plans and what becomes of them: forecasts, verdicts, what was carried out, news. */
import { beforeAll, describe, expect, test } from 'vitest';
import { things } from '../../lib/things.svelte';
import { florenzaState, giveThings } from '../../testing/states';
import { action, line } from '../../testing/table';
import { actionLabel } from './actionLabel';
import { amountsOf, carriedOut } from './done';
import { drawingOf } from './drawings';
import { balance, failing, lacksOf, picture, plainName, shortage, shortOf, sum } from './goods';
import { houseOf } from './houses';
import type { Forecast, View } from './kinds';
import { isAgainst, logPictures } from './pictures';
import { printedDistrict } from './printed';
import { rolled } from './report';
import { sectionOf } from './sections';
import { about, effectOf, verb } from './verdicts';
import { familyAndPlace, workOf } from './words';

const shown = florenzaState();
const { view, state } = shown;
beforeAll(() => giveThings(shown));
const { log } = state;
const CARLA = 2;

const amounts = (purse: Record<string, number>) =>
  Object.entries(purse).map(([what, count]) => ({ what, count }));
const planned = (
  name: string,
  verdict: string,
  short: Record<string, number> = {},
  changes: Record<string, number> = {},
) => ({
  target: '',
  name,
  artist: null,
  verdict,
  have: [],
  short: amounts(short),
  changes: amounts(changes),
});
const forecast = (
  lines: ReturnType<typeof planned>[],
  left: Record<string, number> = {},
  moves: string[] = [],
) => ({ lines, left: amounts(left), lost: 0, moves, cures: [] }) as Forecast;

describe('a forecast', () => {
  const plan = forecast(
    [
      planned('Cupola', 'short', { marble: 1, florins: 50 }, { marble: -2, florins: -50, pp: 4 }),
      planned('Casa', 'short', { marble: 2 }, { marble: -2 }),
      planned('Altare', 'enough', {}, { gold: -1 }),
    ],
    { marble: 1, gold: 2 },
  );

  test('does not call short what the question is about: it can be paid', () => {
    const [cupola, casa, altare] = plan.lines;
    const lines = [
      { ...cupola!, target: 'work/duomo/cupola' },
      { ...casa!, target: 'building/0/2' },
      altare!,
    ];
    const asked = (stage: string, square: string | null, work: string | null) =>
      failing({ ...plan, lines }, { ...view.choice, stage, square, work });
    expect(asked('construction', 'building/0/2', null)).toEqual(['Cupola']);
    expect(asked('window', 'building/0/2', null)).toEqual(['Cupola']);
    expect(asked('payment', null, 'work/duomo/cupola')).toEqual(['Casa']);
    expect(asked('commission', null, null)).toEqual(['Casa']);
    expect(asked('construction', 'building/0/3', null)).toEqual(['Cupola', 'Casa']);
  });

  test('tells what all that fails is short of', () => {
    expect(shortage(plan)).toEqual({ marble: 3, florins: 50 });
    expect(shortage(null)).toEqual({});
    expect(failing(plan)).toEqual(['Cupola', 'Casa']);
    expect(shortOf(plan, 'Casa')).toEqual({ marble: 2 });
    expect(shortOf(plan, 'Altare')).toEqual({});
  });

  test('comes to less than nothing where something cannot be paid', () => {
    const left = balance(plan);
    expect(left).toMatchObject({ marble: -3, florins: -50, gold: 2 });
    expect(left.pp).toBeUndefined();
    expect(lacksOf(left)).toEqual([
      { what: 'marble', count: 3 },
      { what: 'florins', count: 50 },
    ]);
  });

  test('counts at least the shortage, though something is left', () => {
    expect(balance(forecast([planned('Casa', 'short', { wood: 1 })], { wood: 3 })).wood).toBe(-1);
  });
});

describe('what a choice does to the plan', () => {
  const sell = action(1, { notation: 'sell marble' });
  const short = (count: number) => forecast([planned('Casa', 'short', { wood: count })]);

  test('ruins come first', () => {
    expect(effectOf(sell, ['Cupola'], short(1), forecast([planned('Casa', 'enough')]))).toEqual({
      kind: 'ruins',
      what: ['Cupola'],
    });
  });

  test('it saves what was short and is paid for then', () => {
    expect(effectOf(sell, [], short(1), forecast([planned('Casa', 'enough')]))).toEqual({
      kind: 'saves',
      what: ['Casa'],
    });
    expect(effectOf(sell, [], short(1), forecast([planned('Casa', 'by-captain')])).kind).toBe('saves');
    expect(effectOf(sell, [], short(1), forecast([planned('Casa', 'by-market')])).kind).toBe('none');
  });

  test('it eases what is short of less, and of nothing more', () => {
    expect(effectOf(sell, [], short(2), short(1))).toEqual({ kind: 'eases', what: ['Casa'] });
    expect(effectOf(sell, [], short(1), short(1)).kind).toBe('none');
    expect(effectOf(sell, [], short(1), short(2)).kind).toBe('none');
    const other = forecast([planned('Casa', 'short', { wood: 1, gold: 1 })]);
    expect(effectOf(sell, [], short(2), other).kind).toBe('none');
  });

  test('it makes depend on the market what was paid for', () => {
    const then = forecast([planned('Casa', 'by-market')]);
    expect(effectOf(sell, [], forecast([planned('Casa', 'enough')]), then)).toEqual({
      kind: 'market',
      what: ['Casa'],
    });
  });

  test('a deal that the market plan counts on eases it, ending does not', () => {
    const waiting = forecast([planned('Casa', 'by-market')], {}, ['sell marble', 'done']);
    expect(effectOf(sell, [], waiting, waiting)).toEqual({ kind: 'eases', what: ['Casa'] });
    const done = action(2, { notation: 'done', last: true });
    expect(effectOf(done, [], waiting, waiting).kind).toBe('none');
    expect(effectOf(action(3, { notation: 'buy gold' }), [], waiting, waiting).kind).toBe('none');
  });

  test('a notation says what is done with what', () => {
    expect([verb(sell), about(sell), about(action(1, { notation: 'done' }))]).toEqual([
      'sell',
      'marble',
      'done',
    ]);
  });
});

describe('what was carried out in a real round', () => {
  test('a work with its artist and rolls', () => {
    const work = carriedOut(log, view, CARLA, null).at(-1);
    expect(work).toMatchObject({ kind: 'realises', name: 'Navata', artist: '', failed: false, rolls: [5] });
  });

  test('a building on its square, with its points', () => {
    const [built] = carriedOut(log, view, CARLA, null);
    expect(built).toMatchObject({ kind: 'builds', name: 'Sartore', square: { owner: CARLA, number: 3 } });
  });

  test('a condottiere, with what he gives', () => {
    const paid = carriedOut(log, view, CARLA, null).find((one) => one.kind === 'pays-fortune');
    expect(paid).toMatchObject({ name: 'Duca d’Alba', gain: { florins: -100, textile: 1 } });
    expect(amountsOf(paid!.gain)).toEqual([
      { what: 'textile', count: 1 },
      { what: 'florins', count: -100 },
    ]);
  });

  test('what failed, with what it cost and where it was', () => {
    const bruno = carriedOut(log, view, 1, null);
    expect(bruno.every((one) => one.failed)).toBe(true);
    expect(bruno[0]).toMatchObject({
      name: 'Palagio',
      gain: { pp: -1 },
      square: { owner: 1, number: 3 },
    });
    expect(bruno.map((one) => one.name)).toEqual(['Palagio', 'Altare', 'Portali']);
  });

  test('in the round before: the workshop of a rival, and a work with the points of its artist', () => {
    const first = log.slice(0, 48);
    const [used, given] = carriedOut(first, view, CARLA, null);
    expect(used).toMatchObject({
      kind: 'activates',
      name: 'Fabbro',
      gain: { metal: 1 },
      square: { owner: 1, number: 1 },
    });
    expect(given).toMatchObject({ kind: 'gives-up-building', failed: true, gain: { pp: -1 } });
    const work = carriedOut(first, view, 1, null).find((one) => one.kind === 'realises');
    expect(work).toMatchObject({ artist: 'artist/40', rolls: [3], gain: { pp: 7 } });
  });

  test('in a replay only up to its move', () => {
    expect(carriedOut(log, view, CARLA, 61).map((one) => one.kind)).toEqual(['builds']);
    expect(carriedOut(log, view, CARLA, 60)).toEqual([]);
  });

  test('the deals of one visit to the market are one thing', () => {
    const deals = [
      line(1, 'round'),
      line(2, 'sells', { args: { resource: 1, florins: 100 } }),
      line(3, 'buys', { args: { resource: 0, florins: 200 } }),
      line(4, 'swaps-two', { args: { first: 1, second: 1, taken: 3 } }),
      line(5, 'administration', { args: { florins: 50 } }),
      line(6, 'sells', { args: { resource: 0, florins: 100 } }),
    ];
    const found = carriedOut(deals, view, 0, null);
    expect(found.map((one) => one.kind)).toEqual(['sells', 'administration', 'sells']);
    expect(found[0]!.gain).toEqual({ wood: -3, florins: -100, marble: 1, gold: 1 });
    expect(found[0]!.said).toBe('sells 2 · buys 3 · swaps-two 4');
  });
});

test('what each artist rolled in the running round', () => {
  const numbers = view.characters.map((one) => one.number);
  expect(rolled(log, numbers)).toEqual(new Map([[0, [5]]]));
  expect(rolled(log.slice(0, 48), numbers)).toEqual(new Map([[40, [3]]]));
});

describe('names', () => {
  test('of characters, by their ids, wherever they are', () => {
    expect(things.name('artist/29')).toBe('Leonardo da Vinci');
    expect(things.short('artist/29')).toBe('Leonardo');
  });

  test('of works, wherever they are', () => {
    expect(workOf(view, 'work/lorenzo/navata')).toMatchObject({
      work: { name: 'Navata' },
      place: 'San Lorenzo',
    });
    expect(workOf(view, 'work/2/palazzo/facciata')?.work.id).toBe('work/2/palazzo/facciata');
    expect(workOf(view, 'work/1/chiesa/cupola')?.place).not.toBe(
      workOf(view, 'work/1/palazzo/giardino')?.place,
    );
    expect(workOf(view, 'nothing')).toBeNull();
  });

  test('of a family with its place, as long as there are turns', () => {
    expect(familyAndPlace(view, 1)).toBe('Pazzi, 1st');
    expect(familyAndPlace(view, CARLA)).toBe('Pitti, 3rd');
    expect(familyAndPlace({ ...view, over: true }, 1)).toBe('Pazzi');
  });

  test('without the place in brackets', () => {
    expect(plainName('Altare (Duomo)')).toBe('Altare');
  });
});

describe('what the button says', () => {
  const says = (notation: string, more = {}, stage = 'placing') =>
    actionLabel(action(1, { notation, ...more }), false, { choice: { stage } } as View);

  test.each([
    ['occupy 1', 'Place here'],
    ['build 3 4', 'Build here'],
    ['sell marble', 'Sell 1 marble'],
    ['take gold', 'Take 1 gold'],
    ['muse', 'Call the Muse'],
  ])('%s: %s', (notation, text) => expect(says(notation)).toBe(text));

  test('else the short text, without what follows, with a capital letter', () => {
    expect(says('refuse', { short: 'do not pay · 2 PP' })).toBe('Do not pay');
    expect(says('work a', { short: 'done', last: true })).toBe('Done');
  });

  test('where an order is asked for: which is next', () => {
    expect(says('mark 1', {}, 'commission')).toBe('Settle it next');
  });
});

describe('pictures', () => {
  test('of an income have what came', () => {
    expect(
      logPictures(
        log.find((one) => one.kind === 'income')!,
        view,
      ).map((one) => [one.icon, one.count]),
    ).toEqual([
      ['marble', 1],
      ['wood', 1],
      ['gold', 1],
      ['fiorini', 200],
      ['familiar', 3],
    ]);
  });

  test('have signs, and nothing that did not change', () => {
    const icons = (number: number) =>
      logPictures(
        log.find((one) => one.number === number)!,
        view,
      ).map(({ icon, count }) => (count === undefined ? icon : `${count} ${icon}`));
    expect(icons(34)).toEqual(['house', '1 metal']);
    expect(icons(37)).toEqual(['warn', '-1 prestige']);
    expect(icons(45)).toEqual(['warn']);
    expect(icons(66)).toEqual(['preacher', '-100 fiorini', '2 familiar']);
    expect(icons(77)).toEqual(['flag', '-100 fiorini']);
    expect(logPictures(line(1, 'order'), view)).toEqual([]);
  });

  test.each([
    ['occupies-rival', {}, ['familiar', '-1 prestige']],
    ['plans-building', {}, ['pencil', 'house']],
    ['swaps-one', { given: 0, taken: 3 }, ['-1 marble', '1 gold']],
    ['sells', { resource: 1, florins: 100 }, ['-1 wood', '100 fiorini']],
    ['buys', { resource: 5, florins: 200 }, ['1 textile', '-200 fiorini']],
    ['swaps-two', { first: 0, second: 1, taken: 4 }, ['-1 marble', '-1 wood', '1 spice']],
    ['pays-fortune', { florins: 100, pp: 2, bp: 1 }, ['flag', '-100 fiorini', '2 prestige', '1 bishop']],
    ['realises', { speciality: 1 }, ['sculptor']],
    ['muse', { florins: 50 }, ['muse', '-50 fiorini']],
    ['masterpiece', { points: 6 }, ['master', '6 prestige']],
    ['full-chiesa', { points: 2 }, ['2 bishop']],
    ['captain', { points: 4 }, ['captain', '4 prestige']],
  ])('%s', (kind, args, pictures) => {
    const found = logPictures(line(1, kind, { args }), view);
    expect(found.map(({ icon, count }) => (count === undefined ? icon : `${count} ${icon}`))).toEqual(
      pictures,
    );
  });

  test('a rolled die shows its face', () => {
    expect(logPictures(line(1, 'rolls', { args: { face: 5 } }), view)).toMatchObject([
      { kind: 'ivory', value: 5 },
    ]);
  });

  test('what others did with the things of a seat', () => {
    const rival = log.find((one) => one.kind === 'occupies-rival')!;
    expect([isAgainst(rival, 1), isAgainst(rival, CARLA), isAgainst(rival, 0)]).toEqual([true, false, false]);
    expect(isAgainst(line(1, 'exile', { seat: 0 }), 1)).toBe(true);
  });

  test('of goods', () => {
    expect(['florins', 'pp', 'P', 'wood'].map(picture)).toEqual(['fiorini', 'prestige', 'painter', 'wood']);
    expect(sum({ a: 1, b: 2 }, { b: -2, c: 1 })).toEqual({ a: 1, b: 0, c: 1 });
  });

  test('of works and houses', () => {
    expect(drawingOf('work/2/palazzo/ritratto')).toBe('ritratto');
    expect(drawingOf('work/2/palazzo/facciata')).not.toBe(drawingOf('work/2/chiesa/facciata'));
    expect(drawingOf('work/duomo/cupola')).toBe('cupola');
    expect(drawingOf('work/duomo/abside')).toBe('work');
    expect(houseOf(undefined)).toBeNull();
    const workshops = view.supply.flatMap((tile) => houseOf(tile)?.sign?.icon ?? []);
    expect(new Set(workshops).size).toBeGreaterThan(5);
    expect(houseOf(view.supply.find((tile) => tile.name === 'Zecca'))?.sign?.icon).toBe('star');
    expect(houseOf(view.supply.find((tile) => tile.name === 'Picconiere'))?.sign).toMatchObject({
      icon: 'marble',
      on: 'board',
    });
  });
});

test('every target of a section leads to it, an unknown one to the city', () => {
  const found = [
    'work/duomo/cupola',
    'work/1/chiesa/cupola',
    'supply/3',
    'artist/16',
    'muse',
    'charity/2',
    'x',
  ];
  expect(found.map(sectionOf)).toEqual([
    'city',
    'district',
    'district',
    'artists',
    'city',
    'district',
    'city',
  ]);
});

test('a district is printed with what was built and made in it', () => {
  const shown: View = structuredClone(view);
  Object.assign(shown.families[CARLA]!.chiesa[1]!, { made: CARLA, artist: 'artist/16' });
  const paper = printedDistrict(shown, CARLA, ['Ada', 'Bruno', 'Carla <3'], state.sheet);
  const drawn = new DOMParser().parseFromString(paper, 'image/svg+xml').documentElement;
  const words = [...drawn.querySelectorAll('text')].map((one) => one.textContent);
  expect(words).toContain('Carla <3');
  expect(words).toContain('Sartore');
  expect(words.filter((one) => one === 'Filippo Lippi')).toHaveLength(1);
  const bold = [...drawn.querySelectorAll('text[font-weight="600"]')].map((one) => one.textContent);
  expect(bold.slice(0, 8), 'the points of works that are made').toEqual(['', '', '', '', '', '4', '', '']);
  expect(words).toContain('100');
});

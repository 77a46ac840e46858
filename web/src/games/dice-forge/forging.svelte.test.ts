import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Controls } from '../../lib/controls.svelte';
import { LiveTable } from '../../lib/live.svelte';
import type { ThingInfo } from '../../lib/protocol';
import { settings } from '../../lib/settings.svelte';
import { things } from '../../lib/things.svelte';
import { connect, settled, type FakeSocket } from '../../testing/socket';
import { forgeState } from '../../testing/states';
import { action, preview } from '../../testing/table';
import { arrangement } from './arrangement.svelte';
import { emblemOf, plaqueOf } from './drawings';
import { Forging } from './forging.svelte';
import type { View } from './kinds';
import { faceName, faceOf, featOf } from './names';
import { askedOf, outcomes } from './outcomes.svelte';
import { printedDice } from './printed';
import { priceText, wordsOf } from './words';

const shown = forgeState();
const { state, previews } = shown;
const buySun = state.mine[0]!.actions.find((one) => one.notation === 'buy s1')!;
const sunPreview = previews.find((one) => one.action === buySun.action)!;

let live: LiveTable;
let controls: Controls;
let socket: FakeSocket;
let view: View;
let forging: Forging;

beforeEach(() => {
  settings.oneTouch = false;
  view = forgeState().view;
  live = new LiveTable('table');
  controls = new Controls(live);
  socket = connect(live, forgeState().state);
  forging = new Forging(controls, () => ({ view, still: false }));
});
afterEach(() => live.close());

const offered = (notation: string) => controls.actions.find((one) => one.notation === notation)!;

describe('a bought face', () => {
  beforeEach(async () => {
    controls.select(offered('buy s1'));
    await socket.looked(sunPreview);
  });

  test('can be forged on every side that the preview has', () => {
    expect(forging.face).toBe('s1');
    expect(forging.answering).toBe(false);
    expect(forging.placeAt('die/0/light/3')?.action).toBe(87);
    expect(forging.placeAt('die/1/light/3')).toBeUndefined();
    expect(forging.chosen).toBeNull();
  });

  test('the first touch of a side selects it, the second buys and forges', () => {
    forging.tap('die/0/light/5');
    expect(forging.chosen?.action).toBe(93);
    expect(forging.target).toBe('die/0/light/5');
    expect(controls.followUp?.text).toContain('in place of “g6”');
    expect(socket.find('act')).toBeUndefined();
    forging.tap('die/0/light/5');
    expect(socket.find('act')).toMatchObject({ action: buySun.action, then: [93] });
  });

  test('one touch does both for those who want it', () => {
    settings.oneTouch = true;
    forging.tap('die/0/light/5');
    expect(socket.find('act')).toMatchObject({ action: buySun.action, then: [93] });
  });

  test('of equal sides the touched one gets it, also after the page is loaded again', () => {
    arrangement.open('table');
    forging.tap('die/0/light/3');
    expect(forging.target).toBe('die/0/light/3');
    forging.settle();
    expect(arrangement.of(view.players[0]!.dice[0]!).sides.map((side) => side.face)[3]).toBe('g1');
    view.players[0]!.dice[0]!.sides[0]!.face = 's1'; // the server puts it on the first of them
    forging.settle();
    const faces = () => arrangement.of(view.players[0]!.dice[0]!).sides.map((side) => side.face);
    expect(faces()).toEqual(['g1', 'g1', 'g1', 's1', 'g1', 'g6']);
    arrangement.open('another');
    expect(faces()[0]).toBe('s1');
    arrangement.open('table');
    expect(faces()[3]).toBe('s1');
  });
});

test('in a lesson a bought face is forged in the same gesture only where the next step wants it', async () => {
  controls.me!.lesson = { step: 1, steps: 9, text: 'Buy it.', then: 93 };
  controls.select(offered('buy s1'));
  await socket.looked(sunPreview);
  expect(forging.places.map((place) => place.action)).toEqual([93]);
  forging.tap('die/0/light/5');
  forging.tap('die/0/light/5');
  expect(socket.find('act')).toMatchObject({ action: buySun.action, then: [93] });
});

describe('a dragged face', () => {
  test('is forged where it was dropped, as soon as it is known that this is possible', async () => {
    const buy = offered('buy s1');
    controls.select(buy);
    forging.drop(buy, 'die/0/light/5');
    forging.finishDrop();
    expect(socket.find('act')).toBeUndefined();
    await socket.looked(sunPreview);
    forging.finishDrop();
    expect(socket.find('act')).toMatchObject({ action: buy.action, then: [93] });
  });

  test('beside all places does nothing, and is forgotten', async () => {
    const buy = offered('buy s1');
    controls.select(buy);
    forging.drop(buy, 'die/1/light/5');
    await socket.looked(sunPreview);
    forging.finishDrop();
    forging.finishDrop();
    expect(socket.find('act')).toBeUndefined();
  });

  test('of what is not selected is not dropped', async () => {
    controls.select(offered('buy s1'));
    forging.drop(offered('buy m2'), 'die/0/light/5');
    await socket.looked(sunPreview);
    forging.finishDrop();
    expect(socket.find('act')).toBeUndefined();
  });
});

describe('where the question is where to forge', () => {
  const answers = sunPreview.more as { forgings: { action: number; targets: string[] }[] };

  beforeEach(() => {
    const next = forgeState().state;
    next.revision += 1;
    next.mine[0]!.actions = answers.forgings
      .slice(0, 2)
      .map((place) => action(place.action, { targets: place.targets, notation: `forge ${place.action}` }));
    view = next.view as View;
    view.players[0]!.asked = { kind: 'forge-where', face: 's1', die: null, number: 0 };
    socket.say(next);
  });

  test('each answer is a place, with what it would do once that is known', async () => {
    expect(forging.answering).toBe(true);
    expect(forging.places.map((place) => place.expected)).toEqual([{}, {}]);
    const looking = forging.look();
    expect(socket.last).toMatchObject({ type: 'look', actions: [87, 93] });
    await socket.looked(
      preview(87, { more: { expected: { gold: 2.3 }, change: {}, chances: {} } }),
      preview(93),
    );
    await looking;
    expect(forging.places[0]!.expected).toEqual({ gold: 2.3 });
  });

  test('a touch selects the answer, a dropped face does it', () => {
    forging.tap('die/0/light/5');
    expect(controls.selected?.action).toBe(93);
    expect(forging.chosen?.action).toBe(93);
    forging.dropAnswer('die/0/light/2');
    expect(socket.find('act')).toMatchObject({ action: 87, then: [] });
    forging.dropAnswer('nowhere');
    expect(socket.sent.filter((one) => one.type === 'act')).toHaveLength(1);
  });

  test('a replay asks nothing', () => {
    const replayed = new Forging(controls, () => ({ view, still: true }));
    expect(replayed.asked).toBeNull();
  });
});

describe('what the answers to a small decision would do', () => {
  const ask = (kind: string) => {
    const next = forgeState().state;
    next.revision += 1;
    (next.view as View).players[0]!.asked = { kind, face: null, die: null, number: 0 };
    socket.say(next);
    outcomes.look(controls);
  };

  test('is asked for at once, and shown without what does not change', async () => {
    ask('which-die');
    const [first] = controls.answers;
    const changes = [
      { good: 'gold', before: 1, after: 4, lost: 0 },
      { good: 'sun', before: 1, after: 1, lost: 0 },
      { good: 'moon', before: 6, after: 6, lost: 2 },
    ];
    await socket.looked(
      preview(first!.action, { changes, more: { roll: { gold: 1.5, sun: 0, glory: 0.5 } } }),
    );
    expect(outcomes.of(first).map((one) => one.good)).toEqual(['gold', 'moon']);
    expect(outcomes.meanOf(first)).toEqual([
      ['gold', 1.5],
      ['glory', 0.5],
    ]);
    expect(outcomes.of(undefined)).toEqual([]);
  });

  test('not for a whole action, and a late answer to an older question is dropped', async () => {
    expect(askedOf(controls)?.kind).toBe('action');
    ask('which-die');
    const [first] = controls.answers;
    const late = socket.last!.id;
    ask('action');
    expect(socket.last!.id).toBe(late);
    socket.say({
      type: 'looked',
      id: late,
      previews: [preview(first!.action, { more: { roll: { gold: 1 } } })],
    });
    await settled();
    expect(outcomes.meanOf(first)).toEqual([]);
  });
});

const thing = (name: string, effect: ThingInfo['effect']): ThingInfo => ({
  name,
  short: name,
  text: '',
  effect,
});

describe('names and words', () => {
  const INFOS: Record<string, ThingInfo> = {
    'face/g1': thing('1 gold', [{ count: 1 }, { icon: 'gold', word: 'gold' }]),
    'face/s1': thing('1 sun', [{ count: 1 }, { icon: 'sun', word: 'sun' }]),
    'face/g9-m5': thing('9 gold or 5 moons', [
      ...[{ count: 9 }, { icon: 'gold', word: 'gold' }],
      '/',
      ...[{ count: 5 }, { icon: 'moon', word: 'moon' }],
    ]),
    'feat/hammer': thing('Hammer', []),
    'feat/chest': thing('Chest', []),
    'die/light': thing('Light die', []),
  };

  beforeEach(async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(INFOS))));
    things.load('table');
    await expect.poll(() => faceName('g1')).toBe('1 gold');
  });

  test('faces and feats are known by name and by number', () => {
    expect([faceOf(2), featOf(1), faceOf(9)]).toEqual(['s1', 'hammer', '']);
    expect(faceName('unknown')).toBe('unknown');
  });

  test('what nobody has drawn is drawn from its effect', () => {
    expect([emblemOf('hammer'), emblemOf('hermes')]).toEqual(['e-hammer', 'e-feat']);
    expect(plaqueOf('g1')).toBe('<use href="#f-g1"/>');
    const made = plaqueOf('g9-m5');
    expect(made.match(/#[\w-]+/g)).toEqual([
      '#plaque-gold',
      '#t-gold',
      '#2a1e0c',
      '#t-moon',
      '#2a1e0c',
      '#fffaf0',
      '#2a1e0c',
      '#2a1e0c',
    ]);
    expect(made.match(/(?<=>)[^<>]+(?=<\/text>)/g)).toEqual(['9', '5', '/']);
    expect(plaqueOf('unknown')).toBe('<use href="#plaque-plain"/>');
  });

  test('a price names only what is paid', () => {
    const feat = view.islands[0]!.feats[0]!;
    expect(priceText({ ...feat, sun: 0, moon: 3 })).toBe('3 moons');
    expect(priceText({ ...feat, sun: 1, moon: 2 })).toBe('1 sun and 2 moons');
  });

  test('choices are told in a few words', () => {
    expect(wordsOf(offered('buy s1'), view)).toBe('1 sun for 3 gold');
    expect(wordsOf(offered('feat hammer'), view)).toBe('Hammer for 1 moon');
    expect(wordsOf(offered('feat chest'), view)).toBe('Chest for 1 moon, 2 points at the end');
    expect(wordsOf(action(1, { notation: 'forge light g1' }), view)).toBe('1 gold, Light die');
    expect(wordsOf(action(1, { text: 'End the turn', short: 'end' }), view)).toBe('End the turn');
    expect(wordsOf(action(1, { text: 'x'.repeat(45), short: 'short' }), view)).toBe('short');
  });

  test('a card makes faces cheaper', () => {
    view.players[0]!.asked = { kind: 'purchase', face: null, die: null, number: 2 };
    expect(wordsOf(offered('buy s1'), view)).toBe('1 sun for 1 gold');
  });
});

test('feats are printed with their points', () => {
  view.players[0]!.cards = [{ id: 'card/hammer', card: 'hammer', count: 2, points: 5 }] as never;
  const paper = printedDice(view, 0, ['Ada'], state.sheet);
  expect(paper).toContain('#e-hammer');
  expect(paper).toMatch(/× 2<\/text>.*>10<\/text>/);
});

test('the dice are printed, with the reserves and the points', () => {
  const paper = printedDice(view, 0, ['Ada & Co', 'Bruno'], state.sheet);
  const drawn = new DOMParser().parseFromString(paper, 'image/svg+xml').documentElement;
  const faces = [...drawn.querySelectorAll('use')].map((one) => one.getAttribute('href'));
  expect(faces.filter((one) => one?.startsWith('#f-'))).toHaveLength(12);
  expect(faces.filter((one) => one === '#f-g6')).toHaveLength(1);
  expect(paper).toContain('Ada &amp; Co');
  expect(paper).toContain('12 gold');
});

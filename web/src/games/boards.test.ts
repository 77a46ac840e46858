/** What the boards of the games tell the page. Their components are compiled for it, which proves that they can be. */
import { describe, expect, test } from 'vitest';
import type { Protocol } from '../lib/protocol';
import { diceGameState, florenzaState, forgeState } from '../testing/states';
import { action, line } from '../testing/table';
import { boardOf, type GameBoard } from './board';
import diceForge from './dice-forge/index';
import florenzaDice from './florenza-dice/index';
import florenza from './florenza/index';
import pig from './pig/index';
import plain from './plain/index';

const forge: GameBoard<Protocol['view:dice-forge']> = diceForge;
const city: GameBoard<Protocol['view:florenza']> = florenza;
const dice: GameBoard<Protocol['view:florenza-dice']> = florenzaDice;

describe('Dice Forge', () => {
  const { state, view } = forgeState();
  const { actions } = state.mine[0]!;
  const buy = actions.find((one) => one.notation === 'buy s1')!;

  test('tells offerings from feats, only while an action is asked for', () => {
    const [offering, feat] = forge.bar!.modes!(view, 0);
    expect(actions.filter(offering!.has)).toHaveLength(7);
    expect(actions.filter(feat!.has)).toHaveLength(7);
    expect(forge.bar!.modes!(view, 1)).toEqual([]);
  });

  test('names what the button does', () => {
    expect(forge.bar!.actionLabel!(buy, true, view)).not.toBe(forge.bar!.actionLabel!(buy, false, view));
    expect(forge.bar!.actionLabel!(action(1, { notation: 'other', short: 'So' }), false, view)).toBe('So');
  });

  test('shows reserves, dice and gains', () => {
    expect(forge.top!.pins!(view, 0).map((pin) => pin.value)).toEqual([12, 1, 4]);
    expect(forge.log!.die!(line(1, 'rolled', { args: { face: 4 } }), view)).toMatchObject({
      value: 4,
      beside: false,
    });
    expect(forge.log!.die!(line(1, 'face-removed', { args: { face: 4 } }), view)?.beside).toBe(true);
    expect(forge.log!.die!(line(1, 'gained'), view)).toBeNull();
    expect(forge.log!.gain!(line(1, 'gained', { args: { resource: 2, amount: 1, lost: 1 } }))).toEqual({
      icon: 'moon',
      kind: 'moon',
      amount: 1,
      lost: 1,
    });
    expect(forge.log!.gain!(line(1, 'paid'))).toBeNull();
    expect([forge.players!.active!(view), forge.top!.rounds!(view)]).toEqual([0, [3, 9]]);
    expect(forge.log!.heading!(line(1, 'turn'))).toBe(true);
  });
});

describe('Florenza X', () => {
  const { view, state } = florenzaState();

  test('shows rounds, points and dice', () => {
    expect(city.top!.rounds!(view)).toEqual([2, 7]);
    expect(city.log!.die!(line(1, 'rolls', { args: { face: 5 } }), view)).toMatchObject({
      value: 5,
      beside: true,
    });
    expect(city.log!.die!(line(1, 'builds'), view)).toBeNull();
  });

  test('says in a word what the pictures of a line are about', () => {
    expect(['income', 'plans-work', 'order'].map((kind) => city.log!.word!(line(1, kind)))).toEqual([
      'gets',
      'plans',
      '',
    ]);
  });

  test('says which variant is played, and whose points are not all of them', () => {
    expect(city.top!.variant!(view)).toBe('');
    const families = view.families.map((one, seat) => ({
      ...one,
      pieces: seat,
      level: seat ? 'media' : null,
    }));
    expect(city.top!.variant!({ ...view, dice: false, families: families.slice(0, 2) })).toBe(
      'without dice · Ghost: media',
    );
    const hasMore = (open: boolean, over = false) =>
      [0, 1].map((seat) => city.players!.hasMore!({ ...view, families, open, over }, seat));
    expect([hasMore(false), hasMore(true), hasMore(false, true)]).toEqual([
      [false, true],
      [false, false],
      [false, false],
    ]);
  });

  test('what a ghost does goes on where its space began', () => {
    expect(city.log!.continues!(line(1, 'ghost-space'))).toBe(false);
    expect(city.log!.continues!(line(1, 'ghost-takes'))).toBe(true);
    expect(city.log!.continues!(line(1, 'builds'))).toBe(false);
  });

  test('every action of a real question is of a kind', () => {
    for (const one of state.mine[0]!.actions)
      expect(city.bar!.kinds!.find((kind) => kind.has(one))).toBeDefined();
    const kindOf = (notation: string) =>
      city.bar!.kinds!.find((kind) => kind.has(action(1, { notation })))?.name;
    expect(['work a b', 'pay f 3', 'duomo', 'give wood', 'reserve 3'].map(kindOf)).toEqual([
      'works',
      'captains',
      'preachers',
      'swap',
      'other',
    ]);
  });
});

describe('the Dice Game', () => {
  const { view, state } = diceGameState();

  test('draws the choices that take a die', () => {
    expect(dice.bar!.draws!(state.mine[0]!.actions[0]!, view)).toBe(true);
    expect(dice.bar!.draws!(action(1, { notation: 'done' }), view)).toBe(false);
  });

  test('shows the supply, the dice and the goal', () => {
    expect(dice.top!.pins!(view, 1).map((pin) => pin.kind)).toEqual(['fiorini', 'spare', 'star']);
    expect(dice.top!.pins!(view, 9)).toEqual([]);
    expect(dice.log!.die!(line(1, 'rolled', { args: { die: 1, value: 5 } }), view)).toEqual({
      kind: 'wood',
      value: 5,
    });
    expect(dice.log!.die!(line(1, 'took', { args: { die: 1 } }), view)).toBeNull();
    expect(dice.end!.goal!(view)).toBeNull();
    expect(dice.end!.goal!({ ...view, ghost: { target: 50 } as typeof view.ghost })).toBe(50);
    expect(dice.top!.rounds!(view)).toEqual([2, 6]);
  });
});

test('a game has its own board, every other one the plain board', async () => {
  expect(await boardOf('florenza')).toBe(florenza);
  expect(await boardOf('dice-forge')).toBe(diceForge);
  expect(await boardOf('florenza-dice')).toBe(florenzaDice);
  expect(await boardOf('pig')).toBe(pig);
  expect(await boardOf('nim')).toBe(plain);
});

test('a game without a board shows its rounds if it counts them', () => {
  expect(plain.top.rounds({ round: 3, rounds: 5 })).toEqual([3, 5]);
  expect(plain.top.rounds({ round: 'x' })).toEqual([0, 0]);
  expect(plain.log.heading(line(1, 'round'))).toBe(true);
});

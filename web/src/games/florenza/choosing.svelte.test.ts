/** What is chosen with the controls of the table: an artist for a work, signs on the board. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Controls } from '../../lib/controls.svelte';
import { LiveTable } from '../../lib/live.svelte';
import { connect, settled, type FakeSocket } from '../../testing/socket';
import { florenzaState } from '../../testing/states';
import { action, preview } from '../../testing/table';
import { moreOf, type Pair } from './kinds';
import { Looks } from './looks.svelte';
import { join, proposed } from './pairs';
import { ruinedAt } from './ruins';

let live: LiveTable;
let controls: Controls;
let socket: FakeSocket;
const { view } = florenzaState();

const work = action(1, { targets: ['work/lorenzo/navata'], ruins: ['Cupola'] });
const same = action(2, { targets: ['work/lorenzo/navata'], ruins: ['Cupola', 'Casa'] });
const free = action(3, { targets: ['market'] });

beforeEach(() => {
  const { state } = florenzaState();
  state.mine[0]!.actions = [work, same, free];
  live = new LiveTable('table');
  controls = new Controls(live);
  socket = connect(live, state);
});
afterEach(() => live.close());

describe('a work and its artist', () => {
  const pair = (artist: string, more: Partial<Pair>): Pair => ({
    action: 50,
    artist,
    price: 100,
    mean: 2,
    masterpiece: 0,
    reach: null,
    ruins: [],
    forecast: { lines: [], left: [], lost: 0, moves: [], cures: [] },
    ...more,
  });
  const best = (...pairs: Pair[]) => proposed(controls, view, pairs).artist;

  test('are one gesture, named by both', () => {
    controls.select(controls.actions[0]!);
    join(controls, view, pair('a', { action: 77 }));
    expect(controls.followUp).toEqual({ action: 77, text: 'Navata, San Lorenzo' });
    controls.perform(controls.selected!);
    expect(socket.find('act')).toMatchObject({ action: 1, then: [77] });
  });

  test('nothing follows where no work is selected', () => {
    controls.select(controls.actions[2]!);
    join(controls, view, pair('a', {}));
    expect(controls.followUp).toBeNull();
  });

  test('the one who can be paid now is proposed, before one who can be in time', () => {
    expect(best(pair('late', { reach: 'in-time', mean: 9 }), pair('now', { reach: 'now' }))).toBe('now');
  });

  test('among equals the one who gives most, then the cheaper one', () => {
    const now = { reach: 'now' } as const;
    expect(best(pair('a', { ...now, mean: 1 }), pair('b', { ...now, mean: 3 }))).toBe('b');
    expect(best(pair('a', { ...now, price: 150 }), pair('b', { ...now, price: 50 }))).toBe('b');
  });

  test('if none can be paid, the cheapest', () => {
    expect(best(pair('a', { price: 300, mean: 9 }), pair('b', { price: 200, mean: 1 }))).toBe('b');
  });

  test('one whom the money is there for comes before the others', () => {
    expect(best(pair('a', { price: 150, mean: 9 }), pair('b', { price: 100, mean: 1 }))).toBe('b');
  });
});

test('what every choice at a target would ruin is told, what one of them spares is not', () => {
  expect(ruinedAt(controls, 'work/lorenzo')).toEqual(['Cupola', 'Casa']);
  expect(ruinedAt(controls, 'market')).toEqual([]);
  expect(ruinedAt(controls, 'nowhere')).toEqual([]);
  const { state } = florenzaState();
  state.mine[0]!.actions = [work, { ...same, ruins: [] }];
  socket.say(state);
  expect(ruinedAt(controls, 'work/lorenzo')).toEqual([]);
});

describe('the previews of several actions', () => {
  test('are known by their actions', async () => {
    const looks = new Looks(controls);
    looks.ask([work, free]);
    expect(socket.last).toMatchObject({ type: 'look', actions: [1, 3] });
    await socket.looked(preview(1, { more: { forecast: null, pairs: [] } }), preview(3));
    expect(looks.of(free)?.action).toBe(3);
    expect(moreOf(looks.of(work))?.pairs).toEqual([]);
    expect(looks.of(same)).toBeNull();
  });

  test('a late answer to an older question is dropped', async () => {
    const looks = new Looks(controls);
    looks.ask([work]);
    const late = socket.last!.id;
    looks.ask([]);
    socket.say({ type: 'looked', id: late, previews: [preview(1)] });
    await settled();
    expect(looks.of(work)).toBeNull();
  });
});

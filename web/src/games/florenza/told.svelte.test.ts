/** How the die of a rival's artist is thrown while it is told. */
import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { settings } from '../../lib/settings.svelte';
import { florenzaState, giveThings } from '../../testing/states';
import { line } from '../../testing/table';
import { story, type Making } from './story';
import Told from './Told.svelte';

let shown: ReturnType<typeof mount> | undefined;
afterEach(() => void (shown && unmount(shown)));

test('it falls once, and lies when its result is told', async () => {
  const state = florenzaState();
  await giveThings(state);
  const { view } = state;
  settings.motion = 'normal';
  const thrown = vi.fn(() => ({ cancel: () => undefined }) as unknown as Animation);
  Element.prototype.animate = thrown;
  const work = view.places[0]!.works[0]!.id;
  const lines = [
    line(1, 'rolls', { seat: 0, args: { face: 5 } }),
    line(2, 'artist-points', { seat: 0, args: { points: 3, face: 5 } }),
  ];
  const before = { ...view, choice: { ...view.choice, work, rolls: [] } };
  const beats = story.beats({ before, after: view, lines, seat: 1, own: true, names: [], drafted: [] });
  expect(beats.map(({ kind }) => kind)).toEqual(['roll', 'result']);

  const about = (at: number) => beats[at]!.about as Making;
  const props = $state({ making: about(0), news: null, beat: 7, view, names: ['Ada', 'Bruno', 'Carla'] });
  shown = mount(Told, { target: document.body, props });
  flushSync();
  await tick();
  expect(thrown).toHaveBeenCalledTimes(1);
  props.making = about(1);
  props.beat = 8;
  flushSync();
  await tick();
  expect(document.body.textContent).toContain('+3');
  expect(thrown).toHaveBeenCalledTimes(1);
});

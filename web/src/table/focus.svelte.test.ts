import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LiveTable } from '../lib/live.svelte';
import { connect } from '../testing/socket';
import { state } from '../testing/table';
import { focusChoices, restoreFocus } from './focus.svelte';

const at = (css: string) => document.querySelector<HTMLElement>(css)!;
const focused = () => document.activeElement?.id;

let live: LiveTable;
let stop: () => void;

beforeEach(() => {
  document.body.innerHTML = `<main>
    <p class="board"><button id="die" data-place="die/white">x</button></p>
    <footer class="bar" id="bar" tabindex="-1">
      <span class="pills"><button id="first">1</button><button id="second" data-key="two">2</button></span>
    </footer></main>`;
  for (const one of document.querySelectorAll('button'))
    Object.defineProperty(one, 'offsetParent', { get: () => document.body, configurable: true });
  live = new LiveTable('table');
  const socket = connect(live, state());
  expect(socket.sent).toEqual([]);
  stop = $effect.root(() => {
    const attach = restoreFocus(live);
    $effect(() => attach(at('main')));
  });
  flushSync();
});
afterEach(() => {
  stop();
  live.close();
});

/** Draw a part again, as a new state does. */
function redraw(css: string, html: string): void {
  const part = at(css);
  part.innerHTML = html;
  for (const one of part.querySelectorAll('button'))
    Object.defineProperty(one, 'offsetParent', { get: () => document.body });
}

describe('when the focused element is drawn again', () => {
  test('it is found by its place or its key', async () => {
    at('#die').focus();
    redraw('.board', '<button id="again" data-place="die/white">x</button>');
    at('body').focus();
    (document.activeElement as HTMLElement | null)?.blur();
    redraw('.board', '<button id="again" data-place="die/white">x</button>');
    await expect.poll(focused).toBe('again');
  });

  test('if it is gone, the first choice gets the focus', async () => {
    at('#die').focus();
    at('#die').blur();
    redraw('.board', '');
    await expect.poll(focused).toBe('first');
  });

  test('while a command is pending the bar gets it, and the choices afterwards', async () => {
    at('#die').focus();
    live.act(0, 1);
    at('#die').blur();
    redraw('.board', '');
    await expect.poll(focused).toBe('bar');
    live.busy = null;
    flushSync();
    expect(focused()).toBe('first');
  });

  test('nothing is focused for those who point', async () => {
    at('#die').focus();
    at('main').dispatchEvent(new Event('pointerdown'));
    at('#die').blur();
    redraw('.board', '');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(focused()).not.toBe('first');
  });
});

test('with the next question the first choice gets the focus of a button that can do nothing now', async () => {
  const [bar, confirm] = [at('#bar'), document.createElement('button')];
  confirm.id = 'confirm';
  bar.append(confirm);
  confirm.focus();
  confirm.setAttribute('aria-disabled', 'true');
  bar.append(document.createElement('i'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(focused()).toBe('confirm');
  bar.className = 'bar asked';
  bar.append(document.createElement('i'));
  await expect.poll(focused).toBe('first');
});

test('choices that are not seen are passed over', () => {
  Object.defineProperty(at('#first'), 'offsetParent', { get: () => null });
  focusChoices(document);
  expect(focused()).toBe('second');
});

import { flushSync } from 'svelte';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { forbidStorage } from '../testing/storage';
import * as page from './settings.svelte';

let visits = 0;

/** The page is opened anew: in this language, by somebody with these wishes. */
async function open(kept: string | null, languages: string[] = ['en'], wishes: string[] = []) {
  if (kept !== null) localStorage.setItem('bottega', kept);
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: wishes.some((wish) => query.includes(wish)) }));
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  visits += 1;
  return (await import(/* @vite-ignore */ `./settings.svelte.ts?visit=${visits}`)) as typeof page;
}

beforeEach(() => {
  document.documentElement.removeAttribute('data-theme');
  document.documentElement.removeAttribute('data-motion');
});

describe('at the first visit', () => {
  test('the language is the first of the browser that the page has', async () => {
    expect((await open(null, ['xx-YY', 'de-AT', 'it'])).settings.language).toBe('de');
    expect((await open(null, ['xx', 'yy'])).settings.language).toBe('en');
  });

  test('two touches play, and what can be undone is not asked about', async () => {
    expect((await open(null)).settings).toMatchObject({
      oneTouch: false,
      confirm: 'undoable',
      sound: false,
      theme: 'system',
    });
  });
});

describe('later', () => {
  test('what was chosen holds, and what is new has its usual value', async () => {
    const { settings } = await open('{"language":"it","theme":"dark"}', ['de']);
    expect(settings).toMatchObject({ language: 'it', theme: 'dark', confirm: 'undoable' });
  });

  test('what cannot be read is as if nothing was chosen', async () => {
    expect((await open('{broken')).settings.theme).toBe('system');
  });
});

describe('motion and theme', () => {
  test('follow the system until something else is chosen', async () => {
    const { settings, moving, isDark, switchTheme } = await open(null, ['en'], ['reduced-motion', 'dark']);
    expect(moving()).toBe(false);
    expect(isDark()).toBe(true);
    settings.motion = 'normal';
    expect(moving()).toBe(true);
    switchTheme();
    expect(settings.theme).toBe('light');
    expect(isDark()).toBe(false);
    switchTheme();
    expect(settings.theme).toBe('dark');
  });

  test('motion can be off or fast', async () => {
    const { settings, moving, speed } = await open(null);
    expect([moving(), speed()]).toEqual([true, 1]);
    settings.motion = 'off';
    expect(moving()).toBe(false);
    settings.motion = 'fast';
    expect([moving(), speed()]).toEqual([true, 2]);
  });
});

describe('inside the page', () => {
  const { settings, persistSettings } = page;

  test('a change is kept and shown', () => {
    const stop = $effect.root(persistSettings);
    const root = document.documentElement;
    settings.theme = 'dark';
    settings.motion = 'fast';
    settings.language = 'de';
    flushSync();
    expect([root.dataset.theme, root.dataset.motion, root.lang]).toEqual(['dark', 'on', 'de']);
    expect(JSON.parse(localStorage.getItem('bottega')!)).toMatchObject({ theme: 'dark', language: 'de' });
    settings.theme = 'system';
    settings.motion = 'off';
    flushSync();
    expect([root.dataset.theme, root.dataset.motion]).toEqual([undefined, 'off']);
    settings.motion = 'system';
    flushSync();
    expect(root.dataset.motion).toBeUndefined();
    stop();
  });

  test('what moves is hurried if it shall be fast, except what never ends', () => {
    const stop = $effect.root(persistSettings);
    const animation = (iterations: number) => ({
      playbackRate: 1,
      effect: { getComputedTiming: () => ({ iterations }) },
    });
    const [once, forever] = [animation(1), animation(Infinity)];
    const box = document.body.appendChild(document.createElement('div'));
    box.getAnimations = () => [once, forever] as unknown as Animation[];
    const begin = () => box.dispatchEvent(new Event('transitionrun', { bubbles: true }));
    settings.motion = 'normal';
    begin();
    expect(once.playbackRate).toBe(1);
    settings.motion = 'fast';
    begin();
    expect([once.playbackRate, forever.playbackRate]).toEqual([2, 1]);
    stop();
  });

  test('it goes on where nothing may be stored', () => {
    forbidStorage();
    const stop = $effect.root(persistSettings);
    settings.theme = 'light';
    flushSync();
    expect(document.documentElement.dataset.theme).toBe('light');
    stop();
  });
});

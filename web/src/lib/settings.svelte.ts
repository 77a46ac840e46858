/** What a person has chosen for this browser. Kept in local storage; applied to the document before the first paint by early.js. */

import { FALLBACK, known, LANGUAGES } from './languages';

export type Theme = 'system' | 'light' | 'dark';
export type ConfirmWhen = 'always' | 'undoable' | 'never';

interface Settings {
  /** The code of one of the languages that there are. */
  language: string;
  theme: Theme;
  motion: 'system' | 'off' | 'fast' | 'normal';
  sound: boolean;
  /** Show a notification of the browser when it is one's turn and the page is in the background. */
  notify: boolean;
  oneTouch: boolean;
  confirm: ConfirmWhen;
  /** End the turn after three seconds in which nothing is touched. */
  autoEnd: boolean;
  /** Stop at the end of a round, where a game sums it up. */
  stopRounds: boolean;
  largeSheet: boolean;
  name: string;
}

const KEY = 'bottega';

const browserLanguage = (): string => navigator.languages.map(known).find(Boolean) ?? FALLBACK;

function restore(): Settings {
  const plain: Settings = {
    language: browserLanguage(),
    theme: 'system',
    motion: 'system',
    sound: false,
    notify: false,
    oneTouch: false,
    confirm: 'undoable',
    autoEnd: false,
    stopRounds: true,
    largeSheet: false,
    name: '',
  };
  try {
    const stored = { ...plain, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) };
    return { ...stored, language: known(stored.language) ?? plain.language };
  } catch {
    return plain;
  }
}

export const settings = $state(restore());

const reduced = matchMedia('(prefers-reduced-motion: reduce)');
const dark = matchMedia('(prefers-color-scheme: dark)');

/** Whether animations are on. */
export function moving(): boolean {
  return settings.motion === 'system' ? !reduced.matches : settings.motion !== 'off';
}

/** How many times faster than normal things move. */
export const speed = (): number => (settings.motion === 'fast' ? 2 : 1);

function hurry(event: Event): void {
  if (settings.motion !== 'fast') return;
  for (const animation of (event.target as Element).getAnimations()) {
    const timing = animation.effect?.getComputedTiming();
    if (timing && timing.iterations !== Infinity) animation.playbackRate = speed();
  }
}

export function isDark(): boolean {
  return settings.theme === 'dark' || (settings.theme === 'system' && dark.matches);
}

export function switchTheme(): void {
  settings.theme = isDark() ? 'light' : 'dark';
}

/** Keep every change, and show it. Call once, inside a component. */
export function persistSettings(): void {
  addEventListener('animationstart', hurry);
  addEventListener('transitionrun', hurry);
  $effect(() => {
    const root = document.documentElement;
    if (settings.theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = settings.theme;
    if (settings.motion === 'system') delete root.dataset.motion;
    else root.dataset.motion = settings.motion === 'off' ? 'off' : 'on';
    root.lang = settings.language;
    root.dir = LANGUAGES[settings.language]?.direction ?? 'ltr';
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // storage is forbidden: the choice holds for this visit
    }
  });
}

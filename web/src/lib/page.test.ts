/** What the page does with the browser around it: explaining, reporting faults, keys, signals, sprites, paper. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { action, line, mySeat, state, step } from '../testing/table';
import { explain, iconText } from './explain.svelte';
import { guard, report, showing, watchForFaults } from './faults';
import { hasModifier, isTyping } from './keys';
import { fitted, paper, scores, words } from './paper';
import type { Fault } from './protocol';
import { settings } from './settings.svelte';
import { notify, ring, showTitle } from './signal.svelte';
import { addSprite } from './sprite';
import { t } from './text.svelte';

const at = (css: string) => document.querySelector(css)!;

describe('explaining', () => {
  const wood = '<svg class="ic"><use href="#i-wood"></use></svg>';

  test('an icon of the games, unless it stands for a button or lies on an explained thing', () => {
    document.body.innerHTML = wood;
    expect(iconText(at('use'))).toBe(t('icon-wood'));
    document.body.innerHTML = `<button class="tool">${wood}</button>`;
    expect(iconText(at('svg'))).toBe('');
    document.body.innerHTML = `<p data-about="x">${wood}</p>`;
    expect(iconText(at('svg'))).toBe('');
    document.body.innerHTML = wood.replace('wood', 'unheard-of');
    expect(iconText(at('svg'))).toBe('');
  });

  test('a thing by its title, or its label', () => {
    document.body.innerHTML = '<button title="Undo" aria-label="Take back"><b>x</b></button>';
    expect(explain(at('b'))).toEqual(['Undo']);
    document.body.innerHTML = '<button aria-label="Take back"><b>x</b></button>';
    expect(explain(at('b'))).toEqual(['Take back']);
    document.body.innerHTML = '<section aria-label="The log"><b>x</b></section>';
    expect(explain(at('b'))).toEqual([]);
  });

  test('both, but nothing twice', () => {
    document.body.innerHTML = `<button title="${t('icon-wood')}">${wood}</button>`;
    expect(explain(at('use'))).toEqual([t('icon-wood')]);
    document.body.innerHTML = `<button title="Take it">${wood}</button>`;
    expect(explain(at('use'))).toEqual([t('icon-wood'), 'Take it']);
  });

  test('by the words that are seen on it', () => {
    document.body.innerHTML =
      '<button><b>3</b>  wood <i>,</i> <s aria-hidden="true">gone</s><u class="unseen">no</u></button>';
    vi.spyOn(HTMLElement.prototype, 'getClientRects').mockImplementation(function (this: HTMLElement) {
      return (this.className === 'unseen' ? [] : [{}]) as unknown as DOMRectList;
    });
    expect(explain(at('b'))).toEqual(['3 wood,']);
  });
});

describe('faults', () => {
  let sent: Required<Fault>[];
  beforeEach(() => {
    sent = [];
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.stubGlobal('fetch', (_: string, { body }: RequestInit) => {
      sent.push(JSON.parse(body as string) as Required<Fault>);
      return Promise.reject(new Error('offline'));
    });
    showing('table', null);
  });

  test('are reported with what the page was showing, in short', () => {
    const mine = [mySeat(0, { question: 'Which?', actions: [action(1), action(2)], draft: [step(0)] })];
    showing('table', state({ revision: 7, moves: 3, mine, log: [line(1, 'secret')] }));
    report('board', new TypeError('x is not a function'));
    expect(sent[0]).toMatchObject({ part: 'board', table: 'table', error: 'TypeError: x is not a function' });
    expect(JSON.parse(sent[0]!.message)).toEqual({
      state: { revision: 7, moves: 3, mine: [{ seat: 0, question: 'Which?', actions: 2, draft: [''] }] },
    });
  });

  test('and with the newest message, if that was no state', () => {
    showing('table', state({ revision: 8 }));
    showing('table', { type: 'pong', id: 'p' });
    report('log', 'broken');
    expect(JSON.parse(sent[0]!.message)).toMatchObject({ state: { revision: 8 }, newest: { type: 'pong' } });
  });

  test('once for each message', () => {
    report('bar', 'twice');
    report('bar', 'twice');
    expect(sent).toHaveLength(1);
    showing('table', state({ revision: 9 }));
    report('bar', 'twice');
    expect(sent).toHaveLength(2);
  });

  test('without the secret of a link', () => {
    report('bar', new Error('at /join#AbCdEfGhIjKlMnOpQrSt in x'));
    expect(sent[0]!.error).toBe('Error: at /join#… in x');
    expect(sent[0]!.stack).not.toContain('AbCdEfGhIjKlMnOpQrSt');
  });

  test('go no further', () => {
    guard('controls', () => {
      throw new Error('inside');
    });
    expect(sent[0]).toMatchObject({ part: 'controls', error: 'Error: inside' });
    guard('controls', () => {});
    expect(sent).toHaveLength(1);
  });

  test('outside of the parts are seen too', () => {
    watchForFaults();
    dispatchEvent(new ErrorEvent('error', { error: new Error('handler') }));
    dispatchEvent(new ErrorEvent('error', { message: 'a picture is missing' }));
    dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('promise') }));
    expect(sent.map((one) => [one.part, one.error])).toEqual([
      ['window', 'Error: handler'],
      ['promise', 'Error: promise'],
    ]);
  });

  test('a page that fails again and again goes silent', () => {
    for (let number = 0; number < 40; number += 1) report('board', `fault ${number}`);
    expect(sent.length).toBeLessThan(20);
    report('board', 'one more');
    expect(sent.length).toBeLessThan(20);
  });
});

describe('keys', () => {
  const key = (css: string, more: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', { key: 'x', bubbles: true, ...more });
    at(css).dispatchEvent(event);
    return event;
  };

  test('mean nothing in fields and dialogs', () => {
    document.body.innerHTML = '<input><dialog><b>x</b></dialog><p>y</p>';
    expect(['input', 'b', 'p'].map((css) => isTyping(key(css)))).toEqual([true, true, false]);
  });

  test('with Ctrl, Alt or the like are the browser’s', () => {
    document.body.innerHTML = '<p>y</p>';
    expect(hasModifier(key('p', { ctrlKey: true }))).toBe(true);
    expect(hasModifier(key('p', { metaKey: true }))).toBe(true);
    expect(hasModifier(key('p', { altKey: true }))).toBe(true);
    expect(hasModifier(key('p', { shiftKey: true }))).toBe(false);
  });
});

describe('signals', () => {
  test('a notification comes only if it is wanted, allowed and the page is hidden', () => {
    const shown: [string, NotificationOptions][] = [];
    class Fake {
      static permission = 'granted';
      constructor(title: string, options: NotificationOptions) {
        shown.push([title, options]);
      }
    }
    vi.stubGlobal('Notification', Fake);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    settings.notify = false;
    notify('Your turn', 'Pig', 'table');
    settings.notify = true;
    hidden.mockReturnValue(false);
    notify('Your turn', 'Pig', 'table');
    hidden.mockReturnValue(true);
    Fake.permission = 'default';
    notify('Your turn', 'Pig', 'table');
    expect(shown).toEqual([]);
    Fake.permission = 'granted';
    notify('Your turn', 'Pig', 'table');
    expect(shown).toEqual([['Your turn', { body: 'Pig', tag: 'table' }]]);
  });

  test('two tones, if they are turned on', async () => {
    const pitches: number[] = [];
    const part = () => ({
      gain: { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} },
      frequency: {
        set value(pitch: number) {
          pitches.push(pitch);
        },
      },
      connect: (next: unknown) => next,
      start: () => {},
      stop: () => {},
    });
    class Fake {
      currentTime = 0;
      resume = () => Promise.resolve();
      createOscillator = part;
      createGain = part;
    }
    vi.stubGlobal('AudioContext', Fake);
    settings.sound = false;
    ring();
    await Promise.resolve();
    expect(pitches).toEqual([]);
    settings.sound = true;
    ring();
    await Promise.resolve();
    expect(pitches).toEqual([587.3, 880]);
  });

  test('a title that calls nobody stands still', () => {
    vi.useFakeTimers();
    showTitle('Pig', '')();
    expect([document.title, vi.getTimerCount()]).toEqual(['Pig', 0]);
    vi.useRealTimers();
  });
});

test('a sheet of symbols is added once', () => {
  document.body.innerHTML = '';
  const sheet = '<svg><symbol id="i-new"></symbol></svg>';
  addSprite(sheet);
  addSprite(sheet);
  expect(document.querySelectorAll('#i-new')).toHaveLength(1);
  expect(at('div').getAttribute('aria-hidden')).toBe('true');
});

describe('paper', () => {
  test('text cannot break out', () => {
    expect(words(1, 2, '<b> & "x"')).toContain('>&lt;b&gt; &amp; &quot;x&quot;</text>');
  });

  test('long text is made narrower, short text is not', () => {
    expect(fitted(0, 0, 'short', 10, 100)).not.toContain('textLength');
    expect(fitted(0, 0, 'a much longer text than that', 10, 100)).toContain('textLength="100"');
  });

  test('points stand in boxes, three in a row, without the numbers of their lines', () => {
    const sheet = ['1 Works', '2 Houses', 'Tracks', 'Total'].map((label, at) => ({
      label,
      points: [at, 10 + at],
      later: false,
    }));
    const drawn = scores(100, 50, sheet, 1);
    expect([...drawn.matchAll(/<rect x="(\d+)" y="(\d+)"/g)].map(([, x, y]) => `${x} ${y}`)).toEqual([
      '100 50',
      '228 50',
      '356 50',
      '100 112',
    ]);
    expect([...drawn.matchAll(/>([^<]+)<\/text>/g)].map(([, text]) => text)).toEqual([
      'Works',
      '10',
      'Houses',
      '11',
      'Tracks',
      '12',
      'Total',
      '13',
    ]);
  });

  test('carries the symbols that it uses', () => {
    const made = paper('Pig', 'Ada', 300, '<g id="drawn"/>', ['<svg x="1"><symbol id="f-own"/></svg>\n']);
    expect(made).toContain('<symbol id="f-own"/>');
    expect(made.match(/<svg/g)).toHaveLength(1);
    expect(made).toContain('viewBox="0 0 1120 300"');
  });
});

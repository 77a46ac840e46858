import { beforeEach, describe, expect, test, vi } from 'vitest';
import { follow, go, route } from './route.svelte';

let scrolled: number;
beforeEach(() => {
  scrolled = 0;
  vi.stubGlobal('scrollTo', () => (scrolled += 1));
  go('/');
});

describe('addresses', () => {
  test.each([
    ['/', 'home', '', null],
    ['/index.html', 'home', '', null],
    ['/t/Ab-c_9', 'table', 'Ab-c_9', null],
    ['/t/abc/', 'table', 'abc', null],
    ['/t/abc?at=17', 'table', 'abc', 17],
    ['/t/abc?at=-3', 'table', 'abc', 0],
    ['/t/abc?at=x', 'table', 'abc', 0],
    ['/t/', 'missing', '', null],
    ['/t/a/b', 'missing', '', null],
    ['/join#secret', 'join', '', null],
    ['/device', 'device', '', null],
    ['/notices', 'notices', '', null],
    ['/days', 'days', '', null],
    ['/box/dice-forge', 'box', 'dice-forge', null],
    ['/nothing', 'missing', '', null],
  ])('%s', (address, page, table, at) => {
    go(address);
    expect(route.now).toEqual({ page, table, at });
  });

  test('back is followed', () => {
    history.replaceState(null, '', '/days');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(route.now.page).toBe('days');
  });

  test('another page begins at its top, another moment of a table does not', () => {
    go('/t/abc');
    scrolled = 0;
    go('/t/abc?at=3');
    expect(scrolled).toBe(0);
    go('/');
    expect(scrolled).toBe(1);
  });

  test('a place in the history may be replaced', () => {
    const before = history.length;
    go('/days', true);
    expect(history.length).toBe(before);
    go('/');
    expect(history.length).toBe(before + 1);
  });
});

describe('a link', () => {
  function press(html: string, more: MouseEventInit = {}): boolean {
    document.body.innerHTML = html;
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...more });
    document.body.onclick = follow;
    document.body.querySelector('a > *, a, p')!.dispatchEvent(event);
    document.body.onclick = null;
    return event.defaultPrevented;
  }

  test('inside of the page is followed without loading it, also from something in it', () => {
    expect(press('<a href="/t/abc?at=2"><b>x</b></a>')).toBe(true);
    expect(route.now).toEqual({ page: 'table', table: 'abc', at: 2 });
  });

  test.each([
    ['to another host', '<a href="https://example.org/days">x</a>', {}],
    ['into another window', '<a href="/days" target="_blank">x</a>', {}],
    ['to a file', '<a href="/days" download>x</a>', {}],
    ['to the server', '<a href="/api/tables/x/record">x</a>', {}],
    ['to the schema', '<a href="/schema">x</a>', {}],
    ['with Ctrl', '<a href="/days">x</a>', { ctrlKey: true }],
    ['with Shift', '<a href="/days">x</a>', { shiftKey: true }],
    ['with another button', '<a href="/days">x</a>', { button: 1 }],
    ['that is none', '<p>x</p>', {}],
  ])('%s is left to the browser', (_, html, more) => {
    expect(press(html, more)).toBe(false);
    expect(route.now.page).toBe('home');
  });
});

import { prefix } from './prefix';

/**
 * The addresses of the page: the front, a table, a moment of it (`?at=17`), a seat's link, a device's link, the dice of
 * the day, the values of a game's box.
 */

export interface Route {
  page: 'home' | 'table' | 'join' | 'device' | 'days' | 'notices' | 'box' | 'missing';
  /** The table; at a box its game. */
  table: string;
  at: number | null;
}

function read(): Route {
  const { search } = location;
  const pathname = location.pathname.slice(prefix.length) || '/';
  const at = new URLSearchParams(search).get('at');
  const table = /^\/t\/([\w-]+)\/?$/.exec(pathname)?.[1];
  if (table) return { page: 'table', table, at: at === null ? null : Math.max(0, Number(at) || 0) };
  if (pathname === '/' || pathname === '/index.html') return { page: 'home', table: '', at: null };
  if (pathname === '/join') return { page: 'join', table: '', at: null };
  if (pathname === '/notices') return { page: 'notices', table: '', at: null };
  if (pathname === '/device') return { page: 'device', table: '', at: null };
  const box = /^\/box\/([\w-]+)\/?$/.exec(pathname)?.[1];
  if (box) return { page: 'box', table: box, at: null };
  if (pathname === '/days') return { page: 'days', table: '', at: null };
  return { page: 'missing', table: '', at: null };
}

export const route: { now: Route } = $state({ now: read() });

addEventListener('popstate', () => (route.now = read()));

/** Go to an address of the page, which is given without the prefix. */
export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, '', prefix + address);
  else history.pushState(null, '', prefix + address);
  const before = route.now.page;
  route.now = read();
  if (route.now.page !== before) scrollTo(0, 0);
}

/** Follow a link inside the page without loading it anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  if (link.pathname === location.pathname && link.hash) return;
  const path = link.pathname.slice(prefix.length);
  if (!link.pathname.startsWith(prefix) || path.startsWith('/api') || path.startsWith('/schema')) return;
  event.preventDefault();
  go(path + link.search + link.hash);
}

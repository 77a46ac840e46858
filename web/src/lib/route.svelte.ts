/** The four addresses of the page: the front, a table, a moment of it (`?at=17`), a seat's link. */

export interface Route {
  page: 'home' | 'table' | 'join' | 'missing';
  table: string;
  at: number | null;
}

function read(): Route {
  const { pathname, search } = location;
  const at = new URLSearchParams(search).get('at');
  const table = /^\/t\/([\w-]+)\/?$/.exec(pathname)?.[1];
  if (table) return { page: 'table', table, at: at === null ? null : Math.max(0, Number(at) || 0) };
  if (pathname === '/' || pathname === '/index.html') return { page: 'home', table: '', at: null };
  if (pathname === '/join') return { page: 'join', table: '', at: null };
  return { page: 'missing', table: '', at: null };
}

export const route: { now: Route } = $state({ now: read() });

addEventListener('popstate', () => (route.now = read()));

export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
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
  if (link.pathname.startsWith('/api') || link.pathname.startsWith('/schema')) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

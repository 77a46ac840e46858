import { expect, test } from 'vitest';

test('below a prefix addresses have it, and other parts of the host are none of ours', async () => {
  document.head.innerHTML = '<meta name="prefix" content="/games">';
  history.replaceState(null, '', '/games/t/abc');
  const { follow, go, route } = await import('./route.svelte');
  expect(route.now).toMatchObject({ page: 'table', table: 'abc' });
  go('/days');
  expect(location.pathname).toBe('/games/days');
  const press = (address: string): boolean => {
    document.body.innerHTML = `<a href="${address}">x</a>`;
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    document.body.onclick = follow;
    document.querySelector('a')!.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(press('/shop')).toBe(false);
  expect(press('/games/t/xyz')).toBe(true);
  expect(route.now.table).toBe('xyz');
});

/** A player's sheet as an SVG of its own, for printing and keeping: ink on paper, without the page's styles. */
import icons from '../../art/icons.svg?raw';
import { t } from '../../lib/text.svelte';
import type { Icon, Player, View } from './kinds';

const WIDTH = 1120;
const HEIGHT = 780;
const BOX = 30;
const INK = '#1f1b16';

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (one) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[one]!);

function words(x: number, y: number, text: string, size = 16, more = ''): string {
  return `<text x="${x}" y="${y}" font-size="${size}" ${more}>${escape(text)}</text>`;
}

function box(x: number, y: number, inside: string, marked: boolean): string {
  const cross = marked ? `<path d="M${x + 4} ${y + 4}l22 22m0-22l-22 22" stroke-width="2.4"/>` : '';
  return `<g fill="none" stroke="${INK}"><rect x="${x}" y="${y}" width="${BOX}" height="${BOX}" stroke-width="1.3"/>${cross}</g>${inside}`;
}

const symbol = (x: number, y: number, name: string, size = 22): string =>
  `<use href="#i-${name}" x="${x}" y="${y}" width="${size}" height="${size}" color="${INK}"/>`;

function boxes(x: number, y: number, list: Icon[], columns: number): string {
  return list
    .map((icon, at) => {
      const [left, top] = [x + (at % columns) * (BOX + 3), y + Math.floor(at / columns) * (BOX + 3)];
      return box(left, top, symbol(left + 4, top + 4, icon.kind), icon.marked);
    })
    .join('');
}

function works(player: Player, area: string, left: number): string {
  const list = player.works.filter((work) => work.area === area);
  const width = 510 / list.length;
  return list
    .map((work, at) => {
      const x = left + at * width;
      const circle = work.complete
        ? `<circle cx="${x + width - 24}" cy="232" r="14" fill="none" stroke="${INK}" stroke-width="2"/>`
        : '';
      return (
        `<rect x="${x}" y="104" width="${width - 8}" height="146" rx="5" fill="none" stroke="#8a7f70"/>` +
        words(x + (width - 8) / 2, 126, work.name, 15, 'text-anchor="middle"') +
        boxes(x + 8, 138, work.icons, 3) +
        work.artists.map((artist, nth) => symbol(x + 8 + nth * 22, 222, artist, 18)).join('') +
        (work.artist_points
          ? words(x + 58, 238, String(work.artist_points), 16, 'font-style="italic"')
          : '') +
        words(x + width - 24, 238, String(work.points), 18, 'text-anchor="middle" font-weight="600"') +
        circle
      );
    })
    .join('');
}

function street(player: Player, view: View): string {
  const width = 1056 / player.spaces.length;
  return player.spaces
    .map((space, at) => {
      const x = 32 + at * width;
      const house = view.buildings.find((one) => one.number === space.building);
      return (
        `<rect x="${x}" y="304" width="${width - 8}" height="176" rx="5" fill="none" stroke="#8a7f70"/>` +
        words(x + 8, 326, String(space.number), 16) +
        (house
          ? words(x + (width - 8) / 2, 360, house.name, 16, 'text-anchor="middle" font-style="italic"') +
            symbol(x + width / 2 - 22, 372, 'house', 36) +
            words(x + (width - 8) / 2, 440, String(space.points || ''), 20, 'text-anchor="middle"')
          : boxes(x + 8, 346, space.icons, 3))
      );
    })
    .join('');
}

function tracks(player: Player): string {
  const icon: Record<string, string> = { box: 'spare', cross: 'preacher' };
  return player.tracks
    .map((track, row) => {
      const y = 534 + row * 44;
      const cells = track.spaces.map((space, at) => {
        const x = 180 + at * 40;
        const inside = space.points
          ? words(x + 15, y + 21, String(space.points), 16, 'text-anchor="middle"')
          : space.bonus === 'blank'
            ? ''
            : symbol(x + 4, y + 4, icon[space.bonus] ?? space.bonus);
        return box(x, y, inside, space.marked);
      });
      return (
        symbol(32, y + 2, track.name, 26) + words(66, y + 21, t(`fd-${track.name}`), 17) + cells.join('')
      );
    })
    .join('');
}

export function printedSheet(view: View, seat: number, names: string[]): string {
  const player = view.players[seat] ?? view.players[0]!;
  const symbols = icons.replace(/^[^<]*<svg[^>]*>|<\/svg>\s*$/g, '');
  const score = (['palazzo', 'chiesa', 'rione', 'captain', 'supply', 'total'] as const)
    .map((key, at) => {
      const x = 700 + (at % 3) * 128;
      const y = 534 + Math.floor(at / 3) * 62;
      return (
        `<rect x="${x}" y="${y}" width="118" height="52" rx="4" fill="none" stroke="${INK}"/>` +
        words(x + 8, y + 18, t(`fd-${key}`), 13) +
        words(x + 8, y + 43, String(player.score[key]), 24, 'font-weight="600"')
      );
    })
    .join('');
  const supply = (['fiorini', 'spare', 'stars'] as const)
    .map(
      (key, at) =>
        symbol(700 + at * 128, 672, key === 'stars' ? 'star' : key) +
        words(728 + at * 128, 690, String(player.supply[key]), 18),
    )
    .join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="EB Garamond, Georgia, serif" fill="${INK}">` +
    `<style>symbol{--f:none}</style><defs>${symbols}</defs><rect width="${WIDTH}" height="${HEIGHT}" fill="#fffdf8"/>` +
    words(32, 54, 'Florenza Dice Game', 32) +
    words(WIDTH - 32, 54, names[player.seat] ?? '', 28, 'text-anchor="end" font-style="italic"') +
    words(32, 92, 'Palazzo', 22) +
    words(570, 92, 'Chiesa', 22) +
    works(player, 'palazzo', 32) +
    works(player, 'chiesa', 570) +
    words(32, 292, 'Rione', 22) +
    street(player, view) +
    words(32, 520, t('fd-tracks'), 22) +
    words(700, 520, t('fd-prestige'), 22) +
    tracks(player) +
    score +
    supply +
    words(32, HEIGHT - 24, 'Bottega', 14, 'fill="#6b6155"') +
    '</svg>'
  );
}

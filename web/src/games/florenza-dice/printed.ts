/** A player's sheet, for printing and keeping. */
import { fitted, frame, INK, paper, scores, symbol, words } from '../../lib/paper';
import type { SheetLine } from '../../lib/protocol';
import { t } from '../../lib/text.svelte';
import type { Icon, Player, View } from './kinds';
import { nameOf } from './words';

const BOX = 30;

function box(x: number, y: number, inside: string, marked: boolean): string {
  const cross = marked ? `<path d="M${x + 4} ${y + 4}l22 22m0-22l-22 22" stroke-width="2.4"/>` : '';
  return `<g fill="none" stroke="${INK}"><rect x="${x}" y="${y}" width="${BOX}" height="${BOX}" stroke-width="1.3"/>${cross}</g>${inside}`;
}

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
        frame(x, 104, width - 8, 146) +
        fitted(x + (width - 8) / 2, 126, work.name, 15, width - 16, 'text-anchor="middle"') +
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
        frame(x, 304, width - 8, 176) +
        words(x + 8, 326, String(space.number), 16) +
        (house
          ? fitted(
              x + (width - 8) / 2,
              360,
              house.name,
              16,
              width - 16,
              'text-anchor="middle" font-style="italic"',
            ) +
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
      return symbol(32, y + 2, track.name, 26) + words(66, y + 21, nameOf(track.name), 17) + cells.join('');
    })
    .join('');
}

export function printedSheet(view: View, seat: number, names: string[], sheet: SheetLine[]): string {
  const player = view.players[seat] ?? view.players[0]!;
  const supply = (['fiorini', 'spare', 'stars'] as const)
    .map(
      (key, at) =>
        symbol(700 + at * 128, 686, key === 'stars' ? 'star' : key) +
        words(728 + at * 128, 704, player.supply[key], 18),
    )
    .join('');
  return paper(
    'Florenza Dice Game',
    names[player.seat] ?? '',
    780,
    words(32, 92, 'Palazzo', 22) +
      words(570, 92, 'Chiesa', 22) +
      works(player, 'palazzo', 32) +
      works(player, 'chiesa', 570) +
      words(32, 292, 'Rione', 22) +
      street(player, view) +
      words(32, 520, t('fd-tracks'), 22) +
      words(700, 520, t('fd-prestige'), 22) +
      tracks(player) +
      scores(700, 534, sheet, player.seat) +
      supply,
  );
}

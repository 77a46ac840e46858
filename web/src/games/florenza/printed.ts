/** A family's district, for printing and keeping. */
import drawings from '../../art/drawings.svg?raw';
import city from '../../art/florenza.svg?raw';
import { fitted, frame, INK, paper, scores, symbol, words, WIDTH } from '../../lib/paper';
import type { SheetLine } from '../../lib/protocol';
import { t } from '../../lib/text.svelte';
import { drawingOf } from './drawings';
import { LEDGER, picture, purse } from './goods';
import { houseOf } from './houses';
import type { Square, View, Work } from './kinds';
import { things } from '../../lib/things.svelte';

const INNER = WIDTH - 64;
const MIDDLE = 'text-anchor="middle"';

function work(view: View, one: Work, x: number, width: number): string {
  const centre = x + width / 2;
  const made = one.made !== null;
  const artist = one.artist ? things.name(one.artist) : '';
  return (
    frame(x, 108, width, 172) +
    `<use href="#v-${drawingOf(one.id)}" x="${centre - 44}" y="114" width="88" height="88" color="${INK}" opacity="${made ? 1 : 0.25}"/>` +
    fitted(centre, 224, one.name, 16, width - 14, MIDDLE) +
    (made ? fitted(centre, 246, artist, 15, width - 14, `${MIDDLE} font-style="italic"`) : '') +
    words(centre, 270, (made && one.pp) || '', 20, `${MIDDLE} font-weight="600"`)
  );
}

function square(view: View, one: Square, at: number, x: number, width: number): string {
  const tile = view.supply.find(({ number }) => number === one.building);
  const drawn = one.state === 'built' ? houseOf(tile) : null;
  const [left, scale] = [x + 10, (width - 20) / 80];
  const sign = drawn?.sign
    ? `<use href="#i-${drawn.sign.icon}" x="${drawn.sign.x}" y="${drawn.sign.y}" width="${drawn.sign.size}" height="${drawn.sign.size}"/>`
    : '';
  return (
    frame(x, 332, width, 146) +
    words(x + 8, 352, at + 1, 15) +
    (drawn && tile
      ? `<g transform="translate(${left} 356) scale(${scale})" fill="none" stroke="${INK}" stroke-width="1.4" stroke-linecap="round" stroke-linejoin="round">` +
        `<path d="${drawn.wall}" fill="#f3e7d0"/><path d="${drawn.roof}" fill="#d9a07c"/><path d="${drawn.door}" fill="#b08d62"/><path d="${drawn.lines}" stroke-width="1.2"/>${sign}</g>` +
        fitted(x + width / 2, 448, tile.name, 15, width - 12, MIDDLE) +
        words(x + width / 2, 470, tile.pp || '', 18, `${MIDDLE} font-weight="600"`)
      : '')
  );
}

export function printedDistrict(view: View, seat: number, names: string[], sheet: SheetLine[]): string {
  const family = view.families[seat] ?? view.families[0]!;
  const works = [...family.palazzo, ...family.chiesa];
  const width = INNER / works.length;
  const lot = INNER / family.squares.length;
  const goods = purse(family.goods);
  return paper(
    'Florenza X',
    names[family.seat] ?? '',
    760,
    words(32, 96, things.short('place/palazzo'), 22) +
      words(32 + family.palazzo.length * width, 96, things.short('place/chiesa'), 22) +
      works.map((one, at) => work(view, one, 32 + at * width, width - 8)).join('') +
      words(32, 320, t('fx-rione'), 22) +
      family.squares.map((one, at) => square(view, one, at, 32 + at * lot, lot - 8)).join('') +
      words(32, 524, t('fx-row-hand'), 22) +
      LEDGER.map((what, at) => {
        const [x, y] = [32 + (at % 4) * 110, 544 + Math.floor(at / 4) * 44];
        return symbol(x, y, picture(what), 26) + words(x + 34, y + 20, goods[what] ?? family.florins, 20);
      }).join('') +
      words(560, 524, t('scores'), 22) +
      scores(560, 540, sheet, family.seat, 4),
    [drawings, city],
  );
}

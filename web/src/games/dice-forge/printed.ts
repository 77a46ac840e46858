/** A player's dice and feats, for printing and keeping. */
import art from '../../art/forge.svg?raw';
import { fitted, frame, paper, scores, symbol, words, WIDTH } from '../../lib/paper';
import type { SheetLine } from '../../lib/protocol';
import { t } from '../../lib/text.svelte';
import { emblemOf, plaqueOf } from './drawings';
import { GOODS, ICONS, type Die, type View } from './kinds';
import { things } from '../../lib/things.svelte';
import { goodName } from './names';

const SIDE = 74;
/** Where the six sides of a die stand in its net: column and row. */
const CELLS = [
  [1, 1],
  [1, 0],
  [0, 1],
  [2, 1],
  [1, 2],
  [3, 1],
] as const;
const COLUMNS = 4;
const CARD = { width: 253, height: 58 };

const net = (die: Die, left: number, top: number): string =>
  die.sides
    .map(({ face }, at) => {
      const [column, row] = CELLS[at]!;
      return `<svg x="${left + column * SIDE}" y="${top + row * SIDE}" width="${SIDE - 4}" height="${SIDE - 4}" viewBox="0 0 48 48">${plaqueOf(face)}</svg>`;
    })
    .join('');

export function printedDice(view: View, seat: number, names: string[], sheet: SheetLine[]): string {
  const player = view.players[seat] ?? view.players[0]!;
  const cards = player.cards
    .map(({ card, count, points }, at) => {
      const x = 32 + (at % COLUMNS) * (CARD.width + 14);
      const y = 416 + Math.floor(at / COLUMNS) * (CARD.height + 10);
      const name = `${things.short(`feat/${card}`)}${count > 1 ? ` × ${count}` : ''}`;
      return (
        frame(x, y, CARD.width, CARD.height) +
        `<use href="#${emblemOf(card)}" x="${x + 6}" y="${y + 5}" width="48" height="48"/>` +
        fitted(x + 62, y + 36, name, 18, CARD.width - 108) +
        words(x + CARD.width - 12, y + 37, points * count, 22, 'text-anchor="end" font-weight="600"')
      );
    })
    .join('');
  const reserves = GOODS.map(
    (good, at) =>
      symbol(700 + (at % 2) * 190, 200 + Math.floor(at / 2) * 34, ICONS[good]) +
      words(
        728 + (at % 2) * 190,
        218 + Math.floor(at / 2) * 34,
        `${player.reserves[good]?.amount ?? player.glory} ${goodName(good)}`,
        18,
      ),
  ).join('');
  const title = t('df-feats').replace(/^./, (first) => first.toUpperCase());
  const feats = { label: title, points: view.players.map((one) => one.card_points ?? 0) };
  const rows = Math.ceil(player.cards.length / COLUMNS);
  return paper(
    'Dice Forge',
    names[seat] ?? '',
    480 + Math.max(1, rows) * (CARD.height + 10),
    `<style>use{--e0:#fffaf0;--e1:#e3c27a;--e2:#c9785a}</style>` +
      player.dice.map((die, at) => net(die, 32 + at * 330, 92)).join('') +
      words(32, 356, t('df-forged', { count: player.forged }), 17, 'font-style="italic"') +
      words(700, 92, t('scores'), 22) +
      scores(700, 108, [sheet[0]!, feats, sheet.at(-1)!], seat) +
      reserves +
      words(32, 400, title, 22) +
      cards +
      (rows ? '' : words(WIDTH / 2, 440, '–', 22)),
    [art],
  );
}

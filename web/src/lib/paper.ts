/** What a player has before him as an SVG of its own, for printing and keeping: ink on paper, without the page's styles. */
import icons from '../art/icons.svg?raw';
import type { SheetLine } from './protocol';

export const WIDTH = 1120;
export const INK = '#1f1b16';
export const FRAME = '#8a7f70';
const SOFT = '#6b6155';

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (one) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[one]!);

export function words(x: number, y: number, text: string | number, size = 16, more = ''): string {
  return `<text x="${x}" y="${y}" font-size="${size}" ${more}>${escape(String(text))}</text>`;
}

/** One line of words that is made narrower if it is too long. */
export function fitted(x: number, y: number, text: string, size: number, width: number, more = ''): string {
  const wide = text.length * size * 0.55 > width;
  return words(
    x,
    y,
    text,
    size,
    wide ? `${more} textLength="${width}" lengthAdjust="spacingAndGlyphs"` : more,
  );
}

export const symbol = (x: number, y: number, name: string, size = 22): string =>
  `<use href="#i-${name}" x="${x}" y="${y}" width="${size}" height="${size}" color="${INK}"/>`;

export const frame = (x: number, y: number, width: number, height: number, radius = 5): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="none" stroke="${FRAME}"/>`;

/** Boxes with the player's points by category. */
export function scores(x: number, y: number, sheet: SheetLine[], seat: number, columns = 3): string {
  return sheet
    .map(({ label, points }, at) => {
      const [left, top] = [x + (at % columns) * 128, y + Math.floor(at / columns) * 62];
      return (
        frame(left, top, 118, 52, 4) +
        fitted(left + 8, top + 18, label.replace(/^\d+ /, ''), 13, 102) +
        words(left + 8, top + 43, points[seat] ?? 0, 24, 'font-weight="600"')
      );
    })
    .join('');
}

/** The whole paper: a title, the player's name, what is drawn, with the symbols that it uses. */
export function paper(
  title: string,
  name: string,
  height: number,
  drawn: string,
  sprites: string[] = [],
): string {
  const symbols = [icons, ...sprites].map((one) => one.replace(/^[^<]*<svg[^>]*>|<\/svg>\s*$/g, '')).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="EB Garamond, Georgia, serif" fill="${INK}">` +
    `<style>symbol{--f:none}</style><defs>${symbols}</defs><rect width="${WIDTH}" height="${height}" fill="#fffdf8"/>` +
    words(32, 54, title, 32) +
    words(WIDTH - 32, 54, name, 28, 'text-anchor="end" font-style="italic"') +
    drawn +
    words(32, height - 24, 'Bottega', 14, `fill="${SOFT}"`) +
    '</svg>'
  );
}

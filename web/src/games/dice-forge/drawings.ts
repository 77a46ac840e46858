/** The drawings of feats and faces. What nobody has drawn gets one that is made of its effect. */
import art from '../../art/forge.svg?raw';
import { things, type EffectLine } from '../../lib/things.svelte';

const DRAWN = new Set([...art.matchAll(/<symbol id="([^"]+)"/g)].map((found) => found[1]!));

/** How icons of effect lines are drawn; goods in their colours. */
export const EFFECT_ICONS: Record<string, { icon: string; kind?: string }> = {
  gold: { icon: 'coin', kind: 'gold' },
  sun: { icon: 'sun', kind: 'sun' },
  moon: { icon: 'moon', kind: 'moon' },
  glory: { icon: 'glory', kind: 'glory' },
  die: { icon: 'die' },
  to: { icon: 'arrow' },
  others: { icon: 'people' },
  hero: { icon: 'familiar' },
  home: { icon: 'home' },
  again: { icon: 'restart' },
  hammer: { icon: 'hammer' },
  turn: { icon: 'cog' },
  game: { icon: 'glass' },
};

/** The symbol of a feat. */
export const emblemOf = (card: string): string => (DRAWN.has(`e-${card}`) ? `e-${card}` : 'e-feat');

/** What a face shows on its plaque, on 48 by 48 units. */
export function plaqueOf(face: string): string {
  if (DRAWN.has(`f-${face}`)) return `<use href="#f-${face}"/>`;
  return madePlaque(things.info(`face/${face}`).effect);
}

/** Where up to four goods stand on a plaque: left, top, size. */
const PLACES = [
  [[9, 9, 30]],
  [
    [6, 6, 20],
    [22, 22, 20],
  ],
  [
    [5, 5, 18],
    [25, 5, 18],
    [15, 25, 18],
  ],
  [
    [5, 5, 18],
    [25, 5, 18],
    [5, 25, 18],
    [25, 25, 18],
  ],
] as const;

function madePlaque(effect: EffectLine): string {
  const goods = effect.flatMap((part, at) => {
    const before = effect[at - 1];
    const count = typeof before === 'object' ? (before.count ?? 1) : 1;
    return typeof part === 'object' && DRAWN.has(`t-${part.icon}`) ? [{ icon: part.icon!, count }] : [];
  });
  const places = PLACES[Math.min(goods.length, PLACES.length) - 1] ?? [];
  const sign = effect.includes('/') ? '/' : goods.length > 1 ? '+' : '';
  return (
    `<use href="#plaque-${goods[0]?.icon ?? 'plain'}"/>` +
    places
      .map(([x, y, size], at) => {
        const { icon, count } = goods[at]!;
        const [middle, foot, letters] = [x + size / 2, y + size * 0.69, size * 0.56];
        return (
          `<use href="#t-${icon}" x="${x}" y="${y}" width="${size}" height="${size}"/>` +
          `<text x="${middle}" y="${foot}" font-size="${letters}" fill="#2a1e0c" class="figure">${count}</text>`
        );
      })
      .join('') +
    (sign && goods.length < 4
      ? `<circle cx="24" cy="24" r="4.6" fill="#fffaf0" stroke="#2a1e0c" stroke-width=".9"/>` +
        `<text x="24" y="27" font-size="9" fill="#2a1e0c" class="figure">${sign}</text>`
      : '')
  );
}

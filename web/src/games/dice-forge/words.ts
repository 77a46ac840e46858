/** What a choice is called where there is no room for its sentence or its picture. */
import type { ActionInfo } from '../../lib/protocol';
import { inRow, t } from '../../lib/text.svelte';
import { COSTS, featsOf, type Feat, type View } from './kinds';
import { things } from '../../lib/things.svelte';
import { faceName } from './names';

const SHORT = 44;

/** What a feat costs: "1 sun and 2 moons". */
export function priceText(feat: Feat): string {
  const goods = COSTS.filter((good) => feat[good]);
  return inRow(goods.map((good) => t(`df-count-${good}`, { count: feat[good] })));
}

/** "Satyrs for 3 moons, 6 points at the end", "2 suns for 8 gold", "1 gold, light die". */
export function wordsOf(
  { notation, text, short }: Pick<ActionInfo, 'notation' | 'text' | 'short'>,
  view: View,
): string {
  const [verb, what = '', old = ''] = notation.split(' ');
  const feat = featsOf(view).find(({ card }) => card === what);
  if (verb === 'feat' && feat) {
    return t('df-words-feat', {
      card: things.info(`feat/${what}`).name,
      price: priceText(feat),
      points: feat.points,
    });
  }
  const stack = view.temple.find(({ faces }) => faces.some(({ face }) => face === what));
  if (verb === 'buy' && stack) {
    const asked = view.players.find((player) => player.asked?.kind === 'purchase')?.asked;
    return t('df-words-buy', {
      face: faceName(what),
      gold: Math.max(0, stack.price - (asked?.number ?? 0)),
    });
  }
  if (verb === 'forge') return `${faceName(old)}, ${things.name(`die/${what}`)}`;
  return text.length <= SHORT ? text : short;
}

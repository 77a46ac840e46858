/** What each feat does, as a line of icons. The numbers come with the card. */
import type { Feat } from './kinds';

/** A figure or sign, an icon (of a good: in its colours), a face, or a word of the page's catalogue. */
export type Part = string | { icon: string; good?: boolean } | { face: string } | { word: string };

export interface EffectLine {
  /** What lasts: each turn, or the whole game. */
  lasts: 'turn' | 'game' | null;
  parts: Part[];
}

const DIE = { icon: 'die' };
const TO = { icon: 'arrow' };
const OTHERS = { icon: 'people' };
const FORGE = { word: 'df-effect-forge' };
const good = (name: string): Part => ({ icon: name, good: true });
const [GOLD, SUN, MOON, GLORY] = [good('gold'), good('sun'), good('moon'), good('glory')];

export function effectOf({ card, effect }: Feat): EffectLine {
  const { amounts, price, glory, times, steps, rewards } = effect;
  const amount = (name: string) => `${amounts[name] ?? 0}`;
  const line = (parts: Part[], lasts: EffectLine['lasts'] = null): EffectLine => ({ lasts, parts });
  switch (card) {
    case 'elder':
      return line([`${price}`, GOLD, TO, `${glory}`, GLORY], 'turn');
    case 'spirits':
      return line([`+${amount('gold')}`, GOLD, `+${amount('moon')}`, MOON]);
    case 'owl':
      return line([GOLD, '/', SUN, '/', MOON], 'turn');
    case 'triton':
      return line([amount('gold'), GOLD, '/', amount('sun'), SUN, '/', amount('moon'), MOON]);
    case 'chest':
      return line([{ word: 'df-limits-up' }]);
    case 'hammer':
      return line([`${steps}`, GOLD, TO, `${rewards[0] ?? 0}`, GLORY]);
    case 'hind':
      return line(['+1', DIE], 'turn');
    case 'bear':
      return line([{ icon: 'home' }, TO, `+${glory}`, GLORY], 'game');
    case 'minotaur':
      return line([OTHERS, '−2', DIE]);
    case 'satyrs':
      return line(['2', DIE, { word: 'df-effect-of' }, OTHERS]);
    case 'boar':
      return line([{ face: 'boar-yellow' }, TO, OTHERS], 'game');
    case 'cerberus':
      return line([{ icon: 'restart' }, DIE, DIE]);
    case 'sphinx':
      return line([`${times} ×`, DIE]);
    case 'cyclops':
      return line([`${times} ×`, DIE, GOLD, TO, GLORY]);
    case 'cancer':
      return line([`${times} ×`, DIE, DIE]);
    case 'sentinel':
      return line([`${times} ×`, DIE, DIE, SUN, MOON, TO, `${glory}`, GLORY]);
    case 'typhon':
      return line([`${glory}`, GLORY, '×', { icon: 'hammer' }]);
    case 'ship':
    case 'mirror':
      return line([FORGE, { face: card }]);
    case 'helmet':
      return line([FORGE, { face: 'x3' }]);
    case 'shield':
      return line([FORGE, { face: 'shield-red' }]);
    default:
      return line([{ word: 'df-points-alone' }]);
  }
}

/** What each feat does, as a line of icons. The numbers come with the card. */
import type { Feat } from './kinds';

/** A text, an icon (of a good: in its colours), or a face. */
export type Part = string | { icon: string; good?: boolean } | { face: string };

export interface EffectLine {
  /** What lasts: each turn, or the whole game. */
  lasts: 'turn' | 'game' | null;
  parts: Part[];
  /** A word of the page's catalogue, instead of icons. */
  word?: string;
}

const DIE = { icon: 'die' };
const TO = { icon: 'arrow' };
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
      return { lasts: null, parts: [], word: 'df-limits-up' };
    case 'hammer':
      return line([`${steps}`, GOLD, TO, `${rewards[0] ?? 0}`, GLORY]);
    case 'hind':
      return line(['+', DIE], 'turn');
    case 'bear':
      return line([{ icon: 'home' }, TO, `+${glory}`, GLORY], 'game');
    case 'minotaur':
      return line([{ icon: 'people' }, DIE, DIE, '−']);
    case 'satyrs':
      return line([{ icon: 'people' }, TO, DIE, DIE]);
    case 'boar':
      return line([{ face: 'boar-yellow' }, TO, { icon: 'people' }], 'game');
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
      return line([{ icon: 'hammer' }, { face: card }]);
    case 'helmet':
      return line([{ icon: 'hammer' }, { face: 'x3' }]);
    case 'shield':
      return line([{ icon: 'hammer' }, { face: 'shield-red' }, { face: 'shield-blue' }]);
    default:
      return { lasts: null, parts: [], word: 'df-points-alone' };
  }
}

/** The kinds of choices, for the action bar. */
import type { Kind } from '../board';
import { verb } from './verdicts';

/** By the first word of the notation. */
const VERBS: [name: string, verbs: string[]][] = [
  ['works', ['work']],
  ['build', ['build']],
  ['doors', ['occupy']],
  ['captains', ['captain', 'pay']],
  ['preachers', ['church', 'duomo']],
  ['sell', ['sell']],
  ['buy', ['buy']],
  ['swap', ['give', 'take']],
];

export const KINDS: Kind[] = [
  ...VERBS.map(([name, verbs]) => ({
    name,
    label: `fx-kind-${name}`,
    has: (action: Parameters<Kind['has']>[0]) => verbs.includes(verb(action)),
  })),
  { name: 'other', label: 'fx-kind-other', has: () => true },
];

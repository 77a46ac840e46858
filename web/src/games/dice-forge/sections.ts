/** The parts of the board, and what is answered there. */
import type { Section } from '../board';

export const SECTIONS: Section[] = [
  {
    name: 'dice',
    icon: 'cube',
    label: 'df-tab-dice',
    targets: ['die/', 'reserve/', 'hammer/', 'token/', 'card/'],
  },
  { name: 'temple', icon: 'temple', label: 'df-tab-temple', targets: ['temple/', 'garden/'] },
  { name: 'islands', icon: 'isle', label: 'df-tab-islands', targets: ['feat/'] },
];

/** Whether a target is a player other than the seat, or one of that player's dice. */
export const isRivals = (target: string, seat: number | null): boolean =>
  /^(die|seat)\//.test(target) && Number(target.split('/')[1]) !== seat;

/** Short names for the parts of the view. */
import type { ActionInfo, Protocol } from '../../lib/protocol';

export type View = Protocol['view:florenza-dice'];
export type Player = View['players'][number];
export type Work = Player['works'][number];
export type Space = Player['spaces'][number];
export type Icon = Work['icons'][number];
export type Track = Player['tracks'][number];
export type Die = View['dice'][number];
export type DieOption = Die['options'][number];
export type Building = View['buildings'][number];

/** What the preview of an action has besides; see preview.py of the game. */
export interface More {
  pairs: { action: number; targets: string[]; building: number | null; after: number }[];
}

/** The die that an action takes from the board, if it takes one. */
export const taken = (action: ActionInfo, view: View): Die | undefined =>
  action.notation.startsWith('take ') ? view.dice.find((die) => die.id === action.target) : undefined;

/** The state of a mark on the sheet: not made yet, made in the draft, or confirmed. */
export type Mark = 'owed' | 'pencil' | 'ink';

export function mark(now: boolean, before: boolean): Mark {
  return now ? (before ? 'ink' : 'pencil') : 'owed';
}

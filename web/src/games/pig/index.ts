/** The board of Pig, the smallest one there is: docs/add-a-board.md leads through it. */
import type { Protocol } from '../../lib/protocol';
import type { GameBoard } from '../board';
import Board from './Board.svelte';

export type View = Protocol['view:pig'];

export default {
  Board,
  top: { rounds: (view) => [view.round, 0] },
  players: { active: (view) => view.active },
  log: {
    die: ({ kind, args }) =>
      kind === 'rolled' || kind === 'bust' ? { kind: 'ivory', value: args.side ?? 0, beside: true } : null,
  },
} satisfies GameBoard<View>;

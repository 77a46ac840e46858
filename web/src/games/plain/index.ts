import type { GameBoard } from '../board';
import Board from './Board.svelte';

/** What most games count; a game may have none of it. */
interface View {
  round?: unknown;
  rounds?: unknown;
}

const count = (value: unknown): number => (typeof value === 'number' ? value : 0);

export default {
  Board,
  top: { rounds: (view) => [count(view.round), count(view.rounds)] },
  log: { heading: (line) => line.kind === 'round' },
} satisfies GameBoard<View>;

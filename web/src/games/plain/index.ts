import type { GameBoard } from '../board';
import Board from './Board.svelte';

export default {
  Board,
  heading: (line) => line.kind === 'round',
  rounds: (view) => {
    const seen = view as { round?: unknown; rounds?: unknown };
    return [
      typeof seen.round === 'number' ? seen.round : 0,
      typeof seen.rounds === 'number' ? seen.rounds : 0,
    ];
  },
} satisfies GameBoard;

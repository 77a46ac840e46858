// Written by tools/page_faces.py.
import type { Faces } from './protocol';

/**
 * The dice of each game whose faces never change. `changing`: other dice, and bags, which may show some of the same
 * outcomes.
 */
export const FIXED_DICE: Record<string, { faces: Faces[]; changing: string[] }> = {
  florenza: {
    faces: [{ outcomes: ['1', '2', '3', '4', '5', '6'], weights: [1, 1, 1, 1, 1, 1] }],
    changing: ['ghost-first #'],
  },
  'florenza-dice': {
    faces: [{ outcomes: ['1', '2', '3', '4', '5', '6'], weights: [1, 1, 1, 1, 1, 1] }],
    changing: [],
  },
  pig: {
    faces: [{ outcomes: ['1', '2', '3', '4', '5', '6'], weights: [1, 1, 1, 1, 1, 1] }],
    changing: [],
  },
};

/** The picture of a game on its card. */
import any from '../art/game-any.svg?raw';
import diceForge from '../art/game-dice-forge.svg?raw';
import florenzaDice from '../art/game-florenza-dice.svg?raw';
import florenza from '../art/game-florenza.svg?raw';
import pig from '../art/game-pig.svg?raw';

const PICTURES: Record<string, string> = {
  'florenza-dice': florenzaDice,
  florenza,
  'dice-forge': diceForge,
  pig,
};

export const picture = (game: string): string => PICTURES[game] ?? any;

/** The games of the front page: their order, and what the page itself knows of them. */
import type { Choice, GameInfo, PlayNow } from '../lib/protocol';
import { hasText, t } from '../lib/text.svelte';
import { levelName } from './levels';

/** The games with a card, in this order; other installed games follow. */
const FIRST = ['florenza-dice', 'florenza', 'dice-forge'];
const MINUTES: Record<string, number> = { 'florenza-dice': 40, florenza: 120, 'dice-forge': 45 };
/** How long the guided part of a first game takes. */
const LESSONS: Record<string, number> = { 'florenza-dice': 4, florenza: 3, 'dice-forge': 3 };
const KINDS: Record<string, string> = {
  'florenza-dice': 'pencil',
  florenza: 'familiar',
  'dice-forge': 'die',
};
/** How many sit at a table that nobody has chosen. */
const USUAL = 3;
const LEVELS = ['easy', 'normal', 'hard', 'extreme'];

export const hasCard = (game: GameInfo): boolean => FIRST.includes(game.name);

const rank = (game: GameInfo) => FIRST.indexOf(game.name) + 1 || FIRST.length + 1;
export const inOrder = (games: GameInfo[]): GameInfo[] => [...games].sort((a, b) => rank(a) - rank(b));

/** How long a game takes. */
export const minutes = (game: { name: string }): number | undefined => MINUTES[game.name];

/** How long its first lesson takes. */
export const lessonMinutes = (game: { name: string }): number | undefined => LESSONS[game.name];

/** The icon for the kind of game it is. */
export const kindIcon = (game: GameInfo): string | undefined => KINDS[game.name];

/** The page's own words for a game, if it has some. */
export const own = (what: 'title' | 'blurb', game: GameInfo): string =>
  hasText(`home-${what}-${game.name}`) ? t(`home-${what}-${game.name}`) : game[what];

/** A game that begins with one press. */
export interface Start {
  value: string;
  name: string;
  /** What is said of it in full. */
  title: string;
  request: PlayNow;
}

const start = (choice: Choice, request: PlayNow): Start => {
  const key = `level-${choice.value}`;
  return {
    value: choice.value,
    name: hasText(key) ? t(key) : choice.label,
    title: levelName(choice),
    request,
  };
};

/** The levels of the game for one, easy ones first; of a game without them, its bots by strength. */
export function starts(game: GameInfo): { alone: boolean; starts: Start[] } {
  const choices = (option: string) => game.options.find((one) => one.name === option)?.choices ?? [];
  const alone = (options: PlayNow['options']) => ({ game: game.name, players: 1, options });
  if (game.min_players === 1) {
    const levels = [...choices('level')].sort((a, b) => LEVELS.indexOf(a.value) - LEVELS.indexOf(b.value));
    const found = [
      ...levels.map((one) => start(one, alone({ level: one.value }))),
      ...choices('ghosts').map((one) => start(one, alone({ ghosts: [one.value] }))),
    ];
    return { alone: true, starts: found };
  }
  const bots = game.bots.filter((one) => game.levels.includes(one.value));
  return { alone: false, starts: bots.map((one) => start(one, usual(game, one.value))) };
}

/** A game at once, with bots. */
export const usual = (game: GameInfo, bot: string | null): PlayNow => ({
  game: game.name,
  players: Math.min(USUAL, game.max_players),
  bot,
});

/** What the page needs of a game that has a table of its own. Every other game is shown by the plain one. */
import type { Component } from 'svelte';
import type { LogLine } from '../lib/protocol';

export interface BoardProps {
  /** What is shown: with the own draft, a confirmed position, or a moment of the replay. */
  view: unknown;
  /** The confirmed position. What differs from it is drawn in pencil. */
  confirmed: unknown;
  /** Whose things are shown. */
  seat: number;
  names: string[];
  /** Nothing can be touched: a replay, or somebody who watches. */
  still: boolean;
  /** A rival's things are looked at. */
  other: boolean;
  /** The moment of a replay; null: now. */
  move: number | null;
}

export interface GameBoard {
  Board: Component<BoardProps>;
  Strip?: Component<{ view: never; seat: number }>;
  Offices?: Component<{ view: never; seat: number }>;
  /** What stays in sight on a phone: an icon, its kind, and a number. */
  pins?: (view: unknown, seat: number) => { icon: string; kind: string; value: number; label: string }[];
  /** The round and how many there are, if the game counts them. */
  rounds?: (view: unknown) => [number, number];
  /** A line of the log that tells of a die that fell: dice of one throw are shown together. */
  die?: (line: LogLine, view: unknown) => { kind: string; value: number } | null;
  /** A line of the log that begins something new. */
  heading?: (line: LogLine) => boolean;
}

const DRAWN: Record<string, () => Promise<{ default: GameBoard }>> = {
  'florenza-dice': () => import('./florenza-dice/index'),
};

export async function boardOf(game: string): Promise<GameBoard> {
  return (await (DRAWN[game] ?? (() => import('./plain/index')))()).default;
}

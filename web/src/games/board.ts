/** What a game with a board of its own gives to the page. Every other game is shown by the plain board. */
import type { Component } from 'svelte';
import type { ActionInfo, LogLine, Preview, SheetLine } from '../lib/protocol';

export interface BoardProps {
  /** The view to show: with the own draft, of the confirmed position, or of a moment of the replay. */
  view: unknown;
  /** The confirmed position. What differs from it is drawn in pencil. */
  confirmed: unknown;
  /** The seat that is shown. */
  seat: number;
  names: string[];
  /** Nothing can be tapped: a replay, or a spectator. */
  still: boolean;
  /** The seat shown is not the viewer's own. */
  other: boolean;
  /** The number of moves in a replay; null outside of one. */
  move: number | null;
}

/** A kind of choices. */
export interface Kind {
  name: string;
  label: string;
  has: (action: ActionInfo) => boolean;
}

/** One of several kinds of answers to a question. */
export interface Half extends Kind {
  icon: string;
}

/** A part of the board that a small screen shows by itself. */
export interface Section {
  name: string;
  icon: string;
  label: string;
  /** How the targets of the answers begin that are found there. */
  targets: string[];
}

/** A part of what a line of the log tells, as a picture. */
export interface LogPicture {
  icon: string;
  kind: string;
  count?: number;
  /** A die with this value, or with the face of this number, instead of the icon. */
  value?: number;
  /** A drawing instead of the icon, by the id of its symbol. */
  drawing?: string;
}

export interface GameBoard {
  Board: Component<BoardProps>;
  Strip?: Component<{ view: never; seat: number }>;
  /** What stands first in the side column instead of the own strip; on small screens it stays on top. */
  Side?: Component<BoardProps>;
  Offices?: Component<{ view: never; seat: number }>;
  /** The numbers that stay visible on a phone. */
  pins?: (view: unknown, seat: number) => { icon: string; kind: string; value: number; label: string }[];
  /** The points of a seat as far as the viewer may know them, where that is more than the score sheet shows. */
  points?: (view: unknown, seat: number) => number | null;
  /** Whose turn it is, where others may have to decide during it. */
  active?: (view: unknown) => number;
  /** The round and how many there are, if the game counts them. */
  rounds?: (view: unknown) => [number, number];
  /** The die that a line of the log tells of, instead of its sentence or beside it; dice rolled together are one line. */
  die?: (line: LogLine, view: unknown) => { kind: string; value: number; beside?: boolean } | null;
  /** A line that goes on where the one before it ended: both are one entry. */
  continues?: (line: LogLine) => boolean;
  /** What a line of the log says that its seat gains; shown in the line of the seat's dice. */
  gain?: (line: LogLine) => { icon: string; kind: string; amount: number; lost: number } | null;
  /** How such a die is drawn, if it is not a die with pips. */
  LogDie?: Component<{ value: number; size: number }>;
  /** A choice of the action bar as pictures, instead of its short text. */
  Choice?: Component<{ action: ActionInfo; view: never; names: string[] }>;
  /** Which choices are drawn so; all of them where this is missing. */
  draws?: (action: ActionInfo, view: unknown) => boolean;
  /** A choice in a few words, without signs: for phones, and where its sentence is too long for the action bar. */
  words?: (action: ActionInfo, view: unknown) => string;
  /** What the selected action changes, in the action bar. */
  Changes?: Component<{ preview: Preview }>;
  /** What the button says that does the selected action. */
  deed?: (action: ActionInfo, followed: boolean, view: unknown) => string;
  /** The kinds of answers, where a question asks for one of several: the bar lists one kind at a time. */
  halves?: (view: unknown, seat: number) => Half[];
  /** The parts of which a phone shows one at a time; their tabs stand in one row with that of the rivals. */
  sections?: Section[];
  /** Whether the target of an answer lies with the rivals of a seat, not in a part of the board. */
  isRivals?: (target: string, seat: number) => boolean;
  /** The board shows the result itself, beside its parts or instead of them, so that no score sheet opens over it. */
  showsEnd?: 'beside' | 'instead';
  /** Many choices stand in the action bar by kind: first the kinds, then the choices of one. Each belongs to the first that has it. */
  kinds?: Kind[];
  /** The keys of the board and what they do, for the list of all keys. */
  keys?: [key: string, text: string][];
  /** The last rolls with what they brought: shown beside the log. */
  Rolls?: Component<{ names: string[]; upTo: number | null }>;
  /** The board uses the whole width of a large screen. */
  wide?: boolean;
  /** The points that somebody who plays alone has to exceed. */
  goal?: (view: unknown) => number | null;
  /** What lies before a seat as an SVG of its own, for printing and keeping. */
  printed?: (view: unknown, seat: number, names: string[], sheet: SheetLine[]) => string;
  /** What a line of the log tells, in pictures: then what a player did in a row is one line with these. */
  pictures?: (line: LogLine, view: unknown) => LogPicture[];
  /** A line whose pictures tell all of it: they stand in the place of its sentence. */
  pictured?: (line: LogLine) => boolean;
  /** Whether a line of the log tells what others did to a seat or with its things. */
  against?: (line: LogLine, seat: number) => boolean;
  /** A line of the log that begins something new. */
  heading?: (line: LogLine) => boolean;
}

const DRAWN: Record<string, () => Promise<{ default: GameBoard }>> = {
  'dice-forge': () => import('./dice-forge/index'),
  florenza: () => import('./florenza/index'),
  'florenza-dice': () => import('./florenza-dice/index'),
};

export async function boardOf(game: string): Promise<GameBoard> {
  return (await (DRAWN[game] ?? (() => import('./plain/index')))()).default;
}

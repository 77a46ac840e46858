/**
 * What a game with a board of its own gives to the page: a component that draws a view and, where the frame around it
 * should show more than it does for every game, one small object for each part of that frame. Every other game is shown
 * by the plain board. docs/add-a-board.md leads through the smallest one.
 */
import type { Component } from 'svelte';
import type { ActionInfo, LogLine, Preview, SheetLine } from '../lib/protocol';
import type { Beat } from '../lib/story.svelte';

/** The board of a game. Only `Board` is required. */
export interface GameBoard<View = unknown> {
  Board: Component<BoardProps<View>>;
  layout?: BoardLayout<View>;
  top?: TopLine<View>;
  players?: PlayerStrips<View>;
  bar?: BarChoices<View>;
  log?: LogLines<View>;
  story?: GameStory<View>;
  end?: GameEnd<View>;
  help?: BoardHelp;
  /** The picture of a choice that an option of a new table offers. */
  Option?: Component<{ value: string }>;
}

/** What is drawn, and for whom. */
export interface BoardProps<View = unknown> {
  /** The view to show: with the own draft, of the confirmed position, or of a moment of the replay. */
  view: View;
  /** The confirmed position. What differs from it is drawn in pencil. */
  confirmed: View;
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

/** How much of the screen the board uses, and where on it things are. */
export interface BoardLayout<View = unknown> {
  /** The board uses the whole width of a large screen. */
  wide?: boolean;
  /** What stands first in the side column instead of the own strip; on small screens it stays on top. */
  Side?: Component<BoardProps<View>>;
  /** The parts of which a phone shows one at a time; their modes stand in one row with that of the rivals. */
  sections?: Section[];
  /** Whether the target of an answer lies with the rivals of a seat, not in a part of the board. */
  isRivals?: (target: string, seat: number) => boolean;
}

/** A part of the board that a small screen shows by itself. */
export interface Section {
  name: string;
  icon: string;
  label: string;
  /** How the targets of the answers begin that are found there. */
  targets: string[];
}

/** The numbers in the line on top of the table. */
export interface TopLine<View = unknown> {
  /** The round and how many there are, if the game counts them. */
  rounds?: (view: View) => [number, number];
  /** Which variant is played, in few words: beside the name of the table. */
  variant?: (view: View) => string;
  /** The numbers that stay visible on a phone. */
  pins?: (view: View, seat: number) => Pin[];
}

export interface Pin {
  icon: string;
  kind: string;
  value: number;
  label: string;
}

/** The strips that show all players in short. */
export interface PlayerStrips<View = unknown> {
  /** What a strip has below name and points. */
  Strip?: Component<{ view: View; seat: number }>;
  /** The offices of a player, beside the name. */
  Offices?: Component<{ view: View; seat: number }>;
  /** A strip below theirs: a rival without a seat. */
  Beside?: Component<{ view: View }>;
  /** A card of the board explains them: what a strip is about is `seat/2`. */
  explained?: boolean;
  /** Whether a seat has secret points besides those that are shown. */
  hasMore?: (view: View, seat: number) => boolean;
  /** Whose turn it is, where others may have to decide during it. */
  active?: (view: View) => number;
}

/** The choices in the action bar. */
export interface BarChoices<View = unknown> {
  /** A choice as pictures, instead of its short text. */
  Choice?: Component<{ action: ActionInfo; view: View; names: string[] }>;
  /** Which choices are drawn so; all of them where this is missing. */
  draws?: (action: ActionInfo, view: View) => boolean;
  /** A choice in a few words, without signs: for phones, and where its sentence is too long for the action bar. */
  words?: (action: Pick<ActionInfo, 'notation' | 'text' | 'short'>, view: View) => string;
  /** What the selected action changes. */
  Changes?: Component<{ preview: Preview }>;
  /** What the button says that does the selected action. */
  actionLabel?: (action: ActionInfo, followed: boolean, view: View) => string;
  /** The kinds of answers, where a question asks for one of several: the bar lists one kind at a time. */
  modes?: (view: View, seat: number) => Half[];
  /** Many choices stand by kind: first the kinds, then the choices of one. Each belongs to the first that has it. */
  kinds?: Kind[];
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

/** How the lines of the log are drawn and joined. */
export interface LogLines<View = unknown> {
  /** A line that begins something new. */
  heading?: (line: LogLine) => boolean;
  /** The die that a line tells of, instead of its sentence or beside it; dice rolled together are one line. */
  die?: (line: LogLine, view: View) => LogDie | null;
  /** How such a die is drawn, if it is not a die with pips. */
  Die?: Component<{ value: number; size: number }>;
  /** What a line says that its seat gains; shown in the line of the seat's dice. */
  gain?: (line: LogLine) => Gain | null;
  /** A line that goes on where the one before it ended: both are one entry. */
  continues?: (line: LogLine) => boolean;
  /** What a line tells, in pictures: then what a player did in a row is one line with these. */
  pictures?: (line: LogLine, view: View) => LogPicture[];
  /** What happens in the lines of a kind, in a word: before the pictures of such lines in a row. */
  word?: (line: LogLine) => string;
  /** A line whose pictures tell all of it: they stand in the place of its sentence. */
  pictured?: (line: LogLine) => boolean;
  /** Whether a line tells what others did to a seat or with its things. */
  against?: (line: LogLine, seat: number) => boolean;
  /** The last rolls with what they brought: shown beside the log. */
  Rolls?: Component<{ names: string[]; upTo: number | null }>;
}

export interface LogDie {
  kind: string;
  value: number;
  /** The sentence stays. */
  beside?: boolean;
}

export interface Gain {
  icon: string;
  kind: string;
  amount: number;
  lost: number;
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
  /** What is done, or a number with its sign, before the picture. */
  word?: string;
}

/** How the step from one confirmed view to the next is told. `live.story` plays the beats one after the other. */
export interface GameStory<View = unknown> {
  /** The beats of a step; without any it is shown at once. Without motion only those that wait for the player. */
  beats: (step: Step<View>) => Beat[];
  /** Whether what these lines tell is told together with what came just before it. */
  joins?: (lines: LogLine[]) => boolean;
  /** The view after the step as long as some of its lines are still to be told: what they change is as it was before. */
  untell?: (after: View, before: View, told: LogLine[], untold: LogLine[]) => unknown;
  /** It stops at the end of every round, unless the player has set otherwise. */
  stops?: boolean;
  /** The bar has the pictures of the log's lines, too. */
  pictured?: boolean;
}

export interface Step<View = unknown> {
  before: View;
  after: View;
  /** The lines of the log that came with it. */
  lines: LogLine[];
  /** The seat that is shown. */
  seat: number;
  /** It is the viewer's own, and this is no replay. */
  own: boolean;
  names: string[];
  /** The own seats that have made their draft final by it: what they did was seen already. */
  drafted: number[];
}

/** What there is to see when the game is over. */
export interface GameEnd<View = unknown> {
  /** The board shows the result itself, beside its parts or instead of them, so that no score sheet opens over it. */
  shown?: 'beside' | 'instead';
  /** The points that somebody who plays alone has to exceed. */
  goal?: (view: View) => number | null;
  /** What lies before a seat as an SVG of its own, for printing and keeping. */
  printed?: (view: View, seat: number, names: string[], sheet: SheetLine[]) => string;
}

/** What the help tells about the board. */
export interface BoardHelp {
  /** The keys of the board and what they do, for the list of all keys. */
  keys?: [key: string, text: string][];
}

/** Each satisfies `GameBoard` with its own view. */
const DRAWN: Record<string, () => Promise<{ default: unknown }>> = {
  'dice-forge': () => import('./dice-forge/index'),
  florenza: () => import('./florenza/index'),
  'florenza-dice': () => import('./florenza-dice/index'),
  pig: () => import('./pig/index'),
};

/** The board of a game by its name. The views that the table gives to it are those of this game. */
export async function boardOf(game: string): Promise<GameBoard> {
  const { default: board } = await (DRAWN[game] ?? (() => import('./plain/index')))();
  return board as GameBoard;
}

/** How the steps of a game are told: what a new round brings, the roll, and what Pope Sisto does. */
import type { LogLine } from '../../lib/protocol';
import type { Beat } from '../../lib/story.svelte';
import type { GameStory, Step } from '../board';
import type { Die, View } from './kinds';

/** A roll of the six dice while it is told. */
export interface Roll {
  /** What each die shows, by its place. */
  values: number[];
  /** Its last line of the log: no other roll has it. */
  number: number;
}

/** Milliseconds of a beat; each further line of news takes a share more. */
const ROLL = 800;
const NEWS = { own: 900, others: 600 };
const MORE = 0.35;
/** The beats of one step take no longer than this. */
const MOST = 6000;

const BEGINS = ['round', 'income', 'captain', 'bishop', 'no-captain', 'no-bishop'];
const ROLLS = ['turn', 'ghost-turn'];

export const story = { beats, untell } satisfies GameStory<View>;

function beats({ lines, seat, own }: Step<View>): Beat[] {
  const found: Beat[] = [];
  /** A new round has begun and nobody acts yet: all that happens now is its income. */
  let opening = false;
  let spoken = '';
  let known: number | undefined;
  for (const line of lines) {
    const { kind, number } = line;
    const last = found.at(-1);
    if (kind === 'rolled') {
      const roll = last?.kind === 'roll' ? (last.about as Roll) : null;
      if (last && roll) {
        roll.values[line.args.die ?? 0] = line.args.value ?? 1;
        roll.number = last.upTo = number;
      } else {
        const values: number[] = [];
        values[line.args.die ?? 0] = line.args.value ?? 1;
        found.push({ kind: 'roll', time: ROLL, upTo: number, text: spoken, about: { values, number } });
      }
    } else if (ROLLS.includes(kind)) {
      opening = false;
      spoken = line.text;
    } else if (BEGINS.includes(kind) || kind.startsWith('ghost-') || opening) {
      opening ||= BEGINS.includes(kind);
      const time = own && line.seat === seat ? NEWS.own : NEWS.others;
      if (last?.kind === 'news') {
        last.time += MORE * time;
        last.upTo = number;
        last.text += ` · ${line.text}`;
      } else found.push({ kind: 'news', time, upTo: number, text: line.text });
    } else if (!found.length) known = number;
  }
  if (!found.length) return [];
  // Whatever comes after the last beat belongs to it.
  found.at(-1)!.upTo = lines.at(-1)!.number;
  const sum = found.reduce((total, { time }) => total + time, 0);
  const share = Math.min(1, MOST / sum);
  const first = found.findIndex((beat) => beat.kind === 'roll');
  return found.map((beat, at) => ({
    ...beat,
    time: beat.time * share,
    // What was done before is seen at once; what a round brings comes with the dice.
    ...(at < first && known === undefined ? { early: true } : {}),
    ...(at === 0 && known !== undefined ? { known } : {}),
  }));
}

/** As long as dice tumble, nobody knows what they are good for; and the Pope has not taken his. */
function untell(after: View, before: View, told: LogLine[], untold: LogLine[]): View {
  const rolls = untold.some(({ kind }) => kind === 'rolled');
  const taken = new Set(untold.filter(({ kind }) => kind === 'ghost-took').map(({ args }) => args.die));
  const dice = after.dice.map((die, at) => {
    const shown = taken.has(at) ? { ...die, used: false, order: 0 } : die;
    return rolls ? blank(shown) : shown;
  });
  const steps = untold.some(({ kind }) => kind === 'ghost-steps');
  const { ghost } = after;
  const { captain_marks, bishop_marks } = before.ghost ?? { captain_marks: 0, bishop_marks: 0 };
  return { ...after, dice, ghost: ghost && steps ? { ...ghost, captain_marks, bishop_marks } : ghost };
}

const blank = (die: Die): Die => ({
  ...die,
  used: false,
  order: 0,
  taken_by: [],
  in_hand_of: [],
  options: die.options.map((option) => ({ ...option, amount: 0, possible: false, changed_by: null })),
});

/** The dice as a roll shows them while it is told. */
export const thrown = (dice: Die[], { values }: Roll): Die[] =>
  dice.map((die, at) => ({ ...blank(die), value: values[at] ?? die.value }));

/** The number of the last roll that has been told, in a replay up to a move: dice tumble when it changes. */
export function lastRoll(log: LogLine[], told: number, move: number | null): number {
  let last = 0;
  for (const line of log) {
    if (line.number > told || (move !== null && line.move > move)) break;
    if (line.kind === 'rolled') last = line.number;
  }
  return last;
}

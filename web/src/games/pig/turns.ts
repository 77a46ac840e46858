/** What was rolled, read from the log: the view has points and pot, but no dice. */
import type { LogLine } from '../../lib/protocol';

/** A turn of a seat: its dice, and how it ended. */
export interface Turn {
  dice: number[];
  end: 'held' | 'bust' | null;
  /** The points that it brought or cost. */
  points: number;
}

export interface Rolled {
  /** The last roll: its side, and a number that no other roll has. */
  roll: { side: number; number: number } | null;
  /** The last turn of each seat, by seat. */
  turns: Turn[];
  /** The line that ended the turn before, and the last one. */
  told: LogLine[];
}

/** Read the log: all of it, or in a replay the lines of so many moves. */
export function readLog(log: LogLine[], moves: number | null): Rolled {
  const turns: Turn[] = [];
  let roll: Rolled['roll'] = null;
  let ended: LogLine | null = null;
  let last: LogLine | null = null;
  for (const line of log) {
    if (moves !== null && line.move > moves) break;
    const { kind, seat, args } = line;
    if (kind !== 'rolled' && kind !== 'bust' && kind !== 'held' && kind !== 'won') continue;
    if (last && (last.kind === 'bust' || last.kind === 'held')) ended = last;
    last = line;
    if (kind === 'won') continue;
    let turn = turns[seat];
    if (!turn || (turn.end && kind !== 'held')) turn = turns[seat] = { dice: [], end: null, points: 0 };
    if (kind === 'held') {
      turn.end = 'held';
      turn.points = args.pot ?? 0;
      continue;
    }
    roll = { side: args.side ?? 0, number: line.number };
    turn.dice.push(roll.side);
    if (kind === 'bust') {
      turn.end = 'bust';
      turn.points = args.lost ?? 0;
    }
  }
  return { roll, turns, told: [ended, last].filter((line) => line !== null) };
}

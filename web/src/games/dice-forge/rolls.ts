/** What the log tells of rolls and gains. */
import type { LogLine } from '../../lib/protocol';
import { GOODS, type GoodName } from './kinds';

/** One roll of a seat and what it brought. */
export interface Roll {
  seat: number;
  /** The number of the first line of the log that tells of it. */
  number: number;
  /** The heading of the turn in which it happened. */
  turn: string;
  /** The dice with the faces that they show, and the numbers of their lines. */
  faces: { die: number; face: number; number: number }[];
  gains: Gain[];
}

export interface Gain {
  good: GoodName;
  amount: number;
  lost: number;
}

/** What a seat does after a roll that is no part of it any more. */
const ENDS = new Set(['turn', 'used', 'bought', 'undertook', 'triton']);

/** All rolls, the newest last; in a replay only those of the first `upTo` moves. */
export function rollsOf(log: LogLine[], upTo: number | null): Roll[] {
  const rolls: Roll[] = [];
  const open = new Map<number, Roll>();
  let turn = '';
  for (const { seat, kind, args, number, move, text } of log) {
    if (upTo !== null && move > upTo) break;
    const now = open.get(seat);
    if (kind === 'rolled') {
      const die = { die: args.die ?? 0, face: args.face ?? 0, number };
      if (now && !now.gains.length && !now.faces.some((one) => one.die === die.die)) now.faces.push(die);
      else {
        const roll: Roll = { seat, number, turn, faces: [die], gains: [] };
        open.set(seat, roll);
        rolls.push(roll);
      }
    } else if (kind === 'gained' && now) {
      const good = GOODS[args.resource ?? 0]!;
      const same = now.gains.find((gain) => gain.good === good);
      const [amount, lost] = [args.amount ?? 0, args.lost ?? 0];
      if (same) {
        same.amount += amount;
        same.lost += lost;
      } else now.gains.push({ good, amount, lost });
    } else if (kind === 'turn') {
      open.clear();
      turn = text;
    } else if (ENDS.has(kind)) open.delete(seat);
  }
  return rolls;
}

/** The last roll of each seat. */
export function lastRolls(rolls: Roll[]): Map<number, Roll> {
  return new Map(rolls.map((roll) => [roll.seat, roll]));
}

/** What went over the limits in the whole game, by good. */
export function lostOf(log: LogLine[], seat: number): Record<GoodName, number> {
  const lost: Record<GoodName, number> = { gold: 0, sun: 0, moon: 0, glory: 0 };
  for (const line of log)
    if (line.kind === 'gained' && line.seat === seat)
      lost[GOODS[line.args.resource ?? 0]!] += line.args.lost ?? 0;
  return lost;
}

/** What the log tells of rolls and gains. */
import type { LogLine } from '../../lib/protocol';
import { GOODS, type Die, type GoodName } from './kinds';

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
  /** Gold of it that went on the Hammer. */
  hammered: number;
  /** The seat has acted since. */
  past: boolean;
}

export interface Gain {
  good: GoodName;
  /** Less than nothing where the roll took something. */
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
        const roll: Roll = { seat, number, turn, faces: [die], gains: [], hammered: 0, past: false };
        open.set(seat, roll);
        rolls.push(roll);
      }
    } else if ((kind === 'gained' || kind === 'lost') && now) {
      const good = GOODS[args.resource ?? 0]!;
      const same = now.gains.find((gain) => gain.good === good);
      const amount = (args.amount ?? 0) * (kind === 'lost' ? -1 : 1);
      const lost = args.lost ?? 0;
      if (same) {
        same.amount += amount;
        same.lost += lost;
      } else now.gains.push({ good, amount, lost });
    } else if (kind === 'hammered' && now) {
      now.hammered += args.amount ?? 0;
    } else if (kind === 'turn') {
      open.clear();
      turn = text;
    } else if (ENDS.has(kind)) {
      if (now) now.past = true;
      open.delete(seat);
    }
  }
  return rolls;
}

/** The last roll of each seat. */
export function lastRolls(rolls: Roll[]): Map<number, Roll> {
  return new Map(rolls.map((roll) => [roll.seat, roll]));
}

/** Whether what a roll brought can be shown at the dice: they lie as they fell, and nothing was done since. */
export const lies = (roll: Roll, dice: Die[], nameOf: (face: number) => string): boolean =>
  !roll.past &&
  roll.faces.every(({ die, face }) => dice[die]?.sides.some((side) => side.up && side.face === nameOf(face)));

const LETTERS: Record<string, GoodName> = { g: 'gold', s: 'sun', m: 'moon', v: 'glory' };

/** What is printed on a face, by good; a face that gives a choice has all of it. */
function printedOn(face: string): Partial<Record<GoodName, number>> {
  const printed: Partial<Record<GoodName, number>> = {};
  if (!/^[gsmv]\d/.test(face)) return printed;
  for (const [, letter = '', number] of face.matchAll(/([gsmv])(\d)/g))
    printed[LETTERS[letter]!] = Number(number);
  return printed;
}

/**
 * What each die of a roll brought, over the limits or onto the Hammer too. The log tells it for both together: a good
 * belongs to the die that has it on its face, and what neither has to the one with a special face.
 */
export function broughtBy(roll: Roll, nameOf: (face: number) => string, waiting = 0): Map<number, Gain[]> {
  const dice = roll.faces
    .map(({ die, face }) => ({
      die,
      face: nameOf(face),
      printed: printedOn(nameOf(face)),
      gains: [] as Gain[],
    }))
    .sort((a, b) => Number(a.face.includes('-')) - Number(b.face.includes('-')));
  // A face that multiplies gives nothing by itself.
  const giving = dice.filter(({ face }) => face !== 'x3');
  for (const good of GOODS) {
    const gain = roll.gains.find((one) => one.good === good);
    let left = (gain?.amount ?? 0) + (gain?.lost ?? 0) + (good === 'gold' ? roll.hammered + waiting : 0);
    const has = giving.filter(({ printed }) => printed[good]);
    const of = has.length ? has : giving.toSorted((a, b) => count(a.printed) - count(b.printed)).slice(0, 1);
    for (const [at, die] of of.entries()) {
      const share =
        at === of.length - 1 ? left : Math.sign(left) * Math.min(Math.abs(left), die.printed[good]!);
      if (share) die.gains.push({ good, amount: share, lost: 0 });
      left -= share;
    }
  }
  return new Map(dice.map(({ die, gains }) => [die, gains]));
}

const count = (printed: object) => Object.keys(printed).length;

/** What somebody does in a turn. */
const ACTS = new Set(['bought', 'forged', 'undertook', 'idle']);

/** The sides of a seat's dice that were forged since another seat's last act: of equal ones the first. */
export function forgedSince(
  log: LogLine[],
  other: number,
  seat: number,
  dice: Die[],
  nameOf: (face: number) => string,
): Set<string> {
  const since = log.findLastIndex((line) => line.seat === other && ACTS.has(line.kind));
  const found = new Set<string>();
  for (const { kind, args, seat: whose } of since < 0 ? [] : log.slice(since)) {
    if (kind !== 'forged' || whose !== seat) continue;
    const face = nameOf(args.face ?? 0);
    const side = dice[args.die ?? 0]?.sides.find((one) => one.face === face && !found.has(one.id));
    if (side) found.add(side.id);
  }
  return found;
}

/** What a seat gained in the whole game, what of it went over the limits, and how often it was ousted. */
export function totalsOf(log: LogLine[], seat: number) {
  const none = (): Record<GoodName, number> => ({ gold: 0, sun: 0, moon: 0, glory: 0 });
  const [gained, lost] = [none(), none()];
  let ousted = 0;
  for (const { kind, args, seat: whose } of log) {
    if (whose !== seat) continue;
    if (kind === 'ousted') ousted += 1;
    if (kind === 'hammered') gained.gold += args.amount ?? 0;
    if (kind !== 'gained') continue;
    const good = GOODS[args.resource ?? 0]!;
    gained[good] += args.amount ?? 0;
    lost[good] += args.lost ?? 0;
  }
  return { gained, lost, ousted };
}

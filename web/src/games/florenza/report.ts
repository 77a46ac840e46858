/** A round in short, from the log: works with their dice, the elections, who left and came, the new order, the income. */
import type { LogLine } from '../../lib/protocol';

/** What became of a planned work, or of a building that was not built. */
export interface Deed {
  seat: number;
  /** The number of the work; -1: it is a building. */
  work: number;
  /** The number of the building, if it is one. */
  building: number;
  artist: number;
  dice: number[];
  /** Points of the work and of its artist; what was lost. */
  points: number;
  masterpiece: boolean;
  failed: boolean;
  /** The sentence, where it was not made. */
  text: string;
}

export interface Report {
  number: number;
  /** It was the last one: no turn and no income comes after it. */
  over: boolean;
  deeds: Deed[];
  /** How many buildings were built, by seat. */
  built: Map<number, number>;
  /** Elected with the points for it; null: nobody. Undefined: there was no election yet. */
  captain?: { seat: number; points: number } | null;
  bishop?: { seat: number; points: number; cardinal: number } | null;
  /** Numbers of characters, and the rounds that those who came will stay. */
  left: number[];
  came: { character: number; card: number }[];
  /** The seats in their new order. */
  order: number[];
  /** The third resource, by its number; undefined: it is not known yet. */
  third?: number;
  /** What each seat got, by the names of what it is; familiars are those that it then has to place. */
  income: { seat: number; got: LogLine['args'] }[];
}

/** The last round of the log that is over, with how the next one begins; null: there is none. */
export function report(log: LogLine[], over: boolean): Report | null {
  const begun = log.findLastIndex((line) => line.kind === 'round');
  const from = over ? begun : log.findLastIndex((line, at) => line.kind === 'round' && at < begun);
  if (from < 0) return null;
  const found: Report = {
    number: log[from]!.args.round ?? 0,
    over,
    deeds: [],
    built: new Map(),
    left: [],
    came: [],
    order: [],
    income: [],
  };
  for (const line of log.slice(from + 1, over ? undefined : begun)) add(found, line);
  if (!over) for (const line of log.slice(begun)) begin(found, line);
  return found;
}

function add(found: Report, { kind, seat, args, text }: LogLine): void {
  const deed = found.deeds.findLast((one) => one.seat === seat && !one.failed);
  if (kind === 'builds') found.built.set(seat, (found.built.get(seat) ?? 0) + 1);
  else if (kind === 'realises')
    found.deeds.push({ ...NOTHING, seat, work: args.work ?? -1, artist: args.artist ?? -1 });
  else if (kind === 'fails-work' || kind === 'gives-up-building')
    found.deeds.push({
      ...NOTHING,
      seat,
      work: args.work ?? -1,
      building: args.building ?? -1,
      points: -(args.lost ?? 0),
      failed: true,
      text,
    });
  else if (kind === 'ghost-makes')
    found.deeds.push({ ...NOTHING, seat, work: args.work ?? -1, points: args.points ?? 0, text });
  else if (kind === 'rolls' && deed) deed.dice = [...deed.dice, args.face ?? 0];
  else if ((kind === 'artist-points' || kind === 'masterpiece') && deed) {
    deed.points = args.points ?? 0;
    deed.masterpiece = kind === 'masterpiece';
  } else if (kind === 'captain') found.captain = { seat, points: args.points ?? 0 };
  else if (kind === 'no-captain') found.captain = null;
  else if (kind === 'bishop') found.bishop = { seat, points: args.points ?? 0, cardinal: 0 };
  else if (kind === 'no-bishop') found.bishop = null;
  else if (kind === 'cardinal' && found.bishop) found.bishop.cardinal = args.points ?? 0;
  else if (kind === 'order') found.order.push(seat);
  else if (kind === 'leaves') found.left.push((args.character ?? -1) + 1);
  else if (kind === 'arrives')
    found.came.push({ character: (args.character ?? -1) + 1, card: args.card ?? 0 });
}

function begin(found: Report, { kind, seat, args }: LogLine): void {
  if (kind === 'third') found.third = args.resource;
  else if (kind === 'income') found.income.push({ seat, got: args });
}

const NOTHING: Deed = {
  seat: -1,
  work: -1,
  building: -1,
  artist: -1,
  dice: [],
  points: 0,
  masterpiece: false,
  failed: false,
  text: '',
};

/** What each artist rolled in the running round, by the number of the character; 0 is an anonymous one. */
export function rolled(log: LogLine[], characters: number[]): Map<number, number[]> {
  const found = new Map<number, number[]>();
  let artist = 0;
  for (const line of log) {
    if (line.kind === 'round') found.clear();
    if (line.kind === 'realises') {
      const number = (line.args.artist ?? -1) + 1;
      artist = characters.includes(number) ? number : 0;
      found.delete(artist);
    }
    if (line.kind === 'rolls') found.set(artist, [...(found.get(artist) ?? []), line.args.face ?? 0]);
  }
  return found;
}

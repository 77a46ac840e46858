/** What of a plan has been carried out in the running round, and what came of it: told by the log. */
import { things } from '../../lib/things.svelte';
import type { LogLine } from '../../lib/protocol';
import { RESOURCES, sum, type Purse } from './goods';
import type { Amount, View } from './kinds';
import { workNumber } from './words';

export interface Done {
  /** The kind of the event that carried it out. */
  kind: string;
  name: string;
  /** The artist of a work by his id; the anonymous are not named. */
  artist: string;
  /** The owner and the number of the square, where they are known. */
  square: { owner: number; number: number } | null;
  failed: boolean;
  rolls: number[];
  gain: Purse;
  /** The sentences of the log. */
  said: string;
}

const FAILED = ['gives-up-building', 'fails-work', 'idle'];
/** The deals of one visit. */
export const AT_THE_MARKET = ['sells', 'buys', 'swaps-two'];
const OF_THE_ARTIST = ['rolls', 'muse', 'artist-points', 'masterpiece'];
/** A familiar is sent to a square: later this happens there. */
const SENT: Record<string, string[]> = {
  activates: ['occupies', 'occupies-rival'],
  idle: ['occupies', 'occupies-rival'],
  'gives-up-building': ['plans-building'],
};

const purse = (amounts: Amount[], times = 1): Purse =>
  Object.fromEntries(amounts.map(({ what, count }) => [what, times * count]));
const resource = (number: number | undefined, count: number): Purse => ({
  [RESOURCES[number ?? 0]!]: count,
});

export const amountsOf = (gain: Purse): Amount[] =>
  Object.entries(gain)
    .map(([what, count]) => ({ what, count }))
    .filter(({ count }) => count !== 0);

/** Everything of a family that was carried out since the round began, up to a move. */
export function carriedOut(log: LogLine[], view: View, seat: number, upTo: number | null): Done[] {
  const known = upTo === null ? log : log.filter((line) => line.move <= upTo);
  const from = known.findLastIndex((line) => line.kind === 'round');
  const lines = known.slice(from + 1).filter((line) => line.seat === seat);
  const found: Done[] = [];
  let work: Done | null = null;
  let worth: Purse = {};

  for (const line of lines) {
    const { kind, args } = line;
    const add = (name: string, gain: Purse = {}): Done => {
      const one: Done = {
        kind,
        name,
        artist: '',
        square: squareOf(lines, line, seat),
        failed: FAILED.includes(kind),
        rolls: [],
        gain,
        said: line.text,
      };
      found.push(one);
      return one;
    };
    const tile = view.supply.find((one) => one.number === (args.building ?? -1) + 1);
    const made = workNumber(view, seat, args.work ?? -1);
    /** The name, unless the box has its works in another order. */
    const title = made && line.text.includes(made.name) ? made.name : line.text;
    const lost = { pp: -(args.lost ?? 0) };

    if (kind === 'activates') add(tile?.name ?? '', sum(purse(tile?.pay ?? [], -1), purse(tile?.gain ?? [])));
    else if (kind === 'idle') add(tile?.name ?? '');
    else if (kind === 'builds') add(tile?.name ?? '', { pp: tile?.pp ?? 0 });
    else if (kind === 'gives-up-building') add(tile?.name ?? '', lost);
    else if (kind === 'administration') add('', { florins: args.florins ?? 0 });
    else if (AT_THE_MARKET.includes(kind)) {
      const last = found.at(-1);
      const visit = last && AT_THE_MARKET.includes(last.kind) ? last : add('');
      visit.gain = sum(visit.gain, dealt(line));
      if (visit.said !== line.text) visit.said += ` · ${line.text}`;
    } else if (kind === 'pays-fortune') {
      const captain = view.captains.find((one) => line.text.includes(one.name));
      const row = purse(captain?.rows[args.row ?? 0]?.gain ?? []);
      add(captain?.name ?? line.text, {
        ...row,
        florins: -(args.florins ?? 0),
        pp: args.pp ?? 0,
        bp: args.bp ?? 0,
      });
    } else if (kind === 'fails-work') add(title, lost);
    else if (kind === 'realises') {
      work = add(title);
      const artist = `artist/${(args.artist ?? -1) + 1}`;
      work.artist = things.has(artist) ? artist : '';
      worth = { pp: made?.pp ?? 0, bp: made?.bp ?? 0 };
    } else if (work && OF_THE_ARTIST.includes(kind)) {
      if (kind === 'rolls') work.rolls.push(args.face ?? 0);
      if ('points' in args) work.gain = sum(worth, { pp: args.points ?? 0 });
      work.said += ` · ${line.text}`;
    } else if (work && kind === 'full-palazzo') work.gain = sum(work.gain, { pp: args.points ?? 0 });
    else if (work && kind === 'full-chiesa') work.gain = sum(work.gain, { bp: args.points ?? 0 });
  }
  return found;
}

function dealt({ kind, args }: LogLine): Purse {
  const florins = args.florins ?? 0;
  if (kind === 'sells') return sum(resource(args.resource, -1), { florins });
  if (kind === 'buys') return sum(resource(args.resource, 1), { florins: -florins });
  return [resource(args.first, -1), resource(args.second, -1), resource(args.taken, 1)].reduce(sum);
}

/** Where it happened: told by the event, or by the only familiar that was sent to such a building. */
function squareOf(lines: LogLine[], { kind, args }: LogLine, seat: number): Done['square'] {
  if (kind === 'builds') return { owner: seat, number: args.square ?? 0 };
  const sent = lines.filter(
    (line) => SENT[kind]?.includes(line.kind) && line.args.building === args.building,
  );
  const at = sent.length === 1 ? sent[0]!.args : null;
  return at && { owner: at.owner ?? seat, number: at.square ?? 0 };
}

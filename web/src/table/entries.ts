/** The lines of the log as its entries: dice rolled together with what they brought, what a player did in a row. */
import type { Gain, LogDie, LogLines, LogPicture } from '../games/board';
import type { LogLine } from '../lib/protocol';
import { turnsOf, type Turn } from './turns';

export interface Entry {
  line: LogLine;
  /** The dice that were rolled together, shown in one line. */
  dice: LogDie[];
  /** What they brought. */
  gains: Gain[];
}

/** Newest first. */
export function entriesOf(log: LogLine[], view: unknown, board: LogLines | undefined): Entry[] {
  const found: Entry[] = [];
  for (const line of log) {
    const die = view ? board?.die?.(line, view) : null;
    const gain = board?.gain?.(line);
    const last = found[found.length - 1];
    const own = gain && found.findLast((entry) => entry.line.seat === line.seat);
    if (gain && own?.dice.length) {
      addGain(own.gains, gain);
      own.line = { ...own.line, move: line.move, text: `${own.line.text}. ${line.text}` };
    } else if (
      die &&
      !die.beside &&
      last?.dice.length &&
      !last.gains.length &&
      last.line.seat === line.seat
    ) {
      last.dice.push(die);
      last.line = { ...line, text: `${last.line.text}. ${line.text}` };
    } else if (last?.line.seat === line.seat && board?.continues?.(line)) {
      last.line = line;
    } else {
      found.push({ line, dice: die ? [die] : [], gains: [] });
    }
  }
  return found.reverse();
}

/** Add what a roll brought to what others have brought. */
export function addGain(gains: Gain[], gain: Gain): void {
  const same = gains.find((one) => one.kind === gain.kind);
  if (same) {
    same.amount += gain.amount;
    same.lost += gain.lost;
  } else gains.push({ ...gain });
}

/** Whether a seat acted: neither dice, nor what they bring, nor the beginning of something. */
const isAct = ({ line, dice }: Entry, seat: number | undefined, board: LogLines | undefined): boolean =>
  line.seat === seat && !dice.length && !board?.gain?.(line) && !board?.heading?.(line);

/** How many of the newest entries came after a seat's own last move; what dice bring it in between is none. */
export function newsOf(entries: Entry[], seat: number | undefined, board: LogLines | undefined): number {
  const last = entries.findIndex((entry) => isAct(entry, seat, board));
  return seat !== undefined && last > 0 ? last : 0;
}

/** What a bot did for a seat whose holder has done nothing since, and how many of the newest entries that goes back. */
export function byStandIn(entries: Entry[], seat: number | undefined, board: LogLines | undefined) {
  const acts: Entry[] = [];
  let [turns, back, other] = [0, false, true];
  for (const [at, entry] of entries.entries()) {
    const { kind } = entry.line;
    other ||= entry.line.seat >= 0 && entry.line.seat !== seat;
    if (!isAct(entry, seat, board)) continue;
    if (kind === 'person-back') {
      if (acts.length) break;
      back = true;
    } else if (['bot-plays', 'time-up-bot', 'time-up-move'].includes(kind)) {
      // a bot that plays one turn leaves without a word
      return (back || (kind === 'time-up-move' && turns === 1)) && turns ? { acts, turns, news: at } : null;
    } else {
      if (other) turns += 1;
      other = false;
      acts.push(entry);
    }
  }
  return null;
}

/** What a player did in a row is one, where the game has pictures for it. */
export function turnsIn(entries: Entry[], board: LogLines | undefined, diceAlone = false): Turn<Entry>[] {
  return turnsOf(
    entries,
    ({ line, dice }) =>
      diceAlone || !board?.pictures || (!!dice.length && !dice[0]!.beside) || !!board.heading?.(line),
  );
}

/** What entries tell, oldest first, each with what is done before it, where that is another thing than before. */
export function picturesOf(
  entries: Pick<Entry, 'line'>[],
  view: unknown,
  board: LogLines | undefined,
): (LogPicture & { verb: string })[] {
  let last = '';
  return entries.toReversed().flatMap(({ line }) => {
    const found = board?.pictures?.(line, view) ?? [];
    const said = found.length ? (board?.word?.(line) ?? '') : last;
    const verb = said === last ? '' : said;
    last = said;
    return found.map((one, at) => ({ ...one, verb: at ? '' : verb }));
  });
}

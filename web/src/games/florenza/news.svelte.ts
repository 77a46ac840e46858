/** What happened without a question: a line for the moment, and the whole round gathered when it is over. */
import type { LogLine } from '../../lib/protocol';
import { settings } from '../../lib/settings.svelte';

const PHASES: Record<string, string> = {
  builds: 'economy',
  'gives-up-building': 'economy',
  realises: 'artworks',
  rolls: 'artworks',
  muse: 'artworks',
  'artist-points': 'artworks',
  masterpiece: 'artworks',
  marks: 'artworks',
  'full-palazzo': 'artworks',
  'full-chiesa': 'artworks',
  'fails-work': 'artworks',
  captain: 'elections',
  'no-captain': 'elections',
  bishop: 'elections',
  'no-bishop': 'elections',
  cardinal: 'elections',
  leaves: 'round-end',
  arrives: 'round-end',
  third: 'income',
  income: 'income',
  reserves: 'captain',
  exile: 'bishop',
};
/** Events about one work: they are told in one sentence. */
const OF_A_WORK = ['rolls', 'muse', 'artist-points', 'masterpiece', 'marks'];

export interface Item {
  seat: number | null;
  text: string;
  dice: number[];
  masterpiece: boolean;
}
export interface Caption {
  phase: string;
  items: Item[];
  /** The number of its last line. */
  upTo: number;
}
export interface Round {
  number: number;
  captions: Caption[];
}

/** The rounds of the log, each with a caption for each phase. Of all incomes the own one is told. */
export function rounds(log: LogLine[], me: number): Round[] {
  const found: Round[] = [];
  for (const line of log) {
    if (line.kind === 'round') found.push({ number: line.args.round ?? 0, captions: [] });
    const phase = PHASES[line.kind];
    const round = found.at(-1);
    if (!phase || !round || (line.kind === 'income' && line.seat !== me)) continue;
    let caption = round.captions.at(-1);
    if (caption?.phase !== phase) round.captions.push((caption = { phase, items: [], upTo: 0 }));
    caption.upTo = line.number;
    let item = caption.items.at(-1);
    if (!item || !OF_A_WORK.includes(line.kind) || item.seat !== line.seat)
      caption.items.push((item = { seat: line.seat, text: '', dice: [], masterpiece: false }));
    if (line.kind === 'rolls') item.dice.push(line.args.face ?? 0);
    else if (line.kind !== 'marks') item.text += item.text ? ` · ${line.text}` : line.text;
    if (line.kind === 'masterpiece') item.masterpiece = true;
  }
  return found;
}

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

export class News {
  /** The summary of the last round lies open. */
  opened = $state(false);
  private seen = $state(-1);
  private seenRound = $state(-1);
  private lines: LogLine[] = $state.raw([]);
  private me = $state(0);
  private readonly rounds: Round[] = $derived(rounds(this.lines, this.me));

  /** Call in an effect. A round that was over before the page was opened is not announced. */
  listen(log: LogLine[], me: number): void {
    if (log.length && !this.lines.length) this.seenRound = this.past(log, me)?.number ?? -1;
    this.lines = log;
    this.me = me;
  }

  private past(log: LogLine[], me: number): Round | undefined {
    return rounds(log, me).at(-2);
  }

  /** The newest line of the running round, until it is skipped or one has done something oneself. */
  get now(): Caption | undefined {
    void settings.language;
    const caption = this.rounds.at(-1)?.captions.at(-1);
    const own = this.lines.findLast((line) => line.seat === this.me)?.number ?? -1;
    return caption && caption.upTo > this.seen && caption.upTo >= own ? caption : undefined;
  }

  /** The round that is over, and how the running one began. */
  get summary(): { number: number; captions: Caption[] } | undefined {
    void settings.language;
    const past = this.rounds.at(-2);
    const begun = this.rounds.at(-1)?.captions.filter(({ phase }) => BEGINNING.includes(phase)) ?? [];
    return (
      past && {
        number: past.number,
        captions: [...past.captions.filter(({ phase }) => !BEGINNING.includes(phase)), ...begun],
      }
    );
  }

  /** Whether a round has ended and its summary has not been looked at yet. */
  get fresh(): boolean {
    return !!this.summary && this.summary.number > this.seenRound;
  }

  toggle(): void {
    if (this.opened) this.close();
    else this.opened = !!this.summary;
  }

  close(): void {
    this.opened = false;
    this.seenRound = this.summary?.number ?? this.seenRound;
  }

  /** To the next that there is to read: the summary, the line of the moment. */
  skip(): void {
    if (this.opened || this.fresh) this.toggle();
    else if (this.now) this.seen = this.now.upTo;
  }
}

const BEGINNING = ['income', 'captain', 'bishop'];

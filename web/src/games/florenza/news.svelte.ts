/** What happens to all without a question: one line for each phase, which can be skipped. */
import type { LogLine } from '../../lib/protocol';
import { settings } from '../../lib/settings.svelte';

const PHASES: Record<string, string> = {
  third: 'income',
  income: 'income',
  reserves: 'captain',
  exile: 'bishop',
  captain: 'elections',
  'no-captain': 'elections',
  bishop: 'elections',
  'no-bishop': 'elections',
  cardinal: 'elections',
  leaves: 'round-end',
  arrives: 'round-end',
};

export interface Caption {
  phase: string;
  text: string;
  /** The number of its last line. */
  upTo: number;
}

/** The captions of the log from a line on. Of all incomes the own one is told. */
export function captions(log: LogLine[], from: number, me: number): Caption[] {
  const found: Caption[] = [];
  for (const line of log) {
    const phase = PHASES[line.kind];
    if (!phase || line.number < from) continue;
    if (line.kind === 'income' && line.seat !== me) continue;
    const last = found.at(-1);
    if (last?.phase === phase) {
      last.text += ` · ${line.text}`;
      last.upTo = line.number;
    } else found.push({ phase, text: line.text, upTo: line.number });
  }
  return found;
}

export class News {
  private seen = $state(-1);
  private lines: LogLine[] = $state.raw([]);
  private me = $state(0);

  /** Call in an effect. What was there before the page was opened is not told again, but for the last line. */
  listen(log: LogLine[], me: number): void {
    if (log.length && !this.lines.length) this.seen = (captions(log, 0, me).at(-2)?.upTo ?? -1) + 1;
    this.lines = log;
    this.me = me;
  }

  private readonly waiting: Caption[] = $derived(captions(this.lines, this.seen, this.me));

  get now(): Caption | undefined {
    void settings.language;
    return this.waiting[0];
  }

  get left(): number {
    return this.waiting.length;
  }

  skip(): void {
    if (this.now) this.seen = this.now.upTo + 1;
  }
}

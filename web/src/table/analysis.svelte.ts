/** The analysis of a finished game: asked for, waited for, and looked up by move. */
import { api } from '../lib/api';
import type { Analysis, AnalysisState, DecisionInfo } from '../lib/protocol';
import { decimal, percent, t } from '../lib/text.svelte';

const PAUSE = 1000;

/** What a decision has lost: in points or, where that is next to nothing, in the chance to win. */
export const lossText = (one: DecisionInfo): string =>
  one.lost_points >= 0.95
    ? t('loss-points', { points: decimal(one.lost_points) })
    : t('loss-chance', { chance: percent(one.lost_chance) });

export class AnalysisLoader {
  state: AnalysisState | null = $state.raw(null);
  readonly found: Analysis | null = $derived(this.state?.analysis ?? null);
  /** The decisions by the number of their move. */
  readonly decisions: Map<number, DecisionInfo> = $derived(
    new Map(this.found?.decisions.map((one) => [one.move, one])),
  );
  /** The decisions that are marked, in their order. */
  readonly marked: DecisionInfo[] = $derived(this.found?.decisions.filter((one) => one.mark) ?? []);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: string) {}

  /** Look whether there is one, and wait for it if it is being made. */
  async load(): Promise<void> {
    clearTimeout(this.timer);
    try {
      this.state = await api.analysis(this.table);
    } catch {
      if (this.state && this.state.status !== 'done') this.state = { ...this.state, status: 'failed' };
    }
    if (this.state?.status === 'waiting' || this.state?.status === 'running')
      this.timer = setTimeout(() => void this.load(), PAUSE);
  }

  /** Have it made. */
  async start(): Promise<void> {
    try {
      this.state = await api.analyze(this.table);
    } catch {
      this.state = { status: 'failed', done: 0, moves: 0, analysis: null };
      return;
    }
    await this.load();
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}

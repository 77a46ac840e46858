/** The analysis of a finished game: asked for, waited for, and looked up by move. */
import { api } from '../lib/api';
import type { Analysis, AnalysisState, DecisionInfo } from '../lib/protocol';
import { t } from '../lib/text.svelte';

const PAUSE = 1000;

/** What a decision has lost, in points. */
export const lossText = ({ lost_points }: DecisionInfo): string =>
  lost_points >= 0.95 ? t('loss-points', { points: Math.round(lost_points) }) : t('loss-little');

/** A choice in one sentence, without what explains it. */
export const firstSentence = (text: string): string => text.replace(/\.\s.*$/s, '');

/** How much better the best choice was. */
export const betterText = ({ lost_points, best }: DecisionInfo): string =>
  t(lost_points >= 0.95 ? 'analysis-better' : 'analysis-better-little', {
    best: firstSentence(best[0]?.text ?? ''),
    points: Math.round(lost_points),
  });

/** The marked decisions of some seats, those that lost most first. */
export const byCost = (marked: DecisionInfo[], seats: number[]): DecisionInfo[] =>
  marked
    .filter((one) => seats.includes(one.seat))
    .sort((a, b) => b.lost_points - a.lost_points || b.lost_chance - a.lost_chance);

/** How many of a seat's decisions are marked, and how many points they have lost together. */
export function totalOf(marked: DecisionInfo[], seat: number): { count: number; points: number } {
  const own = byCost(marked, [seat]);
  return { count: own.length, points: own.reduce((sum, one) => sum + one.lost_points, 0) };
}

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

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LiveTable } from '../lib/live.svelte';
import type { AnalysisState, DecisionInfo, Moment } from '../lib/protocol';
import { settings } from '../lib/settings.svelte';
import { settled } from '../testing/socket';
import { AnalysisLoader, betterText, byCost, firstSentence, lossText, totalOf } from './analysis.svelte';
import { ReplayState } from './replay.svelte';

/** Requests that wait for their answer. */
let waiting: {
  path: string;
  answer: (body: unknown) => Promise<void>;
  fail: () => Promise<void>;
  aborted: boolean;
}[];

beforeEach(() => {
  waiting = [];
  vi.stubGlobal('fetch', (path: string, { signal }: RequestInit) => {
    return new Promise((resolve, reject) => {
      const one = {
        path,
        aborted: false,
        answer: async (body: unknown) => {
          resolve({ ok: true, status: 200, json: () => Promise.resolve(body) });
          await settled();
        },
        fail: async () => {
          reject(new Error('offline'));
          await settled();
        },
      };
      signal?.addEventListener('abort', () => {
        one.aborted = true;
        reject(new Error('aborted'));
      });
      waiting.push(one);
    });
  });
});

describe('the analysis of a game', () => {
  const found = (status: AnalysisState['status'], decisions: Partial<DecisionInfo>[] = []) =>
    ({ status, done: 1, moves: 2, analysis: status === 'done' ? { decisions } : null }) as AnalysisState;
  let loader: AnalysisLoader;
  beforeEach(() => {
    vi.useFakeTimers();
    loader = new AnalysisLoader('table');
  });
  afterEach(() => {
    loader.stop();
    vi.useRealTimers();
  });

  test('is looked for every second while it is made', async () => {
    void loader.load();
    await waiting[0]!.answer(found('running'));
    vi.advanceTimersByTime(999);
    expect(waiting).toHaveLength(1);
    vi.advanceTimersByTime(1);
    await waiting[1]!.answer(
      found('done', [
        { move: 3, mark: '' },
        { move: 7, mark: 'slip' },
      ]),
    );
    vi.advanceTimersByTime(5000);
    expect(waiting).toHaveLength(2);
    expect(loader.marked.map((one) => one.move)).toEqual([7]);
    expect(loader.decisions.get(3)?.mark).toBe('');
  });

  test('is not looked for any more when the table is left', async () => {
    void loader.load();
    await waiting[0]!.answer(found('waiting'));
    loader.stop();
    vi.advanceTimersByTime(5000);
    expect(waiting).toHaveLength(1);
  });

  test('that cannot be reached has failed, one that is there stays', async () => {
    void loader.load();
    await waiting[0]!.answer(found('running'));
    vi.advanceTimersByTime(1000);
    await waiting[1]!.fail();
    expect(loader.state?.status).toBe('failed');
    loader.state = found('done');
    void loader.load();
    await waiting[2]!.fail();
    expect(loader.state.status).toBe('done');
  });

  test('that cannot be started has failed', async () => {
    void loader.start();
    await waiting[0]!.fail();
    expect(loader.state).toMatchObject({ status: 'failed' });
    expect(waiting).toHaveLength(1);
  });

  test('that is started is waited for', async () => {
    void loader.start();
    await waiting[0]!.answer(found('waiting'));
    await waiting[1]!.answer(found('done'));
    expect(loader.found).not.toBeNull();
  });
});

describe('what was given away', () => {
  const lost = (points: number, seat = 0, move = 0, chance = 0) =>
    ({ move, seat, lost_points: points, lost_chance: chance, best: [{ text: 'Roll' }] }) as DecisionInfo;

  test('is told in points only', () => {
    expect(lossText(lost(7.6, 0, 0, 0.3))).toBe('about 8 points');
    expect(lossText(lost(0.95))).toBe('about 1 point');
    expect(lossText(lost(0.4, 0, 0, 0.3))).toBe('less than a point');
  });

  test('is compared with what was better', () => {
    expect(betterText(lost(7.6))).toBe('About 8 points better: Roll');
    expect(betterText(lost(1.2))).toBe('About one point better: Roll');
    expect(betterText(lost(0.3))).toBe('Better: Roll');
  });

  test('is named without its explanation', () => {
    expect(firstSentence('For 1 sun: The Elder. Pay 3 gold. Gain 4.')).toBe('For 1 sun: The Elder');
    expect(firstSentence('Roll')).toBe('Roll');
  });

  test('stands by cost, for the own seats, with its sum', () => {
    const marked = [lost(1, 0, 1), lost(9, 1, 2), lost(3, 0, 3), lost(1, 0, 4, 0.1), lost(5, 2, 5)];
    expect(byCost(marked, [0]).map((one) => one.move)).toEqual([3, 4, 1]);
    expect(byCost(marked, [0, 2]).map((one) => one.move)).toEqual([5, 3, 4, 1]);
    expect(totalOf(marked, 0)).toEqual({ count: 3, points: 5 });
    expect(totalOf(marked, 3)).toEqual({ count: 0, points: 0 });
  });
});

describe('a replay', () => {
  let replay: ReplayState;
  const moment = (move: number, of = 9) => ({ move, of }) as Moment;
  beforeEach(() => {
    settings.language = 'en';
    replay = new ReplayState('table', new LiveTable('table').story);
  });

  test('shows a moment, and loads the next one ahead', async () => {
    void replay.show(3, 0);
    await waiting[0]!.answer(moment(3));
    expect(replay.now?.move).toBe(3);
    expect(waiting[1]!.path).toContain('/at/4');
    await waiting[1]!.answer(moment(4));
    await replay.show(4, 0);
    expect(replay.now?.move).toBe(4);
    expect(waiting[2]!.path).toContain('/at/5');
  });

  test('nothing comes after the last one', async () => {
    void replay.show(9, 0);
    await waiting[0]!.answer(moment(9));
    expect(waiting).toHaveLength(1);
  });

  test('shows what was asked for last, whatever comes first', async () => {
    void replay.show(3, 0);
    void replay.show(5, 0);
    await waiting[1]!.answer(moment(5));
    await waiting[0]!.answer(moment(3));
    expect(replay.now?.move).toBe(5);
  });

  test('after moves were taken back, and in another language, it loads anew', async () => {
    void replay.show(9, 0);
    await waiting[0]!.answer(moment(9));
    void replay.show(9, 1);
    expect(waiting).toHaveLength(2);
    await waiting[1]!.answer(moment(9));
    settings.language = 'de';
    void replay.show(9, 1);
    expect(waiting).toHaveLength(3);
  });

  test('that is left needs nothing more, and can be entered again', async () => {
    void replay.show(3, 0);
    replay.leave();
    expect(waiting[0]!.aborted).toBe(true);
    await settled();
    expect(replay.now).toBeNull();
    void replay.show(3, 0);
    expect(waiting[1]!.aborted).toBe(false);
    await waiting[1]!.answer(moment(3));
    expect(replay.now?.move).toBe(3);
  });
});

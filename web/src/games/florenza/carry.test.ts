/** What carries out the plans of a family, and where it leaves the decision to the player. */
import { describe, expect, test } from 'vitest';
import { florenzaState } from '../../testing/states';
import { action } from '../../testing/table';
import { answerFor, Carrying, toCarryOut } from './carry.svelte';
import type { Forecast, View } from './kinds';

const { view } = florenzaState();
const at = (stage: string, more: Partial<View['choice']> = {}): View => ({
  ...view,
  phase: stage === 'payment' ? 'artworks' : 'economy',
  choice: { ...view.choice, stage, square: null, work: null, ...more },
});
const line = (target: string, verdict = 'enough', count = -1): Forecast['lines'][number] => ({
  target,
  name: target,
  artist: null,
  verdict,
  have: [],
  changes: [{ what: 'wood', count }],
  short: [],
});
const forecast = (moves: string[], ...lines: Forecast['lines']): Forecast => ({
  lines,
  left: [],
  lost: 0,
  moves,
  cures: [],
});
const answers = (...notations: string[]) => notations.map((notation, at) => action(at, { notation }));
const answer = (of: View, plan: Forecast, offered: ReturnType<typeof answers>, dropped: string[] = []) =>
  answerFor(of, plan, offered, dropped)?.notation ?? null;

describe('carrying out plans', () => {
  const square = at('construction', { square: 'building/0/2' });
  const payment = at('payment', { work: 'work/duomo/cupola' });

  test('does what the forecast does', () => {
    const plan = forecast(['construct', 'as A'], line('building/0/2'), line('work/duomo/cupola'));
    expect(answer(square, plan, answers('construct', 'refuse'))).toBe('construct');
    expect(answer(payment, forecast(['as A']), answers('as A', 'refuse'))).toBe('as A');
  });

  test('lets fail what was unticked, and only that', () => {
    const plan = forecast(['construct', 'construct'], line('building/0/2'), line('building/0/3'));
    const offered = answers('construct', 'refuse');
    expect(answer(square, plan, offered, ['building/0/2'])).toBe('refuse');
    expect(answer(square, plan, offered, ['building/0/3'])).toBe('construct');
    expect(answer(payment, forecast(['as A']), answers('as A', 'refuse'), ['work/duomo/cupola'])).toBe(
      'refuse',
    );
  });

  test('asks as soon as anything is short', () => {
    const plan = forecast(['construct'], line('building/0/2'), line('work/duomo/cupola', 'short'));
    expect(answer(square, plan, answers('construct', 'refuse'))).toBeNull();
    expect(
      answer(square, forecast(['refuse'], line('building/0/2', 'kept-back')), answers('refuse')),
    ).toBeNull();
  });

  test('leaves another speciality to the player, but not one that is no better', () => {
    const offered = answers('as A', 'as S', 'refuse');
    expect(answer(payment, forecast(['as A']), offered)).toBeNull();
    offered[1]!.more = true;
    expect(answer(payment, forecast(['as A']), offered)).toBe('as A');
  });

  test('goes past a market that comes again, but not past the last one', () => {
    const offered = answers('sell wood', 'done');
    expect(answer(at('window'), forecast(['done', 'construct', 'done']), offered)).toBe('done');
    expect(answer(at('window'), forecast(['sell wood', 'done']), offered)).toBe('sell wood');
    expect(answer(at('window'), forecast(['done', 'as A']), offered)).toBeNull();
    expect(answer(at('window'), forecast(['done', 'as A']), answers('done'))).toBe('done');
  });

  test('has nothing to say while familiars are placed, nor about dice', () => {
    const placing = { ...square, phase: 'placing' };
    expect(answer(placing, forecast(['construct']), answers('construct'))).toBeNull();
    expect(answer(at('judge'), forecast(['as A']), answers('face 3', 'muse'))).toBeNull();
    expect(answerFor(square, null, answers('construct'), [])).toBeNull();
  });

  test('lists what is still to be paid for', () => {
    const plan = forecast([], line('building/0/2'), line('building/0/1', 'enough', 1), line('market'));
    expect(toCarryOut(plan).map(({ target }) => target)).toEqual(['building/0/2']);
    expect(toCarryOut(null)).toEqual([]);
  });

  test('goes on where a draft has become final, and ends where a step is taken back', () => {
    const carrying = new Carrying();
    carrying.on = true;
    for (const [steps, moves] of [
      [1, 4],
      [2, 4],
      [0, 6],
      [1, 6],
    ] as const)
      carrying.follow(steps, moves);
    expect(carrying.on).toBe(true);
    carrying.follow(0, 6);
    expect(carrying.on).toBe(false);
  });

  test('is given up as a whole', () => {
    const carrying = new Carrying();
    carrying.on = true;
    carrying.toggle('a');
    carrying.toggle('b');
    carrying.toggle('a');
    expect(carrying.dropped).toEqual(['b']);
    carrying.stop();
    expect([carrying.on, carrying.dropped]).toEqual([false, []]);
  });
});

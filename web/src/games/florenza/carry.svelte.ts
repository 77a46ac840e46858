/**
 * All plans carried out by one touch: what the forecast would do is done question by question, as long as everything can be
 * paid. It stops where there is something else to decide, and goes on when that is answered.
 */
import type { ActionInfo } from '../../lib/protocol';
import type { Forecast, View } from './kinds';
import { verb } from './verdicts';

type Line = Forecast['lines'][number];

const PHASES = ['economy', 'artworks'];
/** Questions to which the player may say no for something that was planned. */
const OF_A_PLAN = ['construction', 'sale', 'payment'];
const DEALS = ['sell', 'buy', 'give', 'take', 'pay'];

/** What a plan still has to pay for, in its order. */
export const toCarryOut = (forecast: Forecast | null): Line[] =>
  (forecast?.lines ?? []).filter(
    (line) => /^(building|work)\//.test(line.target) && line.changes.some(({ count }) => count < 0),
  );

/**
 * The answer that carries out the plan; null: the player has to decide. `dropped` are the targets of what shall fail.
 */
export function answerFor(
  view: View,
  forecast: Forecast | null,
  answers: ActionInfo[],
  dropped: string[],
): ActionInfo | null {
  if (!forecast || !PHASES.includes(view.phase)) return null;
  if (forecast.lines.some(({ verdict }) => verdict === 'short')) return null;
  const { stage, square, work } = view.choice;
  if (OF_A_PLAN.includes(stage) && dropped.includes(square ?? work ?? ''))
    return answers.find((one) => verb(one) === 'refuse') ?? null;
  const [wanted, ...later] = forecast.moves;
  const found = answers.find((one) => one.notation === wanted);
  if (!found || verb(found) === 'refuse') return null;
  const others = answers.filter((one) => one !== found && !one.more);
  // Another speciality of the artist, or the last chance to deal, are for the player.
  if (verb(found) === 'as' && others.some((one) => verb(one) === 'as')) return null;
  const isLast = !later.some((move) =>
    ['construct', 'activate', 'done', ...DEALS].includes(move.split(' ')[0]!),
  );
  if (verb(found) === 'done' && isLast && others.length) return null;
  return found;
}

export class Carrying {
  /** The player has asked for it. */
  on = $state(false);
  /** What shall fail, by its target. */
  dropped: string[] = $state.raw([]);
  private drafted = { steps: 0, moves: 0 };

  /** A step that is taken back ends it. */
  follow(steps: number, moves: number): void {
    if (moves === this.drafted.moves && steps < this.drafted.steps) this.stop();
    this.drafted = { steps, moves };
  }

  toggle(target: string): void {
    this.dropped = this.dropped.includes(target)
      ? this.dropped.filter((one) => one !== target)
      : [...this.dropped, target];
  }

  stop(): void {
    this.on = false;
    this.dropped = [];
  }
}

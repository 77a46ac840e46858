/** What each answer to a small decision would do, shown on the things and in the bar before one is selected. */
import type { Controls } from '../../lib/controls.svelte';
import type { ActionInfo, Preview } from '../../lib/protocol';
import { GOODS, type ForgePreview, type GoodName, type View } from './kinds';

const MOST = 40;
/** Decisions about a whole action: their answers are previewed one by one. */
const LARGE = new Set(['action', 'offering', 'purchase', 'forge-where', 'split']);

/** The open decision of the own seat. */
export function askedOf({ me, live }: Controls): View['players'][number]['asked'] {
  const view = (me?.view ?? live.state?.view) as View | undefined;
  return view?.players[me?.seat ?? -1]?.asked ?? null;
}

class Outcomes {
  private previews: Preview[] = $state.raw([]);
  /** How often was asked: only the last answer counts. */
  private asked = 0;

  /** Ask what the answers would do. Call it in an effect. */
  look(controls: Controls): void {
    const { me, live } = controls;
    const asked = askedOf(controls);
    const actions = controls.answers.map((one) => one.action).slice(0, MOST);
    this.previews = [];
    const now = (this.asked += 1);
    if (!me || !asked || LARGE.has(asked.kind) || me.complete || live.busy) return;
    void live.look(me.seat, actions).then((looked) => {
      if (now === this.asked) this.previews = looked.previews;
    });
  }

  /** What the roll of one die brings in the mean, the goods that it can bring. */
  meanOf(action: ActionInfo | undefined): [GoodName, number][] {
    const more = this.previews.find((one) => one.action === action?.action)?.more as ForgePreview | null;
    const roll = more?.roll ?? {};
    return GOODS.filter((good) => roll[good]).map((good) => [good, roll[good]!]);
  }

  /** What the action would change. */
  of(action: ActionInfo | undefined): Preview['changes'] {
    const changes = this.previews.find((one) => one.action === action?.action)?.changes ?? [];
    return changes.filter((one) => one.after !== one.before || one.lost);
  }
}

export const outcomes = new Outcomes();

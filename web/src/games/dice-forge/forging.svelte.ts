/**
 * Choosing a place for a face: either the selected action brings a face, then the place is chosen with it in one gesture;
 * or the question itself is where to forge.
 */
import { getContext, setContext } from 'svelte';
import type { Controls } from '../../lib/controls.svelte';
import type { ActionInfo, Preview } from '../../lib/protocol';
import { settings } from '../../lib/settings.svelte';
import { t } from '../../lib/text.svelte';
import { arrangement } from './arrangement.svelte';
import type { Die, ForgePreview, Place, View } from './kinds';
import { things } from '../../lib/things.svelte';
import { faceName } from './names';

const NOWHERE: Place[] = [];

export class Forging {
  /** The previews of all answers to the question where to forge. */
  private looked: Preview[] = $state.raw([]);
  /** Where the face of the selected action was dropped. */
  private dropped = $state('');
  /** The side that was touched: of equal ones, this one is to get the new face. */
  private touched = $state('');
  /** What is on its way to the touched side. */
  private aimed: { face: string; first: string; touched: string } | null = null;

  constructor(
    readonly controls: Controls,
    private readonly shown: () => { view: View; still: boolean },
  ) {}

  /** The open decision of the own seat. */
  readonly asked = $derived.by(() => {
    const me = this.controls.me;
    return me && !this.shown().still ? (this.shown().view.players[me.seat]?.asked ?? null) : null;
  });

  private readonly more = $derived.by(() => (this.controls.preview?.more ?? null) as ForgePreview | null);
  private readonly answers = $derived.by(() =>
    this.asked?.kind === 'forge-where'
      ? this.controls.answers.filter((one) => one.target.startsWith('die/'))
      : [],
  );

  /** The question itself is where to forge. */
  readonly answering = $derived(this.answers.length > 0);

  /** The face that is to be forged. */
  readonly face: string | null = $derived(
    this.asked?.kind === 'forge-where' ? this.asked.face : (this.more?.face ?? null),
  );

  /** Where it can be forged. */
  readonly places: Place[] = $derived.by(() => {
    if (!this.answers.length) return this.more?.forgings ?? NOWHERE;
    return this.answers.map((answer) => {
      const more = this.looked.find((one) => one.action === answer.action)?.more as ForgePreview | undefined;
      return {
        action: answer.action,
        targets: answer.targets,
        expected: more?.expected ?? {},
        change: more?.change ?? {},
        chances: more?.chances ?? {},
      };
    });
  });

  /** The place that is selected. */
  readonly chosen: Place | null = $derived.by(() => {
    const action = this.answers.length ? this.controls.selected?.action : this.controls.followUp?.action;
    return this.places.find((place) => place.action === action) ?? null;
  });

  /** The side that shows the new face: the touched one, or the first of equal ones. */
  readonly target: string = $derived.by(() => {
    const targets = this.chosen?.targets ?? [];
    return targets.includes(this.touched) ? this.touched : (targets[0] ?? '');
  });

  /** Ask what each answer would do. Call it in an effect. */
  async look(): Promise<void> {
    const { me, live } = this.controls;
    const actions = this.answers.map((one) => one.action);
    this.looked = [];
    if (!me || !actions.length) return;
    const { previews } = await live.look(me.seat, actions);
    if (actions.join() === this.answers.map((one) => one.action).join()) this.looked = previews;
  }

  placeAt(target: string): Place | undefined {
    return this.places.find((place) => place.targets.includes(target));
  }

  /** A tap on a side of an own die: select the place, a second tap forges. */
  tap(target: string): void {
    this.touch(target);
    const place = this.answers.length ? undefined : this.placeAt(target);
    const selected = this.controls.selected;
    if (!place || !selected) {
      this.controls.tap(target);
    } else if (settings.oneTouch || this.chosen === place) {
      this.aim(place, target);
      this.controls.perform(selected);
    } else this.aim(place, target);
  }

  private touch(target: string): void {
    const first = this.placeAt(target)?.targets[0];
    this.touched = target;
    this.aimed = first && first !== target && this.face ? { face: this.face, first, touched: target } : null;
  }

  private dieAt(target: string): { die: Die | undefined; side: number } {
    const [, seat, name, side] = target.split('/');
    return {
      die: this.shown().view.players[Number(seat)]?.dice[name === 'light' ? 0 : 1],
      side: Number(side),
    };
  }

  /** When the new face has come to the first of equal sides, show it at the touched one. Call it in an effect. */
  settle(): void {
    const { die, side } = this.dieAt(this.aimed?.first ?? '');
    if (!this.aimed || !die || die.sides[side]?.face !== this.aimed.face) return;
    arrangement.exchange(die, side, this.dieAt(this.aimed.touched).side);
    this.aimed = null;
  }

  /** Let the forging follow the selected action. */
  private aim(place: Place, target: string): void {
    const { die, side } = this.dieAt(target);
    const old = die?.sides[side]?.face;
    this.touch(target);
    this.controls.followUp = {
      action: place.action,
      text: t('df-forge-there', {
        face: faceName(this.face ?? ''),
        die: things.short(`die/${target.split('/')[2]}`),
        old: faceName(old ?? ''),
      }),
    };
  }

  /** The face that the action brings was dragged to a side; the places may still be on their way. */
  drop(action: ActionInfo, target: string): void {
    if (this.controls.selected === action) this.dropped = target;
  }

  /** The face that the question is about was dragged to a side. */
  dropAnswer(target: string): void {
    this.touch(target);
    const place = this.placeAt(target);
    const answer = this.answers.find((one) => one.action === place?.action);
    if (answer) this.controls.perform(answer);
  }

  /** Forge what was dropped, as soon as it is known where that is possible. Call it in an effect. */
  finishDrop(): void {
    const selected = this.controls.selected;
    if (!this.dropped || !this.controls.preview || !selected) return;
    const place = this.placeAt(this.dropped);
    if (place) {
      this.aim(place, this.dropped);
      this.controls.perform(selected);
    }
    this.dropped = '';
  }
}

const KEY = Symbol('forging');
export const setForging = (forging: Forging): Forging => setContext(KEY, forging);
export const getForging = (): Forging => getContext<Forging>(KEY);

/**
 * What a player does at the table: select an action, look at its preview, perform it, undo, confirm.
 * Actions and their targets come from the server; this class knows no rules.
 */
import { getContext, setContext } from 'svelte';
import type { LiveTable } from './live.svelte';
import type { ActionInfo, MySeat, PlanStep, Preview, Reason } from './protocol';
import { settings } from './settings.svelte';

const NONE: ActionInfo[] = [];

/** An action that becomes possible by another one: both are done as one gesture. */
export interface FollowUp {
  action: number;
  /** What both mean together, instead of the sentence of the first. */
  text?: string;
  /** What the second one adds, beside the sentence of the first. */
  note?: string;
}

export class Controls {
  /** The selected action. Its preview is shown; selecting it again performs it. */
  selected: ActionInfo | null = $state.raw(null);
  /** What the selected action would do, once the server has said so. */
  preview: Preview | null = $state.raw(null);
  /** What follows the selected action in the same gesture; chosen on the board. */
  followUp: FollowUp | null = $state.raw(null);
  /** The target that was tapped last. */
  target = $state('');
  /** Why nothing can be done with the target that was tapped. */
  reasons: { target: string; list: Reason[] } | null = $state.raw(null);

  /** Confirm the draft as soon as the server says that it is complete. */
  private autoConfirm = false;
  /** A tapped target whose action is not offered yet, but may be after the next step. */
  private wantedTarget = '';
  /** What was pressed while a command was on its way; it runs when the answer has come. */
  private queued: (() => void) | null = null;

  constructor(readonly live: LiveTable) {}

  get me(): MySeat | null {
    return this.live.me;
  }

  readonly actions: ActionInfo[] = $derived(this.me?.actions ?? NONE);

  /** The offered actions that answer the question; if none does, all of them. */
  readonly answers: ActionInfo[] = $derived.by(() => {
    const found = this.actions.filter((one) => !one.any_time);
    return found.length ? found : this.actions;
  });
  private readonly answerSet = $derived(new Set(this.answers));
  /** The targets of all answers, with every target that contains them: `die/white` for `die/white/money`. */
  private readonly answerTargets = $derived(
    new Set(
      this.answers.flatMap((one) =>
        one.targets.flatMap((target) =>
          target.split('/').map((_, at, parts) => parts.slice(0, at + 1).join('/')),
        ),
      ),
    ),
  );

  isAnswer = (action: ActionInfo): boolean => this.answerSet.has(action);

  /** The offered actions at a target or inside it, answers to the question first. */
  actionsAt(target: string): ActionInfo[] {
    const here = this.actions.filter((one) => isAt(one, target));
    return [...here.filter(this.isAnswer), ...here.filter((one) => !this.isAnswer(one))];
  }

  /** Whether an action at the target, or inside it, answers the question. */
  answersQuestion(target: string): boolean {
    return this.answerTargets.has(target);
  }

  /** Whether the target of the selected action is this one or lies inside it. */
  isSelected(target: string): boolean {
    return !!this.selected && isAt(this.selected, target);
  }

  /**
   * A tap on the board selects an action, a second one performs it. If there is none, ask the server why. `outer` is the
   * target around the tapped one; `inner` are targets inside it, asked for a reason if it has none itself.
   */
  tap(target: string, outer = target, inner: string[] = []): void {
    // The outer target goes first if it answers the question and the tapped one does not.
    const place = !this.answersQuestion(target) && this.answersQuestion(outer) ? outer : target;
    const here = this.actionsAt(place);
    if (!here.length) {
      void this.askWhy([target, outer, ...inner]);
      return;
    }
    this.wantedTarget = target;
    const again = this.target === place && this.selected && here.includes(this.selected);
    this.target = place;
    this.reasons = null;
    if (again && this.selected) this.perform(this.selected);
    else if (settings.oneTouch && here.filter(this.isAnswer).length === 1) this.perform(here[0]!);
    else this.select(here[0]!);
  }

  /** Select an action and ask what it would do. */
  select(action: ActionInfo | null): void {
    this.selected = action;
    this.preview = null;
    this.followUp = null;
    if (action) void this.look(action);
  }

  private async look(action: ActionInfo): Promise<void> {
    const me = this.me;
    if (!me) return;
    const { previews } = await this.live.look(me.seat, [action.action]);
    if (this.selected === action) this.preview = previews[0] ?? null;
  }

  /** A choice in the list of sentences: select it, or perform it if it is selected. */
  choose(action: ActionInfo): void {
    this.reasons = null;
    this.target = action.target;
    if (settings.oneTouch || this.selected === action) this.perform(action);
    else this.select(action);
  }

  perform(action: ActionInfo): void {
    const me = this.me;
    if (!me) return;
    if (this.live.busy) {
      // While a command is pending, only the selected action can be queued; another one is selected first.
      if (this.selected === action)
        this.queued = () => this.selected?.action === action.action && this.perform(this.selected);
      else this.select(action);
      return;
    }
    if (me.planning) {
      this.plan([action.action, ...(this.followUp ? [this.followUp.action] : [])]);
      return;
    }
    const first = me.draft.length === 0;
    const then = this.selected === action && this.followUp ? [this.followUp.action] : [];
    this.autoConfirm =
      (action.ends_draft || then.length > 0) &&
      (settings.confirm === 'never' || (settings.confirm === 'undoable' && first));
    this.clearSelection();
    this.live.act(me.seat, action, ...then);
  }

  /** Add a gesture to the plan for the next turns; without one the plan only begins. */
  plan(add: number[] = []): void {
    const me = this.me;
    if (!me || this.live.busy) return;
    this.clearSelection();
    this.live.plan(me.seat, me.plan?.map((step) => step.number) ?? [], add);
  }

  /** Select what the plan has next; it still has to be done. */
  takeUp(step: PlanStep): void {
    const action = this.actions.find((one) => one.action === step.actions[0]);
    if (!action) return;
    this.reasons = null;
    this.target = action.target;
    this.select(action);
    if (step.actions[1] !== undefined) this.followUp = { action: step.actions[1], text: step.text };
  }

  /** Run it when the pending command is answered. The player goes on, so nothing is confirmed automatically. */
  private queue(run: () => void): void {
    this.autoConfirm = false;
    this.queued = run;
  }

  undoLast(): void {
    if (this.live.busy) this.queue(() => this.undoLast());
    else this.undo(this.me?.draft.at(-1)?.gesture ?? -1);
  }

  /** Keep only the first gestures of the draft. */
  undo(keep: number): void {
    if (this.live.busy) {
      this.queue(() => this.undo(keep));
      return;
    }
    const me = this.me;
    if (!me || keep < 0 || keep > (me.draft.at(-1)?.gesture ?? -1)) return;
    this.wantedTarget = '';
    this.clearSelection();
    this.autoConfirm = false;
    this.live.undo(me.seat, keep);
  }

  /** Whether the only answer left ends the draft: then Confirm performs it too. */
  get canFinish(): boolean {
    const left = this.answers;
    return left.length === 1 && left[0]!.ends_draft && !this.me?.complete;
  }

  confirm(): void {
    if (this.live.busy) {
      if (this.live.busy !== 'confirm') this.queued = () => this.confirm();
      return;
    }
    const me = this.me;
    if (!me) return;
    if (this.canFinish) {
      const last = this.answers[0]!;
      this.clearSelection();
      this.autoConfirm = true;
      this.live.act(me.seat, last);
    } else if (me.draft.length) {
      this.clearSelection();
      this.live.confirm(me.seat);
    }
  }

  clearSelection(): void {
    this.select(null);
    this.target = '';
    this.reasons = null;
  }

  /** Ask the server about one target after the other, until there is a reason. */
  async askWhy(targets: string[]): Promise<void> {
    const me = this.me;
    if (!me) return;
    this.live.refused = null;
    for (const target of new Set(targets)) {
      const { reasons } = await this.live.why(me.seat, target);
      this.select(null);
      this.target = target;
      this.reasons = { target, list: reasons };
      if (reasons.length || this.live.refused) return;
    }
  }

  /** Call after every new state and every answer: drop what is no longer offered, and run what was queued. */
  refresh(): void {
    const me = this.me;
    if (this.selected) {
      const same = this.actions.find((one) => one.action === this.selected!.action);
      if (same !== this.selected) this.select(same ?? null);
    }
    const wanted =
      this.wantedTarget && !this.selected
        ? this.actions.filter((one) => one.targets.includes(this.wantedTarget))
        : [];
    if (wanted.length) {
      this.target = this.wantedTarget;
      this.select(wanted[0]!);
      this.wantedTarget = '';
    }
    if (this.live.busy) return;
    const queued = this.live.refused ? null : this.queued;
    this.queued = null;
    if (this.autoConfirm && me?.complete) {
      this.autoConfirm = false;
      this.clearSelection();
      this.live.confirm(me.seat);
    } else {
      queued?.();
    }
  }
}

/** Whether an action touches the target or something inside it. */
const isAt = (action: ActionInfo, target: string): boolean =>
  action.targets.some((one) => one === target || one.startsWith(`${target}/`));

const KEY = Symbol('controls');
export const setControls = (controls: Controls): Controls => setContext(KEY, controls);
export const getControls = (): Controls => getContext<Controls>(KEY);

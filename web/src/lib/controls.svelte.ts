/**
 * What a player does at the table: select an action, look at its preview, perform it, undo, confirm.
 * Actions and their targets come from the server; this class knows no rules.
 */
import { getContext, setContext } from 'svelte';
import type { LiveTable } from './live.svelte';
import type { ActionInfo, MySeat, PlanStep, Preview, Reason } from './protocol';
import { settings } from './settings.svelte';
import { actionsAt, answersOf, followed, isAt, isSecond, touch, type Pair, type Press } from './tapping';

const NONE: ActionInfo[] = [];

/** An action that becomes possible by another one: both are done as one gesture. */
export interface FollowUp {
  action: number;
  /** What both mean together, instead of the sentence of the first. */
  text?: string;
  /** What the second one adds, beside the sentence of the first. */
  note?: string;
  /** The button that does both, where the board offers it as an addition. */
  label?: string;
  /** The points when both are done. */
  after?: number | null;
}

export class Controls {
  /** The selected action. Its preview is shown; selecting it again performs it. */
  selected: ActionInfo | null = $state.raw(null);
  /** What the selected action would do, once the server has said so. */
  preview: Preview | null = $state.raw(null);
  /** What follows the selected action in the same gesture; chosen on the board. */
  followUp: FollowUp | null = $state.raw(null);
  /** What can be done together with the selected action, each by a button of its own; offered by the board. */
  additions: FollowUp[] = $state.raw([]);
  /** Which of the additions is shown. */
  additionAt = $state(0);
  /** The target that was tapped last. */
  target = $state('');
  /** The target inside it that was tapped: it may say what follows the selected action. */
  innerTarget = $state('');
  /** Where the question asks for one of several kinds of answers: the kind that the bar lists. */
  mode = $state('');
  /** The part of the board that a small screen shows. */
  section = $state('');
  /** Targets that a replay points at: they look selected, and a tap does nothing. */
  shown: string[] = $state.raw([]);
  /** Why nothing can be done with the target that was tapped. */
  reasons: { target: string; list: Reason[]; thing: string } | null = $state.raw(null);

  /** The seat whose draft the pending command makes final, if it completes it. */
  private finishing: number | null = null;
  /** Perform the selected action as soon as its preview is there. */
  private performSeen = false;
  /** The touch that is being handled, and the one whose preview is shown. */
  private pressed: Press | null = null;
  private shownBy: Press | null = null;
  /** What was pressed while a command was on its way; it runs when the answer has come. */
  private queued: (() => void) | null = null;

  constructor(readonly live: LiveTable) {}

  get me(): MySeat | null {
    return this.live.me;
  }

  readonly actions: ActionInfo[] = $derived(this.me?.actions ?? NONE);

  /** The offered actions that answer the question; if none does, all of them. */
  readonly answers: ActionInfo[] = $derived(answersOf(this.actions));
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
    return actionsAt(this.actions, target);
  }

  /** Whether an action at the target, or inside it, answers the question. */
  answersQuestion(target: string): boolean {
    return this.answerTargets.has(target);
  }

  /** Whether the target of the selected action is this one or lies inside it. */
  isSelected(target: string): boolean {
    return (
      isAt({ targets: this.shown }, target) ||
      (!!this.selected && isAt(this.selected, target)) ||
      (!!this.followUp && this.innerTarget === target)
    );
  }

  /** What can be done together with the selected action, the one that is shown. */
  get addition(): FollowUp | undefined {
    return this.additions[this.additionAt];
  }

  /** A touch anywhere; whether it was the second one on what a tap has just selected, which is then done. */
  press(press: Press): boolean {
    this.pressed = press;
    if (!this.selected || !isSecond(this.shownBy, press)) return false;
    this.performShown(this.selected);
    return true;
  }

  /**
   * A tap on the board selects an action, a second one performs it. If there is none, ask the server why. `outer` is the
   * target around the tapped one; `inner` are targets inside it, asked for a reason if it has none itself. `thing` says
   * what it is, where there may be no reason: it is finished.
   */
  tap(target: string, outer = target, inner: string[] = [], thing = ''): void {
    if (this.shown.length || this.live.story.telling) return;
    const now = {
      target: this.target,
      inner: this.innerTarget,
      selected: this.selected,
      followed: !!this.followUp,
      pairs: pairsOf(this.preview),
    };
    const meaning = touch(now, this.actions, target, outer, settings.oneTouch);
    if (meaning.does === 'why') {
      void this.askWhy([target, outer, ...inner], thing);
      return;
    }
    this.target = meaning.target;
    this.reasons = null;
    if (meaning.does === 'perform') {
      if (this.selected) this.performShown(this.selected);
    } else if (meaning.at_once && meaning.selected && !meaning.inner) {
      this.perform(meaning.selected);
    } else {
      this.select(meaning.selected);
      this.innerTarget = meaning.inner;
      this.performSeen = meaning.at_once;
      this.shownBy = this.pressed;
    }
  }

  /** Do what is selected; what follows it in the same gesture is known only with the preview. */
  private performShown(selected: ActionInfo): void {
    if (this.innerTarget && !this.preview) this.performSeen = true;
    else this.perform(selected);
  }

  /** Select an action and ask what it would do. */
  select(action: ActionInfo | null): void {
    this.selected = action;
    this.preview = null;
    this.followUp = null;
    this.additions = [];
    this.additionAt = 0;
    this.innerTarget = '';
    this.performSeen = false;
    this.shownBy = null;
    if (action) void this.look(action);
  }

  private async look(action: ActionInfo): Promise<void> {
    const me = this.me;
    if (!me) return;
    const { previews } = await this.live.look(me.seat, [action.action]);
    if (this.selected !== action) return;
    this.preview = previews[0] && me.lesson ? byItself(previews[0], me.lesson.then) : (previews[0] ?? null);
    const pair = followed(pairsOf(this.preview), this.innerTarget);
    if (pair) this.followUp = pair;
    if (this.performSeen) this.perform(action);
  }

  /** A choice in the list of sentences: select it, or perform it if it is selected. */
  choose(action: ActionInfo): void {
    this.reasons = null;
    this.target = action.target;
    if (settings.oneTouch || this.selected === action) this.perform(action);
    else this.select(action);
  }

  /** Do it, with what follows in the same gesture. */
  perform(action: ActionInfo, addition = this.selected === action ? this.followUp : null): void {
    const me = this.me;
    if (!me) return;
    if (this.live.busy) {
      // While a command is pending, only the selected action can be queued; another one is selected first.
      if (this.selected === action)
        this.queued = () => this.selected?.action === action.action && this.perform(this.selected, addition);
      else this.select(action);
      return;
    }
    if (me.planning) {
      this.plan([action.action, ...(addition ? [addition.action] : [])]);
      return;
    }
    const then = addition ? [addition.action] : [];
    this.act(me.seat, action, then, this.confirmsItself(action.ends_draft || then.length > 0, action));
  }

  /** One of several actions that one touch has asked for; the last of them is final unless that is always confirmed. */
  carryOut(action: ActionInfo): void {
    if (this.me) this.act(this.me.seat, action, [], action.ends_draft && settings.confirm !== 'always');
  }

  private act(seat: number, action: ActionInfo, then: number[], confirm: boolean): void {
    this.finishing = confirm ? seat : null;
    this.clearSelection();
    this.live.act(seat, action.action, then, confirm);
  }

  /**
   * Whether a gesture is final at once, by the setting for it: because it ends the draft, and nothing comes before it or
   * ending is all it does, which two touches have asked for.
   */
  confirmsItself(endsDraft: boolean, action: ActionInfo): boolean {
    const plain = this.me?.draft.length === 0 || (action.last && !settings.oneTouch);
    return endsDraft && (settings.confirm === 'never' || (settings.confirm === 'undoable' && plain));
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

  undoLast(): void {
    if (this.live.busy) this.queued = () => this.undoLast();
    else this.undo(this.me?.draft.at(-1)?.gesture ?? -1);
  }

  /** Keep only the first gestures of the draft. */
  undo(keep: number): void {
    if (this.live.busy) {
      this.queued = () => this.undo(keep);
      return;
    }
    const me = this.me;
    if (!me || keep < 0 || keep > (me.draft.at(-1)?.gesture ?? -1)) return;
    this.clearSelection();
    this.live.undo(me.seat, keep);
  }

  /** Whether the only answer left ends the draft: then Confirm performs it too. */
  get canFinish(): boolean {
    const left = this.answers;
    const only = left.length === 1 && left[0]!.ends_draft && !this.me?.complete;
    return only && (left[0]!.last || !this.me?.lesson);
  }

  confirm(): void {
    if (this.live.busy) {
      if (this.live.busy !== 'confirm') this.queued = () => this.confirm();
      return;
    }
    const me = this.me;
    if (!me) return;
    if (this.canFinish) {
      this.act(me.seat, this.answers[0]!, [], true);
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

  /** Ask the server about one target after the other, until there is a reason. What is selected stays so. */
  async askWhy(targets: string[], thing = ''): Promise<void> {
    const me = this.me;
    if (!me) return;
    this.live.refused = null;
    for (const target of new Set(targets)) {
      const { reasons } = await this.live.why(me.seat, target);
      if (!this.selected) this.target = target;
      this.reasons = { target, list: reasons, thing };
      if (reasons.length || this.live.refused) return;
    }
  }

  /** Call after every new state and every answer: drop what is no longer offered, and run what was queued. */
  refresh(): void {
    if (this.selected) {
      const same = this.actions.find((one) => one.action === this.selected!.action);
      if (same !== this.selected) this.select(same ?? null);
    }
    if (this.live.busy) return;
    const queued = this.live.refused || this.finished ? null : this.queued;
    this.queued = null;
    this.finishing = null;
    queued?.();
  }

  /** Whether the command that was answered has made a draft final: what was queued meant that draft. */
  private get finished(): boolean {
    const seat = this.live.newest?.mine.find((one) => one.seat === this.finishing);
    return this.finishing !== null && !seat?.draft.length;
  }
}

/** What can follow in the same gesture, where the game says which target asks for it. */
function pairsOf(preview: Preview | null): Pair[] {
  const pairs = (preview?.more as { pairs?: Partial<Pair>[] } | null)?.pairs ?? [];
  return pairs.filter((pair): pair is Pair => Array.isArray(pair.targets));
}

/** A guide explains one step after the other: nothing follows in the same gesture but the forging that it asks for next. */
function byItself(preview: Preview, then: number | null): Preview {
  const more = preview.more as { pairs?: unknown[]; forgings?: { action: number }[] } | null;
  const next = {
    ...(more?.pairs && { pairs: [] }),
    ...(more?.forgings && { forgings: more.forgings.filter((one) => one.action === then) }),
  };
  return { ...preview, more: more && { ...more, ...next } };
}

const KEY = Symbol('controls');
export const setControls = (controls: Controls): Controls => setContext(KEY, controls);
export const getControls = (): Controls => getContext<Controls>(KEY);

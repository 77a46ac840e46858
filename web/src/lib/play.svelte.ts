/**
 * The hand over the table: what is touched, what it would do, and the second touch that does it.
 * Actions and their targets come from the server; nothing here knows what is legal.
 */
import { getContext, setContext } from 'svelte';
import type { LiveTable } from './live.svelte';
import type { ActionInfo, MySeat, Reason } from './protocol';
import { settings } from './settings.svelte';

const NONE: ActionInfo[] = [];

export class Play {
  /** The action that is previewed. */
  selected: ActionInfo | null = $state.raw(null);
  /** The thing on the board that was touched last. */
  place = $state('');
  /** Why the thing that was touched cannot be used. */
  reasons: { target: string; list: Reason[] } | null = $state.raw(null);

  private confirmSoon = false;
  /** A use that was touched before its time: previewed as soon as it is offered. */
  private wish = '';
  /** What was pressed while a wish was on its way: done when that one is answered. */
  private next: (() => void) | null = null;

  constructor(readonly live: LiveTable) {}

  get me(): MySeat | null {
    return this.live.me;
  }

  readonly actions: ActionInfo[] = $derived(this.me?.actions ?? NONE);

  /** The offered actions that answer the question; if none does, all. */
  readonly answers: ActionInfo[] = $derived.by(() => {
    const found = this.actions.filter((one) => !one.any_time);
    return found.length ? found : this.actions;
  });
  private readonly answering = $derived(new Set(this.answers));
  /** Every target of an answer, with all that it belongs to. */
  private readonly calling = $derived(
    new Set(
      this.answers.flatMap((one) =>
        one.target.split('/').map((_, at, parts) => parts.slice(0, at + 1).join('/')),
      ),
    ),
  );

  isAnswer = (action: ActionInfo): boolean => this.answering.has(action);

  /** The offered actions at a target or on something that belongs to it, the answers to the question first. */
  at(target: string): ActionInfo[] {
    const here = this.actions.filter((one) => one.target === target || one.target.startsWith(`${target}/`));
    return [...here.filter(this.isAnswer), ...here.filter((one) => !this.isAnswer(one))];
  }

  /** Whether the target calls: it answers the question. */
  calls(target: string): boolean {
    return this.calling.has(target);
  }

  /** Whether the previewed action touches the target. */
  picked(target: string): boolean {
    const touched = this.selected?.target;
    return touched !== undefined && (touched === target || touched.startsWith(`${target}/`));
  }

  /**
   * A touch on the board: preview, then play; or why not. `wide` is the thing around it, tried second; `parts` are the
   * things in it, asked for a reason if it has none itself.
   */
  touch(target: string, wide = target, parts: string[] = []): void {
    // what answers the question goes before what may be done at any time, even if the finger was a little beside it
    const place = !this.calls(target) && this.calls(wide) ? wide : target;
    const here = this.at(place);
    if (!here.length) {
      void this.askWhy([target, wide, ...parts]);
      return;
    }
    this.wish = target;
    const again = this.place === place && this.selected && here.includes(this.selected);
    this.place = place;
    this.reasons = null;
    if (again && this.selected) this.perform(this.selected);
    else if (settings.oneTouch && here.filter(this.isAnswer).length === 1) this.perform(here[0]!);
    else this.selected = here[0]!;
  }

  /** A choice in the list of sentences. */
  pick(action: ActionInfo): void {
    this.reasons = null;
    if (settings.oneTouch || this.selected === action) this.perform(action);
    else this.selected = action;
  }

  perform(action: ActionInfo): void {
    const me = this.me;
    if (!me) return;
    if (this.live.busy) {
      // two touches in quick succession are not two wishes
      if (this.selected === action)
        this.next = () => this.selected?.action === action.action && this.perform(this.selected);
      else this.selected = action;
      return;
    }
    const first = me.draft.length === 0;
    this.confirmSoon =
      action.ends_draft && (settings.confirm === 'never' || (settings.confirm === 'undoable' && first));
    this.letGo();
    this.live.act(me.seat, action);
  }

  /** Something else was pressed before the answer came: nothing confirms itself then. */
  private afterwards(next: () => void): void {
    this.confirmSoon = false;
    this.next = next;
  }

  undoLast(): void {
    if (this.live.busy) this.afterwards(() => this.undoLast());
    else this.undo((this.me?.draft.length ?? 0) - 1);
  }

  /** Back to the first steps of the draft. */
  undo(keep: number): void {
    if (this.live.busy) {
      this.afterwards(() => this.undo(keep));
      return;
    }
    const me = this.me;
    if (!me || keep < 0 || keep >= me.draft.length) return;
    this.wish = '';
    this.letGo();
    this.confirmSoon = false;
    this.live.undo(me.seat, keep);
  }

  /** Whether all that is left to say is that one has finished: then Confirm says it too. */
  get canFinish(): boolean {
    const left = this.answers;
    return left.length === 1 && left[0]!.ends_draft && !this.me?.complete;
  }

  confirm(): void {
    if (this.live.busy) {
      // once is enough
      if (this.live.busy !== 'confirm') this.next = () => this.confirm();
      return;
    }
    const me = this.me;
    if (!me) return;
    if (this.canFinish) {
      const last = this.answers[0]!;
      this.letGo();
      this.confirmSoon = true;
      this.live.act(me.seat, last);
    } else if (me.draft.length) {
      this.letGo();
      this.live.confirm(me.seat);
    }
  }

  letGo(): void {
    this.selected = null;
    this.place = '';
    this.reasons = null;
  }

  /** The first of the targets that has a reason tells it. */
  async askWhy(targets: string[]): Promise<void> {
    const me = this.me;
    if (!me) return;
    this.live.refused = null;
    for (const target of new Set(targets)) {
      const { reasons } = await this.live.why(me.seat, target);
      this.selected = null;
      this.place = target;
      this.reasons = { target, list: reasons };
      if (reasons.length || this.live.refused) return;
    }
  }

  /** Call after every new state and every answer: forget what is no longer offered, and do what was to follow. */
  refresh(): void {
    const me = this.me;
    if (this.selected) {
      const same = this.actions.find((one) => one.action === this.selected!.action);
      if (same !== this.selected) this.selected = same ?? null;
    }
    const wished = this.wish && !this.selected ? this.actions.filter((one) => one.target === this.wish) : [];
    if (wished.length) {
      this.place = this.wish;
      this.selected = wished[0]!;
      this.wish = '';
    }
    if (this.live.busy) return;
    const next = this.live.refused ? null : this.next;
    this.next = null;
    if (this.confirmSoon && me?.complete) {
      this.confirmSoon = false;
      this.letGo();
      this.live.confirm(me.seat);
    } else {
      next?.();
    }
  }
}

const KEY = Symbol('play');
export const setPlay = (play: Play): Play => setContext(KEY, play);
export const getPlay = (): Play => getContext<Play>(KEY);

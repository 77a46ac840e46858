/** What the action bar shows: which choices, in which order, and what is selected. Its parts get it from the context. */
import { getContext, setContext } from 'svelte';
import { lastOf } from '../../lib/lists';
import type { ActionInfo } from '../../lib/protocol';
import { settings } from '../../lib/settings.svelte';
import type { TableScreen } from '../screen.svelte';

/** With more choices than these their kinds are shown first. */
const FEW = 8;
/** So many drawn choices stand side by side on a phone. */
const FEWEST = 4;

export class Bar {
  /** The list of all choices is open. */
  panel = $state(false);
  /** The kind of choices that is open. */
  kind = $state('');
  /** Why a button that was pressed does nothing now: the name of the text. */
  notYet = $state('');

  constructor(readonly screen: TableScreen) {}

  get live() {
    return this.screen.live;
  }
  get controls() {
    return this.screen.controls;
  }

  /** What the game does with its choices. */
  readonly board = $derived.by(() => this.screen.board?.bar);
  readonly view = $derived.by(() => this.screen.view);
  readonly me = $derived.by(() => this.screen.me);
  readonly asked = $derived(!!this.me?.asked || !!this.me?.planning);
  /** Something is asked that is not answered yet. */
  readonly open = $derived(this.asked && !this.me?.complete);
  /** In a guided game the bar says what to do and why, until it is confirmed. */
  readonly lesson = $derived(this.asked ? (this.me?.lesson ?? null) : null);

  readonly answers = $derived.by(() => this.controls.answers);
  readonly anyTime = $derived.by(() => this.controls.actions.filter((one) => !this.controls.isAnswer(one)));
  private readonly here = $derived.by(() =>
    this.controls.target ? this.controls.actionsAt(this.controls.target) : [],
  );
  /** Whether the tapped target offers only actions that do not answer the question; the bar then shows those. */
  readonly aside = $derived.by(() => this.here.length > 0 && !this.here.some(this.controls.isAnswer));
  readonly all = $derived(this.aside ? this.here : this.answers);
  /** The kinds of answers of which one is listed. */
  readonly modes = $derived(
    (this.me && this.view ? (this.board?.modes?.(this.view, this.me.seat) ?? []) : []).map((one) => ({
      ...one,
      count: this.answers.filter(one.has).length,
    })),
  );
  readonly listed = $derived.by(() =>
    this.all.filter(
      (action) => !this.modes.some((one) => one.name !== this.controls.mode && one.has(action)),
    ),
  );
  /** Without those that are listed on request only. */
  readonly offered = $derived.by(() => {
    const usual = this.listed.filter((one) => !one.more || one === this.controls.selected);
    return usual.length ? usual : this.listed;
  });
  readonly last = $derived(lastOf(this.offered));
  /** The place of the selected action among those listed; -1: none is selected. */
  readonly step = $derived.by(() =>
    this.controls.selected ? this.listed.indexOf(this.controls.selected) : -1,
  );
  readonly selected = $derived(this.listed[this.step]);

  /** Where there are many, first their kinds are shown, then the choices of one. */
  readonly kinds = $derived.by(() => {
    if (!this.board?.kinds || this.offered.length <= FEW) return [];
    const found = this.board.kinds.map((kind) => ({ ...kind, actions: [] as ActionInfo[] }));
    for (const action of this.listed)
      if (!action.last) found.find((kind) => kind.has(action))?.actions.push(action);
    const used = found.filter((kind) => kind.actions.length);
    return used.length > 1 ? used : [];
  });
  readonly openKind = $derived(this.kinds.find((one) => one.name === this.kind));
  readonly inKinds = $derived(this.kinds.length > 0 && !this.openKind);

  /** Whether the game draws a choice as a picture. */
  isDrawn = (action: ActionInfo): boolean =>
    !!this.board?.Choice && !!this.view && (this.board.draws?.(action, this.view) ?? true);
  /** So few drawn choices that a phone shows them too. */
  readonly few = $derived(
    this.offered.length <= FEWEST &&
      this.offered.length === this.listed.length &&
      this.offered.every(this.isDrawn),
  );
  /** Nothing is previewed or refused: the choices may take that room. */
  readonly free = $derived.by(
    () => !this.controls.selected && !this.controls.reasons && !this.live.refused && !this.notYet,
  );
  /** The turn ends by itself after a while in which nothing is touched, if the player has set it so. */
  readonly ending = $derived.by(
    () => settings.autoEnd && !this.live.busy && !this.controls.selected && this.canConfirm,
  );

  get canConfirm(): boolean {
    return !!this.me?.complete || this.controls.canFinish;
  }

  choose = (action: ActionInfo): void => {
    const doing = this.controls.selected === action;
    this.controls.choose(action);
    if (doing) this.panel = false;
  };

  /** The choices as they stand side by side. */
  readonly pills = $derived((this.openKind?.actions ?? this.offered).filter((one) => !one.last));

  /** 1 to 9 are for the choices as they stand, 0 for what ends the turn; Escape closes the list or drops a preview. */
  press(key: string): void {
    if (key === 'Escape') {
      if (this.panel) this.panel = false;
      else if (!this.live.busy) this.controls.clearSelection();
      return;
    }
    if (!this.open || !/^\d$/.test(key)) return;
    if (key === '0') {
      if (!this.last) return;
      if (this.controls.canFinish) this.controls.confirm();
      else this.choose(this.last);
      return;
    }
    const at = Number(key) - 1;
    if (this.inKinds) this.kind = this.kinds[at]?.name ?? this.kind;
    else if (this.pills[at]) this.choose(this.pills[at]);
  }

  /** Select the next choice of the list, or the one before. */
  move = (by: number): void => {
    const { listed, step } = this;
    const next = listed[(Math.max(step, by < 0 ? 0 : -1) + by + listed.length) % listed.length];
    if (!next) return;
    this.controls.reasons = null;
    this.controls.select(next);
  };

  /** The same among what can be done together with the selected action. */
  moveAddition = (by: number): void => {
    const { controls } = this;
    const { length } = controls.additions;
    controls.additionAt = (controls.additionAt + by + length) % length;
  };

  /** List the answers of one kind. */
  showHalf(name: string): void {
    this.controls.clearSelection();
    this.controls.mode = name;
  }

  confirm = (): void => {
    this.notYet = !this.live.busy && !this.canConfirm ? 'bar-confirm-early' : '';
    if (!this.notYet) this.controls.confirm();
  };

  /** Take back the last gesture, or all of them. */
  undo = (all: boolean): void => {
    this.notYet = !this.live.busy && !this.me?.draft.length ? 'bar-undo-none' : '';
    if (this.notYet) return;
    if (all) this.controls.undo(0);
    else this.controls.undoLast();
  };
}

/** From so many characters on a sentence is set in small letters. */
export const LONG = 84;

const KEY = Symbol('bar');
export const setBar = (bar: Bar): Bar => setContext(KEY, bar);
export const getBar = (): Bar => getContext<Bar>(KEY);

/**
 * What happened, one thing after the other: states with new moves wait in a queue, and each is shown when everything before
 * it has been told. The board says in which beats it tells a step; without any it is shown at once. A replay tells the
 * step from one moment to the next in the same way.
 */
import { report } from './faults';
import { hasModifier, isTyping } from './keys';
import type { LogLine, Moment, State } from './protocol';
import { moving, speed } from './settings.svelte';

export interface Beat {
  /** What the board calls it. */
  kind: string;
  /** Milliseconds at normal speed. `Infinity`: it stays until the player goes on. */
  time: number;
  /** Where other steps wait it takes at least so many of them. */
  least?: number;
  /** The last line of the log that it tells: the log shows it when the beat ends. */
  upTo: number;
  /** Lines up to this one are no news: the log shows them already when the beat begins. */
  known?: number;
  /** The board still shows the position before the step; such beats come first. */
  early?: boolean;
  /** Instead of the last of its lines: what the bar says meanwhile. */
  text?: string;
  /** What the board needs to draw it. */
  about?: unknown;
}

/** A position that is shown: of the table, or of a moment of its replay. */
export type Position = State | Moment;

/** The step that is told. */
export interface ToldStep {
  before: Position;
  after: Position;
  /** The lines of the log that came with it. */
  lines: LogLine[];
}

export interface Teller {
  /** The beats of a step. */
  beats: (step: ToldStep) => Beat[];
  /** Whether a step with these lines is told together with the one before it. */
  joins: (lines: LogLine[]) => boolean;
}

/** Each step that waits makes a beat shorter by this share of it. */
const HURRY = 0.5;
/** With so many states waiting, all of them are shown at once. */
const MOST_WAITING = 60;
const PRESSES = ['click', 'keydown'] as const;

export class Story {
  /** What is told now. */
  beat: Beat | null = $state.raw(null);
  /** The step of which it is a part. */
  step: ToldStep | null = $state.raw(null);
  /** Rises with every beat. */
  number = $state(0);
  /** When the beat began, by `performance.now()`, and how many milliseconds it takes. */
  began = 0;
  lasts = 0;
  /** The log is told up to this line. */
  told = $state(Infinity);
  /** The same before the beat began. */
  private since = $state(Infinity);
  /** What tells a step; set when the board is known. */
  teller: Teller = { beats: () => [], joins: () => false };

  private queue: State[] = [];
  private beats: Beat[] = [];
  /** Shows the position to which the beats lead, as long as the one before is shown. */
  private arrive: (() => void) | null = null;
  private timer = 0;
  /** What was told when a press began: a button may have ended it already. */
  private pressed: Beat | null = null;

  constructor(private readonly target: StoryTarget) {}

  /** Something is being told: nothing is asked meanwhile. */
  readonly telling = $derived(this.beat !== null);
  /** The position before the step is still shown. */
  readonly early = $derived(!!this.beat?.early);
  /** The lines of the beat. */
  readonly lines = $derived(
    this.step?.lines.filter(({ number }) => number > this.since && number <= (this.beat?.upTo ?? -1)) ?? [],
  );
  /** The lines of the step that are still to be told. */
  readonly untold = $derived(this.step?.lines.filter(({ number }) => number > this.told) ?? []);

  open(): void {
    for (const kind of PRESSES) {
      addEventListener(kind, this.notePress, { capture: true });
      addEventListener(kind, this.press);
    }
    document.addEventListener('visibilitychange', this.hide);
  }

  close(): void {
    for (const kind of PRESSES) {
      removeEventListener(kind, this.notePress, { capture: true });
      removeEventListener(kind, this.press);
    }
    document.removeEventListener('visibilitychange', this.hide);
    clearTimeout(this.timer);
  }

  /** A state has arrived; `fresh`: it is not the next one of this connection. */
  push(state: State, fresh: boolean): void {
    if (fresh || this.queue.length >= MOST_WAITING || (!isWatched() && !waits(this.beat))) this.finish();
    this.queue.push(state);
    if (!this.beat) this.proceed(fresh);
  }

  /** A replay goes on from one moment to the next; `show` shows it. */
  replay(before: Moment, after: Moment, show: () => void): void {
    this.finish();
    this.arrive = show;
    this.tell({ before, after, lines: after.lines });
  }

  /** To the next beat. */
  skip = (): void => {
    clearTimeout(this.timer);
    if (this.beat) this.endBeat();
  };

  /** Show everything that has arrived. */
  finish = (): void => {
    clearTimeout(this.timer);
    if (!this.beat) return;
    this.arrive?.();
    this.arrive = null;
    this.beats = [];
    for (const state of this.queue.splice(0)) {
      this.target.read(state);
      this.target.show(state);
    }
    this.end();
  };

  private end(): void {
    this.told = Infinity;
    this.beat = null;
    this.step = null;
  }

  /** Tell the next state that waits; those before it that have nothing to tell are shown at once. */
  private proceed(silent = false): void {
    for (let state = this.queue.shift(); state; state = this.queue.shift()) {
      const [before, last] = [this.target.state, this.target.lastLine];
      this.target.read(state);
      const lines = state.log.filter((line) => line.number > last);
      if (!silent && before && goesOn(before, state)) {
        const after = this.joined(state, lines);
        this.arrive = () => this.target.show(after);
        this.tell({ before, after, lines });
        return;
      }
      this.target.show(state);
    }
    this.end();
  }

  /** The last of the states that are told together with this one; its lines are added. */
  private joined(state: State, lines: LogLine[]): State {
    for (let next = this.queue[0]; next; next = this.queue[0]) {
      const { log, moves, table } = next;
      const follows = moves >= state.moves && table.taken_back === state.table.taken_back;
      if (!follows || (log.length && !this.ask('joins', log, false))) break;
      this.target.read(next);
      lines.push(...log);
      state = next;
      this.queue.shift();
    }
    return state;
  }

  private tell(step: ToldStep): void {
    const beats = this.ask('beats', step, []);
    this.beats = isWatched() ? beats : beats.filter(waits);
    if (this.beats.length) {
      const first = step.lines[0];
      this.told = first ? first.number - 1 : Infinity;
      this.step = step;
    }
    this.beginBeat();
  }

  /** What the board says; if it fails, nothing is told. */
  private ask<Name extends keyof Teller>(
    name: Name,
    of: Parameters<Teller[Name]>[0],
    otherwise: ReturnType<Teller[Name]>,
  ): ReturnType<Teller[Name]> {
    try {
      return (this.teller[name] as (of: unknown) => ReturnType<Teller[Name]>)(of);
    } catch (error) {
      report('story', error);
      return otherwise;
    }
  }

  private beginBeat(): void {
    const beat = this.beats.shift();
    if (!beat?.early) {
      this.arrive?.();
      this.arrive = null;
    }
    if (!beat) {
      this.proceed();
      return;
    }
    this.since = this.told;
    this.told = Math.max(this.told, beat.known ?? -1);
    this.beat = beat;
    this.number += 1;
    this.began = performance.now();
    this.lasts = Math.max(beat.time / (1 + HURRY * this.waiting), beat.least ?? 0) / speed();
    if (this.lasts < Infinity) this.timer = window.setTimeout(() => this.endBeat(), this.lasts);
  }

  /** How many steps wait: those that join the one before it do not count, and the own question counts once more. */
  private get waiting(): number {
    const steps = this.queue.filter(({ log }) => log.length && !this.ask('joins', log, false)).length;
    return steps && steps + Number(!!this.queue.at(-1)?.mine.some(({ asked }) => asked));
  }

  private endBeat(): void {
    this.told = Math.max(this.told, this.beat!.upTo);
    this.beginBeat();
  }

  private notePress = (): void => {
    this.pressed = this.beat;
  };

  /** A press anywhere ends the beat, but one that waits for the player has a button of its own. */
  private press = (event: Event): void => {
    if (event instanceof KeyboardEvent && (isTyping(event) || hasModifier(event))) return;
    if (this.beat && this.beat === this.pressed && !waits(this.beat)) this.skip();
  };

  private hide = (): void => {
    if (document.hidden && !waits(this.beat)) this.finish();
  };
}

/** Whether the later state is what came next, and not only another draft, or what is left after moves were taken back. */
const goesOn = (before: State, after: State): boolean =>
  before.moves < after.moves && before.table.taken_back === after.table.taken_back;

/** Whether anybody sees what moves; else only what waits for the player is told. */
const isWatched = (): boolean => moving() && !document.hidden;
const waits = (beat: Beat | null): boolean => beat?.time === Infinity;

/** What the story is told to. */
export interface StoryTarget {
  /** The state that is shown. */
  state: State | null;
  /** The number of the last line of the log; -1: there is none. */
  lastLine: number;
  /** Take over the lines of the log of a state. */
  read: (state: State) => void;
  show: (state: State) => void;
}

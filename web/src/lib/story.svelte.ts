/**
 * What happened, one thing after the other: states with new moves wait in a queue, and each is shown when everything before
 * it has been told. The board says in which beats it tells a step; without any it is shown at once.
 */
import { report } from './faults';
import { hasModifier, isTyping } from './keys';
import type { LogLine, State } from './protocol';
import { moving, speed } from './settings.svelte';

export interface Beat {
  /** What the board calls it. */
  kind: string;
  /** Milliseconds at normal speed. `Infinity`: it stays until the player goes on. */
  time: number;
  /** The last line of the log that it tells: the log shows it when the beat ends. */
  upTo: number;
  /** The board still shows the position before the step; such beats come first. */
  early?: boolean;
  /** Instead of the last of its lines: what the bar says meanwhile. */
  text?: string;
  /** What the board needs to draw it. */
  about?: unknown;
}

export type Teller = (before: State, after: State, lines: LogLine[]) => Beat[];

/** Each state that waits makes a beat shorter by this share of it. */
const HURRY = 0.5;
const PRESSES = ['click', 'keydown'] as const;

export class Story {
  /** What is told now. */
  beat: Beat | null = $state.raw(null);
  /** Rises with every beat. */
  number = $state(0);
  /** The log is told up to this line. */
  told = $state(Infinity);
  /** What tells a step; set when the board is known. */
  tell: Teller = () => [];

  private queue: State[] = [];
  private beats: Beat[] = [];
  /** The state to which the beats lead, until it is shown. */
  private next: State | null = null;
  private timer = 0;
  /** What was told when a press began: a button may have ended it already. */
  private pressed: Beat | null = null;

  constructor(private readonly target: StoryTarget) {}

  /** Something is being told: nothing is asked meanwhile. */
  readonly telling = $derived(this.beat !== null);

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
    if (fresh || !moving() || document.hidden) this.finish();
    this.queue.push(state);
    if (!this.beat) this.proceed(fresh);
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
    if (this.next) this.target.show(this.next);
    this.beats = [];
    this.next = null;
    for (const state of this.queue.splice(0)) {
      this.target.read(state);
      this.target.show(state);
    }
    this.told = Infinity;
    this.beat = null;
  };

  /** Tell the next state that waits; those before it that have nothing to tell are shown at once. */
  private proceed(silent = false): void {
    for (let state = this.queue.shift(); state; state = this.queue.shift()) {
      const [before, last] = [this.target.state, this.target.lastLine];
      this.target.read(state);
      this.beats = silent || !before ? [] : this.beatsOf(before, state, last);
      if (this.beats.length) {
        this.told = last;
        this.next = state;
        this.beginBeat();
        return;
      }
      this.target.show(state);
    }
    this.told = Infinity;
    this.beat = null;
  }

  private beatsOf(before: State, after: State, last: number): Beat[] {
    const goesOn = before.moves < after.moves && before.table.taken_back === after.table.taken_back;
    if (!goesOn || !moving() || document.hidden) return [];
    try {
      return this.tell(
        before,
        after,
        after.log.filter((line) => line.number > last),
      );
    } catch (error) {
      report('story', error);
      return [];
    }
  }

  private beginBeat(): void {
    const beat = this.beats.shift();
    if (!beat?.early && this.next) {
      this.target.show(this.next);
      this.next = null;
    }
    if (!beat) {
      this.proceed();
      return;
    }
    this.beat = beat;
    this.number += 1;
    const time = beat.time / speed() / (1 + HURRY * this.queue.length);
    if (time < Infinity) this.timer = window.setTimeout(() => this.endBeat(), time);
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
    if (this.beat && this.beat === this.pressed && this.beat.time < Infinity) this.skip();
  };

  private hide = (): void => {
    if (document.hidden) this.finish();
  };
}

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

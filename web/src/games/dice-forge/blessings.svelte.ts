/**
 * Rolls in motion: all dice tumble together, then what they bring flies to the reserves. It only delays what is shown;
 * a touch, a key, or the wish for no motion ends it at once.
 */
import { SvelteMap, SvelteSet } from 'svelte/reactivity';
import { moving } from '../../lib/settings.svelte';
import { fly, pathOf, type Path } from './flight';
import type { GoodName } from './kinds';
import type { Gain, Roll } from './rolls';

export const TUMBLE = 700;
/** How long the cubes of others lie beside their nets. */
const REST = 1100;
const STAGGER = 70;
/** How many of the last rolls are looked at. */
const RECENT = 20;
/** A gain flies as so many tokens at most. */
const TOKENS = 3;

const dieKey = (seat: number, die: number) => `${seat}/${die}`;
const goodKey = (seat: number, good: GoodName) => `${seat}/${good}`;

class Blessings {
  /** Dice that tumble. */
  private readonly air = new SvelteSet<string>();
  /** Dice that were just rolled: the cubes of others lie beside their nets. */
  private readonly out = new SvelteSet<string>();
  /** What is still on its way to a reserve. */
  private readonly coming = new SvelteMap<string, number>();

  private table = '';
  private last = -1;
  /** What was shown of the gains of the last rolls. */
  private shownGains = new Map<number, Map<GoodName, number>>();
  private timers: number[] = [];
  private frames: number[] = [];
  private flights: Animation[] = [];

  tumbles = (seat: number, die: number): boolean => this.air.has(dieKey(seat, die));
  isOut = (seat: number, die: number): boolean => this.out.has(dieKey(seat, die));
  /** How much of the reserve is not to be shown yet. */
  isComing = (seat: number, good: GoodName): number => this.coming.get(goodKey(seat, good)) ?? 0;

  /** Show what is new since the last call. `mine` are the seats whose late gains were seen in their own draft. */
  update(table: string, all: Roll[], mine: number[]): void {
    const known = table === this.table ? this.last : Infinity;
    const shownGains = this.shownGains;
    const rolls = all.slice(-RECENT);
    this.table = table;
    this.last = Math.max(-1, ...rolls.flatMap(({ faces }) => faces.map(({ number }) => number)));
    this.shownGains = new Map(rolls.map((roll) => [roll.number, totals(roll.gains)]));
    if (this.last < known || !moving() || document.hidden) {
      if (this.last !== known) this.finish();
      return;
    }
    /** Of each seat the dice that were rolled last. */
    const rolled = new Map(
      rolls
        .map((roll) => ({ ...roll, faces: roll.faces.filter(({ number }) => number > known) }))
        .filter(({ faces }) => faces.length)
        .map((roll) => [roll.seat, roll]),
    );
    if (rolled.size) this.roll([...rolled.values()]);
    const fresh = rolls.map((roll) => ({ ...roll, gains: since(roll.gains, shownGains.get(roll.number)) }));
    const tumbles = (roll: Roll) => rolled.get(roll.seat)?.number === roll.number;
    this.pay(fresh.filter(tumbles), TUMBLE);
    this.pay(
      fresh.filter((roll) => !tumbles(roll) && !mine.includes(roll.seat) && shownGains.has(roll.number)),
      0,
    );
  }

  private roll(rolls: Roll[]): void {
    this.finish();
    for (const { seat, faces } of rolls)
      for (const { die } of faces) {
        this.air.add(dieKey(seat, die));
        this.out.add(dieKey(seat, die));
      }
    this.after(TUMBLE, () => this.air.clear());
    this.after(TUMBLE + REST, () => this.out.clear());
    addEventListener('pointerdown', this.finish, { capture: true, once: true });
    addEventListener('keydown', this.finish, { capture: true, once: true });
  }

  /** Let gains fly to their reserves, once the dice have come to rest and the page is drawn. */
  private pay(rolls: Roll[], delay: number): void {
    const paid = rolls.flatMap(({ seat, faces, gains }) =>
      gains.map((gain) => ({
        ...gain,
        key: goodKey(seat, gain.good),
        dice: faces.map(({ die }) => dieKey(seat, die)),
      })),
    );
    for (const { key, amount } of paid)
      if (amount) this.coming.set(key, (this.coming.get(key) ?? 0) + amount);
    if (paid.length) this.after(delay, () => this.afterFrame(() => this.sendAll(paid)));
  }

  /** All ways are measured before anything flies: each time would have the page laid out anew. */
  private sendAll(paid: (Gain & { key: string; dice: string[] })[]): void {
    const ways = paid.map(({ key, dice }) => dice.map((die) => pathOf(die, key)));
    let nth = 0;
    for (const [at, { key, good, amount, lost, dice }] of paid.entries()) {
      const send = (token: number, share: number) =>
        this.after(STAGGER * nth++, () =>
          this.send(ways[at]![token % dice.length] ?? null, key, good, share),
        );
      const tokens = Math.min(TOKENS, amount);
      for (let token = 0; token < tokens; token += 1) send(token, Math.ceil((amount - token) / tokens));
      if (lost) send(0, 0);
    }
  }

  private send(path: Path | null, key: string, good: GoodName, share: number): void {
    const land = () => {
      const left = (this.coming.get(key) ?? 0) - share;
      if (left > 0) this.coming.set(key, left);
      else this.coming.delete(key);
    };
    if (!path) return land();
    const flight = fly(path, good, !share);
    this.flights.push(flight);
    flight.onfinish = land;
  }

  private after(milliseconds: number, run: () => void): void {
    this.timers.push(window.setTimeout(run, milliseconds));
  }

  /** When the next frame is drawn: measuring before would lay the page out in the script. */
  private afterFrame(run: () => void): void {
    this.frames.push(requestAnimationFrame(() => this.after(0, run)));
  }

  /** Show everything as it is. */
  readonly finish = (): void => {
    this.timers.forEach(clearTimeout);
    this.timers = [];
    this.frames.forEach(cancelAnimationFrame);
    this.frames = [];
    this.air.clear();
    this.out.clear();
    this.coming.clear();
    this.flights.forEach((flight) => flight.cancel());
    this.flights = [];
  };
}

function totals(gains: Gain[]): Map<GoodName, number> {
  return new Map(gains.map((gain) => [gain.good, gain.amount]));
}

/** The gains that were not shownGains before. */
function since(gains: Gain[], shownGains = new Map<GoodName, number>()): Gain[] {
  return gains
    .map((gain) => ({ ...gain, amount: gain.amount - (shownGains.get(gain.good) ?? 0) }))
    .filter((gain) => gain.amount > 0 || (gain.lost > 0 && !shownGains.has(gain.good)));
}

export const blessings = new Blessings();

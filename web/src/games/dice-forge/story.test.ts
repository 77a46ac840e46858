/** How four rounds with four players are told, step by step, as bots have played them. */
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { LiveTable } from '../../lib/live.svelte';
import type { LogLine } from '../../lib/protocol';
import { settings } from '../../lib/settings.svelte';
import type { Beat } from '../../lib/story.svelte';
import { connect, type FakeSocket } from '../../testing/socket';
import { forgeSteps, giveThings } from '../../testing/states';
import { line, state } from '../../testing/table';
import type { Step } from '../board';
import { GOODS, type GoodName, type View } from './kinds';
import { story, type Moved } from './story';
import { isOut, isThrown, thrownTo } from './telling';

const recorded = forgeSteps();
const { steps } = recorded;
const log = steps.flatMap(({ lines }) => lines);
const names = ['Ada', 'Bruno', 'Carla', 'Dora'];
const NOBODY = { seat: 0, own: true, names, drafted: [] };
type Recorded = (typeof steps)[number];

beforeAll(() => giveThings(recorded));

const beatsOf = (step: Pick<Recorded, 'before' | 'after' | 'lines'>, more: Partial<Step<View>> = {}) =>
  story.beats({ ...step, ...NOBODY, ...more });
const moved = (beat: Beat) => beat.about as Moved;
const count = (...kinds: string[]) => log.filter(({ kind }) => kinds.includes(kind)).length;
const amount = (view: View, seat: number, good: GoodName) => view.players[seat]!.reserves[good]!.amount;

/** What a step shows while it is told: at the beginning of each beat, and at the end. */
function shownIn({ before, after, lines }: Recorded, beats: Beat[]): View[] {
  let told = lines[0]!.number - 1;
  const views: View[] = [];
  const look = () => {
    const rest = lines.filter(({ number }) => number > told);
    views.push(
      rest.length ? story.untell(after, before, lines.slice(0, lines.length - rest.length), rest) : after,
    );
  };
  for (const beat of beats) {
    told = Math.max(told, beat.known ?? -1);
    look();
    told = beat.upTo;
    look();
  }
  return views;
}

/** What a line changes in a reserve, reckoned apart from the story. */
function changeOf({ kind, args }: LogLine): [GoodName, number] {
  const good = GOODS[args.resource ?? 0]!;
  if (kind === 'bought') return ['gold', -args.price!];
  if (kind === 'paid' || kind === 'lost') return [good, -args.amount!];
  return [good, kind === 'gained' ? args.amount! : 0];
}

describe('a recorded game', () => {
  let all: { step: Recorded; beats: Beat[] }[];
  beforeAll(() => {
    all = steps.filter(({ lines }) => lines.length).map((step) => ({ step, beats: beatsOf(step) }));
  });
  const every = (kind: string) =>
    all.flatMap(({ beats }) => beats.filter((beat) => beat.kind === kind).map(moved));

  test('each die of each roll is thrown exactly once, to the face that it shows', () => {
    const thrown = every('roll').flatMap(({ dice }) => dice);
    const rolls = log.filter(({ kind }) => kind === 'rolled');
    expect(thrown.length).toBe(rolls.length);
    const text = (one: { seat: number; die: number; face: string }) => `${one.seat} ${one.die} ${one.face}`;
    const face = (number: number) =>
      Object.keys(recorded.things).filter((id) => id.startsWith('face/'))[number - 1];
    expect(thrown.map(text)).toEqual(
      rolls.map(({ seat, args }) => text({ seat, die: args.die!, face: face(args.face!)!.slice(5) })),
    );
  });

  test('what the dice bring comes after them, and all of it', () => {
    for (const { beats } of all)
      for (const [at, beat] of beats.entries())
        if (beat.kind === 'roll' && beats[at + 1]) expect(beats[at + 1]!.kind).toBe('gain');
    const sum = (lines: [GoodName, number][], good: GoodName) =>
      lines.filter(([of]) => of === good).reduce((total, [, more]) => total + more, 0);
    const told = every('gain').flatMap(({ gains }) =>
      gains.map(({ good, amount }): [GoodName, number] => [good, amount]),
    );
    const known = log.filter(({ kind }) => ['gained', 'lost'].includes(kind)).map(changeOf);
    for (const good of GOODS) expect(sum(told, good)).toBe(sum(known, good));
  });

  test('every face goes to the side that it replaces, every card to its owner, every ousted hero home', () => {
    for (const { step, beats } of all)
      for (const { faces, ousted } of beats.map(moved)) {
        for (const { seat, face, side } of faces) {
          const die = step.after.players[seat]!.dice.find(({ sides }) => sides.some(({ id }) => id === side));
          expect(die!.sides.find(({ id }) => id === side)!.face).toBe(face);
        }
        for (const { seat, portal } of ousted) expect(step.before.players[seat]!.portal).toBe(portal);
      }
    expect(every('forge')).toHaveLength(count('forged'));
    expect(every('feat').filter(({ card }) => card)).toHaveLength(count('took'));
    expect(every('oust')).toHaveLength(count('ousted'));
  });

  test('no number is shown that never was, and none goes the other way first', () => {
    for (const { step, beats } of all) {
      const views = [step.before, ...shownIn(step, beats)];
      for (const seat of names.keys())
        for (const good of GOODS) {
          const been = [amount(step.before, seat, good)];
          for (const one of step.lines.filter((each) => each.seat === seat)) {
            const [of, more] = changeOf(one);
            if (of === good) been.push(been.at(-1)! + more);
          }
          expect(been.at(-1)).toBe(amount(step.after, seat, good));
          expect(Math.min(...been)).toBeGreaterThanOrEqual(0);
          let at = 0;
          for (const view of views) {
            const found = been.indexOf(amount(view, seat, good), at);
            expect(found).toBeGreaterThanOrEqual(at);
            at = found;
          }
        }
    }
  });

  test('the dice turn to what was rolled or forged, and in the end are those of the new position', () => {
    for (const { step, beats } of all) {
      const views = shownIn(step, beats);
      const last = step.lines.at(-1)!.number;
      const nearly = story.untell(step.after, step.before, step.lines, [
        line(last + 1, 'rolled', { seat: 0 }),
      ]);
      expect(nearly.players[0]!.dice).toEqual(step.after.players[0]!.dice);
      if (beats.length) expect(views.at(-1)).toBe(step.after);
    }
  });

  test('a step takes seconds at most', () => {
    for (const { beats } of all)
      expect(beats.reduce((sum, { time }) => sum + time, 0)).toBeLessThanOrEqual(3600);
  });
});

describe('as it arrives from the server', () => {
  /** Milliseconds of the server before an action, a further one of the same turn, and an answer: bot_runner.py. */
  const [ACTION, FURTHER, ANSWER] = [450, 112, 45];
  let live: LiveTable;
  let socket: FakeSocket;

  beforeEach(() => {
    vi.useFakeTimers();
    settings.motion = 'normal';
    live = new LiveTable('table');
    socket = connect(live, state({ view: steps[0]!.before, moves: 0 }));
    live.story.teller = {
      beats: ({ before, after, lines }) =>
        beatsOf({ before: before.view, after: after.view, lines } as Recorded),
      joins: story.joins,
    };
  });
  afterEach(() => {
    live.close();
    vi.useRealTimers();
  });

  const send = ({ moves, after, lines }: Recorded, at: number) =>
    socket.say(state({ revision: at + 2, moves, view: after, log: lines }));

  /** Send the steps at the pace of the server; `look` every 10 ms. Returns when the last was sent, and when it was told. */
  function play(which: Recorded[], look: () => void = () => {}): { sent: number; told: number } {
    let now = 0;
    const wait = (milliseconds: number) => {
      for (let end = now + milliseconds; now < end; now += 10) {
        vi.advanceTimersByTime(10);
        look();
      }
    };
    let [active, turn] = ['', ''];
    for (const [at, step] of which.entries()) {
      const acts = ['bought', 'undertook', 'idle'].includes(step.lines[0]?.kind ?? '');
      const who = `${step.before.round} ${step.before.active}`;
      wait(!acts ? ANSWER : who === turn ? FURTHER : ACTION);
      if (acts) turn = who;
      send(step, at);
      active = who;
    }
    expect(active).not.toBe('');
    const sent = now;
    while (live.story.telling) wait(10);
    return { sent, told: now };
  }

  test('every roll is animated once, from its beginning to its end, whatever arrives meanwhile', () => {
    const thrown: string[] = [];
    const until: Record<string, number> = {};
    let before = 0;
    play(steps.slice(0, 40), () => {
      const { beat, number } = live.story;
      if (beat?.kind !== 'roll' || number === before) return;
      before = number;
      for (const { seat, die } of moved(beat).dice) {
        expect(isThrown(live.story, seat, die)).toBe(true);
        thrown.push(`${seat} ${die}`);
        until[thrown.length] = beat.upTo;
      }
    });
    const rolled = steps.slice(0, 40).flatMap(({ lines }) => lines.filter(({ kind }) => kind === 'rolled'));
    expect(thrown).toEqual(rolled.map(({ seat, args }) => `${seat} ${args.die}`));
  });

  test('three bots take four seconds at most, and a little more than the server needs where heroes are ousted', () => {
    const turns = steps.flatMap(({ lines }, at) => (lines.some(({ kind }) => kind === 'turn') ? [at] : []));
    for (let first = 0; first + 3 < turns.length; first += 1) {
      const round = steps.slice(turns[first], turns[first + 3]! + 1);
      const { sent, told } = play(round);
      const many = round.some(({ lines }) => lines.some(({ kind }) => kind === 'ousted'));
      expect(told).toBeLessThanOrEqual(many ? sent + 3000 : 4000);
    }
  });
});

describe('what was in a draft', () => {
  const bought = line(1, 'bought', { seat: 0, args: { face: 1, price: 2 } });
  const forged = line(2, 'forged', { seat: 0, args: { face: 3, old: 1, die: 0 } });
  const turn = line(3, 'turn', { seat: 1 });
  const rolled = line(4, 'rolled', { seat: 0, args: { face: 1, die: 0 } });
  const { before, after } = steps[0]!;

  test('has been seen', () => {
    expect(beatsOf({ before, after, lines: [bought, forged] }, { drafted: [0] })).toEqual([]);
    expect(beatsOf({ before, after, lines: [bought, forged] }).map(({ kind }) => kind)).toEqual(['forge']);
  });

  test('of others goes to the dice at once: several faces are one beat', () => {
    const another = [bought, forged].map((one, at) => ({ ...one, number: 3 + at }));
    const [forge, ...more] = beatsOf({ before, after, lines: [bought, forged, ...another] });
    expect(forge).toMatchObject({ kind: 'forge', upTo: 4 });
    expect(moved(forge!).faces).toHaveLength(2);
    expect(more).toEqual([]);
  });

  test('stays when the next turn is told', () => {
    const [roll] = beatsOf({ before, after, lines: [bought, forged, turn, rolled] }, { drafted: [0] });
    expect(roll).toMatchObject({ kind: 'roll', known: 3, upTo: 4 });
  });
});

test('dice that are out lie there until what they bring has come', () => {
  const dice = [{ seat: 1, die: 0, face: 'g3' }];
  const telling = (kind: string) => ({ beat: { kind, time: 1, upTo: 1, about: { dice } } });
  expect([isOut(telling('roll'), 1, 0), isOut(telling('gain'), 1, 0), isOut(telling('forge'), 1, 0)]).toEqual(
    [true, true, false],
  );
  expect([isOut(telling('roll'), 1, 1), isThrown(telling('gain'), 1, 0)]).toEqual([false, false]);
  expect([thrownTo(telling('roll'), 1, 0), thrownTo(telling('gain'), 1, 0)]).toEqual(['g3', '']);
  expect(isOut({ beat: null }, 1, 0)).toBe(false);
});

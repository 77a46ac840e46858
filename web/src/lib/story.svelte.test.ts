import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { connect, type FakeSocket } from '../testing/socket';
import { line, mySeat, state } from '../testing/table';
import { LiveTable } from './live.svelte';
import type { Moment } from './protocol';
import { settings } from './settings.svelte';
import type { Beat } from './story.svelte';

let live: LiveTable;
let socket: FakeSocket;

/** Two beats for each step, the first one before it is shown. */
const TIME = 1000;
const tell = (first: number): Beat[] => [
  { kind: 'early', time: TIME, upTo: first, early: true },
  { kind: 'late', time: TIME, upTo: first + 1 },
];

beforeEach(() => {
  vi.useFakeTimers();
  settings.motion = 'normal';
  live = new LiveTable('table');
  live.story.teller = { beats: ({ lines }) => tell(lines[0]!.number), joins: () => false };
  socket = connect(live, state({ moves: 0, view: 'before', log: [line(0, 'start')] }));
});

afterEach(() => {
  live.close();
  vi.useRealTimers();
});

const step = (moves: number) =>
  state({
    revision: 1 + moves,
    moves,
    view: `after ${moves}`,
    log: [line(2 * moves - 1, 'a'), line(2 * moves, 'b')],
  });
const shown = () => [live.state!.view, live.log.at(-1)!.number, live.story.beat?.kind, !!live.me?.asked];
const click = () => document.body.dispatchEvent(new MouseEvent('click', { bubbles: true }));

describe('a step is told', () => {
  test('beat by beat: an early one shows what was before, the log follows, the question comes last', () => {
    expect(shown()).toEqual(['before', 0, undefined, true]);
    socket.say(step(1));
    expect(shown()).toEqual(['before', 0, 'early', false]);
    vi.advanceTimersByTime(TIME - 1);
    expect(shown()).toEqual(['before', 0, 'early', false]);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual(['after 1', 1, 'late', false]);
    vi.advanceTimersByTime(TIME);
    expect(shown()).toEqual(['after 1', 2, undefined, true]);
  });

  test('each beat has its own lines, also those that the log shows already', () => {
    const beats = [
      { kind: 'first', time: TIME, upTo: 1, known: 1 },
      { kind: 'second', time: TIME, upTo: 2 },
    ];
    live.story.teller = { beats: () => beats, joins: () => false };
    socket.say(step(1));
    const lines = () => live.story.lines.map(({ number }) => number);
    expect(lines()).toEqual([1]);
    vi.advanceTimersByTime(TIME);
    expect(lines()).toEqual([2]);
    vi.advanceTimersByTime(TIME);
    expect(lines()).toEqual([]);
  });

  test('states that arrive meanwhile wait, and make it faster', () => {
    for (const moves of [1, 2, 3]) socket.say(step(moves));
    const seen = [shown()[0]];
    for (let time = 0; live.story.telling; time += 10) {
      vi.advanceTimersByTime(10);
      if (live.state!.view !== seen.at(-1)) seen.push(live.state!.view);
      expect(time).toBeLessThan(6 * TIME);
    }
    expect(seen).toEqual(['before', 'after 1', 'after 2', 'after 3']);
    expect(live.log.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  test('no question is asked before the newest state is shown', () => {
    socket.say({ ...step(1), mine: [mySeat(0, { asked: true, question: 'Old?' })] });
    socket.say({ ...step(2), mine: [mySeat(0, { asked: true, question: 'New?' })] });
    while (live.story.telling) {
      expect(live.me!.question).toBe('');
      vi.advanceTimersByTime(100);
    }
    expect(live.me!.question).toBe('New?');
  });

  test('commands name the newest revision, whatever is shown', () => {
    socket.say(step(1));
    live.order(0, 'x', 'y');
    expect(live.revision).toBe(2);
    expect(live.state!.revision).toBe(1);
  });
});

describe('what belongs together', () => {
  test('joins the step that waits: its lines are told, and the last state is shown', () => {
    live.story.teller = {
      beats: ({ lines }) => [{ kind: 'all', time: TIME, upTo: lines.at(-1)!.number }],
      joins: (lines) => lines[0]!.number > 3,
    };
    for (const moves of [1, 2, 3, 4]) socket.say(step(moves));
    expect(shown().slice(0, 3)).toEqual(['after 1', 0, 'all']);
    live.story.skip();
    expect(shown().slice(0, 3)).toEqual(['after 4', 2, 'all']);
    expect(live.story.step!.lines.map(({ number }) => number)).toEqual([3, 4, 5, 6, 7, 8]);
    live.story.skip();
    expect(shown()).toEqual(['after 4', 8, undefined, true]);
  });

  test('makes what is told before it no faster while it waits', () => {
    live.story.teller = {
      beats: () => ['roll', 'gain'].map((kind, at) => ({ kind, time: TIME, upTo: at + 1 })),
      joins: (lines) => lines[0]!.number === 3,
    };
    for (const moves of [1, 2]) socket.say(step(moves));
    live.story.skip();
    expect([live.story.beat!.kind, live.story.lasts]).toEqual(['gain', TIME]);
    socket.say(step(3));
    live.story.skip();
    expect([live.story.beat!.kind, live.story.lasts < TIME]).toEqual(['roll', true]);
  });

  test('takes the time that it needs to be read, however many steps wait', () => {
    live.story.teller.beats = ({ lines }) => [
      { kind: 'x', time: TIME, least: 0.9 * TIME, upTo: lines[0]!.number },
    ];
    for (const moves of [1, 2, 3, 4]) socket.say(step(moves));
    live.story.skip();
    expect(live.story.lasts).toBe(0.9 * TIME);
  });

  test('lines that are known already stand in the log at once', () => {
    live.story.teller.beats = () => [{ kind: 'rest', time: TIME, upTo: 2, known: 1 }];
    socket.say(step(1));
    expect(shown()).toEqual(['after 1', 1, 'rest', false]);
    expect(live.story.untold.map(({ number }) => number)).toEqual([2]);
  });
});

test('a replay tells the step to the next moment, and what came at the table meanwhile is shown', () => {
  const moment = (move: number, lines: number[]) =>
    ({ move, view: move, sheet: [], lines: lines.map((one) => line(one, 'x')) }) as unknown as Moment;
  let now = 3;
  live.story.replay(moment(3, []), moment(4, [7, 8]), () => (now = 4));
  expect([now, live.story.beat?.kind, live.story.untold.length]).toEqual([3, 'early', 2]);
  live.story.teller.beats = () => [];
  socket.say(step(1));
  vi.advanceTimersByTime(TIME);
  expect([now, live.story.beat?.kind, live.story.untold.length]).toEqual([4, 'late', 1]);
  vi.advanceTimersByTime(TIME);
  expect(shown()).toEqual(['after 1', 2, undefined, true]);
});

describe('a press', () => {
  test('ends one beat', () => {
    socket.say(step(1));
    click();
    expect(shown()[2]).toBe('late');
    click();
    expect(shown()[2]).toBeUndefined();
    click();
    expect(shown()).toEqual(['after 1', 2, undefined, true]);
  });

  test('a beat without end waits for its own button, which ends that beat alone', () => {
    live.story.teller.beats = () => [
      { kind: 'card', time: Infinity, upTo: 1 },
      { kind: 'next', time: TIME, upTo: 2 },
    ];
    socket.say(step(1));
    vi.advanceTimersByTime(60_000);
    click();
    expect(shown()[2]).toBe('card');
    const button = document.createElement('button');
    button.onclick = live.story.skip;
    document.body.append(button);
    button.click();
    button.remove();
    expect(shown()[2]).toBe('next');
  });
});

describe('a beat without end is told', () => {
  const card = () =>
    (live.story.teller.beats = () => [
      { kind: 'move', time: TIME, upTo: 1 },
      { kind: 'card', time: Infinity, upTo: 2 },
    ]);

  test('also without motion, without those around it; later states wait for it', () => {
    card();
    settings.motion = 'off';
    socket.say(step(1));
    expect(shown()).toEqual(['after 1', 0, 'card', false]);
    live.story.teller.beats = () => [];
    socket.say(step(2));
    expect(shown()[0]).toBe('after 1');
    live.story.skip();
    expect(shown()).toEqual(['after 2', 4, undefined, true]);
  });

  test('also when the page comes back from the background', () => {
    card();
    socket.say(step(1));
    click();
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(shown()[2]).toBe('card');
    vi.restoreAllMocks();
  });

  test('until too much has happened since', () => {
    card();
    socket.say(step(1));
    click();
    live.story.teller.beats = () => [];
    for (let moves = 2; moves < 100; moves += 1) socket.say(step(moves));
    expect(shown()[2]).toBeUndefined();
    expect(shown()[0]).toBe('after 99');
  });
});

describe('is shown at once', () => {
  const now = () => expect(shown()).toEqual(['after 1', 2, undefined, true]);

  test('without motion', () => {
    settings.motion = 'off';
    socket.say(step(1));
    now();
  });

  test('when the page goes to the background', () => {
    socket.say(step(1));
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    now();
    vi.restoreAllMocks();
  });

  test('after a lost connection', () => {
    socket.say(state({ log: [] }));
    socket.drop();
    vi.advanceTimersByTime(500);
    const again = connect(live);
    again.say(step(1));
    now();
  });

  test('what is only a step of a draft', () => {
    socket.say(state({ revision: 2, view: 'before', mine: [mySeat(0, { question: 'And now?' })] }));
    expect(live.me!.question).toBe('And now?');
  });

  test('what the board fails to tell', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
    live.story.teller.beats = () => {
      throw new Error('no words');
    };
    socket.say(step(1));
    now();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
});

test('a takeback in the middle shows the older position at once', () => {
  socket.say(step(1));
  socket.say(
    state({ revision: 3, moves: 0, view: 'before', table: { taken_back: 1 }, log: [line(0, 'start')] }),
  );
  live.story.finish();
  expect(shown()).toEqual(['before', 0, undefined, true]);
});

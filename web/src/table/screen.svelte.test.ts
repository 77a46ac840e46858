/** What a table shows and what follows by itself: the screen, the action bar, catching up, the signals. */
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GameBoard } from '../games/board';
import { api } from '../lib/api';
import type { ChatLine, DecisionInfo, GameInfo, MySeat, State } from '../lib/protocol';
import { storedResults } from '../lib/results';
import { go, route } from '../lib/route.svelte';
import { readChat, seenMoves } from '../lib/seen';
import { settings } from '../lib/settings.svelte';
import { connect, type FakeSocket } from '../testing/socket';
import { action, mySeat, preview, seatInfo, state, step } from '../testing/table';
import { Bar } from './bar/bar.svelte';
import { CatchUp } from './catchUp.svelte';
import { goOnLearning, leadEye, loadShown, showResult } from './follow.svelte';
import { TableScreen } from './screen.svelte';

let screen: TableScreen;
let socket: FakeSocket;
const total = (...points: number[]) => ({ label: 'Total', points, later: false });
const result = { scores: [12, 9], winners: [0] };

function sit(first: State = state()): void {
  socket = connect(screen.live, first);
}
const mine = (more: Partial<MySeat>) => state({ mine: [mySeat(0, more)] });

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {});
  Object.assign(settings, { oneTouch: false, confirm: 'undoable', autoEnd: false, motion: 'off' });
  go('/t/table');
  screen = new TableScreen('table');
});
afterEach(() => screen.live.close());

describe('the shown position', () => {
  test('is the own draft, and what is confirmed beside it', () => {
    sit(state({ view: { board: 'ink' }, mine: [mySeat(0, { view: { board: 'pencil' } })] }));
    expect([screen.view, screen.confirmed]).toEqual([{ board: 'pencil' }, { board: 'ink' }]);
  });

  test('has the points of the draft, from the last line of the sheet', () => {
    sit(state({ sheet: [total(1, 2)], mine: [mySeat(0, { sheet: [total(0, 0), total(5, 2)] })] }));
    expect(screen.points).toEqual([5, 2]);
  });

  test('is a moment of the replay, if one is looked at', () => {
    sit(state({ view: { board: 'now' }, sheet: [total(9, 9)] }));
    go('/t/table?at=3');
    expect([screen.back, screen.view, screen.points, screen.still]).toEqual([true, undefined, [], true]);
    screen.replay.now = { move: 3, view: { board: 'then' }, sheet: [total(1, 1)] } as never;
    expect([screen.view, screen.points, screen.move]).toEqual([{ board: 'then' }, [1, 1], 3]);
  });

  test('parts that stay are the same objects', () => {
    sit(state({ view: { a: [1], b: 1 } }));
    const before = screen.view as { a: number[] };
    const { names } = screen;
    socket.say(state({ revision: 2, view: { a: [1], b: 2 } }));
    expect((screen.view as { a: number[] }).a).toBe(before.a);
    expect(screen.names).toBe(names);
  });

  test('of a rival is looked at, until one looks at oneself', () => {
    sit();
    screen.page = 'players';
    screen.look(1);
    expect([screen.shownSeat, screen.other, screen.page]).toEqual([1, true, 'board']);
    screen.look(0);
    expect([screen.looked, screen.other]).toEqual([null, false]);
  });
});

describe('points that an action promises', () => {
  test('are shown before it is done, with what follows', async () => {
    const one = action(1, { targets: ['a'] });
    sit(mine({ actions: [one, action(2)] }));
    screen.controls.tap('a');
    await socket.looked(preview(1, { before: 3, after: 5 }));
    expect([screen.promised, screen.promisedMore]).toEqual([5, 2]);
    screen.controls.followUp = { action: 7, after: 9 };
    expect([screen.promised, screen.promisedMore]).toEqual([9, 6]);
    go('/t/table?at=1');
    expect(screen.promised).toBeNull();
  });
});

describe('what may be done', () => {
  const people = [seatInfo(0), seatInfo(1)];
  const bots = [seatInfo(0), seatInfo(1, { kind: 'bot', bot: 'garzone' })];

  test('hints: alone, on the own turn, without a guide or the dice of a day', () => {
    sit(state({ table: { seats: bots } }));
    expect([screen.alone, screen.mayHint, screen.mayCopy]).toEqual([true, true, true]);
    socket.say(state({ table: { seats: bots, day: '2026-01-01' } }));
    expect(screen.mayHint).toBe(false);
    socket.say(state({ table: { seats: people } }));
    expect([screen.alone, screen.mayHint, screen.mayCopy]).toEqual([false, false, false]);
    socket.say(state({ table: { seats: bots }, mine: [mySeat(0, { complete: true })] }));
    expect(screen.mayHint).toBe(false);
  });

  test('taking back: after the first move, not in a guide or with the dice of a day', () => {
    sit(state({ moves: 0 }));
    expect(screen.mayTakeBack).toBe(false);
    socket.say(state({ moves: 1 }));
    expect(screen.mayTakeBack).toBe(true);
    socket.say(state({ moves: 1, table: { day: '2026-01-01' } }));
    expect(screen.mayTakeBack).toBe(false);
    socket.say(state({ moves: 1, mine: [] }));
    expect(screen.mayTakeBack).toBe(false);
  });

  test('a guide goes on while a lesson is told or a rival acts', () => {
    const lesson = { step: 1, steps: 3, text: '', then: null };
    sit(state({ table: { guided: true }, mine: [mySeat(0, { lesson })] }));
    expect(screen.guided).toBe(true);
    socket.say(state({ table: { guided: true }, mine: [mySeat(0, { asked: false })] }));
    expect(screen.guided).toBe(true);
    socket.say(state({ table: { guided: true } }));
    expect(screen.guided).toBe(false);
  });

  test('nothing is tapped by who watches, or when it is over', () => {
    sit(state());
    expect([screen.still, screen.myTurn]).toEqual([false, true]);
    socket.say(state({ result }));
    expect([screen.still, screen.myTurn, screen.ended]).toEqual([true, false, false]);
    socket.say(state({ table: { status: 'over' } }));
    expect([screen.still, screen.ended]).toEqual([true, true]);
    socket.say(state({ mine: [] }));
    expect(screen.still).toBe(true);
  });
});

describe('chat', () => {
  const said = (number: number, own = false) => ({ number, mine: own }) as ChatLine;
  const say = (...lines: ChatLine[]) => socket.say({ type: 'chat', lines, fresh: false, muted: [] });

  test('is there with other people, or once something was said', () => {
    sit(state({ table: { seats: [seatInfo(0), seatInfo(1, { kind: 'bot' })] } }));
    expect(screen.mayChat).toBe(false);
    say(said(1));
    expect(screen.mayChat).toBe(true);
    socket.say(state({ mine: [] }));
    expect(screen.mayChat).toBe(false);
  });

  test('lines of others are unread, until they are read', () => {
    sit();
    say(said(1), said(2, true), said(3));
    expect(screen.unread).toBe(2);
    screen.readChat();
    expect(screen.unread).toBe(0);
    expect(readChat.of('table')).toBe(3);
    say(said(4));
    expect([screen.unread, new TableScreen('table').unread]).toEqual([1, 0]);
  });
});

test('alone the end says how far from the goal', () => {
  screen.board = { end: { goal: () => 50 } } as unknown as GameBoard;
  sit(state({ result: { scores: [53], winners: [0] } }));
  expect(screen.goalText).toContain('won by 3');
  socket.say(state({ result: { scores: [50], winners: [] } }));
  expect(screen.goalText).toBe('50 of 51. Pope Sisto keeps the city; 1 more would have done it.');
  socket.say(state());
  expect(screen.goalText).toBe('');
});

test('a bot is called by its strength', () => {
  expect(screen.strength('garzone')).not.toBe('Garzone');
  screen.info = { bots: [{ value: 'garzone', label: 'Garzone' }] } as GameInfo;
  expect(screen.strength('garzone')).toBe('Garzone');
});

test('the help opens at a rule', () => {
  screen.showRules('4.2');
  expect([screen.dialog, screen.rule]).toEqual(['rules', '4.2']);
  screen.close();
  expect(screen.dialog).toBe('');
});

test('what the server says of the game stays if it cannot be asked again', async () => {
  sit();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"name":"pig","bots":[]}')));
  await screen.loadInfo();
  expect(screen.info?.name).toBe('pig');
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
  await screen.loadInfo();
  expect(screen.info?.name).toBe('pig');
});

test('the board of the game is loaded', async () => {
  screen.loadBoard();
  expect(screen.board).toBeNull();
  sit();
  screen.loadBoard();
  await expect.poll(() => screen.board).not.toBeNull();
  expect(screen.boardFailure).toBeNull();
});

describe('the action bar', () => {
  let bar: Bar;
  const many = (count: number, more = {}) => Array.from({ length: count }, (_, at) => action(at, more));
  const numbers = (actions: { action: number }[]) => actions.map((one) => one.action);
  beforeEach(() => (bar = new Bar(screen)));

  test('lists the answers; what may be done at any time stands apart', () => {
    sit(mine({ actions: [action(1), action(2, { any_time: true, targets: ['purse'] })] }));
    expect([numbers(bar.listed), numbers(bar.anyTime), bar.aside]).toEqual([[1], [2], false]);
    screen.controls.target = 'purse';
    expect([numbers(bar.listed), bar.aside]).toEqual([[2], true]);
  });

  test('keeps the rest behind more, unless there is nothing else', () => {
    sit(mine({ actions: [action(1), action(2, { more: true }), action(3, { last: true })] }));
    expect([numbers(bar.offered), bar.last?.action]).toEqual([[1, 3], 3]);
    screen.controls.select(screen.controls.actions[1]!);
    expect(numbers(bar.offered)).toEqual([1, 2, 3]);
    socket.say(mine({ actions: [action(2, { more: true })] }));
    expect(numbers(bar.offered)).toEqual([2]);
  });

  test('has keys: digits choose, Escape drops what is chosen', () => {
    sit(mine({ actions: [...many(3), action(9, { last: true, rank: 9 })] }));
    const selected = () => screen.controls.selected?.action;
    bar.press('2');
    expect(selected()).toBe(1);
    bar.press('7');
    bar.press('x');
    expect(selected()).toBe(1);
    bar.press('0');
    expect(selected()).toBe(9);
    bar.panel = true;
    bar.press('Escape');
    expect([bar.panel, selected()]).toEqual([false, 9]);
    bar.press('Escape');
    expect(selected()).toBeUndefined();
  });

  test('goes through the choices in a circle', () => {
    sit(mine({ actions: many(3) }));
    const at = () => screen.controls.selected?.action;
    bar.move(1);
    expect([at(), bar.step]).toEqual([0, 0]);
    bar.move(1);
    bar.move(1);
    bar.move(1);
    expect(at()).toBe(0);
    bar.move(-1);
    expect(at()).toBe(2);
    screen.controls.clearSelection();
    bar.move(-1);
    expect(at()).toBe(2);
  });

  test('and through what can be done together with one', () => {
    screen.controls.additions = [{ action: 7 }, { action: 8 }];
    bar.moveAddition(-1);
    expect(screen.controls.addition?.action).toBe(8);
    bar.moveAddition(1);
    expect(screen.controls.addition?.action).toBe(7);
  });

  test('shows the kinds of many choices first', () => {
    const kinds = [
      { name: 'work', label: '', has: (one: { notation: string }) => one.notation.startsWith('work') },
      { name: 'other', label: '', has: () => true },
    ];
    screen.board = { bar: { kinds } } as unknown as GameBoard;
    const works = many(5, { notation: 'work x' });
    sit(mine({ actions: [...works, ...many(3)] }));
    expect(bar.kinds).toEqual([]);
    socket.say(mine({ actions: [...works, ...many(4), action(9, { last: true })] }));
    expect(bar.kinds.map((one) => [one.name, one.actions.length])).toEqual([
      ['work', 5],
      ['other', 4],
    ]);
    expect(bar.inKinds).toBe(true);
    bar.kind = 'other';
    expect([bar.inKinds, bar.openKind?.name]).toEqual([false, 'other']);
    socket.say(mine({ actions: many(9, { notation: 'work x' }) }));
    expect(bar.kinds, 'one kind is none').toEqual([]);
  });

  test('lists one of several kinds of answers', () => {
    const mode = (name: string) => ({
      name,
      label: '',
      icon: '',
      has: (one: { notation: string }) => one.notation.startsWith(name),
    });
    screen.board = { bar: { modes: () => [mode('buy'), mode('feat')] } } as unknown as GameBoard;
    sit(mine({ actions: [action(1, { notation: 'buy x' }), action(2, { notation: 'feat y' }), action(3)] }));
    expect(bar.modes.map((one) => one.count)).toEqual([1, 1]);
    bar.showHalf('feat');
    expect(numbers(bar.listed)).toEqual([2, 3]);
  });

  test('a phone shows few drawn choices', () => {
    sit(mine({ actions: many(4) }));
    expect(bar.few).toBe(false);
    screen.board = { bar: { Choice: () => {}, draws: (one: { action: number }) => one.action < 9 } } as never;
    expect(bar.few).toBe(true);
    socket.say(mine({ actions: [...many(3), action(9)] }));
    expect(bar.few).toBe(false);
    socket.say(mine({ actions: many(5) }));
    expect(bar.few).toBe(false);
  });

  test('says why confirm and undo do nothing', () => {
    sit(mine({ actions: many(2) }));
    bar.confirm();
    expect(bar.notYet).toBe('bar-confirm-early');
    bar.undo(false);
    expect(bar.notYet).toBe('bar-undo-none');
    expect(socket.sent).toEqual([]);
    socket.say(mine({ complete: true, draft: [step(0), step(1)] }));
    bar.undo(true);
    expect([bar.notYet, socket.last]).toMatchObject(['', { type: 'undo', keep: 0 }]);
  });

  test('undo takes back one gesture or all, confirm sends', () => {
    sit(mine({ complete: true, draft: [step(0), step(1)] }));
    bar.undo(false);
    expect(socket.last).toMatchObject({ type: 'undo', keep: 1 });
    socket.answer(mine({ complete: true, draft: [step(0)] }));
    bar.confirm();
    expect(socket.last).toMatchObject({ type: 'confirm' });
  });

  test('the turn ends by itself only if that is set, and nothing is selected', () => {
    sit(mine({ complete: true, draft: [step(0)] }));
    expect([bar.ending, bar.open]).toEqual([false, false]);
    settings.autoEnd = true;
    expect(bar.ending).toBe(true);
    socket.say(mine({ actions: many(2) }));
    expect([bar.ending, bar.open]).toEqual([false, true]);
  });

  test('a choice that is done closes the list', () => {
    sit(mine({ actions: many(2) }));
    bar.panel = true;
    bar.choose(screen.controls.actions[0]!);
    expect(bar.panel).toBe(true);
    bar.choose(screen.controls.actions[0]!);
    expect(bar.panel).toBe(false);
  });
});

describe('what follows by itself', () => {
  let stop: () => void;
  const run = (what: () => void) => {
    stop = $effect.root(what);
    flushSync();
  };
  const say = (next: State) => {
    socket.say(next);
    flushSync();
  };
  afterEach(() => stop());

  test('the title says whose turn it is, and blinks in the background', () => {
    vi.useFakeTimers();
    sit(state({ table: { name: 'Friday' } }));
    run(() => leadEye(screen));
    expect(document.title).toBe('● Your turn · Friday · Pig · Bottega');
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    vi.advanceTimersByTime(1000);
    expect(document.title).toBe('Friday · Pig · Bottega');
    vi.advanceTimersByTime(1000);
    expect(document.title).toContain('Your turn');
    say(state({ revision: 2, mine: [mySeat(0, { asked: false })] }));
    expect(document.title).toBe('Pig · Bottega');
    vi.advanceTimersByTime(3000);
    expect(document.title).toBe('Pig · Bottega');
    vi.useRealTimers();
  });

  test('somebody who watches sees whoever acts', () => {
    sit(state({ mine: [], waiting: [1] }));
    run(() => leadEye(screen));
    expect(screen.shownSeat).toBe(1);
    say(state({ revision: 2, mine: [], waiting: [0] }));
    expect(screen.shownSeat).toBe(0);
  });

  test('a new question leads back to the own things', () => {
    sit(state({ mine: [mySeat(0, { asked: false })] }));
    run(() => leadEye(screen));
    screen.look(1);
    say(state({ revision: 2 }));
    expect(screen.looked).toBeNull();
  });

  test('a section with answers is shown', () => {
    sit();
    run(() => leadEye(screen));
    screen.controls.section = 'rivals';
    flushSync();
    expect(screen.page).toBe('players');
    screen.controls.section = 'city';
    flushSync();
    expect(screen.page).toBe('board');
  });

  test('the better move is shown on the board of the replay', () => {
    sit();
    run(() => leadEye(screen));
    const decision = {
      move: 4,
      seat: 1,
      mark: 'slip',
      best: [{ targets: ['die/white'] }],
    } as unknown as DecisionInfo;
    screen.analysis.state = {
      status: 'done',
      done: 1,
      moves: 1,
      analysis: { decisions: [decision] } as never,
    };
    go('/t/table?at=3');
    screen.replay.now = { move: 3 } as never;
    flushSync();
    expect([screen.shownSeat, screen.still]).toEqual([1, false]);
    expect(screen.controls.isSelected('die')).toBe(true);
    go('/t/table');
    flushSync();
    expect(screen.controls.shown).toEqual([]);
  });

  test('when a lesson has ended its card is shown, once at a table, and new things are told of from then on', async () => {
    const market = { id: 'market', icon: 'fiorini', kind: '', text: 'The market.', does: ['market'] };
    const lessons = [{ number: 1, title: 'First', known: '', aim: '', not_yet: [market] }];
    const asked = vi.spyOn(api, 'lessons').mockResolvedValue(lessons);
    sit(mine({ lesson: { step: 1, steps: 1, text: 'Do it.', then: null } }));
    run(() => goOnLearning(screen));
    expect(asked).not.toHaveBeenCalled();
    const free = (revision: number, moves: number, notation: string) =>
      state({ revision, moves, mine: [mySeat(0, { taught: 1, actions: [action(1, { notation })] })] });
    say(free(2, 1, 'market'));
    await vi.waitUntil(() => screen.dialog === 'lesson');
    expect(screen.news).toEqual(market);
    screen.close();
    say(free(3, 1, 'of the draft'));
    expect(screen.news).toBeUndefined();
    say(free(4, 1, 'market'));
    expect(screen.news).toEqual(market); // taken back
    say(free(5, 1, 'of the draft'));
    say(free(6, 2, 'market'));
    expect(screen.dialog).toBe('');
    expect(screen.news).toBeUndefined();
  });

  test('the score sheet opens when the game ends before the eyes, and the result is kept', () => {
    sit();
    run(() => showResult(screen));
    expect(storedResults.all()).toEqual({});
    say(state({ revision: 2, result }));
    expect(screen.dialog).toBe('scores');
    expect(storedResults.all().table?.scores).toEqual([12, 9]);
  });

  test('not if it was over before, or if the board shows the end itself', () => {
    sit(state({ result }));
    run(() => showResult(screen));
    expect(screen.dialog).toBe('');
    say(state({ revision: 2 }));
    screen.board = { end: { shown: 'beside' } } as GameBoard;
    say(state({ revision: 3, result }));
    expect(screen.dialog).toBe('');
  });

  test('the table is opened and closed with its page, and answers refresh the controls', () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error()));
    const opened = vi.spyOn(screen.live, 'open').mockImplementation(() => {});
    const closed = vi.spyOn(screen.live, 'close');
    run(() => loadShown(screen));
    expect(opened).toHaveBeenCalledOnce();
    const refreshed = vi.spyOn(screen.controls, 'refresh');
    screen.live.state = state({ table: { game: '' } });
    flushSync();
    expect(refreshed).toHaveBeenCalled();
    stop();
    expect(closed).toHaveBeenCalled();
  });
});

describe('what happened since the last visit', () => {
  let stop: () => void;
  let catchUp: CatchUp;
  const open = (moves: number, more: Parameters<typeof state>[0] = {}) => {
    sit(state({ moves, ...more }));
    stop = $effect.root(() => {
      catchUp = new CatchUp(screen);
    });
    flushSync();
  };
  beforeEach(() => {
    settings.motion = 'normal';
  });
  afterEach(() => stop());

  test('is played back from where one was', () => {
    seenMoves.store('table', 4);
    open(9);
    expect([catchUp.running, route.now.at]).toEqual([true, 4]);
    expect(seenMoves.of('table')).toBe(9);
    catchUp.leave();
    expect([catchUp.running, route.now.at]).toEqual([false, null]);
  });

  test('is not at the first visit, nor when nothing is new', () => {
    open(9);
    expect(catchUp.running).toBe(false);
    stop();
    open(9);
    expect(catchUp.running).toBe(false);
  });

  test('is not while one is there', () => {
    open(3);
    socket.say(state({ revision: 2, moves: 5 }));
    flushSync();
    expect([catchUp.running, seenMoves.of('table')]).toEqual([false, 5]);
  });

  test.each([
    ['who watches', { mine: [] }, 'normal'],
    ['a finished game', { table: { status: 'over' as const } }, 'normal'],
    ['who wants no motion', {}, 'off'],
  ])('is not for %s', (_, more, motion) => {
    settings.motion = motion as 'off';
    seenMoves.store('table', 4);
    open(9, more);
    expect(catchUp.running).toBe(false);
  });
});

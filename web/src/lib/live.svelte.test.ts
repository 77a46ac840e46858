import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { connect, FakeSocket, settled } from '../testing/socket';
import { changesOfStates } from '../testing/states';
import { line, mySeat, seatInfo, state } from '../testing/table';
import { diceReceipts } from './dice';
import { LiveTable } from './live.svelte';
import { practice } from './practice.svelte';
import type { Changes, Refused, State } from './protocol';

let live: LiveTable;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5); // delays as they are, without a spread
  live = new LiveTable('table');
});

afterEach(() => {
  live.close();
  vi.useRealTimers();
});

const newest = () => FakeSocket.all.at(-1)!;
const refusal = (id: string | null, code: Refused['code'] = 'illegal'): Refused => ({
  type: 'refused',
  id,
  code,
  text: 'No.',
  rule: '',
  rule_text: '',
  rule_title: '',
});

function hide(hidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('connecting', () => {
  test('is done at the address of the table, in the language of the page', () => {
    const socket = connect(live);
    expect(socket.address).toBe(`ws://${location.host}/api/tables/table/live?lang=en&since=0&protocol=2`);
    expect(live.connection).toBe('connecting');
    socket.say(state());
    expect(live.connection).toBe('live');
  });

  test('a table that does not exist is missing, and nobody knocks again', () => {
    connect(live).drop(4404);
    expect(live.missing).toBe(true);
    vi.advanceTimersByTime(60_000);
    dispatchEvent(new Event('online'));
    expect(FakeSocket.all).toHaveLength(1);
  });

  test('so is one of which the server says that it does not know it', () => {
    connect(live).say(refusal(null, 'unknown-table'));
    expect(live.missing).toBe(true);
  });

  test('after it was closed nothing is opened again', () => {
    connect(live, state());
    live.close();
    dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});

describe('a lost connection', () => {
  test('is opened again after a while that doubles up to eight seconds', () => {
    connect(live, state()).drop();
    expect(live.connection).toBe('lost');
    for (const [tries, delay] of [300, 600, 1200, 2400, 4800, 8000, 8000, 8000].entries()) {
      vi.advanceTimersByTime(delay - 1);
      expect(FakeSocket.all).toHaveLength(1 + tries);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.all).toHaveLength(2 + tries);
      newest().drop();
    }
  });

  test('a new one that takes long to open is left to it', () => {
    connect(live, state()).drop();
    vi.advanceTimersByTime(300);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(2);
    expect(newest().readyState).toBe(FakeSocket.CONNECTING);
  });

  test('soon again, once a state has come', () => {
    connect(live, state()).drop();
    vi.advanceTimersByTime(300);
    newest().drop();
    vi.advanceTimersByTime(600);
    newest().accept();
    newest().say(state());
    newest().drop();
    vi.advanceTimersByTime(300);
    expect(FakeSocket.all).toHaveLength(4);
  });

  test('without a network there is no hurry, and the network brings it back at once', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    connect(live, state());
    dispatchEvent(new Event('offline'));
    expect(live.connection).toBe('lost');
    vi.advanceTimersByTime(7999);
    expect(FakeSocket.all).toHaveLength(1);
    dispatchEvent(new Event('online'));
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(20_000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test('an old socket that closes late changes nothing', () => {
    const old = connect(live, state());
    const { onclose } = old;
    dispatchEvent(new Event('online'));
    newest().accept();
    newest().say(state());
    onclose?.({ code: 1006 });
    expect(live.connection).toBe('live');
  });

  test('the log is asked for from the next line on', () => {
    connect(live, state({ log: [line(0, 'a'), line(1, 'b')] })).drop();
    vi.advanceTimersByTime(300);
    expect(newest().address).toContain('since=2');
  });

  test('with real dice from the beginning: rolls may have been corrected', () => {
    connect(live, state({ table: { real_dice: true }, log: [line(0, 'a')] })).drop();
    vi.advanceTimersByTime(300);
    expect(newest().address).toContain('since=0');
  });

  test('commands and questions without an answer are sent again, with the same ids', () => {
    const socket = connect(live, state());
    live.act(0, 5, [6]);
    void live.why(0, 'die/white');
    const before = socket.sent;
    expect(before).toHaveLength(2);
    socket.drop();
    vi.advanceTimersByTime(300);
    newest().accept();
    expect(newest().sent).toEqual(before);
  });

  test('what is said while there is no connection goes out when there is one', () => {
    connect(live, state()).drop();
    live.confirm(0);
    expect(live.busy).toBe('confirm');
    vi.advanceTimersByTime(300);
    newest().accept();
    expect(newest().sent).toMatchObject([{ type: 'confirm', seat: 0, revision: 1 }]);
  });

  test('what was answered is not sent again', () => {
    const socket = connect(live, state());
    live.act(0, 5);
    socket.answer(state({ revision: 2 }));
    socket.drop();
    vi.advanceTimersByTime(300);
    newest().accept();
    expect(newest().sent).toEqual([]);
  });
});

describe('signs of life', () => {
  test('a ping after twenty silent seconds; without an answer in four the table connects anew', () => {
    const socket = connect(live, state());
    vi.advanceTimersByTime(19_999);
    expect(socket.sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(socket.last).toMatchObject({ type: 'ping', hidden: false });
    vi.advanceTimersByTime(3999);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test('any answer is a sign, and the next ping comes in its time', () => {
    const socket = connect(live, state());
    vi.advanceTimersByTime(20_000);
    socket.say({ type: 'pong', id: socket.last!.id });
    vi.advanceTimersByTime(20_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(socket.sent.filter((one) => one.type === 'ping')).toHaveLength(2);
  });

  test('the server hears when the page goes to the background and when it comes back', () => {
    const socket = connect(live, state());
    hide(true);
    expect(socket.last).toMatchObject({ type: 'ping', hidden: true });
    hide(false);
    expect(socket.last).toMatchObject({ type: 'ping', hidden: false });
  });

  test('a page that comes to the front without a connection connects at once', () => {
    connect(live, state()).drop();
    hide(true);
    expect(FakeSocket.all).toHaveLength(1);
    hide(false);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test('one that connects in the background says so', () => {
    connect(live, state());
    hide(true);
    dispatchEvent(new Event('online'));
    newest().accept();
    expect(newest().sent).toMatchObject([{ type: 'ping', hidden: true }]);
  });
});

describe('commands', () => {
  test('carry the revision and what is done', () => {
    const socket = connect(live, state({ revision: 7 }));
    live.act(1, 5, [6, 7]);
    expect(socket.last).toMatchObject({ type: 'act', revision: 7, seat: 1, action: 5, then: [6, 7] });
    expect(socket.last).not.toHaveProperty('confirm');
    live.act(1, 5, [], true);
    expect(socket.last).toMatchObject({ type: 'act', action: 5, then: [], confirm: true });
    live.undo(1, 2);
    expect(socket.last).toMatchObject({ type: 'undo', revision: 7, seat: 1, keep: 2 });
    live.plan(1, [3], [4]);
    expect(socket.last).toMatchObject({ type: 'plan', seat: 1, keep: [3], add: [4] });
    live.order(0, 'elder', 'never');
    expect(socket.last).toMatchObject({ type: 'order', seat: 0, order: 'elder', choice: 'never' });
    live.propose('seat', 1, 'me');
    expect(socket.last).toMatchObject({ type: 'propose', kind: 'seat', seat: 1, to: 'me' });
    live.takeBack(0, 12);
    expect(socket.last).toMatchObject({ type: 'propose', kind: 'takeback', seat: 0, move: 12 });
    live.agree(3);
    expect(socket.last).toMatchObject({ type: 'agree', proposal: 3 });
    live.refuse(3);
    expect(socket.last).toMatchObject({ type: 'refuse', proposal: 3 });
    live.enter(4, ['1', '6']);
    expect(socket.last).toMatchObject({ type: 'enter', moves: 4, outcomes: ['1', '6'] });
    live.correct(4);
    expect(socket.last).toMatchObject({ type: 'correct', moves: 4 });
    live.comeBack(1);
    expect(socket.last).toMatchObject({ type: 'back', seat: 1 });
    expect(new Set(socket.sent.map((one) => one.id)).size).toBe(socket.sent.length);
  });

  test('keep the table busy until the state that answers them has come', () => {
    const socket = connect(live, state());
    live.act(0, 5);
    expect(live.busy).toBe('act');
    socket.say(state({ revision: 2 })); // another has done something
    expect(live.busy).toBe('act');
    socket.answer(state({ revision: 3 }));
    expect(live.busy).toBeNull();
  });

  test('of several the last unanswered one counts', () => {
    const socket = connect(live, state());
    live.order(0, 'a', 'b');
    live.act(0, 5);
    socket.say({ type: 'done', id: socket.sent[1]!.id, revision: 2 });
    expect(live.busy).toBe('order');
    socket.say({ type: 'done', id: socket.sent[0]!.id, revision: 2 });
    expect(live.busy).toBeNull();
  });

  test('a refusal ends one and is shown until the next', () => {
    const socket = connect(live, state());
    live.act(0, 5);
    socket.say(refusal(socket.last!.id));
    expect(live.busy).toBeNull();
    expect(live.refused?.text).toBe('No.');
    live.act(0, 5);
    expect(live.refused).toBeNull();
  });

  test('turns that are confirmed are counted, until one has practice', () => {
    connect(live, state());
    expect(practice.enough).toBe(false);
    live.act(0, 5);
    live.act(0, 5, [], true);
    for (let turn = 0; turn < 2; turn += 1) live.confirm(0);
    expect(practice.enough).toBe(true);
    expect(localStorage.getItem('bottega-turns')).toBe('3');
    live.confirm(0);
    expect(localStorage.getItem('bottega-turns')).toBe('3');
  });
});

describe('questions', () => {
  test('each gets its own answer', async () => {
    const socket = connect(live, state());
    const [first, second] = [live.why(0, 'a'), live.why(0, 'b')];
    const [one, two] = socket.sent;
    const reason = { text: 'Too dear.', rule: '', rule_text: '', rule_title: '', action: null };
    socket.say({ type: 'because', id: two!.id, reasons: [reason] as never });
    socket.say({ type: 'because', id: one!.id, reasons: [] });
    expect((await first).reasons).toEqual([]);
    expect((await second).reasons).toMatchObject([{ text: 'Too dear.' }]);
  });

  test('that a preview came too late is nothing to tell', async () => {
    const socket = connect(live, state());
    const looked = live.look(0, [5]);
    socket.say(refusal(socket.last!.id, 'stale'));
    expect((await looked).previews).toEqual([]);
    expect(live.refused).toBeNull();
  });

  test('a refused why is told, and answered with nothing', async () => {
    const socket = connect(live, state());
    const why = live.why(0, 'a');
    socket.say(refusal(socket.last!.id));
    expect((await why).reasons).toEqual([]);
    expect(live.refused?.code).toBe('illegal');
  });

  test('do not make the table busy', () => {
    connect(live, state());
    void live.look(0, [1]);
    expect(live.busy).toBeNull();
  });
});

describe('states', () => {
  test('are put together from what the server says that has changed', () => {
    const { messages, last } = changesOfStates();
    const socket = connect(live);
    for (const message of messages) socket.say(message);
    expect(live.newest).toEqual({ ...last, log: live.newest?.log });
    expect(live.log.map(({ number }) => number)).toEqual(live.log.map((_, at) => at));
    expect(FakeSocket.all).toHaveLength(1);
  });

  test('of which a part is damaged are asked for as a whole, from then on', () => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
    vi.spyOn(console, 'error').mockReturnValue();
    const { messages, last } = changesOfStates();
    const [first, ...rest] = messages as [State, ...Changes[]];
    const socket = connect(live, first);
    socket.say(rest[0]!);
    const before = live.newest;
    live.act(0, 1);
    const change = rest[1]!.changes as object;
    socket.say({ ...rest[1]!, changes: { ...change, moves: [99] } });
    expect(live.newest).toBe(before);
    expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/api/faults']);
    expect(newest().address).toContain('&protocol=1');
    newest().accept();
    expect(newest().last?.type).toBe('act');
    newest().say({ ...last, log: [] });
    expect(live.newest?.revision).toBe(last.revision);
    expect(live.connection).toBe('live');
  });

  test.each([{ nothing: [1] }, { moves: [1, 0, []] }])('of which parts do not exist are, too', (change) => {
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
    vi.spyOn(console, 'error').mockReturnValue();
    const socket = connect(live, changesOfStates().messages[0] as State);
    socket.say({ type: 'changes', changes: change, check: 0, log: [], answers: null });
    expect(newest().address).toContain('&protocol=1');
    expect(FakeSocket.all).toHaveLength(2);
  });

  test('without a view keep the one before', () => {
    const socket = connect(live, state({ view: { board: 1 } }));
    socket.say(state({ revision: 2, view: null }));
    expect(live.revision).toBe(2);
    expect(live.state?.view).toEqual({ board: 1 });
  });

  test('leave what is unchanged the same object', () => {
    const socket = connect(live, state({ view: { a: [1], b: [2] } }));
    const before = live.state?.view as { a: number[]; b: number[] };
    socket.say(state({ revision: 2, view: { a: [1], b: [3] } }));
    const after = live.state?.view as typeof before;
    expect(after.a).toBe(before.a);
    expect(after.b).toEqual([3]);
  });

  test('add their lines to the log', () => {
    const socket = connect(live, state({ log: [line(0, 'a'), line(1, 'b')] }));
    socket.say(state({ revision: 2, moves: 2, log: [line(2, 'c')] }));
    expect(live.log.map((one) => one.number)).toEqual([0, 1, 2]);
    socket.say(state({ revision: 3, moves: 2 }));
    expect(live.log).toHaveLength(3);
  });

  test('lines with numbers that are known replace those from there on', () => {
    const socket = connect(live, state({ log: [line(0, 'a'), line(1, 'b'), line(2, 'c')] }));
    socket.say(state({ revision: 2, moves: 1, log: [line(1, 'other')] }));
    expect(live.log.map((one) => one.kind)).toEqual(['a', 'other']);
  });

  test('after moves were taken back the log begins anew', () => {
    const socket = connect(live, state({ moves: 3, log: [line(0, 'a'), line(1, 'b')] }));
    socket.say(state({ revision: 2, moves: 1, table: { taken_back: 1 }, log: [line(0, 'x')] }));
    expect(live.log.map((one) => one.kind)).toEqual(['x']);
    expect(FakeSocket.all).toHaveLength(1);
  });

  test('if that was missed, the whole log is asked for', () => {
    const socket = connect(live, state({ moves: 3, log: [line(0, 'a'), line(1, 'b')] }));
    socket.say(state({ revision: 2, moves: 4, table: { taken_back: 1 }, log: [line(2, 'x')] }));
    expect(FakeSocket.all).toHaveLength(2);
    expect(newest().address).toContain('since=0');
  });

  test('of an older server that was restored drop the log', () => {
    const socket = connect(live, state({ revision: 9, moves: 5, log: [line(0, 'a'), line(1, 'b')] }));
    socket.say(state({ revision: 3, moves: 2, log: [] }));
    expect(live.log).toEqual([]);
  });

  test('are kept for the check of the dice', () => {
    diceReceipts.store('table', 'seal', {});
    connect(live, state({ moves: 4, chain: 'f'.repeat(64) }));
    expect(diceReceipts.of('table')?.chains).toEqual({ 4: 'f'.repeat(16) });
  });

  test('seats change by themselves', () => {
    const socket = connect(live, state());
    socket.say({ type: 'seats', seats: [seatInfo(0), seatInfo(1, { connected: false })] });
    expect(live.state?.table.seats[1]?.connected).toBe(false);
    expect(live.revision).toBe(1);
  });
});

describe('chat', () => {
  const said = (number: number) => ({ number, seat: 1, name: 'Bruno', text: 'Hello', mine: false, when: 0 });
  const chat = (numbers: number[], fresh: boolean, muted: number[] = []) =>
    ({ type: 'chat', lines: numbers.map(said), fresh, muted }) as never;

  test('lines are added, or all of them come anew', () => {
    const socket = connect(live, state());
    socket.say(chat([1, 2], true));
    socket.say(chat([3], false, [1]));
    expect(live.chat.map((one) => one.number)).toEqual([1, 2, 3]);
    expect(live.muted).toEqual([1]);
    socket.say(chat([3], true));
    expect(live.chat.map((one) => one.number)).toEqual([3]);
  });
});

describe('the own seat', () => {
  const seats = (...asked: boolean[]) => asked.map((one, at) => mySeat(at, { asked: one }));

  test('is the first that is asked, else the first', () => {
    const socket = connect(live, state({ mine: seats(false, true) }));
    expect(live.me?.seat).toBe(1);
    socket.say(state({ mine: seats(false, false) }));
    expect(live.me?.seat).toBe(0);
  });

  test('is the chosen one while it is asked, or while none is', () => {
    const socket = connect(live, state({ mine: seats(true, true) }));
    live.choose(1);
    expect(live.me?.seat).toBe(1);
    socket.say(state({ mine: seats(true, false) }));
    expect(live.me?.seat).toBe(0);
    socket.say(state({ mine: seats(false, false) }));
    expect(live.me?.seat).toBe(1);
  });

  test('is none for somebody who watches', () => {
    connect(live, state({ mine: [] }));
    expect(live.me).toBeNull();
  });
});

test('another language brings everything again', async () => {
  connect(live, state({ log: [line(0, 'a')] }));
  live.setLanguage('en');
  expect(FakeSocket.all).toHaveLength(1);
  live.setLanguage('de');
  expect(newest().address).toContain('lang=de&since=0');
  expect(live.log).toEqual([]);
  await settled();
});

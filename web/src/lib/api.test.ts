import { beforeEach, describe, expect, test, vi } from 'vitest';
import { storedHidden } from '../home/hidden';
import { learn, playStep, rematch, throwAway, tryLine } from '../table/beginnings';
import { mySeat, seatInfo, state } from '../testing/table';
import { api, Refusal } from './api';
import { diceReceipts } from './dice';
import { storedLevels } from './levels';
import type { GameInfo, LinkInfo } from './protocol';
import { refusalText } from './refusal';
import { route } from './route.svelte';
import { t } from './text.svelte';

interface Call {
  method: string;
  path: string;
  body: Record<string, unknown> | null;
}

let calls: Call[];
/** What the server answers, by the beginning of the path; a function is called with the body. */
let answers: Record<string, unknown>;

const text = (body: unknown) => new Response(JSON.stringify(body));
const tableOf = (more = {}) => ({ ...state().table, id: 'new', ...more });

beforeEach(() => {
  calls = [];
  answers = { '/api/seal': { commitment: 'sealed' } };
  vi.stubGlobal('fetch', (address: string, options: RequestInit = {}) => {
    const body = options.body ? (JSON.parse(options.body as string) as Call['body']) : null;
    calls.push({ method: options.method ?? 'GET', path: address, body });
    const path = address.split('?')[0]!;
    const answer = answers[path];
    return answer instanceof Error
      ? Promise.reject(answer)
      : Promise.resolve(answer instanceof Response ? answer : text(answer ?? {}));
  });
});

describe('a call', () => {
  test('says the language, also after other parameters', async () => {
    await api.games();
    await api.stopNotices('a b');
    expect(calls.map((one) => one.path)).toEqual([
      '/api/games?lang=en',
      '/api/notices/stop?token=a%20b&lang=en',
    ]);
  });

  test('that is refused throws what the server said', async () => {
    const problem = { code: 'taken', text: 'That seat is taken.' };
    answers['/api/me'] = new Response(JSON.stringify(problem), { status: 409 });
    const error = await api.me().catch((found: unknown) => found);
    expect(error).toBeInstanceOf(Refusal);
    expect((error as Refusal).code).toBe('taken');
    expect(refusalText(error)).toBe('That seat is taken.');
  });

  test('that something else has answered has failed', async () => {
    answers['/api/me'] = new Response('<html>', { status: 502, statusText: 'Bad Gateway' });
    await expect(api.me()).rejects.toMatchObject({ code: 'failed', message: 'Bad Gateway' });
  });

  test('without a network is offline', async () => {
    answers['/api/me'] = new Error('no network');
    const error = await api.me().catch((found: unknown) => found);
    expect(error).toMatchObject({ code: 'offline' });
    expect(refusalText(error)).toBe(t('offline'));
    expect(refusalText(new TypeError('x'))).toBe(t('offline'));
  });

  test('may have no answer', async () => {
    answers['/api/notices/confirm'] = new Response(null, { status: 204 });
    expect(await api.confirmNotices('x')).toBeUndefined();
  });
});

describe('the dice of a new table', () => {
  test('are sealed before the word is told, and both are kept', async () => {
    answers['/api/play'] = { table: tableOf() };
    await api.play({ game: 'pig', players: 2 });
    expect(calls.map((one) => one.path.split('?')[0])).toEqual(['/api/seal', '/api/play']);
    const { commitment, word } = calls[1]!.body!;
    expect(commitment).toBe('sealed');
    expect(word).toMatch(/^[0-9a-f]{32}$/);
    expect(diceReceipts.of('new')).toMatchObject({ commitment: 'sealed', words: { 0: word } });
  });

  test('take a word for each own seat', async () => {
    answers['/api/tables'] = { table: tableOf() };
    await api.create({ game: 'pig', seats: [{ kind: 'bot' }, { kind: 'me' }, { kind: 'me' }] } as never);
    const seats = calls[1]!.body!.seats as { word?: string }[];
    expect(seats[0]!.word).toBeUndefined();
    expect(seats[1]!.word).not.toBe(seats[2]!.word);
    expect(diceReceipts.of('new')?.words).toEqual({ 1: seats[1]!.word, 2: seats[2]!.word });
  });

  test('the one who joins before the game adds a word, or a given one', async () => {
    const link = (status: string) =>
      ({ table: tableOf({ id: status, status }), seat: 1, commitment: 'sealed' }) as unknown as LinkInfo;
    await api.join({ token: 'x', name: 'Bruno', word: 'mine' }, link('open'));
    expect(calls[0]!.body).toMatchObject({ token: 'x', word: 'mine' });
    expect(diceReceipts.of('open')?.words).toEqual({ 1: 'mine' });
    await api.join({ token: 'x', name: 'Bruno' }, link('playing'));
    expect(calls[1]!.body!.word).toMatch(/^[0-9a-f]{32}$/);
    expect(diceReceipts.of('playing')).toMatchObject({ commitment: 'sealed', words: {} });
  });

  test('so does the host who takes a seat; a bot takes the word away', async () => {
    const open = tableOf({ status: 'open' });
    await api.sit(open, 1, 'sealed');
    expect(calls[0]).toMatchObject({ method: 'PUT', body: { kind: 'me' } });
    expect(diceReceipts.of('new')?.words).toEqual({ 1: calls[0]!.body!.word });
    await api.seatBot('new', 1);
    expect(diceReceipts.of('new')?.words).toEqual({});
  });

  test('of the day need no word: what was promised of them is kept', async () => {
    answers['/api/days'] = [{ game: 'pig', today: { commitment: 'of today' } }];
    const made = text({ table: tableOf() });
    vi.stubGlobal('fetch', (path: string, { method }: RequestInit) => {
      calls.push({ method: method!, path, body: null });
      return Promise.resolve(method === 'POST' ? made : text(answers['/api/days']));
    });
    await api.playDay('pig');
    expect(calls.map((one) => one.method)).toEqual(['GET', 'POST']);
    expect(diceReceipts.of('new')).toMatchObject({ commitment: 'of today', words: {} });
  });
});

describe('tables that begin from another one', () => {
  test('a rematch keeps the word for all own seats, if one made it', async () => {
    answers['/api/tables/table/rematch'] = { table: tableOf() };
    const over = state({ mine: [mySeat(0), mySeat(1)], table: { seats: [seatInfo(0), seatInfo(1)] } });
    const game = { name: 'pig', levels: ['a', 'master'] } as GameInfo;
    await playStep(over, game, { label: 'Master', bot: 'master', options: {} });
    const { word, bot } = calls[1]!.body!;
    expect(bot).toBe('master');
    expect(diceReceipts.of('new')?.words).toEqual({ 0: word, 1: word });
    expect(storedLevels.of(game)).toBe('master');
    expect(route.now).toMatchObject({ page: 'table', table: 'new' });
  });

  test('if another made it, its dice have another word', async () => {
    answers['/api/tables/table/rematch'] = { table: tableOf({ id: 'theirs', host: false }) };
    await rematch(state());
    expect(diceReceipts.of('theirs')).toBeNull();
    expect(route.now.table).toBe('theirs');
  });

  test('a line is tried from a moment of the record', async () => {
    answers['/api/tables/table/record'] = { game: 'pig' };
    answers['/api/import'] = { table: tableOf({ id: 'line' }) };
    await tryLine({ id: 'table', name: 'Friday' }, 12);
    expect(calls.at(-1)!.body).toEqual({
      record: { game: 'pig' },
      move: 12,
      tried: 'table',
      name: 'Friday',
      commitment: 'sealed',
    });
    expect(route.now.table).toBe('line');
  });

  test('a line that is thrown away is ended, if it is not over, and listed no more', async () => {
    answers['/api/tables/line/end'] = {};
    await throwAway(tableOf({ id: 'line', status: 'playing' }));
    expect(calls.map((one) => one.path)).toContain('/api/tables/line/end?lang=en');
    await throwAway(tableOf({ id: 'done', status: 'over' }));
    expect(calls.map((one) => one.path)).not.toContain('/api/tables/done/end?lang=en');
    expect(storedHidden.all()).toEqual(['line', 'done']);
  });

  test('a guided game', async () => {
    answers['/api/learn'] = { table: tableOf({ id: 'guided' }) };
    await learn('pig');
    expect(calls.at(-1)!.body).toMatchObject({ game: 'pig', commitment: 'sealed' });
    expect(route.now.table).toBe('guided');
  });
});

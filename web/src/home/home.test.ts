import { describe, expect, test } from 'vitest';
import type { Day, GameInfo, OptionInfo, TableInfo } from '../lib/protocol';
import { seatInfo, state } from '../testing/table';
import { hasCard, inOrder, lessonMinutes, minutes, own, starts, usual } from './cards';
import { daysLeft, dayStanding, playWord } from './days';
import { levelName } from './levels';
import { tableName } from './naming';
import { optionsFor } from './options';
import { detail, isWaiting, status } from './tableTexts';

const game = (name: string, more: Partial<GameInfo> = {}): GameInfo =>
  ({
    name,
    title: name,
    blurb: '',
    min_players: 2,
    max_players: 4,
    options: [],
    bots: [],
    levels: [],
    ...more,
  }) as unknown as GameInfo;
const choice = (value: string, label = value) => ({ value, label });

describe('the games', () => {
  test('those with a card come first, in their order', () => {
    const names = ['pig', 'dice-forge', 'florenza', 'other', 'florenza-dice'];
    expect(inOrder(names.map((name) => game(name))).map((one) => one.name)).toEqual([
      'florenza-dice',
      'florenza',
      'dice-forge',
      'pig',
      'other',
    ]);
    expect([hasCard(game('florenza')), hasCard(game('pig'))]).toEqual([true, false]);
    expect([minutes(game('florenza')), lessonMinutes(game('pig'))]).toEqual([120, undefined]);
  });

  test('have the words of the page, else those of the server', () => {
    expect(own('title', game('florenza'))).toBe('Florenza X');
    expect(own('title', game('other', { title: 'Other' }))).toBe('Other');
  });

  test('alone one begins with a level, easy ones first', () => {
    const options = [{ name: 'level', choices: ['hard', 'easy', 'normal'].map((one) => choice(one)) }];
    const found = starts(game('florenza-dice', { min_players: 1, options } as never));
    expect(found.alone).toBe(true);
    expect(found.starts.map((one) => one.value)).toEqual(['easy', 'normal', 'hard']);
    expect(found.starts[0]!.request).toEqual({
      game: 'florenza-dice',
      players: 1,
      options: { level: 'easy' },
    });
  });

  test('or with a ghost', () => {
    const options = [{ name: 'ghosts', choices: [choice('facile', 'Facile')] }];
    const [ghost] = starts(game('florenza', { min_players: 1, options } as never)).starts;
    expect(ghost).toMatchObject({
      name: 'easy',
      title: 'Facile',
      request: { options: { ghosts: ['facile'] } },
    });
  });

  test('else against bots by strength; those without a level are no choice', () => {
    const bots = [choice('random'), choice('garzone'), choice('maestro')];
    const found = starts(game('pig', { bots, levels: ['garzone', 'maestro'], max_players: 2 }));
    expect(found.alone).toBe(false);
    expect(found.starts.map((one) => one.request)).toEqual([
      { game: 'pig', players: 2, bot: 'garzone' },
      { game: 'pig', players: 2, bot: 'maestro' },
    ]);
    expect(usual(game('florenza', { max_players: 5 }), null).players).toBe(3);
  });

  test('a level has the name of its game, else that of the page', () => {
    expect(levelName(choice('easy', 'Papa Sisto dorme'))).toBe('Papa Sisto dorme');
    expect(levelName(choice('facile'))).toBe('easy');
    expect(levelName(choice('unheard-of'))).toBe('unheard-of');
  });
});

describe('the dice of the day', () => {
  const day = (more: Partial<Day>): Day => ({
    day: '',
    commitment: '',
    secret: null,
    table: null,
    finished: false,
    entries: [],
    ...more,
  });
  const entry = (place: number, mine: boolean) =>
    ({ place, mine, name: '', score: 40, won: true, begun_before: 0 }) as Day['entries'][number];

  test('how one stands', () => {
    expect(dayStanding(day({ entries: [entry(1, false), entry(2, true)] }))).toBe('40 points, place 2 of 2');
    expect(dayStanding(day({ table: 'x' }))).toBe('You have begun.');
    expect(dayStanding(day({ table: 'x', finished: true, entries: [entry(1, false)] }))).toBe(
      'One has finished it.',
    );
    expect(dayStanding(day({}))).toBe('Nobody has finished it yet.');
  });

  test('what the button says', () => {
    expect([day({}), day({ table: 'x' }), day({ table: 'x', finished: true })].map(playWord)).toEqual([
      'Play',
      'Go on',
      'Play again',
    ]);
  });

  test('how long they are rolled', () => {
    expect([0, 119, 3599, 3600, 86_399].map(daysLeft)).toEqual([
      'One minute left.',
      'One minute left.',
      '59 minutes left.',
      'One hour left.',
      '23 hours left.',
    ]);
  });
});

describe('my tables', () => {
  const table = (more: Partial<TableInfo> = {}): TableInfo => ({ ...state().table, ...more });

  test('say whose turn it is', () => {
    expect(status(table())).toBe('Your turn');
    expect(status(table({ status: 'open', seats: [seatInfo(0), seatInfo(1, { kind: 'open' })] }))).toBe(
      'one chair is free',
    );
    expect(status(table({ my_turn: false, seats: [seatInfo(0), seatInfo(1, { waiting: true })] }))).toContain(
      'Bruno',
    );
    expect(status(table({ status: 'over' }))).not.toBe('Your turn');
    expect([
      isWaiting(table()),
      isWaiting(table({ status: 'over' })),
      isWaiting(table({ my_turn: false })),
    ]).toEqual([true, false, false]);
  });

  test.each([
    [20, 'just now'],
    [90, '2 min ago'],
    [3599, '1 h ago'],
    [47 * 3600, '47 h ago'],
    [48 * 3600, '2 days ago'],
  ])('changed %d seconds ago: %s', (seconds, text) => {
    expect(detail(table({ round: 0, now: 1_000_000 + seconds }), undefined)).toBe(text);
  });

  test('have the round, or the scores of a finished game', () => {
    expect(detail(table({ round: 3 }), undefined)).toMatch(/3.*, just now$/);
    const over = table({ status: 'over', round: 3 });
    expect(detail(over, { scores: [40, 38] } as never)).toBe('40 : 38, just now');
    expect(detail(over, undefined)).toBe('just now');
  });

  test('have a name: the given one, or one by the id, the same for all', () => {
    expect(tableName({ id: 'abc', name: 'Friday' })).toBe('Friday');
    expect(tableName({ id: 'abc', name: '' })).toBe(tableName({ id: 'abc', name: '' }));
    const names = new Set(Array.from({ length: 200 }, (_, at) => tableName({ id: `table-${at}`, name: '' })));
    expect(names.size).toBeGreaterThan(25);
  });
});

test('an option may have another default where one person plays against bots alone', () => {
  const open = { name: 'open', default: false, against_bots: true, alone: false } as OptionInfo;
  const shown = (players: number, people: number) => optionsFor([open], players, people)[0]!.default;
  expect([shown(3, 1), shown(3, 2), shown(1, 1)]).toEqual([true, false, true]);
});

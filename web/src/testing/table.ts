/** Parts of what a server sends, with plain values for all that a test does not name. */
import type { ActionInfo, LogLine, MySeat, Preview, SeatInfo, State } from '../lib/protocol';

/** An offered action; its target is the first of its targets. */
export function action(number: number, more: Partial<ActionInfo> = {}): ActionInfo {
  const targets = more.targets ?? [];
  return {
    action: number,
    text: `Do ${number}`,
    target: targets[0] ?? '',
    targets,
    notation: `do ${number}`,
    ends_draft: false,
    short: `${number}`,
    group: '',
    rank: 0,
    more: false,
    last: false,
    any_time: false,
    costs: false,
    ruins: [],
    ...more,
  };
}

export const preview = (number: number, more: Partial<Preview> = {}): Preview => ({
  action: number,
  lines: [],
  before: null,
  after: null,
  changes: [],
  more: null,
  ...more,
});

export const mySeat = (seat: number, more: Partial<MySeat> = {}): MySeat => ({
  seat,
  asked: true,
  question: 'What now?',
  actions: [],
  draft: [],
  complete: false,
  view: null,
  sheet: null,
  orders: [],
  may_plan: false,
  plan: null,
  planning: false,
  notice: '',
  lesson: null,
  taught: 0,
  ...more,
});

export const step = (gesture: number) => ({ gesture, text: '', notation: '', target: '', lines: [] });

export const seatInfo = (seat: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat,
  name: ['Ada', 'Bruno', 'Carla', 'Dino'][seat] ?? '',
  kind: 'guest',
  bot: null,
  mine: seat === 0,
  connected: true,
  waiting: false,
  thinking: false,
  stand_in: null,
  since: null,
  until: null,
  ...more,
});

export const line = (number: number, kind: string, more: Partial<LogLine> = {}): LogLine => ({
  number,
  move: number,
  seat: 0,
  text: `${kind} ${number}`,
  rule: '',
  kind,
  args: {},
  ...more,
});

type Parts = Partial<Omit<State, 'table'>> & { table?: Partial<State['table']> };

export function state({ table, ...more }: Parts = {}): State {
  return {
    type: 'state',
    revision: 1,
    moves: 0,
    chain: 'a'.repeat(64),
    view: { shown: 1 },
    waiting: [0],
    mine: [mySeat(0)],
    sheet: [],
    log: [],
    fair: { commitment: 'c', words: [], secret: null, numbers: [], after: 0 } as unknown as State['fair'],
    result: null,
    proposals: [],
    roll: null,
    answers: null,
    ...more,
    table: {
      id: 'table',
      game: 'pig',
      title: 'Pig',
      name: '',
      players: 2,
      options: {},
      status: 'playing',
      host: true,
      my_turn: true,
      round: 1,
      moves: 0,
      created: 1_000_000,
      updated: 1_000_000,
      seats: [seatInfo(0), seatInfo(1)],
      pace: 0,
      watchers: 0,
      guided: false,
      points_hidden: false,
      clock: null,
      now: 1_000_000,
      content: 'printed',
      real_dice: false,
      day: null,
      taken_back: 0,
      tried: null,
      next: null,
      ...table,
    },
  };
}

/** The HTTP side of the protocol: small calls, each with its type. */
import type {
  AnalysisState,
  BoxAnswer,
  BoxInfo,
  BoxMade,
  Check,
  Course,
  ChangeNotices,
  CreateTable,
  DeviceLink,
  DayGame,
  DiceProof,
  Done,
  Drawing,
  GameInfo,
  LessonInfo,
  Hints,
  Join,
  Joined,
  LinkInfo,
  Me,
  Moment,
  Mute,
  NewTable,
  Notices,
  PassInfo,
  PlayNow,
  PrivateNotes,
  Problem,
  RecoveryCode,
  RuleInfo,
  Say,
  Seal,
  SeatChanged,
  SeatLink,
  State,
  TableInfo,
  ThingInfo,
} from './protocol';
import { diceReceipts, randomWord, type Receipt } from './dice';
import { prefix } from './prefix';
import { settings } from './settings.svelte';

type Talk = Say | Mute;

/** A refusal of the server, or no answer at all (code "offline"). */
export class Refusal extends Error {
  constructor(
    readonly code: Problem['code'] | 'offline',
    text: string,
  ) {
    super(text);
  }
}

async function call<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  const address = `${prefix}/api${path}${path.includes('?') ? '&' : '?'}lang=${settings.language}`;
  let answer: Response;
  try {
    answer = await fetch(address, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
      signal: signal ?? null,
    });
  } catch {
    throw new Refusal('offline', '');
  }
  if (answer.ok) return (answer.status === 204 ? undefined : await answer.json()) as T;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Refusal(problem?.code ?? 'failed', problem?.text ?? answer.statusText);
}

/** Make a table: the server seals its dice first, then hears this browser's random words; both are kept. */
async function withSeal(
  make: (commitment: string, word: (seat: number) => string) => Promise<NewTable>,
  more: Partial<Receipt> = { after: 0 },
): Promise<NewTable> {
  const { commitment } = await call<Seal>('POST', '/seal');
  const words: Record<number, string> = {};
  const made = await make(commitment, (seat) => (words[seat] = randomWord()));
  diceReceipts.store(made.table.id, commitment, words, { people: [], ...more });
  return made;
}

/** Take the seat of a link, with an own word or a random one. Before the game it goes into the dice. */
async function join(request: Join, link: LinkInfo): Promise<Joined> {
  const word = request.word ?? randomWord();
  const joined = await call<Joined>('POST', '/join', { ...request, word });
  const { id, status, taken_back } = link.table;
  if (status === 'open')
    diceReceipts.store(id, link.commitment, { [link.seat]: word }, { after: link.after, people: [] });
  else
    diceReceipts.store(id, link.commitment, {}, { after: link.after, back: taken_back, agreed: taken_back });
  return joined;
}

/** The host takes a seat, with a random word for the dice if the game has not begun. */
async function sit(table: TableInfo, seat: number, commitment: string): Promise<SeatChanged> {
  const word = randomWord();
  const changed = await call<SeatChanged>('PUT', `/tables/${table.id}/seats/${seat}`, { kind: 'me', word });
  const { id, status, taken_back } = table;
  if (status === 'open') diceReceipts.store(id, commitment, { [seat]: word });
  else diceReceipts.store(id, commitment, {}, { back: taken_back, agreed: taken_back });
  return changed;
}

/** The same game again for everybody; the one who asks first makes the table and brings words for the dice. */
async function rematch(table: string, seats: number[], bot: string | null): Promise<NewTable> {
  const { commitment } = await call<Seal>('POST', '/seal');
  const word = randomWord();
  const made = await call<NewTable>('POST', `/tables/${table}/rematch`, { bot, commitment, word });
  if (made.table.host)
    diceReceipts.store(made.table.id, commitment, Object.fromEntries(seats.map((seat) => [seat, word])), {
      after: 0,
      people: [],
    });
  return made;
}

/** Play with the dice of the day: what was promised of them is kept, and they need no word. */
async function playDay(game: string): Promise<NewTable> {
  const day = (await call<DayGame[]>('GET', '/days')).find((one) => one.game === game);
  const made = await call<NewTable>('POST', '/days', { game });
  if (day) diceReceipts.store(made.table.id, day.today.commitment, {}, { after: 0 });
  return made;
}

export const api = {
  me: () => call<Me>('GET', '/me'),
  rename: (name: string) => call<Me>('PUT', '/me', { name }),
  newCode: () => call<RecoveryCode>('POST', '/me/recovery'),
  newDevice: () => call<DeviceLink>('POST', '/me/device'),
  lookAtPass: (code: string) => call<PassInfo>('POST', '/me/pass', { code }),
  usePass: (code: string, merge: boolean) => call<Me>('POST', '/me/return', { code, merge }),
  goBack: () => call<Me>('POST', '/me/back'),
  signOutOthers: () => call<Me>('POST', '/me/sign-out'),
  games: () => call<GameInfo[]>('GET', '/games'),
  game: (name: string) => call<GameInfo>('GET', `/games/${name}`),
  rules: (game: string) => call<RuleInfo[]>('GET', `/games/${game}/rules`),
  play: (request: PlayNow) =>
    withSeal((commitment, word) =>
      call<NewTable>('POST', '/play', { ...request, commitment, word: word(0) }),
    ),
  lessons: (game: string) => call<LessonInfo[]>('GET', `/games/${game}/lessons`),
  learn: (game: string, lesson = 1) =>
    withSeal(
      (commitment, word) => call<NewTable>('POST', '/learn', { game, lesson, commitment, word: word(0) }),
      {},
    ),
  leaveGuide: (table: string) => call<TableInfo>('POST', `/tables/${table}/guide/leave`),
  create: (request: CreateTable) =>
    withSeal((commitment, word) =>
      call<NewTable>('POST', '/tables', {
        ...request,
        commitment,
        seats: request.seats.map((seat, at) => (seat.kind === 'me' ? { ...seat, word: word(at) } : seat)),
      }),
    ),
  rematch,
  box: (game: string) => call<BoxInfo>('GET', `/games/${game}/box`),
  checkBox: (game: string, answers: BoxAnswer[]) => call<BoxMade>('POST', `/games/${game}/box`, { answers }),
  openBox: (game: string, file: string) => call<BoxMade>('POST', `/games/${game}/box/open`, { file }),
  days: () => call<DayGame[]>('GET', '/days'),
  playDay,
  /** A table that goes on after some moves of a record; all chairs are for this screen. `from`: to try something else. */
  open: (record: unknown, move: number | null, from: { tried?: string; name?: string } = {}) =>
    withSeal((commitment) => call<NewTable>('POST', '/import', { record, move, ...from, commitment }), {}),
  record: async (table: string): Promise<unknown> =>
    (await fetch(`${prefix}/api/tables/${table}/record`)).json(),
  tables: () => call<TableInfo[]>('GET', '/tables'),
  table: (id: string) => call<TableInfo>('GET', `/tables/${id}`),
  nameTable: (id: string, name: string) => call<TableInfo>('PUT', `/tables/${id}`, { name }),
  link: (token: string) => call<LinkInfo>('POST', '/link', { token }),
  join,
  sit,
  /** A bot takes the seat; without a strength, the usual one. */
  seatBot: async (table: string, seat: number, bot: string | null = null) => {
    const changed = await call<SeatChanged>('PUT', `/tables/${table}/seats/${seat}`, { kind: 'bot', bot });
    diceReceipts.drop(table, seat);
    return changed;
  },
  /** A bot plays for the own seat until one comes back. */
  letBotPlay: (table: string, seat: number) =>
    call<Done>('POST', `/tables/${table}/messages`, {
      type: 'propose',
      id: crypto.getRandomValues(new Uint32Array(2)).join('-'),
      kind: 'replace',
      seat,
    }),
  notices: () => call<Notices>('GET', '/me/notices'),
  changeNotices: (change: ChangeNotices) => call<Notices>('PUT', '/me/notices', change),
  confirmNotices: (token: string) => call<undefined>('POST', '/notices/confirm', { token }),
  stopNotices: (token: string) => call<undefined>('POST', `/notices/stop?token=${encodeURIComponent(token)}`),
  newLink: (table: string, seat: number) => call<SeatLink>('POST', `/tables/${table}/seats/${seat}/link`),
  end: (table: string) => call<TableInfo>('POST', `/tables/${table}/end`),
  moment: (table: string, move: number, signal: AbortSignal) =>
    call<Moment>('GET', `/tables/${table}/at/${move}`, undefined, signal),
  drawing: (table: string, move: number | null) =>
    call<Drawing>('GET', `/tables/${table}/drawing${move === null ? '' : `?move=${move}`}`),
  dice: (table: string) => call<DiceProof>('GET', `/tables/${table}/dice`),

  course: (table: string) => call<Course>('GET', `/tables/${table}/course`),
  analysis: (table: string) => call<AnalysisState>('GET', `/tables/${table}/analysis`),
  analyze: (table: string) => call<AnalysisState>('POST', `/tables/${table}/analysis`),
  hint: (table: string, seat: number) => call<Hints>('POST', `/tables/${table}/seats/${seat}/hint`),
  /** Say something, or mute somebody: what follows comes over the socket. */
  talk: (table: string, message: Talk) => call<Done>('POST', `/tables/${table}/messages`, message),
  notes: (table: string) => call<PrivateNotes>('GET', `/tables/${table}/notes`),
  saveNotes: (table: string, text: string) => call<PrivateNotes>('PUT', `/tables/${table}/notes`, { text }),
  state: (table: string) => call<State>('GET', `/tables/${table}/state`),
  things: (table: string) => call<Record<string, ThingInfo>>('GET', `/tables/${table}/things`),
  check: (table: string) => call<Check>('GET', `/tables/${table}/check`),
  recordAddress: (table: string) => `${prefix}/api/tables/${table}/record`,
};

const LINKS = 'bottega-links';

/** The server sends the links of the seats only once, when the table is made: the host's browser stores them. */
export const storedLinks = {
  all(table: string): Record<number, string> {
    try {
      return (
        (JSON.parse(localStorage.getItem(LINKS) ?? '{}') as Record<string, Record<number, string>>)[table] ??
        {}
      );
    } catch {
      return {};
    }
  },
  store(table: string, links: SeatLink[]): void {
    try {
      const kept = JSON.parse(localStorage.getItem(LINKS) ?? '{}') as Record<string, Record<number, string>>;
      kept[table] = { ...kept[table], ...Object.fromEntries(links.map((link) => [link.seat, link.path])) };
      localStorage.setItem(LINKS, JSON.stringify(kept));
    } catch {
      // storage is forbidden: the host can ask for new links
    }
  },
};

/** The HTTP side of the protocol: small calls, each with its type. */
import type {
  Check,
  CreateTable,
  Drawing,
  GameInfo,
  Join,
  Joined,
  LinkInfo,
  Me,
  Moment,
  NewTable,
  PlayNow,
  Problem,
  RuleInfo,
  SeatChanged,
  SeatLink,
  TableInfo,
  ChangeSeat,
} from './protocol';
import { settings } from './settings.svelte';

/** A refusal of the server, or no answer at all (code "offline"). */
export class Refusal extends Error {
  constructor(
    readonly code: Problem['code'] | 'offline',
    text: string,
  ) {
    super(text);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const address = `/api${path}${path.includes('?') ? '&' : '?'}lang=${settings.language}`;
  let answer: Response;
  try {
    answer = await fetch(address, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refusal('offline', '');
  }
  if (answer.ok) return (await answer.json()) as T;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Refusal(problem?.code ?? 'failed', problem?.text ?? answer.statusText);
}

export const api = {
  me: () => call<Me>('GET', '/me'),
  rename: (name: string) => call<Me>('PUT', '/me', { name }),
  games: () => call<GameInfo[]>('GET', '/games'),
  game: (name: string) => call<GameInfo>('GET', `/games/${name}`),
  rules: (game: string) => call<RuleInfo[]>('GET', `/games/${game}/rules`),
  play: (request: PlayNow) => call<NewTable>('POST', '/play', request),
  create: (request: CreateTable) => call<NewTable>('POST', '/tables', request),
  tables: () => call<TableInfo[]>('GET', '/tables'),
  table: (id: string) => call<TableInfo>('GET', `/tables/${id}`),
  link: (token: string) => call<LinkInfo>('POST', '/link', { token }),
  join: (request: Join) => call<Joined>('POST', '/join', request),
  changeSeat: (table: string, seat: number, change: ChangeSeat) =>
    call<SeatChanged>('PUT', `/tables/${table}/seats/${seat}`, change),
  newLink: (table: string, seat: number) => call<SeatLink>('POST', `/tables/${table}/seats/${seat}/link`),
  moment: (table: string, move: number) => call<Moment>('GET', `/tables/${table}/at/${move}`),
  drawing: (table: string, move: number | null) =>
    call<Drawing>('GET', `/tables/${table}/drawing${move === null ? '' : `?move=${move}`}`),
  check: (table: string) => call<Check>('GET', `/tables/${table}/check`),
  recordAddress: (table: string) => `/api/tables/${table}/record`,
};

const LINKS = 'bottega-links';

/** The server sends the links of the seats only once, when the table is made: the host's browser stores them. */
export const keptLinks = {
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
  keep(table: string, links: SeatLink[]): void {
    try {
      const kept = JSON.parse(localStorage.getItem(LINKS) ?? '{}') as Record<string, Record<number, string>>;
      kept[table] = { ...kept[table], ...Object.fromEntries(links.map((link) => [link.seat, link.path])) };
      localStorage.setItem(LINKS, JSON.stringify(kept));
    } catch {
      // storage is forbidden: the host can ask for new links
    }
  },
};

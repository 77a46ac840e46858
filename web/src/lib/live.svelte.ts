/**
 * A table over its socket. The server is always right: this only keeps the newest state, sends wishes until they are
 * answered (the server knows a repeated one by its id), and comes back by itself when the line is cut.
 */
import { tick } from 'svelte';
import type { ActionInfo, LogLine, MySeat, Protocol, Refused, SeatInfo, State, Why } from './protocol';
import { settings } from './settings.svelte';
import { share } from './share';

type Client = Protocol['ClientMessage'];
type Server = Protocol['ServerMessage'];
type Wish = Exclude<Client, { type: 'why' | 'ping' }>;

export type Line = 'connecting' | 'live' | 'lost';

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
const HEARTBEAT = 20_000;
const PATIENCE = 4000;

export class LiveTable {
  state: State | null = $state.raw(null);
  log: LogLine[] = $state.raw([]);
  line: Line = $state('connecting');
  /** The table does not exist. */
  missing = $state(false);
  /** The last wish that was refused, until something else happens. */
  refused: Refused | null = $state.raw(null);
  /** The wish that is on its way. */
  busy: Wish['type'] | null = $state(null);
  /** The own seat that was last chosen on a screen that holds several. */
  private chosen: number | null = $state(null);

  private socket: WebSocket | null = null;
  private pending: Wish[] = [];
  private questions = new Map<string, (why: Why) => void>();
  private wait = FIRST_WAIT;
  private retry = 0;
  private pulse = 0;
  private overdue = 0;
  private counter = 0;
  private closed = false;
  private language = settings.language;
  private readonly visit = crypto.getRandomValues(new Uint32Array(2)).join('-');

  constructor(readonly id: string) {}

  open(): void {
    addEventListener('online', this.reconnect);
    addEventListener('offline', this.cut);
    document.addEventListener('visibilitychange', this.resync);
    this.connect();
  }

  close(): void {
    this.closed = true;
    removeEventListener('online', this.reconnect);
    removeEventListener('offline', this.cut);
    document.removeEventListener('visibilitychange', this.resync);
    this.drop();
  }

  /** Everything again in another language. */
  speak(language: typeof settings.language): void {
    if (language === this.language) return;
    this.language = language;
    this.log = [];
    this.reconnect();
  }

  // -- seats ------------------------------------------------------------------------------------------------

  /** The own seat whose turn it is to show: the chosen one while it is asked, else the first that is. */
  readonly me: MySeat | null = $derived.by(() => {
    const mine = this.state?.mine ?? [];
    const chosen = mine.find((seat) => seat.seat === this.chosen);
    if (chosen?.asked) return chosen;
    return mine.find((seat) => seat.asked) ?? chosen ?? mine[0] ?? null;
  });

  choose(seat: number): void {
    this.chosen = seat;
  }

  // -- wishes -----------------------------------------------------------------------------------------------

  act(seat: number, action: ActionInfo): void {
    this.send({ type: 'act', id: this.next(), revision: this.revision, seat, action: action.action });
  }

  undo(seat: number, keep: number): void {
    this.send({ type: 'undo', id: this.next(), revision: this.revision, seat, keep });
  }

  confirm(seat: number): void {
    this.send({ type: 'confirm', id: this.next(), revision: this.revision, seat });
  }

  order(seat: number, order: string, choice: string): void {
    this.send({ type: 'order', id: this.next(), seat, order, choice });
  }

  /** Why an action, or everything at a target, is not possible now. */
  why(seat: number, target: string): Promise<Why> {
    const id = this.next();
    return new Promise((answer) => {
      this.questions.set(id, answer);
      this.write({ type: 'why', id, seat, target });
    });
  }

  private get revision(): number {
    return this.state?.revision ?? 0;
  }

  private next(): string {
    this.counter += 1;
    return `${this.visit}-${this.counter}`;
  }

  private send(wish: Wish): void {
    this.refused = null;
    this.pending.push(wish);
    this.busy = wish.type;
    performance.mark(wish.id);
    this.write(wish);
  }

  private write(message: Client): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  // -- the line ---------------------------------------------------------------------------------------------

  private connect(): void {
    const since = this.log.length ? this.log[this.log.length - 1]!.number + 1 : 0;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/tables/${this.id}/live?lang=${this.language}&since=${since}`,
    );
    this.socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => this.hear(JSON.parse(event.data) as Server);
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      this.socket = null;
      if (event.code === 4404) this.missing = true;
      else this.later();
    };
    socket.onopen = () => {
      for (const wish of this.pending) this.write(wish);
      this.beat();
    };
  }

  private later(): void {
    if (this.closed || this.missing) return;
    this.line = 'lost';
    clearTimeout(this.retry);
    // without a network there is little hope: the browser says when it is back
    const wait = navigator.onLine ? this.wait : LONGEST_WAIT;
    this.retry = window.setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private drop(): void {
    clearTimeout(this.retry);
    clearTimeout(this.pulse);
    clearTimeout(this.overdue);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private reconnect = (): void => {
    if (this.closed || this.missing) return;
    this.drop();
    this.wait = FIRST_WAIT;
    this.connect();
  };

  private cut = (): void => {
    this.drop();
    this.later();
  };

  /** A phone may have let the line die in the background: ask, and come back if nobody answers. */
  private resync = (): void => {
    if (document.visibilityState !== 'visible') return;
    if (this.socket?.readyState === WebSocket.OPEN) this.ask();
    else this.reconnect();
  };

  private beat(): void {
    clearTimeout(this.pulse);
    this.pulse = window.setTimeout(() => this.ask(), HEARTBEAT);
  }

  private ask(): void {
    clearTimeout(this.overdue);
    this.overdue = window.setTimeout(this.reconnect, PATIENCE);
    this.write({ type: 'ping', id: this.next() });
    this.beat();
  }

  // -- what the server says ---------------------------------------------------------------------------------

  private hear(message: Server): void {
    clearTimeout(this.overdue);
    switch (message.type) {
      case 'state':
        this.take(message);
        break;
      case 'seats':
        this.seatsChanged(message.seats);
        break;
      case 'done':
        this.settle(message.id);
        break;
      case 'refused':
        if (message.code === 'unknown-table') this.missing = true;
        this.refused = message;
        this.answer({ type: 'because', id: message.id ?? '', reasons: [] });
        this.settle(message.id);
        break;
      case 'because':
        this.answer(message);
        break;
      case 'pong':
        break;
    }
  }

  private take(state: State): void {
    this.line = 'live';
    this.wait = FIRST_WAIT;
    if (this.state && state.revision < this.state.revision && state.moves < this.state.moves) this.log = [];
    const known = this.log.length ? this.log[this.log.length - 1]!.number : -1;
    const fresh = state.log.filter((entry) => entry.number > known);
    if (fresh.length) this.log = [...this.log, ...fresh];
    this.state = share(this.state, state);
    const sent = this.pending.find((wish) => wish.id === state.answers);
    if (sent) {
      this.settle(sent.id);
      void tick().then(() => {
        // from the wish to the board that shows it: read by bench.page, and by anyone with the developer tools open
        if (performance.getEntriesByName(sent.id, 'mark').length)
          performance.measure('bottega:move', sent.id);
        performance.clearMarks(sent.id);
      });
    }
  }

  private answer(why: Why): void {
    this.questions.get(why.id)?.(why);
    this.questions.delete(why.id);
  }

  private seatsChanged(seats: SeatInfo[]): void {
    if (!this.state) return;
    this.state = share(this.state, { ...this.state, table: { ...this.state.table, seats } });
  }

  private settle(id: string | null): void {
    this.pending = this.pending.filter((wish) => wish.id !== id);
    this.busy = this.pending.at(-1)?.type ?? null;
  }
}

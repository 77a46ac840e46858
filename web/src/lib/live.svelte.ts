/**
 * A table over its socket: keeps the states that the server sent and shows them one after the other (`story`), resends commands and questions until they are answered (the
 * server recognizes a repeated one by its id), and reconnects when the connection is lost.
 */
import { tick } from 'svelte';
import { canInflate, inOrder } from './inflate';
import { diceReceipts } from './dice';
import { changed, checksum } from './differences';
import { report, showing } from './faults';
import { prefix } from './prefix';
import type {
  Changes,
  ChatLine,
  LogLine,
  Looked,
  MySeat,
  Protocol,
  Refused,
  SeatInfo,
  State,
  Why,
} from './protocol';
import { practice } from './practice.svelte';
import { settings } from './settings.svelte';
import { share } from './share';
import { Story } from './story.svelte';

type Client = Protocol['ClientMessage'];
type Server = Protocol['ServerMessage'];
type Command = Exclude<Client, { type: 'why' | 'ping' }>;

interface Question {
  message: Client;
  /** The answer if the server refuses it. */
  nothing: Why | Looked;
  resolve: (answer: Why | Looked) => void;
}

export type Connection = 'connecting' | 'live' | 'lost';

/** From this version of the protocol on, the server sends what changes of a state. */
const PROTOCOL = 2;

const FIRST_DELAY = 300;
const LONGEST_DELAY = 8000;
const HEARTBEAT = 20_000;
const PING_TIMEOUT = 4000;

export class LiveTable {
  /** What is shown. What happened since may still have to be told. */
  state: State | null = $state.raw(null);
  /** The newest state that has arrived. */
  newest: State | null = null;
  /** The last state of this connection as the server compares it: without log and answers. */
  private base: State | null = null;
  private protocol = PROTOCOL;
  readonly story = new Story(this);
  private lines: LogLine[] = $state.raw([]);
  readonly log: LogLine[] = $derived.by(() => {
    const { told } = this.story;
    return told === Infinity ? this.lines : this.lines.filter(({ number }) => number <= told);
  });
  /** What the people at the table said, and whose seats are muted. */
  chat: ChatLine[] = $state.raw([]);
  muted: number[] = $state.raw([]);
  connection: Connection = $state('connecting');
  /** The table does not exist. */
  missing = $state(false);
  /** The last refusal, until the next command. */
  refused: Refused | null = $state.raw(null);
  /** The kind of the command that has no answer yet. */
  busy: Command['type'] | null = $state(null);
  /** Where one screen holds several seats: the one chosen last. */
  private chosen: number | null = $state(null);

  private socket: WebSocket | null = null;
  private pending: Command[] = [];
  private questions = new Map<string, Question>();
  private retryDelay = FIRST_DELAY;
  private retryTimer = 0;
  private heartbeat = 0;
  private pingTimeout = 0;
  private counter = 0;
  private closed = false;
  private language = settings.language;
  private readonly visit = crypto.getRandomValues(new Uint32Array(2)).join('-');

  constructor(readonly id: string) {}

  open(): void {
    addEventListener('online', this.reconnect);
    addEventListener('offline', this.goOffline);
    document.addEventListener('visibilitychange', this.checkConnection);
    this.story.open();
    this.connect();
  }

  close(): void {
    this.closed = true;
    showing(this.id, null);
    this.story.close();
    removeEventListener('online', this.reconnect);
    removeEventListener('offline', this.goOffline);
    document.removeEventListener('visibilitychange', this.checkConnection);
    this.closeSocket();
  }

  /** Reconnect to get everything in another language. */
  setLanguage(language: string): void {
    if (language === this.language) return;
    this.language = language;
    this.story.finish();
    this.lines = [];
    this.reconnect();
  }

  // -- seats ------------------------------------------------------------------------------------------------

  /** The own seat to show: the chosen one while it is asked, else the first that is asked. */
  readonly me: MySeat | null = $derived.by(() => {
    const mine = this.state?.mine ?? [];
    const chosen = mine.find((seat) => seat.seat === this.chosen);
    const asked = chosen?.asked ? chosen : mine.find((seat) => seat.asked);
    if (asked) return this.story.telling ? notAsked(asked) : asked;
    return chosen ?? mine[0] ?? null;
  });

  choose(seat: number): void {
    this.chosen = seat;
  }

  // -- commands ---------------------------------------------------------------------------------------------

  /**
   * One action, or several as one gesture: all of them happen, or none. `confirm`: if that completes the draft, it is
   * final.
   */
  act(seat: number, action: number, then: number[] = [], confirm = false): void {
    if (confirm) practice.turnDone();
    const command = { type: 'act', id: this.nextId(), revision: this.revision, seat, action, then } as const;
    this.send(confirm ? { ...command, confirm } : command);
  }

  undo(seat: number, keep: number): void {
    this.send({ type: 'undo', id: this.nextId(), revision: this.revision, seat, keep });
  }

  confirm(seat: number): void {
    practice.turnDone();
    this.send({ type: 'confirm', id: this.nextId(), revision: this.revision, seat });
  }

  /** Keep these gestures of the plan for the next turns, and add one; null gives up planning. */
  plan(seat: number, keep: number[] | null, add: number[] = []): void {
    this.send({ type: 'plan', id: this.nextId(), revision: this.revision, seat, keep, add });
  }

  order(seat: number, order: string, choice: string): void {
    this.send({ type: 'order', id: this.nextId(), seat, order, choice });
  }

  /** Propose a bot for who is away, or another holder of a seat. */
  propose(kind: 'replace' | 'seat', seat: number, to: 'me' | 'open' | 'bot' = 'bot'): void {
    this.send({ type: 'propose', id: this.nextId(), kind, seat, to });
  }

  /** Propose to take moves back: up to the decision after so many moves, or up to the seat's own last decision. */
  takeBack(seat: number, move: number | null = null): void {
    diceReceipts.agree(this.id, true);
    this.send({ type: 'propose', id: this.nextId(), kind: 'takeback', seat, move });
  }

  agree(proposal: number): void {
    const agreed = this.newest?.proposals.find((one) => one.number === proposal);
    if (agreed?.kind === 'takeback') diceReceipts.agree(this.id, true);
    this.send({ type: 'agree', id: this.nextId(), proposal });
  }

  refuse(proposal: number): void {
    this.send({ type: 'refuse', id: this.nextId(), proposal });
  }

  /** What real dice show: a whole roll. */
  enter(moves: number, outcomes: string[]): void {
    this.send({ type: 'enter', id: this.nextId(), moves, outcomes });
  }

  /** Enter the last roll of real dice again. */
  correct(moves: number): void {
    this.send({ type: 'correct', id: this.nextId(), moves });
  }

  /** Play oneself again where a bot does. */
  comeBack(seat: number): void {
    this.send({ type: 'back', id: this.nextId(), seat });
  }

  /** Why an action, or everything at a target, is not possible now. */
  why(seat: number, target: string): Promise<Why> {
    const id = this.nextId();
    return this.ask({ type: 'why', id, seat, target }, { type: 'because', id, reasons: [] });
  }

  /** What each of these actions would do. */
  look(seat: number, actions: number[]): Promise<Looked> {
    const id = this.nextId();
    return this.ask({ type: 'look', id, seat, actions }, { type: 'looked', id, previews: [] });
  }

  /** Send a question; `nothing` is the answer if the server refuses it. */
  private ask<Answer extends Why | Looked>(message: Client, nothing: Answer): Promise<Answer> {
    return new Promise((resolve) => {
      this.questions.set(message.id, { message, nothing, resolve: resolve as Question['resolve'] });
      this.write(message);
    });
  }

  get revision(): number {
    return this.newest?.revision ?? 0;
  }

  private nextId(): string {
    this.counter += 1;
    return `${this.visit}-${this.counter}`;
  }

  private send(command: Command): void {
    this.refused = null;
    this.pending.push(command);
    this.busy = command.type;
    performance.mark(command.id);
    this.write(command);
  }

  private write(message: Client): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  // -- the connection ---------------------------------------------------------------------------------------

  private connect(): void {
    const since = this.newest?.table.real_dice ? 0 : this.lastLine + 1;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const compress = canInflate ? '&compress=true' : '';
    const query = `lang=${this.language}&since=${since}&protocol=${this.protocol}${compress}`;
    const socket = new WebSocket(`${scheme}://${location.host}${prefix}/api/tables/${this.id}/live?${query}`);
    socket.binaryType = 'arraybuffer';
    this.socket = socket;
    this.base = null;
    socket.onmessage = inOrder((text) => {
      if (this.socket === socket) this.receive(JSON.parse(text) as Server);
    });
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      this.socket = null;
      clearTimeout(this.heartbeat);
      clearTimeout(this.pingTimeout);
      if (event.code === 4404) this.missing = true;
      else this.reconnectLater();
    };
    socket.onopen = () => {
      for (const command of this.pending) this.write(command);
      for (const question of this.questions.values()) this.write(question.message);
      if (document.hidden) this.sendPing();
      this.scheduleHeartbeat();
    };
  }

  private reconnectLater(): void {
    if (this.closed || this.missing) return;
    this.connection = 'lost';
    clearTimeout(this.retryTimer);
    // Without a network there is no hurry: the event `online` reconnects at once.
    const delay = navigator.onLine ? this.retryDelay : LONGEST_DELAY;
    this.retryTimer = window.setTimeout(() => this.connect(), delay * (0.75 + Math.random() / 2));
    this.retryDelay = Math.min(this.retryDelay * 2, LONGEST_DELAY);
  }

  private closeSocket(): void {
    clearTimeout(this.retryTimer);
    clearTimeout(this.heartbeat);
    clearTimeout(this.pingTimeout);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private reconnect = (): void => {
    if (this.closed || this.missing) return;
    this.closeSocket();
    this.retryDelay = FIRST_DELAY;
    this.connect();
  };

  private goOffline = (): void => {
    this.closeSocket();
    this.reconnectLater();
  };

  /** The page comes to the front, where the socket may have died meanwhile, or goes to the background: tell the server. */
  private checkConnection = (): void => {
    if (this.socket?.readyState === WebSocket.OPEN) this.sendPing();
    else if (!document.hidden) this.reconnect();
  };

  private scheduleHeartbeat(): void {
    clearTimeout(this.heartbeat);
    this.heartbeat = window.setTimeout(() => this.sendPing(), HEARTBEAT);
  }

  private sendPing(): void {
    clearTimeout(this.pingTimeout);
    this.pingTimeout = window.setTimeout(this.reconnect, PING_TIMEOUT);
    this.write({ type: 'ping', id: this.nextId(), hidden: document.hidden });
    this.scheduleHeartbeat();
  }

  // -- what the server says ---------------------------------------------------------------------------------

  private receive(message: Server): void {
    clearTimeout(this.pingTimeout);
    if (message.type === 'changes') {
      const state = this.resulting(message);
      if (state) this.receive(state);
      return;
    }
    showing(this.id, message);
    switch (message.type) {
      case 'state':
        this.base = { ...message, log: [], answers: null };
        this.arrive({ ...message, view: message.view ?? this.newest?.view });
        break;
      case 'seats':
        this.seatsChanged(message.seats);
        break;
      case 'chat':
        this.chat = message.fresh ? message.lines : [...this.chat, ...message.lines];
        this.muted = message.muted;
        break;
      case 'done':
        this.settle(message.id);
        break;
      case 'refused':
        if (message.code === 'unknown-table') this.missing = true;
        if (this.pending.some(({ id, type }) => id === message.id && /^(propose|agree)$/.test(type)))
          diceReceipts.agree(this.id, false);
        // That a preview came too late is nothing to tell.
        if (this.questions.get(message.id ?? '')?.message.type !== 'look') this.refused = message;
        this.answer(this.questions.get(message.id ?? '')?.nothing);
        this.settle(message.id);
        break;
      case 'because':
      case 'looked':
        this.answer(message);
        break;
      case 'pong':
        break;
    }
  }

  /** The state that results from a difference. If it is not the server's, whole states are asked for from now on. */
  private resulting({ changes, check, log, answers }: Changes): State | null {
    try {
      const base = changed(this.base, changes) as State;
      if (checksum(base) === check) return { ...base, log, answers };
      report('changes', `not the state of the server at revision ${base.revision}`);
    } catch (error) {
      report('changes', error);
    }
    this.protocol = 1;
    this.reconnect();
    return null;
  }

  private arrive(state: State): void {
    const fresh = this.connection !== 'live';
    this.connection = 'live';
    this.retryDelay = FIRST_DELAY;
    diceReceipts.see(state);
    this.newest = state;
    this.story.push(state, fresh);
    const sent = this.pending.find((command) => command.id === state.answers);
    if (sent) {
      this.settle(sent.id);
      void tick().then(() => {
        // The time from the command to the board that shows it, for bench.page and the developer tools.
        if (performance.getEntriesByName(sent.id, 'mark').length)
          performance.measure('bottega:move', sent.id);
        performance.clearMarks(sent.id);
      });
    }
  }

  get lastLine(): number {
    return this.lines.at(-1)?.number ?? -1;
  }

  /** The sentence of a line of the log, also if it is still being told. */
  textOf(number: number): string {
    return this.lines.findLast((line) => line.number === number)?.text ?? '';
  }

  /** Take over the lines of a state that is shown next. */
  read(state: State): void {
    if (this.state && state.revision < this.state.revision && state.moves < this.state.moves) this.lines = [];
    const first = state.log[0]?.number;
    if (this.state && state.table.taken_back !== this.state.table.taken_back) {
      // The log begins anew. If that happened while nobody was connected, it has to be asked for.
      this.lines = [];
      if (first !== 0) this.reconnect();
    }
    // After moves were taken back, lines come that replace those of the same numbers.
    if (first !== undefined)
      this.lines = [...this.lines.filter((entry) => entry.number < first), ...state.log];
  }

  show(state: State): void {
    this.state = share(this.state, state);
  }

  private answer(answer: Why | Looked | undefined): void {
    if (!answer) return;
    this.questions.get(answer.id)?.resolve(answer);
    this.questions.delete(answer.id);
  }

  private seatsChanged(seats: SeatInfo[]): void {
    const now = this.newest;
    if (!now) return;
    this.newest = { ...now, log: [], answers: null, table: { ...now.table, seats } };
    this.story.push(this.newest, false);
  }

  /** A command is answered: by the state that it led to, by `done` or by a refusal. */
  private settle(id: string | null): void {
    this.pending = this.pending.filter((command) => command.id !== id);
    this.busy = this.pending.at(-1)?.type ?? null;
  }
}

/** Who is asked hears the question when everything before it has been told. */
const notAsked = (seat: MySeat): MySeat => ({
  ...seat,
  asked: false,
  question: '',
  actions: [],
  draft: [],
  complete: false,
  lesson: null,
});

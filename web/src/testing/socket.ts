/** The server's end of a table's socket, played by the test. */
import { vi } from 'vitest';
import type { LiveTable } from '../lib/live.svelte';
import type { Preview, Protocol, Reason, State } from '../lib/protocol';

type Sent = Protocol['ClientMessage'];

export class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  /** All that were opened, the newest last. */
  static all: FakeSocket[] = [];

  readyState = FakeSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  /** What the page has sent. */
  readonly sent: Sent[] = [];

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  }

  close(): void {
    this.drop(1000);
  }

  // -- what the server and the network do -------------------------------------------------------------------

  accept(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  say(message: Protocol['ServerMessage']): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  drop(code = 1006): void {
    if (this.readyState === FakeSocket.CLOSED) return;
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.({ code });
  }

  get last(): Sent | undefined {
    return this.sent.at(-1);
  }

  /** The last message of a kind. */
  find<Type extends Sent['type']>(type: Type): Extract<Sent, { type: Type }> | undefined {
    return this.sent.findLast((one): one is Extract<Sent, { type: Type }> => one.type === type);
  }

  /** Answer the last question what actions would do, and let the page go on. */
  async looked(...previews: Preview[]): Promise<void> {
    this.say({ type: 'looked', id: this.find('look')!.id, previews });
    await settled();
  }

  async because(...reasons: Reason[]): Promise<void> {
    this.say({ type: 'because', id: this.find('why')!.id, reasons });
    await settled();
  }

  /** The last command was carried out and led to this state. */
  answer(state: State): void {
    const command = this.sent.findLast(({ type }) => !['look', 'why', 'ping'].includes(type))!;
    this.say({ ...state, answers: command.id });
  }
}

/** All promises that are kept already have been heard of. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

/** Open the table's connection; the server accepts it and sends the state. */
export function connect(live: LiveTable, state?: State): FakeSocket {
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
  live.open();
  const socket = FakeSocket.all[0]!;
  socket.accept();
  if (state) socket.say(state);
  return socket;
}

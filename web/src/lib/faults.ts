/**
 * Faults of the page itself: reported to the server, which logs them, together with the message that the page was showing. Nobody
 * waits for the answer. The same fault is reported once for each message, and a page that fails again and again goes silent.
 */
import { prefix } from './prefix';
import type { Fault, Protocol, State } from './protocol';

const MOST = 20;

type Message = Protocol['ServerMessage'];

/** The newest state of the open table, and the newest message about it. */
let shown: { table: string; state: State | null; newest: Message } | null = null;
let reports = 0;
const reported = new Set<string>();

/** Remember the message that the page shows from now on; null when it leaves the table. */
export function showing(table: string, newest: Message | null): void {
  shown = newest && { table, state: newest.type === 'state' ? newest : (shown?.state ?? null), newest };
}

/** What is needed to see the same again: the server knows the moves. */
function inShort({ state, newest }: { state: State | null; newest: Message }): string {
  const seats = state?.mine.map(({ seat, question, actions, draft }) => ({
    seat,
    question,
    actions: actions.length,
    draft: draft.map((step) => step.notation),
  }));
  const kept = state && { revision: state.revision, moves: state.moves, mine: seats };
  return JSON.stringify(newest.type === 'state' ? { state: kept } : { state: kept, newest });
}

/** A seat's link is secret, and may stand in an address. */
const withoutLinks = (text: string) => text.replace(/#[\w-]{16,}/g, '#…');

export function report(part: string, error: unknown): void {
  const message = shown ? inShort(shown).slice(0, 4000) : '';
  const text = withoutLinks(String(error)).slice(0, 1000);
  const key = `${part} ${text} ${message}`;
  if (reports >= MOST || reported.has(key)) return;
  reports += 1;
  reported.add(key);
  console.error(`The page failed (${part}):`, error);
  const stack = withoutLinks(error instanceof Error ? (error.stack ?? '') : '').slice(0, 4000);
  const fault: Fault = { part, error: text, stack, table: shown?.table ?? '', message };
  void fetch(`${prefix}/api/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
    keepalive: true,
  }).catch(() => {});
}

/** Run it; a fault is reported and goes no further. */
export function guard(part: string, run: () => void): void {
  try {
    run();
  } catch (error) {
    report(part, error);
  }
}

/** Report what goes wrong outside of the parts: in handlers of events, timers and promises. */
export function watchForFaults(): void {
  addEventListener('error', (event) => {
    if (event.error) report('window', event.error);
  });
  addEventListener('unhandledrejection', (event) => report('promise', event.reason));
}

import type { ActionInfo } from '../lib/protocol';

const LONG = 24;

/** A sentence without the long explanation after its colon. */
export function brief(sentence: string): string {
  const [head, tail] = sentence.split(/: (.*)/s);
  return head && tail && tail.length > LONG ? head : sentence;
}

/** What a choice is called for those who listen: what is seen comes first, then the whole sentence. */
export function spoken(action: ActionInfo): string {
  const seen = brief(action.short);
  return action.text.startsWith(seen) ? action.text : `${seen}: ${action.text}`;
}

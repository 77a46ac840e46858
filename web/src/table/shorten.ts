const LONG = 24;

/** A sentence without the long explanation after its colon. */
export function brief(sentence: string): string {
  const [head, tail] = sentence.split(/: (.*)/s);
  return head && tail && tail.length > LONG ? head : sentence;
}

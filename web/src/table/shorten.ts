const LONG = 24;

/** A sentence without the long explanation after its colon. */
export function brief(sentence: string): string {
  const [head, tail] = sentence.split(/: (.*)/s);
  return head && tail && tail.length > LONG ? head : sentence;
}

/** The same with a capital letter at its beginning, as buttons have it. */
export const capital = (sentence: string): string =>
  sentence.charAt(0).toLocaleUpperCase() + sentence.slice(1);

/** What a button with the short text is called: the sentence, with the short text before it if that is not in it. */
export function spoken(action: { text: string; short: string }): string {
  const short = brief(action.short);
  return action.text.toLowerCase().includes(short.toLowerCase()) ? action.text : `${short}: ${action.text}`;
}

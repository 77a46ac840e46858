/**
 * Short labels for buttons: without the words that all sentences begin with ("Put the wood on plot 3", "Put the wood on the
 * Cupola" become "Plot 3" and "The Cupola"), and without a long explanation after a colon. Screen readers get the whole sentence.
 */
export function shorten(sentences: string[]): string[] {
  return beforeColon(withoutBeginning(sentences));
}

function withoutBeginning(sentences: string[]): string[] {
  if (sentences.length < 2) return sentences;
  const words = sentences.map((sentence) => sentence.replace(/\.$/, '').split(' '));
  const shortest = Math.min(...words.map((list) => list.length));
  let alike = 0;
  while (alike < shortest - 1 && words.every((list) => list[alike] === words[0]![alike])) alike += 1;
  if (alike < 2) return sentences;
  return words.map((list) => {
    const rest = list.slice(alike).join(' ');
    return rest[0]!.toLocaleUpperCase() + rest.slice(1);
  });
}

function beforeColon(sentences: string[]): string[] {
  const heads = sentences.map(brief);
  return new Set(heads).size === heads.length ? heads : sentences;
}

const LONG = 24;

/** A sentence without the long explanation after its colon. */
export function brief(sentence: string): string {
  const [head, tail] = sentence.split(/: (.*)/s);
  return head && tail && tail.length > LONG ? head : sentence;
}

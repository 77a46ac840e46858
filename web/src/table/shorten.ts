/**
 * Sentences that begin alike need not say it again on every button: "Put the wood on plot 3", "Put the wood on the
 * Cupola" become "plot 3" and "the Cupola". The whole sentence stays as the button's label for those who listen.
 */
export function shorten(sentences: string[]): string[] {
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

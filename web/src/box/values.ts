/** Values of a content for people: how they are shown, and how they are put in. */

/** A value in a few words. */
export function inWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(inWords).join(' ') || '–';
  if (value && typeof value === 'object')
    return (
      Object.entries(value)
        .map(([name, part]) => `${name} ${inWords(part)}`)
        .join(', ') || '–'
    );
  return String(value);
}

/** How a value is put in: as a number, one of some words, a text, several numbers, or as it is written in a file. */
export type Way = 'number' | 'word' | 'text' | 'numbers' | 'amounts' | 'written';

const areNumbers = (values: unknown[]): boolean => values.every((value) => typeof value === 'number');

export function wayOf(value: unknown, words: string[]): Way {
  if (typeof value === 'number') return 'number';
  if (typeof value === 'string') return words.length > 1 ? 'word' : 'text';
  if (Array.isArray(value)) return value.length && areNumbers(value) ? 'numbers' : 'written';
  if (value && typeof value === 'object') return areNumbers(Object.values(value)) ? 'amounts' : 'written';
  return 'written';
}

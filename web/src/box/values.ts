/** Values of a content for people: how they are shown, and how they are put in. */
import { figure } from '../lib/text.svelte';

/** What people call the words of a content. */
export type Names = Record<string, string>;

/** A value in a few words. */
export function inWords(value: unknown, names: Names): string {
  if (Array.isArray(value))
    return value.map((part) => inWords(part, names)).join(areNumbers(value) ? ' ' : ', ') || '–';
  if (value && typeof value === 'object')
    return (
      Object.entries(value)
        .map(([name, part]) => `${inWords(part, names)} ${names[name] ?? name}`)
        .join(', ') || '–'
    );
  return typeof value === 'number' ? figure(value) : (names[String(value)] ?? String(value));
}

/** How a value is put in: as a number, one or several of some words, a text, several numbers, or as it is written in a file. */
export type Way = 'number' | 'word' | 'words' | 'text' | 'numbers' | 'amounts' | 'written';

const areNumbers = (values: unknown[]): boolean => values.every((value) => typeof value === 'number');

export function wayOf(value: unknown, words: string[]): Way {
  if (typeof value === 'number') return 'number';
  if (typeof value === 'string') return words.length > 1 ? 'word' : 'text';
  if (Array.isArray(value)) {
    if (value.length && areNumbers(value)) return 'numbers';
    return words.length && value.every((one) => words.includes(one as string)) ? 'words' : 'written';
  }
  if (value && typeof value === 'object') return areNumbers(Object.values(value)) ? 'amounts' : 'written';
  return 'written';
}

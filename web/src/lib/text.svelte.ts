/** The page's own words, from the Fluent catalogue of a language. What belongs to a game arrives from the server as text. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { CATALOGUES, FALLBACK } from './languages';

let bundle: FluentBundle | undefined = $state.raw();
/** A cache of the texts without arguments. */
let cache = new Map<string, string>();

export async function loadTexts(language: string): Promise<void> {
  const source = await (CATALOGUES[language] ?? CATALOGUES[FALLBACK]!)();
  const next = new FluentBundle(language, { useIsolating: false });
  next.addResource(new FluentResource(source));
  cache = new Map();
  bundle = next;
}

/** A text by its key. A missing text is shown as its key in braces. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  if (!bundle) return '';
  const known = args ? undefined : cache.get(key);
  if (known !== undefined) return known;
  const pattern = bundle.getMessage(key)?.value;
  const text = pattern ? bundle.formatPattern(pattern, args) : `{${key}}`;
  if (!args) cache.set(key, text);
  return text;
}

/** A whole number with a real minus sign. */
export const figure = (count: number): string => (count < 0 ? `−${-count}` : String(count));

/** A number with one place after the point, as the language writes it. */
export const decimal = (value: number, sign = false): string =>
  new Intl.NumberFormat(bundle?.locales, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: sign ? 'exceptZero' : 'auto',
  })
    .format(value)
    .replace('-', '−');

/** A share of 1 in percent. */
export const percent = (share: number): string =>
  new Intl.NumberFormat(bundle?.locales, { style: 'percent' }).format(share);

/** Names in a row: Ada, Ben and Carla. */
export const inRow = (names: (string | undefined)[]): string =>
  new Intl.ListFormat(bundle?.locales).format(names.map((name) => name ?? ''));

/** Whether the catalogue has the key. */
export function hasText(key: string): boolean {
  return bundle?.hasMessage(key) ?? false;
}

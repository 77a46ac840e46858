/** The languages that there are: the folders with texts, found when the page is built. */

interface About {
  name: string;
  direction?: 'ltr' | 'rtl';
}

export const FALLBACK = 'en';

const codeOf = (path: string): string => path.split('/').at(-2) ?? '';

/** By code, each thing that the files found by a glob hold; English first. */
function byCode<Held>(files: Record<string, Held>): Record<string, Held> {
  const found = Object.entries(files).map(([path, held]) => [codeOf(path), held] as const);
  const place = (code: string) => (code === FALLBACK ? '' : code);
  return Object.fromEntries(found.sort(([a], [b]) => place(a).localeCompare(place(b))));
}

export const LANGUAGES = byCode(
  import.meta.glob<About>('../../../src/bottega/languages/*/language.json', {
    eager: true,
    import: 'default',
  }),
);

/** The page's texts, each loaded when its language is chosen. */
export const CATALOGUES = byCode(
  import.meta.glob<string>('../../../src/bottega/languages/*/page.ftl', { query: '?raw', import: 'default' }),
);

/** The language of a code with or without a region, `fr-CA`; undefined: there is none. */
export const known = (code: string): string | undefined =>
  [code.toLowerCase(), code.slice(0, 2).toLowerCase()].find((one) => Object.hasOwn(LANGUAGES, one));

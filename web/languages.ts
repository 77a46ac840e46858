/** The languages of the page, for Vite: the folders beside the server's texts. What one lacks is said in English. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

export const folder = fileURLToPath(new URL('../src/bottega/languages/', import.meta.url));

/** The messages of a catalogue by key, each with its comment-free source. */
function messages(source: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const entry of source.replace(/^#.*$/gm, '').split(/^(?=[a-zA-Z-])/m)) {
    const key = /^(-?[a-zA-Z][\w-]*) *=/.exec(entry)?.[1];
    if (key) found.set(key, entry.trimEnd());
  }
  return found;
}

/** A catalogue with the English messages that it lacks. */
export function withEnglish(source: string, english: string): string {
  const known = messages(source);
  const missing = [...messages(english)].filter(([key]) => !known.has(key));
  return [source.trimEnd(), ...missing.map(([, entry]) => entry), ''].join('\n');
}

/** Complete each `page.ftl?raw` when it is loaded, so that the page loads one file, whatever its language. */
export const languages: Plugin = {
  name: 'languages',
  enforce: 'pre',
  load(id) {
    const file = /^(.*)[\\/]\w[\w-]*[\\/]page\.ftl\?raw$/.exec(id);
    if (!file) return null;
    const english = `${file[1]}/en/page.ftl`;
    this.addWatchFile(english);
    const source = readFileSync(id.replace(/\?raw$/, ''), 'utf8');
    return `export default ${JSON.stringify(withEnglish(source, readFileSync(english, 'utf8')))}`;
  },
};

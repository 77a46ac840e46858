/** Before the tests of every file: the page's own words in English, no network, and nothing kept by the browser. */
import { beforeEach } from 'vitest';
import { loadTexts } from '../lib/text.svelte';

// There is no server: a test that needs one plays it.
globalThis.fetch = () => Promise.reject(new TypeError('no network'));

await loadTexts('en');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

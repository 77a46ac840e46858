/** Before the tests of every file: the page's own words in English, and nothing kept by the browser. */
import { beforeEach } from 'vitest';
import { loadTexts } from '../lib/text.svelte';

await loadTexts('en');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

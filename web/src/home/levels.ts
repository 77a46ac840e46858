import type { Choice } from '../lib/protocol';
import { hasText, t } from '../lib/text.svelte';

/** The label of a level; if the game has no text for it, the page's own. */
export function levelName(choice: Choice): string {
  const key = `level-${choice.value}`;
  return choice.label === choice.value && hasText(key) ? t(key) : choice.label;
}

import type { Choice } from '../lib/protocol';
import { hasText, t } from '../lib/text.svelte';

/** The name of a level: the game's own, or ours if it has none but the word that programs use. */
export function levelName(choice: Choice): string {
  const key = `level-${choice.value}`;
  return choice.label === choice.value && hasText(key) ? t(key) : choice.label;
}

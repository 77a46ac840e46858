/** The parts of a tower at the end, from the ground up. */
import { t } from '../../lib/text.svelte';
import { things } from '../../lib/things.svelte';

export const TOWER = ['tokens', 'crest', 'rest'] as const;
export const STONE = { tokens: 'var(--v2)', crest: 'var(--tower-crest)', rest: 'var(--v3)' };

const NAMES: Record<string, string> = { tokens: 'token', crest: 'track/captain' };
export const towerName = (part: string): string =>
  NAMES[part] ? things.name(NAMES[part]) : t(`fx-tower-${part}`);

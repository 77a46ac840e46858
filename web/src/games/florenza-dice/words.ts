/** Words about the things of the box, from the page's catalogue. */
import { t } from '../../lib/text.svelte';
import type { Building, Die } from './kinds';

/** What a building does, in a few words. */
export function powerText(building: Building): string {
  return t(`fd-power-${building.power}`, {
    stuff: t(`fd-${building.resource ?? 'resource'}`),
    amount: building.amount,
  });
}

/** "Wood die, 5". */
export function dieLabel(die: Die): string {
  return t('fd-die-label', { stuff: t(`fd-${die.resource}`), value: die.value ?? 0 });
}

/** Words about the things of the box, from the page's catalogue. */
import { t } from '../../lib/text.svelte';
import type { Building, Die, Icon, Track } from './kinds';

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

/** "needs wood, spice, Fiorini": the icons that are not marked yet. */
export function needsText(icons: Icon[], artists: string[] = []): string {
  const kinds = icons.filter((icon) => !icon.marked).map((icon) => icon.kind);
  const counts = [...new Set(kinds)].map((kind) => {
    const count = kinds.filter((one) => one === kind).length;
    return count > 1 ? `${count} ${t(`fd-${kind}`)}` : t(`fd-${kind}`);
  });
  const artist = artists.map((one) => t(`fd-${one}`)).join(` ${t('fd-or')} `);
  const needs = [...counts, artist].filter(Boolean).join(', ');
  return needs ? t('fd-needs', { needs }) : '';
}

/** What the next step on a track gives. */
export function nextText(track: Track): string {
  const space = track.spaces[track.marks];
  if (!space || space.bonus === 'blank') return '';
  return t('fd-track-next', {
    what: space.points ? t('fd-bonus-points', { points: space.points }) : t(`fd-bonus-${space.bonus}`),
  });
}

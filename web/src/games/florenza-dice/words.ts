/** Words about the things of the box, from the page's catalogue. */
import { t } from '../../lib/text.svelte';
import type { Building, Die, DieOption, Icon, Track } from './kinds';

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

/** What an option of a die is about: a resource, a track or an artist. */
export function optionKind(die: Die, option: DieOption): string {
  if (option.kind === 'resources') return die.resource;
  return option.kind === 'money' ? 'fiorini' : (die.track ?? die.artist ?? '');
}

/** "Take the green die for 2 spices". */
export function takeText(die: Die, option: DieOption): string {
  const use = t('fd-use', { kind: option.kind, what: optionKind(die, option), amount: option.amount });
  return t('fd-take-for', { die: die.id.split('/')[1] ?? '', use });
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

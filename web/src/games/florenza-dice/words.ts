/** Words about the things of the box. */
import { t } from '../../lib/text.svelte';
import { lineText, things } from '../../lib/things.svelte';
import type { Building, Die, DieOption, Icon, Track } from './kinds';

/** A resource, a track, an artist or money by its name in the view. */
export const nameOf = (word: string): string =>
  things.name(
    ['good', 'track', 'artist'].map((kind) => `${kind}/${word}`).find((id) => things.has(id)) ??
      `good/${word}`,
  );

/** What a building does, in a few words. */
export const powerText = (building: Building): string => lineText(things.info(building.id).effect);

/** "Wood die, 5". */
export function dieLabel(die: Die): string {
  return t('fd-die-label', { stuff: nameOf(die.resource), value: die.value ?? 0 });
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
    return count > 1 ? `${count} ${nameOf(kind)}` : nameOf(kind);
  });
  const artist = artists.map((one) => nameOf(one)).join(` ${t('fd-or')} `);
  const needs = [...counts, artist].filter(Boolean).join(', ');
  return needs ? t('fd-needs', { needs }) : '';
}

/** What the next step on a track gives. */
export function nextText(track: Track): string {
  const space = track.spaces[track.marks];
  if (!space || space.bonus === 'blank') return '';
  return t('fd-track-next', {
    what: things.name(`bonus/${space.points ? `points-${space.points}` : space.bonus}`),
  });
}

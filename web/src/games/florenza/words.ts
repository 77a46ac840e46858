/** Words about the things of the box. */
import { t } from '../../lib/text.svelte';
import { things } from '../../lib/things.svelte';
import type { View, Work } from './kinds';

/** A title of the page, or the name of an office. */
export const title = (kind: string, name: string): string =>
  things.has(`office/${name}`) ? things.name(`office/${name}`) : t(`fx-${kind}-${name}`);

/** A ghost with its level; empty: it is a family. */
export function ghostAndLevel(view: View, seat: number): string {
  const level = view.families[seat]?.level;
  return level ? t('fx-ghost', { level: things.short(`level/${level}`) }) : '';
}

/** The family, or the level of a ghost, and the place in the turn order, as long as there are turns. */
export function familyAndPlace(view: View, seat: number): string {
  const place = view.over ? '' : t('fx-place', { number: view.order.indexOf(seat) + 1 });
  return [view.families[seat]?.name, ghostAndLevel(view, seat), place].filter(Boolean).join(', ');
}

/** Whether tokens, whose value is not open, come to the points that are shown. */
export const hasSecretTokens = (view: View, seat: number): boolean =>
  !view.open && !view.over && !!view.families[seat]?.pieces;

/** What differs from the usual game: no dice, ghosts with their levels. */
export function variantOf(view: View): string {
  const ghosts = view.families.map(({ seat }) => ghostAndLevel(view, seat));
  return [view.dice ? '' : t('fx-without-dice'), ...ghosts].filter(Boolean).join(' · ');
}

/** A work by its id, wherever it is. */
export function workOf(view: View, id: string | null): { work: Work; place: string } | null {
  for (const place of view.places)
    for (const work of place.works) if (work.id === id) return { work, place: place.name };
  for (const family of view.families) {
    for (const work of family.palazzo)
      if (work.id === id) return { work, place: things.short('place/palazzo') };
    for (const work of family.chiesa)
      if (work.id === id) return { work, place: things.short('place/chiesa') };
  }
  return null;
}

/** A work by its number in events: first those of the family's own district. */
export function workNumber(view: View, seat: number, number: number): Work | undefined {
  const { palazzo = [], chiesa = [] } = view.families[seat] ?? {};
  return [palazzo, chiesa, ...view.places.map((place) => place.works)].flat()[number];
}

/** An artist or a preacher by the number. */
export const characterNumber = (number: number): string =>
  [`artist/${number}`, `preacher/${number}`].find((id) => things.has(id)) ?? 'artist/anonymous';

/** The monument before which a work is drawn. */
export function monumentOf(work: string): string {
  const place = work.split('/').at(-2)!;
  return { palazzo: 'signoria', chiesa: 'lorenzo' }[place] ?? place;
}

/** An artist by the number of events: whoever has none is anonymous. */
export function artistNumber(number: number): string {
  const id = `artist/${number + 1}`;
  return things.has(id) ? id : 'artist/anonymous';
}

/** Words about the things of the box. */
import { t } from '../../lib/text.svelte';
import type { Character, View, Work } from './kinds';

/** The name of a character by its id. */
export function characterName(view: View, id: string | null): string {
  if (!id) return '';
  const found: Character | undefined = view.characters.find((one) => one.id === id);
  return found?.name ?? t('fx-anonymous');
}

/** The name that fits a narrow card: Leonardo for Leonardo da Vinci, Lippi for Filippo Lippi. */
export function shortName(name: string): string {
  const words = name.split(' ');
  const from = words.findIndex((word) => /^(da|di|della|d['’].*)$/.test(word));
  return from > 0 ? words.slice(0, from).join(' ') : words.at(-1)!;
}

/** The family and its place in the turn order, as long as there are turns; a ghost is of no family. */
export function familyAndPlace(view: View, seat: number): string {
  const place = view.over ? '' : t('fx-place', { number: view.order.indexOf(seat) + 1 });
  return [view.families[seat]?.name, place].filter(Boolean).join(', ');
}

/** A work by its id, wherever it is. */
export function workOf(view: View, id: string | null): { work: Work; place: string } | null {
  for (const place of view.places)
    for (const work of place.works) if (work.id === id) return { work, place: place.name };
  for (const family of view.families) {
    for (const work of family.palazzo) if (work.id === id) return { work, place: t('fx-palazzo') };
    for (const work of family.chiesa) if (work.id === id) return { work, place: t('fx-chiesa') };
  }
  return null;
}

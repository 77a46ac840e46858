/** A work and the artist who makes it are one gesture. */
import type { Controls } from '../../lib/controls.svelte';
import { balance } from './goods';
import type { Pair, View } from './kinds';
import { workOf } from './words';

/** Let the artist of the pair make the selected work. */
export function join(controls: Controls, view: View, pair: Pair): void {
  const found = workOf(view, controls.selected?.target ?? null);
  if (found) controls.followUp = { action: pair.action, text: `${found.work.name}, ${found.place}` };
}

/** Who is proposed: the one who gives most among those who can be paid, else the cheapest. */
export function proposed(controls: Controls, view: View, pairs: Pair[]): Pair {
  const forecast = view.families[controls.me?.seat ?? 0]?.forecast;
  const money = forecast ? (balance(forecast).florins ?? 0) : 0;
  const rank = (pair: Pair) =>
    pair.reach === 'now' ? 3 : pair.reach === 'in-time' ? 2 : pair.price <= money ? 1 : 0;
  return [...pairs].sort(
    (a, b) => rank(b) - rank(a) || (rank(a) ? b.mean - a.mean || a.price - b.price : a.price - b.price),
  )[0]!;
}

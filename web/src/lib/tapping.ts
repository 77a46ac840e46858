/**
 * From a tapped target to an action: plain functions over what the server offers, without the page. What they select is
 * previewed; a second tap on the same target performs it.
 */

/** What is needed of an offered action. */
export interface Offered {
  action: number;
  targets: string[];
  /** Listed on request only: another one does the same or better. */
  more: boolean;
  /** It does not answer the question. */
  any_time: boolean;
  /** It takes goods or points. */
  costs: boolean;
}

/** What follows another action in the same gesture. */
export interface Pair {
  action: number;
  targets: string[];
  /** The points when both are done. */
  after: number;
}

export interface Tapped<Action extends Offered> {
  /** The target that counts: the tapped one, or the one around it. */
  target: string;
  /** What can be done there. */
  here: Action[];
  /** What the tap selects; null: one of `here` has to be chosen by name. */
  selected: Action | null;
}

/** Whether an action touches the target or something inside it. */
export const isAt = (action: { targets: string[] }, target: string): boolean =>
  action.targets.some((one) => one === target || one.startsWith(`${target}/`));

/** The actions that answer the question; if none does, all of them. */
export function answersOf<Action extends Offered>(actions: Action[]): Action[] {
  const found = actions.filter((one) => !one.any_time);
  return found.length ? found : actions;
}

/** The actions at a target or inside it: answers first, then what is free, each with the usual ones first. */
export function actionsAt<Action extends Offered>(actions: Action[], target: string): Action[] {
  const answers = new Set(answersOf(actions));
  const rank = (one: Action) => (answers.has(one) ? 0 : one.costs ? 4 : 2) + (one.more ? 1 : 0);
  return actions.filter((one) => isAt(one, target)).sort((a, b) => rank(a) - rank(b));
}

/**
 * What a tap on a target means; null if nothing can be done there. A tap selects what answers the question, what takes
 * nothing, or the only action there is. The target around it (`outer`) counts where the tapped one has nothing of these.
 * What takes something is selected only by a tap on the very part of `outer` that it is about: the icon that is paid.
 */
export function tapped<Action extends Offered>(
  actions: Action[],
  target: string,
  outer = target,
): Tapped<Action> | null {
  const places = target === outer ? [target] : [target, outer];
  const found = places.map((place) => ({ target: place, here: actionsAt(actions, place) }));
  const isSafe = (one: Action) => !one.any_time || !one.costs || actions.length === 1;
  const safe = found.find(({ here }) => here[0] && isSafe(here[0]));
  const meant = target === outer ? undefined : found[0]!.here.find((one) => one.targets.includes(target));
  if (meant && !(safe && answersOf(actions).includes(safe.here[0]!)))
    return { ...found[0]!, selected: meant };
  const chosen = safe ?? found[0]!;
  if (!chosen.here.length) return null;
  return { ...chosen, selected: safe ? chosen.here[0]! : null };
}

/** What is selected, and by which tap. */
export interface Selection<Action extends Offered> {
  target: string;
  /** The target inside it that was tapped, if that was another one. */
  inner: string;
  selected: Action | null;
  /** Whether something follows the selected action in the same gesture. */
  followed: boolean;
  /** What may follow it. */
  pairs: Pair[];
}

export type Meaning<Action extends Offered> =
  /** Nothing can be done there: ask why. */
  | { does: 'why' }
  /** Select it and show its preview; `at_once`: perform it as soon as the preview is there. */
  | { does: 'select'; target: string; inner: string; selected: Action | null; at_once: boolean }
  /** Perform what is selected. */
  | { does: 'perform'; target: string };

/** Whether the place shows what is selected: wherever inside it the next tap is, it means that, unless it answers. */
const shows = <Action extends Offered>(
  { target, selected }: Selection<Action>,
  actions: Action[],
  place: string,
): boolean =>
  !!selected &&
  actions.includes(selected) &&
  (target === place || (selected.any_time && selected.targets.includes(place)));

/** What one more tap means. `once`: a tap that leaves no choice performs at once. */
export function touch<Action extends Offered>(
  now: Selection<Action>,
  actions: Action[],
  target: string,
  outer = target,
  once = false,
): Meaning<Action> {
  const found = tapped(actions, target, outer);
  if (!found) return { does: 'why' };
  const inner = found.target === target ? '' : target;
  // A tap inside that says what follows is not the second tap on what was selected without it.
  const says = inner !== now.inner && (now.followed || !!followed(now.pairs, inner));
  const same = found.target === now.target && !says;
  if (same && now.selected && found.here.includes(now.selected))
    return { does: 'perform', target: found.target };
  if (!says && found.selected?.any_time !== false && shows(now, actions, outer))
    return { does: 'perform', target: outer };
  const answers = new Set(answersOf(actions));
  const only = found.here.filter((one) => answers.has(one)).length === 1;
  const { selected } = found;
  return {
    does: 'select',
    target: found.target,
    inner,
    selected,
    at_once: once && !!selected && answers.has(selected) && only,
  };
}

/** The action that does both at once: what follows the selected one, if the tapped target asks for it. */
export function followed(pairs: Pair[], target: string): Pair | null {
  return target ? (pairs.find((pair) => isAt(pair, target)) ?? null) : null;
}

/** A touch: where on the window, and when, in milliseconds. */
export interface Press {
  x: number;
  y: number;
  time: number;
}

/** A second touch so soon means what the first one has shown, whatever lies there by now. */
const MOMENT = 600;
/** A finger does not hit the same pixel twice. */
const NEAR = 12;

export const isSecond = (first: Press | null, press: Press): boolean =>
  !!first && press.time - first.time < MOMENT && Math.hypot(press.x - first.x, press.y - first.y) <= NEAR;

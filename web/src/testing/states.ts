/** States of real games, made by tools/page_states.py. Each use is a copy, so that a test may change it. */
import { vi } from 'vitest';
import type { DiceProof, LogLine, Preview, Protocol, State, ThingInfo } from '../lib/protocol';
import { things } from '../lib/things.svelte';
import day from './states/day.json';
import diceForge from './states/dice-forge.json';
import florenzaDice from './states/florenza-dice.json';
import florenza from './states/florenza.json';
import proof from './states/proof.json';
import story from './states/story.json';

export interface Shown<View> {
  state: State;
  view: View;
  /** What some of the actions would do. */
  previews: Preview[];
  /** Everything that the table can name, if tests need it. */
  things: Record<string, ThingInfo>;
}

function copy<View>(source: unknown): () => Shown<View> {
  return () => {
    const shown = structuredClone(source) as Omit<Shown<View>, 'view'>;
    return { ...shown, view: shown.state.view as View };
  };
}

let given = 0;
/** Let the page know the things of a table. */
export async function giveThings({ things: infos }: Shown<unknown>): Promise<void> {
  const before = globalThis.fetch;
  globalThis.fetch = () => Promise.resolve(new Response(JSON.stringify(infos)));
  things.load(`given ${(given += 1)}`);
  await vi.waitUntil(() => things.has(Object.keys(infos)[0]!));
  globalThis.fetch = before;
}

/** Somebody has to choose a face of the die for a work, in the second of seven rounds. */
export const florenzaState = copy<Protocol['view:florenza']>(florenza);
/** Somebody takes the first of three dice, in the second round. */
export const diceGameState = copy<Protocol['view:florenza-dice']>(florenzaDice);
/** Somebody rich has an action, in the third round. */
export const forgeState = copy<Protocol['view:dice-forge']>(diceForge);
type FlorenzaView = Protocol['view:florenza'];
type Work = FlorenzaView['places'][number]['works'][number];

/** Four rounds of three families: each step with the parts of its views that tell it, and all lines of the log. */
export function florenzaSteps() {
  const log = story.lines.map(([number, move, seat, kind, args]) => ({
    number,
    move,
    seat,
    kind,
    args,
    text: kind as string,
    rule: '',
  })) as LogLine[];
  const views = story.steps.map(({ planned, choice, round, over, order }) => {
    const { view } = florenzaState();
    const plan = (work: Work): Work => {
      const [by = null, artist = null] = (planned as Record<string, unknown[]>)[work.id] ?? [];
      return { ...work, made: null, planned: by as number | null, artist: artist as string | null };
    };
    return {
      ...view,
      ...({ choice, round, over, order } as Partial<FlorenzaView>),
      places: view.places.map((place) => ({ ...place, works: place.works.map(plan) })),
      families: view.families.map((one) => ({
        ...one,
        palazzo: one.palazzo.map(plan),
        chiesa: one.chiesa.map(plan),
      })),
    };
  });
  const moves = story.steps.map((step) => step.moves);
  const steps = views.slice(1).map((after, at) => ({
    before: views[at]!,
    after,
    lines: log.filter(({ move }) => moves[at]! < move && move <= moves[at + 1]!),
  }));
  return { steps, log };
}
/** A finished game of Pig with its dice. */
export const pigProof = (): DiceProof => structuredClone(proof);
/** One with the dice of a day. */
export const dayProof = (): DiceProof => structuredClone(day);

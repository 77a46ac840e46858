/** States of real games, made by tools/page_states.py. Each use is a copy, so that a test may change it. */
import { vi } from 'vitest';
import type { DiceProof, Preview, Protocol, State, ThingInfo } from '../lib/protocol';
import { things } from '../lib/things.svelte';
import day from './states/day.json';
import diceForge from './states/dice-forge.json';
import florenzaDice from './states/florenza-dice.json';
import florenza from './states/florenza.json';
import proof from './states/proof.json';

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
/** A finished game of Pig with its dice. */
export const pigProof = (): DiceProof => structuredClone(proof);
/** One with the dice of a day. */
export const dayProof = (): DiceProof => structuredClone(day);

/** States of real games, made by tools/page_states.py. Each use is a copy, so that a test may change it. */
import { vi } from 'vitest';
import type { DiceProof, LogLine, Preview, Protocol, State, ThingInfo } from '../lib/protocol';
import { things } from '../lib/things.svelte';
import changes from './states/changes.json';
import day from './states/day.json';
import diceStory from './states/dice-story.json';
import diceForge from './states/dice-forge.json';
import florenzaDice from './states/florenza-dice.json';
import forgeStory from './states/forge-story.json';
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
export async function giveThings({ things: infos }: Pick<Shown<unknown>, 'things'>): Promise<void> {
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
  const log = linesOf(story.lines);
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
  return { steps: stepsOf(views, story.steps, log), log };
}

type ForgeView = Protocol['view:dice-forge'];
type ForgePlayer = ForgeView['players'][number];
/** Reserves, limits, portal, the faces of both dice, and which side of each is up. */
type Short = [number[], (number | null)[], number, string[], string[], number, number];

function forgePlayer(seat: number, [amounts, limits, portal, light, dark, ...up]: Short): ForgePlayer {
  const { view } = forgeState();
  const die = (name: string, faces: string[], at: number) => ({
    id: `die/${seat}/${name}`,
    rolling: false,
    sides: faces.map((face, n) => ({ id: `die/${seat}/${name}/${n}`, face, up: n === up[at] })),
  });
  const goods = ['gold', 'sun', 'moon', 'glory'];
  return {
    ...view.players[0]!,
    id: `seat/${seat}`,
    reserves: Object.fromEntries(
      goods.map((good, at) => [
        good,
        { id: `reserve/${seat}/${good}`, amount: amounts[at]!, limit: limits[at]! },
      ]),
    ),
    portal,
    dice: [die('light', light, 0), die('dark', dark, 1)],
  };
}

/** Four rounds of Dice Forge with four players: each step with what its views show of the players, and the whole log. */
export function forgeSteps() {
  const { view } = forgeState();
  const log = linesOf(forgeStory.lines);
  let players: ForgePlayer[] = [];
  const views = forgeStory.steps.map(({ round, active, step, players: changed }): ForgeView => {
    players = (changed as (Short | null)[]).map((one, seat) =>
      one ? forgePlayer(seat, one) : players[seat]!,
    );
    return { ...view, round, active, step, over: false, players };
  });
  const things = [
    ...forgeStory.feats.map((name) => `feat/${name}`),
    ...forgeStory.faces.map((name) => `face/${name}`),
  ].map((id): [string, ThingInfo] => [id, { name: id, short: id, text: '', effect: [] }]);
  return { steps: stepsOf(views, forgeStory.steps, log), log, things: Object.fromEntries(things) };
}

type DiceView = Protocol['view:florenza-dice'];

/** Three rounds of the Dice Game, alone and of two: each step with the dice and the Ghost of its views, and the log. */
export const diceGameSteps = () =>
  diceStory.map((one) => {
    const log = linesOf(one.lines);
    const { view } = diceGameState();
    const views = one.steps.map(({ dice, ghost }) => ({
      ...view,
      ghost: ghost && ({ captain_marks: ghost[0], bishop_marks: ghost[1] } as DiceView['ghost']),
      dice: view.dice.map((die, at) => ({
        ...die,
        value: dice[at]![0]!,
        order: dice[at]![1]!,
        used: !!dice[at]![1],
      })),
    }));
    return { log, steps: stepsOf(views, one.steps, log) };
  });

/** The lines of a log without words. */
const linesOf = (lines: (number | string | object)[][]): LogLine[] =>
  lines.map(([number, move, seat, kind, args]) => ({
    number,
    move,
    seat,
    kind,
    args,
    text: kind as string,
    rule: '',
  })) as LogLine[];

const stepsOf = <View>(views: View[], steps: { moves: number }[], log: LogLine[]) =>
  views.slice(1).map((after, at) => ({
    before: views[at]!,
    after,
    moves: steps[at + 1]!.moves,
    lines: log.filter(({ move }) => steps[at]!.moves < move && move <= steps[at + 1]!.moves),
  }));

/** What a server sends over a socket: a state, then what changes of it; and the whole state at the end. */
export const changesOfStates = (): { messages: Protocol['ServerMessage'][]; last: State } =>
  structuredClone(changes) as unknown as ReturnType<typeof changesOfStates>;

/** A finished game of Pig with its dice. */
export const pigProof = (): DiceProof => structuredClone(proof);
/** One with the dice of a day. */
export const dayProof = (): DiceProof => structuredClone(day);

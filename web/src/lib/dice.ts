/**
 * A table, checked by the browser itself: it keeps the seal of the dice and its own words from before the game, and
 * during the game the hashes of the moves and the result that it was shown; afterwards it recounts every roll and
 * compares. What this proves, and what it does not, is told in docs/dice.md.
 */
import type { DiceProof, Faces, Outcome, RollInfo, State } from './protocol';

/**
 * What the browser kept of a table: from before the game the seal of its dice and the own words by seat; of the game the
 * hashes of the moves, by their number, and the result. `earlier` has the hashes from before each takeback.
 */
export interface Receipt {
  commitment: string;
  words: Record<number, string>;
  chains?: Record<number, string>;
  result?: Outcome;
  earlier?: Record<number, string>[];
  /** How often moves had been taken back when the last hash was kept. */
  back?: number;
}

export type Problem =
  'seal' | 'own-word' | 'secret' | 'words' | 'numbers' | 'roll' | 'moves' | 'taken-back' | 'result';

export interface Verdict {
  /** The first thing that is wrong; null: every roll is as promised. */
  problem: Problem | null;
  /** The move of the record at which it is wrong; 0: at none. */
  move: number;
  rolls: number;
  /** Rolls that the table made and did not use, besides those that were taken back. */
  skipped: number;
  /** How often moves were taken back. */
  takenBack: number;
  /** The rolls among them. */
  rollsBack: number;
}

const KEY = 'bottega-dice';
const MOST = 200;
/** How many tables have the hashes of their moves kept, and how much of each hash. */
const MOST_CHAINS = 30;
const DIGITS = 16;

export const diceReceipts = {
  all(): Record<string, Receipt> {
    try {
      return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Receipt>;
    } catch {
      return {};
    }
  },
  of(table: string): Receipt | null {
    return this.all()[table] ?? null;
  },
  /** Keep a seal and own words. The seal that was kept first stays. */
  store(table: string, commitment: string, words: Record<number, string>): void {
    try {
      const all = this.all();
      const before = all[table];
      delete all[table]; // the newest comes last
      all[table] = {
        ...before,
        commitment: before?.commitment ?? commitment,
        words: { ...before?.words, ...words },
      };
      localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(Object.entries(all).slice(-MOST))));
    } catch {
      // storage is forbidden: nothing can be compared later
    }
  },
  /** Keep what a state shows, if the table's seal was kept. What was kept first stays. */
  see({ table: { id: table, real_dice, taken_back }, moves, chain, result }: State): void {
    if (real_dice) return; // they prove nothing
    const all = this.all();
    const receipt = all[table];
    if (receipt && taken_back > (receipt.back ?? 0)) {
      // What was kept so far is from before a takeback: the record must tell of it.
      receipt.earlier = [...(receipt.earlier ?? []), receipt.chains ?? {}];
      receipt.chains = {};
      receipt.back = taken_back;
    }
    if (!receipt || (receipt.chains?.[moves] && (receipt.result || !result))) return;
    receipt.chains = { [moves]: chain.slice(0, DIGITS), ...receipt.chains };
    if (result) receipt.result ??= result;
    for (const other of Object.keys(all).slice(0, -MOST_CHAINS))
      if (other !== table) delete all[other]!.chains;
    try {
      localStorage.setItem(KEY, JSON.stringify(all));
    } catch {
      // storage is full or forbidden
    }
  },
  /** A seat was given away before the game, and its word with it. */
  drop(table: string, seat: number): void {
    const receipt = this.of(table);
    if (!receipt?.words[seat]) return;
    const { [seat]: _, ...words } = receipt.words;
    localStorage.setItem(KEY, JSON.stringify({ ...this.all(), [table]: { ...receipt, words } }));
  },
};

const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

export const randomWord = (): string => hex(crypto.getRandomValues(new Uint8Array(16)));

/** Whether this browser can check: it must have loaded the page over https, or from its own machine. */
export const canCheck = (): boolean => typeof crypto !== 'undefined' && !!crypto.subtle;

/** Recount all rolls of a finished game, and compare it with what was kept before and during it. */
export async function checkDice(proof: DiceProof, receipt: Receipt | null): Promise<Verdict> {
  const { fair, rolls } = proof;
  const rollsBack = proof.taken_back
    .flatMap((back) => back.moves)
    .filter((move) => move.startsWith('*')).length;
  const skipped = proof.gaps.reduce((sum, gap) => sum + gap.skipped, 0) - rollsBack;
  const verdict = (problem: Problem | null, move = 0): Verdict => ({
    problem,
    move,
    rolls: rolls.length,
    skipped,
    takenBack: proof.taken_back.length,
    rollsBack,
  });
  if (receipt && receipt.commitment !== fair.commitment) return verdict('seal');
  if (receipt && Object.entries(receipt.words).some(([seat, word]) => fair.words[Number(seat)] !== word))
    return verdict('own-word');
  const secret = fromHex(fair.secret ?? '');
  if (!secret || hex(new Uint8Array(await crypto.subtle.digest('SHA-256', secret))) !== fair.commitment)
    return verdict('secret');
  if (fair.words.length !== (proof.day ? 0 : proof.seats)) return verdict('words');
  const wrong = proof.day ? wrongDay(proof) : wrongNumber(proof);
  if (wrong !== null) return verdict('numbers', wrong);
  const key = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  for (const roll of rolls) {
    const faces = proof.faces[roll.faces];
    if (proof.moves[roll.move - 1] !== `* ${roll.outcome}`) return verdict('roll', roll.move);
    if (!faces) return verdict('roll', roll.move);
    const due = proof.day
      ? await drawOfDay(key, roll, faces)
      : await draw(key, fair.words, roll.number, faces);
    if (due !== roll.outcome) return verdict('roll', roll.move);
  }
  const changed = await changedMove(key, proof.moves, receipt?.chains ?? {});
  if (changed !== null) return verdict('moves', changed);
  for (const before of receipt?.earlier ?? []) {
    const found = await Promise.all(
      [proof.moves, ...branches(proof)].map((moves) => changedMove(key, moves, before)),
    );
    if (found.every((wrong) => wrong !== null))
      return verdict('taken-back', Math.max(...Object.keys(before).map(Number)));
  }
  if (receipt?.result && JSON.stringify(sorted(receipt.result)) !== JSON.stringify(sorted(proof.result)))
    return verdict('result');
  return verdict(null);
}

const sorted = (result: Outcome | null) => result && [result.scores, result.winners];

/** All moves as they were before each takeback, the last one first. */
function branches({ moves, taken_back }: DiceProof): string[][] {
  const found: string[][] = [];
  let now = moves;
  for (const back of taken_back.toReversed())
    found.push((now = [...now.slice(0, back.after), ...back.moves]));
  return found;
}

/** The first number of moves whose hash is not the one that was kept; null: all are right. */
async function changedMove(
  key: CryptoKey,
  moves: string[],
  receipt: Record<number, string>,
): Promise<number | null> {
  const chains = [''];
  for (const move of moves) {
    const bytes = new TextEncoder().encode(`moves\n${chains[chains.length - 1]}\n${move}`);
    chains.push(hex(new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes))));
  }
  const wrong = Object.entries(receipt).find(
    ([count, chain]) => chains[Number(count)]?.slice(0, DIGITS) !== chain,
  );
  return wrong ? Number(wrong[0]) : null;
}

/** The move whose roll has not the number that is due, 0 for a mark that fits no roll; null: all are right. */
function wrongNumber({ rolls, gaps }: DiceProof): number | null {
  const marked = new Map(gaps.map((gap) => [gap.number, gap.skipped]));
  if (marked.size < gaps.length || gaps.some((gap) => gap.skipped < 1)) return 0;
  let due = 0;
  for (const roll of rolls) {
    if (roll.number - due !== (marked.get(roll.number) ?? 0)) return roll.move;
    marked.delete(roll.number);
    due = roll.number + 1;
  }
  return [...marked].every(([number, skipped]) => number - skipped === due) ? null : 0;
}

/** The move with a die of the day that is not counted from 0 on in its round; null: all are right. */
function wrongDay({ rolls }: DiceProof): number | null {
  const rolled = new Map<string, number>();
  for (const { round, die, number, move } of rolls) {
    const place = `${round}\n${die}`;
    const due = rolled.get(place) ?? 0;
    if (number !== due) return move;
    rolled.set(place, due + 1);
  }
  return null;
}

/** A draw of the day: every outcome has as many tickets as its weight, and the lowest one is drawn. */
async function drawOfDay(
  key: CryptoKey,
  { round, die, number }: RollInfo,
  faces: Faces,
): Promise<string | null> {
  let lowest = '';
  let drawn: string | null = null;
  for (const [at, outcome] of faces.outcomes.entries()) {
    for (let ticket = 0; ticket < faces.weights[at]!; ticket += 1) {
      const message = new TextEncoder().encode([round, die, number, outcome, ticket].join('\n'));
      const hash = hex(new Uint8Array(await crypto.subtle.sign('HMAC', key, message)));
      if (drawn === null || hash < lowest) [lowest, drawn] = [hash, outcome];
    }
  }
  return drawn;
}

/** A fair draw among the faces: an HMAC of words and number, drawn again while it would favour some of them. */
async function draw(key: CryptoKey, words: string[], number: number, faces: Faces): Promise<string | null> {
  const total = BigInt(faces.weights.reduce((sum, weight) => sum + weight, 0));
  if (total < 1n) return null;
  const limit = 2n ** 256n - (2n ** 256n % total);
  for (let attempt = 0; ; attempt += 1) {
    const message = new TextEncoder().encode([...words, number, attempt].join('\n'));
    const drawn = BigInt(`0x${hex(new Uint8Array(await crypto.subtle.sign('HMAC', key, message)))}`);
    if (drawn >= limit) continue;
    let at = drawn % total;
    for (const [index, weight] of faces.weights.entries()) {
      at -= BigInt(weight);
      if (at < 0n) return faces.outcomes[index] ?? null;
    }
  }
}

function fromHex(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^([0-9a-f]{2})+$/.test(text)) return null;
  return Uint8Array.from(text.match(/../g)!, (pair) => parseInt(pair, 16));
}

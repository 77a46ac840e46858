/**
 * A table, checked by the browser itself: it keeps the seal of the dice and its own words from before the game, and
 * during the game the hashes of the moves and the result that it was shown; afterwards it recounts every roll and
 * compares. What this proves, and what it does not, is told in docs/dice.md.
 */
import type { DiceProof, Faces, Outcome, RollInfo, State } from './protocol';

/**
 * What the browser kept of a table: from before the game the seal of its dice, the own words by seat, and `after`, the
 * number of moves made elsewhere; of the game all words as it began, the hashes of the moves, by their number, the
 * result, and `people`, the seats that people held. `earlier` has the hashes from before each takeback. What an older
 * page did not keep is missing.
 */
export interface Receipt {
  commitment: string;
  words: Record<number, string>;
  after?: number;
  published?: string[];
  chains?: Record<number, string>;
  result?: Outcome;
  people?: number[];
  earlier?: Record<number, string>[];
  /** How often moves had been taken back when the last hash was kept. */
  back?: number;
  /** To how many of these takebacks this browser agreed. */
  agreed?: number;
  /** A takeback to which this browser has just agreed: the server may not have heard of it, or waits for others. */
  consent?: 'sent' | 'waits';
}

/** The dice of a game whose faces never change: see faces.ts. */
export interface FixedDice {
  faces: Faces[];
  changing: string[];
}

export type Problem =
  | 'seal'
  | 'own-word'
  | 'bot-word'
  | 'secret'
  | 'words'
  | 'after'
  | 'left-out'
  | 'numbers'
  | 'roll'
  | 'faces'
  | 'moves'
  | 'taken-back'
  | 'not-shown'
  | 'not-agreed'
  | 'skipped'
  | 'result';

export interface Verdict {
  /** The first thing that is wrong; null: every roll is as promised. */
  problem: Problem | null;
  /** The move of the record at which it is wrong; 0: at none. */
  move: number;
  /** The seat at which it is wrong. */
  seat: number;
  rolls: number;
  /** The first moves, and the rolls among them that are not proved: they were made elsewhere, or by a guide. */
  after: number;
  unproved: number;
  /** Rolls of which only the server says what they could show. */
  told: number;
  /** What the rolls could show, the most frequent first, and whether these are the faces of a die that this page knows. */
  faces: { faces: Faces; rolls: number; known: boolean }[];
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
  /** Keep a seal, own words, and what else is known at this moment. What was kept first stays. */
  store(
    table: string,
    commitment: string,
    words: Record<number, string>,
    more: Pick<Receipt, 'after' | 'back' | 'agreed' | 'people'> = {},
  ): void {
    const all = this.all();
    const before = all[table];
    delete all[table]; // the newest comes last
    all[table] = before
      ? { ...before, words: { ...before.words, ...words } }
      : { back: 0, agreed: 0, ...more, commitment, words };
    save(Object.fromEntries(Object.entries(all).slice(-MOST)));
  },
  /** Keep what a state shows, if the table's seal was kept. What was kept first stays. */
  see(state: State): void {
    const { table, moves, chain, result, fair } = state;
    const all = this.all();
    const receipt = all[table.id];
    if (!receipt || table.real_dice) return; // real dice prove nothing
    const before = JSON.stringify(receipt);
    receipt.after ??= fair.after;
    if (table.status !== 'open' && fair.words.length)
      receipt.published ??= fair.words.length === table.seats.length ? fair.words : [];
    if (receipt.people) {
      const people = table.seats.filter((seat) => seat.kind === 'guest').map((seat) => seat.seat);
      receipt.people = [...new Set([...receipt.people, ...people])].sort((one, other) => one - other);
    }
    if (table.taken_back > (receipt.back ?? 0)) {
      // What was kept so far is from before a takeback: the record must tell of it.
      receipt.earlier = [...(receipt.earlier ?? []), receipt.chains ?? {}];
      receipt.chains = {};
      receipt.back = table.taken_back;
      if (receipt.agreed !== undefined && receipt.consent) receipt.agreed += 1;
      delete receipt.consent;
    } else if (state.proposals.some((one) => one.kind === 'takeback')) {
      if (receipt.consent) receipt.consent = 'waits';
    } else if (receipt.consent === 'waits') delete receipt.consent; // somebody has refused
    if (!receipt.chains?.[moves]) receipt.chains = { [moves]: chain.slice(0, DIGITS), ...receipt.chains };
    if (result) receipt.result ??= result;
    if (JSON.stringify(receipt) === before) return;
    for (const other of Object.keys(all).slice(0, -MOST_CHAINS))
      if (other !== table.id) delete all[other]!.chains;
    save(all);
  },
  /** This browser agrees to a takeback, or its server refuses that. */
  agree(table: string, consent: boolean): void {
    const all = this.all();
    const receipt = all[table];
    if (!receipt) return;
    if (consent) receipt.consent = 'sent';
    else if (receipt.consent === 'sent') delete receipt.consent;
    save(all);
  },
  /** What was kept, as a file for `bottega verify --kept`. */
  file(table: string): string {
    const { consent: _, ...kept } = this.of(table) ?? {};
    return JSON.stringify(kept);
  },
  /** A seat was given away before the game, and its word with it. */
  drop(table: string, seat: number): void {
    const receipt = this.of(table);
    if (!receipt?.words[seat]) return;
    const { [seat]: _, ...words } = receipt.words;
    save({ ...this.all(), [table]: { ...receipt, words } });
  },
};

function save(all: Record<string, Receipt>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // storage is full or forbidden: nothing can be compared later
  }
}

const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

export const randomWord = (): string => hex(crypto.getRandomValues(new Uint8Array(16)));

/** Whether this browser can check: it must have loaded the page over https, or from its own machine. */
export const canCheck = (): boolean => typeof crypto !== 'undefined' && !!crypto.subtle;

/**
 * Recount all rolls of a finished game, and compare it with what was kept before and during it. `dice` are those of the
 * game whose faces this page knows.
 */
export async function checkDice(
  proof: DiceProof,
  receipt: Receipt | null,
  dice: FixedDice | null,
): Promise<Verdict> {
  const { fair, rolls, taken_back } = proof;
  const listed = [rolls, ...taken_back.map((back) => back.rolls)].flat();
  const rollsBack = listed.length - rolls.length;
  const skipped = proof.gaps.reduce((sum, gap) => sum + gap.skipped, 0) - rollsBack;
  const faces = proof.faces
    .map((faces, at) => ({
      faces,
      rolls: rolls.filter((roll) => roll.faces === at).length,
      known: isFixed(faces, dice),
    }))
    .sort((one, other) => other.rolls - one.rolls);
  const verdict = (problem: Problem | null, move = 0, seat = 0): Verdict => ({
    problem,
    move,
    seat,
    rolls: rolls.length,
    after: fair.after,
    unproved: rollsFrom(proof.moves.slice(0, fair.after), 0).length,
    told: faces.reduce((sum, one) => sum + (one.known ? 0 : one.rolls), 0),
    faces,
    skipped,
    takenBack: taken_back.length,
    rollsBack,
  });
  if (receipt && receipt.commitment !== fair.commitment) return verdict('seal');
  if (receipt && Object.entries(receipt.words).some(([seat, word]) => fair.words[Number(seat)] !== word))
    return verdict('own-word');
  const secret = fromHex(fair.secret ?? '');
  if (!secret || hex(new Uint8Array(await crypto.subtle.digest('SHA-256', secret))) !== fair.commitment)
    return verdict('secret');
  if (fair.words.length !== (proof.day ? 0 : proof.seats)) return verdict('words');
  if (receipt?.published && receipt.published.join('\n') !== fair.words.join('\n')) return verdict('words');
  if (!counted(proof)) return verdict('numbers');
  const key = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  if (receipt?.people) {
    const known = [...receipt.people, ...Object.keys(receipt.words).map(Number)];
    const nobodys = (await broughtWords(key, fair.words)).find((seat) => !known.includes(seat));
    if (nobodys !== undefined) return verdict('bot-word', 0, nobodys);
  }
  if (fair.after > (receipt?.after ?? (proof.day ? 0 : fair.after))) return verdict('after');

  const parts = [{ moves: proof.moves, rolls, first: fair.after }];
  for (const [at, moves] of branches(proof).entries()) {
    const back = taken_back.at(-1 - at)!;
    parts.push({ moves, rolls: back.rolls, first: Math.max(fair.after, back.after) });
  }
  for (const part of parts) {
    const made = rollsFrom(part.moves, part.first);
    const out = made.findIndex((move, at) => part.rolls[at]?.move !== move);
    if (out >= 0) return verdict('left-out', made[out]);
    if (part.rolls.length > made.length) return verdict('roll', part.rolls[made.length]!.move);
  }
  const wrong = proof.day ? wrongDay(proof) : wrongNumber(proof);
  if (wrong !== null) return verdict('numbers', wrong);
  for (const { moves, rolls } of parts)
    for (const roll of rolls) {
      const faces = proof.faces[roll.faces];
      if (moves[roll.move - 1] !== `* ${roll.outcome}` || !faces) return verdict('roll', roll.move);
      if (!isFixed(faces, dice) && shouldBeFixed(roll, faces, dice)) return verdict('faces', roll.move);
      const due = proof.day
        ? await drawOfDay(key, roll, faces)
        : await draw(key, fair.words, roll.number, faces);
      if (due !== roll.outcome) return verdict('roll', roll.move);
    }

  const changed = await changedMove(key, proof.moves, receipt?.chains ?? {});
  if (changed !== null) return verdict('moves', changed);
  for (const before of receipt?.earlier ?? []) {
    const found = await Promise.all(parts.map(({ moves }) => changedMove(key, moves, before)));
    if (found.every((wrong) => wrong !== null))
      return verdict('taken-back', Math.max(...Object.keys(before).map(Number)));
  }
  if (receipt?.result && JSON.stringify(sorted(receipt.result)) !== JSON.stringify(sorted(proof.result)))
    return verdict('result');
  if (receipt && taken_back.length > (receipt.back ?? 0)) return verdict('not-shown');
  if (taken_back.length > (receipt?.agreed ?? Infinity)) return verdict('not-agreed');
  return verdict(skipped > 0 ? 'skipped' : null);
}

/** Whether all numbers are whole: 1 and "1.0" would give different dice. */
const counted = ({ fair, rolls, gaps, taken_back }: DiceProof): boolean =>
  [
    fair.after,
    ...[rolls, ...taken_back.map((back) => back.rolls)].flat().flatMap((roll) => [roll.number, roll.round]),
    ...gaps.flatMap((gap) => [gap.number, gap.skipped]),
    ...taken_back.map((back) => back.after),
  ].every((number) => Number.isInteger(number) && number >= 0);

/** The moves that are rolls or draws after the first ones, counted from 1. */
const rollsFrom = (moves: string[], first: number): number[] =>
  moves.flatMap((move, at) => (at >= first && move.startsWith('*') ? [at + 1] : []));

const same = (one: Faces, other: Faces): boolean =>
  JSON.stringify([one.outcomes, one.weights]) === JSON.stringify([other.outcomes, other.weights]);

/** Whether they are the faces of a die that this page knows. */
const isFixed = (faces: Faces, dice: FixedDice | null): boolean =>
  !!dice?.faces.some((known) => same(known, faces));

/** Whether they pass for those of a die that this page knows. */
const shouldBeFixed = ({ die }: RollInfo, { outcomes }: Faces, dice: FixedDice | null): boolean =>
  !!dice &&
  !dice.changing.includes(die.replace(/\d+/g, '#')) &&
  dice.faces.some((known) => known.outcomes.some((outcome) => outcomes.includes(outcome)));

/** The seats whose word is not derived from the secret: somebody brought it. */
async function broughtWords(key: CryptoKey, words: string[]): Promise<number[]> {
  const derived = await Promise.all(words.map((_, seat) => sign(key, `word ${seat}`)));
  return words.flatMap((word, seat) => (word === derived[seat]!.slice(0, 16) ? [] : [seat]));
}

const sign = async (key: CryptoKey, text: string): Promise<string> =>
  hex(new Uint8Array(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text))));

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
  for (const move of moves) chains.push(await sign(key, `moves\n${chains.at(-1)}\n${move}`));
  const wrong = Object.entries(receipt).find(
    ([count, chain]) => chains[Number(count)]?.slice(0, DIGITS) !== chain,
  );
  return wrong ? Number(wrong[0]) : null;
}

/**
 * The move whose roll has not the number that is due, 0 for a mark that fits no roll; null: all are right. Rolls that
 * were taken back must have numbers of their own among those that were skipped.
 */
function wrongNumber({ rolls, gaps, taken_back }: DiceProof): number | null {
  const marked = new Map(gaps.map((gap) => [gap.number, gap.skipped]));
  if (marked.size < gaps.length || gaps.some((gap) => gap.skipped < 1)) return 0;
  let due = 0;
  for (const roll of rolls) {
    if (roll.number - due !== (marked.get(roll.number) ?? 0)) return roll.move;
    marked.delete(roll.number);
    due = roll.number + 1;
  }
  if (![...marked].every(([number, skipped]) => number - skipped === due)) return 0;
  const used = new Set<number>();
  for (const { number, move } of taken_back.flatMap((back) => back.rolls)) {
    const skipped = gaps.some((gap) => gap.number - gap.skipped <= number && number < gap.number);
    if (!skipped || used.has(number)) return move;
    used.add(number);
  }
  return null;
}

/** The move with a die of the day that is not counted from 0 on in its round; null: all are right. */
function wrongDay({ rolls, gaps, taken_back }: DiceProof): number | null {
  if (gaps.length || taken_back.length) return 0;
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
      const hash = await sign(key, [round, die, number, outcome, ticket].join('\n'));
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
    const drawn = BigInt(`0x${await sign(key, [...words, number, attempt].join('\n'))}`);
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

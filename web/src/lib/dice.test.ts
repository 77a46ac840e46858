import { beforeEach, describe, expect, test } from 'vitest';
import { dayProof, pigProof } from '../testing/states';
import { state } from '../testing/table';
import { canCheck, checkDice, diceReceipts, randomWord, type Receipt } from './dice';
import { FIXED_DICE } from './faces';
import type { DiceProof } from './protocol';

const PIG = FIXED_DICE.pig!;

const bytes = (text: string) => new TextEncoder().encode(text);
const hex = (buffer: ArrayBuffer) =>
  Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The hashes of the moves as docs/dice.md describes them, each after so many moves. */
async function chainsOf(proof: DiceProof, moves: string[]): Promise<string[]> {
  const secret = Uint8Array.from(proof.fair.secret!.match(/../g)!, (pair) => parseInt(pair, 16));
  const key = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  const found = [''];
  for (const move of moves)
    found.push(hex(await crypto.subtle.sign('HMAC', key, bytes(`moves\n${found.at(-1)}\n${move}`))));
  return found;
}

/** What a browser has kept that was there all the time. */
async function receiptOf(proof: DiceProof): Promise<Receipt> {
  const chains = await chainsOf(proof, proof.moves);
  const every = chains.flatMap((chain, at) => (at && at % 3 === 0 ? [[at, chain.slice(0, 16)]] : []));
  return {
    commitment: proof.fair.commitment,
    words: { 0: "Ada's word" },
    after: 0,
    back: 0,
    agreed: 0,
    people: [0, 1],
    chains: Object.fromEntries([
      ...every,
      [proof.moves.length, chains.at(-1)!.slice(0, 16)],
    ]) as Receipt['chains'],
    result: structuredClone(proof.result!),
  };
}

/** The same game, in which a roll more was made after the first four moves, and taken back. */
async function takenBackFrom(proof: DiceProof): Promise<{ told: DiceProof; before: string[] }> {
  const number = proof.rolls.length;
  const secret = Uint8Array.from(proof.fair.secret!.match(/../g)!, (pair) => parseInt(pair, 16));
  const key = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  const drawn = hex(
    await crypto.subtle.sign('HMAC', key, bytes([...proof.fair.words, number, 0].join('\n'))),
  );
  const outcome = `${(BigInt(`0x${drawn}`) % 6n) + 1n}`;
  const after = proof.moves.findIndex((move, at) => at > 3 && !move.startsWith('*'));
  const moves = [proof.moves[after]!, `* ${outcome}`];
  const rolls = [{ ...proof.rolls[0]!, move: after + 2, number, outcome }];
  const told = {
    ...proof,
    taken_back: [{ after, moves, rolls }],
    gaps: [{ number: number + 1, skipped: 1, why: 'takeback' as const }],
  };
  return { told, before: [...proof.moves.slice(0, after), ...moves] };
}

let proof: DiceProof;
let receipt: Receipt;
beforeEach(async () => {
  proof = pigProof();
  receipt = await receiptOf(proof);
});

test('an honest game is right, also for who has kept nothing of it', async () => {
  const right = {
    problem: null,
    move: 0,
    rolls: proof.rolls.length,
    skipped: 0,
    takenBack: 0,
    rollsBack: 0,
    seat: 0,
    after: 0,
    unproved: 0,
    told: 0,
    faces: [{ faces: PIG.faces[0], rolls: proof.rolls.length, known: true }],
  };
  expect(proof.rolls.length).toBeGreaterThan(5);
  expect(await checkDice(proof, receipt, PIG)).toEqual(right);
  expect(await checkDice(proof, null, PIG)).toEqual(right);
});

describe('a forgery', () => {
  const other = (outcome: string) => (outcome === '3' ? '4' : '3');
  const sealOf = async (secret: string) =>
    hex(
      await crypto.subtle.digest(
        'SHA-256',
        Uint8Array.from(secret.match(/../g)!, (two) => parseInt(two, 16)),
      ),
    );

  const FORGERIES: [string, string, (forged: DiceProof) => unknown][] = [
    ['skipped number', 'numbers', ({ rolls }) => rolls.slice(3).forEach((roll) => (roll.number += 1))],
    ['repeated number', 'numbers', ({ rolls }) => (rolls[3]!.number = 2)],
    ['dropped roll', 'left-out', ({ rolls }) => rolls.splice(2, 1)],
    [
      'dropped roll and number',
      'left-out',
      ({ rolls }) => {
        rolls.splice(2, 1);
        rolls.forEach((roll, at) => (roll.number = at));
      },
    ],
    ['own word changed', 'own-word', ({ fair }) => (fair.words[0] = 'another')],
    ["another's word changed", 'roll', ({ fair }) => (fair.words[1] = 'another')],
    ['word added after the seal', 'words', ({ fair }) => fair.words.push('found after many tries')],
    ['changed secret', 'secret', ({ fair }) => (fair.secret = 'ab'.repeat(32))],
    ['secret that is none', 'secret', ({ fair }) => (fair.secret = 'xyz')],
    ['secret that is not told', 'secret', ({ fair }) => (fair.secret = null)],
    [
      'changed secret and seal',
      'seal',
      async ({ fair }) => {
        fair.secret = '74'.repeat(32);
        fair.commitment = await sealOf(fair.secret);
      },
    ],
    ['changed roll', 'roll', ({ rolls }) => (rolls[2]!.outcome = other(rolls[2]!.outcome))],
    [
      'changed roll and move',
      'roll',
      ({ rolls, moves }) => {
        const roll = rolls[2]!;
        roll.outcome = other(roll.outcome);
        moves[roll.move - 1] = `* ${roll.outcome}`;
      },
    ],
    ['faces that nobody knows', 'roll', ({ rolls }) => (rolls[1]!.faces = 99)],
    [
      'changed move',
      'moves',
      ({ moves }) => {
        const at = moves.findLastIndex((move) => move.endsWith('roll'));
        moves[at] = moves[at]!.replace('roll', 'hold');
      },
    ],
    ['dropped move', 'moves', ({ moves }) => moves.pop()],
    ['added move', 'moves', ({ moves }) => moves.splice(-1, 0, '0 hold')],
    ['changed scores', 'result', ({ result }) => (result!.scores = [99, 0])],
    ['changed winner', 'result', ({ result }) => (result!.winners = [1 - result!.winners[0]!])],
    [
      'a mark without a gap',
      'numbers',
      ({ gaps }) => gaps.push({ number: 3, skipped: 1, why: 'newer-rules' }),
    ],
    [
      'a number that is written otherwise',
      'numbers',
      ({ rolls }) => Object.assign(rolls[1]!, { number: '1.0' }),
    ],
    ['a roll that is not listed', 'left-out', ({ rolls }) => rolls.pop()],
    [
      'rolls that are said to have been made elsewhere',
      'after',
      ({ fair, rolls }) => {
        fair.after = 4;
        rolls.splice(0, 2);
      },
    ],
    [
      'a die with fewer faces',
      'faces',
      ({ faces, rolls }) => {
        const { outcome } = rolls[2]!;
        rolls[2]!.faces = faces.push({ outcomes: [outcome], weights: [1] }) - 1;
      },
    ],
    ['a mark of nothing', 'numbers', ({ gaps }) => gaps.push({ number: 3, skipped: 0, why: 'takeback' })],
  ];

  test.each(FORGERIES)('%s: %s', async (_, problem, forge) => {
    await forge(proof);
    expect((await checkDice(proof, receipt, PIG)).problem).toBe(problem);
  });

  test('is named with its move', async () => {
    const roll = proof.rolls[2]!;
    roll.outcome = other(roll.outcome);
    expect((await checkDice(proof, receipt, PIG)).move).toBe(roll.move);
  });

  test('of the word of a seat where nobody was', async () => {
    expect(await checkDice(proof, { ...receipt, people: [0] }, PIG)).toMatchObject({
      problem: 'bot-word',
      seat: 1,
    });
  });

  test("of somebody's word after the game began", async () => {
    const published = ["Ada's word", 'another'];
    expect((await checkDice(proof, { ...receipt, published }, PIG)).problem).toBe('words');
  });

  test('of the result needs the one that was seen', async () => {
    proof.result!.scores = [99, 0];
    expect((await checkDice(proof, null, PIG)).problem).toBeNull();
  });
});

describe('the dice of a day', () => {
  const receipt = { commitment: dayProof().fair.commitment, words: {} };

  test('are recounted', async () => {
    expect(await checkDice(dayProof(), receipt, PIG)).toMatchObject({
      problem: null,
      rolls: dayProof().rolls.length,
    });
  });

  test('another outcome, number or seal is seen', async () => {
    const [roll, number] = [dayProof(), dayProof()];
    const changed = roll.rolls[4]!;
    changed.outcome = changed.outcome === '3' ? '4' : '3';
    roll.moves[changed.move - 1] = `* ${changed.outcome}`;
    number.rolls[4]!.number = 2;
    expect(await checkDice(roll, receipt, PIG)).toMatchObject({ problem: 'roll', move: changed.move });
    expect(await checkDice(number, receipt, PIG)).toMatchObject({
      problem: 'numbers',
      move: number.rolls[4]!.move,
    });
    expect((await checkDice(dayProof(), { commitment: 'other', words: {} }, PIG)).problem).toBe('seal');
  });

  test('take no words', async () => {
    const forged = dayProof();
    forged.fair.words.push('a word');
    expect((await checkDice(forged, receipt, PIG)).problem).toBe('words');
  });
});

describe('what was taken back', () => {
  test('is found in the proof, recounted, and compared with what this browser saw and agreed to', async () => {
    const { told, before } = await takenBackFrom(proof);
    const chain = (await chainsOf(proof, before)).at(-1)!.slice(0, 16);
    const seen: Receipt = { ...receipt, earlier: [{ [before.length]: chain }], back: 1, agreed: 1 };
    expect(await checkDice(told, seen, PIG)).toMatchObject({
      problem: null,
      takenBack: 1,
      rollsBack: 1,
      skipped: 0,
    });
    expect(await checkDice(proof, seen, PIG)).toMatchObject({ problem: 'taken-back', move: before.length });
    expect(await checkDice(told, { ...seen, agreed: 0 }, PIG)).toMatchObject({ problem: 'not-agreed' });
    expect(await checkDice(told, receipt, PIG)).toMatchObject({ problem: 'not-shown', takenBack: 1 });
    expect(await checkDice(told, null, PIG)).toMatchObject({ problem: null, takenBack: 1 });
    const [back] = told.taken_back;
    const rolls = [{ ...back!.rolls[0]!, outcome: back!.rolls[0]!.outcome === '3' ? '4' : '3' }];
    const moves = [back!.moves[0]!, `* ${rolls[0]!.outcome}`];
    const forged = (change: object) => ({ ...told, taken_back: [{ ...back!, ...change }] });
    expect(await checkDice(forged({ rolls, moves }), seen, PIG)).toMatchObject({ problem: 'roll' });
    expect(await checkDice(forged({ rolls: [] }), seen, PIG)).toMatchObject({ problem: 'left-out' });
    const number = [{ ...back!.rolls[0]!, number: 1 }];
    expect(await checkDice(forged({ rolls: number }), seen, PIG)).toMatchObject({ problem: 'numbers' });
  });

  test('rolls after the last one may be marked as unused; a mark further on fits no roll', async () => {
    const marked = (number: number): DiceProof => ({
      ...proof,
      gaps: [{ number, skipped: 1, why: 'takeback' }],
    });
    const due = proof.rolls.length;
    expect(await checkDice(marked(due + 1), null, PIG)).toMatchObject({ problem: 'skipped', skipped: 1 });
    expect(await checkDice(marked(due + 2), null, PIG)).toMatchObject({ problem: 'numbers', move: 0 });
  });
});

describe('what is kept of a table', () => {
  const seen = (moves: number, more: Parameters<typeof state>[0] = {}) =>
    diceReceipts.see(state({ moves, chain: `${moves}`.repeat(64), ...more }));

  test('the seal that was kept first stays, words are added', () => {
    diceReceipts.store('table', 'first', { 0: 'a' });
    diceReceipts.store('table', 'second', { 1: 'b' });
    expect(diceReceipts.of('table')).toMatchObject({ commitment: 'first', words: { 0: 'a', 1: 'b' } });
  });

  test('a word goes with its seat', () => {
    diceReceipts.store('table', 'seal', { 0: 'a', 1: 'b' });
    diceReceipts.drop('table', 1);
    diceReceipts.drop('table', 7);
    expect(diceReceipts.of('table')?.words).toEqual({ 0: 'a' });
  });

  test('hashes of the moves, of which the first stays', () => {
    diceReceipts.store('table', 'seal', {});
    seen(1);
    seen(2);
    seen(2, { chain: 'f'.repeat(64) });
    expect(diceReceipts.of('table')?.chains).toEqual({ 1: '1'.repeat(16), 2: '2'.repeat(16) });
  });

  test('the result, of which the first stays', () => {
    diceReceipts.store('table', 'seal', {});
    seen(2);
    seen(2, { result: { scores: [3, 4], winners: [1] } });
    seen(2, { result: { scores: [9, 4], winners: [0] } });
    expect(diceReceipts.of('table')?.result).toEqual({ scores: [3, 4], winners: [1] });
  });

  test('after a takeback the hashes begin anew, and those before it stay apart', () => {
    diceReceipts.store('table', 'seal', {});
    seen(5);
    seen(3, { table: { taken_back: 1 } });
    const found = diceReceipts.of('table')!;
    expect(found.earlier).toEqual([{ 5: '5'.repeat(16) }]);
    expect(found.chains).toEqual({ 3: '3'.repeat(16) });
    expect(found.back).toBe(1);
  });

  const proposal = { kind: 'takeback' } as ReturnType<typeof state>['proposals'][number];

  test('a takeback counts as agreed to if this browser proposed it or agreed, and nobody refused', () => {
    diceReceipts.store('table', 'seal', {});
    diceReceipts.agree('table', true);
    seen(5);
    seen(3, { table: { taken_back: 1 } });
    seen(2, { table: { taken_back: 2 } });
    expect(diceReceipts.of('table')).toMatchObject({ back: 2, agreed: 1 });
    diceReceipts.agree('table', true);
    seen(4, { table: { taken_back: 2 }, proposals: [proposal] });
    seen(4, { table: { taken_back: 2 } });
    seen(1, { table: { taken_back: 3 } });
    expect(diceReceipts.of('table'), 'somebody refused the second one').toMatchObject({ back: 3, agreed: 1 });
    diceReceipts.agree('table', true);
    diceReceipts.agree('table', false);
    seen(0, { table: { taken_back: 4 } });
    expect(diceReceipts.of('table'), 'the server refused the third one').toMatchObject({ agreed: 1 });
    expect(JSON.parse(diceReceipts.file('table'))).not.toHaveProperty('consent');
  });

  test('the words with which the game began, the moves made elsewhere, and where people sat', () => {
    diceReceipts.store('table', 'seal', {}, { people: [] });
    const words = (...words: string[]) => ({ fair: { ...state().fair, words, after: 7 } });
    seen(1, { table: { status: 'open' }, ...words('early', 'early') });
    seen(2, words('one', 'two'));
    seen(3, { fair: { ...state().fair, words: ['one', 'three'], after: 9 } });
    expect(diceReceipts.of('table')).toMatchObject({ after: 7, published: ['one', 'two'] });
    expect(diceReceipts.of('table')?.people).toEqual(
      state()
        .table.seats.filter((seat) => seat.kind === 'guest')
        .map((seat) => seat.seat),
    );
  });

  test('nothing of tables with real dice, or whose seal was not kept', () => {
    seen(1);
    expect(diceReceipts.of('table')).toBeNull();
    diceReceipts.store('table', 'seal', {});
    seen(1, { table: { real_dice: true } });
    expect(diceReceipts.of('table')?.chains).toBeUndefined();
  });

  test('hashes of the last thirty tables, seals of the last two hundred', () => {
    for (let number = 0; number < 201; number += 1) diceReceipts.store(`t${number}`, 'seal', {});
    expect(diceReceipts.of('t0')).toBeNull();
    expect(diceReceipts.of('t1')).not.toBeNull();
    const chained = () =>
      Object.entries(diceReceipts.all()).flatMap(([table, one]) => (one.chains ? [table] : []));
    for (const table of ['t100', 't171', 't180']) seen(1, { table: { id: table } });
    expect(chained()).toEqual(['t171', 't180']);
    diceReceipts.store('t1', 'seal', {});
    diceReceipts.store('new', 'seal', {});
    expect(diceReceipts.of('t1'), 'kept again: it is among the newest').not.toBeNull();
  });

  test('storage that cannot be read is empty', () => {
    localStorage.setItem('bottega-dice', '{broken');
    expect(diceReceipts.all()).toEqual({});
  });
});

test('words are random and long enough', () => {
  expect(randomWord()).toMatch(/^[0-9a-f]{32}$/);
  expect(randomWord()).not.toBe(randomWord());
  expect(canCheck()).toBe(true);
});

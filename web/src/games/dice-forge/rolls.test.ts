import { describe, expect, test } from 'vitest';
import { forgeState } from '../../testing/states';
import { line } from '../../testing/table';
import { isAgainst, logPictures } from './pictures';
import { broughtBy, forgedSince, lastRolls, lies, rollsOf, totalsOf, type Gain, type Roll } from './rolls';
import { isRivals, SECTIONS } from './sections';

const GOLD = 0;
const SUN = 1;
const MOON = 2;
const rolled = (number: number, seat: number, die: number, face = 1) =>
  line(number, 'rolled', { seat, args: { die, face } });
const gained = (number: number, seat: number, resource: number, amount: number, lost = 0) =>
  line(number, 'gained', { seat, args: { resource, amount, lost } });

describe('the rolls of a real game', () => {
  const { state } = forgeState();
  const rolls = rollsOf(state.log, null);

  test('each has both dice of a seat, and what they brought', () => {
    const [ada, bruno] = rolls.slice(-2);
    expect(ada).toMatchObject({
      seat: 0,
      number: 99,
      turn: 'Round 3: Ada is active',
      faces: [
        { die: 0, face: 1, number: 99 },
        { die: 1, face: 1, number: 100 },
      ],
      gains: [{ good: 'gold', amount: 0, lost: 2 }],
    });
    expect(bruno).toMatchObject({ seat: 1, gains: [{ good: 'gold', amount: 5, lost: 0 }] });
  });

  test('gains of several goods stay apart', () => {
    expect(rolls.at(-4)?.gains).toEqual([
      { good: 'gold', amount: 1, lost: 0 },
      { good: 'moon', amount: 1, lost: 0 },
    ]);
  });

  test('a replay has those of its moves only', () => {
    const then = rollsOf(state.log, 58);
    expect(then.at(-1)?.number).toBe(93);
    expect(then.length).toBe(rolls.length - 2);
  });

  test('the last one of each seat', () => {
    const last = lastRolls(rolls);
    expect([last.get(0)?.number, last.get(1)?.number]).toEqual([99, 101]);
  });
});

describe('a roll', () => {
  test('of the same die again is a new one', () => {
    expect(rollsOf([rolled(1, 0, 0), rolled(2, 0, 0)], null).map((roll) => roll.number)).toEqual([1, 2]);
  });

  test('after gains is a new one', () => {
    const log = [rolled(1, 0, 0), gained(2, 0, GOLD, 1), rolled(3, 0, 1)];
    expect(rollsOf(log, null).map((roll) => roll.faces.length)).toEqual([1, 1]);
  });

  test('loses and hammers what it brings', () => {
    const log = [
      rolled(1, 0, 0),
      gained(2, 0, GOLD, 3),
      line(3, 'lost', { args: { resource: GOLD, amount: 2 } }),
      line(4, 'hammered', { args: { amount: 4 } }),
    ];
    expect(rollsOf(log, null)[0]).toMatchObject({ gains: [{ good: 'gold', amount: 1 }], hammered: 4 });
  });

  test.each(['used', 'bought', 'undertook', 'triton', 'turn'])('is over when a seat has %s', (kind) => {
    const log = [rolled(1, 0, 0), rolled(2, 1, 0), line(3, kind), gained(4, 0, SUN, 2), gained(5, 1, SUN, 1)];
    const [mine, other] = rollsOf(log, null);
    expect(mine?.gains).toEqual([]);
    expect(other?.gains).toHaveLength(kind === 'turn' ? 0 : 1);
  });
});

describe('what each die brought', () => {
  const roll = (faces: number[], gains: Gain[], hammered = 0): Roll => ({
    seat: 0,
    number: 1,
    turn: '',
    faces: faces.map((face, die) => ({ die, face, number: die })),
    gains,
    hammered,
    past: false,
  });
  const brought = (names: string[], gains: Gain[], hammered = 0, waiting = 0) =>
    Object.fromEntries(
      [
        ...broughtBy(
          roll(
            names.map((_, at) => at),
            gains,
            hammered,
          ),
          (face) => names[face]!,
          waiting,
        ),
      ].map(([die, list]) => [die, Object.fromEntries(list.map(({ good, amount }) => [good, amount]))]),
    );
  const gain = (good: Gain['good'], amount: number, lost = 0): Gain => ({ good, amount, lost });

  test('a good belongs to the die that has it', () => {
    expect(brought(['g3', 'm1'], [gain('gold', 3), gain('moon', 1)])).toEqual({
      0: { gold: 3 },
      1: { moon: 1 },
    });
  });

  test('both have it: each as printed, the last one the rest', () => {
    expect(brought(['g3', 'g1'], [gain('gold', 4)])).toEqual({ 0: { gold: 3 }, 1: { gold: 1 } });
    expect(brought(['g3', 'g1'], [gain('gold', 2)])).toEqual({ 0: { gold: 2 }, 1: {} });
  });

  test('over the limits and onto the Hammer too', () => {
    expect(brought(['g3', 's1'], [gain('gold', 1, 1), gain('sun', 1)], 1)).toEqual({
      0: { gold: 3 },
      1: { sun: 1 },
    });
    expect(brought(['g3', 's1'], [], 0, 3)).toEqual({ 0: { gold: 3 }, 1: {} });
  });

  test('what neither has printed belongs to the one with a special face', () => {
    expect(brought(['g3', 'mirror'], [gain('gold', 3), gain('glory', 2)])).toEqual({
      0: { gold: 3 },
      1: { glory: 2 },
    });
  });

  test('a face that gives a choice comes after a plain one', () => {
    expect(brought(['g3-v2', 'g1'], [gain('gold', 4)])).toEqual({ 0: { gold: 3 }, 1: { gold: 1 } });
  });

  test('a face that multiplies gives nothing by itself', () => {
    expect(brought(['g2', 'x3'], [gain('gold', 6)])).toEqual({ 0: { gold: 6 }, 1: {} });
  });
});

test('what a seat gained in the whole game', () => {
  const log = [
    gained(1, 0, GOLD, 3, 1),
    gained(2, 0, MOON, 2),
    gained(3, 1, GOLD, 9),
    line(4, 'hammered', { args: { amount: 4 } }),
    line(5, 'ousted'),
    line(6, 'ousted', { seat: 1 }),
  ];
  expect(totalsOf(log, 0)).toEqual({
    gained: { gold: 7, sun: 0, moon: 2, glory: 0 },
    lost: { gold: 1, sun: 0, moon: 0, glory: 0 },
    ousted: 1,
  });
});

describe('the log in pictures', () => {
  test('what comes has a number, what goes a minus, and nothing is not drawn', () => {
    expect(logPictures(gained(1, 0, SUN, 2))).toEqual([{ icon: 'sun', kind: 'sun', word: '+2' }]);
    expect(logPictures(line(1, 'paid', { args: { resource: MOON, amount: 3 } }))).toEqual([
      { icon: 'moon', kind: 'moon', count: -3 },
    ]);
    expect(logPictures(gained(1, 0, SUN, 0, 1))).toEqual([]);
    expect(logPictures(line(1, 'bought', { args: { price: 3 } }))[0]).toMatchObject({
      icon: 'coin',
      count: -3,
    });
    expect(logPictures(line(1, 'forged', { args: { face: 9 } }))[0]).toMatchObject({
      icon: 'cube',
      value: 9,
    });
    expect(logPictures(line(1, 'lost', { args: { resource: GOLD, amount: 1 } }))[0]?.count).toBe(-1);
    expect(logPictures(line(1, 'hammered', { args: { amount: 4 } }))).toEqual([
      { icon: 'hammer', kind: '', word: '+4' },
    ]);
    expect(logPictures(line(1, 'undertook', { args: { card: 1 } }))[0]?.word).toBeTruthy();
    expect(logPictures(line(1, 'ousted'))).toMatchObject([{ icon: 'home' }]);
    expect(logPictures(line(1, 'turn'))).toEqual([]);
  });

  test('what others did to a seat', () => {
    expect(isAgainst(line(1, 'ousted', { seat: 2 }), 2)).toBe(true);
    expect(isAgainst(line(1, 'bears', { seat: 2 }), 1)).toBe(false);
    expect(isAgainst(line(1, 'borrowed', { seat: 0, args: { from: 1 } }), 1)).toBe(true);
    expect(isAgainst(line(1, 'borrowed', { seat: 0, args: { from: 1 } }), 2)).toBe(false);
    expect(isAgainst(line(1, 'gained', { seat: 0, args: { from: 1 } }), 1)).toBe(false);
  });
});

describe('the parts of the board', () => {
  test('have every target that a real question is answered at', () => {
    const prefixes = SECTIONS.flatMap((section) => section.targets);
    const { actions } = forgeState().state.mine[0]!;
    const places = actions.filter((one) => one.target !== 'turn');
    expect(places.length).toBeGreaterThan(5);
    expect(places.filter((one) => !prefixes.some((prefix) => one.target.startsWith(prefix)))).toEqual([]);
  });

  test('the dice of others lie with the rivals', () => {
    expect(isRivals('die/1/light/0', 0)).toBe(true);
    expect(isRivals('seat/1', 0)).toBe(true);
    expect(isRivals('die/0/light/0', 0)).toBe(false);
    expect(isRivals('feat/elder', 0)).toBe(false);
  });
});

describe('the dice of a seat', () => {
  const names = ['', 'g1', 's1', 'm1'];
  const nameOf = (face: number) => names[face] ?? '';
  const die = (up: number, ...faces: string[]) => ({
    id: 'die',
    rolling: false,
    sides: faces.map((face, at) => ({ id: `side ${at}`, face, up: at === up })),
  });

  test('show what they brought as long as they lie as they fell and nothing was done', () => {
    const [roll] = rollsOf([rolled(1, 0, 0, 1), gained(2, 0, GOLD, 1)], null);
    expect(lies(roll!, [die(0, 'g1', 's1')], nameOf)).toBe(true);
    expect(lies(roll!, [die(1, 'g1', 's1')], nameOf)).toBe(false);
    const [past] = rollsOf([rolled(1, 0, 0, 1), line(2, 'bought', { seat: 0, args: { face: 2 } })], null);
    expect(lies(past!, [die(0, 'g1', 's1')], nameOf)).toBe(false);
  });

  test('mark the sides that changed since the viewer’s last act, each once', () => {
    const forged = (number: number, seat: number) =>
      line(number, 'forged', { seat, args: { face: 2, die: 0 } });
    const dice = [die(0, 'g1', 's1', 's1', 's1')];
    const log = [forged(1, 1), line(2, 'undertook', { seat: 0 }), forged(3, 1), forged(4, 1), forged(5, 2)];
    expect([...forgedSince(log, 0, 1, dice, nameOf)]).toEqual(['side 1', 'side 2']);
    expect(forgedSince(log, 3, 1, dice, nameOf).size).toBe(0);
  });
});

/** Everything on the table of the Dice Game has a card, and the server knows what it says. */
import { beforeAll, expect, test } from 'vitest';
import { things } from '../../lib/things.svelte';
import { diceGameState, giveThings } from '../../testing/states';
import { aboutOf } from './about';

const { view } = diceGameState();
beforeAll(() => giveThings(diceGameState()));
const me = view.players[1]!;
const of = (about: string) => aboutOf(about, view, me);

test('every thing of the sheet, the dice and the tracks is one of the box, with a sentence', () => {
  const all = [
    ...me.works.map((work) => work.id),
    ...me.spaces.map((space) => space.id),
    ...me.tracks.flatMap((track) => [track.id, ...track.spaces.map((_, at) => `${track.id}/${at + 1}`)]),
    ...view.dice.flatMap((die) => [die.id, ...die.options.map((option) => option.id)]),
    ...view.buildings.map((building) => building.id),
    ...['fiorini', 'spare', 'stars'].map((name) => `good/${name}`),
    ...['palazzo', 'chiesa', 'rione', 'captain', 'supply', 'total'].map((name) => `score/${name}`),
    ...['whole/palazzo', 'whole/chiesa', 'office/captain', 'office/bishop'],
  ];
  for (const about of all) expect(things.info(of(about).thing).text, about).not.toBe('');
});

test('a plot with a house is the house; an open one says what is missing', () => {
  const built = me.spaces.find((space) => space.building)!;
  expect(of(built.id).thing).toBe(`building/${built.building}`);
  const open = me.spaces.find((space) => !space.building && space.icons.some((icon) => icon.marked))!;
  expect(of(open.id).missing).toEqual(open.icons.filter((icon) => !icon.marked).map((icon) => icon.kind));
});

test('a work that is not finished needs one of its artists, too', () => {
  const open = me.works.find((work) => !work.complete)!;
  expect(of(open.id).missing).toContain(open.artists[0]);
  expect(of(open.id).artists).toEqual(open.artists);
});

test('a track tells of its office and how far everybody is; each space has a line of its own', () => {
  expect(of('track/captain')).toMatchObject({
    office: 'office/captain',
    marks: view.players.map(({ seat, tracks }) => ({ seat, value: tracks[0]!.marks })),
  });
  expect(of('track/preacher').office).toBe('');
  const last = things.info(of('track/bishop/10').thing);
  expect(last.name).toBe('Bishop, space 10');
  expect(last.text).toBe('A bonus die, used at once: any of the six, also one that was used.');
});

test('a use of a die says what it gives as the die lies', () => {
  const die = view.dice[3]!;
  expect(of(die.options[0]!.id)).toMatchObject({
    thing: die.id,
    notes: [`Spice +${die.options[0]!.amount}`],
  });
});

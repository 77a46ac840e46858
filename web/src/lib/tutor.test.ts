import { beforeEach, expect, test } from 'vitest';
import { action } from '../testing/table';
import { tutor } from './tutor.svelte';

const market = { id: 'market', icon: 'fiorini', kind: '', text: 'The market.', does: ['market'] };
const gaps = { id: 'gaps', icon: 'prestige', kind: '', text: 'Gaps cost points.', does: [] };
const muse = { id: 'muse', icon: 'die', kind: '', text: 'The Muse.', does: ['muse'] };
const things = [gaps, market, muse];
const offered = (...notations: string[]) =>
  notations.map((notation, at) => action(at, { notation, targets: [] }));

beforeEach(() => tutor.ended('florenza', 1));

test('what can be done for the first time is told of, once', () => {
  expect(tutor.news('florenza', things, offered('build 3'))).toBeUndefined();
  expect(tutor.news('florenza', things, offered('build 3', 'muse', 'market'))).toBe(market);
  tutor.meet('florenza', 'market');
  expect(tutor.news('florenza', things, offered('build 3', 'muse', 'market'))).toBe(muse);
});

test('nothing is told without a lesson, nor when the player has had enough', () => {
  expect(tutor.news('dice-forge', things, offered('market'))).toBeUndefined();
  tutor.stop('florenza');
  expect(tutor.news('florenza', things, offered('market'))).toBeUndefined();
  expect(tutor.lesson('florenza')).toBe(1);
});

test('the next lesson begins anew; an earlier one changes nothing of how far one is', () => {
  tutor.meet('florenza', 'market');
  tutor.ended('florenza', 2);
  expect(tutor.news('florenza', things, offered('market'))).toBe(market);
  tutor.ended('florenza', 1);
  expect(tutor.lesson('florenza')).toBe(2);
});

test('it is kept in this browser', () => {
  tutor.meet('florenza', 'muse');
  expect(JSON.parse(localStorage.getItem('bottega-lessons')!)).toMatchObject({
    florenza: { met: ['muse'], on: true },
  });
});

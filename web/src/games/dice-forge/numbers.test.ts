import { expect, test } from 'vitest';
import { forgeState } from '../../testing/states';
import { split } from './numbers';

const { view } = forgeState();

test('gold beside the Hammer that finds no room is lost', () => {
  const player = view.players[0]!;
  const at = (amount: number) => ({
    ...player,
    reserves: { ...player.reserves, gold: { ...player.reserves.gold!, amount, limit: 12 } },
  });
  expect(split(at(12), 4, 0)).toEqual({ kept: 0, lost: 4 });
  expect(split(at(10), 4, 1)).toEqual({ kept: 2, lost: 1 });
  expect(split(at(2), 4, 4)).toEqual({ kept: 0, lost: 0 });
  expect(split(at(2), 4, 0)).toEqual({ kept: 4, lost: 0 });
});

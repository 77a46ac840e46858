/** Which house each building has: those that are drawn one by one, else a workshop with the sign of its trade. */
import { BY_NAME, workshop, type House } from '../../art/houses';
import { RESOURCES } from './goods';
import type { Tile } from './kinds';

const ROOFS = 6;
const NARROW = 3;

export function houseOf(tile: Tile | undefined): House | null {
  if (!tile) return null;
  const drawn = BY_NAME[tile.name];
  if (drawn) return drawn;
  const trade = [...tile.pay, ...tile.gain].find(({ what }) => RESOURCES.includes(what));
  const roof = (tile.number * 5 + Math.floor(tile.number / ROOFS)) % ROOFS;
  const front = roof === NARROW ? 3 + (tile.number % 2) : (tile.number + roof) % 3;
  return workshop(roof, front, trade?.what ?? 'fiorini', tile.pp || tile.violet ? 'ring' : 'board');
}

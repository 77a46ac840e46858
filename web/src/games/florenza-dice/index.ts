import drawings from '../../art/drawings.svg?raw';
import { addSprite } from '../../lib/sprite';
import type { GameBoard } from '../board';
import Board from './Board.svelte';
import type { View } from './kinds';
import Offices from './Offices.svelte';
import Strip from './Strip.svelte';

addSprite(drawings);

/** The dice in the order of the dice board. */
const STUFF = ['marble', 'wood', 'metal', 'spice', 'textile', 'gold'];

export default {
  Board,
  Strip: Strip as GameBoard['Strip'],
  Offices: Offices as GameBoard['Offices'],
  pins: (view, seat) => {
    const supply = (view as View).players[seat]?.supply;
    if (!supply) return [];
    return [
      { icon: 'fiorini', kind: 'fiorini', value: supply.fiorini, label: 'fd-fiorini' },
      { icon: 'spare', kind: 'spare', value: supply.spare, label: 'fd-spare' },
      { icon: 'star', kind: 'star', value: supply.stars, label: 'fd-stars' },
    ];
  },
  die: (line) =>
    line.kind === 'rolled' && line.args.die !== undefined
      ? { kind: STUFF[line.args.die] ?? 'ivory', value: line.args.value ?? 0 }
      : null,
  heading: (line) => line.kind === 'round',
  rounds: (view) => [(view as View).round, (view as View).rounds],
} satisfies GameBoard;

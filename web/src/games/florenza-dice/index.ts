import drawings from '../../art/drawings.svg?raw';
import { addSprite } from '../../lib/sprite';
import type { GameBoard } from '../board';
import Board from './Board.svelte';
import Choice from './Choice.svelte';
import { taken, type View } from './kinds';
import Offices from './Offices.svelte';
import { logPictures } from './pictures';
import { printedSheet } from './printed';
import Strip from './Strip.svelte';

addSprite(drawings);

export default {
  Board,
  Choice: Choice as GameBoard['Choice'],
  draws: (action, view) => !!taken(action, view as View),
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
  die: (line, view) => {
    const die = line.kind === 'rolled' ? (view as View).dice[line.args.die ?? -1] : undefined;
    return die ? { kind: die.resource, value: line.args.value ?? 0 } : null;
  },
  goal: (view) => (view as View).ghost?.target ?? null,
  printed: (view, ...others) => printedSheet(view as View, ...others),
  pictures: logPictures,
  heading: (line) => line.kind === 'round',
  rounds: (view) => [(view as View).round, (view as View).rounds],
} satisfies GameBoard;

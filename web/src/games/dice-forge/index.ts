import art from '../../art/forge.svg?raw';
import { addSprite } from '../../lib/sprite';
import type { GameBoard } from '../board';
import Board from './Board.svelte';
import Changes from './Changes.svelte';
import Choice from './Choice.svelte';
import './forge.css';
import { GOODS, ICONS, type View } from './kinds';
import LogFace from './LogFace.svelte';
import { printedDice } from './printed';
import Rolls from './Rolls.svelte';
import Strip from './Strip.svelte';

addSprite(art);

export default {
  Board,
  Strip: Strip as GameBoard['Strip'],
  Choice: Choice as GameBoard['Choice'],
  Changes,
  LogDie: LogFace,
  Rolls,
  keys: [
    ['F', 'df-key-faces'],
    ['C', 'df-key-feats'],
    ['D', 'df-key-dice'],
    ['O', 'df-key-odds'],
  ],
  wide: true,
  printed: (view, ...others) => printedDice(view as View, ...others),
  pins: (view, seat) => {
    const reserves = (view as View).players[seat]?.reserves ?? {};
    return GOODS.filter((good) => good !== 'glory').map((good) => ({
      icon: ICONS[good],
      kind: good,
      value: reserves[good]?.amount ?? 0,
      label: `df-${good}`,
    }));
  },
  die: (line) => (line.kind === 'rolled' ? { kind: 'face', value: line.args.face ?? 0 } : null),
  gain: ({ kind, args }) => {
    const good = GOODS[args.resource ?? 0]!;
    if (kind !== 'gained') return null;
    return { icon: ICONS[good], kind: good, amount: args.amount ?? 0, lost: args.lost ?? 0 };
  },
  heading: (line) => line.kind === 'turn',
  rounds: (view) => [(view as View).round, (view as View).rounds],
} satisfies GameBoard;

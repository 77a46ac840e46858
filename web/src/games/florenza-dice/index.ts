import drawings from '../../art/drawings.svg?raw';
import { addSprite } from '../../lib/sprite';
import type { GameBoard } from '../board';
import Board from './Board.svelte';
import Choice from './Choice.svelte';
import { taken, type View } from './kinds';
import Offices from './Offices.svelte';
import { logPictures } from './pictures';
import { printedSheet } from './printed';
import Sisto from './Sisto.svelte';
import { story } from './story';
import Strip from './Strip.svelte';
import { nameOf } from './words';

addSprite(drawings);

export default {
  Board,
  top: {
    rounds: (view) => [view.round, view.rounds],
    pins: (view, seat) => {
      const supply = view.players[seat]?.supply;
      if (!supply) return [];
      return [
        { icon: 'fiorini', kind: 'fiorini', value: supply.fiorini, label: nameOf('fiorini') },
        { icon: 'spare', kind: 'spare', value: supply.spare, label: nameOf('spare') },
        { icon: 'star', kind: 'star', value: supply.stars, label: nameOf('stars') },
      ];
    },
  },
  players: { Strip, Offices, Beside: Sisto },
  bar: { Choice, draws: (action, view) => !!taken(action, view) },
  log: {
    heading: (line) => line.kind === 'round',
    die: (line, view) => {
      const die = line.kind === 'rolled' ? view.dice[line.args.die ?? -1] : undefined;
      return die ? { kind: die.resource, value: line.args.value ?? 0 } : null;
    },
    pictures: logPictures,
  },
  story,
  end: { goal: (view) => view.ghost?.target ?? null, printed: printedSheet },
} satisfies GameBoard<View>;

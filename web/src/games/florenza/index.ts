import drawings from '../../art/drawings.svg?raw';
import city from '../../art/florenza.svg?raw';
import { addSprite } from '../../lib/sprite';
import type { GameBoard } from '../board';
import Board from './Board.svelte';
import Changes from './Changes.svelte';
import { actionLabel } from './actionLabel';
import { KINDS } from './choices';
import type { View } from './kinds';
import Ledger from './Ledger.svelte';
import Offices from './Offices.svelte';
import { isAgainst, logPictures, logWord } from './pictures';
import { printedDistrict } from './printed';
import { SECTIONS } from './sections';
import { story } from './story';
import Strip from './Strip.svelte';
import './tokens.css';
import { hasSecretTokens, variantOf } from './words';

addSprite(drawings);
addSprite(city);

export default {
  Board,
  layout: { Side: Ledger, sections: SECTIONS },
  top: {
    rounds: (view) => [view.round, view.rounds],
    variant: variantOf,
  },
  players: { Strip, Offices, hasMore: hasSecretTokens, explained: true },
  bar: { Changes, actionLabel, kinds: KINDS },
  log: {
    heading: (line) => line.kind === 'round',
    die: (line) =>
      line.kind === 'ghost-space' || line.kind === 'rolls'
        ? { kind: 'ivory', value: line.args.face ?? 0, beside: true }
        : null,
    continues: (line) => line.kind.startsWith('ghost-') && line.kind !== 'ghost-space',
    pictures: logPictures,
    word: logWord,
    pictured: (line) => line.kind === 'income',
    against: isAgainst,
  },
  story,
  end: { shown: 'beside', printed: printedDistrict },
  help: {
    keys: [
      ['C', 'fx-key-city'],
      ['A', 'fx-key-artists'],
      ['D', 'fx-key-district'],
      ['B', 'fx-key-supply'],
      ['P', 'fx-key-plan'],
      ['N', 'fx-key-news'],
    ],
  },
} satisfies GameBoard<View>;

import art from '../../art/forge.svg?raw';
import { addSprite } from '../../lib/sprite';
import { t } from '../../lib/text.svelte';
import type { GameBoard } from '../board';
import Board from './Board.svelte';
import Changes from './Changes.svelte';
import Choice from './Choice.svelte';
import './forge.css';
import { GOODS, ICONS, type View } from './kinds';
import LogFace from './LogFace.svelte';
import { goodName } from './names';
import { isAgainst, logPictures, logWord } from './pictures';
import { printedDice } from './printed';
import OptionPicture from './OptionPicture.svelte';
import Rolls from './Rolls.svelte';
import { isRivals, SECTIONS } from './sections';
import { story } from './story';
import Strip from './Strip.svelte';
import { wordsOf } from './words';

addSprite(art);

/** What the button says, by the first word of the notation; without a text here it is the action's own. */
const DEEDS: Record<string, string> = {
  buy: 'df-do-buy',
  forge: 'df-do-forge',
  feat: 'df-do-feat',
  use: 'df-do-use',
  take: 'df-do-take',
  copy: 'df-do-copy',
  borrow: 'df-do-borrow',
  shield: 'df-do-shield',
  boar: 'df-do-boar',
};

export default {
  Board,
  Option: OptionPicture,
  layout: { wide: true, sections: SECTIONS, isRivals },
  top: {
    rounds: (view) => [view.round, view.rounds],
    pins: (view, seat) => {
      const reserves = view.players[seat]?.reserves ?? {};
      return GOODS.filter((good) => good !== 'glory').map((good) => ({
        icon: ICONS[good],
        kind: good,
        value: reserves[good]?.amount ?? 0,
        label: goodName(good),
      }));
    },
  },
  players: { Strip, active: (view) => view.active, explained: true },
  bar: {
    Choice,
    Changes,
    words: wordsOf,
    actionLabel: ({ notation, short }, followed) => {
      const verb = notation.split(' ')[0]!;
      if (verb === 'buy' && followed) return t('df-do-buy-forge');
      return DEEDS[verb] ? t(DEEDS[verb], { what: short }) : short;
    },
    modes: (view, seat) =>
      view.players[seat]?.asked?.kind === 'action'
        ? [
            {
              name: 'offering',
              icon: 'temple',
              label: 'df-offering',
              has: ({ notation }) => notation.startsWith('buy '),
            },
            {
              name: 'feat',
              icon: 'isle',
              label: 'df-feat',
              has: ({ notation }) => notation.startsWith('feat '),
            },
          ]
        : [],
  },
  log: {
    heading: (line) => line.kind === 'turn',
    die: ({ kind, args }) =>
      kind === 'rolled' || kind === 'face-removed'
        ? { kind: 'face', value: args.face ?? 0, beside: kind !== 'rolled' }
        : null,
    Die: LogFace,
    gain: ({ kind, args }) => {
      const good = GOODS[args.resource ?? 0]!;
      if (kind !== 'gained') return null;
      return { icon: ICONS[good], kind: good, amount: args.amount ?? 0, lost: args.lost ?? 0 };
    },
    pictures: logPictures,
    word: logWord,
    against: isAgainst,
    Rolls,
  },
  story,
  end: { shown: 'instead', printed: printedDice },
  help: {
    keys: [
      ['F', 'df-key-faces'],
      ['C', 'df-key-feats'],
      ['D', 'df-key-dice'],
      ['O', 'df-key-odds'],
    ],
  },
} satisfies GameBoard<View>;

/** What the help of a game shows in pictures: a turn in three of them, and a legend. */

/** An icon with the colours of its kind, and a number beside it. */
export interface Sign {
  icon: string;
  kind?: string;
  count?: string;
  /** Its text in the legend, where the game has one of its own. */
  text?: string;
}

/** What is there first, and what becomes of it. */
export interface TurnPart {
  from: Sign[];
  to: Sign[];
}

export interface HelpPictures {
  turn: [TurnPart, TurnPart, TurnPart];
  /** The icons of the legend; each is explained by the text `icon-NAME`, or by its own. */
  legend: Sign[];
}

/** The icons that are filled with the colours of their kind. */
const FILLED: Record<string, string> = {
  ...Object.fromEntries(
    ['marble', 'wood', 'metal', 'spice', 'textile', 'gold', 'fiorini', 'spare', 'star'].map((name) => [
      name,
      name,
    ]),
  ),
  coin: 'gold',
};

const signs = (...names: string[]): Sign[] =>
  names.map((name) => {
    const [icon = '', count] = name.split(' ');
    return {
      icon,
      ...(FILLED[icon] ? { kind: FILLED[icon] } : {}),
      ...(count ? { count } : {}),
    };
  });

/** The same signs, some of them with texts of their own: those of the game with this prefix. */
const withTexts = (prefix: string, names: string[], all: Sign[]): Sign[] =>
  all.map((one) => (names.includes(one.icon) ? { ...one, text: `${prefix}-legend-${one.icon}` } : one));

/** The symbols on the feats of Dice Forge. */
export const FEAT_SYMBOLS: Sign[] = [
  { icon: 'die', text: 'df-legend-die' },
  { icon: 'cog', text: 'df-legend-turn' },
  { icon: 'glass', text: 'df-legend-game' },
  { icon: 'people', text: 'df-legend-others' },
  { icon: 'home', text: 'df-legend-home' },
  { icon: 'stack', text: 'df-legend-left' },
];

export const HELP: Record<string, HelpPictures> = {
  'florenza-dice': {
    turn: [
      { from: signs('die', 'die', 'die', 'die', 'die', 'die'), to: signs('die', 'die', 'die') },
      { from: signs('die'), to: signs('wood 2', 'bishop 1', 'fiorini +') },
      { from: signs('wood', 'spice', 'fiorini'), to: signs('house', 'prestige') },
    ],
    legend: withTexts(
      'fd',
      ['fiorini', 'preacher', 'prestige'],
      signs(
        'marble',
        'wood',
        'metal',
        'spice',
        'textile',
        'gold',
        'fiorini',
        'spare',
        'star',
        'resource',
        'sculptor',
        'architect',
        'painter',
        'captain',
        'bishop',
        'preacher',
        'die',
        'prestige',
      ),
    ),
  },
  'dice-forge': {
    turn: [
      { from: signs('die', 'die'), to: signs('coin', 'sun', 'moon', 'glory') },
      { from: signs('coin 3'), to: signs('die +') },
      { from: signs('sun', 'moon'), to: signs('glory +') },
    ],
    legend: [...signs('coin', 'sun', 'moon', 'glory', 'prestige'), ...FEAT_SYMBOLS],
  },
  florenza: {
    turn: [
      { from: signs('clock'), to: signs('marble', 'wood', 'fiorini', 'familiar') },
      { from: signs('familiar'), to: signs('house', 'painter') },
      { from: signs('marble', 'gold', 'fiorini'), to: signs('prestige +') },
    ],
    legend: withTexts(
      'fx',
      ['fiorini', 'familiar', 'captain', 'flag', 'bishop', 'prestige'],
      signs(
        'marble',
        'wood',
        'metal',
        'gold',
        'spice',
        'textile',
        'fiorini',
        'familiar',
        'sculptor',
        'architect',
        'painter',
        'preacher',
        'captain',
        'flag',
        'bishop',
        'prestige',
      ),
    ),
  },
};

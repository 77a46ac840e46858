/** What the card about a thing of the table says. */
import { t } from '../../lib/text.svelte';
import { things } from '../../lib/things.svelte';
import type { Die, DieOption, Player, View } from './kinds';
import { nameOf, optionKind } from './words';

export interface About {
  /** The thing of the box that it is. */
  thing: string;
  /** Whether its effect line says more than its sentence. */
  effect: boolean;
  /** The office that belongs to it. */
  office: string;
  /** The icons that are still open, and the artists of whom one is needed. */
  missing: string[];
  artists: string[];
  /** How far each seat is. */
  marks: { seat: number; value: number }[];
  notes: string[];
}

/** How icons of effect lines are drawn: stuff has its colour. */
const STUFF = ['marble', 'wood', 'metal', 'spice', 'textile', 'gold', 'fiorini', 'spare', 'star'];
const SIGNS = [
  'prestige',
  'resource',
  'captain',
  'bishop',
  'preacher',
  'sculptor',
  'architect',
  'painter',
  'die',
];
export const EFFECT_ICONS: Record<string, { icon: string; kind?: string }> = {
  ...Object.fromEntries(SIGNS.map((name) => [name, { icon: name }])),
  ...Object.fromEntries(STUFF.map((name) => [name, { icon: name, kind: name }])),
  to: { icon: 'arrow' },
};

/** Their effect lines only repeat the sentence. */
const SAID = ['good', 'artist', 'score', 'office', 'palazzo', 'chiesa'];

export function aboutOf(about: string, view: View, player: Player): About {
  const [kind = '', name = '', part = ''] = about.split('/');
  const plain = {
    thing: about,
    effect: !SAID.includes(kind),
    office: '',
    missing: [],
    artists: [],
    marks: [],
    notes: [],
  };
  const space = player.spaces.find((one) => one.id === about);
  if (space?.building) return { ...plain, thing: `building/${space.building}` };
  if (space) return { ...plain, missing: open(space.icons) };
  const work = player.works.find((one) => one.id === about);
  if (work)
    return work.complete
      ? plain
      : { ...plain, missing: [...open(work.icons), ...work.artists], artists: work.artists };
  const die = kind === 'die' ? view.dice.find((one) => one.colour === name) : undefined;
  if (die)
    return {
      ...plain,
      thing: die.id,
      notes: use(
        die,
        die.options.find((one) => one.id === about),
      ),
    };
  if (kind === 'track' && !part) {
    const marks = view.players.map(({ seat, tracks }) => ({
      seat,
      value: tracks.find((one) => one.id === about)?.marks ?? 0,
    }));
    return { ...plain, effect: false, office: things.has(`office/${name}`) ? `office/${name}` : '', marks };
  }
  return plain;
}

const open = (icons: { kind: string; marked: boolean }[]): string[] =>
  icons.filter((icon) => !icon.marked).map((icon) => icon.kind);

/** What a use of a die gives as the die lies now. */
const use = (die: Die, option: DieOption | undefined): string[] =>
  option && die.value
    ? [
        t('fd-option-label', {
          what: nameOf(optionKind(die, option)),
          amount: option.amount,
          kind: option.kind,
        }),
      ]
    : [];

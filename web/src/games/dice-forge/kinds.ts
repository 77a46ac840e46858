/** Short names for the parts of the view, and the four goods. */
import type { Protocol } from '../../lib/protocol';

export type View = Protocol['view:dice-forge'];
export type Player = View['players'][number];
export type Die = Player['dice'][number];
export type Side = Die['sides'][number];
export type Stack = View['temple'][number];
export type Good = Stack['faces'][number];
export type Island = View['islands'][number];
export type Feat = Island['feats'][number];
export type Reserve = Player['reserves'][string];
export type Odds = Player['odds'];
export type OwnCard = Player['cards'][number];

export const GOODS = ['gold', 'sun', 'moon', 'glory'] as const;
/** What feats cost. */
export const COSTS = ['sun', 'moon'] as const;
export type GoodName = (typeof GOODS)[number];

/** The names of the icons of the goods. */
export const ICONS: Record<GoodName, string> = { gold: 'coin', sun: 'sun', moon: 'moon', glory: 'glory' };

/** All feats of the game. */
export const featsOf = (view: View): Feat[] => view.islands.flatMap((island) => island.feats);

/** The island of a feat, by the id of the feat. */
export const islandOf = (view: View, feat: string | undefined): Island | undefined =>
  view.islands.find(({ feats }) => feats.some(({ id }) => id === feat));

/** The number of an island's portal. */
export const islandNumber = (island: Island): number => Number(island.id.split('/')[1]);

/** The colour in which a good is counted. */
export const colourOf = (good: GoodName): string =>
  good === 'gold' ? 'var(--color-ochre)' : `var(--r-${good})`;

/** The tokens that a player has. */
export const tokensOf = (player: Player): { card: string; count: number }[] =>
  [
    { card: 'triton', count: player.tritons },
    { card: 'cerberus', count: player.cerberi },
  ].filter(({ count }) => count);

export type Amounts = Record<string, number>;
export type Chances = Odds['chances'];

/** A place for the face that the previewed action brings. */
export interface Place {
  action: number;
  targets: string[];
  /** The mean of the next blessing afterwards, and by how much it changes. */
  expected: Amounts;
  change: Amounts;
  chances: Chances;
}

/** What the preview of an action says about the dice. */
export interface ForgePreview {
  expected: Amounts;
  change: Amounts;
  chances: Chances;
  face: string | null;
  forgings: Place[];
  /** What the one die that is rolled brings in the mean. */
  roll: Amounts | null;
}

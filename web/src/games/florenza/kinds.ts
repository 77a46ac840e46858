/** Short names for the parts of the view and of the previews. */
import type { Preview, Protocol } from '../../lib/protocol';

export type View = Protocol['view:florenza'];
export type Family = View['families'][number];
export type Work = Family['palazzo'][number];
export type Square = Family['squares'][number];
export type Character = View['characters'][number];
export type Skill = Character['skills'][number];
export type Tile = View['supply'][number];
export type Captain = View['captains'][number];
export type Choice = View['choice'];
export type Place = View['places'][number];
export type Amount = Family['goods'][number];
export type Forecast = NonNullable<Family['forecast']>;

/** An artist for the selected work, and what the two come to. */
export interface Pair {
  action: number;
  artist: string;
  price: number;
  mean: number;
  masterpiece: number;
  reach: string | null;
  ruins: string[];
  forecast: Forecast;
}

export interface More {
  forecast: Forecast;
  pairs: Pair[];
}

export const moreOf = (preview: Preview | null | undefined): More | null =>
  (preview?.more ?? null) as More | null;

/** The phases of a round, in their order. */
export const PHASES = [
  'income',
  'captain',
  'bishop',
  'placing',
  'economy',
  'artworks',
  'elections',
  'round-end',
];

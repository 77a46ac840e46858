/** The parts of a tower at the end, from the ground up. */
export const TOWER = ['tokens', 'crest', 'rest'] as const;

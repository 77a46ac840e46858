/** Which drawing a work has: those of the districts their own, those of the city by what they are. */
const DRAWN: Record<string, string> = {
  'palazzo/camera-nuziale': 'camera',
  'palazzo/facciata': 'pfacciata',
  'palazzo/giardino': 'giardino',
  'palazzo/ritratto': 'ritratto',
  'chiesa/cappella': 'cappella',
  'chiesa/cupola': 'cupola',
  'chiesa/facciata': 'cfacciata',
  'chiesa/pala-d-altare': 'pala',
};
const KINDS: Record<string, string> = {
  cappella: 'cappella',
  cupola: 'cupola',
  facciata: 'cfacciata',
  altare: 'pala',
  crocifisso: 'pala',
  pulpito: 'pulpito',
  salone: 'camera',
};

/** `work/2/palazzo/ritratto` or `work/duomo/cupola`. */
export function drawingOf(id: string): string {
  const parts = id.split('/');
  return DRAWN[parts.slice(-2).join('/')] ?? KINDS[parts.at(-1)!] ?? 'work';
}

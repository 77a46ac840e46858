/** A name for every table: the one that its host gave it, else one from its id, the same for all who sit there. */
const NAMES = [
  'Oltrarno', 'Santa Croce', 'San Frediano', 'Ponte Vecchio', 'Bargello', 'Boboli', 'San Miniato', 'Mercato Nuovo',
  'Or San Michele', 'Santo Spirito', 'San Niccolò', 'Fiesole', 'Calimala', 'Via Larga', 'Porta Romana', 'Signoria',
  'Badia', 'San Marco', 'Annunziata', 'Carmine', 'Borgo Pinti', 'Settignano', 'Mugnone', 'Careggi',
  'Arcetri', 'Bellosguardo', 'San Lorenzo', 'Santa Trinita', 'Tornabuoni', 'Loggia dei Lanzi', 'Cascine', 'Impruneta',
]; // prettier-ignore

export function tableName({ id, name }: { id: string; name: string }): string {
  if (name) return name;
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) >>> 0;
  return NAMES[sum % NAMES.length]!;
}

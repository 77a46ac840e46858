/** The parts of the table, and what is answered there. */
import type { Section } from '../board';
import { MONUMENTS } from './monuments';

const SEATS = [0, 1, 2, 3, 4];

export const SECTIONS: Section[] = [
  {
    name: 'city',
    icon: 'admin',
    label: 'fx-tab-city',
    targets: [
      ...Object.keys(MONUMENTS).map((place) => `work/${place}/`),
      'charity/duomo',
      'market',
      'administration',
      'captain/',
      'resource/',
      'marker/',
      'muse',
      'die',
      'done',
    ],
  },
  {
    name: 'district',
    icon: 'house',
    label: 'fx-tab-district',
    targets: ['building/', 'supply/', ...SEATS.flatMap((seat) => [`work/${seat}/`, `charity/${seat}`])],
  },
  { name: 'artists', icon: 'painter', label: 'fx-tab-artists', targets: ['artist/', 'preacher/', 'office/'] },
];

/** The part with a target. */
export const sectionOf = (target: string): string =>
  SECTIONS.find(({ targets }) => targets.some((prefix) => target.startsWith(prefix)))?.name ?? 'city';

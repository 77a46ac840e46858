/** What of a roll is being told. */
import type { Beat } from '../../lib/story.svelte';
import type { Moved } from './story';

interface Telling {
  beat: Beat | null;
}

const has = ({ beat }: Telling, seat: number, die: number) =>
  !!(beat?.about as Moved | undefined)?.dice.some((one) => one.seat === seat && one.die === die);

/** Whether a die is thrown. */
export const isThrown = (story: Telling, seat: number, die: number): boolean =>
  story.beat?.kind === 'roll' && has(story, seat, die);

/** Whether a die is thrown, or what it brings is on its way: the cubes of others lie beside their nets. */
export const isOut = (story: Telling, seat: number, die: number): boolean =>
  ['roll', 'gain'].includes(story.beat?.kind ?? '') && has(story, seat, die);

/** The face that a die is thrown to; empty: it is not thrown. */
export const thrownTo = ({ beat }: Telling, seat: number, die: number): string =>
  beat?.kind === 'roll'
    ? ((beat.about as Moved).dice.find((one) => one.seat === seat && one.die === die)?.face ?? '')
    : '';

/** How goods, faces and feats are called, by their names in the view or by their numbers in events. */
import { things } from '../../lib/things.svelte';

/** "3 gold or 2 glory". */
export const faceName = (face: string): string => things.name(`face/${face}`);
export const goodName = (good: string): string => things.short(`good/${good}`);
export const faceOf = (number: number): string => things.byNumber('face', number);
export const featOf = (number: number): string => things.byNumber('feat', number);

import type { Preview } from './protocol';

/** One's points before and after a previewed action, or one with an addition; null if they stay or are hidden. */
export function pointsOf(
  preview: Preview | null | undefined,
  addition?: { after?: number | null } | null,
): { before: number; after: number } | null {
  const before = preview?.before ?? null;
  const after = addition?.after ?? preview?.after ?? null;
  return before === null || after === null || before === after ? null : { before, after };
}

/**
 * A new value with the parts of the old one that are alike: what has not changed is the same object as before, and nothing that
 * is drawn from it is drawn again. For values as JSON has them.
 */
export function share<T>(old: unknown, now: T): T {
  if (old === now || typeof old !== 'object' || typeof now !== 'object' || !old || !now) return now;
  if (Array.isArray(now)) {
    const before = Array.isArray(old) ? (old as unknown[]) : [];
    const parts = now.map((part, at) => share(before[at], part) as unknown);
    return (before === old && same(before, parts) ? old : parts) as T;
  }
  const before = old as Record<string, unknown>;
  const parts = Object.fromEntries(
    Object.entries(now).map(([key, part]) => [key, share(before[key], part) as unknown]),
  );
  return (
    same(Object.keys(before), Object.keys(parts)) && same(Object.values(before), Object.values(parts))
      ? old
      : parts
  ) as T;
}

const same = (old: unknown[], now: unknown[]) =>
  old.length === now.length && now.every((part, at) => part === old[at]);

/**
 * The new value, with every part that equals the old one replaced by the old object. Unchanged objects keep their identity, so
 * Svelte does not draw them again. For JSON values.
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
    !Array.isArray(old) &&
    same(Object.keys(before), Object.keys(parts)) &&
    same(Object.values(before), Object.values(parts))
      ? old
      : parts
  ) as T;
}

const same = (old: unknown[], now: unknown[]) =>
  old.length === now.length && now.every((part, at) => part === old[at]);

/**
 * Differences of JSON values, as the server makes them (see core/differences.py): a change is another value `[value]`, changes of
 * some members `{name: change}`, other items of a list `[at, removed, values]`, or a copy of another part of the whole old value
 * with a change `[path, change]`.
 */

export class Mismatch extends Error {}

const DEEPEST = 60;

/** The new value. The old one stays as it is, and the new one shares with it what has not changed. */
export function changed(old: unknown, change: unknown, whole = old, depth = 0): unknown {
  if (depth > DEEPEST) throw new Mismatch('too deep');
  if (!Array.isArray(change)) return withMembers(old, change, whole, depth);
  const [first, second, values] = change as unknown[];
  switch (change.length) {
    case 1:
      return first;
    case 2:
      return changed(partOf(whole, first), second, whole, depth + 1);
    case 3:
      return withItems(old, first, second, values);
  }
  throw new Mismatch('no such change');
}

function withMembers(old: unknown, changes: unknown, whole: unknown, depth: number): unknown {
  if (typeof changes !== 'object' || !changes) throw new Mismatch('no such change');
  const names = Object.entries(changes);
  if (!names.length) return old;
  if (typeof old !== 'object' || !old) throw new Mismatch('there are no members');
  const found = (Array.isArray(old) ? [...(old as unknown[])] : { ...old }) as Record<string, unknown>;
  for (const [name, change] of names) {
    if (!Object.hasOwn(old, name) || name === 'length' || name === '__proto__')
      throw new Mismatch('no such member');
    found[name] = changed(found[name], change, whole, depth + 1);
  }
  return found;
}

function withItems(old: unknown, at: unknown, removed: unknown, values: unknown): unknown {
  if (
    !Array.isArray(old) ||
    !Array.isArray(values) ||
    !isCount(at) ||
    !isCount(removed) ||
    at + removed > old.length
  )
    throw new Mismatch('no such items');
  return [
    ...(old as unknown[]).slice(0, at),
    ...(values as unknown[]),
    ...(old as unknown[]).slice(at + removed),
  ];
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;

function partOf(whole: unknown, path: unknown): unknown {
  if (!Array.isArray(path)) throw new Mismatch('no such change');
  return (path as unknown[]).reduce((part, name) => {
    if (typeof part !== 'object' || !part || typeof name !== 'string' || !Object.hasOwn(part, name))
      throw new Mismatch('no such part');
    return (part as Record<string, unknown>)[name];
  }, whole);
}

/** The Adler-32 of a value as JSON, in which whole numbers have no decimals. */
export function checksum(value: unknown): number {
  const text = JSON.stringify(value).replace(/\.0(?=[,}\]])/g, '');
  let low = 1;
  let high = 0;
  for (const byte of new TextEncoder().encode(text)) {
    low = (low + byte) % 65521;
    high = (high + low) % 65521;
  }
  return high * 65536 + low;
}

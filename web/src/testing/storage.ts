/** A browser in which nothing may be stored. */
import { vi } from 'vitest';

export function forbidStorage(): void {
  const forbidden = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
}

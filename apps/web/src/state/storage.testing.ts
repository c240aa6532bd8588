import { beforeEach, vi } from 'vitest';

/** A storage of its own for every test of the file. */
export function stubLocalStorage(): void {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
    return () => vi.unstubAllGlobals();
  });
}

import type { RoomEntry } from '@fivefold/room';

/** The parser's own message would quote what is stored, and errors are logged: `what` is all that they may say. */
export function parseStoredJson<T>(what: string, json: unknown): T {
  try {
    return JSON.parse(json as string) as T;
  } catch {
    throw new Error(`a stored ${what} is no JSON`);
  }
}

/** The entries after version `from`, which may be in the middle of the first append. `before` is the version before it. */
export function entriesAfterVersion(
  from: number,
  appends: readonly { readonly before: number; readonly entries: readonly RoomEntry[] }[],
): readonly RoomEntry[] {
  const found: RoomEntry[] = [];
  for (const { before, entries } of appends) {
    const known = from + found.length - before;
    if (known < 0) throw new Error(`entries are missing after version ${from + found.length}`);
    found.push(...entries.slice(known));
  }
  return found;
}

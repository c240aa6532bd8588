import type { DoorFacts } from '@fivefold/room';

/** What the server tells of a room before somebody enters; null where it does not answer. */
export async function loadDoor(code: string): Promise<DoorFacts | null> {
  try {
    const response = await fetch(`/api/door?room=${encodeURIComponent(code)}`);
    return response.ok ? ((await response.json()) as DoorFacts) : null;
  } catch {
    return null;
  }
}

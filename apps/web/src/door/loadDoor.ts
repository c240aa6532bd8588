import type { RoomDoorFacts } from '@fivefold/room';

/** What the server tells of a room before somebody enters; null where it does not answer. */
export async function loadRoomDoorFacts(code: string): Promise<RoomDoorFacts | null> {
  try {
    const response = await fetch(`/api/door?room=${encodeURIComponent(code)}`);
    return response.ok ? ((await response.json()) as RoomDoorFacts) : null;
  } catch {
    return null;
  }
}

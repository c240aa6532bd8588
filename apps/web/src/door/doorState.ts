import type { RoomDoorFacts } from '@fivefold/room';

export type OpenRoomDoorFacts = Extract<RoomDoorFacts, { readonly locked: false }>;

/** What a newcomer may do: `sit` on a free chair or a bot's, `watch` a full or running table, or nothing. */
export type RoomDoorState = 'unknown' | 'locked' | 'playing' | 'full' | 'bot' | 'free';

/** `unknown`: the facts could not be loaded; entering still works. */
export function roomDoorStateOf(facts: RoomDoorFacts | null): RoomDoorState {
  if (!facts) return 'unknown';
  if (facts.locked) return 'locked';
  if (facts.playing) return 'playing';
  if (facts.freeSeats > 0) return 'free';
  return facts.bots.length > 0 ? 'bot' : 'full';
}

import type { RoomDoorFacts } from '@fivefold/room';

export type OpenRoomDoorFacts = Extract<RoomDoorFacts, { readonly locked: false }>;

/** What a newcomer may do: `sit` on a free chair or a bot's, `watch` a full or running table, or nothing. */
export type RoomDoorState = 'unknown' | 'locked' | 'playing' | 'full' | 'bot' | 'free';

/** Also during a game, whose newcomers play the next one. Without one they wait until a chair is free. */
export const hasChairForNewcomer = ({ freeSeats, bots }: OpenRoomDoorFacts): boolean =>
  freeSeats > 0 || bots.length > 0;

/** `unknown`: the facts could not be loaded; entering still works. */
export function roomDoorStateOf(facts: RoomDoorFacts | null): RoomDoorState {
  if (!facts) return 'unknown';
  if (facts.locked) return 'locked';
  if (facts.playing) return 'playing';
  if (!hasChairForNewcomer(facts)) return 'full';
  return facts.freeSeats > 0 ? 'free' : 'bot';
}

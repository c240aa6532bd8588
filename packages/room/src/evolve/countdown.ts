import { memberById } from '../queries.ts';
import { NEXT_GAME_COUNTDOWN_MS } from '../roomLimits.ts';
import type { Room } from '../types.ts';
import type { TimestampMs } from '../view.ts';
import { plannedNextGame } from '../votes.ts';

/**
 * Whether everybody who sits and is connected wants the next game. Hosts need no mark, because they can start it; a room
 * of hosts and bots alone waits for a host.
 */
function isEverybodyReady(room: Room): boolean {
  if (!room.table || room.table.status === 'playing') return false;
  const guests = room.seats.filter((seat) => {
    const member = seat.kind === 'member' ? memberById(room, seat.member) : undefined;
    return member?.presence === 'here' && !member.host;
  });
  return guests.length > 0 && guests.every((seat) => seat.kind === 'member' && seat.ready);
}

/**
 * Called after each entry. The countdown begins when the last one becomes ready, and again when another game is planned
 * meanwhile. A stopped one begins again only after somebody changed their mind.
 */
export function withNextGameCountdown(room: Room, before: Room, at: TimestampMs): Room {
  if (!isEverybodyReady(room)) return room.startsAt === null ? room : { ...room, startsAt: null };
  const isSame = isEverybodyReady(before) && plannedNextGame(room) === plannedNextGame(before);
  const isStopped = isEverybodyReady(before) && before.startsAt === null;
  return isSame || isStopped ? room : { ...room, startsAt: at + NEXT_GAME_COUNTDOWN_MS };
}

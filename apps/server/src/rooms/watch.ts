import {
  MAX_TELEVISIONS,
  memberByToken,
  parseRoomCode,
  type RoomViewSnapshot,
  TELEVISION_MEMBER_ID,
  type WatchOnTelevisionMessage,
} from '@fivefold/room';
import { err, ok } from '@fivefold/rules';
import type { ClientConnection } from './clientConnection.ts';
import { findRoomWithinLookupLimit, type JoinDeps, type ReplyCallback } from './join.ts';
import { sha256OfSecret } from './secretHash.ts';
import { roomViewSnapshotOf } from './subscriptions.ts';

/** Shows a room on a television: no member, no seat, no entry in the room's log. */
export async function showRoomOnTelevision(
  deps: JoinDeps,
  connection: ClientConnection,
  request: WatchOnTelevisionMessage,
  answer: ReplyCallback<RoomViewSnapshot>,
): Promise<void> {
  const { rateLimits, rooms, subscriptions, now } = deps;
  if (!(await rateLimits.allow('join', connection.address))) return answer(err({ code: 'too-fast' }));
  const token = sha256OfSecret(request.token);
  const found = await findRoomWithinLookupLimit(deps, connection, parseRoomCode(request.code), token);
  if (!found.ok) return answer(found);
  const live = rooms.get(found.value.code); // it may have been unloaded meanwhile
  if (!live) return answer(err({ code: 'try-again' }));
  const { room } = live;
  if (room.banned.includes(token)) return answer(err({ code: 'kicked' }));
  if (room.locked && memberByToken(room, token) === null) return answer(err({ code: 'room-locked' }));
  const televisions = subscriptions.find(live, TELEVISION_MEMBER_ID)?.connections ?? [];
  if (!televisions.includes(connection)) {
    if (televisions.length >= MAX_TELEVISIONS)
      return answer(err({ code: 'room-full', most: MAX_TELEVISIONS }));
    connection.detach();
  }
  const subscription = subscriptions.add(live, TELEVISION_MEMBER_ID, connection);
  connection.enter(live, TELEVISION_MEMBER_ID, token);
  answer(ok(roomViewSnapshotOf(subscription, now())));
}

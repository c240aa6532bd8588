import type { Timers } from '../timers/timers.ts';
import type { RoomRegistry } from './registry.ts';
import type { RoomViewSubscriptions } from './subscriptions.ts';

/** Closes rooms in this many steps, so that their members do not all reconnect at once. */
const STEPS = 10;
const DRAIN_MS = 3000;

export interface DrainRoomsDeps {
  readonly rooms: RoomRegistry;
  readonly subscriptions: RoomViewSubscriptions;
  readonly timers: Timers;
  /** A third of it passes before the first room is closed: load balancers need time to see that this server is not ready. */
  readonly drainMs?: number;
}

/** Sends everybody to other servers, room by room, while this one still plays. */
export async function drainRooms({
  rooms,
  subscriptions,
  timers,
  drainMs = DRAIN_MS,
}: DrainRoomsDeps): Promise<void> {
  const wait = (ms: number) => new Promise<void>((over) => timers.after(ms, over));
  if (rooms.open === 0 || drainMs === 0) return;
  await wait(drainMs / 3);
  const open = [...rooms.all()];
  const perStep = Math.ceil(open.length / STEPS);
  for (let start = 0; start < open.length; start += perStep) {
    for (const live of open.slice(start, start + perStep)) subscriptions.reconnectAll(live);
    await wait((drainMs * 2) / 3 / STEPS);
  }
}

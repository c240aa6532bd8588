import type { RoomCode, RoomEntry, TimestampMs } from '@fivefold/room';
import type { ReplayRecord, RoomCheckpoint, RoomLog, StoredEvening } from '../src/store/roomLog.ts';
import type { DeviceSubscription } from '../src/store/subscriptionStore.ts';

interface StoredRoom {
  readonly entries: readonly RoomEntry[];
  readonly touched: TimestampMs;
  readonly checkpoint: RoomCheckpoint | undefined;
  readonly wakeAt: TimestampMs | null;
}

const PAGE_ENTRIES = 64;

/** For tests of everything above the store: it forgets everything when the process ends. */
export function memoryLog(): RoomLog {
  const rooms = new Map<RoomCode, StoredRoom>();
  const replays = new Map<RoomCode, Map<number, ReplayRecord>>();
  const subscriptions = new Map<RoomCode, Map<string, DeviceSubscription>>();
  const notifyAt = new Map<RoomCode, TimestampMs | null>();
  const evenings = new Map<string, StoredEvening>();
  const keep = (room: RoomCode, more: readonly ReplayRecord[] = []) => {
    const kept = replays.get(room) ?? new Map<number, ReplayRecord>();
    for (const replay of more) if (!kept.has(replay.number)) kept.set(replay.number, structuredClone(replay));
    if (kept.size > 0) replays.set(room, kept);
  };
  return {
    append: async (room, expectedVersion, entries, at, derived) => {
      if (entries.length === 0) return 'ok';
      const before = rooms.get(room);
      const isTaken = expectedVersion === 0 && replays.has(room);
      if ((before?.entries.length ?? 0) !== expectedVersion || isTaken) return 'conflict';
      rooms.set(room, {
        entries: [...(before?.entries ?? []), ...structuredClone(entries)],
        touched: at,
        checkpoint: derived?.checkpoint ?? before?.checkpoint,
        wakeAt: derived?.wakeAt === undefined ? (before?.wakeAt ?? null) : derived.wakeAt,
      });
      keep(room, derived?.replays);
      return 'ok';
    },
    read: async (room, from) =>
      structuredClone(rooms.get(room)?.entries.slice(from, from + PAGE_ENTRIES) ?? []),
    checkpoint: async (room, foldVersion) => {
      const found = rooms.get(room)?.checkpoint;
      return found?.foldVersion === foldVersion ? found : null;
    },
    replay: async (room, number) => replays.get(room)?.get(number) ?? null,
    hasReplays: async () => true,
    saveReplays: async (room, more) => keep(room, more),
    idleSince: async (before) =>
      [...rooms]
        .filter(([, { touched, wakeAt }]) => touched < before && wakeAt === null)
        .map(([room]) => room),
    takeDue: async (now, retryAt, limit) => {
      const isDue = (at: TimestampMs | null | undefined) => at !== null && at !== undefined && at <= now;
      const due = [...rooms]
        .filter(([room, { wakeAt }]) => isDue(wakeAt) || isDue(notifyAt.get(room)))
        .slice(0, limit);
      for (const [code, room] of due) {
        if (isDue(room.wakeAt)) rooms.set(code, { ...room, wakeAt: retryAt });
        if (isDue(notifyAt.get(code))) notifyAt.set(code, retryAt);
      }
      return due.map(([code]) => code);
    },
    subscriptions: {
      list: async (room) => [...(subscriptions.get(room)?.values() ?? [])],
      save: async (room, subscription) => {
        const saved = subscriptions.get(room) ?? new Map<string, DeviceSubscription>();
        subscriptions.set(room, saved.set(subscription.id, structuredClone(subscription)));
      },
      remove: async (room, id) => void subscriptions.get(room)?.delete(id),
      setNotifyAt: async (room, at) => void notifyAt.set(room, at),
    },
    remove: async (room, more) => {
      rooms.delete(room);
      subscriptions.delete(room);
      keep(room, more);
    },
    countRooms: async () => rooms.size,
    listRooms: async () => [...rooms.keys()],
    listReplays: async () =>
      [...replays].flatMap(([room, kept]) => [...kept.keys()].map((number) => ({ room, number }))),
    saveEvening: async (evening) => void evenings.set(evening.id, evening),
    evening: async (id) => evenings.get(id) ?? null,
    listEvenings: async () => [...evenings.keys()],
    removeEvening: async (id) => void evenings.delete(id),
    removeExpiredEvenings: async (now) => {
      for (const { id, expires } of [...evenings.values()]) if (expires < now) evenings.delete(id);
    },
    problem: () => null,
    close: async () => {},
  };
}

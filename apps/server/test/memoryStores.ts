import type { RoomCode, RoomEntry, TimestampMs } from '@fivefold/room';
import type { EveningStore, StoredEvening } from '../src/evenings/eveningStore.ts';
import type { DeviceStore, DeviceSubscription } from '../src/push/deviceStore.ts';
import type { ReplayRecord } from '../src/rooms/replay.ts';
import type { RoomCheckpoint, RoomLog } from '../src/store/roomLog.ts';

interface StoredRoom {
  readonly entries: readonly RoomEntry[];
  readonly touched: TimestampMs;
  readonly checkpoint: RoomCheckpoint | undefined;
  readonly wakeAt: TimestampMs | null;
}

const PAGE_ENTRIES = 64;

/** For tests of everything above the stores: they forget everything when the process ends. */
export function memoryStores() {
  const devices = memoryDevices();
  return { log: memoryRooms(devices.removeRoom), evenings: memoryEvenings(), devices: devices.store };
}

export const memoryLog = (): RoomLog => memoryStores().log;

function memoryRooms(onRemove: (room: RoomCode) => void): RoomLog {
  const rooms = new Map<RoomCode, StoredRoom>();
  const replays = new Map<RoomCode, Map<number, ReplayRecord>>();
  const notifyAt = new Map<RoomCode, TimestampMs | null>();
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
    setNotifyAt: async (room, at) => void notifyAt.set(room, at),
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
    remove: async (room, more) => {
      rooms.delete(room);
      onRemove(room);
      keep(room, more);
    },
    listRooms: async () => [...rooms.keys()],
    listReplays: async () =>
      [...replays].flatMap(([room, kept]) => [...kept.keys()].map((number) => ({ room, number }))),
    problem: () => null,
    close: async () => {},
  };
}

function memoryEvenings(): EveningStore {
  const evenings = new Map<string, StoredEvening>();
  return {
    save: async (evening) => void evenings.set(evening.id, evening),
    find: async (id) => evenings.get(id) ?? null,
    list: async () => [...evenings.keys()],
    remove: async (id) => void evenings.delete(id),
    removeExpired: async (now) => {
      for (const { id, expires } of [...evenings.values()]) if (expires < now) evenings.delete(id);
    },
  };
}

function memoryDevices() {
  const rooms = new Map<RoomCode, Map<string, DeviceSubscription>>();
  const store: DeviceStore = {
    list: async (room) => [...(rooms.get(room)?.values() ?? [])],
    save: async (room, device) => {
      const saved = rooms.get(room) ?? new Map<string, DeviceSubscription>();
      rooms.set(room, saved.set(device.id, structuredClone(device)));
    },
    remove: async (room, id) => void rooms.get(room)?.delete(id),
  };
  return { store, removeRoom: (room: RoomCode) => void rooms.delete(room) };
}

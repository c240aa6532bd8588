import type { Entry, RoomCode, Time } from '@fivefold/room';
import type { Checkpoint, Replay, RoomLog } from '../src/store/roomLog.ts';

interface StoredRoom {
  readonly entries: readonly Entry[];
  readonly touched: Time;
  readonly checkpoint: Checkpoint | undefined;
}

const PAGE_ENTRIES = 64;

/** For tests of everything above the store: it forgets everything when the process ends. */
export function memoryLog(): RoomLog {
  const rooms = new Map<RoomCode, StoredRoom>();
  const replays = new Map<RoomCode, Map<number, Replay>>();
  const keep = (room: RoomCode, more: readonly Replay[] = []) => {
    const kept = replays.get(room) ?? new Map<number, Replay>();
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
      [...rooms].filter(([, { touched }]) => touched < before).map(([room]) => room),
    remove: async (room, more) => {
      rooms.delete(room);
      keep(room, more);
    },
    countRooms: async () => rooms.size,
    problem: () => null,
    close: async () => {},
  };
}

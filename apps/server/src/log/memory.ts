import type { Entry, RoomCode, Time } from '@fivefold/room';
import type { Replay, RoomLog } from './roomLog.ts';

/** For tests of everything above the log: forgets all when the process ends. */
export function memoryLog(): RoomLog {
  const rooms = new Map<RoomCode, { entries: readonly Entry[]; touched: Time }>();
  const replays = new Map<RoomCode, readonly Replay[]>();
  return {
    append: async (room, expectedVersion, entries, at) => {
      const before = rooms.get(room)?.entries ?? [];
      if (before.length !== expectedVersion || (expectedVersion === 0 && replays.has(room)))
        return 'conflict';
      const fresh = 'take' in entries ? entries.take() : entries;
      rooms.set(room, { entries: [...before, ...structuredClone(fresh)], touched: at });
      return 'ok';
    },
    read: async (room, from) => structuredClone(rooms.get(room)?.entries.slice(from) ?? []),
    idleSince: async (before) =>
      [...rooms].filter(([, { touched }]) => touched < before).map(([room]) => room),
    remove: async (room, finished) => {
      rooms.delete(room);
      if (finished.length > 0) replays.set(room, structuredClone(finished));
    },
    replay: async (room, number) => replays.get(room)?.find((game) => game.number === number) ?? null,
    close: async () => {},
  };
}

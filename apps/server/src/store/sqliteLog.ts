import type { RoomCode, RoomEntry } from '@fivefold/room';
import type { ReplayRecord } from '../rooms/replay.ts';
import type { RoomLog } from './roomLog.ts';
import type { SqliteDatabase } from './sqliteDatabase.ts';
import { entriesAfterVersion, parseStoredJson } from './storedJson.ts';

/** A page ends after this many rows, or with the row that makes it longer than this many characters. */
const PAGE_ROWS = 64;
const PAGE_CHARACTERS = 65_536;
const DAY_MS = 86_400_000;

const STATEMENTS = {
  /** Writes no row where the room is not at version $4. */
  append: `INSERT INTO entries (room, version, entries) SELECT $1, $4 + $2, $3
    WHERE coalesce((SELECT max(version) FROM entries WHERE room = $1), 0) = $4
    AND ($4 > 0 OR NOT EXISTS (SELECT 1 FROM replays WHERE room = $1))`,
  touch: `INSERT INTO rooms (room, touched, has_replays) VALUES ($1, $2, $3) ON CONFLICT (room)
    DO UPDATE SET touched = excluded.touched WHERE excluded.touched > touched`,
  read: `SELECT version, entries FROM
    (SELECT version, entries, sum(length(entries)) OVER (ORDER BY version) - length(entries) AS before FROM
      (SELECT version, entries FROM entries WHERE room = $1 AND version > $2 ORDER BY version LIMIT ${PAGE_ROWS}))
    WHERE before < ${PAGE_CHARACTERS} ORDER BY version`,
  checkpoint: `SELECT version, state FROM checkpoints WHERE room = $1 AND fold_version = $2
    AND version <= (SELECT max(version) FROM entries WHERE room = $1)`,
  saveCheckpoint: `INSERT INTO checkpoints (room, version, fold_version, state) VALUES ($1, $2, $3, $4)
    ON CONFLICT (room) DO UPDATE SET version = excluded.version, fold_version = excluded.fold_version,
    state = excluded.state`,
  replay: 'SELECT replay FROM replays WHERE room = $1 AND number = $2',
  saveReplay:
    'INSERT INTO replays (room, number, replay) VALUES ($1, $2, $3) ON CONFLICT (room, number) DO NOTHING',
  hasNoReplays: 'SELECT room FROM rooms WHERE room = $1 AND has_replays = 0',
  markReplays: 'UPDATE rooms SET has_replays = 1 WHERE room = $1',
  idle: 'SELECT room FROM rooms WHERE touched < $1 AND wake_at IS NULL',
  setWakeAt: 'UPDATE rooms SET wake_at = $2 WHERE room = $1',
  setNotifyAt: 'UPDATE rooms SET notify_at = $2 WHERE room = $1',
  due: `SELECT room FROM rooms WHERE wake_at <= $1 UNION SELECT room FROM rooms WHERE notify_at <= $1
    LIMIT $2`,
  postpone: `UPDATE rooms SET wake_at = iif(wake_at <= $2, $3, wake_at), notify_at = iif(notify_at <= $2, $3, notify_at)
    WHERE room = $1`,
  listRooms: 'SELECT room FROM rooms',
  listReplays: 'SELECT room, number FROM replays',
  removeEntries: 'DELETE FROM entries WHERE room = $1',
  removeCheckpoint: 'DELETE FROM checkpoints WHERE room = $1',
  removeDevices: 'DELETE FROM subscriptions WHERE room = $1',
  removeRoom: 'DELETE FROM rooms WHERE room = $1',
};

export async function createSqliteLog(database: SqliteDatabase): Promise<RoomLog> {
  const { write } = database;
  const { all, run } = await database.prepare(STATEMENTS);
  /** `touched` is exact to a day, so that most appends need not write it. */
  let touched = { day: 0, rooms: new Set<RoomCode>() };

  const rooms = async (name: 'idle' | 'due' | 'listRooms', ...values: readonly number[]) =>
    (await all(name, ...values)).map(({ room }) => room as RoomCode);

  function saveReplays(room: RoomCode, replays: readonly ReplayRecord[]): void {
    for (const replay of replays) run('saveReplay', room, replay.number, JSON.stringify(replay));
  }

  return {
    append: async (room, expectedVersion, entries, at, { checkpoint, replays = [], wakeAt } = {}) => {
      if (entries.length === 0) return 'ok';
      const json = JSON.stringify(entries);
      const day = Math.floor(at / DAY_MS);
      if (touched.day !== day) touched = { day, rooms: new Set() };
      const isNew = expectedVersion === 0;
      const result = await write(() => {
        if (run('append', room, entries.length, json, expectedVersion) === 0) return 'conflict';
        if (isNew || !touched.rooms.has(room)) run('touch', room, at, isNew ? 1 : 0);
        if (wakeAt !== undefined) run('setWakeAt', room, wakeAt);
        saveReplays(room, replays);
        if (checkpoint)
          run('saveCheckpoint', room, checkpoint.version, checkpoint.foldVersion, checkpoint.json);
        return 'ok';
      });
      if (result === 'ok' && touched.day === day) touched.rooms.add(room);
      return result;
    },
    read: async (room, from) => {
      const appends = (await all('read', room, from)).map((row) => {
        const entries = parseStoredJson<RoomEntry[]>('append', row.entries);
        return { before: Number(row.version) - entries.length, entries };
      });
      return entriesAfterVersion(from, appends);
    },
    checkpoint: async (room, foldVersion) => {
      const [row] = await all('checkpoint', room, foldVersion);
      return row ? { version: Number(row.version), foldVersion, json: row.state as string } : null;
    },
    replay: async (room, number) => {
      const [row] = await all('replay', room, number);
      return row ? parseStoredJson<ReplayRecord>('replay', row.replay) : null;
    },
    hasReplays: async (room) => (await all('hasNoReplays', room)).length === 0,
    saveReplays: (room, replays) =>
      write(() => {
        saveReplays(room, replays);
        run('markReplays', room);
      }),
    setNotifyAt: (room, at) => write(() => void run('setNotifyAt', room, at)),
    takeDue: async (now, retryAt, limit) => {
      const due = await rooms('due', now, limit);
      if (due.length > 0) await write(() => due.forEach((room) => void run('postpone', room, now, retryAt)));
      return due;
    },
    idleSince: (before) => rooms('idle', before),
    remove: (room, replays) =>
      write(() => {
        saveReplays(room, replays);
        for (const what of ['Entries', 'Checkpoint', 'Devices', 'Room'] as const) run(`remove${what}`, room);
      }),
    listRooms: () => rooms('listRooms'),
    listReplays: async () =>
      (await all('listReplays')).map(({ room, number }) => ({
        room: room as RoomCode,
        number: Number(number),
      })),
    problem: database.problem,
    close: database.close,
  };
}

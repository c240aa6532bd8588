import type { RoomCode, RoomEntry } from '@fivefold/room';
import { type DataFolderCallbacks, openDataFolder } from './dataFolder.ts';
import { createGroupCommit, type GroupCommitOptions } from './groupCommit.ts';
import type { ReplayRecord, RoomLog } from './roomLog.ts';
import { entriesAfterVersion, parseStoredJson } from './storedJson.ts';
import type { DeviceSubscription } from './subscriptionStore.ts';

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
  checkpoint: `SELECT version, fold_version, state FROM checkpoints WHERE room = $1 AND fold_version = $2
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
  listSubscriptions: 'SELECT subscription FROM subscriptions WHERE room = $1 ORDER BY added',
  saveSubscription: `INSERT INTO subscriptions (room, id, added, subscription)
    SELECT $1, $2, 1 + coalesce((SELECT max(added) FROM subscriptions WHERE room = $1), 0), $3
    WHERE true ON CONFLICT (room, id) DO UPDATE SET subscription = excluded.subscription`,
  removeSubscription: 'DELETE FROM subscriptions WHERE room = $1 AND id = $2',
  removeSubscriptions: 'DELETE FROM subscriptions WHERE room = $1',
  count: 'SELECT count(*) AS rooms FROM rooms',
  listRooms: 'SELECT room FROM rooms',
  listReplays: 'SELECT room, number FROM replays',
  evening: 'SELECT expires, evening FROM evenings WHERE id = $1',
  saveEvening: 'INSERT INTO evenings (id, expires, evening) VALUES ($1, $2, $3)',
  listEvenings: 'SELECT id FROM evenings',
  removeEvening: 'DELETE FROM evenings WHERE id = $1',
  removeExpiredEvenings: 'DELETE FROM evenings WHERE expires < $1',
  removeEntries: 'DELETE FROM entries WHERE room = $1',
  removeCheckpoint: 'DELETE FROM checkpoints WHERE room = $1',
  removeRoom: 'DELETE FROM rooms WHERE room = $1',
};

/** Stores rooms in one SQLite file of a folder that no other server uses. */
export async function openSqliteLog(
  folder: string,
  options: GroupCommitOptions & DataFolderCallbacks,
): Promise<RoomLog> {
  const data = await openDataFolder(folder, options);
  const writer = await data.writer.prepare(STATEMENTS);
  const reader = await data.reader.prepare(STATEMENTS);
  const commits = createGroupCommit(data.writer, options);
  /** `touched` is exact to a day, so that most appends need not write it. */
  let touched = { day: 0, rooms: new Set<RoomCode>() };
  let isClosed = false;

  function write<T>(run: () => T): Promise<T> {
    const problem = isClosed ? 'the store is closed' : data.problem();
    return problem ? Promise.reject(new Error(problem)) : commits.write(run);
  }
  function saveReplays(room: RoomCode, replays: readonly ReplayRecord[]): void {
    for (const replay of replays) writer.run('saveReplay', room, replay.number, JSON.stringify(replay));
  }

  return {
    append: async (room, expectedVersion, entries, at, { checkpoint, replays = [], wakeAt } = {}) => {
      if (entries.length === 0) return 'ok';
      const json = JSON.stringify(entries);
      const day = Math.floor(at / DAY_MS);
      if (touched.day !== day) touched = { day, rooms: new Set() };
      const isNew = expectedVersion === 0;
      const result = await write(() => {
        if (writer.run('append', room, entries.length, json, expectedVersion) === 0) return 'conflict';
        if (isNew || !touched.rooms.has(room)) writer.run('touch', room, at, isNew ? 1 : 0);
        if (wakeAt !== undefined) writer.run('setWakeAt', room, wakeAt);
        saveReplays(room, replays);
        if (checkpoint)
          writer.run('saveCheckpoint', room, checkpoint.version, checkpoint.foldVersion, checkpoint.json);
        return 'ok';
      });
      if (result === 'ok' && touched.day === day) touched.rooms.add(room);
      return result;
    },
    read: async (room, from) => {
      const rows = await reader.all('read', room, from);
      const appends = rows.map((row) => {
        const entries = parseStoredJson<RoomEntry[]>('append', row.entries);
        return { before: Number(row.version) - entries.length, entries };
      });
      return entriesAfterVersion(from, appends);
    },
    checkpoint: async (room, foldVersion) => {
      const [row] = await reader.all('checkpoint', room, foldVersion);
      return row ? { version: Number(row.version), foldVersion, json: row.state as string } : null;
    },
    replay: async (room, number) => {
      const [row] = await reader.all('replay', room, number);
      return row ? parseStoredJson<ReplayRecord>('replay', row.replay) : null;
    },
    hasReplays: async (room) => (await reader.all('hasNoReplays', room)).length === 0,
    saveReplays: (room, replays) =>
      write(() => {
        saveReplays(room, replays);
        writer.run('markReplays', room);
      }),
    idleSince: async (before) => (await reader.all('idle', before)).map(({ room }) => room as RoomCode),
    remove: (room, replays) =>
      write(() => {
        saveReplays(room, replays);
        for (const table of ['Entries', 'Checkpoint', 'Subscriptions', 'Room'] as const)
          writer.run(`remove${table}`, room);
      }),
    takeDue: async (now, retryAt, limit) => {
      const due = (await reader.all('due', now, limit)).map(({ room }) => room as RoomCode);
      if (due.length > 0)
        await write(() => void due.map((room) => writer.run('postpone', room, now, retryAt)));
      return due;
    },
    subscriptions: {
      list: async (room) =>
        (await reader.all('listSubscriptions', room)).map(({ subscription }) =>
          parseStoredJson<DeviceSubscription>('subscription', subscription),
        ),
      save: (room, subscription) =>
        write(() => void writer.run('saveSubscription', room, subscription.id, JSON.stringify(subscription))),
      remove: (room, id) => write(() => void writer.run('removeSubscription', room, id)),
      setNotifyAt: (room, at) => write(() => void writer.run('setNotifyAt', room, at)),
    },
    countRooms: async () => Number((await reader.all('count'))[0]!.rooms),
    listRooms: async () => (await reader.all('listRooms')).map(({ room }) => room as RoomCode),
    listReplays: async () =>
      (await reader.all('listReplays')).map(({ room, number }) => ({
        room: room as RoomCode,
        number: Number(number),
      })),
    saveEvening: ({ id, expires, json }) => write(() => void writer.run('saveEvening', id, expires, json)),
    evening: async (id) => {
      const [row] = await reader.all('evening', id);
      return row ? { id, expires: Number(row.expires), json: row.evening as string } : null;
    },
    listEvenings: async () => (await reader.all('listEvenings')).map(({ id }) => id as string),
    removeEvening: (id) => write(() => void writer.run('removeEvening', id)),
    removeExpiredEvenings: (now) => write(() => void writer.run('removeExpiredEvenings', now)),
    problem: data.problem,
    close: async () => {
      isClosed = true;
      await commits.settled();
      await data.close();
    },
  };
}

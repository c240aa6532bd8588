import type { Entry, RoomCode } from '@fivefold/room';
import { type FolderEvents, openDataFolder } from './dataFolder.ts';
import { type CommitOptions, groupCommit } from './groupCommit.ts';
import type { Replay, RoomLog } from './roomLog.ts';

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
    DO UPDATE SET touched = excluded.touched WHERE excluded.touched > touched + ${DAY_MS}`,
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
  idle: 'SELECT room FROM rooms WHERE touched < $1',
  count: 'SELECT count(*) AS rooms FROM rooms',
  removeEntries: 'DELETE FROM entries WHERE room = $1',
  removeCheckpoint: 'DELETE FROM checkpoints WHERE room = $1',
  removeRoom: 'DELETE FROM rooms WHERE room = $1',
};

/** Stores rooms in one SQLite file of a folder that no other server uses. */
export async function sqliteLog(folder: string, options: CommitOptions & FolderEvents): Promise<RoomLog> {
  const data = await openDataFolder(folder, options);
  const writer = await data.writer.prepare(STATEMENTS);
  const reader = await data.reader.prepare(STATEMENTS);
  const commits = groupCommit(data.writer, options);
  let isClosed = false;

  function write<T>(run: () => T): Promise<T> {
    const problem = isClosed ? 'the store is closed' : data.problem();
    return problem ? Promise.reject(new Error(problem)) : commits.write(run);
  }
  function saveReplays(room: RoomCode, replays: readonly Replay[]): void {
    for (const replay of replays) writer.run('saveReplay', room, replay.number, JSON.stringify(replay));
  }

  return {
    append: async (room, expectedVersion, entries, at, { checkpoint, replays = [] } = {}) => {
      if (entries.length === 0) return 'ok';
      const json = JSON.stringify(entries);
      return write(() => {
        if (writer.run('append', room, entries.length, json, expectedVersion) === 0) return 'conflict';
        writer.run('touch', room, at, expectedVersion === 0 ? 1 : 0);
        saveReplays(room, replays);
        if (checkpoint)
          writer.run('saveCheckpoint', room, checkpoint.version, checkpoint.foldVersion, checkpoint.json);
        return 'ok';
      });
    },
    read: async (room, from) => {
      const entries: Entry[] = [];
      for (const row of await reader.all('read', room, from)) {
        const appended = JSON.parse(row.entries as string) as Entry[];
        const known = from + entries.length - (Number(row.version) - appended.length);
        if (known < 0) throw new Error(`entries are missing after version ${from + entries.length}`);
        entries.push(...appended.slice(known));
      }
      return entries;
    },
    checkpoint: async (room, foldVersion) => {
      const [row] = await reader.all('checkpoint', room, foldVersion);
      return row ? { version: Number(row.version), foldVersion, json: row.state as string } : null;
    },
    replay: async (room, number) => {
      const [row] = await reader.all('replay', room, number);
      return row ? (JSON.parse(row.replay as string) as Replay) : null;
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
        for (const table of ['Entries', 'Checkpoint', 'Room'] as const) writer.run(`remove${table}`, room);
      }),
    countRooms: async () => Number((await reader.all('count'))[0]!.rooms),
    problem: data.problem,
    close: async () => {
      isClosed = true;
      await commits.settled();
      await data.close();
    },
  };
}

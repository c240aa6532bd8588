import type { RoomCode, RoomEntry } from '@fivefold/room';
import { createPostgresEvenings } from '../evenings/postgresEvenings.ts';
import { createPostgresDevices } from '../push/postgresDevices.ts';
import type { ReplayRecord } from '../rooms/replay.ts';
import type { GroupCommitOptions } from './groupCommit.ts';
import { connectToPostgres, type PostgresWarnings } from './postgres/connect.ts';
import { createAppendBatcher } from './postgres/groupAppend.ts';
import { PostgresRoomOwnership, type RoomOwnershipEvents } from './postgres/ownership.ts';
import {
  createStatementRunner,
  type PrepareStatements,
  type StatementRetryCallbacks,
} from './postgres/retry.ts';
import { postgresRateLimiterFactory } from './postgres/sharedLimiter.ts';
import { POSTGRES_STATEMENTS } from './postgres/statements.ts';
import type { RoomLog } from './roomLog.ts';
import { entriesAfterVersion, parseStoredJson } from './storedJson.ts';

export type PostgresStoreCallbacks = GroupCommitOptions &
  StatementRetryCallbacks &
  RoomOwnershipEvents &
  PostgresWarnings;

/** The stores of a PostgreSQL database that several servers share. Closing the room log closes all of them. */
export async function openPostgres(url: string, options: PostgresStoreCallbacks) {
  const { pool, limiterPool, codeKey, pushKeys } = await connectToPostgres(url, options);
  const prepareUnchecked = createStatementRunner(pool, options);
  let isClosed = false;
  const prepare: PrepareStatements = (statements) => {
    const run = prepareUnchecked(statements);
    return (...statement) =>
      isClosed ? Promise.reject(new Error('the store is closed')) : run(...statement);
  };
  const open = prepare(POSTGRES_STATEMENTS);
  const terms = new PostgresRoomOwnership(open, options);
  const appends = createAppendBatcher(prepareUnchecked(POSTGRES_STATEMENTS), options); // also while it is closed

  const log: RoomLog = {
    ownership: terms,
    append: async (room, version, entries, at, derived = {}) => {
      if (isClosed) throw new Error('the store is closed');
      if (entries.length === 0) return terms.confirm(room, version);
      const term = version === 0 ? terms.fresh() : terms.of(room);
      if (term === undefined) return 'lost';
      const json = JSON.stringify(entries);
      const append = { room, version, term, count: entries.length, entries: json, at, derived };
      const result = await appends.append(append);
      if (result === 'ok' && version === 0) terms.set(room, term);
      if (result === 'lost') terms.fenced(room, term);
      return result;
    },
    read: async (room, from) => {
      const { rows } = await open('read', [room, from]);
      const appends = rows.map((row) => ({
        before: Number(row.version) - 1, // a row has the version of its first entry
        entries: parseStoredJson<RoomEntry[]>('append', row.entries),
      }));
      return entriesAfterVersion(from, appends);
    },
    checkpoint: async (room, foldVersion) => {
      const [row] = (await open('checkpoint', [room, foldVersion])).rows;
      return row ? { version: row.version as number, foldVersion, json: row.state as string } : null;
    },
    replay: async (room, number) => {
      const [row] = (await open('replay', [room, number])).rows;
      return row ? parseStoredJson<ReplayRecord>('replay', row.replay) : null;
    },
    hasReplays: async () => true,
    saveReplays: async (room, replays) => {
      await open('saveReplays', [room, ...columnsOf(replays)]);
    },
    idleSince: async (before) => (await open('idle', [before])).rows.map(({ room }) => room as RoomCode),
    takeDue: async (now, retryAt, limit) =>
      (await open('takeDue', [now, retryAt, limit])).rows.map(({ room }) => room as RoomCode),
    setNotifyAt: async (room, at) => {
      await open('setNotifyAt', [room, at]);
    },
    remove: async (room, replays) => {
      const { rows, wasRetried } = await open('remove', [
        room,
        terms.of(room) ?? null,
        ...columnsOf(replays),
      ]);
      if (rows.length === 0 && !wasRetried) throw new Error('another server has taken this room');
      terms.release(room);
    },
    listRooms: async () => (await open('listRooms', [])).rows.map(({ room }) => room as RoomCode),
    listReplays: async () =>
      (await open('listReplays', [])).rows.map(({ room, number }) => ({
        room: room as RoomCode,
        number: number as number,
      })),
    problem: () => null,
    close: async () => {
      isClosed = true;
      await appends.settled();
      await Promise.all([pool.end(), limiterPool.end()]);
    },
  };
  const setCodeKey = async (key: string) => {
    await open('setCodeKey', [key]);
  };
  return {
    log,
    evenings: createPostgresEvenings(prepare),
    devices: createPostgresDevices(prepare),
    codeKey,
    pushKeys,
    setCodeKey,
    sharedLimiter: postgresRateLimiterFactory(limiterPool),
  };
}

const columnsOf = (replays: readonly ReplayRecord[]) => [
  replays.map(({ number }) => number),
  replays.map((replay) => JSON.stringify(replay)),
];

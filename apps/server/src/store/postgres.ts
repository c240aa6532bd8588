import type { RoomCode, RoomEntry } from '@fivefold/room';
import type { GroupCommitOptions } from './groupCommit.ts';
import { connectToPostgres, type PostgresWarnings } from './postgres/connect.ts';
import { createAppendBatcher } from './postgres/groupAppend.ts';
import { PostgresRoomOwnership, type RoomOwnershipEvents } from './postgres/ownership.ts';
import { createStatementRunner, type RunStatement, type StatementRetryCallbacks } from './postgres/retry.ts';
import { postgresRateLimiterFactory } from './postgres/sharedLimiter.ts';
import type { ReplayRecord, RoomLog } from './roomLog.ts';
import { entriesAfterVersion, parseStoredJson } from './storedJson.ts';
import type { DeviceSubscription } from './subscriptionStore.ts';

export type PostgresStoreCallbacks = GroupCommitOptions &
  StatementRetryCallbacks &
  RoomOwnershipEvents &
  PostgresWarnings;

/** Stores rooms in a PostgreSQL database that several servers share. */
export async function openPostgres(url: string, options: PostgresStoreCallbacks) {
  const { pool, limiterPool, codeKey, pushKeys } = await connectToPostgres(url, options);
  const run = createStatementRunner(pool, options);
  let isClosed = false;
  const open: RunStatement = (...statement) =>
    isClosed ? Promise.reject(new Error('the store is closed')) : run(...statement);
  const terms = new PostgresRoomOwnership(open, options);
  const appends = createAppendBatcher(run, options);

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
    subscriptions: {
      list: async (room) =>
        (await open('listSubscriptions', [room])).rows.map(({ subscription }) =>
          parseStoredJson<DeviceSubscription>('subscription', subscription),
        ),
      save: async (room, subscription) => {
        await open('saveSubscription', [room, subscription.id, JSON.stringify(subscription)]);
      },
      remove: async (room, id) => {
        await open('removeSubscription', [room, id]);
      },
      setNotifyAt: async (room, at) => {
        await open('setNotifyAt', [room, at]);
      },
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
    countRooms: async () => (await open('count', [])).rows[0]!.rooms as number,
    listRooms: async () => (await open('listRooms', [])).rows.map(({ room }) => room as RoomCode),
    listReplays: async () =>
      (await open('listReplays', [])).rows.map(({ room, number }) => ({
        room: room as RoomCode,
        number: number as number,
      })),
    saveEvening: async ({ id, expires, json }) => {
      await open('saveEvening', [id, expires, json]);
    },
    evening: async (id) => {
      const [row] = (await open('evening', [id])).rows;
      return row ? { id, expires: Number(row.expires), json: row.evening as string } : null;
    },
    listEvenings: async () => (await open('listEvenings', [])).rows.map(({ id }) => id as string),
    removeEvening: async (id) => {
      await open('removeEvening', [id]);
    },
    removeExpiredEvenings: async (now) => {
      await open('removeExpiredEvenings', [now]);
    },
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
  return { log, codeKey, pushKeys, setCodeKey, sharedLimiter: postgresRateLimiterFactory(limiterPool) };
}

const columnsOf = (replays: readonly ReplayRecord[]) => [
  replays.map(({ number }) => number),
  replays.map((replay) => JSON.stringify(replay)),
];

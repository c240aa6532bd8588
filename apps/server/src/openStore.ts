import path from 'node:path';
import type { ServerEnvironment } from './env.ts';
import type { CreateSharedRateLimiter } from './limits/rateLimits.ts';
import type { Logger } from './logger.ts';
import type { Metrics } from './metrics.ts';
import { loadPushKeys, type PushKeys, parsePushKeys } from './push/keys.ts';
import { loadRoomCodeKey, saveRoomCodeKey } from './rooms/codeKey.ts';
import { assertUndamagedKeyFile } from './store/keyFile.ts';
import type { RoomLog } from './store/roomLog.ts';
import { openSqliteLog } from './store/sqlite.ts';

export interface OpenServerStoreDeps {
  readonly logger: Logger;
  readonly metrics: Metrics;
  /** Monotonic seconds. */
  readonly clock: () => number;
}

export interface ServerStore {
  readonly log: RoomLog;
  /** The secret that room codes follow from. */
  readonly codeKey: string;
  readonly pushKeys: PushKeys;
  /** For a store that was copied from another one. */
  setCodeKey(key: string): Promise<void>;
  /** Only of a store that several servers share. */
  readonly sharedLimiter?: CreateSharedRateLimiter;
}

/** PostgreSQL where DATABASE_URL is set, else SQLite in the data folder. */
export async function openServerStore(
  env: Pick<ServerEnvironment, 'databaseUrl' | 'dataDir'>,
  deps: OpenServerStoreDeps,
): Promise<ServerStore> {
  const store = env.databaseUrl
    ? await openDatabase(env.databaseUrl, deps)
    : await openFolder(env.dataDir, deps);
  const rooms = await store.log.countRooms();
  deps.logger.info({ rooms }, env.databaseUrl ? 'database opened' : 'data folder opened');
  return store;
}

async function openFolder(
  folder: string,
  { logger, metrics, clock }: OpenServerStoreDeps,
): Promise<ServerStore> {
  const log = await openSqliteLog(folder, {
    clock,
    onCommit: metrics.commit,
    onProblem: (problem) => logger.error({}, problem),
    onWarning: (warning) => logger.warn({}, warning),
  });
  const setCodeKey = async (key: string) => void saveRoomCodeKey(folder, key);
  try {
    return { log, ...loadServerKeys(folder), setCodeKey };
  } catch (error) {
    await log.close();
    throw error;
  }
}

/** Of a data folder. */
export function loadServerKeys(folder: string): Pick<ServerStore, 'codeKey' | 'pushKeys'> {
  assertUndamagedKeyFile(
    folder,
    path.join(folder, 'push.key'),
    arePushKeys,
    'browsers are not notified any more',
  );
  return { codeKey: loadRoomCodeKey(folder), pushKeys: loadPushKeys(folder) };
}

function arePushKeys(text: string): boolean {
  try {
    parsePushKeys(text);
    return true;
  } catch {
    return false;
  }
}

async function openDatabase(
  url: string,
  { logger, metrics, clock }: OpenServerStoreDeps,
): Promise<ServerStore> {
  const { openPostgres } = await import('./store/postgres.ts'); // loads the driver only where it is used
  return openPostgres(url, {
    clock,
    onCommit: metrics.commit,
    onRetry: metrics.storeRetry,
    onTakeover: metrics.takeover,
    onFenced: metrics.fenced,
    onThrash: (room) =>
      logger.error(
        { room },
        'the load balancer does not hash `room`: servers take this room from each other',
      ),
    onWarning: (warning) => logger.warn({}, warning),
  });
}

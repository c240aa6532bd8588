import type { ServerEnvironment } from './env.ts';
import type { EveningStore } from './evenings/eveningStore.ts';
import type { CreateSharedRateLimiter } from './limits/rateLimits.ts';
import type { Logger } from './logger.ts';
import type { Metrics } from './metrics.ts';
import type { DeviceStore } from './push/deviceStore.ts';
import { loadPushKeys, type PushKeys } from './push/keys.ts';
import { loadRoomCodeKey, saveRoomCodeKey } from './rooms/codeKey.ts';
import type { RoomLog } from './store/roomLog.ts';
import { openSqlite } from './store/sqlite.ts';

export interface OpenServerStoreDeps {
  readonly logger: Logger;
  readonly metrics: Metrics;
  /** Monotonic seconds. */
  readonly clock: () => number;
}

export interface ServerStore {
  readonly log: RoomLog;
  readonly evenings: EveningStore;
  readonly devices: DeviceStore;
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
  const { length: rooms } = await store.log.listRooms();
  deps.logger.info({ rooms }, env.databaseUrl ? 'database opened' : 'data folder opened');
  return store;
}

async function openFolder(
  folder: string,
  { logger, metrics, clock }: OpenServerStoreDeps,
): Promise<ServerStore> {
  const stores = await openSqlite(folder, {
    clock,
    onCommit: metrics.commit,
    onProblem: (problem) => logger.error({}, problem),
    onWarning: (warning) => logger.warn({}, warning),
  });
  const setCodeKey = async (key: string) => saveRoomCodeKey(folder, key);
  try {
    return { ...stores, ...loadServerKeys(folder), setCodeKey };
  } catch (error) {
    await stores.log.close();
    throw error;
  }
}

/** Of a data folder. */
export const loadServerKeys = (folder: string): Pick<ServerStore, 'codeKey' | 'pushKeys'> => ({
  codeKey: loadRoomCodeKey(folder),
  pushKeys: loadPushKeys(folder),
});

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

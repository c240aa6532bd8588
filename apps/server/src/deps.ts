import type { DecideContext, TimestampMs } from '@fivefold/room';
import type { Random } from '@fivefold/rules';
import type { BotWorkerPool } from './bots/pool.ts';
import { BOT_THINKING_BUDGET_MS, type BotSeatDeps } from './bots/seats.ts';
import type { ServerEnvironment } from './env.ts';
import type { EveningStore } from './evenings/eveningStore.ts';
import type { CreateSharedRateLimiter } from './limits/rateLimits.ts';
import type { Logger } from './logger.ts';
import type { Metrics } from './metrics.ts';
import type { DeviceStore } from './push/deviceStore.ts';
import type { PushKeys } from './push/keys.ts';
import type { RoomLog } from './store/roomLog.ts';
import type { Timers } from './timers/timers.ts';

/** Dependencies of the server; tests pass their own. */
export interface ServerDeps {
  readonly env: Omit<ServerEnvironment, 'dataDir' | 'databaseUrl' | 'logLevel' | 'testSeed'>;
  readonly log: RoomLog;
  readonly evenings: EveningStore;
  readonly devices: DeviceStore;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly bots: BotWorkerPool;
  readonly botPause: BotSeatDeps['pause'];
  /** Milliseconds a bot may think. */
  readonly botBudget?: number;
  readonly webRoot: string;
  readonly timers: Timers;
  /** Monotonic seconds. */
  readonly clock: () => number;
  /** 64 fresh hex digits. */
  readonly entropy: () => string;
  readonly random: Random;
  /** The secret that room codes follow from. */
  readonly codeKey: string;
  /** By which push services know this server. */
  readonly pushKeys: PushKeys;
  /** Counts new rooms and wrong codes for all servers; without it this server counts for itself. */
  readonly sharedLimiter?: CreateSharedRateLimiter | undefined;
  /** Every game is dealt from it; only in tests. */
  readonly seed?: string | undefined;
  /** After a room was loaded, its members have this long to reconnect before they count as dropped. */
  readonly reconnectMs?: number;
  /** How long a stopping server sends its members to the other servers. */
  readonly drainMs?: number;
}

/** What plays the seats of bots. */
export const botDependenciesOf = ({ bots, random, botBudget, botPause }: ServerDeps) => ({
  pool: bots,
  draw: () => random.next(),
  budget: botBudget ?? BOT_THINKING_BUDGET_MS,
  pause: botPause,
});

/** Time and randomness for one command. Entropy is drawn only when a command reads it. */
export function createDecideContext(
  now: TimestampMs,
  { entropy, seed }: Pick<ServerDeps, 'entropy' | 'seed'>,
): DecideContext {
  let drawn: string | null = null;
  return {
    now,
    seed,
    get entropy() {
      drawn ??= entropy();
      return drawn;
    },
  };
}

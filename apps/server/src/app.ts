import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DecideContext, Time } from '@fivefold/room';
import type { Random, Seed } from '@fivefold/rules';
import type { BotPool } from './bots/pool.ts';
import { BOT_BUDGET, type BotSeatDeps } from './bots/seats.ts';
import type { Env } from './env.ts';
import { makeHttp } from './http/server.ts';
import type { Logger } from './logger.ts';
import type { Metrics } from './metrics.ts';
import { startCleanup } from './rooms/cleanup.ts';
import { type RoomLifecycle, startRooms } from './rooms/lifecycle.ts';
import { replayFinder } from './rooms/replays.ts';
import { monitoredLog } from './store/monitoredLog.ts';
import type { RoomLog } from './store/roomLog.ts';
import type { Timers } from './timers/timers.ts';
import { watchBuild } from './transport/build.ts';
import { RateLimits } from './transport/rateLimits.ts';
import { startTransport } from './transport/server.ts';

export interface ServerDeps {
  readonly env: Pick<Env, 'host' | 'port' | 'origins' | 'trustProxy' | 'limits' | 'idleRooms'>;
  readonly log: RoomLog;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly bots: BotPool;
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
  /** Every game is dealt from it; only in tests. */
  readonly seed?: string | undefined;
  /** After a room was loaded, its members have this long to reconnect before they count as dropped. */
  readonly reconnectMs?: number;
}

export interface App extends Pick<RoomLifecycle, 'rooms' | 'subscriptions'> {
  readonly port: number;
  stop(): Promise<void>;
}

/** What a room learns from outside. Entropy is drawn only for the few commands that ask for it. */
class Moment implements DecideContext {
  readonly now: Time;
  readonly #deps: ServerDeps;
  #entropy: string | null = null;

  constructor(now: Time, deps: ServerDeps) {
    this.now = now;
    this.#deps = deps;
  }

  get entropy(): string {
    this.#entropy ??= this.#deps.entropy();
    return this.#entropy;
  }

  get seed(): Seed | undefined {
    return this.#deps.seed;
  }
}

/** A phone that sleeps does not answer the close handshake: it is not waited for any longer. */
const GOODBYE_MS = 2000;

/** Also of those who never came as far as a room. */
interface Engine {
  /** By id; a transport of polling has no socket. */
  readonly clients: Record<string, { readonly transport: { readonly socket?: { terminate(): void } } }>;
}

/** The whole server out of its parts; resolves when it listens. */
export async function startApp(deps: ServerDeps): Promise<App> {
  const { env, logger, metrics, timers } = deps;
  const { log, isHealthy } = monitoredLog(deps.log, {
    clock: deps.clock,
    onFailure: (room, error) => logger.error({ err: error, room }, 'storing failed'),
  });
  const now = () => timers.now();
  const context = (): DecideContext => new Moment(now(), deps);
  const limits = new RateLimits(env.limits);
  let stopping = false;
  const lifecycle = startRooms({
    log,
    context,
    logger,
    timers,
    bots: {
      pool: deps.bots,
      draw: () => deps.random.next(),
      budget: deps.botBudget ?? BOT_BUDGET,
      pause: deps.botPause,
    },
    maxIdleRooms: env.idleRooms,
    reconnectMs: deps.reconnectMs ?? 10_000,
  });
  const { rooms } = lifecycle;
  const http = createServer(
    makeHttp({
      ...env,
      ...deps,
      registry: metrics.registry,
      limits,
      isReady: () => !stopping && isHealthy(),
      replay: replayFinder(log),
    }),
  );
  const io = startTransport(http, {
    ...deps,
    ...env,
    ...lifecycle,
    log,
    context,
    now,
    limits,
    maxRooms: env.limits.maxRooms,
    build: watchBuild(deps.webRoot),
    isStopping: () => stopping,
  });
  metrics.watch({ rooms: () => rooms.size, sockets: () => io.engine.clientsCount });
  const stopCleanup = startCleanup({ log, rooms, logger, timers, uptime: () => deps.clock() * 1000 });

  await new Promise<void>((listening, failed) => {
    http.once('error', failed);
    http.listen(env.port, env.host, listening);
  });
  return {
    ...lifecycle,
    port: (http.address() as AddressInfo).port,
    /** Takes no more commands, finishes those it took, tells everybody. */
    stop: async () => {
      stopping = true;
      stopCleanup();
      await lifecycle.stop();
      await new Promise((next) => setImmediate(next)); // the last patches go out before the goodbye
      io.emit('bye', 'restarting');
      const connections = Object.values((io.engine as unknown as Engine).clients);
      const closed = io.close();
      http.closeAllConnections(); // browsers hold connections open that they do not use
      const cancel = timers.after(GOODBYE_MS, () => {
        for (const { transport } of connections) transport.socket?.terminate();
      });
      await closed;
      cancel();
      await deps.bots.close();
      await log.close();
    },
  };
}

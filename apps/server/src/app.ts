import { createServer } from 'node:http';
import { BOT_BUDGET } from './bots/seats.ts';
import { decideContext, type ServerDeps } from './deps.ts';
import { listen } from './http/listen.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import { makeHttp } from './http/server.ts';
import { RateLimits } from './limits/rateLimits.ts';
import { startCleanup } from './rooms/cleanup.ts';
import { drain } from './rooms/drain.ts';
import { type RoomLifecycle, startRooms } from './rooms/lifecycle.ts';
import { replayFinder } from './rooms/replays.ts';
import { monitoredLog } from './store/monitoredLog.ts';
import { startTransport, stopTransport } from './transport/server.ts';

const DRAIN_MS = 3000;

export interface App extends Pick<RoomLifecycle, 'rooms' | 'subscriptions'> {
  readonly port: number;
  stop(): Promise<void>;
}

/** Wires the server together; resolves when it listens. */
export async function startApp(deps: ServerDeps): Promise<App> {
  const { env, logger, metrics, timers } = deps;
  const onFailure = (room: string, error: unknown) => logger.error({ err: error, room }, 'storing failed');
  const { log, isHealthy } = monitoredLog(deps.log, { clock: deps.clock, onFailure });
  let draining = false;
  let stopping = false;
  const bots = {
    pool: deps.bots,
    draw: () => deps.random.next(),
    budget: deps.botBudget ?? BOT_BUDGET,
    pause: deps.botPause,
  };
  const shared = {
    ...deps,
    ...env,
    log,
    context: () => decideContext(timers.now(), deps),
    now: () => timers.now(),
    rateLimits: new RateLimits(env.limits),
    securityHeaders: securityHeaders(env.hstsSubdomains),
    isStopping: () => stopping,
    isReady: () => !draining && !stopping && isHealthy(),
  };
  const lifecycle = startRooms({ ...shared, bots, reconnectMs: deps.reconnectMs ?? 10_000 });
  const http = createServer(makeHttp({ ...shared, registry: metrics.registry, replay: replayFinder(log) }));
  const io = startTransport(http, { ...shared, ...lifecycle });
  const { rooms } = lifecycle;
  metrics.addGauges({ rooms: () => rooms.size, sockets: () => io.engine.clientsCount });
  const stopCleanup = startCleanup({ log, rooms, logger, timers, uptime: () => deps.clock() * 1000 });
  return {
    ...lifecycle,
    port: await listen(http, env.port, env.host),
    /** Refuses new commands, finishes accepted ones, and says goodbye to every client. Other servers take over before that. */
    stop: async () => {
      draining = true;
      if (log.ownership) await drain({ ...lifecycle, timers, drainMs: deps.drainMs ?? DRAIN_MS });
      stopping = true;
      stopCleanup();
      await lifecycle.stop();
      await new Promise((next) => setImmediate(next)); // the last acknowledgements go out before the goodbye
      await stopTransport(io, http);
      await deps.bots.close();
      await log.close();
    },
  };
}

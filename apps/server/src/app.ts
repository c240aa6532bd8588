import { createServer } from 'node:http';
import { botDependenciesOf, createDecideContext, type ServerDeps } from './deps.ts';
import { listenOnPort } from './http/listen.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import { createHttpApp } from './http/server.ts';
import { RateLimits } from './limits/rateLimits.ts';
import { startOldRoomCleanup } from './rooms/cleanup.ts';
import { drainRooms } from './rooms/drain.ts';
import { type RoomLifecycle, startRoomLifecycle } from './rooms/lifecycle.ts';
import { createPublicRoomLookups } from './rooms/lookups.ts';
import { withAppendHealth } from './store/monitoredLog.ts';
import { startTransport, stopTransport } from './transport/server.ts';

export interface RunningServer extends Pick<RoomLifecycle, 'rooms' | 'subscriptions'> {
  readonly port: number;
  stop(): Promise<void>;
}

/** Wires the server together; resolves when it listens. */
export async function startApp(deps: ServerDeps): Promise<RunningServer> {
  const { env, logger, metrics, timers } = deps;
  const onFailure = (room: string, error: unknown) => logger.error({ err: error, room }, 'storing failed');
  const { log, isHealthy, setHealthy } = withAppendHealth(deps.log, { clock: deps.clock, onFailure });
  let draining = false;
  let stopping = false;
  const shared = {
    ...deps,
    ...env,
    log,
    context: () => createDecideContext(timers.now(), deps),
    now: () => timers.now(),
    rateLimits: new RateLimits(env.limits, deps.sharedLimiter),
    securityHeaders: securityHeaders(env.hstsSubdomains),
    isStopping: () => stopping,
    isReady: () => !draining && !stopping && isHealthy(),
  };
  const lifecycle = startRoomLifecycle({
    ...shared,
    bots: botDependenciesOf(deps),
    reconnectMs: deps.reconnectMs ?? 10_000,
    push: { ...env.push, keys: deps.pushKeys },
    onDelivery: metrics.delivery,
    onStoreHealth: setHealthy,
  });
  const { rooms } = lifecycle;
  const lookups = createPublicRoomLookups({ ...shared, rooms });
  const http = createServer(createHttpApp({ ...shared, ...lookups, rooms, registry: metrics.registry }));
  const io = startTransport(http, { ...shared, ...lifecycle });
  metrics.addGauges({ rooms: () => rooms.size, sockets: () => io.engine.clientsCount });
  const stopCleanup = startOldRoomCleanup({ ...shared, rooms, uptime: () => deps.clock() * 1000 });
  return {
    ...lifecycle,
    port: await listenOnPort(http, env.port, env.host),
    /** Refuses new commands, finishes accepted ones, and says goodbye to every client. Other servers take over before that. */
    stop: async () => {
      draining = true;
      if (log.ownership) await drainRooms({ ...lifecycle, ...deps });
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

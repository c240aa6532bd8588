import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CommandEnvelope, DecideContext, Entry, Time } from '@fivefold/room';
import type { Random, Seed } from '@fivefold/rules';
import { BOT_BUDGET, type BotSeatDeps, watchBots } from './botSeats.ts';
import type { BotPool } from './bots.ts';
import { watchBuild } from './build.ts';
import { stopClock, sureTime, type Timers, watchClock } from './clocks.ts';
import type { Env } from './env.ts';
import { makeHttp } from './http.ts';
import { Guard } from './limits.ts';
import type { RoomLog } from './log/roomLog.ts';
import { watchedLog } from './log/watched.ts';
import type { Logger } from './logger.ts';
import type { Metrics } from './metrics.ts';
import { publish } from './publish.ts';
import { removeOldRooms, replayFinder } from './replays.ts';
import { type LiveRoom, Rooms } from './rooms.ts';
import { run } from './run.ts';
import { makeSockets } from './socket.ts';

export interface Deps {
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
  /** Seconds, from any start. */
  readonly clock: () => number;
  /** 64 fresh hex digits. */
  readonly entropy: () => string;
  readonly random: Random;
  /** What the codes of rooms follow from that may be asked for again: 256 bits that no browser knows. */
  readonly codeKey: string;
  /** Every game is dealt from it; only in tests. */
  readonly seed?: string | undefined;
  /** After a room was loaded, its members have this long to come back before they count as dropped. */
  readonly comeBackMs?: number;
}

export interface App {
  readonly port: number;
  readonly rooms: Rooms;
  stop(): Promise<void>;
}

/** What a room is told of the outside. Few commands want entropy: it is drawn when it is asked for. */
class Moment implements DecideContext {
  readonly now: Time;
  readonly #deps: Deps;
  #entropy: string | null = null;

  constructor(now: Time, deps: Deps) {
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

const SWEEP_MS = 3_600_000;
/** A phone that sleeps does not answer a goodbye: it is not waited for any longer. */
const GOODBYE_MS = 2000;

/** Also of those who never came as far as a room. */
interface Engine {
  /** By id; a transport of polling has no socket. */
  readonly clients: Record<string, { readonly transport: { readonly socket?: { terminate(): void } } }>;
}

/** The whole server out of its parts; resolves when it listens. */
export async function startApp(deps: Deps): Promise<App> {
  const { env, logger, metrics, timers } = deps;
  const { log, isWell } = watchedLog(deps.log, {
    clock: deps.clock,
    onFailed: (room, error) => logger.error({ err: error, room }, 'storing failed'),
  });
  const { now } = timers;
  let stopping = false;
  const context = (): DecideContext => new Moment(now(), deps);
  const guard = new Guard(env.limits);
  const comeBackMs = deps.comeBackMs ?? 10_000;

  const onDurable = (live: LiveRoom, entries: readonly Entry[]): void => {
    try {
      publish(live, entries);
      wake(live);
    } catch (error) {
      logger.error({ err: error, room: live.code }, 'publishing failed');
    }
  };
  const onLost = (live: LiveRoom, error: unknown): void => {
    logger.error({ err: error, room: live.code }, 'room lost');
    rooms.forget(live);
    for (const { windows } of [...live.watchers])
      for (const window of [...windows]) {
        window.bye('restarting');
        window.detach();
      }
  };
  const onLoad = (live: LiveRoom): void => {
    timers.after(comeBackMs, () => dropMissing(live));
    live.mercy = now() + comeBackMs;
    wake(live);
  };
  const rooms = new Rooms(log, { onDurable, onLost, onLoad, onUnload: stopClock }, env.idleRooms);
  const runDeps = { rooms, log, context };
  const ask = (code: string, own: CommandEnvelope) => run(runDeps, code, own);
  const serverAsks = (code: string, command: CommandEnvelope['command']): Promise<void> =>
    ask(code, { id: null, by: null, command }).then(
      () => undefined,
      (error: unknown) => logger.error({ err: error, room: code, event: command.type }, 'command failed'),
    );

  const botDeps: BotSeatDeps = {
    pool: deps.bots,
    isCurrent: (live) => !stopping && rooms.get(live.code) === live,
    run: ask,
    logger,
    timers,
    draw: () => deps.random.next(),
    budget: deps.botBudget ?? BOT_BUDGET,
    pause: deps.botPause,
  };
  const clockDeps = { timers, tick: (code: string) => serverAsks(code, { type: 'tick' }) };
  function wake(live: LiveRoom): void {
    if (stopping) return;
    watchClock(clockDeps, live);
    watchBots(botDeps, live);
  }
  /** The log of a server that was killed says of everybody that they are here. */
  function dropMissing(live: LiveRoom): void {
    if (stopping || rooms.get(live.code) !== live) return;
    for (const { id, presence } of live.room.members)
      if (presence === 'here' && !live.watcher(id)) gone(live, id);
  }
  function gone(live: LiveRoom, member: string): void {
    if (stopping) return;
    const command = { type: 'disconnect', member } as const;
    void ask(live.code, { id: null, by: null, command }).then(
      // The disk did not take it: whoever is gone must not count as here for ever.
      (done) => void (done.ok || timers.after(comeBackMs, () => dropMissing(live))),
      (error: unknown) =>
        logger.error({ err: error, room: live.code, event: 'disconnect' }, 'command failed'),
    );
  }

  const app = makeHttp({
    ...env,
    ...deps,
    registry: metrics.registry,
    guard,
    isReady: () => !stopping && isWell(),
    replay: replayFinder(log),
  });
  const http = createServer(app);
  const io = makeSockets(http, {
    ...deps,
    ...runDeps,
    now,
    guard,
    maxRooms: env.limits.maxRooms,
    codeKey: deps.codeKey,
    origins: env.origins,
    trustProxy: env.trustProxy,
    build: watchBuild(deps.webRoot),
    isStopping: () => stopping,
    gone,
  });
  metrics.watch({ rooms: () => rooms.size, sockets: () => io.engine.clientsCount });

  const sureNow = sureTime(
    () => timers.wall(),
    () => deps.clock() * 1000,
  );
  async function sweep(): Promise<void> {
    const at = sureNow();
    if (at !== null) await removeOldRooms({ log, rooms, logger }, at);
    else logger.debug({ removed: 0 }, 'old rooms stay until the clock has been right for half a day');
  }
  let callOffSweep = () => {};
  function sweepLater(): void {
    callOffSweep = timers.after(SWEEP_MS, () => {
      void sweep()
        .catch((error: unknown) => logger.error({ err: error }, 'looking for old rooms failed'))
        .finally(() => {
          if (!stopping) sweepLater();
        });
    });
  }
  sweepLater();

  await new Promise<void>((listening, failed) => {
    http.once('error', failed);
    http.listen(env.port, env.host, listening);
  });
  return {
    port: (http.address() as AddressInfo).port,
    rooms,
    /** Takes no more commands, finishes what it took, tells everybody. */
    stop: async () => {
      stopping = true;
      callOffSweep();
      for (const live of rooms.all()) stopClock(live);
      await rooms.settled();
      await new Promise((next) => setImmediate(next)); // what was stored last goes out before the goodbye
      io.emit('bye', 'restarting');
      const connections = Object.values((io.engine as unknown as Engine).clients);
      const closed = io.close();
      http.closeAllConnections(); // a browser may hold one that it has never asked anything over
      const callOff = timers.after(GOODBYE_MS, () => {
        for (const { transport } of connections) transport.socket?.terminate();
      });
      await closed;
      callOff();
      await deps.bots.close();
      await log.close();
    },
  };
}

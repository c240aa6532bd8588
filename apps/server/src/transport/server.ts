import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { commandSchema, OTHER_BUILD, type Refusal } from '@fivefold/room';
import { err, GAME_IDS, ok, type Result } from '@fivefold/rules';
import { Server, type Socket } from 'socket.io';
import * as z from 'zod';
import type { Logger } from '../logger.ts';
import type { Metrics } from '../metrics.ts';
import type { ByeReason, ClientConnection } from '../rooms/clientConnection.ts';
import { type Answer, create, type JoinDeps, join, makePassport, redeem } from '../rooms/join.ts';
import type { LiveRoom } from '../rooms/LiveRoom.ts';
import { runCommand } from '../rooms/runCommand.ts';
import { snapshotOf } from '../rooms/subscriptions.ts';
import { CorkedServer } from './corked.ts';
import { addressOf, type ConnectionQuota } from './rateLimits.ts';
import { cutOff, cutShort, hearCommands, hearFrames, PAYLOAD, writeTo } from './wire.ts';

export interface SocketDeps extends JoinDeps {
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly origins: readonly string[];
  readonly trustProxy: number;
  /** Of the page that browsers get now. */
  readonly build: () => string | undefined;
  /** Seconds, from any start. */
  readonly clock: () => number;
  readonly isStopping: () => boolean;
  readonly onDisconnected: (live: LiveRoom, member: string) => void;
}

const token = z.string().regex(/^[0-9a-f]{64}$/);
const text = z.string().max(200);
const id = z.string().min(1).max(64);
const asks = {
  create: z.strictObject({ token, name: text, game: z.optional(z.enum(GAME_IDS)), id: z.optional(id) }),
  join: z.strictObject({ code: text, token, name: z.optional(text) }),
  /** Compiled: it is heard all evening. */
  command: z.compile(z.strictObject({ id, command: commandSchema })),
  redeem: z.strictObject({ passport: text, token }),
};

/** A dead phone is noticed after both together: within 15 s. */
const PING = { pingInterval: 9000, pingTimeout: 5500 };
/** Up to this an oversized message is read and refused; beyond it the connection is cut in the middle. */
const READABLE = 4 * PAYLOAD;
/** So many more refusals for being too fast than messages that were not, and nobody listens any more. */
const PATIENCE = 500;

export function startTransport(http: HttpServer, deps: SocketDeps): Server {
  const io = new Server(http, {
    ...PING,
    maxHttpBufferSize: READABLE,
    transports: ['websocket', 'polling'],
    serveClient: false,
    wsEngine: CorkedServer,
    allowRequest: (request, done) => done(null, isAllowed(request, deps)),
  });
  /** Not of the window: who says goodbye and greets again is still the same. */
  const quotas = new WeakMap<object, ConnectionQuota>();
  io.engine.on('connection', (connection: { readonly request: IncomingMessage }) => {
    const quota = deps.limits.quotaFor(addressOf(connection.request, deps.trustProxy));
    quotas.set(connection, quota);
    hearFrames(connection, (packet) => {
      if (!quota.frames.take(deps.now())) cutOff(connection);
      else if (packet) cutShort(packet);
    });
  });
  const taken = new WeakSet<object>();
  io.use((socket, next) => {
    // Each further one would have limits of its own, and a browser never wants two.
    if (taken.has(socket.conn)) return next(new Error('malformed'));
    const { build } = socket.handshake.auth as { readonly build?: unknown };
    const served = deps.build();
    const isOther = typeof build === 'string' && served !== undefined && build !== served;
    next(isOther ? new Error(OTHER_BUILD) : undefined);
  });
  io.on('connection', (socket) => {
    const { conn } = socket;
    if (taken.has(conn)) return void socket.disconnect(true); // two that came at the same time
    taken.add(conn);
    const connection = new SocketConnection(socket, deps, quotas.get(conn)!);
    // Nothing goes on from here: there are no listeners by event that it could reach.
    socket.use(([event, ...args]) => connection.receive(event, args[0], args.at(-1)));
    const stopHearing = hearCommands(conn, (event, ask, done) => connection.receive(event, ask, done));
    socket.on('disconnect', () => {
      stopHearing();
      taken.delete(conn);
      connection.detach();
    });
  });
  return io;
}

/** A page of another site must not play in the name of who is looking at it. */
function isAllowed(request: IncomingMessage, { origins, trustProxy }: SocketDeps): boolean {
  const { origin } = request.headers;
  if (origin === undefined || origins.includes(origin)) return true;
  const hosts = [request.headers.host, trustProxy > 0 ? request.headers['x-forwarded-host'] : undefined];
  try {
    return hosts.includes(new URL(origin).host);
  } catch {
    return false;
  }
}

/** One connection of a browser: parses what comes, hands it on, acknowledges. */
class SocketConnection implements ClientConnection {
  room: LiveRoom | null = null;
  member = '';
  #door: Promise<void> = Promise.resolve();
  readonly #quota: ConnectionQuota;
  readonly #socket: Socket;
  readonly #deps: SocketDeps;

  constructor(socket: Socket, deps: SocketDeps, quota: ConnectionQuota) {
    this.#socket = socket;
    this.#deps = deps;
    this.#quota = quota;
    // The request of the handshake is not needed again, and is most of what an idle connection would keep.
    (socket.conn as { request: unknown }).request = null;
  }

  get address(): string {
    return this.#quota.address;
  }

  send(packet: string): void {
    writeTo(this.#socket.conn, packet);
  }

  bye(reason: ByeReason): void {
    this.#socket.emit('bye', reason);
  }

  enter(live: LiveRoom, member: string): void {
    this.room = live;
    this.member = member;
    this.#deps.rooms.setIdle(live, false);
    // It may have closed while the disk was waited for: then nothing else would ever take it out again.
    if (!this.#socket.connected) this.detach();
  }

  detach(): void {
    const { room } = this;
    if (!room) return;
    this.room = null;
    const { rooms, subscriptions } = this.#deps;
    if (!subscriptions.remove(room, this.member, this)) return;
    rooms.setIdle(room, subscriptions.of(room).length === 0);
    this.#deps.onDisconnected(room, this.member);
  }

  /** Everything that a client sends comes through here, and everything that is thrown ends here. */
  receive(event: unknown, ask: unknown, done: unknown): void {
    const { clock, limits, logger, metrics, now } = this.#deps;
    const start = clock();
    let answered = false;
    const failed = (error: unknown): void => {
      const known = { room: this.room?.code, event: String(event).slice(0, 40), id: idOf(ask) };
      logger.error({ err: error, ...known }, 'command failed');
      answer(err({ code: 'internal' }));
    };
    const answer: Answer<unknown> = (result) => {
      if (answered) return;
      answered = true;
      metrics.command(result.ok ? 'ok' : result.error.code, clock() - start);
      try {
        if (typeof done === 'function') done(result);
      } catch (error) {
        failed(error);
      }
    };
    try {
      if (!limits.allowCommand(this.#quota, now())) this.#tooFast(answer);
      else if (this.#deps.isStopping()) answer(err({ code: 'restarting' }));
      else this.#handle(event, ask, answer, failed)?.catch(failed);
    } catch (error) {
      failed(error);
    }
  }

  #tooFast(answer: Answer<never>): void {
    this.#quota.refused += 1;
    answer(err({ code: 'too-fast' }));
    if (this.#quota.refused > PATIENCE) cutOff(this.#socket.conn);
  }

  #handle(
    event: unknown,
    raw: unknown,
    answer: Answer<unknown>,
    failed: (error: unknown) => void,
  ): Promise<void> | void {
    if (this.#quota.refused > 0) this.#quota.refused -= 1;
    switch (event) {
      case 'command':
        return this.#command(raw, answer, failed);
      case 'create':
        return parsed(asks.create, raw, answer, (ask) =>
          this.#atDoor(() => create(this.#deps, this, ask, answer)),
        );
      case 'join':
        return parsed(asks.join, raw, answer, (ask) =>
          this.#atDoor(() => join(this.#deps, this, ask, answer)),
        );
      case 'redeem':
        return parsed(asks.redeem, raw, answer, (ask) =>
          this.#atDoor(() => redeem(this.#deps, this, ask, answer)),
        );
      case 'sync':
        return this.#sync(answer);
      case 'passport':
        return this.#passport(answer);
      default:
        return answer(err({ code: 'malformed' }));
    }
  }

  /** One after another: who asks to be let in here and then there shall be there in the end. */
  #atDoor(work: () => Promise<void>): Promise<void> {
    const done = this.#door.then(work);
    this.#door = done.catch(() => undefined);
    return done;
  }

  #command(raw: unknown, answer: Answer<unknown>, failed: (error: unknown) => void): void {
    const { room, member: by } = this;
    const ask = room ? parse(asks.command, raw) : err({ code: 'not-in-a-room' as const });
    if (!room || !ask.ok) answer(ask);
    else runCommand(this.#deps, room, { ...ask.value, by }).then(answer, failed);
  }

  #sync(answer: Answer<unknown>): void {
    const subscription = this.room && this.#deps.subscriptions.find(this.room, this.member);
    answer(subscription ? ok(snapshotOf(subscription, this.#deps.now())) : err({ code: 'not-in-a-room' }));
  }

  async #passport(answer: Answer<unknown>): Promise<void> {
    if (!this.room) return answer(err({ code: 'not-in-a-room' }));
    answer(await makePassport(this.#deps, this.room, this.member));
  }
}

function parsed<T>(
  schema: z.ZodType<T>,
  raw: unknown,
  answer: Answer<never>,
  handle: (ask: T) => Promise<void> | void,
): Promise<void> | void {
  const ask = parse(schema, raw);
  return ask.ok ? handle(ask.value) : answer(ask);
}

function parse<T>(schema: z.ZodType<T>, raw: unknown): Result<T, Refusal> {
  try {
    const result = schema.safeParse(raw);
    return result.success ? ok(result.data) : err({ code: 'malformed' });
  } catch {
    return err({ code: 'malformed' }); // nested so deeply that the parser has no more stack
  }
}

const idOf = (ask: unknown): string | undefined => {
  const id = (ask as { id?: unknown } | null)?.id;
  return typeof id === 'string' ? id.slice(0, 64) : undefined;
};

import type { Server as HttpServer } from 'node:http';
import {
  type ClientToServer,
  handshakeSchema,
  OTHER_PROTOCOL_REFUSAL,
  PROTOCOL_VERSION,
  type ServerToClient,
} from '@fivefold/room';
import type { RequestHandler } from 'express';
import { Server, type Socket } from 'socket.io';
import type { ServerLimits } from '../env.ts';
import { clientAddress } from '../limits/clientAddress.ts';
import { type ConnectionQuota, MAX_PACKETS_PER_COMMAND } from '../limits/rateLimits.ts';
import { socketEventHandlers } from './handlers.ts';
import { isAllowedRequest, type OriginPolicy } from './originCheck.ts';
import { SocketConnection, type TransportDeps } from './SocketConnection.ts';
import { limitedWebSocketServer } from './webSocketServer.ts';

export interface TransportOptions extends TransportDeps, OriginPolicy {
  readonly limits: ServerLimits;
  readonly securityHeaders: RequestHandler;
}

type EngineConnection = Socket['conn'];
export type TransportServer = Server<ClientToServer, ServerToClient>;

/** A dead phone is noticed after both together: within 15 s. */
const PING = { pingInterval: 9000, pingTimeout: 5500 };
/** Pages of release 0.1 reload when they receive this reason. */
const OTHER_BUILD = 'other-build';
/** Bytes of a message; a larger one ends the connection. */
const MAX_MESSAGE = 16 * 1024;
/** Characters that wait for a browser that does not read. A view is a few kilobytes. */
const MAX_UNSENT = 1024 * 1024;

export function startTransport(http: HttpServer, deps: TransportOptions): TransportServer {
  const io: TransportServer = new Server(http, {
    ...PING,
    maxHttpBufferSize: MAX_MESSAGE,
    connectTimeout: 10_000,
    transports: ['websocket', 'polling'],
    serveClient: false,
    wsEngine: limitedWebSocketServer(deps.limits.commandsPerSecond * MAX_PACKETS_PER_COMMAND, deps.now),
    allowRequest: (request, done) => done(null, isAllowedRequest(request, deps)),
  });
  io.engine.use(deps.securityHeaders);

  /** By connection, not by Socket.IO session: a browser that connects again to its session has the same quota. */
  const quotas = new WeakMap<EngineConnection, ConnectionQuota>();
  const connected = new WeakSet<EngineConnection>();
  io.engine.on('connection', (connection: EngineConnection) => {
    const quota = deps.rateLimits.quotaFor(clientAddress(connection.request, deps.trustProxy));
    quotas.set(connection, quota);
    connection.on('packet', () => {
      if (!quota.packets.take(deps.now())) connection.close(true);
    });
    limitUnsent(connection);
    // The request is most of the memory of an idle connection (Socket.IO documentation, "Memory usage").
    Object.assign(connection, { request: null });
  });

  io.use((socket, next) => {
    const { auth } = socket.handshake;
    if (handshakeSchema.safeParse(auth).data?.protocol !== PROTOCOL_VERSION)
      return next(new Error('build' in auth && !('protocol' in auth) ? OTHER_BUILD : OTHER_PROTOCOL_REFUSAL));
    // Each further session would have subscriptions of its own, and a browser never needs two.
    next(connected.has(socket.conn) ? new Error('malformed') : undefined);
  });
  io.on('connection', (socket) => {
    const { conn } = socket;
    if (connected.has(conn)) return void socket.disconnect(true); // two that came at the same time
    connected.add(conn);
    const connection = new SocketConnection(socket, deps, quotas.get(conn)!);
    socket.onAny((event: string, ...args: unknown[]) => connection.receive(event, args, handlerOf(event)));
    socket.on('disconnect', () => {
      connected.delete(conn);
      connection.detach();
    });
  });
  return io;
}

/** Says goodbye to every client and closes its connection. */
export async function stopTransport(io: TransportServer, http: HttpServer): Promise<void> {
  io.emit('bye', 'restarting');
  const closed = io.close();
  http.closeAllConnections(); // browsers hold connections open that they do not use
  await closed;
}

const handlerOf = (event: string) =>
  Object.hasOwn(socketEventHandlers, event) ? socketEventHandlers[event as keyof ClientToServer] : undefined;

/** Closes a connection that does not read, before what waits for it fills the memory. */
function limitUnsent(connection: EngineConnection): void {
  let unsent = 0;
  connection.on('packetCreate', ({ data }: { data?: string }) => {
    unsent += data?.length ?? 0;
    if (unsent > MAX_UNSENT) connection.close(true);
  });
  connection.on('drain', () => {
    unsent = 0;
  });
}

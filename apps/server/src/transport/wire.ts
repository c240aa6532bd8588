import type { ClientToServer } from '@fivefold/room';
import { CorkedWebSocket } from './corked.ts';

/** Bytes of a message. */
export const PAYLOAD = 16 * 1024;

/** What Engine.IO has between a packet and the wire. */
interface Connection {
  readonly readyState: string;
  readonly writeBuffer: readonly unknown[];
  readonly transport: { readonly writable: boolean; readonly socket?: unknown };
  write(packet: string): unknown;
  close(discard: boolean): unknown;
  on(event: 'packet', listener: (packet: RawPacket) => void): unknown;
  on(event: 'upgrade', listener: () => void): unknown;
}

export interface RawPacket {
  readonly type: string;
  data?: string | Buffer;
}

/** In bytes: a letter has up to three for each unit of its length, so that what is short need not be counted. */
const isTooLarge = (data: string | Buffer): boolean =>
  data.length > PAYLOAD / 3 && Buffer.byteLength(data) > PAYLOAD;

const EVENTS: ReadonlySet<unknown> = new Set<keyof ClientToServer>([
  'create',
  'join',
  'command',
  'sync',
  'passport',
  'redeem',
]);
/** An event as Socket.IO writes it: a number to be answered by, if there is one, and a list. */
const EVENT = /^2(\d{0,15})(?![\d/])/;

/**
 * What is too large is never parsed, and what cannot be parsed or means nothing would end the connection: only its number
 * is kept, so that the refusal finds its way.
 */
export function cutShort(packet: RawPacket): void {
  const { type, data } = packet;
  if (type !== 'message' || !data) return;
  if (typeof data !== 'string') {
    if (isTooLarge(data)) packet.data = Buffer.alloc(0);
    return;
  }
  const start = EVENT.exec(data)?.[0];
  if (isTooLarge(data)) packet.data = `${start ?? '2'}["malformed"]`;
  else if (start !== undefined && !EVENTS.has(parseList(data.slice(start.length))?.[0]))
    packet.data = `${start}["malformed"]`;
}

/** null for who polls. */
const webSocketOf = ({ transport: { socket } }: Connection): CorkedWebSocket | null =>
  socket instanceof CorkedWebSocket ? socket : null;

/**
 * Told of all that comes over this connection, short of what `hearCommands` takes: greetings, answers to pings, pings of
 * its own, which are answered deep inside of a library.
 */
export function hearFrames(conn: object, heard: (packet?: RawPacket) => void): void {
  const connection = conn as Connection;
  const hearPings = () => {
    for (const event of ['ping', 'pong'] as const) webSocketOf(connection)?.on(event, () => heard());
  };
  hearPings();
  connection.on('upgrade', hearPings);
  connection.on('packet', heard);
}

/** At once: a goodbye would be waited for, and all that comes meanwhile read. */
export function cutOff(conn: object): void {
  const connection = conn as Connection;
  webSocketOf(connection)?.terminate();
  connection.close(true);
}

/** Open, and nothing else on its way. */
const isFree = ({ readyState, writeBuffer, transport }: Connection): boolean =>
  readyState === 'open' && transport.writable && writeBuffer.length === 0;

/**
 * Straight to the WebSocket where nothing is in between: Engine.IO would make a list of one packet, tell four listeners of
 * it, and wait to be told that it is written.
 */
export function writeTo(conn: object, packet: string): void {
  const connection = conn as Connection;
  const socket = isFree(connection) ? webSocketOf(connection) : null;
  if (socket) socket.send(`4${packet}`);
  else connection.write(packet);
}

type Receive = (event: unknown, ask: unknown, done: (answer: unknown) => void) => void;

/** An event with a number to be answered by, as Socket.IO writes it. */
const COMMAND = /^42(\d{1,15})\["command",/;

/**
 * Commands are what a server hears all evening. They go from the WebSocket to their window, where all others come in the
 * end; on Socket.IO's own way each would be told to eight listeners and wait for two turns. Whatever looks odd is left
 * to it, and so is who polls. Gives back how to stop.
 */
export function hearCommands(conn: object, receive: Receive): () => void {
  const connection = conn as Connection;
  const socket = webSocketOf(connection);
  if (!socket) return () => {};
  socket.takeTexts(PAYLOAD, (text) => {
    if (connection.readyState !== 'open') return false;
    const number = COMMAND.exec(text)?.[1];
    const args = number === undefined ? null : parseList(text.slice(2 + number.length));
    if (!args) return false;
    receive(args[0], args[1], (answer) => writeTo(conn, `3${number}[${JSON.stringify(answer)}]`));
    return true;
  });
  return () => socket.takeNoMore();
}

function parseList(text: string): readonly unknown[] | null {
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

import { CorkedWebSocket } from './corked.ts';

/** Bytes of a message. */
export const PAYLOAD = 16 * 1024;

/** What Engine.IO has between a packet and the wire. */
interface Connection {
  readonly readyState: string;
  readonly writeBuffer: readonly unknown[];
  readonly transport: { readonly writable: boolean; readonly socket?: unknown };
  write(packet: string): unknown;
}

export interface RawPacket {
  readonly type: string;
  data?: string | Buffer;
}

/** In bytes: a letter has up to three for each unit of its length, so that what is short need not be counted. */
const isTooLarge = (data: string | Buffer): boolean =>
  data.length > PAYLOAD / 3 && Buffer.byteLength(data) > PAYLOAD;

/** What is too large is never parsed: only its number is kept, so that the refusal finds its way. */
export function cutShort(packet: RawPacket): void {
  if (packet.type !== 'message' || !packet.data || !isTooLarge(packet.data)) return;
  const number = typeof packet.data === 'string' ? (/^2(\d{1,15})\[/.exec(packet.data)?.[1] ?? '') : '';
  packet.data = typeof packet.data === 'string' ? `2${number}["too-large"]` : Buffer.alloc(0);
}

/** null for who polls. */
const webSocketOf = ({ transport: { socket } }: Connection): CorkedWebSocket | null =>
  socket instanceof CorkedWebSocket ? socket : null;

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

const [MESSAGE, EVENT] = [0x34, 0x32];
/** Looks at bytes: everything else is read by Engine.IO, once. */
const isEvent = (data: Buffer): boolean => data[0] === MESSAGE && data[1] === EVENT && data.length <= PAYLOAD;

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
  socket.take = (data) => {
    if (!isEvent(data) || connection.readyState !== 'open') return false;
    const text = data.toString();
    const number = COMMAND.exec(text)?.[1];
    const args = number === undefined ? null : parseList(text.slice(2 + number.length));
    if (!args) return false;
    receive(args[0], args[1], (answer) => writeTo(conn, `3${number}[${JSON.stringify(answer)}]`));
    return true;
  };
  return () => {
    socket.take = null;
  };
}

function parseList(text: string): readonly unknown[] | null {
  try {
    return JSON.parse(text) as readonly unknown[];
  } catch {
    return null;
  }
}

import type { Socket } from 'node:net';
import { type RawData, type ServerOptions, WebSocket, WebSocketServer } from 'ws';

type Sent = (error?: Error) => void;

/** Bytes that a browser may be behind. A table is a few kilobytes: it has slept, and asks for the whole view anyway. */
const BEHIND = 1024 * 1024;

/** Those that have something to write when this turn of the event loop is over. */
let waiting: CorkedWebSocket[] = [];

function writeAll(): void {
  const all = waiting;
  waiting = [];
  for (const socket of all) socket.flush();
}

/**
 * What is sent to one browser in one turn of the event loop, a patch and an acknowledgement as a rule, goes out in one
 * write: writes are most of what a move costs. Engine.IO holds a packet back until the one before was written, so it is
 * told so at once; what a slow browser has not read yet waits in the socket instead, up to a limit.
 */
export class CorkedWebSocket extends WebSocket {
  /** Asked about each text before Engine.IO hears of it; true: it is dealt with. */
  take: ((text: Buffer) => boolean) | null = null;
  /** Frames, a letter for each byte. */
  #frames = '';

  override send(data: unknown, options?: unknown, done?: Sent): void {
    const sent = (typeof options === 'function' ? options : done) as Sent | undefined;
    const socket = this.#socket;
    if (!socket || this.readyState !== WebSocket.OPEN || typeof data !== 'string') {
      this.flush();
      super.send(data as RawData, sent);
      return;
    }
    if (socket.writableLength + this.#frames.length > BEHIND) {
      this.terminate();
      return;
    }
    if (this.#frames === '') {
      if (waiting.length === 0) process.nextTick(writeAll);
      waiting.push(this);
    }
    this.#frames += textFrame(data);
    sent?.();
  }

  override emit(event: string | symbol, ...args: unknown[]): boolean {
    const [data, isBinary] = args;
    if (event === 'message' && this.take && isBinary === false && this.take(data as Buffer)) return true;
    return super.emit(event, ...args);
  }

  override close(code?: number, reason?: string | Buffer): void {
    this.flush(); // nothing may be sent after the goodbye
    super.close(code, reason);
  }

  flush(): void {
    const frames = this.#frames;
    if (frames === '') return;
    this.#frames = '';
    const socket = this.#socket;
    if (socket?.writable) socket.write(frames, 'latin1');
  }

  get #socket(): Socket | null {
    return (this as unknown as { readonly _socket: Socket | null })._socket;
  }
}

/**
 * A whole text message as a server frames it (RFC 6455, 5.2), a letter for each byte. In one piece: the library writes
 * the two bytes of a header by themselves, and two small writes for each message cost more than all its other work.
 */
function textFrame(text: string): string {
  const length = Buffer.byteLength(text);
  const payload = length === text.length ? text : Buffer.from(text).toString('latin1');
  if (length < 126) return SHORT[length]! + payload;
  const header =
    length < 65_536 ? Buffer.from([0x81, 126, 0, 0]) : Buffer.from([0x81, 127, 0, 0, 0, 0, 0, 0, 0, 0]);
  header.writeUIntBE(length, header.length === 4 ? 2 : 4, header.length === 4 ? 2 : 6);
  return header.toString('latin1') + payload;
}

const SHORT: readonly string[] = Array.from({ length: 126 }, (_, length) =>
  String.fromCharCode(0x81, length),
);

/** For Engine.IO, which makes its own server of this. */
export class CorkedServer extends WebSocketServer {
  constructor(options: ServerOptions) {
    super({ ...options, WebSocket: CorkedWebSocket });
  }
}

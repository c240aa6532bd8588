import type { Socket } from 'node:net';
import { Writable } from 'node:stream';
import { type RawData, type ServerOptions, WebSocket, WebSocketServer } from 'ws';
import { isBetweenMessages, maskedText, type Receiver, textFrame } from './frames.ts';

type Sent = (error?: Error) => void;
const write = Writable.prototype.write as Receiver['write'];

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
  #take: ((text: string) => boolean) | null = null;
  #most = 0;
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

  /** Asked about each text of at most so many bytes before Engine.IO hears of it; true: it is dealt with. */
  takeTexts(most: number, take: (text: string) => boolean): void {
    this.#take = take;
    this.#most = most;
    const receiver = this.#receiver;
    if (receiver)
      receiver.write = (bytes: Buffer): boolean =>
        this.#takeFrame(receiver, bytes) || write.call(receiver, bytes);
  }

  takeNoMore(): void {
    this.#take = null;
    const receiver = this.#receiver;
    if (receiver) receiver.write = write;
  }

  /** What was read at once is as a rule one short message: the library would pass it through a stream and a dozen calls. */
  #takeFrame(receiver: Receiver, bytes: Buffer): boolean {
    if (!this.#take || this.readyState !== WebSocket.OPEN || !isBetweenMessages(receiver)) return false;
    const text = maskedText(bytes);
    return text !== null && text.length <= this.#most && this.#take(text);
  }

  override emit(event: string | symbol, ...args: unknown[]): boolean {
    if (event === 'message' && this.#take) {
      const [data, isBinary] = args as [Buffer, boolean];
      if (!isBinary && data.length <= this.#most && this.#take(data.toString())) return true;
    }
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

  get #receiver(): Receiver | undefined {
    return (this as unknown as { readonly _receiver?: Receiver })._receiver;
  }
}

/** For Engine.IO, which makes its own server of this. */
export class CorkedServer extends WebSocketServer {
  constructor(options: ServerOptions) {
    super({ ...options, WebSocket: CorkedWebSocket });
  }
}

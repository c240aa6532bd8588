import type { Socket } from 'node:net';
import { type RawData, type ServerOptions, WebSocket, WebSocketServer } from 'ws';

type Sent = (error?: Error) => void;

/** Bytes that a browser may be behind. A table is a few kilobytes: it has slept, and asks for the whole view anyway. */
const BEHIND = 1024 * 1024;

/**
 * What is sent to one browser in one turn of the event loop, a patch and an acknowledgement as a rule, goes out in one
 * write: writes are most of what a move costs. Engine.IO holds a packet back until the one before was written, so it is
 * told so at once; what a slow browser has not read yet waits in the socket instead, up to a limit.
 */
class CorkedWebSocket extends WebSocket {
  #isCorked = false;

  override send(data: unknown, options?: unknown, done?: Sent): void {
    const sent = (typeof options === 'function' ? options : done) as Sent | undefined;
    const { _socket: socket } = this as unknown as { readonly _socket: Socket | null };
    if (!socket || this.readyState !== WebSocket.OPEN) {
      super.send(data as RawData, sent);
      return;
    }
    if (socket.writableLength > BEHIND) {
      this.terminate();
      return;
    }
    if (!this.#isCorked) {
      this.#isCorked = true;
      socket.cork();
      process.nextTick(() => {
        this.#isCorked = false;
        socket.uncork();
      });
    }
    super.send(data as RawData);
    sent?.();
  }
}

/** For Engine.IO, which makes its own server of this. */
export class CorkedServer extends WebSocketServer {
  constructor(options: ServerOptions) {
    super({ ...options, WebSocket: CorkedWebSocket });
  }
}

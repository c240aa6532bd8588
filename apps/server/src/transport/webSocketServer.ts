import { type ServerOptions, WebSocket, WebSocketServer } from 'ws';
import { TokenBucket } from '../limits/tokenBucket.ts';

/** Options of `ws` that Engine.IO has no options for. */
const OPTIONS = {
  /** Browsers send a message of ours in one piece. */
  maxFragments: 16,
  /** A phone that sleeps does not answer the close handshake: it is not waited for any longer. */
  closeTimeout: 2000,
};

/** The class that Engine.IO makes its WebSocket server of. Control frames are counted: `ws` answers them by itself. */
export function limitedWebSocketServer(
  controlFramesPerSecond: number,
  now: () => number,
): new (
  options: ServerOptions,
) => WebSocketServer {
  class LimitedWebSocket extends WebSocket {
    constructor(...args: readonly unknown[]) {
      super(...(args as ConstructorParameters<typeof WebSocket>));
      const bucket = new TokenBucket(controlFramesPerSecond);
      const count = () => {
        if (!bucket.take(now())) this.terminate();
      };
      this.on('ping', count);
      this.on('pong', count);
    }
  }
  return class extends WebSocketServer {
    constructor(options: ServerOptions) {
      super({ ...options, ...OPTIONS, WebSocket: LimitedWebSocket });
    }
  };
}

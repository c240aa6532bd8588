import {
  type ClientToServer,
  OTHER_PROTOCOL_REFUSAL,
  PROTOCOL_VERSION,
  type ServerToClient,
} from '@fivefold/room';
import { io, type Socket } from 'socket.io-client';
import { useConnection } from '../state/connection.ts';
import type { ClientSocket } from './clientSocket.ts';
import { reloadPage } from './page.ts';

/** A page of another protocol that cannot be reloaded yet tries again after this. */
const OUTDATED_RETRY_MS = 4000;

/** A WebSocket that does not answer for this long counts as blocked by a proxy. */
const WEBSOCKET_TIMEOUT_MS = 2000;
/** For polling, which needs more round trips: slow networks connect too. */
const POLLING_TIMEOUT_MS = 8000;

/** Opens the Socket.IO connection: WebSocket first, polling where that is blocked. */
export function openSocket(): ClientSocket {
  const socket: Socket<ServerToClient, ClientToServer> = io({
    autoConnect: false,
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    reconnectionDelay: 400,
    reconnectionDelayMax: 4000,
    randomizationFactor: 0.6,
    timeout: WEBSOCKET_TIMEOUT_MS,
    auth: (send) => send({ protocol: PROTOCOL_VERSION }),
  });
  socket.on('connect', () => useConnection.setState({ outdated: false }));
  socket.on('connect_error', ({ message }) => {
    // Socket.IO notices a refused WebSocket, but not one that a proxy never answers.
    if (message === 'timeout') {
      socket.io.opts.transports = ['polling', 'websocket'];
      socket.io.timeout(POLLING_TIMEOUT_MS);
    }
    if (message !== OTHER_PROTOCOL_REFUSAL) return;
    useConnection.setState({ outdated: true });
    if (!reloadPage()) setTimeout(() => socket.connect(), OUTDATED_RETRY_MS);
  });
  // Socket.IO does not reconnect by itself when the server closed the connection.
  socket.on('disconnect', (reason) => {
    if (reason === 'io server disconnect') setTimeout(() => socket.connect(), 500 + Math.random() * 1500);
  });
  // Reconnect at once when a phone wakes up or the network comes back.
  const reconnectNow = () => {
    if (!socket.connected && socket.active) socket.io.engine?.close();
    if (!socket.connected && socket.active) socket.connect();
  };
  window.addEventListener('online', reconnectNow);
  document.addEventListener('visibilitychange', () => document.hidden || reconnectNow());
  // Without this a dead network would be noticed only after a missed ping, fifteen seconds later.
  window.addEventListener('offline', () => socket.io.engine?.close());
  return Object.assign(socket, {
    setRoom: (room: string) => {
      const isOther = socket.io.opts.query?.room !== room;
      socket.io.opts.query = { room };
      if (isOther && socket.connected) socket.disconnect().connect();
    },
  });
}

import { OTHER_BUILD } from '@fivefold/room';
import { io } from 'socket.io-client';
import { useConnection } from '../state/connection.ts';
import type { ClientSocket } from './client.ts';
import { buildOfPage, reloadPage } from './page.ts';

/** A page that cannot be loaded again yet asks so often whether it can. */
const OLD_MS = 4000;

/** The real wire: WebSocket first, polling where that is blocked; comes back by itself, not all at once. */
export function openSocket(): ClientSocket {
  const socket = io({
    autoConnect: false,
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    reconnectionDelay: 400,
    reconnectionDelayMax: 4000,
    randomizationFactor: 0.6,
    timeout: 8000,
    auth: (tell) => tell({ build: buildOfPage() }),
  });
  socket.on('connect', () => useConnection.setState({ outdated: false }));
  socket.on('connect_error', ({ message }) => {
    // A network that refuses a WebSocket is noticed by Socket.IO; one that swallows it says nothing at all.
    if (message === 'timeout') socket.io.opts.transports = ['polling', 'websocket'];
    if (message !== OTHER_BUILD) return;
    useConnection.setState({ outdated: true });
    if (!reloadPage()) setTimeout(() => socket.connect(), OLD_MS);
  });
  // A server that closes a connection on purpose is not tried again by Socket.IO itself.
  socket.on('disconnect', (reason) => {
    if (reason === 'io server disconnect') setTimeout(() => socket.connect(), 500 + Math.random() * 1500);
  });
  // A phone that wakes up, or a network that comes back, need not wait for the next attempt.
  const wake = () => {
    if (!socket.connected && socket.active) socket.io.engine?.close();
    if (!socket.connected && socket.active) socket.connect();
  };
  window.addEventListener('online', wake);
  document.addEventListener('visibilitychange', () => document.hidden || wake());
  // A dead network is silent: without this the table would look alive until a ping is missed, a quarter of a minute later.
  window.addEventListener('offline', () => socket.io.engine?.close());
  return socket as unknown as ClientSocket;
}

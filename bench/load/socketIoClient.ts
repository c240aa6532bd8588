import { PROTOCOL_VERSION } from '@fivefold/room';
import { io, type Socket } from 'socket.io-client';

/** A connected client of the library, over WebSocket only. */
export function connectSocketIo(url: string): Promise<Socket> {
  return new Promise((done, failed) => {
    const socket = io(url, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      auth: { protocol: PROTOCOL_VERSION },
    });
    socket.on('connect', () => done(socket));
    socket.on('connect_error', failed);
  });
}

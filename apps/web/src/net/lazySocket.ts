import type { RoomCode } from '@fivefold/room';
import type { ClientSocket } from './clientSocket.ts';

/** A socket whose code is loaded when it first connects, because the home page needs none. */
export function lazySocket(load: () => Promise<ClientSocket>): ClientSocket {
  const subscriptions: ((socket: ClientSocket) => void)[] = [];
  let loading = false;
  let loaded: ClientSocket | null = null;
  let connects = false;
  let room: RoomCode | null = null;

  async function start(): Promise<void> {
    loading = true;
    const socket = await load();
    for (const subscribe of subscriptions) subscribe(socket);
    if (room !== null) socket.setRoom(room);
    loaded = socket;
    if (connects) socket.connect();
  }
  return {
    get connected() {
      return loaded?.connected ?? false;
    },
    on: (...subscription: [never, never]) => {
      if (loaded) loaded.on(...subscription);
      else subscriptions.push((socket) => socket.on(...subscription));
    },
    emit: (...message: [never, ...never[]]) => {
      if (!loaded) throw new Error('a message was sent before the socket was connected');
      (loaded.emit as (...values: never[]) => unknown)(...message);
    },
    setRoom: (code) => {
      room = code;
      loaded?.setRoom(code);
    },
    connect: () => {
      connects = true;
      if (loaded) loaded.connect();
      else if (!loading) void start();
    },
    disconnect: () => {
      connects = false;
      loaded?.disconnect();
    },
  };
}

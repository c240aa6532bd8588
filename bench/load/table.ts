import { io, type Socket } from 'socket.io-client';
import { count } from './wire.ts';

/**
 * How the players of a table act. together: everybody whose decision it is, all of it on its way at once, as four
 * people who choose at the same time do. in turn: one move on its way, and the next when all four have seen it.
 */
export const PACES = ['together', 'in turn'] as const;
export type Pace = (typeof PACES)[number];

/** Four people at one table of some server. */
export interface Table {
  /** What has to happen before the next moves and is none: a new game where the last one is over. */
  ready(): Promise<void>;
  /** The next moves, until all four players have what they changed; gives how many there were. */
  play(pace: Pace): Promise<number>;
  close(): void;
}

/** How a kind of server is filled with tables. */
export interface Kind {
  readonly name: string;
  open(url: string): Promise<Table>;
}

/** `isPatch` tells what is sent to everybody from what only answers the one who asked. */
export function connect(url: string, isPatch: (packet: string) => boolean): Promise<Socket> {
  return new Promise((done, failed) => {
    const socket = io(url, { transports: ['websocket'], forceNew: true, reconnection: false });
    socket.io.on('open', () => {
      socket.io.engine.on('packet', ({ type, data }: { type: string; data?: unknown }) => {
        if (type === 'message') count(`4${data}`, isPatch(String(data)) ? 'patches' : 'others');
      });
    });
    socket.on('connect', () => done(socket));
    socket.on('connect_error', failed);
  });
}

import type { Command, Refusal, RoomCode } from '@fivefold/room';
import { err, type GameId, type Result } from '@fivefold/rules';
import type { ClientSocket } from './clientSocket.ts';
import type { CommandResult } from './outbox.ts';
import { type ClientDeps, createRoomConnection, type EnterResult } from './roomConnection.ts';

export type Client = ReturnType<typeof createClient>;

/** What a page can ask of the server. One client is in at most one room, over one socket. */
export function createClient(socket: ClientSocket, deps: ClientDeps) {
  const connection = createRoomConnection(socket, deps);
  return {
    create: (name: string, game: GameId): Promise<EnterResult> => {
      const id = deps.newId();
      return connection.enter((done) => socket.emit('create', { token: deps.token, name, game, id }, done));
    },
    /** Without a name: only where this browser is a member already. */
    join: (code: RoomCode, name?: string): Promise<EnterResult> => {
      socket.setRoom(code);
      return connection.enter((done) =>
        socket.emit('join', { code, token: deps.token, ...(name === undefined ? {} : { name }) }, done),
      );
    },
    redeem: (passport: string): Promise<EnterResult> => {
      socket.setRoom(passport.split('.')[0]!); // a passport begins with the room's code
      return connection.enter((done) => socket.emit('redeem', { passport, token: deps.token }, done));
    },
    passport: (): Promise<Result<{ passport: string }, Refusal>> =>
      new Promise((resolve) => {
        if (socket.connected && connection.isJoined()) socket.emit('passport', resolve);
        else resolve(err({ code: 'offline' }));
      }),
    command: (command: Command): Promise<CommandResult> =>
      connection.roomCode() === null
        ? Promise.resolve(err({ code: 'not-a-member' }))
        : connection.outbox.add(command),
    /** The room that this client is in, or on the way back to. */
    roomCode: connection.roomCode,
    reconnect: (): void => {
      socket.disconnect();
      socket.connect();
    },
    /** The server keeps the seat. */
    disconnect: (): void => {
      connection.leaveRoom();
      socket.disconnect();
    },
  };
}

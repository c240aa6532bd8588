import type { PushState, Refusal, RoomCode } from '@fivefold/room';
import { err, type GameId, type Result } from '@fivefold/rules';
import type { ClientSocket, JoinOrWatchEvent, PushRequestMessage, PushRequestName } from './clientSocket.ts';
import type { CommandResult, RoomClient } from './roomClient.ts';
import {
  createRoomConnection,
  type EnterRoomResult,
  type JoinRoomProfile,
  type NewMemberProfile,
  type ServerRoomClientDeps,
} from './roomConnection.ts';

/** What a page can ask of the server beyond the room that it is in. */
export interface ServerRoomClient extends RoomClient {
  readonly create: (me: NewMemberProfile, game: GameId) => Promise<EnterRoomResult>;
  /** Without a newcomer: only where this browser is a member already. */
  readonly join: (code: RoomCode, me?: JoinRoomProfile, as?: JoinOrWatchEvent) => Promise<EnterRoomResult>;
  readonly redeem: (passport: string) => Promise<EnterRoomResult>;
  readonly passport: () => Promise<Result<{ passport: string }, Refusal>>;
  /** Notifications of this browser in the room that it is in. */
  readonly push: (event: PushRequestName, message: PushRequestMessage) => Promise<Result<PushState, Refusal>>;
  /** Tells the server whether the page can be seen. */
  readonly setVisible: (visible: boolean) => void;
}

/** One client is in at most one room, over one socket. */
export function createServerRoomClient(socket: ClientSocket, deps: ServerRoomClientDeps): ServerRoomClient {
  const connection = createRoomConnection(socket, deps);
  const ask = <Value>(emit: (done: (result: Result<Value, Refusal>) => void) => void) =>
    new Promise<Result<Value, Refusal>>((resolve) => {
      if (socket.connected && connection.isJoined()) emit(resolve);
      else resolve(err({ code: 'offline' }));
    });
  return {
    create: (me: NewMemberProfile, game: GameId): Promise<EnterRoomResult> => {
      const message = { ...me, token: deps.token, game, id: deps.newId() };
      return connection.create(() => deps.postRoom(message));
    },
    join: connection.join,
    redeem: (passport: string): Promise<EnterRoomResult> => {
      socket.setRoom(passport.split('.')[0]!); // a passport begins with the room's code
      return connection.enter((done) => socket.emit('redeem', { passport, token: deps.token }, done));
    },
    passport: () => ask((done) => socket.emit('passport', done)),
    push: (event, message) => ask((done) => socket.emit(event, message, done)),
    setVisible: (visible) => {
      if (socket.connected && connection.isJoined()) socket.emit('visibility', { visible });
    },
    command: (command, onAnswer) => {
      if (connection.roomCode() !== null) return connection.outbox.add(command, onAnswer);
      const refused: CommandResult = err({ code: 'not-a-member' });
      onAnswer?.(refused);
      return Promise.resolve(refused);
    },
    roomCode: connection.roomCode,
    reconnect: (): void => {
      socket.disconnect();
      socket.connect();
    },
    disconnect: (): void => {
      connection.leaveRoom();
      socket.disconnect();
    },
  };
}

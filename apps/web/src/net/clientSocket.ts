import type { ClientToServer, RoomCode, ServerToClient } from '@fivefold/room';

/**
 * The part of a Socket.IO client socket that the room client uses; `dev/localSocket.ts` implements it without a
 * network.
 */
export interface ClientSocket {
  readonly connected: boolean;
  on(event: 'connect' | 'disconnect', listener: () => void): unknown;
  on(event: 'patch', listener: ServerToClient['patch']): unknown;
  on(event: 'ack', listener: ServerToClient['ack']): unknown;
  on(event: 'refused', listener: ServerToClient['refused']): unknown;
  on(event: 'bye', listener: ServerToClient['bye']): unknown;
  emit(event: 'create', ...values: Parameters<ClientToServer['create']>): unknown;
  emit(event: 'join', ...values: Parameters<ClientToServer['join']>): unknown;
  emit(event: 'command', ...values: Parameters<ClientToServer['command']>): unknown;
  emit(event: 'sync', ...values: Parameters<ClientToServer['sync']>): unknown;
  emit(event: 'passport', ...values: Parameters<ClientToServer['passport']>): unknown;
  emit(event: 'redeem', ...values: Parameters<ClientToServer['redeem']>): unknown;
  /** The next connection names this room in its address: a load balancer leads it to the server of the room. */
  setRoom(room: RoomCode): void;
  connect(): unknown;
  disconnect(): unknown;
}

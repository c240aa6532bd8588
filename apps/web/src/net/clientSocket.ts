import type {
  ClientToServer,
  PushState,
  PushStateMessage,
  Refusal,
  RoomCode,
  ServerToClient,
  SubscribeDeviceMessage,
  UnsubscribeDeviceMessage,
} from '@fivefold/room';
import type { Result } from '@fivefold/rules';

export type PushRequestName = 'pushState' | 'subscribe' | 'unsubscribe';
export type PushRequestMessage = PushStateMessage | SubscribeDeviceMessage | UnsubscribeDeviceMessage;

/** As a member, or as a television. */
export type JoinOrWatchEvent = 'join' | 'watch';

/** The part of a Socket.IO client socket that the room client uses. */
export interface ClientSocket {
  readonly connected: boolean;
  on(event: 'connect' | 'disconnect', listener: () => void): unknown;
  on(event: 'patch', listener: ServerToClient['patch']): unknown;
  on(event: 'ack', listener: ServerToClient['ack']): unknown;
  on(event: 'refused', listener: ServerToClient['refused']): unknown;
  on(event: 'bye', listener: ServerToClient['bye']): unknown;
  emit(event: JoinOrWatchEvent, ...values: Parameters<ClientToServer['join']>): unknown;
  emit(event: 'command', ...values: Parameters<ClientToServer['command']>): unknown;
  emit(event: 'sync', ...values: Parameters<ClientToServer['sync']>): unknown;
  emit(event: 'passport', ...values: Parameters<ClientToServer['passport']>): unknown;
  emit(event: 'redeem', ...values: Parameters<ClientToServer['redeem']>): unknown;
  emit(
    event: PushRequestName,
    message: PushRequestMessage,
    done: (result: Result<PushState, Refusal>) => void,
  ): unknown;
  emit(event: 'visibility', ...values: Parameters<ClientToServer['visibility']>): unknown;
  /**
   * Names this room in the address of the connection, so that a load balancer leads it to the server of the room. A
   * connection that named another one is opened again.
   */
  setRoom(room: RoomCode): void;
  connect(): unknown;
  disconnect(): unknown;
}

import type { Result } from '@fivefold/rules';
import type { RoomViewPatch } from '../patch/change.ts';
import type { RoomCode, RoomView, TimestampMs } from '../view.ts';
import type {
  CommandMessage,
  HandshakeAuth,
  JoinMessage,
  PageVisibilityMessage,
  PushStateMessage,
  RedeemDevicePassportMessage,
  SubscribeDeviceMessage,
  UnsubscribeDeviceMessage,
  WatchOnTelevisionMessage,
} from './messages.ts';
import type { Refusal } from './refusals.ts';

/**
 * Raised when a page of the build before could not talk to this server. A page says its version in the handshake; another
 * one is refused with `OTHER_PROTOCOL_REFUSAL` as the error's message.
 */
export const PROTOCOL_VERSION: HandshakeAuth['protocol'] = 4;
export const OTHER_PROTOCOL_REFUSAL = 'other-protocol' satisfies Refusal['code'];

/**
 * A whole view. `version` counts what this member was shown: entries of the room that they may not know of leave no gap
 * in it. `now` sets the browser's clock.
 */
export interface RoomViewSnapshot {
  readonly version: number;
  readonly now: TimestampMs;
  readonly view: RoomView;
}

type Answer<Value> = (result: Result<Value, Refusal>) => void;

/** The answer to `POST /api/rooms`; a refusal is sent instead where it fails. */
export interface CreateRoomAnswer {
  readonly room: RoomCode;
}

/** Browser to server. */
export interface ClientToServer {
  join(message: JoinMessage, done: Answer<RoomViewSnapshot>): void;
  /** Answered by `acks` of a patch, or else by `ack` or `refused`. */
  command(id: CommandMessage['id'], command: CommandMessage['command']): void;
  /** A gap was found: the whole view again. */
  sync(done: Answer<RoomViewSnapshot>): void;
  /** A one-time code (5 minutes) that gives this member's seat to another device. */
  passport(done: Answer<{ passport: string }>): void;
  /** On the other device: makes its token one more key of the same member. That token may ask again. */
  redeem(message: RedeemDevicePassportMessage, done: Answer<RoomViewSnapshot>): void;
  /** Shows this connection what lies open in a room, without making anybody a member. */
  watch(message: WatchOnTelevisionMessage, done: Answer<RoomViewSnapshot>): void;
  /** Notifies this device of the member's turns in this room. */
  subscribe(message: SubscribeDeviceMessage, done: Answer<PushState>): void;
  unsubscribe(message: UnsubscribeDeviceMessage, done: Answer<PushState>): void;
  pushState(message: PushStateMessage, done: Answer<PushState>): void;
  visibility(message: PageVisibilityMessage): void;
}

export interface PushState {
  /** The public VAPID key of the server, for `PushManager.subscribe`. */
  readonly key: string;
  /** Whether this device is notified in this room. */
  readonly on: boolean;
}

/** Why the server ends a member's connection to a room. */
export type RoomDisconnectReason = 'kicked' | 'left' | 'restarting';

/** Server to browser. */
export interface ServerToClient {
  /**
   * Turns the view of version `from` into the next one: first `moves`, then `ops`. `acks` are the receiver's own commands
   * that became durable with it. The last two are left out where they are empty.
   */
  patch(
    from: number,
    ops: RoomViewPatch['ops'],
    moves?: RoomViewPatch['moves'],
    acks?: readonly string[],
  ): void;
  /** The command is durable, and changed nothing that its sender sees. */
  ack(message: { readonly id: string }): void;
  refused(message: { readonly id: string; readonly refusal: Refusal }): void;
  /** The server forgets this socket's room. After `restarting` the browser reconnects. */
  bye(reason: RoomDisconnectReason): void;
}

import type { MemberId, RoomDisconnectReason, RoomViewPatch, TokenHash } from '@fivefold/room';
import type { LiveRoom } from './LiveRoom.ts';

/** One browser tab that is connected, as rooms see it. */
export interface ClientConnection {
  /** What rate limits count by. */
  readonly address: string;
  readonly room: LiveRoom | null;
  /** Whose connection it is, while it is in a room. */
  readonly member: MemberId;
  /** The hash of the token that it entered with. */
  readonly token: TokenHash;
  /** Whether its page can be seen. */
  readonly isVisible: boolean;
  /** `commandIds` are the member's commands that became durable with this patch. */
  sendPatch(from: number, patch: RoomViewPatch, commandIds: readonly string[]): void;
  bye(reason: RoomDisconnectReason): void;
  /** From now on this connection is shown this room as this member. */
  enter(live: LiveRoom, member: MemberId, token: TokenHash): void;
  /** Closes the connection, so that the browser opens another one: a load balancer may lead it to another server. */
  reconnect(): void;
  /** Leaves the room without a message to the browser. */
  detach(): void;
}

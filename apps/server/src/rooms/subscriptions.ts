import {
  diffRoomViews,
  type MemberId,
  type RoomDisconnectReason,
  type RoomEntry,
  type RoomView,
  type RoomViewSnapshot,
  roomView,
  SharedDiffCache,
  TELEVISION_MEMBER_ID,
  type TimestampMs,
} from '@fivefold/room';
import type { ClientConnection } from './clientConnection.ts';
import type { LiveRoom } from './LiveRoom.ts';

/** A member who is shown a room, with the view that all of their connections have. */
export interface RoomViewSubscription {
  readonly member: MemberId;
  view: RoomView;
  /** Counts this member's patches. The room's version would also count what others did in secret. */
  version: number;
  readonly connections: ClientConnection[];
}

export const roomViewSnapshotOf = (
  { version, view }: RoomViewSubscription,
  now: TimestampMs,
): RoomViewSnapshot => ({
  version,
  now,
  view,
});

/** Which members are subscribed to which room. */
export class RoomViewSubscriptions {
  readonly #byRoom = new Map<LiveRoom, RoomViewSubscription[]>();

  of(live: LiveRoom): readonly RoomViewSubscription[] {
    return this.#byRoom.get(live) ?? [];
  }

  find(live: LiveRoom, member: MemberId): RoomViewSubscription | undefined {
    return this.of(live).find((subscription) => subscription.member === member);
  }

  add(live: LiveRoom, member: MemberId, connection: ClientConnection): RoomViewSubscription {
    let subscription = this.find(live, member);
    if (!subscription) {
      subscription = { member, view: roomView(live.durable, member), version: 0, connections: [] };
      this.#byRoom.set(live, [...this.of(live), subscription]);
    }
    if (!subscription.connections.includes(connection)) subscription.connections.push(connection);
    return subscription;
  }

  /** True when it was the member's last connection. */
  remove(live: LiveRoom, member: MemberId, connection: ClientConnection): boolean {
    const subscription = this.find(live, member);
    if (!subscription) return false;
    const { connections } = subscription;
    const index = connections.indexOf(connection);
    if (index >= 0) connections.splice(index, 1);
    if (connections.length > 0) return false;
    const others = this.of(live).filter((other) => other !== subscription);
    if (others.length > 0) this.#byRoom.set(live, others);
    else this.#byRoom.delete(live);
    return true;
  }

  /** Sends what became durable in one commit as one patch per member. */
  publish(live: LiveRoom, entries: readonly RoomEntry[]): void {
    const known = new SharedDiffCache();
    for (const subscription of this.of(live)) {
      const view = roomView(live.durable, subscription.member);
      const patch = diffRoomViews(subscription.view, view, known);
      subscription.view = view;
      if (!patch) continue;
      const commandIds = commandIdsOf(entries, subscription.member);
      for (const connection of subscription.connections)
        connection.sendPatch(subscription.version, patch, commandIds);
      subscription.version += 1;
    }
    if (entries.some(endsMembership)) this.#closeFormerMembers(live, entries);
    // A television comes back unless its browser is the one that was kicked.
    if (entries.some(isKick)) this.#close(live, TELEVISION_MEMBER_ID, 'restarting');
  }

  /** Closes all connections of members who left: only one of them sent the command. */
  #closeFormerMembers(live: LiveRoom, entries: readonly RoomEntry[]): void {
    for (const { member } of this.of(live)) {
      if (member === TELEVISION_MEMBER_ID) continue;
      const found = live.durable.members.find(({ id }) => id === member);
      if (found && found.presence !== 'left') continue;
      const kicked = entries.some((entry) => isKick(entry) && entry.member === member);
      this.#close(live, member, kicked ? 'kicked' : 'left');
    }
  }

  closeAll(live: LiveRoom, reason: RoomDisconnectReason): void {
    for (const { member } of this.of(live)) this.#close(live, member, reason);
  }

  /** Every connection of this room opens another one. */
  reconnectAll(live: LiveRoom): void {
    const connections = this.of(live).flatMap((subscription) => subscription.connections);
    this.closeAll(live, 'restarting');
    for (const connection of connections) connection.reconnect();
  }

  #close(live: LiveRoom, member: MemberId, reason: RoomDisconnectReason): void {
    for (const connection of [...(this.find(live, member)?.connections ?? [])]) {
      connection.bye(reason);
      connection.detach();
    }
  }
}

const isKick = (entry: RoomEntry): entry is Extract<RoomEntry, { type: 'removed' }> =>
  entry.type === 'removed' && entry.why === 'kicked';

const endsMembership = (entry: RoomEntry): boolean =>
  entry.type === 'removed' || (entry.type === 'presence' && entry.presence === 'left');

/** The first entry of a command carries the command's id. */
const commandIdsOf = (entries: readonly RoomEntry[], member: MemberId): readonly string[] =>
  entries.flatMap(({ by, id }) => (by === member && id !== undefined ? [id] : []));

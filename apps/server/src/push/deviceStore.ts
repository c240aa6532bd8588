import type { Language } from '@fivefold/art';
import type { RoomCode, TokenHash } from '@fivefold/room';

/** Minutes after midnight, in UTC. */
interface QuietHours {
  readonly from: number;
  readonly to: number;
}

/** A device of a member that wants to be notified, with what the browser gave for it. */
export interface DeviceSubscription {
  /** SHA-256 of the endpoint, in hex. */
  readonly id: string;
  /** The hash of the token that subscribed: it finds the member while the room knows the token. */
  readonly owner: TokenHash;
  /** A secret address: whoever knows it, and the keys, can notify this device. */
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: Language;
  readonly quiet: QuietHours | null;
  /** The decision that this device shows a notification of. */
  readonly sent: string | null;
  /** Failed attempts since the last one that succeeded. */
  readonly failures: number;
}

/** Devices by room. They are not part of the room: no view, export or replay contains them. They are removed with it. */
export interface DeviceStore {
  /** The oldest first. */
  list(room: RoomCode): Promise<readonly DeviceSubscription[]>;
  /** Replaces the one with the same id. */
  save(room: RoomCode, device: DeviceSubscription): Promise<void>;
  remove(room: RoomCode, id: string): Promise<void>;
}

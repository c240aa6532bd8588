import type { Result } from '@fivefold/rules';
import type { Command } from './commands.ts';
import type { Patch } from './patch.ts';
import type { RoomCode, RoomView, Time } from './view.ts';

/** Why something was refused: a code that is a translation key, with parameters beside it. */
export interface Refusal {
  readonly code: string;
  readonly [parameter: string]: unknown;
}

/**
 * Why a connection was refused: the page comes from another build than the server would give now, and could not read
 * what it is sent. A page says its build in the handshake (`auth.build`); who says none is believed to know the wire.
 */
export const OTHER_BUILD = 'other-build';

/** The build of a page: the script that it begins with has it in its name. Undefined for a page that was not built. */
export const buildIn = (page: string): string | undefined => /src="(\/assets\/[^"]+)"/.exec(page)?.[1];

/**
 * A whole view. `version` counts what this member was shown: entries of the room that they may not know of leave no gap
 * in it. `now` sets the browser's clock right.
 */
export interface Snapshot {
  readonly version: number;
  readonly now: Time;
  readonly view: RoomView;
}

/** Browser to server; each is acknowledged. The acknowledgement of a command means: it is on disk. */
export interface ClientToServer {
  /**
   * The token is 256 random bits in hex that this browser made for itself; it is who you are. The same `id` finds the room
   * that it made: an answer may be lost.
   */
  create(
    ask: { token: string; name: string; game?: string; id?: string },
    done: (result: Result<Snapshot, Refusal>) => void,
  ): void;
  /**
   * Without a name: come back to where this token is a member, refused with `not-a-member` where it is not.
   * With one: join as a new member.
   */
  join(
    ask: { code: RoomCode; token: string; name?: string },
    done: (result: Result<Snapshot, Refusal>) => void,
  ): void;
  /** `id` is unique for this browser: a retry after a lost acknowledgement is not played twice. */
  command(ask: { id: string; command: Command }, done: (result: Result<null, Refusal>) => void): void;
  /** A gap was found: the whole view again. */
  sync(done: (result: Result<Snapshot, Refusal>) => void): void;
  /** A one-time code (5 minutes) that gives this seat to another device. */
  passport(done: (result: Result<{ passport: string }, Refusal>) => void): void;
  /** On the other device: makes its token one more key of the same member. That token may ask again. */
  redeem(ask: { passport: string; token: string }, done: (result: Result<Snapshot, Refusal>) => void): void;
}

/** Server to browser. */
export interface ServerToClient {
  /** What changed from this version to the next: short name, because it is most of the traffic. */
  p(from: number, patch: Patch): void;
  /** The server forgets this socket's room: kicked, left through any window, or the server restarts (then come back). */
  bye(reason: 'kicked' | 'left' | 'restarting'): void;
}

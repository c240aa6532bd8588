import { randomBytes } from 'node:crypto';
import type { RoomCode, TimestampMs } from '@fivefold/room';
import type { AppendResult, RoomOwnership } from '../roomLog.ts';
import { StoreUnavailableError } from '../unavailable.ts';
import type { RunLogStatement } from './statements.ts';

/** A server that lost a room does not claim it back for this time. */
const LEAVE_SECONDS = 2;
const THRASH_SECONDS = 10;
const THRASH_CHANGES = 3;

export interface RoomOwnershipEvents {
  /** Another server has taken a room from this one. */
  readonly onTakeover?: (() => void) | undefined;
  /** An append or an answer was refused because another server has the room. */
  readonly onFenced?: (() => void) | undefined;
  /** The room went from server to server too often. */
  readonly onThrash?: ((room: RoomCode) => void) | undefined;
}

export interface RoomOwnershipCallbacks extends RoomOwnershipEvents {
  /** Monotonic seconds. */
  readonly clock: () => number;
}

/** The rooms of this server, each with the term of its last claim. The last server that claimed a room owns it. */
export class PostgresRoomOwnership implements RoomOwnership {
  readonly #terms = new Map<RoomCode, string>();
  /** When each room lately changed hands, as far as this server knows. */
  readonly #changes = new Map<RoomCode, readonly number[]>();
  readonly #lostAt = new Map<RoomCode, number>();
  readonly #run: RunLogStatement;
  readonly #options: RoomOwnershipCallbacks;

  constructor(run: RunLogStatement, options: RoomOwnershipCallbacks) {
    this.#run = run;
    this.#options = options;
  }

  of(room: RoomCode): string | undefined {
    return this.#terms.get(room);
  }

  /** For a room that this server creates. */
  fresh(): string {
    return (randomBytes(8).readBigUInt64LE() >> 1n).toString();
  }

  set(room: RoomCode, term: string): void {
    this.#terms.set(room, term);
  }

  async claim(room: RoomCode): Promise<boolean> {
    this.#forget();
    if (this.#lostAt.has(room)) throw new StoreUnavailableError('another server has just taken this room');
    const term = this.fresh();
    const { rows } = await this.#run('claim', [room, term]);
    if (rows.length === 0) return false;
    this.#terms.set(room, term);
    if (this.#changes.has(room)) this.#changed(room);
    return true;
  }

  release(room: RoomCode): void {
    this.#terms.delete(room);
  }

  /** Whether this server still has the room, at this version: what it decides otherwise may be wrong. */
  async confirm(room: RoomCode, version: number): Promise<AppendResult> {
    const term = this.#terms.get(room);
    if (term === undefined) return 'lost';
    const [row] = (await this.#run('confirm', [room, term])).rows;
    if (row) return row.version === version ? 'ok' : 'conflict';
    this.fenced(room, term);
    return 'lost';
  }

  async lost(): Promise<readonly RoomCode[]> {
    const { rows } = await this.#run('lost', [[...this.#terms.keys()], [...this.#terms.values()]]);
    // This server may have claimed the room again meanwhile.
    const lost = rows.flatMap(({ room, term }) =>
      this.#terms.get(room as RoomCode) === term ? [room as RoomCode] : [],
    );
    for (const room of lost) this.#lose(room);
    return lost;
  }

  async keep(rooms: readonly RoomCode[], at: TimestampMs): Promise<void> {
    await this.#run('keep', [rooms, at]);
  }

  /** An append, or the check before an answer, found another term. */
  fenced(room: RoomCode, term: string): void {
    this.#options.onFenced?.();
    if (this.#terms.get(room) === term) this.#lose(room);
  }

  #lose(room: RoomCode): void {
    this.#terms.delete(room);
    this.#lostAt.set(room, this.#options.clock());
    this.#options.onTakeover?.();
    this.#changed(room);
  }

  #changed(room: RoomCode): void {
    const changes = [...(this.#changes.get(room) ?? []), this.#options.clock()];
    const isThrashing = changes.length > THRASH_CHANGES;
    this.#changes.set(room, isThrashing ? [] : changes);
    if (isThrashing) this.#options.onThrash?.(room);
  }

  #forget(): void {
    const now = this.#options.clock();
    for (const [room, at] of this.#lostAt) if (now - at >= LEAVE_SECONDS) this.#lostAt.delete(room);
    for (const [room, times] of this.#changes) {
      const recent = times.filter((at) => now - at < THRASH_SECONDS);
      if (recent.length > 0) this.#changes.set(room, recent);
      else this.#changes.delete(room);
    }
  }
}

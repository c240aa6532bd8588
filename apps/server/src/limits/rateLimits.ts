import { type RateLimiterAbstract, RateLimiterMemory } from 'rate-limiter-flexible';
import type { ServerLimits } from '../env.ts';
import { enclosingNetworks } from './clientAddress.ts';
import { TokenBucket } from './tokenBucket.ts';

/** What one connection may still send. */
export interface ConnectionQuota {
  readonly address: string;
  readonly commands: TokenBucket;
  /** Packets of any kind: commands, connects, answers to pings. */
  readonly packets: TokenBucket;
  /** Rate-limit refusals, less the messages that were not refused. */
  refusals: number;
}

/** Packets for each command that is allowed. */
export const MAX_PACKETS_PER_COMMAND = 10;

export type RateLimitedAction = 'create' | 'join' | 'replay' | 'subscribe' | 'evening' | 'picture';

/** Wrong codes a minute, for each one that a household may try. */
const MISSES = { '/56': 4, '/48': 16, total: 30 };
/** Wrong codes that a household may still try while the whole server is being searched. */
const MISSES_UNDER_ATTACK = 2;

/** Makes a counter that all servers of a store share. */
export type CreateSharedRateLimiter = (name: string, points: number, seconds: number) => RateLimiterAbstract;

const inMemory: CreateSharedRateLimiter = (keyPrefix, points, duration) =>
  new RateLimiterMemory({ keyPrefix, points, duration });

/** Who may do what how often. Addresses that have been quiet are forgotten. */
export class RateLimits {
  readonly #limits: ServerLimits;
  readonly #commandsByAddress = new Map<string, TokenBucket>();
  readonly #actions: Readonly<Record<RateLimitedAction, RateLimiterAbstract>>;
  readonly #newRooms: RateLimiterAbstract;
  readonly #misses: RateLimiterAbstract;
  readonly #missesPerMinute: number;

  /** New rooms and wrong codes are counted by `shared`; the rest is too frequent for that, and counted by each server. */
  constructor(limits: ServerLimits, shared: CreateSharedRateLimiter = inMemory) {
    this.#limits = limits;
    this.#actions = {
      create: shared('create', limits.createsPerMinute, 60),
      join: inMemory('join', limits.joinsPerMinute, 60),
      replay: inMemory('replay', 120, 60),
      subscribe: inMemory('subscribe', limits.joinsPerMinute, 60),
      evening: shared('evening', 10, 3600),
      picture: inMemory('picture', 20, 60),
    };
    this.#newRooms = shared('room', limits.roomsPerAddress, 86_400);
    this.#misses = shared('miss', 1, 60);
    this.#missesPerMinute = Math.ceil(limits.joinsPerMinute / 15);
  }

  /** How many addresses are remembered. */
  get addresses(): number {
    return this.#commandsByAddress.size;
  }

  quotaFor(address: string): ConnectionQuota {
    const { commandsPerSecond } = this.#limits;
    return {
      address,
      commands: new TokenBucket(commandsPerSecond),
      packets: new TokenBucket(commandsPerSecond * MAX_PACKETS_PER_COMMAND),
      refusals: 0,
    };
  }

  allowCommand({ address, commands }: ConnectionQuota, now: number): boolean {
    if (!commands.take(now)) return false;
    let shared = this.#commandsByAddress.get(address);
    if (!shared) {
      this.#forgetQuiet(now);
      shared = new TokenBucket(this.#limits.addressCommandsPerSecond);
      this.#commandsByAddress.set(address, shared);
    }
    return shared.take(now);
  }

  #forgetQuiet(now: number): void {
    if (this.#commandsByAddress.size < 1000) return;
    for (const [address, bucket] of this.#commandsByAddress)
      if (bucket.isFull(now)) this.#commandsByAddress.delete(address);
  }

  allow(action: RateLimitedAction, address: string): Promise<boolean> {
    return consume(this.#actions[action], address);
  }

  /** Counts only wrong codes. Above the limit, right codes are refused too, so that guessing stays useless. */
  async allowLookup(found: unknown, address: string): Promise<boolean> {
    const counts = (key: string) => (found ? this.#misses.get(key) : this.#misses.penalty(key));
    const [own, total, ...wider] = await Promise.all(
      [address, 'total', ...enclosingNetworks(address)].map(
        async (key) => (await counts(key))?.consumedPoints ?? 0,
      ),
    );
    const most = this.#missesPerMinute;
    const isUnderAttack = total! > most * MISSES.total;
    const allowed = [
      isUnderAttack ? Math.min(most, MISSES_UNDER_ATTACK) : most,
      most * MISSES['/56'],
      most * MISSES['/48'],
    ];
    // A miss counts itself; a right code needs one that is left.
    return [own!, ...wider].every((count, i) => (found ? count < allowed[i]! : count <= allowed[i]!));
  }

  allowNewRoom(address: string): Promise<boolean> {
    return consume(this.#newRooms, address);
  }

  /** The room was not created after all. */
  async refundNewRoom(address: string): Promise<void> {
    await this.#newRooms.reward(address);
  }
}

/** The library rejects with something that is no Error when the limit is reached. */
const consume = (limiter: RateLimiterAbstract, key: string): Promise<boolean> =>
  limiter.consume(key).then(
    () => true,
    () => false,
  );

import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6, SocketAddress } from 'node:net';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Limits } from '../env.ts';

/**
 * So many a second with a burst of twice that. Rate-limiter-flexible guards the rare and costly asks below; a
 * command is asked for too often to pay it a promise and a timer each.
 */
export class TokenBucket {
  #left: number;
  #at = 0;
  readonly #rate: number;

  constructor(perSecond: number) {
    this.#rate = perSecond;
    this.#left = perSecond * 2;
  }

  take(now: number): boolean {
    this.#left = this.#leftAt(now);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }

  /** As if never used: nothing is lost by forgetting it. */
  isFull(now: number): boolean {
    return this.#leftAt(now) === this.#rate * 2;
  }

  /** Time that steps back takes nothing away: or nobody would be heard until it has caught up. */
  #leftAt(now: number): number {
    const seconds = Math.max(0, now - this.#at) / 1000;
    return Math.min(this.#rate * 2, this.#left + seconds * this.#rate);
  }
}

/** What one connection may still send. */
export interface ConnectionQuota {
  readonly address: string;
  readonly commands: TokenBucket;
  /** Whatever is no command: a browser greets once and answers a ping now and then. */
  readonly frames: TokenBucket;
  /** So many more refusals for being too fast than messages that were not. */
  refused: number;
}
/** Frames that cost no answer, for each command that does. */
const FRAMES = 10;

export type Kind = 'create' | 'join' | 'miss' | 'replay';

/** Who may ask how often. Addresses are forgotten when they have been quiet. */
export class RateLimits {
  readonly #limits: Limits;
  readonly #byAddress = new Map<string, TokenBucket>();
  readonly #rare: Readonly<Record<Kind, RateLimiterMemory>>;
  readonly #made: RateLimiterMemory;

  constructor(limits: Limits) {
    this.#limits = limits;
    const perMinute = (points: number) => new RateLimiterMemory({ points, duration: 60 });
    this.#rare = {
      create: perMinute(limits.createsPerMinute),
      join: perMinute(limits.joinsPerMinute),
      // Guessing codes: ten million of them at this pace (20) take one address a year.
      miss: perMinute(Math.ceil(limits.joinsPerMinute / 15)),
      replay: perMinute(120),
    };
    this.#made = new RateLimiterMemory({ points: limits.roomsPerAddress, duration: 86_400 });
  }

  /** Those that are remembered. */
  get addresses(): number {
    return this.#byAddress.size;
  }

  quotaFor(address: string): ConnectionQuota {
    const { commandsPerSecond } = this.#limits;
    return {
      address,
      commands: new TokenBucket(commandsPerSecond),
      frames: new TokenBucket(commandsPerSecond * FRAMES),
      refused: 0,
    };
  }

  allowCommand({ address, commands }: ConnectionQuota, now: number): boolean {
    if (!commands.take(now)) return false;
    let shared = this.#byAddress.get(address);
    if (!shared) {
      this.#sweep(now);
      shared = new TokenBucket(this.#limits.addressCommandsPerSecond);
      this.#byAddress.set(address, shared);
    }
    return shared.take(now);
  }

  #sweep(now: number): void {
    if (this.#byAddress.size < 1000) return;
    for (const [address, bucket] of this.#byAddress) if (bucket.isFull(now)) this.#byAddress.delete(address);
  }

  allow(kind: Kind, address: string): Promise<boolean> {
    return taken(this.#rare[kind], address);
  }

  /** Only codes that find nothing are counted; who guessed too many does not hear of a right one either. */
  async allowLookup(found: object | null, address: string): Promise<boolean> {
    if (!found) return this.allow('miss', address);
    return this.hasLookupsLeft(address);
  }

  async hasLookupsLeft(address: string): Promise<boolean> {
    return ((await this.#rare.miss.get(address))?.remainingPoints ?? 1) > 0;
  }

  allowNewRoom(address: string): Promise<boolean> {
    return taken(this.#made, address);
  }

  /** There was none to be made after all. */
  async refundNewRoom(address: string): Promise<void> {
    await this.#made.reward(address);
  }
}

/** It answers a full limit by a rejection that is no Error. */
const taken = (limiter: RateLimiterMemory, key: string): Promise<boolean> =>
  limiter.consume(key).then(
    () => true,
    () => false,
  );

/** The address to count by: what the last believed proxy saw; of IPv6 the network, which is one household. */
export function addressOf(request: IncomingMessage, trustProxy: number): string {
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const direct = request.socket.remoteAddress ?? 'unknown';
  const address = trustProxy > 0 ? (forwarded.at(-trustProxy) ?? forwarded[0] ?? direct) : direct;
  return countedBy(address);
}

/** Without the port that some proxies add, which is new for every connection. */
const hostOf = (written: string): string =>
  /^\[(.*)\](?::\d+)?$/.exec(written)?.[1] ?? written.replace(/^([^:]*):\d+$/, '$1');

function countedBy(written: string): string {
  const address = hostOf(written).split('%')[0]!;
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return 'unknown';
  const plain = new SocketAddress({ address, family: 'ipv6' }).address; // one spelling of the many
  return /^::ffff:(\d+\..*)$/.exec(plain)?.[1] ?? networkOf(plain);
}

/** The first half of an IPv6 address: or each host of a network would count by itself. */
function networkOf(address: string): string {
  const [head = '', tail = ''] = address.split('::');
  const parts = (text: string) => text.split(':').filter(Boolean);
  const given = parts(head);
  const rest = parts(tail);
  while (given.length + rest.length < 8) given.push('0');
  return [...given, ...rest].slice(0, 4).join(':');
}

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** 256 bits as 64 lower-case hex digits: plain JSON, so it can be stored beside the actions. */
export type Seed = string;

/** A source of chance. Every draw changes it. */
export interface Random {
  /** A whole number from 0 to 2^32 - 1. */
  next(): number;
}

/** A place in a seed's stream, as plain JSON, for games that shuffle again later. */
export interface RandomStream {
  readonly seed: Seed;
  /** Blocks of the stream already used. */
  readonly used: number;
}

const BLOCK = 32;

/**
 * SHA-256 in counter mode over a seed: what has been dealt tells nothing about what will be.
 * A draw never shares a block with the draws of another Stream position.
 */
class CryptoRandom implements Random {
  readonly #key: Uint8Array;
  #block = new Uint8Array(0);
  #at = BLOCK;
  used: number;

  constructor(seed: Seed, used: number) {
    if (!/^[0-9a-f]{64}$/.test(seed)) throw new Error('a seed is 64 lower-case hex digits');
    this.#key = hexToBytes(seed);
    this.used = used;
  }

  next(): number {
    if (this.#at >= BLOCK) {
      const input = new Uint8Array(BLOCK + 8);
      input.set(this.#key);
      new DataView(input.buffer).setBigUint64(BLOCK, BigInt(this.used));
      this.#block = sha256(input);
      this.used += 1;
      this.#at = 0;
    }
    const value = new DataView(this.#block.buffer, this.#block.byteOffset).getUint32(this.#at);
    this.#at += 4;
    return value;
  }
}

/** The random stream of a deal: nobody who sees some of the cards can compute the others. */
export const seededRandom = (seed: Seed): Random => new CryptoRandom(seed, 0);

/** Draws from a stream kept in a state, and gives the stream's next place. */
export function drawFromStream<T>(
  stream: RandomStream,
  use: (random: Random) => T,
): { readonly value: T; readonly stream: RandomStream } {
  const random = new CryptoRandom(stream.seed, stream.used);
  const value = use(random);
  return { value, stream: { seed: stream.seed, used: random.used } };
}

/** A seed for a part of a game, or for a test: the same words always give the same seed. */
export const deriveSeedFromTexts = (...words: readonly string[]): Seed =>
  bytesToHex(sha256(utf8ToBytes(JSON.stringify(words))));

/** A fresh seed out of any source, for imagined worlds. */
export function randomSeed(random: Random): Seed {
  let seed = '';
  for (let i = 0; i < 8; i += 1) seed += random.next().toString(16).padStart(8, '0');
  return seed;
}

/** Fast and small (sfc32), for playouts and tests. Never for a deal: its future can be computed from its past. */
export function fastRandom(seed: number): Random {
  let a = 0x9e3779b9;
  let b = 0x243f6a88;
  let c = seed | 0;
  let counter = 1;
  const next = () => {
    const value = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + value;
    return value >>> 0;
  };
  for (let i = 0; i < 12; i += 1) next();
  return { next };
}

/** A whole number from 0 to n - 1, each equally likely. */
export function randomBelow(n: number, random: Random): number {
  if (!Number.isInteger(n) || n < 1 || n > 2 ** 32) throw new Error(`cannot draw below ${n}`);
  // The top of the range that does not divide evenly is drawn again, or small numbers would come up more often.
  const limit = 2 ** 32 - (2 ** 32 % n);
  for (;;) {
    const value = random.next();
    if (value < limit) return value % n;
  }
}

export function pickRandom<T>(items: readonly T[], random: Random): T {
  if (items.length === 0) throw new Error('cannot pick from nothing');
  return items[randomBelow(items.length, random)] as T;
}

/** A new array in random order (Fisher-Yates). */
export function shuffle<T>(items: readonly T[], random: Random): T[] {
  const result = [...items];
  for (let i = result.length - 1; i > 0; i -= 1) {
    const j = randomBelow(i + 1, random);
    const item = result[i] as T;
    result[i] = result[j] as T;
    result[j] = item;
  }
  return result;
}

import { concurrencyLimit } from '../eventLoop.ts';
import type { RateLimits } from '../limits/rateLimits.ts';

const MAX_PICTURES = 150;
/** Pictures that wait to be drawn; further ones are refused, whatever address asks. */
const MAX_WAITING = 20;

type Draw = () => Promise<Buffer>;

/** Draws each picture once and one at a time, and keeps those that were asked for last. */
export class PictureCache {
  /** The one that was asked for last is last. */
  readonly #pictures = new Map<string, Promise<Buffer>>();
  readonly #limit = concurrencyLimit(1);
  readonly #rateLimits: Pick<RateLimits, 'allow'>;
  #waiting = 0;

  constructor(rateLimits: Pick<RateLimits, 'allow'>) {
    this.#rateLimits = rateLimits;
  }

  /** For pictures of which there are only a few. */
  get(key: string, draw: Draw): Promise<Buffer> {
    const picture = this.#pictures.get(key) ?? this.#drawNext(draw);
    this.#pictures.delete(key);
    this.#pictures.set(key, picture);
    picture.catch(() => this.#pictures.delete(key));
    if (this.#pictures.size > MAX_PICTURES) this.#pictures.delete(this.#pictures.keys().next().value!);
    return picture;
  }

  /** null: this address wanted too many new pictures, or too many wait to be drawn. */
  async getLimited(key: string, address: string, draw: Draw): Promise<Buffer | null> {
    const isKnown = this.#pictures.has(key);
    if (!isKnown && this.#waiting >= MAX_WAITING) return null;
    if (!isKnown && !(await this.#rateLimits.allow('picture', address))) return null;
    return this.get(key, draw);
  }

  async #drawNext(draw: Draw): Promise<Buffer> {
    this.#waiting += 1;
    try {
      return await this.#limit(draw);
    } finally {
      this.#waiting -= 1;
    }
  }
}

/**
 * Allows `perSecond` a second, with a burst of twice that. Commands are too frequent for rate-limiter-flexible, which needs a promise
 * and a timer for each.
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

  /** A full bucket is the same as a new one and may be forgotten. */
  isFull(now: number): boolean {
    return this.#leftAt(now) === this.#rate * 2;
  }

  /** A clock that is set back must not remove tokens: all requests would be refused until it has caught up. */
  #leftAt(now: number): number {
    const seconds = Math.max(0, now - this.#at) / 1000;
    return Math.min(this.#rate * 2, this.#left + seconds * this.#rate);
  }
}

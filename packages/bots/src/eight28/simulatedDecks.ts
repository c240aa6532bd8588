/** Hands out the cards of a deck. */
export interface SimulatedDeck {
  readonly deck: readonly number[];
  readonly left: number;
  next(seat: number): number;
}

/** In the order of the deck, as the rules say. */
export class SharedSimulatedDeck implements SimulatedDeck {
  readonly deck: readonly number[];
  left: number;

  constructor(deck: readonly number[]) {
    this.deck = deck;
    this.left = deck.length;
  }

  next(): number {
    this.left -= 1;
    return this.deck[this.deck.length - 1 - this.left]!;
  }
}

/**
 * Every seat draws from a part of the deck of its own: as likely as the order of the deck, and the rivals get the same
 * cards whether I take one or not. So two answers are compared with less noise.
 */
export class SimulatedDeckPerSeat implements SimulatedDeck {
  readonly deck: readonly number[];
  left: number;
  readonly #seats: number;
  /** By seat: its next place in the deck. */
  readonly #places: number[];
  #borrowed: number[] | null = null;

  constructor(deck: readonly number[], seats: number) {
    this.deck = deck;
    this.left = deck.length;
    this.#seats = seats;
    this.#places = Array.from({ length: seats }, (_, seat) => seat);
  }

  next(seat: number): number {
    this.left -= 1;
    while (this.#borrowed?.includes(this.#places[seat]!)) this.#places[seat]! += this.#seats;
    const place = this.#places[seat]!;
    if (place < this.deck.length) {
      this.#places[seat] = place + this.#seats;
      return this.deck[place]!;
    }
    // Its part is used up, so it gets the card that its owner would get last.
    this.#borrowed ??= [];
    let last = this.deck.length - 1;
    while (last < this.#places[last % this.#seats]! || this.#borrowed.includes(last)) last -= 1;
    this.#borrowed.push(last);
    return this.deck[last]!;
  }
}

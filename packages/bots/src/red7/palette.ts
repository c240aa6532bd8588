/** A card as its rank: 0 for V1 up to 48 for R7, so that the number is `card / 7` and the color `card % 7`. */
export type Red7CardRank = number;

const ALL = 128;
/** By a set of seven things: how many, the highest, and the longest run in it as length * 8 + its highest. */
const COUNT = new Uint8Array(ALL);
const TOP = new Uint8Array(ALL);
const RUN = new Uint8Array(ALL);
for (let set = 1; set < ALL; set += 1) {
  COUNT[set] = COUNT[set >> 1]! + (set & 1);
  TOP[set] = 31 - Math.clz32(set);
  for (let at = 0, length = 0; at < 7; at += 1) {
    length = (set >> at) & 1 ? length + 1 : 0;
    if (length > 0) RUN[set] = Math.max(RUN[set]!, length * 8 + at);
  }
}

const EVEN = [1, 3, 5];
const LOW = [0, 1, 2];

/** A palette as bit sets, because a search computes its power millions of times. */
export class Red7PaletteBitSets {
  /** By number from 0: which colors of it lie here. */
  readonly numbers = new Uint8Array(7);
  /** By color: which numbers of it lie here. */
  readonly colors = new Uint8Array(7);
  /** Which numbers lie here at all. */
  #present = 0;

  constructor(cards: Iterable<Red7CardRank>) {
    for (const card of cards) this.toggle(card);
  }

  /** Lays a card, or takes it back. */
  toggle(card: Red7CardRank): void {
    const number = (card / 7) | 0;
    const color = card % 7;
    this.numbers[number]! ^= 1 << color;
    this.colors[color]! ^= 1 << number;
    this.#present = this.numbers[number] ? this.#present | (1 << number) : this.#present & ~(1 << number);
  }

  /** The same as `palettePower` of the rules, by the rank of the rule's color. */
  power(rule: number): number {
    switch (rule) {
      case 0:
        return this.#all(LOW);
      case 1: {
        const run = RUN[this.#present]!;
        return run === 0 ? 0 : (run >> 3) * 64 + this.#top(run & 7);
      }
      case 2:
        return this.#different();
      case 3:
        return this.#all(EVEN);
      case 4:
        return this.#ofOneColor();
      case 5:
        return this.#ofOneNumber();
      default:
        return this.#present === 0 ? 0 : 64 + this.#top(TOP[this.#present]!);
    }
  }

  #top(number: number): number {
    return number * 7 + TOP[this.numbers[number]!]! + 1;
  }

  #all(wanted: readonly number[]): number {
    let size = 0;
    let top = 0;
    for (const number of wanted) {
      if (this.numbers[number] === 0) continue;
      size += COUNT[this.numbers[number]!]!;
      top = this.#top(number);
    }
    return size * 64 + top;
  }

  #different(): number {
    let size = 0;
    for (let color = 0; color < 7; color += 1) if (this.colors[color]) size += 1;
    return size === 0 ? 0 : size * 64 + this.#top(TOP[this.#present]!);
  }

  #ofOneColor(): number {
    let most = 0;
    for (let color = 0; color < 7; color += 1) {
      const set = this.colors[color]!;
      if (set) most = Math.max(most, COUNT[set]! * 64 + TOP[set]! * 7 + color + 1);
    }
    return most;
  }

  #ofOneNumber(): number {
    let most = 0;
    for (let number = 0; number < 7; number += 1) {
      const set = this.numbers[number]!;
      if (set) most = Math.max(most, COUNT[set]! * 64 + this.#top(number));
    }
    return most;
  }
}

import { type Red7CardRank, Red7PaletteBitSets } from './palette.ts';

/** A turn: -1 where no card goes there. */
export interface TwoPlayerRed7Turn {
  readonly palette: Red7CardRank;
  readonly canvas: Red7CardRank;
}

export type TwoPlayerRed7Side = 0 | 1;
const NONE = -1;
const RULES = 7;
const CARDS = 49;
/** Where a card is: with a side, unknown to both, or open on the table. */
const NOBODY = 2;
const OPEN = 3;

const other = (side: TwoPlayerRed7Side): TwoPlayerRed7Side => (side === 0 ? 1 : 0);

/** The basic game of two with all cards dealt. Each side still plays by what it could see. */
export class TwoPlayerRed7Game {
  readonly #palettes: readonly [Red7PaletteBitSets, Red7PaletteBitSets];
  readonly #sizes: [number, number];
  /** By card. */
  readonly #where = new Uint8Array(CARDS).fill(NOBODY);
  #rule: number;

  constructor(
    palettes: readonly (readonly Red7CardRank[])[],
    canvas: readonly Red7CardRank[],
    hands: readonly (readonly Red7CardRank[])[],
    rule: number,
  ) {
    this.#palettes = [new Red7PaletteBitSets(palettes[0]!), new Red7PaletteBitSets(palettes[1]!)];
    this.#sizes = [palettes[0]!.length, palettes[1]!.length];
    this.#rule = rule;
    for (const card of [...palettes.flat(), ...canvas]) this.#where[card] = OPEN;
    hands.forEach((hand, side) => {
      for (const card of hand) this.#where[card] = side;
    });
  }

  handOf(side: TwoPlayerRed7Side): Red7CardRank[] {
    const hand: Red7CardRank[] = [];
    for (let card = 0; card < CARDS; card += 1) if (this.#where[card] === side) hand.push(card);
    return hand;
  }

  play(side: TwoPlayerRed7Side, { palette, canvas }: TwoPlayerRed7Turn): void {
    if (palette !== NONE) {
      this.#palettes[side].toggle(palette);
      this.#sizes[side] += 1;
      this.#where[palette] = OPEN;
    }
    if (canvas !== NONE) {
      this.#where[canvas] = OPEN;
      this.#rule = canvas % RULES;
    }
  }

  /** The turn that leaves the rival with the fewest answers and this side with the most cards; null where none leads. */
  best(side: TwoPlayerRed7Side): TwoPlayerRed7Turn | null {
    let best: TwoPlayerRed7Turn | null = null;
    let most = Number.NEGATIVE_INFINITY;
    this.#each(side, (palette, canvas, value) => {
      if (value <= most) return;
      most = value;
      best = { palette, canvas };
    });
    return best;
  }

  /** Every turn that leads, with what it is worth by what this side sees. */
  rate(side: TwoPlayerRed7Side): (TwoPlayerRed7Turn & { readonly value: number })[] {
    const rated: (TwoPlayerRed7Turn & { readonly value: number })[] = [];
    this.#each(side, (palette, canvas, value) => rated.push({ palette, canvas, value }));
    return rated;
  }

  #each(
    side: TwoPlayerRed7Side,
    visit: (palette: Red7CardRank, canvas: Red7CardRank, value: number) => void,
  ): void {
    const mine = this.#palettes[side];
    const theirs = this.#palettes[other(side)];
    const hand = this.handOf(side);
    const hidden = this.#hiddenFrom(side);
    const rivalCards = this.handOf(other(side)).length;
    const bars = new Int16Array(RULES);
    for (let rule = 0; rule < RULES; rule += 1) bars[rule] = theirs.power(rule);
    const replies = new Replies(theirs, hidden);
    const powers = new Int16Array(RULES);
    const consider = (palette: Red7CardRank, canvas: Red7CardRank) => {
      const rule = canvas === NONE ? this.#rule : canvas % RULES;
      if (powers[rule]! <= bars[rule]!) return;
      let answered = 0; // colors under which the rival would lead
      let ways = 0;
      for (let color = 0; color < RULES; color += 1) {
        if (bars[color]! > powers[color]!) answered |= 1 << color;
        else if (powers[color]! > bars[color]!) ways |= 1 << color;
      }
      let colors = 0;
      for (const card of hand) if (card !== palette && card !== canvas) colors |= 1 << (card % RULES);
      const share = replies.count(rule, powers[rule]!, answered) / Math.max(1, hidden.length);
      const left = hand.length - (palette === NONE ? 0 : 1) - (canvas === NONE ? 0 : 1);
      const value =
        40 * (1 - share) ** (1.6 * rivalCards) +
        3 * left +
        0.8 * bits(ways & colors) +
        0.35 * (this.#sizes[side] + (palette === NONE ? 0 : 1));
      visit(palette, canvas, value);
    };
    for (let i = NONE; i < hand.length; i += 1) {
      const palette = i === NONE ? NONE : hand[i]!;
      if (palette !== NONE) mine.toggle(palette);
      for (let rule = 0; rule < RULES; rule += 1) powers[rule] = mine.power(rule);
      if (palette !== NONE) consider(palette, NONE);
      for (const canvas of hand) if (canvas !== palette) consider(palette, canvas);
      if (palette !== NONE) mine.toggle(palette);
    }
  }

  /** Whether this side wins if both go on like this. */
  isWonBy(side: TwoPlayerRed7Side, toMove: TwoPlayerRed7Side): boolean {
    for (let at = toMove; ; at = other(at)) {
      const move = this.best(at);
      if (move === null) return at !== side;
      this.play(at, move);
    }
  }

  #hiddenFrom(side: TwoPlayerRed7Side): Red7CardRank[] {
    const cards: Red7CardRank[] = [];
    for (let card = 0; card < CARDS; card += 1)
      if (this.#where[card] !== side && this.#where[card] !== OPEN) cards.push(card);
    return cards;
  }
}

/** How many of the cards that a side may hold give it the lead, on its palette or on the canvas. */
class Replies {
  readonly #palette: Red7PaletteBitSets;
  readonly #cards: readonly Red7CardRank[];
  /** By rule: the power of the palette with each of the cards. */
  readonly #powers: (Int16Array | undefined)[] = [];

  constructor(palette: Red7PaletteBitSets, cards: readonly Red7CardRank[]) {
    this.#palette = palette;
    this.#cards = cards;
  }

  count(rule: number, bar: number, answered: number): number {
    const powers = this.#powers[rule] ?? this.#powersUnder(rule);
    let count = 0;
    for (let i = 0; i < powers.length; i += 1)
      if ((answered >> (this.#cards[i]! % RULES)) & 1 || powers[i]! > bar) count += 1;
    return count;
  }

  #powersUnder(rule: number): Int16Array {
    const powers = new Int16Array(this.#cards.length);
    for (let i = 0; i < powers.length; i += 1) {
      this.#palette.toggle(this.#cards[i]!);
      powers[i] = this.#palette.power(rule);
      this.#palette.toggle(this.#cards[i]!);
    }
    this.#powers[rule] = powers;
    return powers;
  }
}

function bits(set: number): number {
  let count = 0;
  for (let left = set; left; left &= left - 1) count += 1;
  return count;
}

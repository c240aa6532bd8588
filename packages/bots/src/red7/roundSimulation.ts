import type { Random } from '@fivefold/rules';
import { type Red7CardRank, Red7PaletteBitSets } from './palette.ts';

const RULES = 7;
const NONE = -1;
/** Ranks of the numbers whose cards act, counted from 0. */
const ONE = 0;
const THREE = 2;
const FIVE = 4;
const SEVEN = 6;
const numberOf = (card: Red7CardRank): number => (card / RULES) | 0;

/** A round with every card dealt. */
export interface DealtRed7Round {
  readonly palettes: readonly (readonly Red7CardRank[])[];
  readonly hands: readonly (readonly Red7CardRank[])[];
  /** The next card first. */
  readonly deck: readonly Red7CardRank[];
  /** Rank of the color that rules. */
  readonly rule: number;
  /** By seat. */
  readonly active: readonly boolean[];
  readonly toMove: number;
  readonly advanced: boolean;
  readonly actions: boolean;
}

/** A turn: -1 where there is no such card. */
interface SimulatedTurn {
  palette: Red7CardRank;
  /** A second card after a 5. */
  second: Red7CardRank;
  /** A card of the own palette that a 7 moves to the canvas. */
  moved: Red7CardRank;
  canvas: Red7CardRank;
}

/** What playouts weigh: cards are turns to live, colors that would still lead are ways to go on. */
const CARD_COST = 2;
const WAY_VALUE = 0.5;
const NOISE = 1.2;

/** Plays a round out. Every seat plays by its own cards and what lies open: it spends few cards and keeps ways to lead. */
export class Red7RoundSimulation {
  readonly palettes: readonly Red7CardRank[][];
  rule: number;
  readonly #sets: readonly Red7PaletteBitSets[];
  readonly #hands: readonly Red7CardRank[][];
  readonly #deck: readonly Red7CardRank[];
  readonly #active: boolean[];
  readonly #advanced: boolean;
  readonly #actions: boolean;
  #drawn = 0;
  #toMove: number;
  readonly #bars = new Int16Array(RULES);
  readonly #powers = new Int16Array(RULES);
  #best = Number.NEGATIVE_INFINITY;
  readonly #chosen: SimulatedTurn = { palette: NONE, second: NONE, moved: NONE, canvas: NONE };

  constructor({ palettes, hands, deck, rule, active, toMove, advanced, actions }: DealtRed7Round) {
    this.palettes = palettes.map((cards) => [...cards]);
    this.#sets = palettes.map((cards) => new Red7PaletteBitSets(cards));
    this.#hands = hands.map((cards) => [...cards]);
    this.#deck = deck;
    this.rule = rule;
    this.#active = [...active];
    this.#toMove = toMove;
    this.#advanced = advanced;
    this.#actions = actions;
  }

  /** The seat that wins the round. */
  winner(random: Random): number {
    for (;;) {
      const seat = this.#toMove;
      if (this.#active.filter(Boolean).length === 1) return this.#active.indexOf(true);
      if (!this.#turn(seat, random)) this.#active[seat] = false;
      do this.#toMove = (this.#toMove + 1) % this.#active.length;
      while (!this.#active[this.#toMove]);
    }
  }

  /** False when the seat has no turn that leads. */
  #turn(seat: number, random: Random): boolean {
    const hand = this.#hands[seat]!;
    if (hand.length === 0) return false;
    const set = this.#sets[seat]!;
    this.#readBars(seat);
    this.#best = Number.NEGATIVE_INFINITY;
    this.#readPowers(set);
    for (const canvas of hand) this.#consider(hand, NONE, NONE, NONE, canvas, random);
    for (const palette of hand) this.#considerLaying(seat, palette, random);
    if (this.#best === Number.NEGATIVE_INFINITY) return this.#gamble(seat);
    this.#apply(seat);
    return true;
  }

  #considerLaying(seat: number, palette: Red7CardRank, random: Random): void {
    const set = this.#sets[seat]!;
    const hand = this.#hands[seat]!;
    const number = this.#actions ? numberOf(palette) : NONE;
    if (number === SEVEN) {
      for (const moved of this.palettes[seat]!) {
        set.toggle(palette);
        set.toggle(moved);
        this.#readPowers(set);
        this.#considerAll(hand, palette, NONE, moved, random);
        set.toggle(moved);
        set.toggle(palette);
      }
      return;
    }
    set.toggle(palette);
    if (number === FIVE && hand.length > 1) {
      for (const second of hand) {
        if (numberOf(second) % 2 === 0) continue; // what odd cards do on top is not simulated
        set.toggle(second);
        this.#readPowers(set);
        this.#considerAll(hand, palette, second, NONE, random);
        set.toggle(second);
      }
    } else {
      this.#readPowers(set);
      this.#considerAll(hand, palette, NONE, NONE, random);
    }
    set.toggle(palette);
  }

  /** The cards laid alone, and with each canvas card. */
  #considerAll(
    hand: readonly Red7CardRank[],
    palette: Red7CardRank,
    second: Red7CardRank,
    moved: Red7CardRank,
    random: Random,
  ): void {
    this.#consider(hand, palette, second, moved, NONE, random);
    if (this.#draws(palette)) return;
    for (const canvas of hand)
      if (canvas !== palette && canvas !== second)
        this.#consider(hand, palette, second, moved, canvas, random);
  }

  #draws(palette: Red7CardRank): boolean {
    return (
      this.#actions && palette !== NONE && numberOf(palette) === THREE && this.#drawn < this.#deck.length
    );
  }

  #consider(
    hand: readonly Red7CardRank[],
    palette: Red7CardRank,
    second: Red7CardRank,
    moved: Red7CardRank,
    canvas: Red7CardRank,
    random: Random,
  ): void {
    const ruling = canvas === NONE ? moved : canvas;
    const rule = ruling === NONE ? this.rule : ruling % RULES;
    if (this.#powers[rule]! <= this.#bars[rule]!) return;
    const cost =
      (palette === NONE ? 0 : 1) +
      (second === NONE ? 0 : 1) +
      (canvas === NONE ? 0 : 1) -
      (this.#draws(palette) ? 1 : 0);
    let colors = 0;
    for (const card of hand)
      if (card !== palette && card !== second && card !== canvas) colors |= 1 << (card % RULES);
    let ways = 0;
    for (let color = 0; color < RULES; color += 1)
      if ((colors >> color) & 1 && this.#powers[color]! > this.#bars[color]!) ways += 1;
    const value = -CARD_COST * cost + WAY_VALUE * ways + (NOISE * random.next()) / 2 ** 32;
    if (value <= this.#best) return;
    this.#best = value;
    this.#chosen.palette = palette;
    this.#chosen.second = second;
    this.#chosen.moved = moved;
    this.#chosen.canvas = canvas;
  }

  /** With a 3 in hand a player who cannot lead draws a card. */
  #gamble(seat: number): boolean {
    const hand = this.#hands[seat]!;
    const three = hand.find((card) => this.#draws(card));
    if (three === undefined) return false;
    this.#lay(seat, three);
    this.#draw(seat);
    this.#readPowers(this.#sets[seat]!);
    if (this.#powers[this.rule]! > this.#bars[this.rule]!) return true;
    const canvas = hand.find((card) => this.#powers[card % RULES]! > this.#bars[card % RULES]!);
    if (canvas === undefined) return false;
    this.#ruleBy(seat, canvas);
    return true;
  }

  #apply(seat: number): void {
    const { palette, second, moved, canvas } = this.#chosen;
    if (palette !== NONE) this.#lay(seat, palette);
    if (second !== NONE) this.#lay(seat, second);
    if (moved !== NONE) {
      this.#sets[seat]!.toggle(moved);
      remove(this.palettes[seat]!, moved);
      this.rule = moved % RULES;
    }
    if (this.#draws(palette)) this.#draw(seat);
    if (this.#actions && palette !== NONE && numberOf(palette) === ONE) this.#takeFromLeader(seat);
    if (canvas !== NONE) this.#ruleBy(seat, canvas);
  }

  #lay(seat: number, card: Red7CardRank): void {
    this.#sets[seat]!.toggle(card);
    this.palettes[seat]!.push(card);
    remove(this.#hands[seat]!, card);
  }

  #ruleBy(seat: number, card: Red7CardRank): void {
    remove(this.#hands[seat]!, card);
    this.rule = card % RULES;
    if (this.#advanced && numberOf(card) + 1 > this.palettes[seat]!.length) this.#draw(seat);
  }

  #draw(seat: number): void {
    if (this.#drawn >= this.#deck.length) return;
    this.#hands[seat]!.push(this.#deck[this.#drawn]!);
    this.#drawn += 1;
  }

  /** A 1: the highest card of the rival with the most in front of it, if that is more than one. */
  #takeFromLeader(seat: number): void {
    let rival = NONE;
    this.palettes.forEach((cards, at) => {
      if (at === seat || !this.#active[at] || cards.length < 2) return;
      if (rival === NONE || cards.length > this.palettes[rival]!.length) rival = at;
    });
    if (rival === NONE) return;
    const taken = Math.max(...this.palettes[rival]!);
    this.#sets[rival]!.toggle(taken);
    remove(this.palettes[rival]!, taken);
  }

  #readBars(seat: number): void {
    this.#bars.fill(0);
    for (let at = 0; at < this.#sets.length; at += 1) {
      if (at === seat || !this.#active[at]) continue;
      for (let rule = 0; rule < RULES; rule += 1) {
        const power = this.#sets[at]!.power(rule);
        if (power > this.#bars[rule]!) this.#bars[rule] = power;
      }
    }
  }

  #readPowers(set: Red7PaletteBitSets): void {
    for (let rule = 0; rule < RULES; rule += 1) this.#powers[rule] = set.power(rule);
  }
}

function remove(cards: Red7CardRank[], card: Red7CardRank): void {
  const at = cards.indexOf(card);
  cards[at] = cards[cards.length - 1]!;
  cards.pop();
}

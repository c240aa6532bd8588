import {
  type Card,
  DECK,
  MY_NUMBER_COLORS,
  type MyNumberGoalId,
  myNumberCardBonusOf,
  myNumberCardColorOf,
  type PublicState,
} from '@fivefold/rules/my-number';
import { myNumberGoalPointsFromColorTable } from './goals.ts';

const COLOR_COUNT = MY_NUMBER_COLORS.length;
const colorIndexOf: readonly number[] = [
  0,
  ...DECK.map((card) => MY_NUMBER_COLORS.indexOf(myNumberCardColorOf(card))),
];
const bonusOf: readonly number[] = [0, ...DECK.map(myNumberCardBonusOf)];

/** One round with every hand dealt, as a handful of numbers: it is played thousands of times for one decision. */
export class MyNumberRoundSimulation {
  readonly seats: number;
  readonly hands: Card[][];
  readonly row: Card[];
  readonly order: readonly number[];
  /** By seat and color. */
  readonly counts: Int8Array;
  /** By seat and color: the slot, from 0, or -1. */
  readonly slots: Int8Array;
  readonly colors: Int8Array;
  /** By seat: slots and bonuses of this round so far, without goals. */
  readonly points: Int16Array;
  readonly #goals: readonly MyNumberGoalId[];
  readonly #played: Card[];

  constructor({ order, goals, row, collections }: PublicState, hands: readonly (readonly Card[])[]) {
    this.seats = collections.length;
    this.hands = hands.map((hand) => [...hand]);
    this.row = [...row];
    this.order = order;
    this.counts = new Int8Array(this.seats * COLOR_COUNT);
    this.slots = new Int8Array(this.seats * COLOR_COUNT).fill(-1);
    this.colors = new Int8Array(this.seats);
    this.points = new Int16Array(this.seats);
    this.#goals = goals;
    this.#played = row.map(() => 0);
    collections.forEach((slots, seat) => {
      for (const cards of slots) for (const card of cards) this.add(seat, card);
    });
  }

  /** What a card brings to a seat at once, without goals. */
  gain(seat: number, card: Card): number {
    const slot = this.slots[seat * COLOR_COUNT + colorIndexOf[card]!]!;
    return this.order[slot < 0 ? this.colors[seat]! : slot]! + bonusOf[card]!;
  }

  add(seat: number, card: Card): void {
    this.points[seat]! += this.gain(seat, card);
    const at = seat * COLOR_COUNT + colorIndexOf[card]!;
    this.counts[at]! += 1;
    if (this.slots[at]! >= 0) return;
    this.slots[at] = this.colors[seat]!;
    this.colors[seat]! += 1;
  }

  /** All play the cards that `choose` gives, by seat. */
  playTurn(choose: (seat: number) => Card): void {
    for (let seat = 0; seat < this.seats; seat += 1) this.#played[seat] = choose(seat);
    for (let seat = 0; seat < this.seats; seat += 1) {
      const card = this.#played[seat]!;
      const hand = this.hands[seat]!;
      hand.splice(hand.indexOf(card), 1);
      let lower = 0;
      for (let other = 0; other < this.seats; other += 1) if (this.#played[other]! < card) lower += 1;
      this.add(seat, this.row[lower]!);
    }
    for (let seat = 0; seat < this.seats; seat += 1) this.row[seat] = this.#played[seat]!;
    this.row.sort((a, b) => a - b);
  }

  isLastTurn(): boolean {
    return this.hands[0]!.length === 1;
  }

  /** Places the last cards and gives the score of each seat. */
  finish(): number[] {
    for (let seat = 0; seat < this.seats; seat += 1) this.add(seat, this.hands[seat]![0]!);
    return Array.from(this.points, (points, seat) => points + this.goalPoints(seat));
  }

  goalPoints(seat: number): number {
    let sum = 0;
    for (const goal of this.#goals) sum += myNumberGoalPointsFromColorTable(goal, this, seat);
    return sum;
  }
}

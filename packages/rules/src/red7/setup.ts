import type { Seat, Table as Seating } from '../kernel/game.ts';
import { draw, type Stream, shuffle } from '../kernel/random.ts';
import { DECK } from './cards.ts';
import { leaderOf, scoredCards } from './scoring.ts';
import type { Options, State, Table } from './types.ts';

const HAND = 7;

export function setup({ seats, options, seed }: Seating<Options>): State {
  const none = Array.from({ length: seats }, () => []);
  const before: Table = {
    options,
    round: 0,
    step: { phase: 'roundEnd', ready: [] },
    palettes: none,
    canvas: [],
    out: [],
    onDeck: [],
    seen: none,
    rounds: [],
  };
  return deal(before, { seed, used: 0 });
}

/** The next round: every card that is not scored is shuffled and dealt anew. */
export function deal(before: Table, stream: Stream): State {
  const seats = before.palettes.length;
  const gone = new Set(scoredCards(before));
  const rest = DECK.filter((card) => !gone.has(card));
  const shuffled = draw(stream, (random) => shuffle(rest, random));
  const cards = shuffled.value;
  const hands = before.palettes.map((_, seat) => cards.slice(seat * HAND, (seat + 1) * HAND));
  const palettes = before.palettes.map((_, seat) =>
    cards.slice(seats * HAND + seat, seats * HAND + seat + 1),
  );
  const table: Table = {
    ...before,
    round: before.round + 1,
    palettes,
    canvas: [],
    out: [],
    onDeck: [],
    seen: palettes.map(() => []),
  };
  return {
    table: { ...table, step: { phase: 'turn', seat: firstSeat(table) } },
    hands,
    deck: cards.slice(seats * (HAND + 1)),
    stream: shuffled.stream,
  };
}

/** Rules 3.6: the seat to the left of the highest palette card begins. */
export const firstSeat = (table: Table): Seat => (leaderOf(table)! + 1) % table.palettes.length;

import { assertSeatCount, type GameSetup, type Seat } from '../kernel/game.ts';
import { moveCardsToTopOfDeck } from '../kernel/list.ts';
import { drawFromStream, type RandomStream, shuffle } from '../kernel/random.ts';
import { type Card, DECK } from './cards.ts';
import { findLeadingSeat, type LeadCalculationInputs } from './lead.ts';
import { red7ScoredCards } from './scoring.ts';
import type { Event, Options, PublicState, State } from './types.ts';

const HAND = 7;

export const RED7_SEAT_RANGE = { min: 2, max: 4 } as const;

export function setup({ seats, options, seed }: GameSetup<Options>): State {
  assertSeatCount('red7', RED7_SEAT_RANGE, seats);
  return dealRed7Round(seats, { options, rounds: [] }, { seed, used: 0 });
}

/** The next round: every card that is not scored is shuffled and dealt again. */
export function dealRed7Round(
  seats: number,
  kept: Pick<PublicState, 'options' | 'rounds'>,
  stream: RandomStream,
): State {
  const gone = new Set(red7ScoredCards(kept));
  const rest = DECK.filter((card) => !gone.has(card));
  const { value: cards, stream: next } = drawFromStream(stream, (random) => shuffle(rest, random));
  return firstState(seats, kept, cards, next);
}

/** A deal to learn from: `cards` are the hands by seat, the first palette cards by seat, and what is drawn after them. */
export function dealPrearrangedCards(
  { seats, options, seed }: GameSetup<Options>,
  cards: readonly Card[],
): State {
  assertSeatCount('red7', RED7_SEAT_RANGE, seats);
  return firstState(seats, { options, rounds: [] }, moveCardsToTopOfDeck(DECK, cards), { seed, used: 0 });
}

function firstState(
  seats: number,
  kept: Pick<PublicState, 'options' | 'rounds'>,
  cards: readonly Card[],
  stream: RandomStream,
): State {
  const bySeat = <T>(of: (seat: Seat) => T) => Array.from({ length: seats }, (_, seat) => of(seat));
  const palettes = bySeat((seat) => [cards[seats * HAND + seat]!]);
  return {
    table: {
      options: kept.options,
      round: kept.rounds.length + 1,
      phase: { type: 'turn', seat: firstSeat({ palettes, canvas: [], out: [] }) },
      palettes,
      canvas: [],
      out: [],
      onDeck: [],
      seen: bySeat(() => []),
      rounds: kept.rounds,
    },
    hands: bySeat((seat) => cards.slice(seat * HAND, (seat + 1) * HAND)),
    deck: cards.slice(seats * (HAND + 1)),
    stream,
  };
}

/** What everybody saw of a deal. */
export const roundDealtEvent = ({ table }: State): Event => ({
  type: 'round-started',
  round: table.round,
  palettes: table.palettes,
  leader: findLeadingSeat(table)!,
  first: firstSeat(table),
});

/** Rules 3.6: the seat to the left of the highest palette card begins. */
const firstSeat = (lying: LeadCalculationInputs): Seat =>
  (findLeadingSeat(lying)! + 1) % lying.palettes.length;

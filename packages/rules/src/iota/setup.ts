import { assertSeatCount, type GameSetup, type Seat } from '../kernel/game.ts';
import { moveCardsToTopOfDeck } from '../kernel/list.ts';
import { type Random, randomBelow, seededRandom, shuffle } from '../kernel/random.ts';
import {
  type Card,
  DECK,
  IOTA_HAND_SIZE,
  type IotaNaturalCard,
  isWild,
  NATURAL_CARDS,
  WILD_CARDS,
} from './cards.ts';
import { EMPTY_IOTA_SCORE_TALLY } from './scoring.ts';
import type { Options, State } from './types.ts';

const HALF = 32;

export const IOTA_SEAT_RANGE = { min: 2, max: 4 } as const;

export function setup({ seats, options, seed }: GameSetup<Options>): State {
  assertSeatCount('iota', IOTA_SEAT_RANGE, seats);
  const random = seededRandom(seed);
  const naturals = options.deck === 'half' ? shuffle(NATURAL_CARDS, random) : NATURAL_CARDS;
  const removed = options.deck === 'half' ? naturals.slice(HALF) : [];
  const shuffled = shuffle<Card>(
    [...naturals.slice(0, NATURAL_CARDS.length - removed.length), ...WILD_CARDS],
    random,
  );
  const { starter, deck } = turnUpStarterCard(shuffled.slice(seats * IOTA_HAND_SIZE), random);
  const { firstPlayer } = options;
  const turn = firstPlayer === 'random' || firstPlayer >= seats ? randomBelow(seats, random) : firstPlayer;
  return firstState({ options, hands: dealHands(seats, shuffled), starter, deck, removed, turn });
}

/** A deal to learn from: `cards` are the hands by seat, the starter, and what is drawn after it. */
export function dealPrearrangedCards(
  { seats, options }: Pick<GameSetup<Options>, 'seats' | 'options'>,
  { cards, turn }: { readonly cards: readonly Card[]; readonly turn: Seat },
): State {
  assertSeatCount('iota', IOTA_SEAT_RANGE, seats);
  const stacked = moveCardsToTopOfDeck(DECK, cards);
  const [starter, ...deck] = stacked.slice(seats * IOTA_HAND_SIZE);
  if (starter === undefined || isWild(starter)) throw new Error('the starter is a natural card');
  return firstState({ options, hands: dealHands(seats, stacked), starter, deck, removed: [], turn });
}

const dealHands = (seats: number, cards: readonly Card[]): readonly (readonly Card[])[] =>
  Array.from({ length: seats }, (_, seat) => cards.slice(seat * IOTA_HAND_SIZE, (seat + 1) * IOTA_HAND_SIZE));

interface Dealt extends Pick<State, 'hands' | 'deck' | 'removed'> {
  readonly options: Options;
  readonly starter: IotaNaturalCard;
  readonly turn: Seat;
}

function firstState({ options, hands, starter, deck, removed, turn }: Dealt): State {
  const perSeat = hands.map((_, seat) => seat);
  return {
    table: {
      options,
      grid: [{ x: 0, y: 0, card: starter }],
      turn,
      quiet: 0,
      scores: perSeat.map(() => 0),
      tallies: perSeat.map(() => EMPTY_IOTA_SCORE_TALLY),
      handSizes: perSeat.map(() => IOTA_HAND_SIZE),
      deckSize: deck.length,
      under: [],
      open: [],
      last: null,
      over: null,
    },
    hands,
    deck,
    removed,
    sunk: perSeat.map(() => []),
    knows: perSeat.map(() => []),
  };
}

/** Turns cards up until a natural comes; the wilds that came before it are shuffled back. */
export function turnUpStarterCard(
  cards: readonly Card[],
  random: Random,
): { readonly starter: IotaNaturalCard; readonly deck: readonly Card[] } {
  const at = cards.findIndex((card) => !isWild(card));
  const starter = cards[at] as IotaNaturalCard;
  const deck = cards.filter((_, i) => i !== at);
  return { starter, deck: at === 0 ? deck : shuffle(deck, random) };
}

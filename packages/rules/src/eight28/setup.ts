import { assertSeatCount, type GameSetup, type Seat, type Transition } from '../kernel/game.ts';
import { moveCardsToTopOfDeck } from '../kernel/list.ts';
import { drawFromStream, type RandomStream, randomBelow, shuffle } from '../kernel/random.ts';
import { type Card, DECK, isOutByOpenCards } from './cards.ts';
import { NO_EIGHT28_CRYSTALS, seatsClockwiseFrom } from './scoring.ts';
import type { Eight28Crystals, Event, Options, PublicState, State } from './types.ts';

const LENGTHS: Readonly<Record<Options['length'], Eight28Crystals>> = {
  full: { blue: 55, red: 15 },
  short: { blue: 30, red: 15 },
};

export const EIGHT28_SEAT_RANGE = { min: 3, max: 6 } as const;

export function setup({ seats, options, seed }: GameSetup<Options>): State {
  assertSeatCount('eight28', EIGHT28_SEAT_RANGE, seats);
  // Rules R1: ages are unknown, so chance names the first dealer.
  const { value: dealer, stream } = drawFromStream({ seed, used: 0 }, (random) => randomBelow(seats, random));
  return startEight28Round(nothingWon(seats, options), dealer, stream).state;
}

const nothingWon = (seats: number, options: Options): Carried => ({
  options,
  round: 0,
  final: false,
  supply: LENGTHS[options.length],
  aside: NO_EIGHT28_CRYSTALS,
  crystals: seatsClockwiseFrom(0, seats).map(() => NO_EIGHT28_CRYSTALS),
  sheet: [],
});

/** A deal to learn from: `cards` are the hole cards, clockwise from the dealer's left, and what is offered after them. */
export interface PrearrangedDeal {
  readonly cards: readonly Card[];
  readonly dealer: Seat;
}

export function dealPrearrangedCards(
  { seats, options, seed }: GameSetup<Options>,
  { cards, dealer }: PrearrangedDeal,
): State {
  assertSeatCount('eight28', EIGHT28_SEAT_RANGE, seats);
  const stacked = { value: moveCardsToTopOfDeck(DECK, cards), stream: { seed, used: 0 } };
  return dealRed7Round(nothingWon(seats, options), dealer, stacked).state;
}

/** The next round of a game that is learnt from; all that was won stays. */
export function dealPrearrangedNextRound(
  { table, stream }: State,
  { cards, dealer }: PrearrangedDeal,
): Transition<State, Event> {
  return dealRed7Round(table, dealer, { value: moveCardsToTopOfDeck(DECK, cards), stream });
}

/** The first dealer, and the crystal that lies in the pot before anybody is asked. */
export const openingEvents = ({ table: { round, turn, dealer, pot } }: State): readonly Event[] => [
  { type: 'round-started', round, dealer, pot: NO_EIGHT28_CRYSTALS },
  { type: 'turn-started', turn, dealer, placed: 'blue', pot },
];

/** What goes on from round to round. */
type Carried = Pick<PublicState, 'options' | 'round' | 'final' | 'supply' | 'aside' | 'crystals' | 'sheet'>;

/** Rules 3: what was set aside joins the pot, all cards are shuffled, everybody gets a card face down. */
export function startEight28Round(
  before: Carried,
  dealer: Seat,
  stream: RandomStream,
): Transition<State, Event> {
  return dealRed7Round(
    before,
    dealer,
    drawFromStream(stream, (random) => shuffle<Card>(DECK, random)),
  );
}

function dealRed7Round(
  before: Carried,
  dealer: Seat,
  shuffled: { readonly value: readonly Card[]; readonly stream: RandomStream },
): Transition<State, Event> {
  const seats = before.crystals.length;
  const holes: Card[] = [];
  seatsClockwiseFrom(dealer + 1, seats).forEach((seat, i) => {
    holes[seat] = shuffled.value[i]!;
  });
  const round = before.round + 1;
  const pot = before.aside;
  const { state: table, events } = startTurn(
    {
      ...before,
      round,
      turn: 0,
      pot,
      aside: NO_EIGHT28_CRYSTALS,
      open: holes.map(() => []),
      answers: holes.map(() => []),
      choices: holes.map(() => null),
      phase: { type: 'offer' },
    },
    dealer,
  );
  return {
    state: { table, holes, deck: shuffled.value.slice(seats), stream: shuffled.stream },
    events: [{ type: 'round-started', round, dealer, pot }, ...events],
  };
}

/** Action A, then the first offer of action B. */
export function startTurn(
  before: Omit<PublicState, 'dealer' | 'waiting'>,
  dealer: Seat,
): Transition<PublicState, Event> {
  const { supply } = before;
  const placed = supply.blue > 0 ? 'blue' : supply.red > 0 ? 'red' : null;
  const turn = before.turn + 1;
  const moved = {
    ...before,
    turn,
    dealer,
    final: before.final || placed === 'red',
    supply: placed === null ? supply : { ...supply, [placed]: supply[placed] - 1 },
    pot: placed === null ? before.pot : { ...before.pot, [placed]: before.pot[placed] + 1 },
  };
  const events: Event[] = [{ type: 'turn-started', turn, dealer, placed, pot: moved.pot }];
  if (moved.final && !before.final) events.push({ type: 'final-round-began', round: moved.round });
  return { state: { ...moved, waiting: seatsAwaitingCardOffer(moved).slice(0, 1) }, events };
}

/** Whether a player gets offers in this round: not after 28 in open cards, nor after a final pass. */
export const mayReceiveCardOffers = (
  { options, open, answers }: Pick<PublicState, 'options' | 'open' | 'answers'>,
  seat: Seat,
): boolean => !isOutByOpenCards(open[seat]!) && !(options.passIsFinal && answers[seat]!.at(-1) === 'decline');

/** Whom this action B has yet to ask, in order: the dealer's left neighbour first, the dealer last. */
export const seatsAwaitingCardOffer = (table: Omit<PublicState, 'waiting'>): readonly Seat[] =>
  seatsClockwiseFrom(table.dealer + 1, table.open.length).filter(
    (seat) => table.answers[seat]!.length < table.turn && mayReceiveCardOffers(table, seat),
  );

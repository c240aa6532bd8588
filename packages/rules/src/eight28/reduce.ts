import type { Seat, Transition } from '../kernel/game.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import { isOutByOpenCards, totalCountingElevensAsOne } from './cards.ts';
import { eight28ActionRefusal, handsWithHoleCards, seatsChoosingPotHalf } from './legal.ts';
import {
  addEight28Crystals,
  distributePot,
  eight28CrystalPoints,
  eight28ScoreSheetOf,
  handTotalForPotHalf,
  NO_EIGHT28_CRYSTALS,
} from './scoring.ts';
import { mayReceiveCardOffers, seatsAwaitingCardOffer, startEight28Round, startTurn } from './setup.ts';
import type {
  Action,
  Eight28CardOfferAnswer,
  Eight28RoundEndReason,
  Event,
  PotHalf,
  PublicState,
  Refusal,
  State,
} from './types.ts';

export function reduce(state: State, seat: Seat, action: Action): Result<Transition<State, Event>, Refusal> {
  const refused = eight28ActionRefusal(state.table, seat, action);
  if (refused) return err(refused);
  switch (action.type) {
    case 'take':
      return ok(take(state, seat));
    case 'decline':
      return ok(
        afterAnswer(
          { ...state, table: { ...state.table, answers: withAnswer(state.table, [seat], 'decline') } },
          [{ type: 'card-declined', seat }],
        ),
      );
    case 'choose-half':
      return ok(choose(state, seat, action.half));
    case 'continue':
      return ok(goOn(state, seat));
  }
}

const withAnswer = (
  { answers }: PublicState,
  seats: readonly Seat[],
  answer: Eight28CardOfferAnswer,
): PublicState['answers'] =>
  answers.map((given, seat) => (seats.includes(seat) ? [...given, answer] : given));

function take(state: State, seat: Seat): Transition<State, Event> {
  const card = state.deck[0]!;
  const hand = [...state.table.open[seat]!, card];
  const open = state.table.open.with(seat, hand);
  const events: Event[] = [{ type: 'card-taken', seat, card }];
  if (isOutByOpenCards(hand)) events.push({ type: 'went-out', seat, shown: totalCountingElevensAsOne(hand) });
  const table = { ...state.table, open, answers: withAnswer(state.table, [seat], 'take') };
  return afterAnswer({ ...state, table, deck: state.deck.slice(1) }, events);
}

/** The next offer, the next turn or the end of the round. */
function afterAnswer(state: State, events: readonly Event[]): Transition<State, Event> {
  const { table } = state;
  const unasked = seatsAwaitingCardOffer(table);
  if (state.deck.length === 0) {
    // Rules R6: a player without an offer counts as having declined.
    const answers = withAnswer(table, unasked, 'decline');
    return endRound({ ...state, table: { ...table, answers } }, 'deck-empty', [
      ...events,
      { type: 'deck-ran-out', declined: unasked },
    ]);
  }
  if (unasked.length > 0)
    return { state: { ...state, table: { ...table, waiting: unasked.slice(0, 1) } }, events };
  if (!table.answers.some((given) => given[table.turn - 1] === 'take'))
    return endRound(state, 'all-declined', events);
  // Rules R4: another crystal would only reward nobody.
  if (!table.open.some((_, seat) => mayReceiveCardOffers(table, seat)))
    return endRound(state, 'nobody-left', events);
  const next = startTurn(table, leftOf(table.dealer, table));
  return { state: { ...state, table: next.state }, events: [...events, ...next.events] };
}

/** Rules R5: the deck goes to the left neighbour, also to one who is out. */
const leftOf = (seat: Seat, { open }: PublicState): Seat => (seat + 1) % open.length;

function endRound(
  state: State,
  reason: Eight28RoundEndReason,
  events: readonly Event[],
): Transition<State, Event> {
  const { table, holes } = state;
  return afterChoice({ ...state, table: { ...table, phase: { type: 'choice', holes } } }, [
    ...events,
    { type: 'round-ended', round: table.round, dealer: table.dealer, reason },
    { type: 'holes-revealed', holes },
  ]);
}

function choose(state: State, seat: Seat, half: PotHalf): Transition<State, Event> {
  const { table, holes } = state;
  const total = handTotalForPotHalf(half, [holes[seat]!, ...table.open[seat]!]);
  return afterChoice({ ...state, table: { ...table, choices: table.choices.with(seat, half) } }, [
    { type: 'half-chosen', seat, half, total },
  ]);
}

/** The next choice, or the distribution: everybody chooses before anything is handed out. */
function afterChoice(state: State, events: readonly Event[]): Transition<State, Event> {
  const { table, holes } = state;
  const waiting = seatsChoosingPotHalf(table, holes).slice(0, 1);
  if (waiting.length > 0) return { state: { ...state, table: { ...table, waiting } }, events };

  const seats = table.crystals.length;
  const distribution = distributePot(
    table.pot,
    handsWithHoleCards(table, holes),
    table.choices,
    table.dealer,
  );
  const { awards, aside } = distribution;
  const shares = awards.flatMap((award) => award.shares);
  const crystals = table.crystals.map((own, seat) => {
    const won = shares.find((share) => share.seat === seat);
    return won ? addEight28Crystals(own, won.crystals) : own;
  });
  const told: Event[] = [...events, ...awards.map((award) => ({ type: 'awarded', award }) as const)];
  if (eight28CrystalPoints(aside) > 0) told.push({ type: 'crystals-set-aside', crystals: aside });
  if (table.final) told.push({ type: 'game-ended', points: crystals.map(eight28CrystalPoints) });
  const settled: PublicState = {
    ...table,
    pot: NO_EIGHT28_CRYSTALS,
    aside,
    crystals,
    sheet: [...table.sheet, ...eight28ScoreSheetOf(awards, table.round, seats)],
    waiting: table.final ? [] : crystals.map((_, seat) => seat),
    phase: { type: table.final ? 'over' : 'round-end', holes, distribution },
  };
  return { state: { ...state, table: settled }, events: told };
}

function goOn(state: State, seat: Seat): Transition<State, Event> {
  const { table, stream } = state;
  const waiting = table.waiting.filter((other) => other !== seat);
  const continued: Event = { type: 'continued', seat };
  if (waiting.length > 0) return { state: { ...state, table: { ...table, waiting } }, events: [continued] };
  const next = startEight28Round(table, leftOf(table.dealer, table), stream);
  return { state: next.state, events: [continued, ...next.events] };
}

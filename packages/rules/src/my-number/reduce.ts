import type { Seat, Transition } from '../kernel/game.ts';
import { removeItem, replaceItem } from '../kernel/list.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import { addCardToCollection, collectionSlotForCard, EMPTY_MY_NUMBER_COLLECTION } from './cards.ts';
import { myNumberOutcomeOfRounds, myNumberRoundScoreOf } from './scoring.ts';
import { newCardSelectionPhase, sortAscending } from './setup.ts';
import {
  type Action,
  type Card,
  type CenterCardTake,
  type Event,
  MY_NUMBER_ROUND_COUNT,
  type Phase,
  type PublicState,
  type Refusal,
  type State,
} from './types.ts';

type Selecting = Extract<Phase, { type: 'select' }>;
type RoundEnd = Extract<Phase, { type: 'round-end' }>;

export function waitingFor({ phase }: State): readonly Seat[] {
  if (phase.type === 'over') return [];
  const done = phase.type === 'select' ? phase.ready : phase.continued;
  const seats: Seat[] = [];
  for (let seat = 0; seat < done.length; seat += 1) if (!done[seat]) seats.push(seat);
  return seats;
}

/** Rules R7: a selected card may be changed until the last player has selected. */
export const seatsAllowedToAct = (state: State): readonly Seat[] =>
  state.phase.type === 'select' ? state.phase.ready.map((_, seat) => seat) : waitingFor(state);

export function reduce(state: State, seat: Seat, action: Action): Result<Transition<State, Event>, Refusal> {
  const { phase, table } = state;
  switch (action.type) {
    case 'select':
      if (phase.type !== 'select' || action.turn !== table.turn) return wrongPhase(state);
      if (!state.hands[seat]?.includes(action.card))
        return err({ code: 'card-not-in-hand', card: action.card });
      return ok(select(state, phase, seat, action.card));
    case 'continue':
      if (phase.type !== 'round-end') return wrongPhase(state);
      // A seat that is not at the table is refused too: nobody waits for it.
      if (phase.continued[seat] !== false) return err({ code: 'already-continued' });
      return ok(goOn(state, phase, seat));
  }
}

const wrongPhase = ({ phase, table }: State) =>
  err({ code: 'wrong-phase', phase: phase.type, turn: table.turn } as const);

function select(state: State, phase: Selecting, seat: Seat, card: Card): Transition<State, Event> {
  const selected = replaceItem(phase.selected, seat, card);
  if (phase.ready[seat]) return { state: { ...state, phase: { ...phase, selected } }, events: [] };
  const ready = replaceItem(phase.ready, seat, true);
  const events: Event[] = [{ type: 'card-selected', seat }];
  if (ready.includes(false))
    return { state: { ...state, phase: { type: 'select', selected, ready } }, events };
  return reveal(state, selected as readonly Card[], events);
}

/** Rules 4.2: the k-th lowest card played takes the k-th card of the row, and the cards played are the new row. */
function reveal(state: State, played: readonly Card[], events: Event[]): Transition<State, Event> {
  const { round, turn, row, collections: before } = state.table;
  const takes = sortAscending(played).map((card, k): CenterCardTake => {
    const seat = played.indexOf(card);
    const took = row[k]!;
    return { seat, played: card, took, slot: collectionSlotForCard(before[seat]!, took) };
  });
  events.push({ type: 'cards-revealed', round, turn, takes });
  const collections = [...before];
  for (const { seat, took, slot } of takes)
    collections[seat] = addCardToCollection(before[seat]!, took, slot);
  const hands = state.hands.map((hand, seat) => removeItem(hand, played[seat]!));
  const isLast = hands[0]!.length === 1;
  const table: PublicState = {
    ...state.table,
    turn: isLast ? turn : turn + 1,
    row: takes.map((take) => take.played),
    collections,
    takes,
  };
  if (isLast) return endRound({ ...state, table, hands }, events);
  return { state: { ...state, table, phase: newCardSelectionPhase(hands), hands }, events };
}

/** Rules 4.3 and 4.4: the last hand card is placed without a turn, then the round is scored. */
function endRound(state: State, events: Event[]): Transition<State, Event> {
  const { round, order, goals, collections: before, finished } = state.table;
  const lastCards = state.hands.map((hand) => hand[0]!);
  const cards = lastCards.map((card, seat) => ({
    seat,
    card,
    slot: collectionSlotForCard(before[seat]!, card),
  }));
  const collections = cards.map(({ seat, card, slot }) => addCardToCollection(before[seat]!, card, slot));
  const scores = collections.map((_, seat) => myNumberRoundScoreOf(seat, order, goals, collections));
  events.push({ type: 'last-cards-placed', round, cards }, { type: 'round-scored', round, scores });
  const rounds = [...finished, { order, goals, collections, lastCards, scores }];
  const table: PublicState = { ...state.table, collections, finished: rounds };
  const hands = state.hands.map(() => []);
  if (round < MY_NUMBER_ROUND_COUNT) {
    const continued = hands.map(() => false);
    return { state: { ...state, table, phase: { type: 'round-end', continued }, hands }, events };
  }
  const winners = myNumberOutcomeOfRounds(rounds).ranking.flatMap(({ seat, place }) =>
    place === 1 ? [seat] : [],
  );
  events.push({ type: 'game-ended', winners });
  return { state: { ...state, table, phase: { type: 'over' }, hands }, events };
}

function goOn(state: State, phase: RoundEnd, seat: Seat): Transition<State, Event> {
  const continued = replaceItem(phase.continued, seat, true);
  const events: Event[] = [{ type: 'continued', seat }];
  if (continued.includes(false))
    return { state: { ...state, phase: { type: 'round-end', continued } }, events };
  return startRound(state, events);
}

/** Rules 4.5: the row stays, the collection becomes the hand, and everybody draws one card. */
function startRound(state: State, events: Event[]): Transition<State, Event> {
  const seats = state.hands.length;
  const [next, ...ahead] = state.ahead;
  const { order, goals } = next!;
  const round = state.table.round + 1;
  const shuffler = (state.table.shuffler + 1) % seats;
  const { collections } = state.table;
  const hands = collections.map((collection, seat) =>
    sortAscending([...collection.flat(), state.deck[seat]!]),
  );
  const started: State = {
    table: {
      ...state.table,
      round,
      turn: 1,
      order,
      shuffler,
      goals,
      collections: collections.map(() => EMPTY_MY_NUMBER_COLLECTION),
      takes: [],
    },
    phase: newCardSelectionPhase(hands),
    hands,
    deck: state.deck.slice(seats),
    ahead,
  };
  return { state: started, events: [...events, roundStartedEvent(started)] };
}

export const roundStartedEvent = ({ table: { round, order, shuffler, goals, row } }: State): Event => ({
  type: 'round-started',
  round,
  order,
  shuffler,
  goals,
  row,
});

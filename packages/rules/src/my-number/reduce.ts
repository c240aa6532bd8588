import type { Seat, Step } from '../kernel/game.ts';
import { replaced, without } from '../kernel/list.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import { NO_CARDS, slotFor, withCard } from './cards.ts';
import { outcomeOf, scoreOf } from './scoring.ts';
import { ascending, firstSelection } from './setup.ts';
import {
  type Action,
  type Card,
  type Event,
  type Refusal,
  ROUNDS,
  type Stage,
  type State,
  type Table,
  type Take,
} from './types.ts';

type Selecting = Extract<Stage, { phase: 'select' }>;
type RoundEnd = Extract<Stage, { phase: 'roundEnd' }>;

export function waitingFor({ stage }: State): readonly Seat[] {
  if (stage.phase === 'over') return [];
  const done = stage.phase === 'select' ? stage.ready : stage.continued;
  const seats: Seat[] = [];
  for (let seat = 0; seat < done.length; seat += 1) if (!done[seat]) seats.push(seat);
  return seats;
}

/** Rules R7: a selected card may be changed until the last player has selected. */
export const mayAct = (state: State): readonly Seat[] =>
  state.stage.phase === 'select' ? state.stage.ready.map((_, seat) => seat) : waitingFor(state);

export const betweenRounds = ({ stage }: State): boolean => stage.phase === 'roundEnd';

export function reduce(state: State, seat: Seat, action: Action): Result<Step<State, Event>, Refusal> {
  const { stage, table } = state;
  switch (action.type) {
    case 'select':
      if (stage.phase !== 'select' || action.turn !== table.turn) return wrongPhase(state);
      if (!state.hands[seat]?.includes(action.card))
        return err({ code: 'card-not-in-hand', card: action.card });
      return ok(select(state, stage, seat, action.card));
    case 'continue':
      if (stage.phase !== 'roundEnd') return wrongPhase(state);
      // A seat that is not at the table is refused too: nobody waits for it.
      if (stage.continued[seat] !== false) return err({ code: 'already-continued' });
      return ok(goOn(state, stage, seat));
  }
}

const wrongPhase = ({ stage, table }: State) =>
  err({ code: 'wrong-phase', phase: stage.phase, turn: table.turn } as const);

function select(state: State, stage: Selecting, seat: Seat, card: Card): Step<State, Event> {
  const selected = replaced(stage.selected, seat, card);
  if (stage.ready[seat]) return { state: { ...state, stage: { ...stage, selected } }, events: [] };
  const ready = replaced(stage.ready, seat, true);
  const events: Event[] = [{ type: 'cardSelected', seat }];
  if (ready.includes(false))
    return { state: { ...state, stage: { phase: 'select', selected, ready } }, events };
  return reveal(state, selected as readonly Card[], events);
}

/** Rules 4.2: the k-th lowest card played takes the k-th card of the row, and the cards played are the new row. */
function reveal(state: State, played: readonly Card[], events: Event[]): Step<State, Event> {
  const { round, turn, row, collections: before } = state.table;
  const takes = ascending(played).map((card, k): Take => {
    const seat = played.indexOf(card);
    const took = row[k]!;
    return { seat, played: card, took, slot: slotFor(before[seat]!, took) };
  });
  events.push({ type: 'cardsRevealed', round, turn, takes });
  const collections = [...before];
  for (const { seat, took, slot } of takes) collections[seat] = withCard(before[seat]!, took, slot);
  const hands = state.hands.map((hand, seat) => without(hand, played[seat]!));
  const isLast = hands[0]!.length === 1;
  const table: Table = {
    ...state.table,
    turn: isLast ? turn : turn + 1,
    row: takes.map((take) => take.played),
    collections,
    takes,
  };
  if (isLast) return endRound({ ...state, table, hands }, events);
  return { state: { ...state, table, stage: firstSelection(hands), hands }, events };
}

/** Rules 4.3 and 4.4: the last hand card is placed without a turn, then the round is scored. */
function endRound(state: State, events: Event[]): Step<State, Event> {
  const { round, order, goals, collections: before, finished } = state.table;
  const lastCards = state.hands.map((hand) => hand[0]!);
  const cards = lastCards.map((card, seat) => ({ seat, card, slot: slotFor(before[seat]!, card) }));
  const collections = cards.map(({ seat, card, slot }) => withCard(before[seat]!, card, slot));
  const scores = collections.map((_, seat) => scoreOf(seat, order, goals, collections));
  events.push({ type: 'lastCardsPlaced', round, cards }, { type: 'roundScored', round, scores });
  const rounds = [...finished, { order, goals, collections, lastCards, scores }];
  const table: Table = { ...state.table, collections, finished: rounds };
  const hands = state.hands.map(() => []);
  if (round < ROUNDS) {
    const continued = hands.map(() => false);
    return { state: { ...state, table, stage: { phase: 'roundEnd', continued }, hands }, events };
  }
  const winners = outcomeOf(rounds).ranking.flatMap(({ seat, place }) => (place === 1 ? [seat] : []));
  events.push({ type: 'gameEnded', winners });
  return { state: { ...state, table, stage: { phase: 'over' }, hands }, events };
}

function goOn(state: State, stage: RoundEnd, seat: Seat): Step<State, Event> {
  const continued = replaced(stage.continued, seat, true);
  const events: Event[] = [{ type: 'roundContinued', seat }];
  if (continued.includes(false))
    return { state: { ...state, stage: { phase: 'roundEnd', continued } }, events };
  return startRound(state, events);
}

/** Rules 4.5: the row stays, the collection becomes the hand, and everybody draws one card. */
function startRound(state: State, events: Event[]): Step<State, Event> {
  const seats = state.hands.length;
  const [next, ...ahead] = state.ahead;
  const { order, goals } = next!;
  const round = state.table.round + 1;
  const shuffler = (state.table.shuffler + 1) % seats;
  const { collections } = state.table;
  const hands = collections.map((collection, seat) => ascending([...collection.flat(), state.deck[seat]!]));
  const started: State = {
    table: {
      ...state.table,
      round,
      turn: 1,
      order,
      shuffler,
      goals,
      collections: collections.map(() => NO_CARDS),
      takes: [],
    },
    stage: firstSelection(hands),
    hands,
    deck: state.deck.slice(seats),
    ahead,
  };
  return { state: started, events: [...events, roundStarted(started)] };
}

export const roundStarted = ({ table: { round, order, shuffler, goals, row } }: State): Event => ({
  type: 'roundStarted',
  round,
  order,
  shuffler,
  goals,
  row,
});

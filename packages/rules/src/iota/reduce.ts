import type { Seat, Transition } from '../kernel/game.ts';
import { replaceItem } from '../kernel/list.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import { buildBoardFromGrid } from './board.ts';
import { type Card, IOTA_HAND_SIZE } from './cards.ts';
import { drawIotaCards, privatelyKnownCardsAfterTurn, publiclyKnownCardsAfterTurn } from './deck.ts';
import { addScoreToTally, scoreOfPlay, turnsWithoutPlayLimit } from './scoring.ts';
import { exchangeWildsForHandCards, layPlayOnBoard, removeFromHand } from './turn.ts';
import type {
  Action,
  Event,
  IotaEndReason,
  IotaGameOver,
  PlacedCard,
  PlayedIotaTurn,
  Refusal,
  State,
} from './types.ts';

type Play = Extract<Action, { type: 'play' }>;
type Pass = Extract<Action, { type: 'pass' }>;

export const waitingFor = ({ table }: State): readonly Seat[] => (table.over ? [] : [table.turn]);

export function reduce(state: State, seat: Seat, action: Action): Result<Transition<State, Event>, Refusal> {
  if (!waitingFor(state).includes(seat)) return err({ code: 'not-your-turn' });
  return action.type === 'play' ? play(state, seat, action) : pass(state, seat, action);
}

function play(
  state: State,
  seat: Seat,
  { recycles, placements }: Play,
): Result<Transition<State, Event>, Refusal> {
  const { grid, deckSize, options } = state.table;
  const laid = layPlayOnBoard(
    buildBoardFromGrid(grid, recycles, placements),
    state.hands[seat]!,
    recycles,
    placements,
  );
  if (!laid.ok) return laid;
  const { recycled, left, lines } = laid.value;

  const lastCard = left.length === 0 && deckSize === 0;
  const score = options.scoring ? scoreOfPlay(lines, placements.length, lastCard) : null;
  const count = Math.min(IOTA_HAND_SIZE - left.length, deckSize);
  const turn: PlayedIotaTurn = { seat, recycles: recycled, placements, swapped: 0, score };
  const events: Event[] = [...recycledEvents(turn), { type: 'placed', seat, placements }];
  if (score) events.push({ type: 'scored', seat, score });
  if (count > 0) events.push({ type: 'drew', seat, count });
  if (count > 0 && count === deckSize) events.push({ type: 'deck-ran-out' });
  return ok(ended(afterTurn(state, turn, 0, left, count, []), lastCard ? 'last-card' : null, events));
}

function pass(state: State, seat: Seat, { recycles, swap }: Pass): Result<Transition<State, Event>, Refusal> {
  const { grid, deckSize, quiet } = state.table;
  const taken = exchangeWildsForHandCards(buildBoardFromGrid(grid, recycles), state.hands[seat]!, recycles);
  if (!taken.ok) return taken;
  const { hand, recycled } = taken.value;
  const left = removeFromHand(hand, swap);
  if (!left.ok) return left;
  const count = swap.length;
  if (count > deckSize) return err({ code: 'swap-too-many', count, deckSize });

  const quietNow = recycles.length > 0 ? 0 : quiet + 1;
  const turn: PlayedIotaTurn = { seat, recycles: recycled, placements: [], swapped: count, score: null };
  const events: Event[] = [...recycledEvents(turn), { type: 'passed', seat, swapped: count }];
  const isStale = quietNow >= turnsWithoutPlayLimit(state.hands.length, deckSize);
  return ok(
    ended(afterTurn(state, turn, quietNow, left.value, count, swap), isStale ? 'stalemate' : null, events),
  );
}

const recycledEvents = ({ seat, recycles }: PlayedIotaTurn): readonly Event[] =>
  recycles.map((recycled) => ({ type: 'recycled', seat, ...recycled }));

/** Draws into the cards that are left of the hand, and gives the turn to the next seat. */
function afterTurn(
  state: State,
  turn: PlayedIotaTurn,
  quiet: number,
  left: readonly Card[],
  count: number,
  buried: readonly Card[],
): State {
  const { table, hands } = state;
  const { seat, score } = turn;
  const drawn = drawIotaCards(state, seat, count, buried);
  const hand = [...left, ...drawn.cards];
  return {
    table: {
      options: table.options,
      grid: gridAfter(table.grid, turn),
      turn: (seat + 1) % hands.length,
      quiet,
      scores: score ? replaceItem(table.scores, seat, table.scores[seat]! + score.total) : table.scores,
      tallies: score
        ? replaceItem(table.tallies, seat, addScoreToTally(table.tallies[seat]!, score))
        : table.tallies,
      handSizes: replaceItem(table.handSizes, seat, hand.length),
      deckSize: drawn.deck.length,
      under: drawn.under,
      open: publiclyKnownCardsAfterTurn(table.open, turn),
      last: turn,
      over: null,
    },
    hands: replaceItem(hands, seat, hand),
    deck: drawn.deck,
    removed: state.removed,
    sunk: drawn.sunk,
    knows: privatelyKnownCardsAfterTurn(state.knows, turn, drawn.surfaced),
  };
}

function gridAfter(
  grid: readonly PlacedCard[],
  { recycles, placements }: PlayedIotaTurn,
): readonly PlacedCard[] {
  if (recycles.length === 0) return placements.length === 0 ? grid : [...grid, ...placements];
  const recycled = grid.map((placed) => {
    const exchanged = recycles.find(({ wild }) => wild === placed.card);
    return exchanged ? { x: placed.x, y: placed.y, card: exchanged.card } : placed;
  });
  return [...recycled, ...placements];
}

function ended(
  state: State,
  reason: IotaEndReason | null,
  events: readonly Event[],
): Transition<State, Event> {
  if (!reason) return { state, events };
  const over: IotaGameOver = { reason, hands: state.hands, removed: state.removed };
  return {
    state: { ...state, table: { ...state.table, over } },
    events: [...events, { type: 'game-ended', ...over }],
  };
}

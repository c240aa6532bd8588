import type { Seat, Step } from '../kernel/game.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import { boardOf } from './board.ts';
import { HAND } from './cards.ts';
import { drawAndBury, forget } from './deck.ts';
import { nextSeat, quietLimit, scoreOf, withScore } from './scoring.ts';
import { layPlay, recycle, without } from './turn.ts';
import type {
  Action,
  EndReason,
  Event,
  Over,
  Placed,
  Recycled,
  Refusal,
  State,
  Table,
  Turn,
} from './types.ts';

type Play = Extract<Action, { type: 'play' }>;
type Pass = Extract<Action, { type: 'pass' }>;

export const waitingFor = ({ table }: State): readonly Seat[] => (table.over ? [] : [table.turn]);

export function reduce(state: State, seat: Seat, action: Action): Result<Step<State, Event>, Refusal> {
  if (!waitingFor(state).includes(seat)) return err({ code: 'not-your-turn' });
  return action.type === 'play' ? play(state, seat, action) : pass(state, seat, action);
}

function play(state: State, seat: Seat, { recycles, placements }: Play): Result<Step<State, Event>, Refusal> {
  const { table } = state;
  const laid = layPlay(boardOf(table.grid, recycles, placements), state.hands[seat]!, recycles, placements);
  if (!laid.ok) return laid;
  const { recycled, left, lines } = laid.value;

  const lastCard = left.length === 0 && table.deckSize === 0;
  const score = table.options.scoring ? scoreOf(lines, placements.length, lastCard) : null;
  const count = Math.min(HAND - left.length, table.deckSize);
  const turn: Turn = { seat, recycles: recycled, placements, swapped: 0, score };
  const events: Event[] = [...recycledEvents(turn), { type: 'placed', seat, placements }];
  if (score) events.push({ type: 'scored', seat, score });
  if (count > 0) events.push({ type: 'drew', seat, count });
  if (count > 0 && count === table.deckSize) events.push({ type: 'deckRanOut' });
  const after = drawAndBury(forget(afterTurn(state, turn, 0), turn), seat, left, count, []);
  return ok(ended(after, lastCard ? 'last-card' : null, events));
}

function pass(state: State, seat: Seat, { recycles, swap }: Pass): Result<Step<State, Event>, Refusal> {
  const { table } = state;
  const taken = recycle(boardOf(table.grid, recycles), state.hands[seat]!, recycles);
  if (!taken.ok) return taken;
  const left = without(taken.value.hand, swap);
  if (!left.ok) return left;
  if (swap.length > table.deckSize)
    return err({ code: 'swap-too-many', count: swap.length, deckSize: table.deckSize });

  const quiet = recycles.length > 0 ? 0 : table.quiet + 1;
  const turn: Turn = {
    seat,
    recycles: taken.value.recycled,
    placements: [],
    swapped: swap.length,
    score: null,
  };
  const events: Event[] = [...recycledEvents(turn), { type: 'passed', seat, swapped: swap.length }];
  const after = drawAndBury(forget(afterTurn(state, turn, quiet), turn), seat, left.value, swap.length, swap);
  const isStale = quiet >= quietLimit(state.hands.length, table.deckSize);
  return ok(ended(after, isStale ? 'stalemate' : null, events));
}

const recycledEvents = ({ seat, recycles }: Turn): readonly Event[] =>
  recycles.map((recycled) => ({ type: 'recycled', seat, ...recycled }));

/** The open part of a turn: the grid, the points, whose turn it is next. */
function afterTurn(state: State, turn: Turn, quiet: number): State {
  const { table } = state;
  const { seat, score } = turn;
  const changed: Table = {
    ...table,
    grid: gridAfter(table.grid, turn.recycles, turn.placements),
    turn: nextSeat(seat, state.hands.length),
    quiet,
    last: turn,
  };
  if (!score) return { ...state, table: changed };
  const scores = table.scores.map((points, s) => (s === seat ? points + score.total : points));
  const tallies = table.tallies.map((tally, s) => (s === seat ? withScore(tally, score) : tally));
  return { ...state, table: { ...changed, scores, tallies } };
}

function gridAfter(
  grid: readonly Placed[],
  recycles: readonly Recycled[],
  placements: readonly Placed[],
): readonly Placed[] {
  if (recycles.length === 0 && placements.length === 0) return grid;
  const recycled = grid.map((placed) => {
    const exchanged = recycles.find(({ wild }) => wild === placed.card);
    return exchanged ? { x: placed.x, y: placed.y, card: exchanged.card } : placed;
  });
  return [...recycled, ...placements];
}

function ended(state: State, reason: EndReason | null, events: readonly Event[]): Step<State, Event> {
  if (!reason) return { state, events };
  const over: Over = { reason, hands: state.hands, removed: state.removed };
  return {
    state: { ...state, table: { ...state.table, over } },
    events: [...events, { type: 'ended', ...over }],
  };
}

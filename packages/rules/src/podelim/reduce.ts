import type { Seat, Transition } from '../kernel/game.ts';
import { ok, type Result } from '../kernel/result.ts';
import { addJokersToStacks } from './cards.ts';
import { mayDiscardPart, mayPlaceJokers, maySplitPile, mayVoteForPart, waitingSeats } from './check.ts';
import { resolveVotes, startJokerSortingAt, startVote } from './flow.ts';
import { cardsInRange, cutPile, isPileWholeRow } from './parts.ts';
import type { Action, CardValue, Event, PodelimPartColor, Refusal, State } from './types.ts';

type Answer = Result<Transition<State, Event>, Refusal>;

export const waitingFor = ({ table }: State): readonly Seat[] => waitingSeats(table);

/** A vote may be changed until the last voter has voted. */
export const seatsAllowedToAct = ({ table }: State): readonly Seat[] =>
  table.phase.type === 'vote' ? table.phase.pile.voters : waitingSeats(table);

export function reduce(state: State, seat: Seat, action: Action): Answer {
  switch (action.type) {
    case 'split':
      return split(state, seat, action.first, action.second);
    case 'discard-part':
      return discardPart(state, seat, action.color);
    case 'vote':
      return vote(state, seat, action.ballot, action.color);
    case 'place-jokers':
      return placeJokers(state, seat, action.values);
  }
}

function split(state: State, seat: Seat, first: number, second: number): Answer {
  const { table } = state;
  const may = maySplitPile(table, seat, first, second);
  if (!may.ok) return may;
  const { pile, later } = may.value;
  const parts = cutPile(pile, [first, second]);
  const events: Event[] = [{ type: 'pile-split', seat, pile, parts }];
  // Rules 4.3: only the row of a two-player game loses a part, a contest does not.
  if (table.players.length === 2 && isPileWholeRow(pile))
    return ok({
      state: { ...state, table: { ...table, phase: { type: 'discard', seat: 1 - seat, pile, parts } } },
      events,
    });
  return ok({ state: { ...state, table: startVote(table, pile, parts, later) }, events });
}

function discardPart(state: State, seat: Seat, color: PodelimPartColor): Answer {
  const may = mayDiscardPart(state.table, seat, color);
  if (!may.ok) return may;
  const { part, phase } = may.value;
  const cards = cardsInRange(state.table, part);
  const table = {
    ...state.table,
    discard: [...state.table.discard, ...cards],
    owners: [...state.table.owners].fill('discard', part.from, part.to),
  };
  const left = phase.parts.filter((each) => each !== part);
  return ok({
    state: { ...state, table: startVote(table, phase.pile, left, []) },
    events: [{ type: 'part-discarded', seat, part, cards }],
  });
}

function vote(state: State, seat: Seat, ballot: number, color: PodelimPartColor): Answer {
  const may = mayVoteForPart(state.table, seat, ballot, color);
  if (!may.ok) return may;
  const phase = may.value;
  const votes = state.votes.with(seat, color);
  // A changed mind is nobody else's business: no event, and nothing on the table changes.
  if (phase.voted.includes(seat)) return ok({ state: { ...state, votes }, events: [] });
  const voted = [...phase.voted, seat];
  const events: Event[] = [{ type: 'voted', seat }];
  if (voted.length < phase.pile.voters.length)
    return ok({ state: { ...state, votes, table: { ...state.table, phase: { ...phase, voted } } }, events });
  events.push({ type: 'votes-revealed', votes });
  return ok({ state: resolveVotes({ ...state, votes }, phase, events), events });
}

function placeJokers(state: State, seat: Seat, placed: readonly CardValue[]): Answer {
  const may = mayPlaceJokers(state.table, seat, placed);
  if (!may.ok) return may;
  const values = [...placed].sort((a, b) => a - b);
  const players = state.table.players.with(seat, addJokersToStacks(may.value, values));
  const events: Event[] = [{ type: 'jokers-placed', seat, values, automatic: false }];
  return ok({
    state: startJokerSortingAt({ ...state, table: { ...state.table, players } }, seat, events),
    events,
  });
}

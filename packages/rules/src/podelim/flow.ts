import type { Seat } from '../kernel/game.ts';
import { addCardsToStacks, addJokersToStacks, podelimRowSize } from './cards.ts';
import { cutPile, onlyPossibleCuts } from './parts.ts';
import { pointsOfPodelimStacks } from './scoring.ts';
import type { Card, Event, Pile, PilePart, PodelimPartVotePhase, PublicState, State } from './types.ts';

// What happens by itself between two decisions. Each function goes on until somebody has to choose,
// and adds what happened to the events of the action that set it off.

/** A new round: the top cards in a row. */
export function dealPodelimRow(
  table: Pick<PublicState, 'round' | 'leader' | 'players' | 'discard' | 'ballot' | 'revealed'>,
  deck: readonly Card[],
): State {
  const { round, leader, players, discard, ballot, revealed } = table;
  const row = deck.slice(0, podelimRowSize(players.length));
  const pile: Pile = { color: null, from: 0, to: row.length, voters: players.map((_, seat) => seat) };
  return {
    table: {
      round,
      leader,
      row,
      owners: row.map(() => null),
      players,
      discard,
      ballot,
      revealed,
      phase: { type: 'split', pile, later: [] },
    },
    votes: players.map(() => null),
    deck: deck.slice(row.length),
  };
}

/** The table with a vote opened on these parts. */
export const startVote = (
  table: PublicState,
  pile: Pile,
  parts: readonly PilePart[],
  later: readonly Pile[],
): PublicState => ({
  ...table,
  ballot: table.ballot + 1,
  phase: { type: 'vote', pile, parts, later, voted: [] },
});

/** Everybody has voted: each part from the left is discarded, taken or contested, then the contests are played. */
export function resolveVotes(
  state: State,
  { pile, parts, later }: PodelimPartVotePhase,
  events: Event[],
): State {
  const { table, votes } = state;
  const owners = [...table.owners];
  const players = [...table.players];
  const discard = [...table.discard];
  const contests: Pile[] = [];
  for (const part of parts) {
    const { color, from, to } = part;
    const cards = table.row.slice(from, to);
    const contenders = pile.voters.filter((seat) => votes[seat] === color);
    const [seat] = contenders;
    if (seat === undefined) {
      events.push({ type: 'part-unclaimed', part, cards });
    } else if (contenders.length === 1) {
      events.push({ type: 'part-taken', seat, part, cards });
      players[seat] = addCardsToStacks(players[seat]!, cards);
      owners.fill(seat, from, to);
      continue;
    } else if (cards.length > 1) {
      events.push({ type: 'part-contested', part, cards, contenders });
      contests.push({ color, from, to, voters: contenders });
      continue;
    } else {
      // Rules 4.5: a contested single card is discarded, or its contenders would vote on it for ever.
      events.push({ type: 'card-lost', part, card: cards[0]!, contenders });
    }
    discard.push(...cards);
    owners.fill('discard', from, to);
  }
  const resolved = { ...table, owners, players, discard, revealed: votes };
  return nextPile(
    { ...state, table: resolved, votes: players.map(() => null) },
    [...contests, ...later],
    events,
  );
}

/** The next contest, with everything nested in it before the ones after it; or the sorting when none is left. */
function nextPile(state: State, piles: readonly Pile[], events: Event[]): State {
  const [pile, ...later] = piles;
  if (pile === undefined)
    return startJokerSortingAt(state, nextSeat(state.table, state.table.leader), events);
  const cuts = onlyPossibleCuts(pile);
  if (cuts === null) return { ...state, table: { ...state.table, phase: { type: 'split', pile, later } } };
  const parts = cutPile(pile, cuts);
  events.push({ type: 'pile-split', seat: null, pile, parts });
  return { ...state, table: startVote(state.table, pile, parts, later) };
}

/** Jokers are placed from this seat on, clockwise, the leader last. */
export function startJokerSortingAt(state: State, first: Seat, events: Event[]): State {
  const { table } = state;
  const players = [...table.players];
  for (let seat = first; ; seat = nextSeat(table, seat)) {
    const player = players[seat]!;
    const [stack, another] = player.stacks;
    if (player.unattached > 0) {
      if (another !== undefined)
        return { ...state, table: { ...table, players, phase: { type: 'sort', seat } } };
      if (stack !== undefined) {
        const values = Array<typeof stack.value>(player.unattached).fill(stack.value);
        players[seat] = addJokersToStacks(player, values);
        events.push({ type: 'jokers-placed', seat, values, automatic: true });
      } else if (table.owners.includes(seat)) {
        events.push({ type: 'jokers-waiting', seat, jokers: player.unattached });
      }
    }
    if (seat === table.leader) return endRound({ ...state, table: { ...table, players } }, events);
  }
}

function endRound({ table, votes, deck }: State, events: Event[]): State {
  events.push({ type: 'round-ended', round: table.round });
  if (deck.length === 0) {
    events.push({ type: 'game-ended', points: pointsOfPodelimStacks(table.players) });
    return { table: { ...table, phase: { type: 'over' } }, votes, deck };
  }
  const leader = nextSeat(table, table.leader);
  const dealt = dealPodelimRow({ ...table, round: table.round + 1, leader }, deck);
  events.push(rowDealtEvent(dealt));
  return dealt;
}

export const rowDealtEvent = ({ table: { round, leader, row } }: State): Event => ({
  type: 'row-dealt',
  round,
  leader,
  row,
});

const nextSeat = ({ players }: PublicState, seat: Seat): Seat => (seat + 1) % players.length;

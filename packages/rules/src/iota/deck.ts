import type { Seat } from '../kernel/game.ts';
import type { Card } from './cards.ts';
import type { Holding, State, Turn } from './types.ts';

/** Keeps the reference where nothing changed: what is sent to a browser is found by comparing references. */
const replaced = <T>(list: readonly T[], at: number, value: T): readonly T[] =>
  list[at] === value ? list : list.map((item, i) => (i === at ? value : item));
const kept = <T>(list: readonly T[], keep: (item: T) => boolean): readonly T[] =>
  list.every(keep) ? list : list.filter(keep);

/**
 * What others know of a hand: a wild taken from the grid is seen by all; a card that left the hand is known no more; and
 * after a swap nobody can tell which cards went.
 */
export function forget(state: State, { seat, recycles, placements, swapped }: Turn): State {
  const laid = [...recycles, ...placements].map(({ card }) => card);
  const stays = (held: Holding) => held.seat !== seat || (swapped === 0 && !laid.includes(held.card));
  const taken = recycles.map(({ wild }): Holding => ({ seat, card: wild }));
  const open = taken.length > 0 ? [...state.table.open, ...taken] : state.table.open;
  const knows = state.knows.map((held) => kept(held, stays));
  return {
    ...state,
    table: { ...state.table, open: kept(open, stays) },
    knows: knows.every((held, s) => held === state.knows[s]) ? state.knows : knows,
  };
}

/** Puts cards under the deck, then draws from its top. Who put a card under the deck knows who draws it. */
export function drawAndBury(
  state: State,
  seat: Seat,
  hand: readonly Card[],
  count: number,
  buried: readonly Card[],
): State {
  const { table } = state;
  const deck = [...state.deck, ...buried];
  const under = [...table.under, ...buried.map(() => seat)];
  const sunk =
    buried.length > 0
      ? state.sunk.map((cards, s) => (s === seat ? [...cards, ...buried] : cards))
      : state.sunk;
  const filled = [...hand, ...deck.slice(0, count)];
  // The cards of the first shuffle lie on top of those that were put under the deck.
  const fresh = deck.length - under.length;
  const surfaced = under.slice(0, Math.max(0, count - fresh));
  const changed: State = {
    ...state,
    table: {
      ...table,
      handSizes: replaced(table.handSizes, seat, filled.length),
      deckSize: deck.length - count,
      under: surfaced.length + buried.length > 0 ? under.slice(surfaced.length) : table.under,
    },
    hands: replaced(state.hands, seat, filled),
    deck: deck.slice(count),
    sunk,
  };
  return surfaced.reduce((now, owner, i) => surface(now, owner, seat, deck[fresh + i]!), changed);
}

/** A card that `owner` had put under the deck goes to the hand of `seat`. */
function surface(state: State, owner: Seat, seat: Seat, card: Card): State {
  const sunk = replaced(state.sunk, owner, state.sunk[owner]!.slice(1));
  if (owner === seat) return { ...state, sunk };
  return { ...state, sunk, knows: replaced(state.knows, owner, [...state.knows[owner]!, { seat, card }]) };
}

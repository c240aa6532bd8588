import type { Seat } from '../kernel/game.ts';
import type { Card } from './cards.ts';
import type { KnownIotaHandCard, PlayedIotaTurn, State } from './types.ts';

/** The list itself where nothing is dropped: what is sent to a browser is found by comparing references. */
const kept = <T>(list: readonly T[], keep: (item: T) => boolean): readonly T[] =>
  list.every(keep) ? list : list.filter(keep);

/** A card that `owner` had put under the deck, drawn by somebody. */
interface Surfaced {
  readonly owner: Seat;
  readonly card: Card;
}
export interface IotaDrawResult {
  readonly cards: readonly Card[];
  readonly deck: readonly Card[];
  readonly under: readonly Seat[];
  readonly sunk: State['sunk'];
  readonly surfaced: readonly Surfaced[];
}

/** Draws from the top of the deck, and puts no more cards than that under it. */
export function drawIotaCards(
  { table, deck, sunk }: State,
  seat: Seat,
  count: number,
  buried: readonly Card[],
): IotaDrawResult {
  const cards = deck.slice(0, count);
  // The cards of the first shuffle lie on top of all that were put under the deck.
  const fresh = deck.length - table.under.length;
  const surfaced = table.under
    .slice(0, Math.max(0, count - fresh))
    .map((owner, i): Surfaced => ({ owner, card: deck[fresh + i]! }));
  if (surfaced.length + buried.length === 0)
    return { cards, deck: deck.slice(count), under: table.under, sunk, surfaced };
  return {
    cards,
    deck: [...deck.slice(count), ...buried],
    under: [...table.under.slice(surfaced.length), ...buried.map(() => seat)],
    sunk: sunk.map((mine, owner) => {
      const gone = surfaced.filter((card) => card.owner === owner).length;
      if (owner === seat) return [...mine.slice(gone), ...buried];
      return gone > 0 ? mine.slice(gone) : mine;
    }),
    surfaced,
  };
}

/** Nobody knows a card in a hand that it has left, nor any card of a hand that swapped: who can tell which ones went? */
const isStillKnown = ({ seat, recycles, placements, swapped }: PlayedIotaTurn) => {
  const laid = [...recycles, ...placements].map(({ card }) => card);
  return (held: KnownIotaHandCard) => held.seat !== seat || (swapped === 0 && !laid.includes(held.card));
};

/** Everybody saw who took a wild from the grid. */
export function publiclyKnownCardsAfterTurn(
  open: readonly KnownIotaHandCard[],
  turn: PlayedIotaTurn,
): readonly KnownIotaHandCard[] {
  const taken = turn.recycles.map(({ wild }): KnownIotaHandCard => ({ seat: turn.seat, card: wild }));
  return kept(taken.length > 0 ? [...open, ...taken] : open, isStillKnown(turn));
}

/** A player who put a card under the deck knows who drew it. */
export function privatelyKnownCardsAfterTurn(
  knows: State['knows'],
  turn: PlayedIotaTurn,
  surfaced: readonly Surfaced[],
): State['knows'] {
  const after = knows.map((held, owner) => {
    const drawn = surfaced.filter((card) => card.owner === owner && owner !== turn.seat);
    const still = kept(held, isStillKnown(turn));
    return drawn.length > 0
      ? [...still, ...drawn.map(({ card }): KnownIotaHandCard => ({ seat: turn.seat, card }))]
      : still;
  });
  return after.every((held, owner) => held === knows[owner]) ? knows : after;
}

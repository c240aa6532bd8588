import * as z from 'zod/mini';
import type { Seat, Viewer } from '../kernel/game.ts';
import { type Card, DECK, type IotaCardAttribute, type IotaNaturalCard, type IotaWildCard } from './cards.ts';

export interface Options {
  /** `half`: 32 of the naturals, drawn blindly, and both wilds. */
  readonly deck: 'full' | 'half';
  /** Without scoring it is the children's game: the first player without cards wins. */
  readonly scoring: boolean;
  /** A chair that nobody sits on counts as `random`. */
  readonly firstPlayer: 'random' | Seat;
  /** Whether the table shows what a wild can still stand for. Anybody can work it out from the grid. */
  readonly wildHints: boolean;
}
export const options: z.ZodMiniType<Options, unknown> = z.strictObject({
  deck: z._default(z.enum(['full', 'half']), 'full'),
  scoring: z._default(z.boolean(), true),
  firstPlayer: z._default(
    z.union([z.literal('random'), z.int().check(z.minimum(0), z.maximum(3))]),
    'random',
  ),
  wildHints: z._default(z.boolean(), true),
});

/** x grows to the right, y grows down; the starter lies at (0, 0). */
export interface Cell {
  readonly x: number;
  readonly y: number;
}
export interface PlacedCard extends Cell {
  readonly card: Card;
}
export interface RecycledWildCard extends PlacedCard {
  readonly wild: IotaWildCard;
}

/** Recycles come first, in the order given; then the placements or the swap. */
export type Action =
  | {
      readonly type: 'play';
      readonly recycles: readonly PlacedCard[];
      readonly placements: readonly PlacedCard[];
    }
  | { readonly type: 'pass'; readonly recycles: readonly PlacedCard[]; readonly swap: readonly Card[] };

// 66 cards in touch reach no further than 65 cells from the starter.
const coordinate = z.int().check(z.minimum(-99), z.maximum(99));
const card = z.enum(DECK as readonly Card[] as [Card, ...Card[]]);
const placed = z.array(z.strictObject({ x: coordinate, y: coordinate, card })).check(z.maxLength(8));
export const action: z.ZodMiniType<Action, unknown> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('play'), recycles: placed, placements: placed }),
  z.strictObject({ type: z.literal('pass'), recycles: placed, swap: z.array(card).check(z.maxLength(8)) }),
]);

/** A run of two or more cards: from its first cell to the right (row) or down (column). */
export interface CardLine extends Cell {
  readonly axis: 'row' | 'column';
  readonly cards: readonly Card[];
}
export interface ScoredCardLine extends CardLine {
  readonly sum: number;
}
export interface IotaPlayScore {
  readonly lines: readonly ScoredCardLine[];
  /** The sums of the lines together. */
  readonly base: number;
  /** Doublings: one for each scored chain, one for four cards placed, one for the last card of the game. */
  readonly chains: number;
  readonly fourCards: boolean;
  readonly lastCard: boolean;
  readonly multiplier: number;
  readonly total: number;
}
/** Where the points of a seat come from: the lines, and what each kind of doubling added to them. */
export interface IotaScoreTally {
  readonly lines: number;
  readonly chains: number;
  readonly fourCards: number;
  readonly lastCard: number;
}

/** A card known to lie in a hand. */
export interface KnownIotaHandCard {
  readonly seat: Seat;
  readonly card: Card;
}
/** The turn before, for the mark on the table. */
export interface PlayedIotaTurn {
  readonly seat: Seat;
  readonly recycles: readonly RecycledWildCard[];
  readonly placements: readonly PlacedCard[];
  readonly swapped: number;
  readonly score: IotaPlayScore | null;
}
export type IotaEndReason = 'last-card' | 'stalemate';
export interface IotaGameOver {
  readonly reason: IotaEndReason;
  readonly hands: readonly (readonly Card[])[];
  readonly removed: readonly IotaNaturalCard[];
}

/** What everybody may know: the only part of a State that passes into a View as it is. */
export interface PublicState {
  readonly options: Options;
  /** In the order of laying; the starter first. */
  readonly grid: readonly PlacedCard[];
  readonly turn: Seat;
  /** Turns in a row that left the grid unchanged. */
  readonly quiet: number;
  readonly scores: readonly number[];
  readonly tallies: readonly IotaScoreTally[];
  readonly handSizes: readonly number[];
  readonly deckSize: number;
  /** Who put the undermost cards there when passing; the last one lies at the very bottom. */
  readonly under: readonly Seat[];
  /** Wilds taken from the grid, as long as their holder has not swapped. */
  readonly open: readonly KnownIotaHandCard[];
  readonly last: PlayedIotaTurn | null;
  readonly over: IotaGameOver | null;
}
export interface State {
  readonly table: PublicState;
  readonly hands: readonly (readonly Card[])[];
  /** The first card is drawn first. */
  readonly deck: readonly Card[];
  readonly removed: readonly IotaNaturalCard[];
  /** By seat: the cards this seat put under the deck and which are still there, in the order of `under`. */
  readonly sunk: readonly (readonly Card[])[];
  /** By seat: cards this seat put under the deck and saw someone else draw, until that player swaps. */
  readonly knows: readonly (readonly KnownIotaHandCard[])[];
}
export interface View {
  readonly table: PublicState;
  readonly me: Viewer;
  readonly hand: readonly Card[];
  readonly sunk: readonly Card[];
  readonly knows: readonly KnownIotaHandCard[];
}

export type Event =
  | ({ readonly type: 'recycled'; readonly seat: Seat } & RecycledWildCard)
  | { readonly type: 'placed'; readonly seat: Seat; readonly placements: readonly PlacedCard[] }
  | { readonly type: 'scored'; readonly seat: Seat; readonly score: IotaPlayScore }
  | { readonly type: 'passed'; readonly seat: Seat; readonly swapped: number }
  | { readonly type: 'drew'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'deck-ran-out' }
  | ({ readonly type: 'game-ended' } & IotaGameOver);

export type Refusal =
  | { readonly code: 'not-your-turn' }
  | { readonly code: 'bad-count'; readonly count: number }
  | { readonly code: 'card-not-in-hand'; readonly card: Card }
  | ({ readonly code: 'cell-occupied' } & Cell)
  | { readonly code: 'not-one-line' }
  /** The empty cell between the placed ones. */
  | ({ readonly code: 'gap' } & Cell)
  | { readonly code: 'not-connected' }
  | { readonly code: 'too-long'; readonly line: CardLine }
  | { readonly code: 'line-invalid'; readonly line: CardLine; readonly broken: readonly IotaCardAttribute[] }
  /** The wilds that nothing is left for: one alone, or both together. */
  | { readonly code: 'wild-impossible'; readonly wilds: readonly Cell[] }
  | ({ readonly code: 'recycle-no-wild' } & Cell)
  | { readonly code: 'recycle-needs-natural'; readonly card: IotaWildCard }
  /** Nothing is broken where the card would take the last identity of the other wild. */
  | ({ readonly code: 'recycle-does-not-fit'; readonly broken: readonly IotaCardAttribute[] } & PlacedCard)
  | { readonly code: 'swap-too-many'; readonly count: number; readonly deckSize: number };

import * as z from 'zod/mini';
import type { Seat, Viewer } from '../kernel/game.ts';

export const PODELIM_PART_COLORS = ['white', 'blue', 'black'] as const; // the parts of a pile from the left
export type PodelimPartColor = (typeof PODELIM_PART_COLORS)[number];

export const PODELIM_CARD_VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export type CardValue = (typeof PODELIM_CARD_VALUES)[number];
export type Card = `${CardValue}` | 'J';

export const options = z.strictObject({});
export type Options = Readonly<z.infer<typeof options>>;

const color = z.enum(PODELIM_PART_COLORS);
const cut = z.int().check(z.minimum(0), z.maximum(9));

export const action = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('split'), first: cut, second: cut }),
  z.strictObject({ type: z.literal('discard-part'), color }),
  // The number of the vote is part of it: a change of mind that comes after the reveal must not count in the next vote.
  z.strictObject({
    type: z.literal('vote'),
    ballot: z.int().check(z.minimum(1), z.maximum(999)),
    color,
  }),
  z.strictObject({
    type: z.literal('place-jokers'),
    values: z.array(z.literal(PODELIM_CARD_VALUES)).check(z.maxLength(15)),
  }),
]);
export type Action = Readonly<z.infer<typeof action>>;

/** All cards a player owns of one value. It has at least one number card. */
export interface PodelimValueStack {
  readonly value: CardValue;
  readonly numbers: number;
  readonly jokers: number;
}

export interface PlayerStacks {
  readonly stacks: readonly PodelimValueStack[]; // lowest value first
  /** Jokers on no stack: got in this round, or waiting for the owner's first number card. */
  readonly unattached: number;
}

/** A run of the row, from one place to before another. */
export interface RowRange {
  readonly from: number;
  readonly to: number;
}
export interface PilePart extends RowRange {
  readonly color: PodelimPartColor;
}
/** What is split and voted on: the row, or a contest. */
export interface Pile extends RowRange {
  /** The part that was contested; null for the row itself. */
  readonly color: PodelimPartColor | null;
  readonly voters: readonly Seat[];
}

export interface PodelimPileSplitPhase {
  readonly type: 'split';
  readonly pile: Pile;
  readonly later: readonly Pile[]; // contests still to do, in order
}
/** Two players only: the player who does not lead throws a part of the row away. */
export interface PodelimDiscardPhase {
  readonly type: 'discard';
  readonly seat: Seat;
  readonly pile: Pile;
  readonly parts: readonly PilePart[];
}
export interface PodelimPartVotePhase {
  readonly type: 'vote';
  readonly pile: Pile;
  readonly parts: readonly PilePart[]; // that can be voted for
  readonly later: readonly Pile[];
  readonly voted: readonly Seat[];
}
export interface PodelimJokerSortingPhase {
  readonly type: 'sort';
  readonly seat: Seat;
}
export type Phase =
  | PodelimPileSplitPhase
  | PodelimDiscardPhase
  | PodelimPartVotePhase
  | PodelimJokerSortingPhase
  | { readonly type: 'over' };

/** What lies face up: the only part of a State that passes into a View as it is. */
export interface PublicState {
  readonly round: number; // from 1
  readonly leader: Seat;
  readonly row: readonly Card[];
  /** Who got the card at each place of the row; null while that is open. */
  readonly owners: readonly (Seat | 'discard' | null)[];
  readonly players: readonly PlayerStacks[]; // by seat
  readonly discard: readonly Card[];
  /** How many votes were opened in this game: the number of the current one, while there is one. */
  readonly ballot: number;
  /** The votes of the last vote that was revealed, by seat; null for seats without a vote in it. */
  readonly revealed: readonly (PodelimPartColor | null)[];
  readonly phase: Phase;
}

export interface State {
  readonly table: PublicState;
  readonly votes: readonly (PodelimPartColor | null)[]; // by seat; all null when there is no vote
  readonly deck: readonly Card[]; // the first is on top
}

export interface View {
  readonly table: PublicState;
  readonly me: Viewer;
  readonly vote: PodelimPartColor | null; // my own
  readonly deckSize: number;
}

export type Event =
  | {
      readonly type: 'row-dealt';
      readonly round: number;
      readonly leader: Seat;
      readonly row: readonly Card[];
    }
  /** `seat` is null where only one split is possible: nobody was asked. */
  | {
      readonly type: 'pile-split';
      readonly seat: Seat | null;
      readonly pile: Pile;
      readonly parts: readonly PilePart[];
    }
  | {
      readonly type: 'part-discarded';
      readonly seat: Seat;
      readonly part: PilePart;
      readonly cards: readonly Card[];
    }
  | { readonly type: 'voted'; readonly seat: Seat }
  | { readonly type: 'votes-revealed'; readonly votes: readonly (PodelimPartColor | null)[] }
  | {
      readonly type: 'part-taken';
      readonly seat: Seat;
      readonly part: PilePart;
      readonly cards: readonly Card[];
    }
  | { readonly type: 'part-unclaimed'; readonly part: PilePart; readonly cards: readonly Card[] }
  /** One card, two or more votes: it is discarded. */
  | {
      readonly type: 'card-lost';
      readonly part: PilePart;
      readonly card: Card;
      readonly contenders: readonly Seat[];
    }
  | {
      readonly type: 'part-contested';
      readonly part: PilePart;
      readonly cards: readonly Card[];
      readonly contenders: readonly Seat[];
    }
  /** `automatic` where the player had one stack only. */
  | {
      readonly type: 'jokers-placed';
      readonly seat: Seat;
      readonly values: readonly CardValue[];
      readonly automatic: boolean;
    }
  | { readonly type: 'jokers-waiting'; readonly seat: Seat; readonly jokers: number }
  | { readonly type: 'round-ended'; readonly round: number }
  | { readonly type: 'game-ended'; readonly points: readonly number[] };

export type Refusal =
  /** Also for a vote that is over: `phase` says where the game is now. */
  | { readonly code: 'wrong-phase'; readonly phase: Phase['type'] }
  | { readonly code: 'not-your-turn'; readonly turn: Seat }
  | { readonly code: 'not-a-contender'; readonly contenders: readonly Seat[] }
  | { readonly code: 'bad-split'; readonly cards: number }
  | {
      readonly code: 'no-such-part';
      readonly color: PodelimPartColor;
      readonly open: readonly PodelimPartColor[];
    }
  | { readonly code: 'bad-joker-count'; readonly jokers: number; readonly placed: number }
  | { readonly code: 'no-such-stack'; readonly value: CardValue };

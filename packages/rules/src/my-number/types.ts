import * as z from 'zod/mini';
import type { Seat, Viewer } from '../kernel/game.ts';

export const MY_NUMBER_COLORS = ['orange', 'pink', 'blue', 'green', 'purple'] as const;
export type Color = (typeof MY_NUMBER_COLORS)[number];

/** A number card is its number, 1 to 60: no two are alike. */
export type Card = number;
/** Five slots from left to right; the cards of one color lie on one slot, in the order in which they came. */
export type MyNumberCollection = readonly (readonly Card[])[];

/** Two goals of every letter; goals open together have different letters. */
export const MY_NUMBER_GOAL_IDS = [
  'A1',
  'A2',
  'B1',
  'B2',
  'C1',
  'C2',
  'D1',
  'D2',
  'E1',
  'E2',
  'F1',
  'F2',
  'G1',
  'G2',
] as const;
export type MyNumberGoalId = (typeof MY_NUMBER_GOAL_IDS)[number];

export const MY_NUMBER_ROUND_COUNT = 3;

export const options = z
  .strictObject({
    goals: z._default(z.enum(['none', 'perRound', 'wholeGame']), 'none'),
    /** Goals open at the same time; means nothing without goals. */
    goalCount: z._default(z.int().check(z.minimum(1), z.maximum(5)), 3),
    /** Rules R1: every edition is for three to six; two is our own offer. */
    unofficialTwo: z._default(z.boolean(), false),
  })
  .check(
    z.refine(({ goals, goalCount }) => goals !== 'wholeGame' || goalCount >= 3, {
      error: 'goals for the whole game are three to five',
      path: ['goalCount'],
    }),
  );
export type Options = Readonly<z.infer<typeof options>>;

export const action = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('select'),
    card: z.int().check(z.minimum(1), z.maximum(60)),
    /** Which turn of the round is meant: a change of mind that comes after the reveal must not count for the next turn. */
    turn: z.int().check(z.minimum(1), z.maximum(8)),
  }),
  z.strictObject({ type: z.literal('continue') }),
]);
export type Action = Readonly<z.infer<typeof action>>;

/** What one player did in a turn: the card played, the centre card taken for it, and the slot (from 0) it went to. */
export interface CenterCardTake {
  readonly seat: Seat;
  readonly played: Card;
  readonly took: Card;
  readonly slot: number;
}

/** One player's column of the score pad for a round, with what it is made of. */
export interface MyNumberRoundScore {
  /** Value times cards, by slot. */
  readonly slots: readonly number[];
  /** The bonuses printed on the cards, by slot. */
  readonly slotBonuses: readonly number[];
  /** The sum of the slots: the pad's first row. */
  readonly collection: number;
  /** The points of every open goal, in the order of the goals; 0 where it is not met. */
  readonly goals: readonly number[];
  /** The bonuses of the cards and the goals: the pad's second row. */
  readonly bonus: number;
  readonly total: number;
}

export interface MyNumberFinishedRound {
  readonly order: readonly number[];
  readonly goals: readonly MyNumberGoalId[];
  readonly collections: readonly MyNumberCollection[]; // by seat
  readonly lastCards: readonly Card[]; // by seat
  readonly scores: readonly MyNumberRoundScore[]; // by seat
}

/** What lies face up: the only part of a State that passes into a View as it is. */
export interface PublicState {
  readonly options: Options;
  readonly round: number; // from 1
  readonly turn: number; // from 1 in every round
  /** The values of the five slots from left to right, the same for all. */
  readonly order: readonly number[];
  /** Who laid out the order: only a name for the log. */
  readonly shuffler: Seat;
  readonly goals: readonly MyNumberGoalId[];
  /** The centre row, ascending. */
  readonly row: readonly Card[];
  readonly collections: readonly MyNumberCollection[]; // by seat
  /** The last reveal of this round, lowest card first; empty before the first. */
  readonly takes: readonly CenterCardTake[];
  readonly finished: readonly MyNumberFinishedRound[];
}

export type Phase =
  | {
      readonly type: 'select';
      readonly selected: readonly (Card | null)[]; // by seat
      readonly ready: readonly boolean[]; // by seat: who has selected
    }
  | { readonly type: 'round-end'; readonly continued: readonly boolean[] } // by seat
  | { readonly type: 'over' };
export type PhaseName = Phase['type'];

/** What the next rounds will bring; nobody knows it. */
export interface MyNumberRoundSlotsAndGoals {
  readonly order: readonly number[];
  readonly goals: readonly MyNumberGoalId[];
}

export interface State {
  readonly table: PublicState;
  readonly phase: Phase;
  /** By seat, ascending. A selected card stays here until the reveal. */
  readonly hands: readonly (readonly Card[])[];
  /** The first card is drawn first. */
  readonly deck: readonly Card[];
  readonly ahead: readonly MyNumberRoundSlotsAndGoals[];
}

export type ViewPhase =
  | {
      readonly type: 'select';
      /** The viewer's own selected card. */
      readonly mine: Card | null;
      readonly ready: readonly boolean[];
    }
  | { readonly type: 'round-end'; readonly continued: readonly boolean[] }
  | { readonly type: 'over' };

export interface View {
  readonly table: PublicState;
  readonly phase: ViewPhase;
  readonly me: Viewer;
  readonly hand: readonly Card[];
  /** Everybody holds the same number of cards. */
  readonly handSize: number;
  readonly deckSize: number;
}

export type Event =
  /** Told once in a turn: a change of mind is as secret as the card. */
  | { readonly type: 'card-selected'; readonly seat: Seat }
  | {
      readonly type: 'cards-revealed';
      readonly round: number;
      readonly turn: number;
      readonly takes: readonly CenterCardTake[];
    }
  | {
      readonly type: 'last-cards-placed';
      readonly round: number;
      readonly cards: readonly { readonly seat: Seat; readonly card: Card; readonly slot: number }[];
    }
  | { readonly type: 'round-scored'; readonly round: number; readonly scores: readonly MyNumberRoundScore[] }
  | { readonly type: 'continued'; readonly seat: Seat }
  | {
      readonly type: 'round-started';
      readonly round: number;
      readonly order: readonly number[];
      readonly shuffler: Seat;
      readonly goals: readonly MyNumberGoalId[];
      readonly row: readonly Card[];
    }
  | { readonly type: 'game-ended'; readonly winners: readonly Seat[] };

export type Refusal =
  /** Also for a turn that is over: `phase` and `turn` say where the game is now. */
  | { readonly code: 'wrong-phase'; readonly phase: PhaseName; readonly turn: number }
  | { readonly code: 'card-not-in-hand'; readonly card: Card }
  | { readonly code: 'already-continued' };

import * as z from 'zod/mini';
import type { ScoreCategory, Seat, Viewer } from '../kernel/game.ts';
import type { RandomStream } from '../kernel/random.ts';
import type { Card } from './cards.ts';

export const options = z.strictObject({
  /** How many blue crystals there are: `LENGTHS` in setup. */
  length: z._default(z.enum(['full', 'short']), 'full'),
  /** Who declines is asked no more in this round. */
  passIsFinal: z._default(z.boolean(), false),
});
export type Options = Readonly<z.infer<typeof options>>;

export const POT_HALVES = ['eight', 'twenty-eight'] as const;
export type PotHalf = (typeof POT_HALVES)[number];

export const action = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('take') }),
  z.strictObject({ type: z.literal('decline') }),
  z.strictObject({ type: z.literal('choose-half'), half: z.enum(POT_HALVES) }),
  z.strictObject({ type: z.literal('continue') }),
]);
export type Action = Readonly<z.infer<typeof action>>;

/** A blue crystal is worth 1, a red one 2. */
export interface Eight28Crystals {
  readonly blue: number;
  readonly red: number;
}

export type Eight28CardOfferAnswer = 'take' | 'decline';
/** What can be won: a half of the pot, or all of it. */
export type PotPrize = PotHalf | 'direct-hit';

export interface Eight28CrystalShare {
  readonly seat: Seat;
  readonly crystals: Eight28Crystals;
}

/** Who won a prize, and with which total. */
export interface PotPrizeAward {
  readonly prize: PotPrize;
  readonly crystals: Eight28Crystals;
  /** The total that won; null when nobody took part. */
  readonly total: number | null;
  /** Clockwise from the last dealer. */
  readonly shares: readonly Eight28CrystalShare[];
  readonly rest: Eight28Crystals;
}

export interface PotDistribution {
  readonly pot: Eight28Crystals;
  readonly awards: readonly PotPrizeAward[];
  /** What could not be halved. A direct hit halves nothing. */
  readonly odd: Eight28Crystals;
  /** All that nobody won: it waits for the next round. */
  readonly aside: Eight28Crystals;
}

export type Phase =
  | { readonly type: 'offer' }
  | { readonly type: 'choice'; readonly holes: readonly Card[] }
  | { readonly type: 'round-end'; readonly holes: readonly Card[]; readonly distribution: PotDistribution }
  | { readonly type: 'over'; readonly holes: readonly Card[]; readonly distribution: PotDistribution };
export type PhaseName = Phase['type'];

/** What everybody sees: the only part of a State that passes into a View as it is. */
export interface PublicState {
  readonly options: Options;
  readonly round: number;
  /** 1 for the first turn of the round. */
  readonly turn: number;
  readonly dealer: Seat;
  /** A red crystal was placed: no round follows. */
  readonly final: boolean;
  readonly supply: Eight28Crystals;
  readonly pot: Eight28Crystals;
  readonly aside: Eight28Crystals;
  readonly crystals: readonly Eight28Crystals[]; // by seat
  readonly open: readonly (readonly Card[])[]; // by seat, the first one taken first
  readonly answers: readonly (readonly Eight28CardOfferAnswer[])[]; // by seat, one for each turn of this round
  readonly choices: readonly (PotHalf | null)[]; // by seat
  /** Who must act: one player, except at the end of a round. */
  readonly waiting: readonly Seat[];
  readonly phase: Phase;
  /** The score sheet: points by prize and round, a line for each prize that somebody won. */
  readonly sheet: readonly ScoreCategory[];
}

export interface State {
  readonly table: PublicState;
  readonly holes: readonly Card[]; // by seat
  readonly deck: readonly Card[]; // top card first
  readonly stream: RandomStream;
}

export interface View {
  readonly table: PublicState;
  readonly me: Viewer;
  /** My own face-down card; a spectator has none. */
  readonly hole: Card | null;
  readonly deckSize: number;
}

export type Refusal =
  | { readonly code: 'wrong-phase'; readonly phase: PhaseName }
  | { readonly code: 'not-your-turn'; readonly asked: Seat }
  | { readonly code: 'nothing-to-choose' }
  | { readonly code: 'already-continued' };

export type Eight28RoundEndReason = 'all-declined' | 'nobody-left' | 'deck-empty';

export type Event =
  | {
      readonly type: 'round-started';
      readonly round: number;
      readonly dealer: Seat;
      readonly pot: Eight28Crystals;
    }
  | {
      readonly type: 'turn-started';
      readonly turn: number;
      readonly dealer: Seat;
      /** What action A placed; null when the supply is empty. */
      readonly placed: keyof Eight28Crystals | null;
      readonly pot: Eight28Crystals;
    }
  | { readonly type: 'final-round-began'; readonly round: number }
  | { readonly type: 'card-taken'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'card-declined'; readonly seat: Seat }
  | { readonly type: 'went-out'; readonly seat: Seat; readonly shown: number }
  | { readonly type: 'deck-ran-out'; readonly declined: readonly Seat[] }
  | {
      readonly type: 'round-ended';
      readonly round: number;
      readonly dealer: Seat;
      readonly reason: Eight28RoundEndReason;
    }
  | { readonly type: 'holes-revealed'; readonly holes: readonly Card[] }
  | { readonly type: 'half-chosen'; readonly seat: Seat; readonly half: PotHalf; readonly total: number }
  | { readonly type: 'awarded'; readonly award: PotPrizeAward }
  | { readonly type: 'crystals-set-aside'; readonly crystals: Eight28Crystals }
  | { readonly type: 'continued'; readonly seat: Seat }
  | { readonly type: 'game-ended'; readonly points: readonly number[] };

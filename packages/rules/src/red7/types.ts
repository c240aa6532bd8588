import * as z from 'zod/mini';
import type { Seat, Viewer } from '../kernel/game.ts';
import type { RandomStream } from '../kernel/random.ts';
import { type Card, type Cards, type Color, DECK } from './cards.ts';

export const options = z.strictObject({
  /** Off: one round decides. On: the extra draw, and points over several rounds. */
  advanced: z._default(z.boolean(), false),
  /** Odd cards act when they are played to the palette. */
  actions: z._default(z.boolean(), false),
  /** Points that end an advanced game; null asks the number of players. */
  targetScore: z._default(z.nullable(z.int().check(z.minimum(10), z.maximum(100))), null),
});
export type Options = Readonly<z.infer<typeof options>>;

const card = z.enum(DECK);
const seat = z.int().check(z.minimum(0), z.maximum(3));

const paletteStep = z.strictObject({
  card,
  /** For a 7: the other card of the own palette that goes on the canvas. */
  toCanvas: z.nullable(card),
  /** For a 1: the card that goes from a rival's palette on top of the deck. */
  take: z.nullable(z.strictObject({ seat, card })),
});

export const action = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('turn'),
    /** More than one only after 5s: all seven of them and one more card at the most. */
    palette: z.array(paletteStep).check(z.maxLength(8)),
    canvas: z.nullable(card),
  }),
  z.strictObject({ type: z.literal('pass') }),
  z.strictObject({ type: z.literal('canvas'), card }),
  z.strictObject({ type: z.literal('end-turn') }),
  z.strictObject({ type: z.literal('continue') }),
]);

export type Red7PaletteStep = Readonly<z.infer<typeof paletteStep>>;
export type CardTakenByRed7Action = NonNullable<Red7PaletteStep['take']>;
/** The cards of a turn, whole or still being composed. */
export interface Red7DraftedTurn {
  readonly palette: readonly Red7PaletteStep[];
  readonly canvas: Card | null;
}
export type Action =
  | ({ readonly type: 'turn' } & Red7DraftedTurn)
  | { readonly type: 'pass' }
  | { readonly type: 'canvas'; readonly card: Card }
  | { readonly type: 'end-turn' }
  | { readonly type: 'continue' };

/** after-draw: a 3 was played and has drawn; its player may still lay a canvas card. */
export type Phase =
  | { readonly type: 'turn'; readonly seat: Seat }
  | { readonly type: 'after-draw'; readonly seat: Seat }
  | { readonly type: 'round-end'; readonly ready: readonly Seat[] }
  | { readonly type: 'over' };
export type PhaseName = Phase['type'];

/** A finished round. Its cards stay in the winner's palette to be looked at until the next deal, and never come back. */
export interface Red7RoundResult {
  readonly winner: Seat;
  readonly rule: Color;
  /** What the winner scored; nothing in the basic game. */
  readonly cards: Cards;
}

/** What everybody may know: the only part of a State that passes into a View as it is. */
export interface PublicState {
  readonly options: Options;
  /** 1 for the first. */
  readonly round: number;
  readonly phase: Phase;
  readonly palettes: readonly Cards[]; // by seat
  /** Cards on the start card; the last one rules, none means red. */
  readonly canvas: Cards;
  /** In the order of elimination. */
  readonly out: readonly Seat[];
  /** Cards on top of the deck that everybody saw being put there, the next one first. */
  readonly onDeck: Cards;
  /** Cards in a hand that everybody saw on the deck before they were drawn. */
  readonly seen: readonly Cards[]; // by seat
  readonly rounds: readonly Red7RoundResult[];
}

export interface State {
  readonly table: PublicState;
  readonly hands: readonly Cards[]; // by seat
  /** Below the cards of `table.onDeck`; the next one first. */
  readonly deck: Cards;
  /** For the shuffles of later rounds. */
  readonly stream: RandomStream;
}

export interface View {
  readonly table: PublicState;
  readonly me: Viewer;
  readonly hand: Cards;
  readonly handSizes: readonly number[]; // by seat
  /** With the known cards on top. */
  readonly deckSize: number;
}

export type Event =
  | { readonly type: 'palette-played'; readonly seat: Seat; readonly card: Card }
  /** A 7: from the own palette. */
  | { readonly type: 'card-moved-to-canvas'; readonly seat: Seat; readonly card: Card }
  /** A 1: on top of the deck. */
  | { readonly type: 'card-taken'; readonly seat: Seat; readonly from: Seat; readonly card: Card }
  | { readonly type: 'canvas-played'; readonly seat: Seat; readonly card: Card }
  /** `card` only if everybody knew the top of the deck. */
  | {
      readonly type: 'card-drawn';
      readonly seat: Seat;
      readonly by: 'three' | 'canvas';
      readonly card: Card | null;
    }
  /** A successful turn: leads by the rule with these cards. */
  | { readonly type: 'turn-ended'; readonly seat: Seat; readonly rule: Color; readonly cards: Cards }
  | {
      readonly type: 'eliminated';
      readonly seat: Seat;
      readonly reason: 'passed' | 'not-leading' | 'empty-hand';
    }
  | {
      readonly type: 'round-won';
      readonly seat: Seat;
      readonly rule: Color;
      readonly cards: Cards;
      readonly points: number;
    }
  | { readonly type: 'continued'; readonly seat: Seat }
  | {
      readonly type: 'round-started';
      readonly round: number;
      readonly palettes: readonly Cards[];
      readonly leader: Seat;
      readonly first: Seat;
    }
  | { readonly type: 'game-ended'; readonly reason: 'last-player' | 'target' | 'too-few-cards' };

export type Refusal =
  | { readonly code: 'not-your-turn' }
  | { readonly code: 'wrong-phase'; readonly phase: PhaseName }
  | { readonly code: 'empty-turn' }
  | { readonly code: 'card-not-in-hand'; readonly card: Card }
  | { readonly code: 'extra-palette'; readonly card: Card }
  | { readonly code: 'action5-card-required'; readonly card: Card }
  | { readonly code: 'action7-invalid'; readonly card: Card; readonly toCanvas: Card | null }
  | { readonly code: 'action1-invalid'; readonly card: Card; readonly take: CardTakenByRed7Action | null }
  | { readonly code: 'canvas-after-draw'; readonly card: Card }
  | { readonly code: 'not-leading'; readonly rule: Color; readonly leader: Seat | null };

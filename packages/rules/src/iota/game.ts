import type { Game } from '../kernel/game.ts';
import { legal } from './legal.ts';
import { outcome } from './outcome.ts';
import { reduce, waitingFor } from './reduce.ts';
import { IOTA_SEAT_RANGE, setup } from './setup.ts';
import {
  type Action,
  action,
  type Event,
  type Options,
  options,
  type Refusal,
  type State,
  type View,
} from './types.ts';
import { imagine, view } from './view.ts';
import { type Why, why } from './why.ts';

export const iota: Game<State, Action, View, Options, Event, Refusal, Why> = {
  id: 'iota',
  version: 2,
  seats: IOTA_SEAT_RANGE,
  options,
  action,
  setup,
  phase: ({ table }) => (table.over ? 'over' : 'turn'),
  waitingFor,
  mayAct: waitingFor,
  reduce,
  view,
  legal,
  imagine,
  idle: () => ({ type: 'pass', recycles: [], swap: [] }),
  why,
  outcome,
};

export {
  type Board,
  boardFromGrid,
  cellAtIndex,
  cellIndex,
  packedCardsBeside,
  packedCardsOnSide,
  placeCardOnBoard,
  removeCardFromBoard,
  unpackCardCount,
  unpackNaturalCount,
  unpackTraits,
} from './board.ts';
export {
  CARD_ATTRIBUTES,
  CARD_TRAIT_BITS,
  type Card,
  type CardAttribute,
  COLORS,
  type Color,
  cardIdOf,
  DECK,
  FIRST_WILD_ID,
  faceValue,
  IOTA_CARD_NUMBERS,
  isValidLine,
  isWild,
  NATURAL_CARDS,
  type NaturalCard,
  SHAPES,
  type Shape,
  WILD_CARDS,
  type WildCard,
} from './cards.ts';
export {
  EMPTY_STAGED_TURN,
  type PlayableBoardCell,
  playableCellsForCard,
  previewStagedTurn,
  type RecycleChoice,
  recycleChoicesFor,
  type StagedLine,
  type StagedTurn,
  type StagedTurnPreview,
} from './preview.ts';
export { playScoreOf, quietTurnLimit } from './scoring.ts';
export { dealInOrder } from './setup.ts';
export {
  attributePatternsInLine,
  brokenAttributesIn,
  type LineAttributePattern,
  replaceWildWithNaturalCard,
} from './turn.ts';
export type * from './types.ts';
export type { SingleCardPlay, Why, WildExplanation } from './why.ts';
export { areWildsSolvable, type WildCardIdentities, wildCardIdentitiesInGrid } from './wilds.ts';

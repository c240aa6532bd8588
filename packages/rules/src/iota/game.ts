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
import { explain, type ViewExplanation } from './why.ts';

export const iota: Game<State, Action, View, Options, Event, Refusal, ViewExplanation> = {
  id: 'iota',
  version: 2,
  seats: IOTA_SEAT_RANGE,
  options,
  action,
  setup,
  phase: ({ table }) => (table.over ? 'over' : 'turn'),
  waitingFor,
  seatsAllowedToAct: waitingFor,
  reduce,
  view,
  legal,
  imagine,
  pickIdleAction: () => ({ type: 'pass', recycles: [], swap: [] }),
  explain,
  outcome,
};

export {
  type Board,
  buildBoardFromGrid,
  cellAtIndex,
  cellIndex,
  packRunOnSideOfCell,
  packRunThroughCell,
  placeCardOnBoard,
  removeCardFromBoard,
  unpackRunCardCount,
  unpackRunNaturalCount,
  unpackRunTraits,
} from './board.ts';
export {
  CARD_SET_HIGH_WORD_BY_TRAITS,
  CARD_SET_LOW_WORD_BY_TRAITS,
  type Card,
  type Color,
  cardIdOf,
  DECK,
  FIRST_WILD_CARD_ID,
  fittingTraitBits,
  IOTA_CARD_ATTRIBUTES,
  IOTA_CARD_NUMBERS,
  IOTA_COLORS,
  IOTA_SHAPES,
  IOTA_TRAIT_BITS_BY_CARD_ID,
  type IotaCardAttribute,
  type IotaNaturalCard,
  type IotaShape,
  type IotaWildCard,
  isValidLine,
  isWild,
  NATURAL_CARDS,
  printedPointsOfCard,
  WILD_CARDS,
} from './cards.ts';
export {
  EMPTY_IOTA_STAGED_TURN,
  type IotaStagedTurn,
  type IotaStagedTurnPreview,
  type PlayableBoardCell,
  playableCellsForCard,
  previewIotaStagedTurn,
  type StagedCardLine,
  type WildRecycleChoice,
  wildRecycleChoicesFor,
} from './preview.ts';
export { scoreOfPlay, turnsWithoutPlayLimit } from './scoring.ts';
export { dealPrearrangedCards } from './setup.ts';
export {
  attributePatternsInLine,
  brokenAttributesOfCards,
  type CardLineAttributePattern,
  replaceWildWithNaturalCard,
} from './turn.ts';
export type * from './types.ts';
export type { IotaWildExplanation, SingleCardPlay, ViewExplanation } from './why.ts';
export { areWildsSolvable, type WildCardIdentities, wildCardIdentitiesInGrid } from './wilds.ts';

import type { Game } from '../kernel/game.ts';
import { legal } from './legal.ts';
import { outcome } from './outcome.ts';
import { reduce, waitingFor } from './reduce.ts';
import { SEATS, setup } from './setup.ts';
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
  seats: SEATS,
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
  cardsBeside,
  cardsOnSide,
  cellAtIndex,
  cellIndex,
  placeCard,
  removeCard,
  unpackCardCount,
  unpackNaturalCount,
  unpackTraits,
} from './board.ts';
export {
  ATTRIBUTES,
  type Attribute,
  CARD_TRAITS,
  type Card,
  COLORS,
  type Color,
  cardIdOf,
  DECK,
  FIRST_WILD_ID,
  faceValue,
  isValidLine,
  isWild,
  NATURALS,
  type Natural,
  NUMBERS,
  SHAPES,
  type Shape,
  WILDS,
  type Wild,
} from './cards.ts';
export {
  type CellChoice,
  cellChoicesFor,
  EMPTY_STAGING,
  previewStaging,
  type RecycleChoice,
  recycleChoicesFor,
  type StagedLine,
  type Staging,
  type StagingPreview,
} from './preview.ts';
export { playScoreOf, quietTurnLimit } from './scoring.ts';
export { dealInOrder } from './setup.ts';
export { type AttributeStanding, attributeStandingsIn, brokenAttributesIn, exchangeWild } from './turn.ts';
export type * from './types.ts';
export type { SingleCardPlay, Why, WildExplanation } from './why.ts';
export { areWildsSolvable, type WildChoice, wildChoicesInGrid } from './wilds.ts';

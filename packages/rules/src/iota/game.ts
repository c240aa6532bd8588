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
  boardOf,
  cardsBeside,
  cardsIn,
  cardsOnSide,
  cellOf,
  indexOf,
  naturalsIn,
  placeCard,
  removeCard,
  traitsIn,
} from './board.ts';
export {
  ATTRIBUTES,
  type Attribute,
  type Card,
  COLORS,
  type Color,
  DECK,
  FIRST_WILD,
  faceValue,
  idOf,
  isValidLine,
  isWild,
  NATURALS,
  type Natural,
  NUMBERS,
  SHAPES,
  type Shape,
  TRAITS,
  WILDS,
  type Wild,
} from './cards.ts';
export {
  type CellChoice,
  cellsFor,
  NOTHING_STAGED,
  preview,
  type RecycleChoice,
  recyclesFor,
  type StagedLine,
  type Staging,
  type StagingPreview,
} from './preview.ts';
export { quietLimit, scoreOf } from './scoring.ts';
export { brokenIn, exchange } from './turn.ts';
export type * from './types.ts';
export type { SingleWhy, Why, WildWhy } from './why.ts';
export { isSolvable, type WildChoice, wildChoices } from './wilds.ts';

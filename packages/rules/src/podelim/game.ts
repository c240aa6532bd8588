import type { Game } from '../kernel/game.ts';
import { upgradeWords } from '../kernel/upgrade.ts';
import { rowDealt } from './flow.ts';
import { idle, legal, timeShare } from './legal.ts';
import { mayAct, reduce, waitingFor } from './reduce.ts';
import { outcome } from './scoring.ts';
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

export { cardsOf, DECK, numberOn, roundsOf, rowSize, sorted } from './cards.ts';
export { refusalOf } from './check.ts';
export { canCut, cardsIn, cut, evenCuts, openCards, sizeOf } from './parts.ts';
export { type Majority, majoritiesOf, pointsOf } from './scoring.ts';
export * from './types.ts';
export { type MajorityPreview, previewJokers, previewPart, type Why } from './why.ts';

export const podelim: Game<State, Action, View, Options, Event, Refusal, Why> = {
  id: 'podelim',
  version: 1,
  seats: SEATS,
  options,
  action,
  upgradeAction: upgradeWords({ colour: 'color', discardPart: 'discard-part', placeJokers: 'place-jokers' }),
  setup,
  opening: (state) => [rowDealt(state)],
  phase: ({ table }) => table.phase.type,
  waitingFor,
  mayAct,
  reduce,
  view,
  legal,
  imagine,
  idle,
  timeShare,
  why,
  outcome,
};

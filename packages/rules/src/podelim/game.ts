import type { Game } from '../kernel/game.ts';
import { upgradeStoredAction } from '../kernel/upgrade.ts';
import { rowDealtEvent } from './flow.ts';
import { idle, legal, timeShare } from './legal.ts';
import { mayAct, reduce, waitingFor } from './reduce.ts';
import { outcome } from './scoring.ts';
import { PODELIM_SEAT_RANGE, setup } from './setup.ts';
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

export {
  addCardsToStacks,
  addJokersToStacks,
  cardValue,
  DECK,
  ownedCards,
  roundCount,
  rowSize,
  sortCards,
} from './cards.ts';
export { podelimActionRefusal } from './check.ts';
export { canCut, cardsInRange, cutPile, cutsForEvenParts, rangeSize, unownedRowCards } from './parts.ts';
export { type Majority, majoritiesOf, pointsByPlayer } from './scoring.ts';
export { dealInOrder } from './setup.ts';
export * from './types.ts';
export { type MajorityPreview, previewJokers, previewTakingPart, type Why } from './why.ts';

export const podelim: Game<State, Action, View, Options, Event, Refusal, Why> = {
  id: 'podelim',
  version: 1,
  seats: PODELIM_SEAT_RANGE,
  options,
  action,
  upgradeAction: upgradeStoredAction({
    colour: 'color',
    discardPart: 'discard-part',
    placeJokers: 'place-jokers',
  }),
  setup,
  opening: (state) => [rowDealtEvent(state)],
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

import type { Game } from '../kernel/game.ts';
import { upgradeStoredAction } from '../kernel/upgrade.ts';
import { rowDealtEvent } from './flow.ts';
import { legal, pickIdleAction, timeLimitShare } from './legal.ts';
import { reduce, seatsAllowedToAct, waitingFor } from './reduce.ts';
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
import { explain, type ViewExplanation } from './why.ts';

export {
  addCardsToStacks,
  addJokersToStacks,
  cardValue,
  DECK,
  ownedCards,
  podelimRoundCount,
  podelimRowSize,
  sortCardsJokersLast,
} from './cards.ts';
export { podelimActionRefusal } from './check.ts';
export {
  canCutPileAt,
  cardsInRange,
  cutPile,
  cutsForEvenParts,
  rangeSize,
  unownedPodelimRowCards,
} from './parts.ts';
export { majoritiesOf, type PodelimValueMajority, pointsOfPodelimStacks } from './scoring.ts';
export { dealPrearrangedCards } from './setup.ts';
export * from './types.ts';
export {
  type MajorityPreview,
  previewJokerPlacement,
  previewTakingPilePart,
  type ViewExplanation,
} from './why.ts';

export const podelim: Game<State, Action, View, Options, Event, Refusal, ViewExplanation> = {
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
  openingEvents: (state) => [rowDealtEvent(state)],
  phase: ({ table }) => table.phase.type,
  currentRound: ({ table }) => table.round,
  waitingFor,
  seatsAllowedToAct,
  reduce,
  view,
  legal,
  imagine,
  pickIdleAction,
  timeLimitShare,
  explain,
  outcome,
};

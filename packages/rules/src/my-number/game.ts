import type { Game } from '../kernel/game.ts';
import { legal, pickIdleAction, timeLimitShare } from './legal.ts';
import { reduce, roundStartedEvent, seatsAllowedToAct, waitingFor } from './reduce.ts';
import { outcome } from './scoring.ts';
import { seatsFor, setup } from './setup.ts';
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

export const myNumber: Game<State, Action, View, Options, Event, Refusal, ViewExplanation> = {
  id: 'my-number',
  version: 1,
  seats: { min: 2, max: 6 },
  seatsFor,
  options,
  action,
  setup,
  openingEvents: (state) => [roundStartedEvent(state)],
  phase: ({ phase }) => phase.type,
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

export {
  addCardToCollection,
  collectionCountOfColor,
  collectionSlotForCard,
  collectionSlotOfColor,
  DECK,
  myNumberCardBonusOf,
  myNumberCardColorOf,
} from './cards.ts';
export { drawMyNumberGoals, goalLetterOf, MY_NUMBER_GOALS, myNumberGoalPoints } from './goals.ts';
export { myNumberOutcomeOfRounds, myNumberRoundScoreOf, myNumberTotalScores } from './scoring.ts';
export { dealPrearrangedCards, myNumberTurnsInRound, seatsFor } from './setup.ts';
export * from './types.ts';
export { publiclyKnownHandCards } from './view.ts';
export { type CardGainPreview, previewCardGain, type ViewExplanation } from './why.ts';

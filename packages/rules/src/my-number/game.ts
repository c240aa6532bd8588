import type { Game } from '../kernel/game.ts';
import { idle, legal, timeShare } from './legal.ts';
import { mayAct, reduce, roundStartedEvent, waitingFor } from './reduce.ts';
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
import { type Why, why } from './why.ts';

export const myNumber: Game<State, Action, View, Options, Event, Refusal, Why> = {
  id: 'my-number',
  version: 1,
  seats: { min: 2, max: 6 },
  seatsFor,
  options,
  action,
  setup,
  opening: (state) => [roundStartedEvent(state)],
  phase: ({ phase }) => phase.type,
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

export {
  addToCollection,
  cardBonusOf,
  cardColorOf,
  countOfColor,
  DECK,
  slotForCard,
  slotOfColor,
} from './cards.ts';
export { drawGoals, GOALS, goalLetterOf, goalPoints } from './goals.ts';
export { outcomeOfRounds, roundScoreOf, totalScores } from './scoring.ts';
export { dealInOrder, seatsFor, turnsInRound } from './setup.ts';
export * from './types.ts';
export { publiclyKnownHandCards } from './view.ts';
export { type CardGainPreview, previewCardGain, type Why } from './why.ts';

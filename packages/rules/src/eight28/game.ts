import type { Game } from '../kernel/game.ts';
import { upgradeStoredAction } from '../kernel/upgrade.ts';
import { idle, legal, timeShare, waitingFor } from './legal.ts';
import { reduce } from './reduce.ts';
import { outcome } from './scoring.ts';
import { opening, SEATS, setup } from './setup.ts';
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

export const eight28: Game<State, Action, View, Options, Event, Refusal, Why> = {
  id: 'eight28',
  version: 1,
  seats: SEATS,
  options,
  action,
  upgradeAction: upgradeStoredAction({ chooseHalf: 'choose-half', twentyEight: 'twenty-eight' }),
  setup,
  opening,
  phase: ({ table }) => table.phase.type,
  waitingFor,
  mayAct: waitingFor,
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
  bestTotalUpTo28,
  CARDS,
  type Card,
  COPIES_OF_CARD,
  countElevens,
  DECK,
  type HandVerdict,
  handVerdictOf,
  isOut,
  lowTotal,
  possibleTotalsOf,
} from './cards.ts';
export { actionRefusal, handsWithHoleCards, seatsChoosingHalf, seatToAct } from './legal.ts';
export {
  crystalPoints,
  distributePot,
  type HalfContender,
  type HalfPreview,
  halfContendersFor,
  previewHalf,
  seatsClockwiseFrom,
  shareCrystals,
  splitPot,
} from './scoring.ts';
export { dealInOrder, dealNextInOrder, receivesOffers, seatsToAsk } from './setup.ts';
export type {
  Action,
  Award,
  CrystalShare,
  Crystals,
  Distribution,
  Event,
  Half,
  OfferAnswer,
  Options,
  Phase,
  Prize,
  PublicState,
  Refusal,
  RoundEndReason,
  State,
  View,
} from './types.ts';
export { knownHoleCards, unseenCards } from './view.ts';
export { halfPreviewsOf, type NextCardOdds, nextCardOddsOf, type PossibleTotals, type Why } from './why.ts';

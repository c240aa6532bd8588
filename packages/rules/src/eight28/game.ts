import type { Game } from '../kernel/game.ts';
import { upgradeStoredAction } from '../kernel/upgrade.ts';
import { idle, legal, timeShare, waitingFor } from './legal.ts';
import { reduce } from './reduce.ts';
import { outcome } from './scoring.ts';
import { EIGHT28_SEAT_RANGE, opening, setup } from './setup.ts';
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
  seats: EIGHT28_SEAT_RANGE,
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
  type Card,
  COPIES_OF_CARD,
  countElevens,
  DECK,
  EIGHT28_CARD_KINDS,
  type HandOutcome,
  handOutcomeOf,
  isOutByOpenCards,
  possibleTotalsOf,
  totalCountingElevensAsOne,
} from './cards.ts';
export { actionRefusal, handsWithHoleCards, seatsChoosingPotHalf, seatToAct } from './legal.ts';
export {
  crystalPoints,
  distributePot,
  type PotHalfContender,
  type PotHalfPreview,
  potHalfContenders,
  previewPotHalf,
  seatsClockwiseFrom,
  shareCrystals,
  splitPot,
} from './scoring.ts';
export { dealInOrder, dealNextInOrder, mayReceiveOffers, seatsAwaitingOffer } from './setup.ts';
export type {
  Action,
  CrystalShare,
  Crystals,
  Event,
  OfferAnswer,
  Options,
  Phase,
  PotDistribution,
  PotHalf,
  PotPrize,
  PotPrizeAward,
  PublicState,
  Refusal,
  RoundEndReason,
  State,
  View,
} from './types.ts';
export { knownHoleCards, unseenCards } from './view.ts';
export {
  type NextCardOdds,
  nextCardOddsOf,
  type PossibleTotals,
  potHalfPreviewsOf,
  type Why,
} from './why.ts';

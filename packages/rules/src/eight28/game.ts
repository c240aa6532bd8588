import type { Game } from '../kernel/game.ts';
import { upgradeStoredAction } from '../kernel/upgrade.ts';
import { legal, pickIdleAction, timeLimitShare, waitingFor } from './legal.ts';
import { reduce } from './reduce.ts';
import { outcome } from './scoring.ts';
import { EIGHT28_SEAT_RANGE, openingEvents, setup } from './setup.ts';
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

export const eight28: Game<State, Action, View, Options, Event, Refusal, ViewExplanation> = {
  id: 'eight28',
  version: 1,
  seats: EIGHT28_SEAT_RANGE,
  options,
  action,
  upgradeAction: upgradeStoredAction({ chooseHalf: 'choose-half', twentyEight: 'twenty-eight' }),
  setup,
  openingEvents,
  phase: ({ table }) => table.phase.type,
  currentRound: ({ table }) => table.round,
  waitingFor,
  seatsAllowedToAct: waitingFor,
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
  bestTotalUpTo28,
  type Card,
  countOneOrElevenCards,
  DECK,
  EIGHT28_CARD_KINDS,
  EIGHT28_COPIES_OF_CARD,
  type Eight28HandOutcome,
  eight28HandOutcomeOf,
  isOutByOpenCards,
  possibleTotalsOf,
  totalCountingElevensAsOne,
} from './cards.ts';
export { eight28ActionRefusal, handsWithHoleCards, seatsChoosingPotHalf, seatToAct } from './legal.ts';
export {
  distributePot,
  eight28CrystalPoints,
  type PotHalfContender,
  type PotHalfPreview,
  potHalfContenders,
  previewPotHalf,
  seatsClockwiseFrom,
  shareCrystals,
  splitPot,
} from './scoring.ts';
export {
  dealPrearrangedCards,
  dealPrearrangedNextRound,
  mayReceiveCardOffers,
  seatsAwaitingCardOffer,
} from './setup.ts';
export type {
  Action,
  Eight28CardOfferAnswer,
  Eight28CrystalShare,
  Eight28Crystals,
  Eight28RoundEndReason,
  Event,
  Options,
  Phase,
  PotDistribution,
  PotHalf,
  PotPrize,
  PotPrizeAward,
  PublicState,
  Refusal,
  State,
  View,
} from './types.ts';
export { knownHoleCards, unseenCards } from './view.ts';
export {
  type NextCardOdds,
  nextCardOddsOf,
  type PossibleTotals,
  potHalfPreviewsOf,
  type ViewExplanation,
} from './why.ts';

import type { Game } from '../kernel/game.ts';
import { upgradeWords } from '../kernel/upgrade.ts';
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
  upgradeAction: upgradeWords({ chooseHalf: 'choose-half', twentyEight: 'twenty-eight' }),
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
  best28,
  CARDS,
  type Card,
  COPIES,
  countElevens,
  DECK,
  isOut,
  lowTotal,
  totalsOf,
  type Verdict,
  verdictOf,
} from './cards.ts';
export { choosers, handsOf, refusal, seatToAct } from './legal.ts';
export {
  clockwise,
  distribute,
  entriesFor,
  type HalfEntry,
  type HalfPreview,
  halvesOf,
  pointsOf,
  previewHalf,
  shareCrystals,
} from './scoring.ts';
export { getsOffers, seatsToAsk } from './setup.ts';
export type {
  Action,
  Award,
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
  Share,
  State,
  View,
} from './types.ts';
export { knownHoles, unseenCards } from './view.ts';
export { halfPreviewsOf, type NextCardOdds, nextCardOddsOf, type PossibleTotals, type Why } from './why.ts';

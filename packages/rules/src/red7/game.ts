import type { Game } from '../kernel/game.ts';
import { upgradeStoredAction } from '../kernel/upgrade.ts';
import { legal } from './legal.ts';
import { idle, reduce, waitingFor } from './reduce.ts';
import { outcome } from './scoring.ts';
import { RED7_SEAT_RANGE, roundDealtEvent, setup } from './setup.ts';
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

export const red7: Game<State, Action, View, Options, Event, Refusal, Why> = {
  id: 'red7',
  version: 1,
  seats: RED7_SEAT_RANGE,
  options,
  action,
  upgradeAction: upgradeStoredAction({ endTurn: 'end-turn' }),
  setup,
  opening: (state) => [roundDealtEvent(state)],
  phase: ({ table }) => table.phase.type,
  waitingFor,
  mayAct: waitingFor,
  reduce,
  view,
  legal,
  imagine,
  idle,
  why,
  outcome,
};

export type { RequiredActionChoice } from './actions.ts';
export {
  type Card,
  type CardNumber,
  type Cards,
  COLORS,
  type Color,
  cardStrength,
  colorOfCard,
  DECK,
  numberOfCard,
  RED7_CARD_NUMBERS,
  sortHighFirst,
} from './cards.ts';
export {
  actionFromDraftedTurn,
  addDraftedTurnStep,
  bestPossibleLeadStatus,
  EMPTY_RED7_DRAFTED_TURN,
  previewDraftedTurn,
  type Red7DraftedTurnChoice,
  type Red7DraftedTurnPreview,
  type Red7DraftedTurnStep,
  type TurnLeadStatus,
} from './compose.ts';
export { bestSetForRule, currentRule, isLeading, isSeatActive, leaderOf, strengthOfCardSet } from './lead.ts';
export { palettePower } from './power.ts';
export { cardsScoredBy, scoringSet, seatPoints, sumOfCardNumbers, targetScoreOf } from './scoring.ts';
export { dealInOrder } from './setup.ts';
export type {
  Action,
  Event,
  Options,
  PaletteStep,
  Phase,
  PublicState,
  Red7DraftedTurn,
  Refusal,
  RoundResult,
  State,
  TakenCard,
  View,
} from './types.ts';
export { type LeadReason, type PaletteStanding, paletteStandings, type Why } from './why.ts';

import type { Game } from '../kernel/game.ts';
import { upgradeStoredAction } from '../kernel/upgrade.ts';
import { legal } from './legal.ts';
import { pickIdleAction, reduce, waitingFor } from './reduce.ts';
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
import { explain, type ViewExplanation } from './why.ts';

export const red7: Game<State, Action, View, Options, Event, Refusal, ViewExplanation> = {
  id: 'red7',
  version: 1,
  seats: RED7_SEAT_RANGE,
  options,
  action,
  upgradeAction: upgradeStoredAction({ endTurn: 'end-turn' }),
  setup,
  openingEvents: (state) => [roundDealtEvent(state)],
  phase: ({ table }) => table.phase.type,
  currentRound: ({ table }) => table.round,
  waitingFor,
  seatsAllowedToAct: waitingFor,
  reduce,
  view,
  legal,
  imagine,
  pickIdleAction,
  explain,
  outcome,
};

export type { RequiredActionChoice } from './actions.ts';
export {
  type Card,
  type Cards,
  type Color,
  DECK,
  RED7_CARD_NUMBERS,
  RED7_COLORS,
  type Red7CardNumber,
  red7CardStrength,
  red7ColorOfCard,
  red7NumberOfCard,
  sortStrongestCardFirst,
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
  type Red7TurnLeadStatus,
} from './compose.ts';
export {
  bestSetForRule,
  currentRule,
  findLeadingSeat,
  isLeading,
  isSeatStillInRed7Round,
  strengthOfCardSet,
} from './lead.ts';
export { palettePower } from './power.ts';
export {
  cardsScoredBy,
  red7SeatPoints,
  scoringSetOfPalette,
  sumOfCardNumbers,
  targetScoreOf,
} from './scoring.ts';
export { dealPrearrangedCards } from './setup.ts';
export type {
  Action,
  CardTakenByRed7Action,
  Event,
  Options,
  Phase,
  PublicState,
  Red7DraftedTurn,
  Red7PaletteStep,
  Red7RoundResult,
  Refusal,
  State,
  View,
} from './types.ts';
export { type LeadReason, paletteStandings, type Red7PaletteStanding, type ViewExplanation } from './why.ts';

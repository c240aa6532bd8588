import type { Game } from '../kernel/game.ts';
import { upgradeWords } from '../kernel/upgrade.ts';
import { legal } from './legal.ts';
import { idle, reduce, waitingFor } from './reduce.ts';
import { outcome } from './scoring.ts';
import { dealt, SEATS, setup } from './setup.ts';
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
  seats: SEATS,
  options,
  action,
  upgradeAction: upgradeWords({ endTurn: 'end-turn' }),
  setup,
  opening: (state) => [dealt(state)],
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

export type { OwedChoice } from './actions.ts';
export {
  type Card,
  type CardNumber,
  type Cards,
  COLORS,
  type Color,
  colorOf,
  DECK,
  highFirst,
  NUMBERS,
  numberOf,
  strengthOf,
} from './cards.ts';
export {
  actionOf,
  bestProspect,
  type DraftChoice,
  type DraftPreview,
  type DraftStep,
  EMPTY_DRAFT,
  preview,
  type TurnProspect,
  withStep,
} from './compose.ts';
export { best, isActive, keyOf, leaderOf, leads, ruleOf } from './lead.ts';
export { powerOf } from './power.ts';
export { pointsOf, scoredBy, scoringSet, sumOf, targetOf } from './scoring.ts';
export type {
  Action,
  Draft,
  Event,
  Options,
  PaletteStep,
  Phase,
  PublicState,
  Refusal,
  RoundResult,
  State,
  TakenCard,
  View,
} from './types.ts';
export { type LeadReason, type PaletteStanding, standingsOf, type Why } from './why.ts';

import type { Seat, Transition } from '../kernel/game.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import type { Cards } from './cards.ts';
import { bestSetForRule, currentRule, isLeading, isSeatStillInRed7Round } from './lead.ts';
import { gameEndReason, scoringSetOfPalette, sumOfCardNumbers } from './scoring.ts';
import { dealRed7Round, roundDealtEvent } from './setup.ts';
import {
  applyDraftedTurn,
  draftedTurnRefusal,
  drawsCardForCanvas,
  type Red7TurnProgress,
  type Red7TurnStart,
} from './turn.ts';
import type {
  Action,
  Event,
  PhaseName,
  PublicState,
  Red7DraftedTurn,
  Red7RoundResult,
  Refusal,
  State,
  View,
} from './types.ts';

/** When each action has its place. */
const PHASE_OF: Readonly<Record<Action['type'], PhaseName>> = {
  turn: 'turn',
  pass: 'turn',
  canvas: 'after-draw',
  'end-turn': 'after-draw',
  continue: 'round-end',
};

export function waitingFor({ table: { phase, palettes } }: State): readonly Seat[] {
  if (phase.type === 'over') return [];
  if (phase.type === 'round-end') return [...palettes.keys()].filter((seat) => !phase.ready.includes(seat));
  return [phase.seat];
}

/** Rules 7: an absent player drops out of the round, and does not hold up the next one. */
export function pickIdleAction({ table }: View): Action {
  switch (table.phase.type) {
    case 'after-draw':
      return { type: 'end-turn' };
    case 'round-end':
      return { type: 'continue' };
    default:
      return { type: 'pass' };
  }
}

export function reduce(state: State, seat: Seat, action: Action): Result<Transition<State, Event>, Refusal> {
  if (!waitingFor(state).includes(seat)) return err({ code: 'not-your-turn' });
  const phase = state.table.phase.type;
  if (phase !== PHASE_OF[action.type]) return err({ code: 'wrong-phase', phase });
  switch (action.type) {
    case 'turn':
      return play(state, seat, action);
    case 'canvas':
      return play(state, seat, { palette: [], canvas: action.card });
    case 'pass':
      return done((events) => eliminate(state, seat, 'passed', events));
    case 'end-turn':
      return done((events) =>
        isLeading(state.table, seat)
          ? endTurn(state, seat, events)
          : eliminate(state, seat, 'not-leading', events),
      );
    case 'continue':
      return done((events) => toNextRound(state, seat, events));
  }
}

function play(state: State, seat: Seat, draft: Red7DraftedTurn): Result<Transition<State, Event>, Refusal> {
  const walked = applyDraftedTurn(positionOf(state, seat), draft);
  if (!walked.ok) return walked;
  const refusal = draftedTurnRefusal(draft, walked.value);
  if (refusal) return err(refusal);
  return done((events) => {
    events.push(...eventsOf(draft, seat));
    const { table, hand, commits } = walked.value;
    const laid: State = { ...state, table, hands: withHand(state, seat, hand) };
    if (!commits) return endTurn(drawForCanvas(laid, walked.value, events), seat, events);
    const drawn = drawCard(laid, seat, 'three', events);
    return { ...drawn, table: { ...drawn.table, phase: { type: 'after-draw', seat } } };
  });
}

const positionOf = ({ table, hands, deck }: State, seat: Seat): Red7TurnStart => ({
  table,
  seat,
  hand: hands[seat]!,
  deckSize: deck.length + table.onDeck.length,
});

function eventsOf({ palette, canvas }: Red7DraftedTurn, seat: Seat): Event[] {
  const events: Event[] = [];
  for (const { card, toCanvas, take } of palette) {
    events.push({ type: 'palette-played', seat, card });
    if (toCanvas !== null) events.push({ type: 'card-moved-to-canvas', seat, card: toCanvas });
    if (take !== null) events.push({ type: 'card-taken', seat, from: take.seat, card: take.card });
  }
  if (canvas !== null) events.push({ type: 'canvas-played', seat, card: canvas });
  return events;
}

const drawForCanvas = (state: State, progress: Red7TurnProgress, events: Event[]): State =>
  drawsCardForCanvas(progress) ? drawCard(state, progress.seat, 'canvas', events) : state;

function drawCard(state: State, seat: Seat, by: 'three' | 'canvas', events: Event[]): State {
  const { table, deck } = state;
  const known = table.onDeck[0];
  events.push({ type: 'card-drawn', seat, by, card: known ?? null });
  if (known === undefined) {
    return { ...state, hands: withHand(state, seat, [...state.hands[seat]!, deck[0]!]), deck: deck.slice(1) };
  }
  const seen = table.seen.map((cards, at) => (at === seat ? [...cards, known] : cards));
  return {
    ...state,
    table: { ...table, onDeck: table.onDeck.slice(1), seen },
    hands: withHand(state, seat, [...state.hands[seat]!, known]),
  };
}

/** The player leads and stays in; the next one is to act. */
function endTurn(state: State, seat: Seat, events: Event[]): State {
  const rule = currentRule(state.table);
  events.push({ type: 'turn-ended', seat, rule, cards: bestSetForRule(rule, state.table.palettes[seat]!) });
  return passTurn(state, seat, events);
}

type LeadReason = Extract<Event, { type: 'eliminated' }>['reason'];

const eliminate = (state: State, seat: Seat, reason: LeadReason, events: Event[]): State =>
  passTurn({ ...state, table: withOut(state.table, seat, reason, events) }, seat, events);

function withOut(table: PublicState, seat: Seat, reason: LeadReason, events: Event[]): PublicState {
  events.push({ type: 'eliminated', seat, reason });
  return { ...table, out: [...table.out, seat] };
}

/** Rules 4.2. The last one in the round is found first: an empty hand does not cost a won round. */
function passTurn(state: State, from: Seat, events: Event[]): State {
  const seats = state.hands.length;
  let { table } = state;
  for (let seat = (from + 1) % seats; ; seat = (seat + 1) % seats) {
    if (table.out.length === seats - 1) return endRound({ ...state, table }, events);
    if (!isSeatStillInRed7Round(table, seat)) continue;
    if (state.hands[seat]!.length > 0)
      return { ...state, table: { ...table, phase: { type: 'turn', seat } } };
    table = withOut(table, seat, 'empty-hand', events);
  }
}

function endRound(state: State, events: Event[]): State {
  const winner = state.hands.findIndex((_, seat) => isSeatStillInRed7Round(state.table, seat));
  const rule = currentRule(state.table);
  const { advanced } = state.table.options;
  const cards = advanced ? scoringSetOfPalette(rule, state.table.palettes[winner]!) : [];
  const result: Red7RoundResult = { winner, rule, cards };
  events.push({ type: 'round-won', seat: winner, rule, cards, points: sumOfCardNumbers(cards) });
  const table: PublicState = { ...state.table, rounds: [...state.table.rounds, result] };
  const reason = gameEndReason(table);
  if (reason === null) return { ...state, table: { ...table, phase: { type: 'round-end', ready: [] } } };
  events.push({ type: 'game-ended', reason });
  return { ...state, table: { ...table, phase: { type: 'over' } } };
}

function toNextRound(state: State, seat: Seat, events: Event[]): State {
  events.push({ type: 'continued', seat });
  const ready = state.table.palettes
    .map((_, at) => at)
    .filter((at) => at === seat || !waitingFor(state).includes(at));
  if (ready.length < state.hands.length) {
    return { ...state, table: { ...state.table, phase: { type: 'round-end', ready } } };
  }
  const next = dealRed7Round(state.hands.length, state.table, state.stream);
  events.push(roundDealtEvent(next));
  return next;
}

const withHand = ({ hands }: State, seat: Seat, hand: Cards): State['hands'] =>
  hands.map((other, at) => (at === seat ? hand : other));

function done(next: (events: Event[]) => State): Result<Transition<State, Event>, never> {
  const events: Event[] = [];
  return ok({ state: next(events), events });
}

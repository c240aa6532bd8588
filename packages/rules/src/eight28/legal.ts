import type { Seat } from '../kernel/game.ts';
import { type Card, eight28HandOutcomeOf } from './cards.ts';
import { eight28DirectHitSeats, previewPotHalf, seatsClockwiseFrom } from './scoring.ts';
import {
  type Action,
  type PhaseName,
  POT_HALVES,
  type PublicState,
  type Refusal,
  type State,
  type View,
} from './types.ts';

export const waitingFor = ({ table }: State): readonly Seat[] => table.waiting;

export const handsWithHoleCards = (
  { open }: PublicState,
  holes: readonly Card[],
): readonly (readonly Card[])[] => open.map((cards, seat) => [holes[seat]!, ...cards]);

/** Who has yet to choose a half: the last dealer first, then clockwise. A direct hit leaves nothing to choose. */
export function seatsChoosingPotHalf(table: PublicState, holes: readonly Card[]): readonly Seat[] {
  const hands = handsWithHoleCards(table, holes);
  const order = seatsClockwiseFrom(table.dealer, hands.length);
  if (eight28DirectHitSeats(hands, order).length > 0) return [];
  return order.filter(
    (seat) => table.choices[seat] === null && eight28HandOutcomeOf(hands[seat]!) === 'choice',
  );
}

const PHASE_OF: Readonly<Record<Action['type'], PhaseName>> = {
  take: 'offer',
  decline: 'offer',
  'choose-half': 'choice',
  continue: 'round-end',
};

/** Why a player may not do this now; null when it is allowed. */
export function eight28ActionRefusal(table: PublicState, seat: Seat, action: Action): Refusal | null {
  const { phase, waiting } = table;
  if (PHASE_OF[action.type] !== phase.type) return { code: 'wrong-phase', phase: phase.type };
  if (waiting.includes(seat)) return null;
  if (phase.type === 'round-end') return { code: 'already-continued' };
  // A seat that is not at the table has no hand, and so nothing to choose.
  if (
    phase.type === 'choice' &&
    eight28HandOutcomeOf(handsWithHoleCards(table, phase.holes)[seat] ?? []) !== 'choice'
  )
    return { code: 'nothing-to-choose' };
  return { code: 'not-your-turn', asked: waiting[0]! };
}

const ACTIONS: Readonly<Record<PhaseName, readonly Action[]>> = {
  offer: [{ type: 'take' }, { type: 'decline' }],
  choice: POT_HALVES.map((half) => ({ type: 'choose-half', half })),
  'round-end': [{ type: 'continue' }],
  over: [],
};

/** My seat while the table waits for me; undefined while I can only watch. */
export const seatToAct = ({ table, me }: View): Seat | undefined => table.waiting.find((seat) => seat === me);

export const legal = (view: View): readonly Action[] =>
  seatToAct(view) === undefined ? [] : ACTIONS[view.table.phase.type];

export function pickIdleAction({ table, me }: View): Action {
  const { phase } = table;
  if (phase.type === 'offer') return { type: 'decline' };
  if (phase.type !== 'choice') return { type: 'continue' };
  const hands = handsWithHoleCards(table, phase.holes);
  const [eight, twentyEight] = POT_HALVES.map((half) => previewPotHalf(half, me as Seat, hands, table));
  const only28 = eight!.result === 'loses' && twentyEight!.result !== 'loses';
  return { type: 'choose-half', half: only28 ? 'twenty-eight' : 'eight' };
}

/** Rules 6: 20 s for an offer, 30 for a choice, 15 for a look at the round's result. */
export function timeLimitShare({ table }: View): number {
  const { type } = table.phase;
  if (type === 'choice') return 30 / 20;
  return type === 'round-end' ? 15 / 20 : 1;
}

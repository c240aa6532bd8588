import type { Seat } from '../kernel/game.ts';
import { type Card, verdictOf } from './cards.ts';
import { bidOf, clockwise, directHits } from './scoring.ts';
import { type Action, HALVES, type Phase, type Refusal, type State, type Table, type View } from './types.ts';

export const waitingFor = ({ table }: State): readonly Seat[] => table.waiting;

export const betweenRounds = ({ table }: State): boolean => table.now.phase === 'roundEnd';

export const handsOf = ({ open }: Table, holes: readonly Card[]): readonly (readonly Card[])[] =>
  open.map((cards, seat) => [holes[seat]!, ...cards]);

/** Who has yet to choose a half: the last dealer first, then clockwise. A direct hit leaves nothing to choose. */
export function choosers(table: Table, holes: readonly Card[]): readonly Seat[] {
  const hands = handsOf(table, holes);
  const order = clockwise(table.dealer, hands.length);
  if (directHits(hands, order).length > 0) return [];
  return order.filter((seat) => table.choices[seat] === null && verdictOf(hands[seat]!) === 'choice');
}

const PHASE_OF: Readonly<Record<Action['type'], Phase>> = {
  take: 'offer',
  decline: 'offer',
  chooseHalf: 'choice',
  continue: 'roundEnd',
};

/** Why a player may not do this now; null when it is allowed. */
export function refusal(table: Table, seat: Seat, action: Action): Refusal | null {
  const { now, waiting } = table;
  if (PHASE_OF[action.type] !== now.phase) return { code: 'wrong-phase', phase: now.phase };
  if (waiting.includes(seat)) return null;
  if (now.phase === 'roundEnd') return { code: 'already-continued' };
  // A seat that is not at the table has no hand, and so nothing to choose.
  if (now.phase === 'choice' && verdictOf(handsOf(table, now.holes)[seat] ?? []) !== 'choice')
    return { code: 'nothing-to-choose' };
  return { code: 'not-your-turn', asked: waiting[0]! };
}

const ACTIONS: Readonly<Record<Phase, readonly Action[]>> = {
  offer: [{ type: 'take' }, { type: 'decline' }],
  choice: HALVES.map((half) => ({ type: 'chooseHalf', half })),
  roundEnd: [{ type: 'continue' }],
  over: [],
};

/** My seat while the table waits for me; undefined while I can only watch. */
export const seatToAct = ({ table, me }: View): Seat | undefined => table.waiting.find((seat) => seat === me);

export const legal = (view: View): readonly Action[] =>
  seatToAct(view) === undefined ? [] : ACTIONS[view.table.now.phase];

export function idle({ table, me }: View): Action {
  const { now } = table;
  if (now.phase === 'offer') return { type: 'decline' };
  if (now.phase !== 'choice') return { type: 'continue' };
  const hands = handsOf(table, now.holes);
  const [eight, twentyEight] = HALVES.map((half) => bidOf(half, me as Seat, hands, table));
  const only28 = eight!.result === 'loses' && twentyEight!.result !== 'loses';
  return { type: 'chooseHalf', half: only28 ? 'twentyEight' : 'eight' };
}

/** Rules 6: 20 s for an offer, 30 for a choice, 15 for a look at the round's result. */
export function timeShare({ table }: View): number {
  const { phase } = table.now;
  if (phase === 'choice') return 30 / 20;
  return phase === 'roundEnd' ? 15 / 20 : 1;
}

import { pickRandom, type Random } from '../kernel/random.ts';
import type { Action, View } from './types.ts';

export function legal({ phase, me, hand, table }: View): readonly Action[] {
  if (me === 'spectator') return [];
  if (phase.type === 'select') return hand.map((card) => ({ type: 'select', card, turn: table.turn }));
  return phase.type === 'round-end' && !phase.continued[me] ? [{ type: 'continue' }] : [];
}

/** Rules 7: a card of the hand, each equally likely; the next round begins without waiting. */
export const pickIdleAction = ({ phase, hand, table }: View, random: Random): Action =>
  phase.type === 'select'
    ? { type: 'select', card: pickRandom(hand, random), turn: table.turn }
    : { type: 'continue' };

/** Rules 6: 45 s for a card, 20 for a look at the round's result. */
export const timeLimitShare = ({ phase }: View): number => (phase.type === 'round-end' ? 20 / 45 : 1);

import { pick, type Random } from '../kernel/random.ts';
import type { Action, View } from './types.ts';

export function legal({ stage, me, hand, table }: View): readonly Action[] {
  if (me === 'spectator') return [];
  if (stage.phase === 'select') return hand.map((card) => ({ type: 'select', card, turn: table.turn }));
  return stage.phase === 'roundEnd' && !stage.continued[me] ? [{ type: 'continue' }] : [];
}

/** Rules 7: a card of the hand, each equally likely; the next round begins without waiting. */
export const idle = ({ stage, hand, table }: View, random: Random): Action =>
  stage.phase === 'select'
    ? { type: 'select', card: pick(hand, random), turn: table.turn }
    : { type: 'continue' };

/** Rules 6: 45 s for a card, 20 for a look at the round's result. */
export const timeShare = ({ stage }: View): number => (stage.phase === 'roundEnd' ? 20 / 45 : 1);

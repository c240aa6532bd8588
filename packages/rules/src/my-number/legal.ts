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

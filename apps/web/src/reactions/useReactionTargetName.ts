import { useCallback } from 'react';
import { useTableRoom } from '../table/TableContext.tsx';
import type { ReactionTargetName } from './reactionText.ts';

/** The names of the players at this table. */
export function useReactionTargetName(): ReactionTargetName {
  const { players, number } = useTableRoom();
  return useCallback(
    (target) => (target.number === number ? players[target.seat]?.name : undefined),
    [players, number],
  );
}

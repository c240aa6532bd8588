import { useCallback } from 'react';
import { useTableRoom } from '../table/TableContext.tsx';
import type { NameOfTarget } from './reactionText.ts';

/** The names of the players at this table. */
export function useNameOfTarget(): NameOfTarget {
  const { players, number } = useTableRoom();
  return useCallback(
    (target) => (target.number === number ? players[target.seat]?.name : undefined),
    [players, number],
  );
}

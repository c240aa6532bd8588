import { droppedMemberGraceMs } from '@fivefold/room';
import { useEffect, useState } from 'react';
import type { TablePlayer } from '../games/types.ts';
import { useTableRoom } from './TableContext.tsx';

/** Seconds of grace that a dropped player has left; null for everybody else. */
export function useDroppedPlayerGraceSeconds({ presence, since, bot }: TablePlayer): number | null {
  const { clockRule, now } = useTableRoom();
  const [, tick] = useState(0);
  const left =
    presence === 'dropped' && bot === null
      ? Math.ceil((since + droppedMemberGraceMs(clockRule) - now()) / 1000)
      : 0;
  const counting = left > 0;
  useEffect(() => {
    if (!counting) return;
    const timer = setInterval(() => tick((n) => n + 1), 1000);
    return () => clearInterval(timer);
  }, [counting]);
  return counting ? left : null;
}

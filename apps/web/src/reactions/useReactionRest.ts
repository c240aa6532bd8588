import { type ChatLine, reactionsBlockedUntil } from '@fivefold/room';
import { useEffect, useState } from 'react';

/** True while the server would refuse another reaction of this member. */
export function useIsReactionRateLimited(
  chat: readonly ChatLine[],
  member: string | null,
  now: () => number,
): boolean {
  const until = member === null ? 0 : reactionsBlockedUntil(chat, member);
  const [ended, setEnded] = useState(0);
  const left = until - now();
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setEnded(until), left);
    return () => clearTimeout(timer);
  }, [until, left]);
  return left > 0 && ended !== until;
}

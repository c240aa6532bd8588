import { useEffect, useState } from 'react';

/**
 * Keeps what just happened on the table for a while: the reveal of a turn stays readable although the rules are
 * already at the next one. It never blocks input: `skip` ends it. Nothing is shown for what happened before we looked.
 */
export function useRecentMoment<T>(
  stamp: number,
  happened: T | null,
  ms: number,
): { readonly moment: T | null; readonly skip: () => void } {
  const [seen, setSeen] = useState(stamp);
  const [held, setHeld] = useState<{ readonly stamp: number; readonly value: T } | null>(null);
  if (seen !== stamp) {
    setSeen(stamp);
    if (happened !== null) setHeld({ stamp, value: happened });
  }
  const id = held?.stamp;
  useEffect(() => {
    if (id === undefined) return;
    const timer = setTimeout(() => setHeld((now) => (now?.stamp === id ? null : now)), ms);
    return () => clearTimeout(timer);
  }, [id, ms]);
  return { moment: held?.value ?? null, skip: () => setHeld(null) };
}

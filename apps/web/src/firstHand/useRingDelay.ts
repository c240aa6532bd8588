import { useEffect, useState } from 'react';

const SEARCH_MS = 10_000;

/** False while the player looks for the move alone: ten seconds, or until the first miss. */
export function useShowsSpotlightRing(asked: boolean, search: boolean, misses: number, key: string): boolean {
  const [shownFor, setShownFor] = useState<string | null>(null);
  useEffect(() => {
    if (!asked || !search) return;
    const timer = setTimeout(() => setShownFor(key), SEARCH_MS);
    return () => clearTimeout(timer);
  }, [asked, search, key]);
  return !search || misses > 0 || shownFor === key;
}

import { useEffect, useState } from 'react';

const QUERY = '(max-width: 899px), (max-height: 500px)';

/** The layout of phones and tablets: my avatar is in the heading of my palette. */
export function useNarrowTable(): boolean {
  const [narrow, setNarrow] = useState(() => matchMedia(QUERY).matches);
  useEffect(() => {
    const list = matchMedia(QUERY);
    const onChange = () => setNarrow(list.matches);
    list.addEventListener('change', onChange);
    return () => list.removeEventListener('change', onChange);
  }, []);
  return narrow;
}

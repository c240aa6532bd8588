import { useEffect, useState } from 'react';

const QUERY = '(min-width: 1200px)';

/** The panel stands beside the table from 1200 px on; below it is a drawer. */
export function useWide(): boolean {
  const [wide, setWide] = useState(() => matchMedia(QUERY).matches);
  useEffect(() => {
    const list = matchMedia(QUERY);
    const onChange = () => setWide(list.matches);
    list.addEventListener('change', onChange);
    return () => list.removeEventListener('change', onChange);
  }, []);
  return wide;
}

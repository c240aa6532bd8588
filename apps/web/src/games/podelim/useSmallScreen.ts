import { useSyncExternalStore } from 'react';

const QUERY = '(max-width: 899px), (max-height: 500px)';

/** The board already shows me; beside the hand there is room for it only on a desktop. */
export const useSmallScreen = (): boolean =>
  useSyncExternalStore(
    (notify) => {
      const list = matchMedia(QUERY);
      list.addEventListener('change', notify);
      return () => list.removeEventListener('change', notify);
    },
    () => matchMedia(QUERY).matches,
  );

import { createContext, useContext } from 'react';

/** True for a table on a television: no panel, no menu, no buttons. */
export const TelevisionContext = createContext(false);
export const useIsTelevision = (): boolean => useContext(TelevisionContext);

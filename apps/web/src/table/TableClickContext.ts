import { createContext } from 'react';

/**
 * Called for each click on the table, after the handlers of what was pressed. A listener of the document would render the
 * table once more, because React renders before the next listener.
 */
export const TableClickContext = createContext<((target: EventTarget | null) => void) | null>(null);

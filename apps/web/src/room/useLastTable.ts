import type { RoomView, TableView } from '@fivefold/room';
import { useEffect } from 'react';
import { forgetTable, rememberTable } from './lastTable.ts';

/** Remembers a running game until it is over or this browser leaves it. */
export function useLastTable({ code }: RoomView, { status }: TableView): void {
  useEffect(() => {
    if (status === 'playing') rememberTable(code);
    else forgetTable(code);
  }, [code, status]);
  useEffect(
    () => () => {
      // The table is gone, but not its address: back in the lobby, or kicked.
      if (location.pathname.toUpperCase().endsWith(code)) forgetTable(code);
    },
    [code],
  );
}

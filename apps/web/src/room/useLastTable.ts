import type { RoomView, TableView } from '@fivefold/room';
import { useEffect } from 'react';
import { forgetTable, rememberTable } from './lastTable.ts';

/** A running game is remembered until it is over, or until this browser is no longer in it. */
export function useLastTable({ code }: RoomView, { status }: TableView): void {
  useEffect(() => {
    if (status === 'playing') rememberTable(code);
    else forgetTable(code);
  }, [code, status]);
  useEffect(
    () => () => {
      // Gone from the table, but not from its address: to the lobby, or sent away.
      if (location.pathname.toUpperCase().endsWith(code)) forgetTable(code);
    },
    [code],
  );
}

import type { RoomView } from '@fivefold/room';
import { useEffect } from 'react';
import { loadChunk } from '../net/page.ts';

/** Remembers the room for the home page. */
export function useRememberedTable(code: string, view: RoomView | null, ended: string | null): void {
  useEffect(() => {
    if (view || ended)
      void loadChunk(() => import('./noteRoom.ts')).then(({ updateRememberedTable: noteRoom }) =>
        noteRoom(code, view, ended),
      );
  }, [code, view, ended]);
}

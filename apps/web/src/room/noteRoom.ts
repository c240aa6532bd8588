import { type RoomView, tableFacts } from '@fivefold/room';
import { forgetTable, rememberTable } from './knownTables.ts';
import { warnWithoutStorage } from './storageWarning.ts';

/** Why a room is no longer one of this browser's. */
const ENDED = new Set<string | null>(['kicked', 'no-such-room', 'not-a-member']);

let noted = '';

/** After every change of the room that is open: its facts are stored when they changed. */
export function noteRoom(code: string, view: RoomView | null, ended: string | null): void {
  if (view) warnWithoutStorage();
  const known = code.toUpperCase();
  const facts = view && tableFacts(view);
  const news = known + JSON.stringify(facts);
  if (facts && news !== noted) rememberTable(known, facts, Date.now());
  else if (!facts && ENDED.has(ended)) forgetTable(known);
  noted = news;
}

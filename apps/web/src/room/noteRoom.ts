import { myTableFacts, type RoomView } from '@fivefold/room';
import { forgetRememberedTable, rememberTable } from './knownTables.ts';
import { warnWithoutStorage } from './storageWarning.ts';

/** Why a room is no longer one of this browser's. */
const ENDED = new Set<string | null>(['kicked', 'no-such-room', 'not-a-member']);

let noted = '';

/** After every change of the room that is open: its facts are stored when they changed. */
export function updateRememberedTable(code: string, view: RoomView | null, ended: string | null): void {
  if (view) warnWithoutStorage();
  const known = code.toUpperCase();
  const facts = view && myTableFacts(view);
  const news = known + JSON.stringify(facts);
  if (facts && news !== noted) rememberTable(known, facts, Date.now());
  else if (!facts && ENDED.has(ended)) forgetRememberedTable(known);
  noted = news;
}

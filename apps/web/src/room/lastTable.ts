import { parseRoomCode, type RoomCode } from '@fivefold/room';
import { browserStorage } from '../state/browserStorage.ts';

const KEY = 'fivefold.table';

/** The room in which this browser left a running game. */
export const lastTable = (): RoomCode | null => parseRoomCode(browserStorage.getItem(KEY) ?? '');

export const rememberTable = (code: RoomCode): void => browserStorage.setItem(KEY, code);

/** Another window may be at another table, which stays remembered. */
export function forgetTable(code: RoomCode): void {
  if (lastTable() === code) browserStorage.removeItem(KEY);
}

import { parseCode, type RoomCode } from '@fivefold/room';

const KEY = 'fivefold.table';

/** Where this browser was in the middle of a game. */
export function lastTable(): RoomCode | null {
  try {
    return parseCode(localStorage.getItem(KEY) ?? '');
  } catch {
    return null;
  }
}

export function rememberTable(code: RoomCode): void {
  try {
    localStorage.setItem(KEY, code);
  } catch {
    // Storage is switched off: the link of the room is the way back.
  }
}

/** Another window may be at another table, which stays. */
export function forgetTable(code: RoomCode): void {
  if (lastTable() === code) localStorage.removeItem(KEY);
}

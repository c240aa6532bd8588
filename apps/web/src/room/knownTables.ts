import {
  MAX_TABLES_REMEMBERED_BY_BROWSER,
  type MyTablesListEntry,
  parseRoomCode,
  type RoomCode,
} from '@fivefold/room';
import { GAME_IDS } from '@fivefold/rules';
import { browserStorage } from '../state/browserStorage.ts';
import { REMEMBERED_TABLES_KEY } from './lastTable.ts';

/** A room in which this browser is a member, as it was when it was seen last. */
export interface RememberedTable extends MyTablesListEntry {
  readonly code: RoomCode;
  readonly seenAt: number;
}

/** The rooms that this browser knows, the last one first. */
export function rememberedTables(): readonly RememberedTable[] {
  try {
    const stored: unknown = JSON.parse(browserStorage.getItem(REMEMBERED_TABLES_KEY) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter(isKnownTable).slice(0, MAX_TABLES_REMEMBERED_BY_BROWSER)
      : [];
  } catch {
    return []; // somebody wrote something else there
  }
}

const STATUSES: readonly unknown[] = ['lobby', 'playing', 'over'] satisfies MyTablesListEntry['status'][];

function isKnownTable(value: unknown): value is RememberedTable {
  const { code, game, status, people, myTurn, seenAt } = (value ?? {}) as Partial<RememberedTable>;
  return (
    parseRoomCode(String(code)) === code &&
    GAME_IDS.some((id) => id === game) &&
    STATUSES.includes(status) &&
    typeof myTurn === 'boolean' &&
    typeof seenAt === 'number' &&
    Array.isArray(people) &&
    people.every((person) => typeof person?.name === 'string' && typeof person.face === 'string')
  );
}

export function storeRememberedTables(tables: readonly RememberedTable[]): void {
  if (tables.length === 0) browserStorage.removeItem(REMEMBERED_TABLES_KEY);
  else
    browserStorage.setItem(
      REMEMBERED_TABLES_KEY,
      JSON.stringify(tables.slice(0, MAX_TABLES_REMEMBERED_BY_BROWSER)),
    );
}

export const rememberTable = (code: RoomCode, facts: MyTablesListEntry, seenAt: number): void =>
  storeRememberedTables([
    { ...facts, code, seenAt },
    ...rememberedTables().filter((table) => table.code !== code),
  ]);

export const forgetRememberedTable = (code: string): void =>
  storeRememberedTables(rememberedTables().filter((table) => table.code !== code));

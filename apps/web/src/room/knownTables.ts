import { MAX_KNOWN_TABLES, type MyTableFacts, parseRoomCode, type RoomCode } from '@fivefold/room';
import { GAME_IDS } from '@fivefold/rules';
import { browserStorage } from '../state/browserStorage.ts';
import { KNOWN_TABLES_KEY } from './lastTable.ts';

/** A room in which this browser is a member, as it was when it was seen last. */
export interface KnownTable extends MyTableFacts {
  readonly code: RoomCode;
  readonly seenAt: number;
}

/** The rooms that this browser knows, the last one first. */
export function knownTables(): readonly KnownTable[] {
  try {
    const stored: unknown = JSON.parse(browserStorage.getItem(KNOWN_TABLES_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isKnownTable).slice(0, MAX_KNOWN_TABLES) : [];
  } catch {
    return []; // somebody wrote something else there
  }
}

const STATUSES: readonly unknown[] = ['lobby', 'playing', 'over'] satisfies MyTableFacts['status'][];

function isKnownTable(value: unknown): value is KnownTable {
  const { code, game, status, people, myTurn, seenAt } = (value ?? {}) as Partial<KnownTable>;
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

export function storeKnownTables(tables: readonly KnownTable[]): void {
  if (tables.length === 0) browserStorage.removeItem(KNOWN_TABLES_KEY);
  else browserStorage.setItem(KNOWN_TABLES_KEY, JSON.stringify(tables.slice(0, MAX_KNOWN_TABLES)));
}

export const rememberKnownTable = (code: RoomCode, facts: MyTableFacts, seenAt: number): void =>
  storeKnownTables([{ ...facts, code, seenAt }, ...knownTables().filter((table) => table.code !== code)]);

export const forgetKnownTable = (code: string): void =>
  storeKnownTables(knownTables().filter((table) => table.code !== code));

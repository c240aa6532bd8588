import type { MyTablesListEntry } from '@fivefold/room';
import type { RememberedTable } from '../room/knownTables.ts';

/** A room without a running game is listed for as long as an evening may last. */
const EVENING_MS = 12 * 60 * 60_000;

const rank = ({ myTurn, status }: MyTablesListEntry): number => (myTurn ? 0 : status === 'playing' ? 1 : 2);

/** "Your turn" first, then running games, then rooms of this evening; within each the last one first. */
export const selectListedTables = (
  tables: readonly RememberedTable[],
  now: number,
): readonly RememberedTable[] =>
  tables
    .filter(({ status, seenAt }) => status === 'playing' || now - seenAt < EVENING_MS)
    .toSorted((a, b) => rank(a) - rank(b) || b.seenAt - a.seenAt);

/** What the server said of the rooms that were asked for; null: gone, or no longer a member. */
export const withServerTableFacts = (
  tables: readonly RememberedTable[],
  asked: readonly string[],
  news: readonly (MyTablesListEntry | null)[],
): readonly RememberedTable[] =>
  tables.flatMap((table): readonly RememberedTable[] => {
    const facts = news[asked.indexOf(table.code)];
    if (facts === undefined) return [table];
    return facts === null ? [] : [{ ...table, ...facts }];
  });

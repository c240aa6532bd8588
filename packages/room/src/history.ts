import type { AnyEvent } from '@fivefold/rules';
import { areEqualJson } from './patch/equal.ts';
import type { GameHistoryLine, MoveEvents, PlayerView, TableView } from './view.ts';

/** The history names the members for whom a bot played, so that their log does not say "you". */
export function historyLinesOfMove(
  players: readonly PlayerView[],
  move: number,
  events: readonly AnyEvent[],
): readonly GameHistoryLine[] {
  const bots = players.flatMap(({ member, bot }, seat) => (member !== null && bot !== null ? [seat] : []));
  return events.map((event) => (bots.length > 0 ? { move, event, bots } : { move, event }));
}

const linesOfMoves = ({ players, move }: TableView, moves: readonly MoveEvents[]) =>
  moves.flatMap((events, i) => historyLinesOfMove(players, move + 1 + i, events));

/** The table with these moves in its history; all else is as it was before them. */
export const tableAfterMoves = (table: TableView, moves: readonly MoveEvents[]): TableView => ({
  ...table,
  move: table.move + moves.length,
  history: [...table.history, ...linesOfMoves(table, moves)],
});

/** The moves that lead from one history to a longer one; null where they would not say it all. */
export function movesBetween(before: TableView, after: TableView): readonly MoveEvents[] | null {
  if (!before.history.every((line, at) => areEqualJson(line, after.history[at]))) return null;
  const lines = after.history.slice(before.history.length);
  const moves = Array.from({ length: after.move - before.move }, (_, i) =>
    lines.filter(({ move }) => move === before.move + 1 + i).map(({ event }) => event),
  );
  return areEqualJson(linesOfMoves(before, moves), lines) ? moves : null;
}

import type { RoomGameResult } from '@fivefold/room';
import type { GameId } from '@fivefold/rules';

/** One player of the evening with the points of each game; null for a game without them. */
export interface RoomScoreRow {
  readonly key: string;
  readonly name: string;
  readonly member: string | null;
  /** The member whose seat a bot finished. */
  readonly former?: string | undefined;
  readonly points: readonly ({ readonly points: number; readonly won: boolean } | null)[];
  readonly total: number;
}

/** Members keep one row after a rename; bots have a row for each name. Best first. */
export function roomScoreRows(night: readonly RoomGameResult[]): readonly RoomScoreRow[] {
  const rows = new Map<string, RoomScoreRow>();
  night.forEach(({ results }, at) => {
    for (const { player, member, former, place, points } of results) {
      const key = member ?? former ?? `bot ${player}`;
      const none = night.map(() => null);
      const row = rows.get(key) ?? { key, name: player, member, former, points: none, total: 0 };
      const won = place === 1;
      rows.set(key, {
        ...row,
        name: player,
        member: member ?? row.member,
        points: row.points.with(at, { points, won }),
        total: row.total + points,
      });
    }
  });
  return [...rows.values()].sort((a, b) => b.total - a.total);
}

/** The last games have a column each; older ones are only in the total. */
export const roomScoreColumns = (
  night: readonly RoomGameResult[],
  most: number,
): readonly { readonly at: number; readonly game: GameId; readonly number: number }[] =>
  night.map(({ game, number }, at) => ({ at, game, number })).slice(-most);

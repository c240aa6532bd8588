import type { Outcome } from '@fivefold/rules';
import { MAX_GAMES_LISTED_PER_NIGHT } from './roomLimits.ts';
import type { GameTable } from './types.ts';
import type { RoomGamePlayerResult, RoomGameResult } from './view.ts';

/**
 * Points of the game night: place p of n players gives n - p points. Players who share a place share the points of those
 * places: two winners of four get (3 + 2) / 2 each.
 */
export function roomGameResultOf(table: GameTable, { ranking }: Outcome): RoomGameResult {
  const n = table.players.length;
  return {
    number: table.number,
    game: table.game,
    results: ranking.map(({ seat, place }) => {
      const sharing = ranking.filter((other) => other.place === place).length;
      const { name, member, former } = table.players[seat]!;
      return {
        player: name,
        member,
        ...(former && { former }),
        place,
        points: n - place - (sharing - 1) / 2,
      };
    }),
  };
}

/** Merges the two oldest games of a very long night and adds up their points. */
export function appendToNightResults(
  night: readonly RoomGameResult[],
  game: RoomGameResult,
): readonly RoomGameResult[] {
  const all = [...night, game];
  const [first, second, ...rest] = all;
  return all.length > MAX_GAMES_LISTED_PER_NIGHT ? [mergeNightGames(first!, second!), ...rest] : all;
}

/** Members are compared by id, bots by name. */
const isSame = (a: RoomGamePlayerResult, b: RoomGamePlayerResult): boolean =>
  a.member === b.member && (a.member !== null || a.player === b.player);

function mergeNightGames(a: RoomGameResult, b: RoomGameResult): RoomGameResult {
  const results = b.results.map((result) => {
    const before = a.results.find((other) => isSame(other, result));
    return { ...result, place: 0, points: result.points + (before?.points ?? 0) };
  });
  const gone = a.results.filter((result) => !b.results.some((other) => isSame(other, result)));
  return {
    ...b,
    games: (a.games ?? 1) + 1,
    results: [...results, ...gone.map((result) => ({ ...result, place: 0 }))],
  };
}

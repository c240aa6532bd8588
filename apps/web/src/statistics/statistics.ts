import type { RoomGameResult } from '@fivefold/room';
import { GAME_IDS, type GameId } from '@fivefold/rules';

/** How often somebody played and won. */
export interface GamesWonTally {
  readonly games: number;
  readonly wins: number;
  /** The mean of all places; null without a game. */
  readonly meanPlace: number | null;
}

export interface PlayerStatistics extends GamesWonTally {
  readonly key: string;
  readonly name: string;
  readonly member: string | null;
  readonly former?: string | undefined;
  /** The game that this player won most often; null without a win. */
  readonly bestGame: GameId | null;
}

interface Placed {
  readonly game: GameId;
  readonly place: number;
}

export function gamesWonTallyOf(results: readonly Placed[]): GamesWonTally {
  const places = results.map(({ place }) => place);
  const sum = places.reduce((total, place) => total + place, 0);
  return {
    games: places.length,
    wins: places.filter((place) => place === 1).length,
    meanPlace: places.length === 0 ? null : sum / places.length,
  };
}

function bestGameOf(results: readonly Placed[]): GameId | null {
  const wins = (id: GameId) => results.filter(({ game, place }) => game === id && place === 1).length;
  const [best] = [...GAME_IDS].sort((a, b) => wins(b) - wins(a));
  return best !== undefined && wins(best) > 0 ? best : null;
}

/** The players of a room over its games, most wins first. Games that were merged into one line have no places. */
export function roomStatistics(night: readonly RoomGameResult[]): readonly PlayerStatistics[] {
  const people = new Map<
    string,
    Pick<PlayerStatistics, 'name' | 'member' | 'former'> & { results: Placed[] }
  >();
  for (const { game, results } of night)
    for (const { player: name, member, former, place } of results) {
      if (place === 0) continue;
      const key = member ?? former ?? `bot ${name}`;
      const before = people.get(key);
      const results = [...(before?.results ?? []), { game, place }];
      people.set(key, { name, member: member ?? before?.member ?? null, former, results });
    }
  return [...people]
    .map(([key, { results, ...person }]) => ({
      key,
      ...person,
      ...gamesWonTallyOf(results),
      bestGame: bestGameOf(results),
    }))
    .sort((a, b) => b.wins - a.wins || (a.meanPlace ?? 0) - (b.meanPlace ?? 0));
}

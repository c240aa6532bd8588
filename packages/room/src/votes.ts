import { GAME_IDS, type GameId } from '@fivefold/rules';
import type { Room } from './types.ts';
import type { MemberId, RoomView } from './view.ts';

export function withNextGameVote({ votes }: Room, member: MemberId, game: GameId | null): Room['votes'] {
  const { [member]: _before, ...others } = votes;
  return game === null ? others : { ...others, [member]: game };
}

/** The game with the most votes; of several, the one that comes first in the list of games. */
function mostVotedGame(votes: Room['votes']): GameId | null {
  const count = (game: GameId) => Object.values(votes).filter((vote) => vote === game).length;
  const [best] = [...GAME_IDS].sort((a, b) => count(b) - count(a));
  return best !== undefined && count(best) > 0 ? best : null;
}

/** What comes after the finished game: what the hosts planned, otherwise what most members want. */
export const plannedNextGame = ({ playlist, votes }: Pick<RoomView, 'playlist' | 'votes'>): GameId | null =>
  playlist[0] ?? mostVotedGame(votes);

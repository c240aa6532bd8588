import { err, type GameId, games, ok, type Result } from '@fivefold/rules';
import type { RoomFact } from '../entries.ts';
import { evolve, roomAfterFacts } from '../evolve.ts';
import type { RoomRefusal } from '../protocol/refusals.ts';
import { countGameStartsInLastHour } from '../queries.ts';
import { MAX_GAME_STARTS_PER_HOUR } from '../roomLimits.ts';
import type { Room } from '../types.ts';
import { plannedNextGame } from '../votes.ts';
import { type DecideResult, refuseCommand, type ServerContext } from './context.ts';
import { factsToSeatWaitlist } from './seats.ts';
import { decideGameStart } from './start.ts';

type Chosen = Extract<RoomFact, { type: 'chosen' }>;

export function decideGameChoice(room: Room, id: GameId, options: unknown): Result<Chosen, RoomRefusal> {
  const game = games[id];
  if (!game) return refuseCommand('no-such-game', { game: id });
  const parsed = game.options.safeParse(options);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    return err({ code: 'bad-options', option: issue ? issue.path.map(String).join('.') : '' });
  }
  return ok({ type: 'chosen', game: id, options: parsed.data, playlist: room.playlist });
}

const seatedMembers = ({ seats }: Room): number => seats.filter(({ kind }) => kind === 'member').length;

/**
 * Chooses the planned game, or the same one again. It starts at once only if everybody who sits can play it; otherwise
 * the lobby shows who has no seat, or how many are missing.
 */
export function decideMoveToPlannedGame(request: ServerContext, atOnce: boolean): DecideResult {
  const { room, now } = request;
  // Otherwise everybody would return to the lobby without a reason.
  if (atOnce && countGameStartsInLastHour(room, now).length >= MAX_GAME_STARTS_PER_HOUR)
    return refuseCommand('too-fast');
  const next = plannedNextGame(room) ?? room.game;
  const rest = { ...room, playlist: room.playlist.slice(1) };
  const chosen = decideGameChoice(rest, next, next === room.game ? room.options : {});
  if (!chosen.ok || !atOnce) return chosen.ok ? ok([chosen.value]) : chosen;
  const chosenRoom = evolve(room, { ...chosen.value, at: now });
  const seated = factsToSeatWaitlist(chosenRoom);
  const lobby = roomAfterFacts(chosenRoom, seated, now);
  const present = { ...room, seats: room.seats.filter((seat) => !isLeft(room, seat)) };
  const started =
    seatedMembers(chosenRoom) === seatedMembers(present)
      ? decideGameStart({ ...request, room: lobby })
      : null;
  return ok(started?.ok ? [chosen.value, ...seated, ...started.value] : [chosen.value]);
}

const isLeft = ({ members }: Room, seat: Room['seats'][number]): boolean =>
  seat.kind === 'member' && members.some(({ id, presence }) => id === seat.member && presence === 'left');

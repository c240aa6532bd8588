import { games, ok } from '@fivefold/rules';
import { allowedPlayerCountOf, rulesVersionIdOf } from '../gameOf.ts';
import { countGameStartsInLastHour, memberById } from '../queries.ts';
import { MAX_GAME_STARTS_PER_HOUR } from '../roomLimits.ts';
import type { PlayerView } from '../view.ts';
import { type DecideResult, refuseCommand, type ServerContext } from './context.ts';

/**
 * Starts the chosen game with those who sit, in the order of their seats. Being ready is not required; a player without a
 * nonce has none in the deal. Draws the next secret too, so that its commitment is known a whole game ahead.
 */
export function decideGameStart({ room, now, context: { entropy, seed } }: ServerContext): DecideResult {
  if (countGameStartsInLastHour(room, now).length >= MAX_GAME_STARTS_PER_HOUR)
    return refuseCommand('too-fast');
  const game = games[room.game];
  if (!game) return refuseCommand('no-such-game', { game: room.game });
  const takenSeats = room.seats.filter((seat) => seat.kind !== 'empty');
  const { min, max } = allowedPlayerCountOf(game, room.options);
  if (takenSeats.length < min) return refuseCommand('not-enough-players', { min });
  if (takenSeats.length > max) return refuseCommand('too-many-players', { max });
  const players = takenSeats.map(
    (lobbySeat): PlayerView =>
      lobbySeat.kind === 'bot'
        ? { name: lobbySeat.name, member: null, bot: lobbySeat.level }
        : { name: memberById(room, lobbySeat.member)!.name, member: lobbySeat.member, bot: null },
  );
  return ok([
    {
      type: 'started',
      rules: rulesVersionIdOf(game),
      options: room.options,
      players,
      nonces: takenSeats.map((lobbySeat) => (lobbySeat.kind === 'member' ? lobbySeat.nonce : null)),
      secret: room.secret,
      next: entropy,
      ...(seed === undefined ? {} : { seed }),
    },
  ]);
}

import { games, ok } from '@fivefold/rules';
import { rulesIdOf, seatBoundsOf } from '../gameOf.ts';
import { memberById } from '../queries.ts';
import type { PlayerView } from '../view.ts';
import { type Decided, type MemberContext, refuse } from './context.ts';

/**
 * The chosen game with those who sit, in the order of their chairs. Readiness is a courtesy and not a condition: who
 * sent no nonce has none in the deal. The next secret is drawn here, so that its commitment is seen a whole game ahead.
 */
export function start({ room, context: { entropy, seed } }: MemberContext): Decided {
  const game = games[room.game];
  if (!game) return refuse('no-such-game', { game: room.game });
  const chairs = room.seats.filter((seat) => seat.kind !== 'empty');
  const { min, max } = seatBoundsOf(game, room.options);
  if (chairs.length < min) return refuse('not-enough-players', { min });
  if (chairs.length > max) return refuse('too-many-players', { max });
  const players = chairs.map(
    (chair): PlayerView =>
      chair.kind === 'bot'
        ? { name: chair.name, member: null, bot: chair.level }
        : { name: memberById(room, chair.member)!.name, member: chair.member, bot: null },
  );
  return ok([
    {
      type: 'started',
      rules: rulesIdOf(game),
      options: room.options,
      players,
      nonces: chairs.map((chair) => (chair.kind === 'member' ? chair.nonce : null)),
      secret: room.secret,
      next: entropy,
      ...(seed === undefined ? {} : { seed }),
    },
  ]);
}

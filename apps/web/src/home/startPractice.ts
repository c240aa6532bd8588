import type { Command, Refusal } from '@fivefold/room';
import type { GameId, Result } from '@fivefold/rules';
import { manifests } from '../games/manifests.ts';
import { createRoom, sendCommand } from '../net/session.ts';
import { dealCommitmentOf, sendReady } from '../room/nonces.ts';
import { useRoom } from '../state/room.ts';

/** One more than the minimum, for a livelier game. */
const seatsFor = (game: GameId): number =>
  Math.min(manifests[game].players.max, manifests[game].players.min + 1);

/**
 * Creates a room with bots and starts the game. Where a step fails, the lobby is shown.
 */
export async function startPractice(name: string, game: GameId): Promise<Result<string, Refusal>> {
  const created = await createRoom(name, game);
  if (!created.ok) return created;
  const bots = Array.from(
    { length: seatsFor(game) - 1 },
    (_, i): Command => ({ type: 'addBot', seat: i + 1, level: 'medium' }),
  );
  const steps: readonly Command[] = [{ type: 'sit', seat: 0 }, ...bots, { type: 'start' }];
  const { view } = useRoom.getState();
  if (view) await sendReady(dealCommitmentOf(view), true);
  for (const step of steps) if (!(await sendCommand(step)).ok) break;
  return created;
}

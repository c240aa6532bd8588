import type { GameId } from '@fivefold/rules';
import { freshToken } from '../../apps/server/test/client.ts';
import { createRoom as postRoomUntilMade } from '../../apps/server/test/persistentClient.ts';

/** Creates a room by POST /api/rooms, again where a connection breaks; the token is its host's. */
export async function createRoom(
  url: string,
  game: GameId,
  name = 'Host',
): Promise<{ room: string; token: string }> {
  const token = freshToken();
  return { token, room: await postRoomUntilMade(url, { token, id: 'bench', name, game }) };
}

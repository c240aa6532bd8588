import { randomBytes } from 'node:crypto';
import type { CreateRoomAnswer } from '@fivefold/room';
import type { GameId } from '@fivefold/rules';

/** Creates a room by POST /api/rooms; the token is its host's. */
export async function createRoom(
  url: string,
  game: GameId,
  name = 'Host',
): Promise<{ room: string; token: string }> {
  const token = randomBytes(32).toString('hex');
  const response = await fetch(`${url}/api/rooms`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, name, game }),
  });
  if (!response.ok) throw new Error(`no room was created: ${await response.text()}`);
  return { token, room: ((await response.json()) as CreateRoomAnswer).room };
}

import type { CreateRoomAnswer, CreateRoomMessage, Refusal, RoomCode } from '@fivefold/room';
import { err, ok, type Result } from '@fivefold/rules';

/** A server that does not answer within this time counts as away. */
const ANSWER_TIMEOUT_MS = 8000;

/** Asks the server for a room. `try-again` also stands for a network that fails and for a proxy that finds no server. */
export async function postRoom(message: CreateRoomMessage): Promise<Result<RoomCode, Refusal>> {
  try {
    const response = await fetch('/api/rooms', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
    const answer = (await response.json()) as CreateRoomAnswer | Refusal;
    return 'room' in answer ? ok(answer.room) : err(answer);
  } catch {
    return err({ code: 'try-again' });
  }
}

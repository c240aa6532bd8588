import { type Ask, type Context, decide, newRoom, type Refusal, type RoomCode } from '@fivefold/room';
import { err, ok, type Result } from '@fivefold/rules';
import type { RoomLog } from './log/roomLog.ts';
import type { LiveRoom, Rooms } from './rooms.ts';

export interface RunDeps {
  readonly rooms: Rooms;
  readonly log: RoomLog;
  readonly context: () => Context;
}

/** The way in for every command of a person, a bot or a clock. An answer means: it is on disk. */
export async function run(
  deps: RunDeps,
  code: RoomCode,
  ask: Ask,
): Promise<Result<{ readonly version: number }, Refusal>> {
  for (;;) {
    const live = deps.rooms.get(code) ?? (await deps.rooms.load(code));
    if (!live) return err({ code: 'no-such-room' });
    const context = deps.context();
    const decided = decide(live.room, ask, context);
    const entries = decided.ok ? decided.value : [];
    const version = live.room.version + entries.length;
    const saved = await live.save(entries, context.now);
    if (saved === 'conflict') continue; // another server was faster: look again
    if (saved === 'failed') return err({ code: 'try-again' });
    return decided.ok ? ok({ version }) : decided;
  }
}

/** null: the code is taken. */
export async function createRoom(
  deps: RunDeps,
  code: RoomCode,
  ask: Ask,
): Promise<Result<LiveRoom, Refusal> | null> {
  const room = newRoom(code);
  const context = deps.context();
  const decided = decide(room, ask, context);
  if (!decided.ok) return decided;
  if ((await deps.log.append(code, 0, decided.value, context.now)) === 'conflict') return null;
  const live = await deps.rooms.load(code);
  if (!live) throw new Error('a room that was stored can be loaded');
  return ok(live);
}

import {
  type CommandEnvelope,
  type DecideContext,
  decide,
  type Entry,
  evolve,
  newRoom,
  type Refusal,
  type RoomCode,
} from '@fivefold/room';
import { err, ok, type Result } from '@fivefold/rules';
import type { RoomLog } from './log/roomLog.ts';
import type { LiveRoom, Rooms } from './rooms.ts';

export interface RunDeps {
  readonly rooms: Rooms;
  readonly log: RoomLog;
  readonly context: () => DecideContext;
}

export type Outcome = Result<null, Refusal>;
const DONE: Outcome = ok(null);
const NOTHING: readonly Entry[] = [];

/**
 * The way in for every command of a person, a bot or a clock. `done` means: it is on disk. Told and not promised, and
 * `done` must not throw: a promise at every step of the way would cost as much as the decision itself.
 */
export function runThen(
  deps: RunDeps,
  code: RoomCode,
  ask: CommandEnvelope,
  done: (outcome: Outcome) => void,
  failed: (error: unknown) => void,
): void {
  const live = deps.rooms.get(code);
  if (live) runIn(deps, live, ask, done, failed);
  else
    deps.rooms
      .load(code)
      .then((loaded) =>
        loaded ? runIn(deps, loaded, ask, done, failed) : done(err({ code: 'no-such-room' })),
      )
      .catch(failed);
}

function runIn(
  deps: RunDeps,
  live: LiveRoom,
  ask: CommandEnvelope,
  done: (outcome: Outcome) => void,
  failed: (error: unknown) => void,
): void {
  const context = deps.context();
  const decided = decide(live.room, ask, context);
  const entries = decided.ok ? decided.value : NOTHING;
  live.save(entries, context.now, (saved) => {
    if (saved === 'ok') done(decided.ok ? DONE : decided);
    else if (saved === 'failed') done(err({ code: 'try-again' }));
    else run(deps, live.code, ask).then(done, failed); // another server was faster: look again
  });
}

export const run = (deps: RunDeps, code: RoomCode, ask: CommandEnvelope): Promise<Outcome> =>
  new Promise((done, failed) => runThen(deps, code, ask, done, failed));

/** null: the code is taken. */
export async function createRoom(
  deps: RunDeps,
  code: RoomCode,
  ask: CommandEnvelope,
): Promise<Result<LiveRoom, Refusal> | null> {
  const room = newRoom(code);
  const context = deps.context();
  const decided = decide(room, ask, context);
  if (!decided.ok) return decided;
  try {
    if ((await deps.log.append(code, 0, decided.value, context.now)) === 'conflict') return null;
  } catch {
    return err({ code: 'try-again' });
  }
  // Not read back: it would wait behind all who come back after a restart.
  return ok(deps.rooms.get(code) ?? deps.rooms.adopt(decided.value.reduce(evolve, room)));
}

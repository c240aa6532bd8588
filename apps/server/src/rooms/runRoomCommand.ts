import {
  type CommandEnvelope,
  type DecideContext,
  decide,
  type Refusal,
  type RoomEntry,
} from '@fivefold/room';
import { err, ok, type Result } from '@fivefold/rules';
import type { RoomLog } from '../store/roomLog.ts';
import type { LiveRoom } from './LiveRoom.ts';
import type { RoomRegistry } from './registry.ts';

export interface RunRoomCommandDeps {
  readonly rooms: RoomRegistry;
  readonly log: RoomLog;
  readonly context: () => DecideContext;
}

export type CommandOutcome = Result<null, Refusal>;
const NO_ENTRIES: readonly RoomEntry[] = [];

/**
 * Runs every command of a person, a bot or a clock. Success means that it is on disk. Commands are decided
 * in the order of the calls: nothing is awaited before `decide` while the room is in memory.
 */
export async function runRoomCommand(
  deps: RunRoomCommandDeps,
  live: LiveRoom,
  envelope: CommandEnvelope,
): Promise<CommandOutcome> {
  const { rooms } = deps;
  for (;;) {
    const current = rooms.isCurrent(live) ? live : await rooms.load(live.code);
    if (!current) return err({ code: 'no-such-room' });
    const context = deps.context();
    const decided = decide(current.room, envelope, context);
    const saved = await current.save(decided.ok ? decided.value : NO_ENTRIES, context.now);
    if (saved === 'failed') return err({ code: 'try-again' });
    if (saved === 'ok') return decided.ok ? ok(null) : decided;
    // conflict: another server was faster, so decide again on what it stored
  }
}

import { type Entry, evolve, newRoom, type Room, type RoomCode, type Time } from '@fivefold/room';
import type { Replay, RoomLog } from './log/roomLog.ts';

/** The games of a room that were played to their end. One that goes on, or was broken off, keeps its secrets. */
function replaysOf(code: RoomCode, entries: readonly Entry[]): readonly Replay[] {
  const replays: Replay[] = [];
  let room = newRoom(code);
  for (const entry of entries) {
    const before = room;
    room = evolve(room, entry);
    if (room.table?.status === 'over' && before.table?.status === 'playing') replays.push(replayOf(room));
  }
  return replays;
}

function replayOf({ code, table }: Room): Replay {
  if (!table) throw new Error('a game that is over has a table');
  return {
    room: code,
    number: table.number,
    game: table.game,
    rules: table.rules,
    options: table.options,
    seed: table.deal.seed,
    names: table.players.map(({ name }) => name),
    actions: table.actions.map(([seat, action]) => ({ seat, action })),
  };
}

export async function findReplay(log: RoomLog, code: RoomCode, number: number): Promise<Replay | null> {
  const kept = await log.replay(code, number);
  return kept ?? replaysOf(code, await log.read(code, 0)).find((replay) => replay.number === number) ?? null;
}

export const KEPT_MS = 30 * 86_400_000;

/** Rooms that nobody came back to for thirty days are forgotten, their finished games are not. */
export async function removeOldRooms(
  log: RoomLog,
  now: Time,
  isOpen: (room: RoomCode) => boolean,
): Promise<number> {
  let removed = 0;
  for (const code of await log.idleSince(now - KEPT_MS)) {
    if (isOpen(code)) continue;
    await log.remove(code, replaysOf(code, await log.read(code, 0)));
    removed += 1;
  }
  return removed;
}

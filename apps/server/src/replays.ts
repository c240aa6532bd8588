import { type Reason, sentence } from '@fivefold/bots';
import { type Entry, evolve, newRoom, type Room, type RoomCode, type Time } from '@fivefold/room';
import type { GameId } from '@fivefold/rules';
import type { Replay, RoomLog } from './log/roomLog.ts';
import type { Logger } from './logger.ts';
import type { Rooms } from './rooms.ts';

/** The games of a room that were played to their end, and whether some were of rules that this build does not have. */
function gamesOf(code: RoomCode, entries: readonly Entry[]) {
  const replays: Replay[] = [];
  let isWhole = true;
  let room = newRoom(code);
  let reasons: (string | undefined)[] = []; // by action of the game
  for (const entry of entries) {
    const before = room;
    room = evolve(room, entry);
    if (room.unreadable) isWhole = false;
    if (entry.type === 'started') reasons = [];
    if (entry.type === 'acted') reasons.push(entry.reason);
    if (room.table?.status === 'over' && before.table?.status === 'playing')
      replays.push(replayOf(room, reasons));
  }
  return { replays, isWhole };
}

function replayOf({ code, table }: Room, reasons: readonly (string | undefined)[]): Replay {
  if (!table) throw new Error('a game that is over has a table');
  return {
    room: code,
    number: table.number,
    game: table.game,
    rules: table.rules,
    options: table.options,
    seed: table.deal.seed,
    names: table.players.map(({ name }) => name),
    actions: table.actions.map(([seat, action], i) => {
      const reason = wordsOf(table.game, reasons[i]);
      return reason ? { seat, action, reason } : { seat, action };
    }),
  };
}

/** A bot's thoughts in words; null for a person's move, and for one that was only played to go on. */
function wordsOf(game: GameId, kept: string | undefined): Replay['actions'][number]['reason'] | null {
  if (!kept?.startsWith('{')) return null;
  const reason = JSON.parse(kept) as Reason;
  const en = sentence(game, reason, 'en');
  const ru = sentence(game, reason, 'ru');
  return en !== null && ru !== null ? { en, ru } : null;
}

export async function findReplay(log: RoomLog, code: RoomCode, number: number): Promise<Replay | null> {
  const kept = await log.replay(code, number);
  if (kept) return kept;
  const { replays } = gamesOf(code, await log.read(code, 0));
  return replays.find((replay) => replay.number === number) ?? null;
}

const KEPT_MS = 30 * 86_400_000;

/** Rooms that nobody came back to for thirty days are forgotten, their finished games are not. */
export async function removeOldRooms(
  { log, rooms, logger }: { readonly log: RoomLog; readonly rooms: Rooms; readonly logger: Logger },
  now: Time,
): Promise<void> {
  let removed = 0;
  for (const code of await log.idleSince(now - KEPT_MS)) {
    const remove = async () => {
      const { replays, isWhole } = gamesOf(code, await log.read(code, 0));
      // Its replay cannot be written yet: a build that has the rules again will.
      if (!isWhole) throw new Error('a game of unknown rules is kept with its room');
      await log.remove(code, replays);
    };
    try {
      if (await rooms.whileEmpty(code, remove)) removed += 1;
    } catch (error) {
      // One room that this build cannot read must not keep all the others.
      logger.error({ err: error, room: code }, 'removing an old room failed');
    }
  }
  logger[removed > 0 ? 'info' : 'debug']({ removed }, 'old rooms removed');
}

import { type Reason, sentence } from '@fivefold/bots';
import { type Entry, evolve, newRoom, type Room, type RoomCode, type Time } from '@fivefold/room';
import type { GameId } from '@fivefold/rules';
import { concurrencyLimit, forEachYielding } from '../eventLoop.ts';
import type { Replay, RoomLog } from '../log/roomLog.ts';
import type { Logger } from '../logger.ts';
import type { RoomRegistry } from './registry.ts';

/** The games of a room that were played to their end, and whether some were of rules that this build does not have. */
async function gamesOf(code: RoomCode, entries: readonly Entry[]) {
  const replays: Replay[] = [];
  let isWhole = true;
  let room = newRoom(code);
  let reasons: (string | undefined)[] = []; // by action of the game
  await forEachYielding(entries, (entry) => {
    const before = room;
    room = evolve(room, entry);
    if (room.unreadable) isWhole = false;
    if (entry.type === 'started') reasons = [];
    if (entry.type === 'acted') reasons.push(entry.reason);
    if (room.table?.status === 'over' && before.table?.status === 'playing')
      replays.push(replayOf(room, reasons));
  });
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

/** What a game needs to know of the time before it: who is in the room, under which name, and how long they have. */
const BEFORE_IT: ReadonlySet<Entry['type']> = new Set([
  'created',
  'joined',
  'renamed',
  'presence',
  'removed',
  'chosen',
  'settings',
  'started',
]);

/** Enough for one game of a night: the earlier ones are begun and not played. Empty where there is no such game. */
function entriesFor(number: number, entries: readonly Entry[]): readonly Entry[] {
  let begun = 0;
  const enough = entries.filter(({ type }) => {
    if (type === 'started') begun += 1;
    return begun === number || (begun < number && BEFORE_IT.has(type));
  });
  return begun < number ? [] : enough;
}

async function readReplay(log: RoomLog, code: RoomCode, number: number): Promise<Replay | null> {
  const kept = await log.replay(code, number);
  if (kept) return kept;
  const { replays } = await gamesOf(code, entriesFor(number, await log.read(code, 0)));
  return replays.find((replay) => replay.number === number) ?? null;
}

/** Finished games at hand: as many as a long night has. */
const AT_HAND = 64;

/** Finds finished games. One is read at a time, and the last ones stay at hand: they never change. */
export function replayFinder(log: RoomLog): (code: RoomCode, number: number) => Promise<Replay | null> {
  const atHand = new Map<string, Replay>(); // whichever was not asked for the longest first
  const inTurn = concurrencyLimit(1);
  const keep = (key: string, replay: Replay | null | undefined): Replay | null => {
    if (!replay) return null;
    atHand.delete(key);
    atHand.set(key, replay);
    if (atHand.size > AT_HAND) atHand.delete(atHand.keys().next().value!);
    return replay;
  };
  return async (code, number) => {
    const key = `${code}/${number}`;
    const known = () => keep(key, atHand.get(key));
    // Asked again when its turn comes: many may have waited for the same game.
    return known() ?? inTurn(async () => known() ?? keep(key, await readReplay(log, code, number)));
  };
}

const KEPT_MS = 30 * 86_400_000;

/** Rooms that nobody came back to for thirty days are forgotten, their finished games are not. */
export async function removeOldRooms(
  { log, rooms, logger }: { readonly log: RoomLog; readonly rooms: RoomRegistry; readonly logger: Logger },
  now: Time,
): Promise<void> {
  let removed = 0;
  for (const code of await log.idleSince(now - KEPT_MS)) {
    const remove = async () => {
      const { replays, isWhole } = await gamesOf(code, await log.read(code, 0));
      // Its replay cannot be written yet: a build that has the rules again will.
      if (!isWhole) throw new Error('a game of unknown rules is kept with its room');
      await log.remove(code, replays);
    };
    try {
      if (await rooms.whileUnloaded(code, remove)) removed += 1;
    } catch (error) {
      // One room that this build cannot read must not keep all the others.
      logger.error({ err: error, room: code }, 'removing an old room failed');
    }
  }
  logger[removed > 0 ? 'info' : 'debug']({ removed }, 'old rooms removed');
}

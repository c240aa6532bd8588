import {
  type CommandEnvelope,
  createEmptyRoom,
  decide,
  evolve,
  idleAction,
  type Room,
  type RoomEntry,
} from '@fivefold/room';
import { deriveSeedFromTexts, fastRandom, type GameId, games } from '@fivefold/rules';
import {
  createRoomCheckpoint,
  type FoldedRoom,
  foldRoomEntry,
  loadRoom,
} from '../../apps/server/src/rooms/foldedRoom.ts';
import { openPostgres } from '../../apps/server/src/store/postgres.ts';
import { round } from '../stats.ts';

const GAMES_PER_ROOM = 8;
const PLAYERS = 3;
const clock = () => performance.now() / 1000;

/**
 * Seconds that one server needs to claim and load rooms of eight games each, as after a server was killed: from their newest
 * checkpoints, which are stored when a game ends, and from their entries alone.
 */
export async function roomLoading(url: string, rooms: number) {
  const { log } = await openPostgres(url, { clock });
  const ids = Object.keys(games) as GameId[];
  const codes = Array.from({ length: rooms }, (_, i) => `R-${i}`);
  for (const [i, code] of codes.entries()) {
    const { entries, checkpoint } = playedRoom(code, ids[i % ids.length]!);
    await log.append(code, 0, entries.slice(0, checkpoint.room.version), 1, {
      checkpoint: createRoomCheckpoint(checkpoint) ?? undefined,
    });
    await log.append(code, checkpoint.room.version, entries.slice(checkpoint.room.version), 1);
  }
  const load = async (): Promise<number> => {
    const start = clock();
    for (const code of codes) {
      await log.ownership!.claim(code);
      await loadRoom(log, code);
    }
    return round(clock() - start);
  };
  const withCheckpoints = await load();
  const withoutCheckpoints = await loadWithout(log, codes);
  await log.close();
  return { rooms, gamesPerRoom: GAMES_PER_ROOM, withCheckpoints, withoutCheckpoints };
}

async function loadWithout(log: Parameters<typeof loadRoom>[0], codes: readonly string[]): Promise<number> {
  const start = clock();
  for (const code of codes) await loadRoom({ ...log, checkpoint: async () => null }, code);
  return round(clock() - start);
}

/** All entries of a room in the middle of its last game, and the room at the end of the game before. */
function playedRoom(code: string, game: GameId): { entries: RoomEntry[]; checkpoint: FoldedRoom } {
  const random = fastRandom(1);
  const entries: RoomEntry[] = [];
  let room: Room = createEmptyRoom(code);
  let drawn = 0;
  const run = (by: CommandEnvelope['by'], command: CommandEnvelope['command']): void => {
    drawn += 1;
    const context = { now: drawn, entropy: deriveSeedFromTexts(code, String(drawn)) };
    const decided = decide(room, { id: null, by, command }, context);
    if (!decided.ok) throw new Error(`${command.type} was refused: ${decided.error.code}`);
    entries.push(...decided.value);
    room = decided.value.reduce(evolve, room);
  };
  const playOne = () => {
    const { waitingFor, number, move } = room.table!;
    const seat = waitingFor[0]!;
    const action = idleAction(room, seat, random);
    run(room.table!.players[seat]!.member, { type: 'act', number, move, action: action as never });
  };
  run(null, { type: 'create', name: 'Player 0', token: 't0', game });
  for (let i = 1; i < PLAYERS; i += 1) {
    run(null, { type: 'join', name: `Player ${i}`, token: `t${i}` });
    run(`m${i + 1}`, { type: 'sit', seat: i });
  }
  run('m1', { type: 'start' });
  for (let played = 1; played < GAMES_PER_ROOM; played += 1) {
    while (room.table!.status === 'playing') playOne();
    if (played < GAMES_PER_ROOM - 1) run('m1', { type: 'rematch', number: room.table!.number });
  }
  const checkpoint = entries.reduce(foldRoomEntry, {
    room: createEmptyRoom(code),
    reasons: {},
  } as FoldedRoom);
  run('m1', { type: 'rematch', number: room.table!.number });
  for (let i = 0; i < 10 && room.table!.status === 'playing'; i += 1) playOne();
  return { entries, checkpoint };
}

import {
  botsToAct,
  type Command,
  type CommandEnvelope,
  createEmptyRoom,
  type HintLevel,
  idleAction,
} from '@fivefold/room';
import { type GameId, games, type Random, seededRandom } from '@fivefold/rules';
import { createLocalRoom, type LocalRoom } from '../localRoom/localRoom.ts';
import type { RoomViewObserver } from '../net/roomClient.ts';

export interface DevRoomOptions {
  readonly game: GameId;
  readonly seats: number;
  /** The viewer's seat; -1 is a spectator. */
  readonly me: number;
  readonly options: Readonly<Record<string, unknown>>;
  /** Idle moves played before the page opens; 0 starts at the deal, -1 stays in the lobby. */
  readonly moves: number;
  /** Hex digits, repeated to a full seed. */
  readonly seed: string;
  readonly names: readonly string[];
  /** The others make random legal moves instead of idle ones. */
  readonly wander: boolean;
  /** Bots keep playing. */
  readonly play: boolean;
  readonly clock: number;
  readonly hints: HintLevel;
}

export const DEV_ROOM_CODE = 'KITE-4271';

/** For development only: a room in the page, set up as the address asks, with bots that make idle moves. */
export function openDevRoom(config: DevRoomOptions, observer: RoomViewObserver): LocalRoom {
  const seed = config.seed.repeat(64).slice(0, 64);
  let count = 0;
  const room = createLocalRoom(createEmptyRoom(DEV_ROOM_CODE), {
    observer,
    me: `m${config.me < 0 ? config.seats + (config.moves < 0 ? 1 : 0) : config.me + 1}`,
    now: () => Date.now(),
    entropy: () => (++count).toString(16).padStart(8, '0').repeat(8),
    seed,
    replayFile: () => null,
    onChange: () => {},
  });
  const must = (by: CommandEnvelope['by'], command: CommandEnvelope['command']) => {
    const done = room.run(by, command);
    if (!done.ok) throw new Error(`${command.type} is refused: ${done.error.code}`);
  };
  const table = () => room.room().table;

  function playFor(seat: number): void {
    const now = table();
    if (now?.status !== 'playing') return;
    const random = seededRandom((seed + now.move.toString(16).padStart(8, '0')).slice(-64));
    const action = config.wander ? wander(seat, random) : idleAction(room.room(), seat, random);
    const { number, move } = now;
    const player = now.players[seat]!;
    if (player.bot === null) must(player.member, { type: 'act', number, move, action });
    else must(null, { type: 'bot', seat, number, move, action });
  }
  function wander(seat: number, random: Random): unknown {
    const idle = idleAction(room.room(), seat, random);
    const game = games[config.game]!;
    const moves = [...game.legal(game.view(table()!.state, seat))].filter(
      (move) => JSON.stringify(move) !== JSON.stringify(idle),
    );
    return moves[random.next() % moves.length] ?? idle;
  }

  seatEverybody(config, must);
  if (config.moves >= 0) startGame();
  room.show();
  return room;

  function startGame(): void {
    must('m1', { type: 'start' });
    for (let i = 0; i < config.moves && table()?.status === 'playing'; i++) {
      // Play the other seats first, so that the page opens with a decision of mine.
      const waiting = table()!.waitingFor;
      playFor(waiting.find((seat) => seat !== config.me) ?? waiting[0]!);
    }
    const messages: readonly Command[] = [
      { type: 'say', text: 'who plays 11 on turn three?!' },
      { type: 'say', text: 'я :)' },
    ];
    for (const [i, line] of messages.entries()) room.run(`m${2 + (i % 2)}`, line);
    if (config.play)
      setInterval(() => {
        const now = table();
        const next = now?.waitingFor.find((seat) => seat !== config.me);
        if (next !== undefined && now?.paused === null) playFor(next);
        else if (botsToAct(room.room()).length > 0) playFor(botsToAct(room.room())[0]!.seat);
      }, 700);
  }
}

/** People on all seats but the last, which is a bot's in a game that starts. */
function seatEverybody(
  config: DevRoomOptions,
  must: (by: CommandEnvelope['by'], command: CommandEnvelope['command']) => void,
): void {
  must(null, { type: 'create', name: config.names[0]!, token: 'a', game: config.game });
  must('m1', { type: 'choose', game: config.game, options: config.options });
  if (config.clock > 0) must('m1', { type: 'settings', clock: { kind: 'hard', seconds: config.clock } });
  if (config.hints !== 'full') must('m1', { type: 'settings', hints: config.hints });
  for (let seat = 1; seat < config.seats; seat++) {
    if (config.moves >= 0 && seat === config.seats - 1 && seat !== config.me) {
      must('m1', { type: 'addBot', seat, level: 'hard' });
      continue;
    }
    must(null, { type: 'join', name: config.names[seat] ?? `Player ${seat}`, token: `t${seat}` });
    must(`m${seat + 1}`, { type: 'sit', seat });
  }
  if (config.me < 0) must(null, { type: 'join', name: 'Lena', token: 'watch' });
}

import {
  type ClientToServer,
  type Command,
  type CommandEnvelope,
  decide,
  diff,
  evolve,
  type Hints,
  idleAction,
  newRoom,
  type Refusal,
  type Room,
  type RoomView,
  roomView,
  type Snapshot,
  waitingBots,
} from '@fivefold/room';
import { err, type GameId, games, ok, type Random, type Result, seededRandom } from '@fivefold/rules';
import type { ClientSocket } from '../net/clientSocket.ts';
import { randomHex } from '../net/token.ts';

export interface LocalRoomOptions {
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
  readonly hints: Hints;
}

/** For development only: runs the real room and rules inside the page, with bots that make idle moves. */
export function localSocket(config: LocalRoomOptions): ClientSocket {
  const listeners = new Map<string, (...values: never[]) => void>();
  const dispatch = (event: string, ...values: unknown[]) => listeners.get(event)?.(...(values as never[]));
  const seed = config.seed.repeat(64).slice(0, 64);
  let count = 0;
  const entropy = () => (count++ + 1).toString(16).padStart(8, '0').repeat(8).slice(0, 64);
  let room: Room = newRoom('KITE-4271');
  let me = 'm1';
  let shown: RoomView | null = null;
  let version = 0;

  function run(
    by: CommandEnvelope['by'],
    command: CommandEnvelope['command'],
    id: string | null = null,
  ): Result<null, Refusal> {
    const decided = decide(room, { id: null, by, command }, { now: Date.now(), entropy: entropy(), seed });
    if (!decided.ok) return decided;
    room = decided.value.reduce(evolve, room);
    if (!shown) return ok(null);
    const before = shown;
    shown = roomView(room, me);
    const ops = diff(before, shown);
    if (ops) dispatch('patch', { from: version++, ops, ...(id === null ? {} : { acks: [id] }) });
    else if (id !== null) dispatch('ack', { id });
    return ok(null);
  }
  const must = (by: CommandEnvelope['by'], command: CommandEnvelope['command']) => {
    const done = run(by, command);
    if (!done.ok) throw new Error(`${command.type} is refused: ${done.error.code}`);
  };

  function setUp(): void {
    must(null, { type: 'create', name: config.names[0]!, token: 'a', game: config.game });
    must('m1', { type: 'choose', game: config.game, options: config.options as never });
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
    if (config.me < 0) {
      must(null, { type: 'join', name: 'Lena', token: 'watch' });
      me = room.members.at(-1)!.id;
    } else me = `m${config.me + 1}`;
    if (config.moves < 0) return;
    must('m1', { type: 'start' });
    for (let i = 0; i < config.moves && room.table?.status === 'playing'; i++) {
      // Play the other seats first, so that the page opens with a decision of mine.
      const waiting = room.table.waitingFor;
      playFor(waiting.find((seat) => seat !== config.me) ?? waiting[0]!);
    }
    const messages: readonly Command[] = [
      { type: 'say', text: 'who plays 11 on turn three?!' },
      { type: 'say', text: 'я :)' },
    ];
    for (const [i, line] of messages.entries()) run(`m${2 + (i % 2)}`, line);
  }

  function playFor(seat: number): void {
    const { table } = room;
    if (table?.status !== 'playing') return;
    const random = seededRandom((seed + table.move.toString(16).padStart(8, '0')).slice(-64));
    const action = config.wander ? wander(seat, random) : idleAction(room, seat, random);
    const player = table.players[seat]!;
    must(
      player.bot === null ? player.member : null,
      player.bot === null
        ? { type: 'act', number: table.number, move: table.move, action: action as never }
        : { type: 'bot', seat, number: table.number, move: table.move, action },
    );
  }

  function wander(seat: number, random: Random): unknown {
    const idle = idleAction(room, seat, random);
    const game = games[config.game]!;
    const moves = [...game.legal(game.view(room.table!.state, seat))].filter(
      (move) => JSON.stringify(move) !== JSON.stringify(idle),
    );
    return moves[random.next() % moves.length] ?? idle;
  }

  const snapshot = (): Snapshot => {
    shown = roomView(room, me);
    return { version, now: Date.now(), view: shown };
  };

  setUp();
  if (config.play)
    setInterval(() => {
      const mine = room.table?.players.findIndex(({ member }) => member === me);
      const next = room.table?.waitingFor.find((seat) => seat !== mine);
      if (next !== undefined && room.table?.paused === null) playFor(next);
      else if (waitingBots(room).length > 0) playFor(waitingBots(room)[0]!.seat);
    }, 700);

  const handlers: ClientToServer = {
    create: (_, done) => done(ok(snapshot())),
    join: (_, done) => done(ok(snapshot())),
    command: ({ id, command }) => {
      const result = run(me, command, id);
      if (!result.ok) dispatch('refused', { id, refusal: result.error });
    },
    sync: (done) => done(ok(snapshot())),
    passport: (done) => done(ok({ passport: randomHex(8) })),
    redeem: (_, done) => done(err({ code: 'passport-expired' })),
  };
  let connected = false;
  const setConnected = (now: boolean) => {
    connected = now;
    dispatch(now ? 'connect' : 'disconnect');
  };
  return {
    get connected() {
      return connected;
    },
    on: (event: string, listener: (...values: never[]) => void) => listeners.set(event, listener),
    emit: (event: keyof ClientToServer, ...values: unknown[]) =>
      queueMicrotask(() => (handlers[event] as (...all: unknown[]) => void)(...values)),
    setRoom: () => {},
    connect: () => queueMicrotask(() => setConnected(true)),
    disconnect: () => setConnected(false),
  };
}

import {
  type BotLevel,
  type CommandEnvelope,
  createEmptyRoom,
  decide,
  evolve,
  type Refusal,
} from '@fivefold/room';
import { type GameId, games, ok, type Result } from '@fivefold/rules';
import { LOCAL_MEMBER, type LocalGame } from './localGame.ts';

export interface NewLocalGame {
  readonly game: GameId;
  readonly options: Readonly<Record<string, unknown>>;
  /** With the person. */
  readonly players: number;
  readonly level: BotLevel;
  readonly name: string;
  readonly id: string;
  /** 64 hex digits. */
  readonly seed: string;
  readonly now: number;
}

/** Sets the table by the commands of a lobby, so that options, seats and names of bots are those of any room. */
export function createLocalGame({
  game,
  options,
  players,
  level,
  name,
  id,
  seed,
  now,
}: NewLocalGame): Result<LocalGame, Refusal> {
  const bots = Array.from(
    { length: players - 1 },
    (_, i) => ({ type: 'addBot', seat: i + 1, level }) as const,
  );
  const setUp: readonly Omit<CommandEnvelope, 'id'>[] = [
    { by: null, command: { type: 'create', name, token: '-', game } },
    { by: LOCAL_MEMBER, command: { type: 'choose', game, options } },
    { by: LOCAL_MEMBER, command: { type: 'sit', seat: 0 } },
    ...bots.map((command) => ({ by: LOCAL_MEMBER, command })),
    { by: LOCAL_MEMBER, command: { type: 'start' } },
  ];
  let room = createEmptyRoom(id);
  for (const envelope of setUp) {
    const decided = decide(room, { id: null, ...envelope }, { now, entropy: seed });
    if (!decided.ok) return decided;
    room = decided.value.reduce(evolve, room);
  }
  const { rules, players: seated } = room.table!;
  return ok({
    format: 1,
    id,
    game,
    rules,
    options: room.options,
    seed,
    players: seated.map((player) => ({ name: player.name, bot: player.bot })),
    seat: seated.findIndex(({ member }) => member === LOCAL_MEMBER),
    given: 0,
    actions: [],
  });
}

/** Everything a host may choose has a default. */
export const defaultGameOptions = (game: GameId): Readonly<Record<string, unknown>> =>
  games[game]!.options.parse({}) as Readonly<Record<string, unknown>>;

/** How many may play with these options. */
export const gameSeatRange = (
  game: GameId,
  options: unknown,
): { readonly min: number; readonly max: number } => games[game]!.seatsFor?.(options) ?? games[game]!.seats;

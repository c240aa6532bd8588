import { type BotLevel, createEmptyRoom, evolve, type Room, type RoomEntry } from '@fivefold/room';
import { GAME_IDS, type Seat, type Seed } from '@fivefold/rules';
import * as z from 'zod/mini';
import type { ReplayFile } from '../replay/frames.ts';

const level = z.enum(['easy', 'medium', 'hard']);
/** English, and those of the languages that the build had. */
const words = z.pipe(
  z.record(z.string(), z.string()),
  z.transform((all) => ({ ...all, en: all.en ?? '' })),
);

/** A game of a room in the page, as this browser stores it. The room is folded from it. */
export const localGameSchema = z.strictObject({
  format: z.literal(1),
  id: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
  game: z.enum(GAME_IDS),
  /** `red7@1` */
  rules: z.string(),
  options: z.unknown(),
  seed: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  /** By seat; `bot` is null for the person. */
  players: z.array(z.strictObject({ name: z.string(), bot: z.nullable(level) })),
  /** The person's seat. */
  seat: z.int(),
  /** How many actions were played before this room began; they cannot be undone. */
  given: z.int(),
  actions: z.array(z.strictObject({ seat: z.int(), action: z.unknown(), reason: z.exactOptional(words) })),
  /** When it ended, in milliseconds of the browser's clock; games of older builds have none. */
  finished: z.exactOptional(z.number()),
});
export type LocalGame = Readonly<z.infer<typeof localGameSchema>>;
export type LocalGameAction = LocalGame['actions'][number];

/** The person's member id in every room of a page. */
export const LOCAL_MEMBER = 'm1';

export const localRoomCode = ({ id }: Pick<LocalGame, 'id'>): string => `local-${id}`;

/** Nobody checks the deal of a room in the page, so its secret is empty. */
const NO_SECRET = '0'.repeat(64);

/** The room of a stored game. Throws where its actions do not fit its rules. */
export function buildRoomOfLocalGame(game: LocalGame, now: number): Room {
  const { seat: mine, players } = game;
  const created: RoomEntry = {
    type: 'created',
    code: localRoomCode(game),
    name: players[mine]!.name,
    token: '-',
    game: game.game,
    options: game.options,
    secret: NO_SECRET,
    at: now,
  };
  const started: RoomEntry = {
    type: 'started',
    rules: game.rules,
    options: game.options,
    players: players.map(({ name, bot }, seat) => ({
      name,
      member: seat === mine ? LOCAL_MEMBER : null,
      bot,
    })),
    nonces: players.map(() => null),
    secret: NO_SECRET,
    next: NO_SECRET,
    seed: game.seed as Seed,
    at: now,
  };
  const acted = game.actions.map(
    ({ seat, action }): RoomEntry => ({
      type: 'acted',
      seat,
      action,
      as: seat === mine ? 'member' : 'bot',
      at: now,
    }),
  );
  return [created, started, ...acted].reduce(evolve, createEmptyRoom(localRoomCode(game)));
}

/** The game without the person's last own move and everything after it; null where there is none. */
export function localGameWithoutLastMove(game: LocalGame): LocalGame | null {
  const at = game.actions.findLastIndex(({ seat }) => seat === game.seat);
  return at < game.given ? null : { ...game, actions: game.actions.slice(0, at) };
}

export const replayFileOfGame = ({
  game,
  rules,
  options,
  seed,
  players,
  actions,
}: LocalGame): ReplayFile => ({
  game,
  rules,
  options,
  seed,
  names: players.map(({ name }) => name),
  actions: actions as ReplayFile['actions'],
});

interface PlayOn {
  readonly id: string;
  /** The finished game. */
  readonly file: ReplayFile;
  /** How many of its actions are played already. */
  readonly moves: number;
  readonly seat: Seat;
  readonly level: BotLevel;
}

/** A game that goes on from a position of a finished one; bots play the other seats. */
export const continueLocalGameFromReplay = ({ id, file, moves, seat, level: bot }: PlayOn): LocalGame => ({
  format: 1,
  id,
  game: file.game,
  rules: file.rules,
  options: file.options,
  seed: file.seed,
  players: file.names.map((name, at) => ({ name, bot: at === seat ? null : bot })),
  seat,
  given: moves,
  actions: file.actions.slice(0, moves) as LocalGame['actions'],
});

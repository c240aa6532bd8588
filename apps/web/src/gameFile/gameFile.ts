import { ANIMAL_FACES, BOT_FACES, cleanName, type Face } from '@fivefold/room';
import { err, GAME_IDS, type GameId, ok, type Result } from '@fivefold/rules';
import * as z from 'zod/mini';
import type { ReplayFile } from '../replay/frames.ts';

/** Why a file cannot be shown; each has a sentence. */
export type GameFileProblem = 'too-large' | 'damaged' | 'other-version' | 'other-rules' | 'names' | 'moves';

const FORMAT = 'fivefold-game';
const VERSION = 1;
/** A game of ten thousand actions has about a megabyte. */
export const MAX_GAME_FILE_BYTES = 4_000_000;
const MAX_ACTIONS = 10_000;
const MAX_PLAYERS = 10;
const MAX_RAW_NAME = 200;

const FACES = [...ANIMAL_FACES, ...Object.values(BOT_FACES)] as [Face, ...Face[]];
const list = <T extends z.ZodMiniType>(one: T, most: number) => z.array(one).check(z.maxLength(most));

const gameFileSchema = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  game: z.enum(GAME_IDS as readonly [GameId, ...GameId[]]),
  rules: z.string().check(z.maxLength(40)),
  seed: z.string().check(z.minLength(1), z.maxLength(200)),
  options: z.unknown(),
  names: list(z.string().check(z.maxLength(MAX_RAW_NAME)), MAX_PLAYERS),
  faces: z.optional(list(z.enum(FACES), MAX_PLAYERS)),
  actions: list(z.tuple([z.int().check(z.gte(0), z.lt(MAX_PLAYERS)), z.unknown()]), MAX_ACTIONS),
});

/** Files of another version may have any other field. */
const headSchema = z.object({ format: z.literal(FORMAT), version: z.number() });

/** What "Save this game" writes: everything to play the game again, and neither the room's code nor any chat. */
export function serializeGameFile({ game, rules, seed, options, names, faces, actions }: ReplayFile): string {
  const file: z.input<typeof gameFileSchema> = {
    format: FORMAT,
    version: VERSION,
    game,
    rules,
    seed,
    options,
    names: [...names],
    ...(faces && { faces: [...faces] }),
    actions: actions.map(({ seat, action }) => [seat, action]),
  };
  return JSON.stringify(file);
}

/** Reads a file that anybody may have written. Its moves are checked by the rules afterwards. */
export function parseGameFile(text: string): Result<ReplayFile, GameFileProblem> {
  if (text.length > MAX_GAME_FILE_BYTES) return err('too-large');
  const json = parseJson(text);
  const head = headSchema.safeParse(json);
  if (!head.success) return err('damaged');
  if (head.data.version !== VERSION) return err('other-version');
  const parsed = gameFileSchema.safeParse(json);
  if (!parsed.success) return err('damaged');
  const { game, rules, seed, options, names, faces, actions } = parsed.data;
  if (!names.every(isName) || (faces && faces.length !== names.length)) return err('names');
  return ok({
    ...{ game, rules, seed, options, names },
    ...(faces && { faces }),
    actions: actions.map(([seat, action]) => ({ seat, action })),
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // also when it is nested too deeply
  }
}

/** As a room would have taken it: no invisible characters, and short. */
function isName(name: string): boolean {
  const cleaned = cleanName(name);
  return cleaned.ok && cleaned.value === name;
}

import type { BotLevel } from '@fivefold/room';
import { GAME_IDS, type GameId, type Outcome, type Seat } from '@fivefold/rules';
import * as z from 'zod/mini';
import { defaultGameOptions, gameSeatRange } from '../localRoom/newGame.ts';
import type { browserStorage } from '../state/browserStorage.ts';

type Store = typeof browserStorage;

const gameSettings = z.strictObject({
  level: z.enum(['easy', 'medium', 'hard']),
  players: z.int(),
  options: z.record(z.string(), z.unknown()),
});
/** How somebody practises one game. */
export type PracticeGameSettings = Readonly<z.infer<typeof gameSettings>>;

const settingsSchema = z.strictObject({
  /** Bots play without a pause. */
  fast: z.boolean(),
  games: z.partialRecord(z.enum(GAME_IDS), gameSettings),
});
export type PracticeSettings = Readonly<z.infer<typeof settingsSchema>>;

const KEY = 'fivefold.practice.settings';

export function readPracticeSettings(store: Store): PracticeSettings {
  try {
    return settingsSchema.parse(JSON.parse(store.getItem(KEY) ?? 'null'));
  } catch {
    return { fast: false, games: {} };
  }
}

export const writePracticeSettings = (store: Store, settings: PracticeSettings): void =>
  store.setItem(KEY, JSON.stringify(settings));

/** Easy until the person chooses another level, with one bot more than the least, for a livelier game. */
export function practiceSettingsFor({ games }: PracticeSettings, game: GameId): PracticeGameSettings {
  const options = games[game]?.options ?? defaultGameOptions(game);
  const { min, max } = gameSeatRange(game, options);
  const wanted = games[game]?.players ?? min + 1;
  return { level: games[game]?.level ?? 'easy', players: Math.max(min, Math.min(max, wanted)), options };
}

const LEVELS: readonly BotLevel[] = ['easy', 'medium', 'hard'];

/** After a win the next level; null after a game that was not won, and above the strongest. */
export function nextHarderBotLevel(
  level: BotLevel,
  outcome: Outcome | null,
  seat: Seat | null,
): BotLevel | null {
  const isWon = outcome?.ranking.some((one) => one.seat === seat && one.place === 1) ?? false;
  return isWon ? (LEVELS[LEVELS.indexOf(level) + 1] ?? null) : null;
}

import { browserStorage } from '../state/browserStorage.ts';
import { GAMES_WITH_DAILY_PUZZLE, type GameWithDailyPuzzle } from './dailyGames.ts';
import { addDays, type PuzzleDay } from './dates.ts';

const KEY = 'fivefold.daily';
const MOST_TRIES = 3;
/** 8·28 has two answers: a second try would always be right. */
export const maxPuzzleTriesFor = (game: GameWithDailyPuzzle): number => (game === 'eight28' ? 1 : MOST_TRIES);
/** As many as the result shows. */
const KEPT_DAYS = 7;

/** What somebody made of one puzzle. */
export interface PuzzleResult {
  /** What each try brought. */
  readonly tries: readonly number[];
  /** By the last try. */
  readonly solved: boolean;
}
const UNTRIED: PuzzleResult = { tries: [], solved: false };

/** Days in a row on which a puzzle was finished, solved or not. */
interface Streak {
  readonly days: number;
  readonly last: PuzzleDay;
}
interface StoredDays {
  readonly results: Readonly<Record<PuzzleDay, Partial<Record<GameWithDailyPuzzle, PuzzleResult>>>>;
  readonly streak: Streak | null;
}

export const isPuzzleFinished = (game: GameWithDailyPuzzle, { tries, solved }: PuzzleResult): boolean =>
  solved || tries.length >= maxPuzzleTriesFor(game);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function isResult(value: unknown): value is PuzzleResult {
  if (!isRecord(value)) return false;
  const { tries, solved } = value;
  return (
    typeof solved === 'boolean' &&
    Array.isArray(tries) &&
    tries.length <= MOST_TRIES &&
    tries.every((one) => typeof one === 'number')
  );
}

const isStreak = (value: unknown): value is Streak =>
  isRecord(value) && Number.isInteger(value.days) && typeof value.last === 'string';

/** Takes only what has the right form, because storage may hold anything. */
function read(): StoredDays {
  let parsed: unknown;
  try {
    parsed = JSON.parse(browserStorage.getItem(KEY) ?? '{}');
  } catch {
    parsed = {}; // damaged: as if nothing had been played
  }
  const { results, streak } = isRecord(parsed) ? parsed : {};
  const days = isRecord(results) ? Object.entries(results) : [];
  return {
    results: Object.fromEntries(
      days.map(([day, games]) => [
        day,
        Object.fromEntries(
          GAMES_WITH_DAILY_PUZZLE.flatMap((game) =>
            isRecord(games) && isResult(games[game]) ? [[game, games[game]]] : [],
          ),
        ),
      ]),
    ),
    streak: isStreak(streak) ? streak : null,
  };
}

export const readPuzzleResult = (game: GameWithDailyPuzzle, day: PuzzleDay): PuzzleResult =>
  read().results[day]?.[game] ?? UNTRIED;

/** Days in a row up to this one; 0 where none was played on it or on the day before. */
export function dailyPuzzleStreakOn(day: PuzzleDay): number {
  const { streak } = read();
  return streak && (streak.last === day || streak.last === addDays(day, -1)) ? streak.days : 0;
}

export function storePuzzleResult(game: GameWithDailyPuzzle, day: PuzzleDay, result: PuzzleResult): void {
  const { results, streak } = read();
  const kept = Object.entries({ ...results, [day]: { ...results[day], [game]: result } })
    .sort(([a], [b]) => a.localeCompare(b))
    .slice(-KEPT_DAYS);
  const next =
    !isPuzzleFinished(game, result) || streak?.last === day
      ? streak
      : { days: dailyPuzzleStreakOn(day) + 1, last: day };
  browserStorage.setItem(KEY, JSON.stringify({ results: Object.fromEntries(kept), streak: next }));
}

import { gameTitle } from '../games/manifests.ts';
import type { GameWithDailyPuzzle } from './dailyGames.ts';
import { type PuzzleDay, puzzleDayText } from './dates.ts';
import type { PuzzleResult } from './storedDays.ts';
import type { DailyTranslate } from './words.ts';

/** The games in which the figure of the best try says how near it was. */
const COUNTS_POINTS: readonly GameWithDailyPuzzle[] = ['iota', 'podelim'];

/** "36 of 36", or whether it was solved. */
export function puzzleResultText(
  t: DailyTranslate,
  game: GameWithDailyPuzzle,
  { tries, solved }: PuzzleResult,
  target: number,
): string {
  if (COUNTS_POINTS.includes(game)) return t('result.of', { value: Math.max(0, ...tries), target });
  return t(solved ? 'result.solved' : 'result.failed');
}

/** ◇ for each wrong try, ◆ for the right one. */
const triesAsSigns = ({ tries, solved }: PuzzleResult): string =>
  tries.map((_, i) => (solved && i === tries.length - 1 ? '◆' : '◇')).join('');

/** What is shared: how it went, never the solution. */
export function puzzleShareText(
  t: DailyTranslate,
  game: GameWithDailyPuzzle,
  day: PuzzleDay,
  result: PuzzleResult,
  target: number,
): string {
  const line = t('share.text', {
    game: gameTitle(game, t.lang),
    date: puzzleDayText(day, 'short', t.lang),
    signs: triesAsSigns(result),
    result: puzzleResultText(t, game, result, target),
  });
  return `${line}\n${location.origin}/daily/${game}`;
}

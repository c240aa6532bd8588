import { Link } from 'wouter';
import { gameTitle } from '../../games/manifests.ts';
import { GameEmblem } from '../../ui/Emblem.tsx';
import { DailyPuzzleTrySigns } from '../DailySigns.tsx';
import { GAMES_WITH_DAILY_PUZZLE, type GameWithDailyPuzzle } from '../dailyGames.ts';
import { puzzleDayOf } from '../dates.ts';
import { isPuzzleFinished, type PuzzleResult, readPuzzleResult } from '../storedDays.ts';
import styles from './DailyStrip.module.css';
import { useDailyStripT } from './words.ts';

const stateOf = (game: GameWithDailyPuzzle, result: PuzzleResult) => {
  if (result.solved) return 'solved';
  return isPuzzleFinished(game, result) ? 'failed' : result.tries.length > 0 ? 'begun' : 'open';
};

/** The way to the puzzles of the day, with the tries that are left. */
export function DailyPuzzleStrip() {
  const t = useDailyStripT();
  const day = puzzleDayOf(new Date());
  return (
    <nav className={styles.strip} aria-label={t('title')} data-testid="daily">
      <p className="flex items-center gap-3 flex-1 ink-2">
        <strong className="figure text-lg ink">{t('title')}</strong>
        <span className="desktop-only">{t('text')}</span>
      </p>
      {GAMES_WITH_DAILY_PUZZLE.map((game) => {
        const result = readPuzzleResult(game, day);
        const state = stateOf(game, result);
        const title = gameTitle(game, t.lang);
        return (
          <Link
            key={game}
            href={`/daily/${game}`}
            className="flex items-center gap-2 min-h-target rounded-button bg-paper ink font-semibold"
            aria-label={t(state, { game: title })}
            title={t(state, { game: title })}
            data-state={state}
            data-testid={`daily-${game}`}
          >
            <GameEmblem game={game} />
            <span className="desktop-only">{title}</span>
            <DailyPuzzleTrySigns game={game} result={result} />
          </Link>
        );
      })}
    </nav>
  );
}

import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { gameTitle } from '../games/manifests.ts';
import { copyText } from '../room/invite.ts';
import { Button } from '../ui/Button.tsx';
import { classNames } from '../ui/classNames.ts';
import { GameEmblem } from '../ui/Emblem.tsx';
import { CoachMarkIcon } from '../ui/MarkSign.tsx';
import { RichText } from '../ui/RichText.tsx';
import styles from './Daily.module.css';
import { DailyPuzzleTrySigns } from './DailySigns.tsx';
import { GAMES_WITH_DAILY_PUZZLE, type GameWithDailyPuzzle } from './dailyGames.ts';
import { type PuzzleDay, puzzleDayOf, puzzleDayText, sevenDaysEndingOn, timeUntilNext } from './dates.ts';
import { puzzleResultText, puzzleShareText } from './resultText.ts';
import { dailyPuzzleStreakOn, isPuzzleFinished, type PuzzleResult, readPuzzleResult } from './storedDays.ts';
import { useDailyT } from './words.ts';

interface DailyResultProps {
  readonly game: GameWithDailyPuzzle;
  readonly day: PuzzleDay;
  readonly result: PuzzleResult;
  readonly target: number;
  /** Opens the puzzle of the day that has begun meanwhile. */
  readonly onNextDay: () => void;
}

/** How it went: what is shared, the week, and the way to the other puzzles of the day. */
export function DailyPuzzleResult({ game, day, result, target, onNextDay }: DailyResultProps) {
  const t = useDailyT();
  const now = useMinutes();
  const nth = (['nth.1', 'nth.2', 'nth.3'] as const)[result.tries.length - 1] ?? 'nth.3';
  const reached = puzzleResultText(t, game, result, target);
  const share = () => {
    const text = puzzleShareText(t, game, day, result, target);
    if (typeof navigator.share === 'function') void navigator.share({ text }).catch(() => undefined);
    else void copyText(text, t('copied'));
  };
  return (
    <div className={styles.result} data-testid="daily-result">
      <div className={styles.slip}>
        <p className="grid gap-1">
          <strong className="figure text-xl">{t('slip')}</strong>
          <span className="ink-2">
            {t('of', { date: gameTitle(game, t.lang), game: puzzleDayText(day, 'date', t.lang) })}
          </span>
          <b className="flex items-center gap-2">
            <DailyPuzzleTrySigns game={game} result={result} />
            {result.solved ? t('result', { result: reached, nth: t(nth) }) : reached}
          </b>
        </p>
        <p className="grid justify-items-center text-center ink-2">
          <RichText parts={t.parts('streak', { n: Math.max(1, dailyPuzzleStreakOn(day)) })} />
        </p>
      </div>
      <ol className={classNames(styles.week, 'grid')} aria-label={t('week')}>
        {sevenDaysEndingOn(day).map((one) => {
          const { tries, solved } = readPuzzleResult(game, one);
          const state = solved ? 'day.solved' : tries.length > 0 ? 'day.failed' : 'day.none';
          return (
            <li
              key={one}
              className="grid justify-items-center gap-half rounded-chip font-semibold"
              aria-current={one === day ? 'date' : undefined}
            >
              <span className="visually-hidden">
                {t(state, { date: puzzleDayText(one, 'date', t.lang) })}
              </span>
              <CoachMarkIcon mark={solved ? 'good' : tries.length > 0 ? 'fine' : null} />
              <span aria-hidden="true">{puzzleDayText(one, 'weekday', t.lang)}</span>
            </li>
          );
        })}
      </ol>
      <Button kind="primary" big wide icon="share" onClick={share} data-testid="daily-share">
        {t('share')}
      </Button>
      <div className="flex items-center gap-2 ink-2 unbroken text-md">
        <span>{t('also')}</span>
        <span className="flex gap-2 flex-1">
          {GAMES_WITH_DAILY_PUZZLE.filter((one) => one !== game).map((one) => (
            <Link
              key={one}
              href={`/daily/${one}`}
              className="grid place-items-center rounded-button"
              data-game={one}
              data-done={isPuzzleFinished(one, readPuzzleResult(one, day)) || undefined}
              aria-label={gameTitle(one, t.lang)}
              title={gameTitle(one, t.lang)}
            >
              <GameEmblem game={one} />
            </Link>
          ))}
        </span>
        {puzzleDayOf(now) === day ? (
          <span>{t('next', { time: timeUntilNext(day, now, t.lang) })}</span>
        ) : (
          <Button onClick={onNextDay}>{t('today')}</Button>
        )}
      </div>
    </div>
  );
}

/** The present time, new every minute. */
function useMinutes(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

import { Icon } from '../ui/Icon.tsx';
import styles from './Daily.module.css';
import type { GameWithDailyPuzzle } from './dailyGames.ts';
import { maxPuzzleTriesFor, type PuzzleResult } from './storedDays.ts';
import { useDailyT } from './words.ts';

interface DailyTriesProps {
  readonly game: GameWithDailyPuzzle;
  readonly result: PuzzleResult;
}

/** What to find, and a box for each try with what it brought. */
export function DailyPuzzleTries({ game, result: { tries, solved } }: DailyTriesProps) {
  const t = useDailyT();
  const isSolved = (at: number) => solved && at === tries.length - 1;
  const valueAt = (at: number) => (game === 'red7' ? t(isSolved(at) ? 'yes' : 'no') : String(tries[at]));
  return (
    <div className="flex items-center justify-between gap-3 w-full px-2">
      <span>{t(`goal.${game}`)}</span>
      <ol className="flex gap-2" aria-label={t('tries')} data-testid="daily-tries">
        {Array.from({ length: Math.max(maxPuzzleTriesFor(game), tries.length) }, (_, at) => {
          const name = at < tries.length ? (isSolved(at) ? 'try.solved' : 'try.name') : 'try.open';
          return (
            <li key={name + String(at)} className={styles.try} data-state={name}>
              <span className="visually-hidden">{t(name, { n: at + 1, value: valueAt(at) })}</span>
              {at < tries.length && (
                <b className="figure" aria-hidden="true">
                  {game === 'red7' ? <Icon name={isSolved(at) ? 'check' : 'close'} size={18} /> : tries[at]}
                </b>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

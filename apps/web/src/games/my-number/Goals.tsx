import type { HintLevel } from '@fivefold/room';
import {
  MY_NUMBER_GOALS,
  type MyNumberGoalId,
  type PublicState,
  type ViewExplanation,
} from '@fivefold/rules/my-number';
import { memo, useState } from 'react';
import { useT } from '../../i18n/useT.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { TablePlayer } from '../types.ts';
import styles from './Goals.module.css';
import { MyNumberGoalIcon } from './MyNumberGoalIcon.tsx';
import { type MyNumberGoalProgress, myNumberGoalProgressOf } from './progress.ts';
import { formatSigned, formatSignedOrZero, type MyNumberTranslate, sumOfNumbers } from './words.ts';

interface GoalsProps {
  readonly t: MyNumberTranslate;
  readonly table: PublicState;
  readonly why: ViewExplanation;
  readonly players: readonly TablePlayer[];
  readonly seat: number | null;
  readonly hints: HintLevel;
  /** The round is scored: who got each goal is public, and no hint. */
  readonly counted: boolean;
}

/** One slip per goal: jade when met, vermilion for a penalty. */
export const MyNumberGoals = memo(function MyNumberGoals({
  t,
  table,
  why,
  players,
  seat,
  hints,
  counted,
}: GoalsProps) {
  const shell = useT();
  const [open, setOpen] = useState(false);
  const points = seat === null || (hints !== 'full' && !counted) ? null : why.scores[seat]!.goals;
  const got = (i: number): readonly TablePlayer[] | null =>
    counted ? players.filter((player) => why.scores[player.seat]!.goals[i] !== 0) : null;
  const slips = (
    <ul className={styles.slips}>
      {table.goals.map((goal, i) => (
        <GoalSlip
          key={goal}
          t={t}
          goal={goal}
          met={points === null ? null : points[i] !== 0}
          progress={points === null || counted ? null : myNumberGoalProgressOf(goal, table, seat!)}
          by={got(i)}
        />
      ))}
    </ul>
  );
  return (
    <aside className={styles.goals} aria-label={t('goals.title')} data-testid="goals">
      <button type="button" className={styles.summary} onClick={() => setOpen(true)}>
        <b>{t('goals.title')}</b>
        {table.goals.map((goal, i) => (
          <span key={goal} className={styles.mini} data-met={metOf(goal, points?.[i])}>
            <MyNumberGoalIcon goal={goal} />
            {formatSigned(MY_NUMBER_GOALS[goal].points)}
            {got(i)?.map(({ seat: one, face }) => (
              <Avatar key={one} face={face} />
            ))}
          </span>
        ))}
        {points && !counted && (
          <span>{t('goals.now', { points: formatSignedOrZero(sumOfNumbers(points)) })}</span>
        )}
      </button>
      <div className="desktop-only">{slips}</div>
      <Dialog
        open={open}
        title={t('goals.title')}
        closeLabel={shell('app.close')}
        onClose={() => setOpen(false)}
      >
        {slips}
      </Dialog>
    </aside>
  );
});

const metOf = (goal: MyNumberGoalId, points: number | undefined): 'good' | 'bad' | undefined =>
  points ? (MY_NUMBER_GOALS[goal].points > 0 ? 'good' : 'bad') : undefined;

interface GoalSlipProps {
  readonly t: MyNumberTranslate;
  readonly goal: MyNumberGoalId;
  /** null where hints are off. */
  readonly met: boolean | null;
  readonly progress: MyNumberGoalProgress | null;
  /** Who got it, once the round is scored. */
  readonly by: readonly TablePlayer[] | null;
}

function GoalSlip({ t, goal, met, progress, by }: GoalSlipProps) {
  const { points } = MY_NUMBER_GOALS[goal];
  return (
    <li className={styles.slip} data-met={met ? metOf(goal, points) : undefined} data-testid={`goal-${goal}`}>
      <b className={styles.points}>{formatSigned(points)}</b>
      <span>
        <MyNumberGoalIcon goal={goal} />
      </span>
      <span>
        {t(`goal.${goal}`)}
        {progress && <small>{t.maybe(`goal.now.${progress.key}`, progress)}</small>}
        {by && (
          <small className={styles.by}>
            {by.length === 0
              ? t('goal.nobody')
              : by.map(({ seat, face, name }) => (
                  <span key={seat} title={name}>
                    <Avatar face={face} />
                    <span className="visually-hidden">{name}</span>
                  </span>
                ))}
          </small>
        )}
      </span>
      {met !== null && <span className="visually-hidden">{t(met ? 'goal.met' : 'goal.notMet')}</span>}
    </li>
  );
}

import type { Hints } from '@fivefold/room';
import { type Color, GOALS, type GoalId, type Table, type Why } from '@fivefold/rules/my-number';
import { useState } from 'react';
import { useT } from '../../i18n/useT.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { InlineSign } from './ColorSign.tsx';
import styles from './Goals.module.css';
import { type Progress, progressOf } from './progress.ts';
import { signed, type T } from './words.ts';

/** The colour a goal speaks of, by its letter. */
const COLOR_OF: Readonly<Record<string, Color>> = {
  A: 'orange',
  B: 'blue',
  C: 'pink',
  D: 'green',
  E: 'purple',
};

interface GoalsProps {
  readonly t: T;
  readonly table: Table;
  readonly why: Why;
  readonly seat: number | null;
  readonly hints: Hints;
}

/** A slip for each open goal, jade when it is met, vermilion when a penalty would count. */
export function Goals({ t, table, why, seat, hints }: GoalsProps) {
  const shell = useT();
  const [open, setOpen] = useState(false);
  const points = seat === null || hints !== 'full' ? null : why.scores[seat]!.goals;
  const met = points?.filter((n) => n !== 0).length ?? 0;
  const slips = (
    <ul className={styles.slips}>
      {table.goals.map((goal, i) => (
        <Slip
          key={goal}
          t={t}
          goal={goal}
          met={points === null ? null : points[i] !== 0}
          progress={points === null ? null : progressOf(goal, table, seat!)}
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
            {COLOR_OF[goal[0]!] && <InlineSign color={COLOR_OF[goal[0]!]!} />}
            {signed(GOALS[goal].points)}
          </span>
        ))}
        {points && <span>{t('goals.met', { met, all: table.goals.length })}</span>}
      </button>
      <div className={styles.full}>{slips}</div>
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
}

const metOf = (goal: GoalId, points: number | undefined): 'good' | 'bad' | undefined =>
  points ? (GOALS[goal].points > 0 ? 'good' : 'bad') : undefined;

interface SlipProps {
  readonly t: T;
  readonly goal: GoalId;
  /** null where hints do not tell. */
  readonly met: boolean | null;
  readonly progress: Progress | null;
}

function Slip({ t, goal, met, progress }: SlipProps) {
  const { points } = GOALS[goal];
  const color = COLOR_OF[goal[0]!];
  return (
    <li className={styles.slip} data-met={met ? metOf(goal, points) : undefined} data-testid={`goal-${goal}`}>
      <b className={styles.points}>{signed(points)}</b>
      {color && (
        <span className={styles.sign} data-color={color}>
          <InlineSign color={color} />
        </span>
      )}
      <span>
        {t(`goal.${goal}`)}
        {progress && <small>{t.maybe(`goal.now.${progress.key}`, progress)}</small>}
      </span>
      {met !== null && <span className="visually-hidden">{t(met ? 'goal.met' : 'goal.notMet')}</span>}
    </li>
  );
}

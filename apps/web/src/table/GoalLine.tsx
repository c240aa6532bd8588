import { classNames } from '../ui/classNames.ts';
import { Icon } from '../ui/Icon.tsx';
import { isHandheld, useLayout } from '../ui/layout.ts';
import styles from './GoalLine.module.css';
import { useTableActions, useTableRoom } from './TableContext.tsx';
import slotStyles from './TableSlots.module.css';

/** How one wins, in one sentence; a tap opens the rules, which begin with the same. */
export function GameGoalLine() {
  const { goal: long = '', goalShort = '' } = useTableRoom();
  const { showPanel } = useTableActions();
  const handheld = isHandheld(useLayout());
  const goal = handheld ? goalShort : long;
  if (goal === '') return null;
  return (
    <div className={classNames(slotStyles.line, 'flex flex-1 items-center min-w-0')} data-goal="true">
      <button
        type="button"
        className={styles.goal}
        title={goal}
        onClick={() => showPanel('rules')}
        data-testid="goal-line"
      >
        <span className={classNames('flex', styles.flag)}>
          <Icon name="flag" size={18} />
        </span>
        <span className="truncate visually-hidden-short-phone">{goal}</span>
        <span className={classNames(styles.more, 'flex ink-2 ms-auto')}>
          <Icon name={handheld ? 'right' : 'help'} size={18} />
        </span>
      </button>
    </div>
  );
}

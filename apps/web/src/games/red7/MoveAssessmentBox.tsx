import { Icon, type IconName } from '../../ui/Icon.tsx';
import { useLayout } from '../../ui/layout.ts';
import styles from './MoveAssessmentBox.module.css';
import type { Red7MoveAssessment } from './moveAssessment.ts';

const ICONS: Record<Red7MoveAssessment['tone'], IconName> = {
  good: 'crown',
  bad: 'close',
  warn: 'bell',
  calm: 'crown',
  out: 'eye',
};

/** Whether I would lead, and why. */
export function Red7MoveAssessmentBox({ verdict }: { readonly verdict: Red7MoveAssessment }) {
  const scrolls = useLayout() === 'phone-landscape';
  return (
    <div
      className={styles.verdict}
      data-tone={verdict.tone}
      role="status"
      // A scrolling region without controls must be focusable.
      tabIndex={scrolls ? 0 : undefined}
      data-testid="verdict"
    >
      <Icon name={ICONS[verdict.tone]} size={26} />
      <p className="grid min-w-0">
        <strong>{verdict.title}</strong>
        <span className="ink-2 text-sm">{verdict.text}</span>
      </p>
    </div>
  );
}

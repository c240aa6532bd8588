import { Icon, type IconName } from '../../ui/Icon.tsx';
import styles from './MoveAssessmentBox.module.css';
import type { MoveAssessment } from './moveAssessment.ts';

const ICONS: Record<MoveAssessment['tone'], IconName> = {
  good: 'crown',
  bad: 'close',
  warn: 'bell',
  calm: 'crown',
  out: 'eye',
};

/** Whether I would lead, and why. */
export function MoveAssessmentBox({ verdict }: { readonly verdict: MoveAssessment }) {
  return (
    <div className={styles.verdict} data-tone={verdict.tone} role="status" data-testid="verdict">
      <Icon name={ICONS[verdict.tone]} size={26} />
      <p>
        <strong>{verdict.title}</strong>
        <span>{verdict.text}</span>
      </p>
    </div>
  );
}

import { Icon, type IconName } from '../../ui/Icon.tsx';
import styles from './VerdictBox.module.css';
import type { Verdict } from './verdict.ts';

const ICONS: Record<Verdict['tone'], IconName> = {
  good: 'crown',
  bad: 'close',
  warn: 'bell',
  calm: 'crown',
  out: 'eye',
};

/** Whether I would lead, and why. */
export function VerdictBox({ verdict }: { readonly verdict: Verdict }) {
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

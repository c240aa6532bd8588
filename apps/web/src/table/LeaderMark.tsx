import { Icon } from '../ui/Icon.tsx';
import { useTableT } from './words.ts';

/** The crown of the leader. */
export function LeaderMark() {
  const t = useTableT();
  return (
    <span className="crown flex-none" data-part="crown" title={t('seat.leads')}>
      <Icon name="crown" />
      <span className="visually-hidden">{t('seat.leads')}</span>
    </span>
  );
}

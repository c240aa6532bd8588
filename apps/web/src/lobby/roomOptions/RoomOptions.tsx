import type { HintLevel } from '@fivefold/room';
import { SegmentedControl } from '../../ui/Controls.tsx';
import styles from '../LobbyOptions.module.css';
import type { LobbyProps } from '../useLobby.ts';
import { ClockOptions } from './ClockOptions.tsx';
import { useRoomOptionsT } from './words.ts';

/** The settings of the room: clock and hints. */
export function RoomOptions(props: LobbyProps) {
  const t = useRoomOptionsT();
  const { view, host, ask } = props;
  return (
    <>
      <ClockOptions {...props} />
      <span className={styles.label}>{t('hints')}</span>
      <SegmentedControl<HintLevel>
        label={t('hints')}
        small
        disabled={!host}
        value={view.settings.hints}
        choices={(['full', 'legal', 'none'] as const).map((value) => ({
          value,
          label: t(`hints.${value}`),
        }))}
        onChange={(value) => void ask({ type: 'settings', hints: value })}
        testId="hints"
      />
      <small className="ink-2">{t('hints.hint')}</small>
    </>
  );
}

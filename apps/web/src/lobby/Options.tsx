import type { ClockRule, Hints, RoomView } from '@fivefold/room';
import { useT } from '../i18n/useT.ts';
import { Segmented } from '../ui/Controls.tsx';
import styles from './Lobby.module.css';
import type { AskRoom } from './Lobby.tsx';

interface OptionsProps {
  readonly view: RoomView;
  readonly host: boolean;
  readonly ask: AskRoom;
}

const CLOCKS = ['off', 'courtesy', '20', '45', '90'] as const;
type ClockChoice = (typeof CLOCKS)[number];

const ruleOf = (choice: ClockChoice): ClockRule =>
  choice === 'off' || choice === 'courtesy' ? { kind: choice } : { kind: 'hard', seconds: Number(choice) };

/** What the host sets for the room: the clock and how much the tables tell. */
export function Options({ view, host, ask }: OptionsProps) {
  const t = useT();
  const { clock, hints } = view.settings;
  const chosen = CLOCKS.find((choice) => JSON.stringify(ruleOf(choice)) === JSON.stringify(clock)) ?? 'off';
  return (
    <section className={styles.card}>
      <h2>{t('lobby.options')}</h2>
      <p>{t('lobby.clock')}</p>
      <Segmented<ClockChoice>
        label={t('lobby.clock')}
        small
        disabled={!host}
        value={chosen}
        choices={CLOCKS.map((value) => ({
          value,
          label:
            value === 'off' || value === 'courtesy'
              ? t(`lobby.clock.${value}`)
              : t('lobby.clock.hard', { n: Number(value) }),
        }))}
        onChange={(value) => void ask({ type: 'settings', clock: ruleOf(value) })}
        testId="clock-rule"
      />
      <p>{t('lobby.hints')}</p>
      <Segmented<Hints>
        label={t('lobby.hints')}
        small
        disabled={!host}
        value={hints}
        choices={(['full', 'legal', 'none'] as const).map((value) => ({
          value,
          label: t(`lobby.hints.${value}`),
        }))}
        onChange={(value) => void ask({ type: 'settings', hints: value })}
        testId="hints"
      />
    </section>
  );
}

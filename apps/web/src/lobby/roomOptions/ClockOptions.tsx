import {
  SLOW_CLOCK_HOURS,
  SLOW_CLOCK_TIMEOUT_PLAYERS,
  type SlowClockHours,
  type SlowClockTimeoutPlayer,
  type TableClockRule,
} from '@fivefold/room';
import { SegmentedControl } from '../../ui/Controls.tsx';
import { formatHoursOrDays } from '../../ui/durations.ts';
import styles from '../LobbyOptions.module.css';
import type { LobbyProps } from '../useLobby.ts';
import { useRoomOptionsT } from './words.ts';

type ClockChoice = 'off' | 'courtesy' | `${number}` | `${number}h`;
const CLOCKS: readonly ClockChoice[] = [
  'off',
  'courtesy',
  '45',
  '30',
  '20',
  ...SLOW_CLOCK_HOURS.map((hours) => `${hours}h` as const),
];

function ruleOf(choice: ClockChoice, substitute: SlowClockTimeoutPlayer): TableClockRule {
  if (choice === 'off' || choice === 'courtesy') return { kind: choice };
  if (!choice.endsWith('h')) return { kind: 'hard', seconds: Number(choice) };
  return { kind: 'slow', hours: Number.parseInt(choice, 10) as SlowClockHours, substitute };
}

function choiceOf(rule: TableClockRule): ClockChoice {
  if (rule.kind === 'slow') return `${rule.hours}h`;
  return rule.kind === 'hard' ? `${rule.seconds}` : rule.kind;
}

function labelOf(choice: ClockChoice, t: ReturnType<typeof useRoomOptionsT>): string {
  if (choice === 'off' || choice === 'courtesy') return t(choice);
  const n = Number.parseInt(choice, 10);
  return choice.endsWith('h') ? formatHoursOrDays(n, t.lang) : t('hard', { n });
}

/** How much time a move has, and what happens when the hours of a slow clock are over. */
export function ClockOptions({ view, host, ask }: LobbyProps) {
  const t = useRoomOptionsT();
  const { clock } = view.settings;
  const chosen = choiceOf(clock);
  const substitute = clock.kind === 'slow' ? clock.substitute : 'bot';
  return (
    <>
      <span className={styles.label}>{t('title')}</span>
      <SegmentedControl<ClockChoice>
        label={t('title')}
        small
        disabled={!host}
        value={chosen}
        choices={(CLOCKS.includes(chosen) ? CLOCKS : CLOCKS.with(2, chosen)).map((value) => ({
          value,
          label: labelOf(value, t),
        }))}
        onChange={(value) => void ask({ type: 'settings', clock: ruleOf(value, substitute) })}
        testId="clock-rule"
      />
      {clock.kind === 'courtesy' && <small className="ink-2">{t('courtesy.hint')}</small>}
      {clock.kind === 'slow' && (
        <>
          <span className={styles.label}>{t('over')}</span>
          <SegmentedControl<SlowClockTimeoutPlayer>
            label={t('over')}
            small
            disabled={!host}
            value={substitute}
            choices={SLOW_CLOCK_TIMEOUT_PLAYERS.map((value) => ({ value, label: t(`over.${value}`) }))}
            onChange={(value) => void ask({ type: 'settings', clock: { ...clock, substitute: value } })}
            testId="slow-substitute"
          />
        </>
      )}
    </>
  );
}

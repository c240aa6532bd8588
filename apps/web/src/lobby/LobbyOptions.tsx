import type { ClockRule, Hints } from '@fivefold/room';
import { lazy } from 'react';
import { useT } from '../i18n/useT.ts';
import { loadChunk } from '../net/page.ts';
import { SegmentedControl } from '../ui/Controls.tsx';
import { SuspenseBoundary } from '../ui/SuspenseBoundary.tsx';
import styles from './LobbyOptions.module.css';
import type { LobbyProps } from './useLobby.ts';
import { useLobbyT } from './words.ts';

const GameOptions = lazy(() =>
  loadChunk(() => import('./GameOptions.tsx')).then((module) => ({ default: module.GameOptions })),
);

type ClockChoice = 'off' | 'courtesy' | `${number}`;
const CLOCKS: readonly ClockChoice[] = ['off', 'courtesy', '45', '30', '20'];

const ruleOf = (choice: ClockChoice): ClockRule =>
  choice === 'off' || choice === 'courtesy' ? { kind: choice } : { kind: 'hard', seconds: Number(choice) };
const choiceOf = (rule: ClockRule): ClockChoice => (rule.kind === 'hard' ? `${rule.seconds}` : rule.kind);

/** What the host sets: options of the game, clock and hints. */
export function LobbyOptions(props: LobbyProps) {
  const t = useT();
  const lobby = useLobbyT();
  const { view, host, ask } = props;
  const { clock, hints } = view.settings;
  const chosen = choiceOf(clock);
  return (
    <section className={styles.options} aria-labelledby="options">
      <h2 id="options">{t('lobby.options')}</h2>
      {!host && <p>{lobby('options.host')}</p>}
      <SuspenseBoundary>
        <GameOptions {...props} />
      </SuspenseBoundary>
      <span className={styles.label}>{t('lobby.clock')}</span>
      <SegmentedControl<ClockChoice>
        label={t('lobby.clock')}
        small
        disabled={!host}
        value={chosen}
        choices={(CLOCKS.includes(chosen) ? CLOCKS : CLOCKS.with(2, chosen)).map((value) => ({
          value,
          label:
            value === 'off' || value === 'courtesy'
              ? t(`lobby.clock.${value}`)
              : t('lobby.clock.hard', { n: Number(value) }),
        }))}
        onChange={(value) => void ask({ type: 'settings', clock: ruleOf(value) })}
        testId="clock-rule"
      />
      <span className={styles.label}>{t('lobby.hints')}</span>
      <SegmentedControl<Hints>
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

import type { Seat } from '@fivefold/rules';
import { useId } from 'react';
import type { Player } from '../games/types.ts';
import { useResultT } from '../result/words.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Button, IconButton } from '../ui/Button.tsx';
import { SegmentedControl } from '../ui/Controls.tsx';
import { Icon } from '../ui/Icon.tsx';
import styles from './Replay.module.css';

interface ReplayBarProps {
  readonly at: number;
  readonly last: number;
  readonly playing: boolean;
  readonly fast: boolean;
  /** The steps that begin a round. */
  readonly rounds: readonly number[];
  readonly eyes: Seat | null;
  readonly players: readonly Player[];
  /** The reasons of bots for the moves of this step. */
  readonly reason: string | null;
  readonly onGo: (to: number) => void;
  readonly onPlay: () => void;
  readonly onFast: (fast: boolean) => void;
  readonly onEyes: (seat: Seat | null) => void;
  /** The label of the close button. */
  readonly back: string;
  readonly goesOn: boolean;
  readonly onClose: () => void;
}

export function ReplayBar(props: ReplayBarProps) {
  const { at, last, playing, fast, rounds, eyes, players, reason, back, goesOn } = props;
  const { onGo, onPlay, onFast, onEyes, onClose } = props;
  const t = useResultT();
  const marks = useId();
  return (
    <section className={styles.bar} aria-label={t('replay.title')}>
      <div className={styles.steps}>
        <IconButton
          icon="left"
          bare
          label={t('replay.back')}
          disabled={at === 0}
          onClick={() => onGo(at - 1)}
          data-testid="replay-back"
        />
        <Button kind="primary" icon={playing ? 'pause' : 'play'} onClick={onPlay} data-testid="replay-play">
          {t(playing ? 'replay.stop' : 'replay.play')}
        </Button>
        <IconButton
          icon="right"
          bare
          label={t('replay.forward')}
          disabled={at === last}
          onClick={() => onGo(at + 1)}
          data-testid="replay-forward"
        />
        <Button
          kind="quiet"
          aria-pressed={fast}
          aria-label={t('replay.fast')}
          title={t('replay.fast')}
          onClick={() => onFast(!fast)}
          data-testid="replay-fast"
        >
          {fast ? '2×' : '1×'}
        </Button>
      </div>
      <label className={styles.slider}>
        <span>{t('replay.at', { n: at, all: last })}</span>
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          list={marks}
          aria-label={t('replay.move')}
          data-testid="replay-move"
          onChange={(event) => onGo(Number(event.target.value))}
        />
        <datalist id={marks}>
          {rounds.map((step) => (
            <option key={step} value={step} />
          ))}
        </datalist>
        {reason !== null && <em title={reason}>{reason}</em>}
      </label>
      <div className={styles.eyes} data-many={players.length > 4 || undefined}>
        <span aria-hidden="true">{t('replay.see')}</span>
        <SegmentedControl
          label={t('replay.eyes')}
          small
          value={eyes === null ? 'table' : String(eyes)}
          choices={[
            ...players.map(({ seat, animal, name }) => ({
              value: String(seat),
              label: <Avatar animal={animal} />,
              name: `${t('replay.eyes')}: ${name}`,
            })),
            {
              value: 'table',
              label: (
                <span className={styles.all}>
                  <Icon name="eye" />
                  <span>{t('replay.hands')}</span>
                </span>
              ),
              name: t('replay.table'),
            },
          ]}
          onChange={(value) => onEyes(value === 'table' ? null : Number(value))}
          testId="replay-eyes"
        />
      </div>
      <Button
        kind={goesOn ? 'primary' : 'plain'}
        icon={goesOn ? 'right' : 'close'}
        onClick={onClose}
        data-testid="replay-close"
      >
        {back}
      </Button>
    </section>
  );
}

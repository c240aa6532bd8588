import type { Seat } from '@fivefold/rules';
import { type CSSProperties, useId, useState } from 'react';
import type { TablePlayer } from '../games/types.ts';
import { useT } from '../i18n/useT.ts';
import { useResultT } from '../result/words.ts';
import { copyText } from '../room/invite.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Button, IconButton } from '../ui/Button.tsx';
import { SegmentedControl } from '../ui/Controls.tsx';
import { classNames } from '../ui/classNames.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import { CoachMarkIcon } from '../ui/MarkSign.tsx';
import styles from './ReplayScreen.module.css';

interface ReplayBarProps {
  readonly at: number;
  readonly last: number;
  readonly playing: boolean;
  readonly fast: boolean;
  /** The steps that begin a round. */
  readonly rounds: readonly number[];
  /** What the coach says about steps. */
  readonly marks: readonly { readonly step: number; readonly mark: 'good' | 'fine' | 'costly' }[];
  readonly eyes: Seat | null;
  readonly players: readonly TablePlayer[];
  /** The reasons of bots for the moves of this step, a sentence for each bot. */
  readonly reasons: readonly string[];
  readonly onGo: (to: number) => void;
  readonly onPlay: () => void;
  readonly onFast: (fast: boolean) => void;
  readonly onEyes: (seat: Seat | null) => void;
  /** The label of the close button. */
  readonly back: string;
  readonly goesOn: boolean;
  /** The address of this step. */
  readonly link: string | null;
  readonly onClose: () => void;
}

export function ReplayBar(props: ReplayBarProps) {
  const { at, last, playing, fast, rounds, eyes, players, reasons, back, goesOn, link } = props;
  const { onGo, onPlay, onFast, onEyes, onClose } = props;
  const t = useResultT();
  const marks = useId();
  return (
    <section className={styles.bar} aria-label={t('replay.title')}>
      <div className={classNames(styles.steps, 'flex items-center gap-1')}>
        <IconButton
          icon="left"
          bare
          label={t('replay.back')}
          disabled={at === 0}
          onClick={() => onGo(at - 1)}
          data-testid="replay-back"
        />
        <Button
          kind="primary"
          icon={playing ? 'pause' : 'play'}
          wordsClassName="visually-hidden-handheld"
          onClick={onPlay}
          data-testid="replay-play"
        >
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
        {link !== null && (
          <span className="not-narrow">
            <IconButton
              icon="share"
              bare
              label={t('replay.link')}
              onClick={() => void copyText(`${location.origin}${link}`, t('replay.linked'))}
              data-testid="replay-link"
            />
          </span>
        )}
      </div>
      <div className={styles.moves}>
        <label className={classNames(styles.slider, 'relative grid font-medium text-sm')}>
          <span className="relative">{t('replay.at', { n: at, all: last })}</span>
          <input
            className="w-full"
            type="range"
            min={0}
            max={last}
            value={at}
            list={marks}
            aria-label={t('replay.move')}
            data-testid="replay-move"
            onChange={(event) => onGo(Number(event.target.value))}
          />
          {props.marks.length > 0 && (
            <span className={styles.marks} aria-hidden="true" data-testid="timeline-marks">
              {props.marks.map(({ step, mark }) => (
                <i key={step} style={{ '--at': step / last } as CSSProperties}>
                  <CoachMarkIcon mark={mark} />
                </i>
              ))}
            </span>
          )}
          <datalist id={marks}>
            {rounds.map((step) => (
              <option key={step} value={step} />
            ))}
          </datalist>
        </label>
        {reasons.length > 0 && <Reasons reasons={reasons} />}
      </div>
      <div className={styles.eyes}>
        <span className="ink-2 text-sm desktop-only not-tight" aria-hidden="true">
          {t('replay.see')}
        </span>
        <SegmentedControl
          label={t('replay.eyes')}
          small
          value={eyes === null ? 'table' : String(eyes)}
          choices={[
            ...players.map(({ seat, face, name }) => ({
              value: String(seat),
              label: <Avatar face={face} />,
              name: `${t('replay.eyes')}: ${name}`,
            })),
            {
              value: 'table',
              label: (
                <span className="flex items-center gap-1 unbroken">
                  <Icon name="eye" />
                  <span className={players.length > 4 ? 'desktop-only' : 'not-narrow not-landscape'}>
                    {t('replay.hands')}
                  </span>
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
        wordsClassName="visually-hidden-landscape visually-hidden-narrow"
        onClick={onClose}
        data-testid="replay-close"
      >
        {back}
      </Button>
    </section>
  );
}

/** One line has no room for several bots: a tap opens all of it. */
function Reasons({ reasons }: { readonly reasons: readonly string[] }) {
  const t = useResultT();
  const shell = useT();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.reasons}
        onClick={() => setOpen(true)}
        data-testid="replay-reasons"
      >
        {reasons.join(' · ')}
      </button>
      {open && (
        <Dialog
          open
          title={t('replay.reasons')}
          closeLabel={shell('app.close')}
          onClose={() => setOpen(false)}
          testId="replay-reasons-dialog"
        >
          {reasons.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
        </Dialog>
      )}
    </>
  );
}

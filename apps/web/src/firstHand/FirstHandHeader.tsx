import { Button, IconButton } from '../ui/Button.tsx';
import { classNames } from '../ui/classNames.ts';
import styles from './FirstHandHeader.module.css';
import type { FirstHandRun } from './run.ts';
import { useFirstHandT } from './words.ts';

/** The beats as diamonds: done, now, to come; and in words. */
export function FirstHandProgress({ run, count }: { readonly run: FirstHandRun; readonly count: number }) {
  const t = useFirstHandT();
  const stateOf = (beat: number) => {
    if (beat < run.beat || run.stage === 'over') return 'done';
    return beat === run.beat ? 'now' : 'next';
  };
  return (
    <p className="flex items-center gap-2">
      <span className={classNames(styles.diamonds, 'flex items-center gap-3 px-2')} aria-hidden="true">
        {Array.from({ length: count }, (_, beat) => {
          const key = `${beat}`;
          return <i key={key} data-state={stateOf(beat)} />;
        })}
      </span>
      <span className="ink-2 font-semibold text-sm unbroken">
        {t('beat.short', { beat: run.beat + 1, count })}
      </span>
    </p>
  );
}

interface BackButtonProps {
  readonly run: FirstHandRun;
  readonly onBack: () => void;
  readonly iconOnly?: boolean;
}

/** Off in the first beat. */
export function PreviousFirstHandBeatButton({ run, onBack, iconOnly }: BackButtonProps) {
  const t = useFirstHandT();
  if (iconOnly)
    return (
      <IconButton
        icon="left"
        className={styles.backIcon}
        label={t('back.label')}
        inactive={run.beat === 0}
        onClick={onBack}
        data-testid="first-hand-back"
      />
    );
  return (
    <Button
      icon="left"
      inactive={run.beat === 0}
      onClick={onBack}
      className="desktop-only"
      data-testid="first-hand-back"
    >
      {t('back')}
    </Button>
  );
}

export function SkipFirstHandButton({ onSkip }: { readonly onSkip: () => void }) {
  const t = useFirstHandT();
  return (
    <Button className={styles.skip} onClick={onSkip} aria-label={t('skip')} data-testid="first-hand-skip">
      <span className="desktop-only">{t('skip')}</span>
      <span className="handheld-only">{t('skip.short')}</span>
    </Button>
  );
}

import type { IotaPlayScore } from '@fivefold/rules/iota';
import { Button } from '../../ui/Button.tsx';
import styles from './Dock.module.css';
import { type IotaTranslate, pointsWord } from './words.ts';

/** What the staged cards are worth, and why. */
export function ScorePreview({
  t,
  score,
  narrow,
}: {
  readonly t: IotaTranslate;
  readonly score: IotaPlayScore;
  readonly narrow: boolean;
}) {
  const bonuses = [
    ...(score.chains === 1 ? [t('bonus.chain')] : []),
    ...(score.chains > 1 ? [t('bonus.chains', { n: score.chains })] : []),
    ...(score.fourCards ? [t('bonus.four')] : []),
    ...(score.lastCard ? [t('bonus.last')] : []),
  ];
  const worth = (i: number) => (i === 0 && score.chains > 0 ? 2 ** score.chains : 2);
  if (narrow)
    return (
      <div
        className="flex flex-1 items-center gap-2 min-w-0 ink-2 text-sm justify-end leading-tight text-end"
        data-testid="tally"
      >
        <p>
          {score.lines.map(({ sum }) => sum).join(' + ')}
          {score.lines.length > 1 && bonuses.length > 0 && ` = ${score.base}`}
          {bonuses.map((bonus, i) => `, ${bonus.toLowerCase()} ×${worth(i)}`)}
        </p>
        <b className="figure text-2xl ink">{score.total}</b>
      </div>
    );
  return (
    <div className={styles.tally} data-testid="tally">
      <dl>
        {score.lines.map(({ axis, x, y, cards, sum }) => (
          <div key={`${axis}${x},${y}`} className="flex justify-between gap-3">
            <dt className="ink-2 unbroken">{t(`line.${cards.length as 2 | 3 | 4}`)}</dt>
            <dd className="font-bold">{sum}</dd>
          </div>
        ))}
        {bonuses.map((bonus, i) => (
          <div key={bonus} className="flex justify-between gap-3">
            <dt className="ink-2 unbroken">{bonus}</dt>
            <dd className="font-bold">×{worth(i)}</dd>
          </div>
        ))}
      </dl>
      <p className="grid justify-items-center ink-2">
        <b className="figure text-3xl ink">{score.total}</b>
        {pointsWord(t, score.total)}
      </p>
    </div>
  );
}

interface IotaActionsProps {
  readonly t: IotaTranslate;
  readonly primary: string;
  /** Each is null where it is not possible now. */
  readonly onPrimary: (() => void) | null;
  readonly onUndo: (() => void) | null;
  readonly onPass: (() => void) | null;
  readonly passing: boolean;
  /** No card fits: the primary button passes, and a second one would say the same. */
  readonly onlyPass: boolean;
}

export function IotaActions(props: IotaActionsProps) {
  const { t, primary, onPrimary, onUndo, onPass, passing, onlyPass } = props;
  return (
    <div className={styles.actions}>
      <Button
        big
        wide
        kind="primary"
        className={styles.primary}
        inactive={onPrimary === null}
        onClick={() => onPrimary?.()}
        data-testid={onlyPass && !passing ? 'pass' : 'confirm-move'}
      >
        {primary}
      </Button>
      <Button
        icon="undo"
        className={styles.undo}
        inactive={onUndo === null}
        onClick={() => onUndo?.()}
        aria-label={t(passing ? 'pass.back' : 'undo')}
        title={t(passing ? 'pass.back' : 'undo')}
        data-testid="undo"
      >
        {t(passing ? 'pass.back' : 'undo')}
      </Button>
      {!passing && !onlyPass && (
        <Button
          icon="swap"
          className={styles.pass}
          inactive={onPass === null}
          onClick={() => onPass?.()}
          aria-label={t('pass')}
          title={t('pass')}
          data-testid="pass"
        >
          {t('pass')}
        </Button>
      )}
    </div>
  );
}

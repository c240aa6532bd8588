import type { View } from '@fivefold/rules/red7';
import { ContinueAction } from '../../table/ContinueAction.tsx';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/classNames.ts';
import { Red7MoveAssessmentBox } from './MoveAssessmentBox.tsx';
import type { Red7MoveAssessment } from './moveAssessment.ts';
import styles from './TurnActions.module.css';
import type { Red7Translate } from './words.ts';

interface TurnActionsProps {
  readonly t: Red7Translate;
  readonly view: View;
  readonly verdict: Red7MoveAssessment;
  readonly revealing: boolean;
  /** The turn draws a card before it is over. */
  readonly gamble: boolean;
  /** Each is null where it is not possible now. */
  readonly onUndo: (() => void) | null;
  readonly onFold: (() => void) | null;
  readonly onEnd: (() => void) | null;
  readonly onContinue: (() => void) | null;
}

/** The move assessment above undo, fold and the primary action. */
export function Red7TurnActions({
  t,
  view,
  verdict,
  revealing,
  gamble,
  onUndo,
  onFold,
  onEnd,
  onContinue,
}: TurnActionsProps) {
  const { phase } = view.table;
  if (phase.type === 'over' && !revealing) return null;
  if (phase.type === 'round-end' || phase.type === 'over') {
    const ready = phase.type === 'round-end' ? phase.ready.length : 0;
    const others = view.table.palettes.length - ready - 1;
    return (
      <ContinueAction
        note={
          onContinue === null
            ? t('prompt.round.done')
            : others > 0
              ? t('continue.note', { n: others })
              : t('continue.last')
        }
        revealing={revealing}
        ready={onContinue !== null}
        onContinue={() => onContinue?.()}
      >
        {t('continue')}
      </ContinueAction>
    );
  }
  return (
    <div className={styles.actions}>
      <Red7MoveAssessmentBox verdict={verdict} />
      <div className={classNames(styles.buttons, 'flex gap-2')}>
        <Button
          big
          icon="undo"
          inactive={onUndo === null}
          onClick={() => onUndo?.()}
          className={classNames(styles.undo, 'flex-none')}
          aria-label={t('undo')}
          title={t('undo')}
          data-testid="undo"
        >
          {t('undo')}
        </Button>
        <Button
          big
          inactive={onFold === null}
          onClick={() => onFold?.()}
          className="flex-none"
          data-testid="fold"
        >
          {t('fold')}
        </Button>
        <Button
          big
          wide
          kind="primary"
          inactive={onEnd === null}
          onClick={() => onEnd?.()}
          data-testid="confirm-move"
        >
          {t(gamble ? 'draw' : 'end')}
        </Button>
      </div>
    </div>
  );
}

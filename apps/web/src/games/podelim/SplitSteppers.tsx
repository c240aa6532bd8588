import type { Pile } from '@fivefold/rules/podelim';
import { IconButton } from '../../ui/Button.tsx';
import { classNames } from '../../ui/classNames.ts';
import { movePodelimPileDivider, type PodelimPileCuts } from './RowSplitter.tsx';
import styles from './SplitSteppers.module.css';
import type { PodelimTranslate } from './words.ts';

interface SplitSteppersProps {
  readonly t: PodelimTranslate;
  readonly pile: Pile;
  readonly cuts: PodelimPileCuts;
  readonly onCuts: (cuts: PodelimPileCuts) => void;
}

/** The two dividers as buttons, so that nothing needs dragging. */
export function PodelimSplitSteppers({ t, pile, cuts, onCuts }: SplitSteppersProps) {
  return (
    <div className={classNames(styles.steppers, 'flex justify-center gap-4')}>
      {([0, 1] as const).map((which) => {
        const divider = t(which === 0 ? 'divider.1' : 'divider.2');
        const left = movePodelimPileDivider(pile, cuts, which, cuts[which] - 1);
        const right = movePodelimPileDivider(pile, cuts, which, cuts[which] + 1);
        return (
          <fieldset key={which} className={styles.stepper}>
            <legend className="visually-hidden">{divider}</legend>
            <IconButton
              icon="left"
              label={t('divider.left', { divider })}
              inactive={left[which] === cuts[which]}
              data-testid={`divider-${which + 1}-left`}
              onClick={() => onCuts(left)}
            />
            <span aria-hidden="true">
              <span className="wide-only">{divider}</span>
              <span className={classNames(styles.short, 'unbroken not-wide')}>
                {t(which === 0 ? 'divider.1.short' : 'divider.2.short')}
              </span>
            </span>
            <IconButton
              icon="right"
              label={t('divider.right', { divider })}
              inactive={right[which] === cuts[which]}
              data-testid={`divider-${which + 1}-right`}
              onClick={() => onCuts(right)}
            />
          </fieldset>
        );
      })}
    </div>
  );
}

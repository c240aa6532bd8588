import type { Color } from '@fivefold/rules/red7';
import { type ReactNode, useState } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Legend.module.css';
import { Red7RuleList } from './RulesNow.tsx';
import type { Red7Translate } from './words.ts';

interface LegendProps {
  readonly t: Red7Translate;
  readonly rule: Color;
  /** The seven colors in their order. */
  readonly children: ReactNode;
}

/** The colors with a button that says what each of them rules. */
export function Red7ColorRulesLegend({ t, rule, children }: LegendProps) {
  const [open, setOpen] = useState(false);
  return (
    <div className="flex items-center gap-2">
      {children}
      <button
        type="button"
        className={styles.show}
        aria-label={t('rules.show')}
        title={t('rules.show')}
        onClick={() => setOpen(true)}
        data-testid="legend"
      >
        <Icon name="help" size={20} />
      </button>
      <Dialog
        open={open}
        title={t('rules.seven')}
        closeLabel={t('rules.close')}
        onClose={() => setOpen(false)}
        testId="legend-dialog"
      >
        <Red7RuleList why={{ rule }} />
      </Dialog>
    </div>
  );
}

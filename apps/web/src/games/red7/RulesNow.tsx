import { RED7_COLORS, type ViewExplanation } from '@fivefold/rules/red7';
import { useMessages } from '../../i18n/useT.ts';
import { Red7RuleColorChip } from './RuleSign.tsx';
import styles from './RulesNow.module.css';
import { gameMessages } from './words.ts';

/** The seven rules in short, and which of them decides now. */
export function Red7RuleList({ why }: { readonly why: Pick<ViewExplanation, 'rule'> }) {
  const t = useMessages(gameMessages);
  return (
    <ul className={styles.list} aria-label={t('rules.seven')} data-testid="rules-now">
      {[...RED7_COLORS].reverse().map((color) => (
        <li
          key={color}
          className="flex items-center gap-2 font-medium"
          data-now={color === why.rule || undefined}
        >
          <Red7RuleColorChip color={color} />
          <span>
            <span className="visually-hidden">{t(`color.${color}`)}: </span>
            {t(`rule.${color}`)}
            {color === why.rule && <small>{t('rules.now')}</small>}
          </span>
        </li>
      ))}
    </ul>
  );
}

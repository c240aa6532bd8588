import type { Card } from '@fivefold/rules/red7';
import { Icon } from '../../ui/Icon.tsx';
import styles from './LeadTag.module.css';
import type { Red7TurnDraft } from './useTurnDraft.ts';
import type { Red7Translate } from './words.ts';

export type Red7LeadPlacement = 'palette' | 'rule' | 'either';

/** Where this card alone would give me the lead. */
export function leadPlacementOf(turn: Red7TurnDraft, card: Card): Red7LeadPlacement | null {
  const palette = turn.choice('palette', card)?.prospect === 'lead';
  const rule = turn.choice('canvas', card)?.prospect === 'lead';
  if (palette && rule) return 'either';
  if (palette) return 'palette';
  return rule ? 'rule' : null;
}

/**
 * A label above a card of the hand; its text is part of the card's name. Where text does not fit, it shows the
 * icons of the places.
 */
export function Red7LeadTag({
  t,
  tag,
  fresh,
  crowded,
}: {
  readonly t: Red7Translate;
  readonly tag: Red7LeadPlacement | null;
  readonly fresh: boolean;
  /** The cards are close together, and text would overlap. */
  readonly crowded: boolean;
}) {
  if (tag === null && !fresh) return null;
  return (
    <span
      className={styles.tag}
      data-lead={tag !== null || undefined}
      data-crowded={((crowded || fresh) && tag !== null) || undefined}
      aria-hidden="true"
    >
      {fresh && <span>{t('tag.new')}</span>}
      {tag !== null && (
        <>
          <Icon name="crown" size={14} />
          <span className={styles.word}>{t(`tag.${tag}`)}</span>
          <span className={styles.signs}>
            {tag !== 'rule' && <Icon name="plus" size={14} />}
            {tag === 'either' && '/'}
            {tag !== 'palette' && <Icon name="easel" size={14} />}
          </span>
        </>
      )}
    </span>
  );
}

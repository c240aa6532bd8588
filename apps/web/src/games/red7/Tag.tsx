import type { Card } from '@fivefold/rules/red7';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Tag.module.css';
import type { Turn } from './useTurn.ts';
import type { T } from './words.ts';

export type LeadAs = 'palette' | 'rule' | 'either';

/** As what this card alone would bring me the lead. */
export function tagOf(turn: Turn, card: Card): LeadAs | null {
  const palette = turn.choice('palette', card)?.prospect === 'lead';
  const rule = turn.choice('canvas', card)?.prospect === 'lead';
  if (palette && rule) return 'either';
  if (palette) return 'palette';
  return rule ? 'rule' : null;
}

/** The signs of the two places that a card can be laid on, as the places themselves show them. */
const SIGNS = { palette: ['plus'], rule: ['easel'], either: ['plus', 'easel'] } as const;

/** A small plate above a card of the hand; its words are part of the card's name. */
export function Tag({
  t,
  tag,
  fresh,
  crowded,
}: {
  readonly t: T;
  readonly tag: LeadAs | null;
  readonly fresh: boolean;
  /** The cards overlap on a phone, and words would too. */
  readonly crowded: boolean;
}) {
  if (tag === null && !fresh) return null;
  return (
    <span
      className={styles.tag}
      data-lead={tag !== null || undefined}
      data-crowded={(crowded && tag !== null) || undefined}
      aria-hidden="true"
    >
      {tag !== null && <Icon name="crown" size={14} />}
      <span className={styles.word}>{tag === null ? t('tag.new') : t(`tag.${tag}`)}</span>
      {tag !== null && (
        <span className={styles.signs}>
          {SIGNS[tag].map((sign) => (
            <Icon key={sign} name={sign} size={14} />
          ))}
        </span>
      )}
    </span>
  );
}

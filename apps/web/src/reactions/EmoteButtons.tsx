import { EMOTES, type Emote as EmoteName } from '@fivefold/room';
import type { CSSProperties } from 'react';
import styles from '../table/Panel.module.css';
import { useTableT } from '../table/words.ts';
import { EmoteFace } from '../ui/Emote.tsx';

interface EmoteButtonsProps {
  readonly onEmote: (emote: EmoteName) => void;
  /** After a burst: shown at half strength until the next one is allowed. */
  readonly resting: boolean;
}

const WHOLE_ROW = { flexBasis: '100%' };

/** The eight emotes with their words. */
export function EmoteButtons(props: EmoteButtonsProps) {
  const t = useTableT();
  return (
    <fieldset
      className={styles.emotes}
      style={WHOLE_ROW}
      aria-label={t('chat.emotes')}
      data-resting={props.resting || undefined}
    >
      {EMOTES.map((emote) => (
        <EmoteButton key={emote} emote={emote} {...props} />
      ))}
    </fieldset>
  );
}

const QUICK: readonly EmoteName[] = ['laugh', 'wow', 'oops'];
const QUICK_STYLE = { '--emote': '2.25rem', inlineSize: 'var(--target)' } as CSSProperties;

/** The three emotes beside a chat field; their words are for screen readers and tooltips. */
export function QuickEmoteButtons(props: EmoteButtonsProps) {
  return QUICK.map((emote, i) => (
    <span
      key={emote}
      className={i > 0 ? 'not-narrow' : undefined}
      style={props.resting ? { ...QUICK_STYLE, opacity: 0.5 } : QUICK_STYLE}
    >
      <EmoteButton emote={emote} quiet {...props} />
    </span>
  ));
}

interface EmoteButtonProps extends EmoteButtonsProps {
  readonly emote: EmoteName;
  readonly quiet?: boolean;
}

function EmoteButton({ emote, quiet = false, resting, onEmote }: EmoteButtonProps) {
  const t = useTableT();
  return (
    <button
      type="button"
      className="grid place-items-center min-h-target w-full rounded-button text-xs hoverable"
      aria-disabled={resting || undefined}
      title={resting ? t('react.rest') : t(`emote.${emote}`)}
      data-testid={`react-${emote}`}
      onClick={resting ? undefined : () => onEmote(emote)}
    >
      <EmoteFace emote={emote} />
      <span className={quiet ? 'visually-hidden' : undefined}>{t(`emote.${emote}`)}</span>
    </button>
  );
}

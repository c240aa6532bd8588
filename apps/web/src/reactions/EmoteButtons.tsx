import { EMOTES, type Emote as EmoteName } from '@fivefold/room';
import styles from '../table/Panel.module.css';
import { useTableT } from '../table/words.ts';
import { EmoteFace } from '../ui/Emote.tsx';

interface EmoteButtonsProps {
  readonly onEmote: (emote: EmoteName) => void;
  /** After a burst: shown at half strength until the next one is allowed. */
  readonly resting: boolean;
  /** Where there is no room for words, they are for screen readers and tooltips. */
  readonly oneRow?: boolean;
}

const ONE_ROW = { gridTemplateColumns: 'repeat(8, minmax(0, 1fr))' };

/** The eight emotes with their words. */
export function EmoteButtons({ onEmote, resting, oneRow = false }: EmoteButtonsProps) {
  const t = useTableT();
  return (
    <fieldset
      className={styles.emotes}
      aria-label={t('chat.emotes')}
      data-resting={resting || undefined}
      style={oneRow ? ONE_ROW : undefined}
    >
      {EMOTES.map((emote) => (
        <button
          key={emote}
          type="button"
          className="grid place-items-center min-h-target rounded-button text-xs"
          aria-disabled={resting || undefined}
          title={resting ? t('react.rest') : t(`emote.${emote}`)}
          data-testid={`react-${emote}`}
          onClick={resting ? undefined : () => onEmote(emote)}
        >
          <EmoteFace emote={emote} />
          <span className={oneRow ? 'visually-hidden' : undefined}>{t(`emote.${emote}`)}</span>
        </button>
      ))}
    </fieldset>
  );
}

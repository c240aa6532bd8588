import { useDrag } from '../../table/useDrag.ts';
import { CardBack } from '../../ui/card/CardFrame.tsx';
import { classNames } from '../../ui/classNames.ts';
import styles from './Deck.module.css';
import type { Eight28Translate } from './words.ts';

interface DeckProps {
  readonly t: Eight28Translate;
  readonly size: number;
  readonly onTake: (() => void) | null;
}

/** The deck. Dragging its top card onto my cards takes it, as the button does. */
export function Eight28Deck({ t, size, onTake }: DeckProps) {
  const drag = useDrag(onTake ? (_, place) => place === 'mine' && onTake() : undefined);
  return (
    <span
      className={styles.deck}
      title={`${t('deck.left', { n: size })}${onTake ? `. ${t('deck.drag')}` : ''}`}
      data-testid="deck"
    >
      <span className={classNames('relative', styles.pile)} data-flip="deck">
        {size > 1 && <CardBack />}
        <span className={styles.top} data-grab={onTake ? true : undefined} {...drag.handlers('deck')}>
          {size > 0 && <CardBack />}
        </span>
      </span>
      <span className="ink-2 font-semibold text-sm" aria-hidden="true">
        {size}
      </span>
      <span className="visually-hidden">{t('deck.left', { n: size })}</span>
    </span>
  );
}

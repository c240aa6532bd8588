import { type PointerEvent, useRef } from 'react';
import { CardBack } from '../../ui/card/CardFrame.tsx';
import styles from './Deck.module.css';
import type { T } from './words.ts';

interface DeckProps {
  readonly t: T;
  readonly size: number;
  readonly onTake: (() => void) | null;
}

/** The dealer's deck. Dragging its top card onto my cards takes it: an extra, the button does the same. */
export function Deck({ t, size, onTake }: DeckProps) {
  const top = useRef<HTMLSpanElement>(null);
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const put = (translate: string) => {
    if (top.current) top.current.style.translate = translate;
  };
  const mine = () => document.querySelector<HTMLElement>('[data-drop="mine"]');
  const over = ({ clientX, clientY }: PointerEvent): boolean => {
    const box = mine()?.getBoundingClientRect();
    return box !== undefined && clientX >= box.left && clientX <= box.right && clientY >= box.top - 30;
  };
  const stop = () => {
    from.current = null;
    put('');
    delete mine()?.dataset.over;
  };
  return (
    <span
      className={styles.deck}
      data-grab={onTake ? true : undefined}
      title={`${t('deck.left', { n: size })}${onTake ? `. ${t('deck.drag')}` : ''}`}
      data-testid="deck"
      onPointerDown={(event) => {
        if (!onTake || event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        from.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerMove={(event) => {
        if (!from.current) return;
        put(`${event.clientX - from.current.x}px ${event.clientY - from.current.y}px`);
        const target = mine();
        if (target && over(event)) target.dataset.over = 'true';
        else delete target?.dataset.over;
      }}
      onPointerUp={(event) => {
        if (!from.current) return;
        const take = over(event);
        stop();
        if (take) onTake?.();
      }}
      onPointerCancel={stop}
    >
      <span className={styles.pile} data-flip="deck">
        {size > 1 && <CardBack />}
        <span ref={top} className={styles.top}>
          {size > 0 && <CardBack />}
        </span>
      </span>
      <span className={styles.left} aria-hidden="true">
        {size}
      </span>
      <span className="visually-hidden">{t('deck.left', { n: size })}</span>
    </span>
  );
}

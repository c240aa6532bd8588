import { type ReactNode, useRef } from 'react';
import { classes } from '../ui/classes.ts';
import styles from './Hand.module.css';
import { useDrag } from './useDrag.ts';
import { useShortcuts } from './useShortcuts.ts';

interface HandProps<C> {
  readonly cards: readonly C[];
  readonly label: string;
  readonly keyOf: (card: C) => string;
  /** The full name: "blue 33, bonus plus 2". */
  readonly nameOf: (card: C) => string;
  readonly draw: (card: C, selected: boolean) => ReactNode;
  readonly selected: readonly C[];
  readonly multi?: boolean;
  /** Why this card cannot be picked; null where it can. Such a card says so instead of being picked. */
  readonly refuse?: (card: C) => string | null;
  readonly onPick: (card: C) => void;
  /** Dragged onto something marked `data-drop="place"`; what it does must be possible by tapping too. */
  readonly onDrop?: (card: C, place: string) => void;
  /** A small plate above a card: "as rule". */
  readonly tag?: (card: C) => ReactNode;
  /** Browsable, but nothing can be picked. */
  readonly idle?: boolean;
}

/** My cards: tap, arrows, the digits 1-9. From eight on they overlap, and the touched one comes forward. */
export function Hand<C>(props: HandProps<C>) {
  const { cards, label, keyOf, nameOf, draw, selected, multi, refuse, onPick, onDrop, tag, idle } = props;
  const list = useRef<HTMLDivElement>(null);
  const options = () => [...(list.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];
  const focusAt = (at: number) => options()[(at + cards.length) % cards.length]?.focus();
  const pick = (card: C | undefined) => {
    if (card !== undefined && !idle && !refuse?.(card)) onPick(card);
  };

  const drag = useDrag(
    onDrop &&
      ((key, place) => {
        const card = cards.find((one) => keyOf(one) === key);
        if (card !== undefined && !idle && !refuse?.(card)) onDrop(card, place);
      }),
  );

  const shortcuts: Record<string, () => void> = { h: () => focusAt(0) };
  cards.slice(0, 9).forEach((card, i) => {
    shortcuts[`${i + 1}`] = () => {
      pick(card);
      focusAt(i);
    };
  });
  useShortcuts(shortcuts);

  const current = Math.max(
    0,
    cards.findIndex((card) => selected.includes(card)),
  );
  return (
    <div
      ref={list}
      className={classes(styles.hand, cards.length > 6 && styles.many)}
      role="listbox"
      aria-label={label}
      aria-multiselectable={multi}
      aria-orientation="horizontal"
      tabIndex={-1}
      data-testid="hand"
      onKeyDown={(event) => {
        const at = options().indexOf(document.activeElement as HTMLElement);
        const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: cards.length - 1 }[event.key];
        if (to === undefined || cards.length === 0) return;
        event.preventDefault();
        focusAt(to);
      }}
    >
      {cards.map((card, i) => {
        const chosen = selected.includes(card);
        const reason = refuse?.(card) ?? null;
        return (
          <button
            key={keyOf(card)}
            type="button"
            role="option"
            aria-selected={chosen}
            aria-disabled={idle || reason !== null || undefined}
            aria-label={reason ? `${nameOf(card)}. ${reason}` : nameOf(card)}
            title={reason ?? undefined}
            tabIndex={i === current ? 0 : -1}
            className={styles.slot}
            data-chosen={chosen || undefined}
            data-carried={onDrop ? true : undefined}
            data-idle={idle || reason !== null || undefined}
            data-flip={`card-${keyOf(card)}`}
            data-testid={`hand-${keyOf(card)}`}
            {...drag.handlers(keyOf(card))}
            onClick={() => {
              if (!drag.wasDragged()) pick(card);
            }}
          >
            {tag?.(card)}
            {draw(card, chosen)}
          </button>
        );
      })}
    </div>
  );
}

import { type ReactNode, useRef } from 'react';
import { classNames } from '../ui/classNames.ts';
import styles from './Hand.module.css';
import { useTooltip } from './Tooltip.tsx';
import { type CardDropPoint, useDrag } from './useDrag.ts';
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
  /** Why this card cannot be picked, shown when it is tapped; null where it can. */
  readonly refusalFor?: (card: C) => string | null;
  /** A tooltip on hover, focus or a long press. */
  readonly tooltipFor?: (card: C) => string | null;
  readonly onPick: (card: C) => void;
  /** Dropped onto an element with `data-drop="place"`; tapping must offer the same. */
  readonly onDrop?: (card: C, place: string, at: CardDropPoint) => void;
  /** A label above a card: "as rule". */
  readonly tag?: (card: C) => ReactNode;
  /** Focusable, but nothing can be picked. */
  readonly idle?: boolean;
}

/** My cards: tap, arrow keys, digits 1-9. Where there is little room they overlap. */
export function CardHand<C>(props: HandProps<C>) {
  const {
    cards,
    label,
    keyOf,
    nameOf,
    draw,
    selected,
    multi,
    refusalFor,
    tooltipFor,
    onPick,
    onDrop,
    tag,
    idle,
  } = props;
  const list = useRef<HTMLDivElement>(null);
  const options = () => [...(list.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];
  const focusAt = (at: number) => options()[(at + cards.length) % cards.length]?.focus();
  const tooltip = useTooltip((key) => {
    const card = cards.find((one) => keyOf(one) === key);
    return card === undefined ? null : (refusalFor?.(card) ?? tooltipFor?.(card) ?? null);
  });
  const pick = (card: C, element: Element | undefined) => {
    if (refusalFor?.(card)) {
      if (element) tooltip.showRefusal(keyOf(card), element);
    } else if (!idle) onPick(card);
  };

  const drag = useDrag(
    onDrop &&
      ((key, place, at) => {
        const card = cards.find((one) => keyOf(one) === key);
        if (card === undefined) return;
        const element = options()[cards.indexOf(card)];
        if (refusalFor?.(card)) {
          if (element) tooltip.showRefusal(key, element);
        } else if (!idle) onDrop(card, place, at);
      }),
  );

  const shortcuts: Record<string, () => void> = {};
  cards.slice(0, 9).forEach((card, i) => {
    shortcuts[`${i + 1}`] = () => {
      focusAt(i);
      pick(card, options()[i]);
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
      className={classNames(styles.hand, cards.length > 6 && styles.many)}
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
        const reason = refusalFor?.(card) ?? null;
        const key = keyOf(card);
        const carry = drag.handlers(key);
        return (
          <button
            key={key}
            type="button"
            role="option"
            aria-selected={chosen}
            aria-disabled={idle || reason !== null || undefined}
            aria-label={reason ? `${nameOf(card)}. ${reason}` : nameOf(card)}
            tabIndex={i === current ? 0 : -1}
            className={classNames('relative', styles.slot)}
            data-chosen={chosen || undefined}
            data-carried={onDrop ? true : undefined}
            data-idle={idle || reason !== null || undefined}
            data-flip={`card-${key}`}
            data-testid={`hand-${key}`}
            {...tooltip.handlers(key)}
            onPointerDown={(event) => {
              carry.onPointerDown?.(event);
              tooltip.onPress(key, event);
            }}
            onPointerMove={(event) => {
              carry.onPointerMove?.(event);
              tooltip.onMove(event);
            }}
            onPointerUp={(event) => {
              carry.onPointerUp?.(event);
              tooltip.onRelease(event);
            }}
            onPointerCancel={(event) => {
              carry.onPointerCancel?.(event);
              tooltip.onRelease(event);
            }}
            onClick={(event) => {
              const dragged = drag.wasDragged();
              // The second click of a double click would undo the first one.
              const again = event.detail > 1;
              if (!tooltip.wasLongPress() && !dragged && !again) pick(card, event.currentTarget);
            }}
          >
            {tag?.(card)}
            {draw(card, chosen)}
          </button>
        );
      })}
      {tooltip.element}
    </div>
  );
}

import {
  canCutPileAt,
  cardsInRange,
  cutPile,
  type Pile,
  type PodelimPartColor,
  type PublicState,
  rangeSize,
} from '@fivefold/rules/podelim';
import { Fragment, type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { classNames } from '../../ui/classNames.ts';
import { InlinePodelimPartSign } from './PartSign.tsx';
import { PodelimCard } from './PodelimCard.tsx';
import styles from './RowSplitter.module.css';
import { type PodelimTranslate, podelimCardNames } from './words.ts';

export type PodelimPileCuts = readonly [first: number, second: number];

/** Moves one divider to a gap, as far as the other one allows. */
export function movePodelimPileDivider(
  pile: Pile,
  [first, second]: PodelimPileCuts,
  divider: 0 | 1,
  to: number,
): PodelimPileCuts {
  const moved: PodelimPileCuts =
    divider === 0
      ? [Math.max(1, Math.min(to, second - 1)), second]
      : [first, Math.min(rangeSize(pile) - 1, Math.max(to, first + 1))];
  return canCutPileAt(pile, ...moved) ? moved : [first, second];
}

interface RowSplitterProps {
  readonly t: PodelimTranslate;
  readonly table: PublicState;
  readonly pile: Pile;
  readonly cuts: PodelimPileCuts;
  readonly onCuts: (cuts: PodelimPileCuts) => void;
}

/** The row with two dividers: drag one, tap a gap, or use arrow keys. */
export function PodelimRowSplitter({ t, table, pile, cuts, onCuts }: RowSplitterProps) {
  const strip = useRef<HTMLDivElement>(null);
  const size = rangeSize(pile);
  const parts = cutPile(pile, cuts);

  /** The nearest gap, as the number of cards to its left. */
  const gapAt = (x: number): number => {
    const places = [...(strip.current?.querySelectorAll('[data-place]') ?? [])].map((card) =>
      card.getBoundingClientRect(),
    );
    let best = 1;
    let nearest = Number.POSITIVE_INFINITY;
    for (let gap = 1; gap < size; gap += 1) {
      const distance = Math.abs((places[gap - 1]!.right + places[gap]!.left) / 2 - x);
      if (distance < nearest) [best, nearest] = [gap, distance];
    }
    return best;
  };
  const tap = (x: number) => {
    const gap = gapAt(x);
    const nearer = Math.abs(gap - cuts[0]) <= Math.abs(gap - cuts[1]) ? 0 : 1;
    onCuts(movePodelimPileDivider(pile, cuts, nearer, gap));
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a shortcut for pointers; the dividers are sliders for keys
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div
      ref={strip}
      className={styles.strip}
      data-testid="splitter"
      onClick={(event) => {
        if (!(event.target as Element).closest('[role=slider]')) tap(event.clientX);
      }}
    >
      {parts.map((part, i) => (
        <Fragment key={part.color}>
          <div className={styles.block} data-color={part.color}>
            <span
              className={styles.cards}
              role="img"
              aria-label={podelimCardNames(t, cardsInRange(table, part))}
            >
              {cardsInRange(table, part).map((card, k) => {
                const place = part.from + k;
                return (
                  <span
                    key={place}
                    className={classNames(styles.place, 'relative min-w-0')}
                    data-place={place}
                    data-flip={`row-${table.round}-${place}`}
                    data-flip-from={pile.color === null ? 'deck' : undefined}
                  >
                    <PodelimCard card={card} />
                    {place + 1 < part.to && (
                      <i className={styles.gap} data-testid={`gap-${place + 1 - pile.from}`} />
                    )}
                  </span>
                );
              })}
            </span>
            <PartLabel t={t} color={part.color} size={rangeSize(part)} />
          </div>
          {i < 2 && (
            <Divider
              t={t}
              which={i as 0 | 1}
              at={cuts[i as 0 | 1]}
              makes={parts.map(
                (one) => `${t(`color.${one.color}`)}: ${podelimCardNames(t, cardsInRange(table, one))}`,
              )}
              min={i === 0 ? 1 : cuts[0] + 1}
              max={i === 0 ? cuts[1] - 1 : size - 1}
              gapAt={gapAt}
              onMove={(to) => onCuts(movePodelimPileDivider(pile, cuts, i as 0 | 1, to))}
            />
          )}
        </Fragment>
      ))}
    </div>
  );
}

function PartLabel({
  t,
  color,
  size,
}: {
  readonly t: PodelimTranslate;
  readonly color: PodelimPartColor;
  readonly size: number;
}) {
  return (
    <span className="flex items-center gap-2 unbroken leading-tight">
      <InlinePodelimPartSign color={color} />
      <strong className="not-phone">{t(`color.${color}`)}</strong>
      <span>{size}</span>
    </span>
  );
}

interface DividerProps {
  readonly t: PodelimTranslate;
  readonly which: 0 | 1;
  readonly at: number;
  /** The parts of the split as text, for the slider value. */
  readonly makes: readonly string[];
  readonly min: number;
  readonly max: number;
  readonly gapAt: (x: number) => number;
  readonly onMove: (to: number) => void;
}

function Divider({ t, which, at, makes, min, max, gapAt, onMove }: DividerProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const to = {
      ArrowLeft: at - 1,
      ArrowDown: at - 1,
      ArrowRight: at + 1,
      ArrowUp: at + 1,
      Home: min,
      End: max,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    onMove(to);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const gap = gapAt(event.clientX);
    if (gap !== at) onMove(gap);
  };
  return (
    <span
      role="slider"
      tabIndex={0}
      className={styles.divider}
      aria-label={t(which === 0 ? 'divider.1' : 'divider.2')}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={at}
      aria-valuetext={[t('divider.at', { n: at }), ...makes].join('. ')}
      data-testid={`divider-${which + 1}`}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={onPointerMove}
    >
      <svg viewBox="0 0 24 200" preserveAspectRatio="none" className={styles.post} aria-hidden="true">
        <path d="M0 12 12 0v200H0Z" />
        <path d="M24 12 12 0v200h12Z" className={styles.shade} />
      </svg>
      <svg viewBox="0 0 40 40" className={styles.knob} aria-hidden="true">
        <circle cx="20" cy="20" r="20" />
        <path d="m15.500 13-6 7 6 7M24.500 13l6 7-6 7" />
      </svg>
    </span>
  );
}

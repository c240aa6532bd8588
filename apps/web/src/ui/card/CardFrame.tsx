import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { PinwheelShape } from '../Pinwheel.tsx';
import styles from './CardFrame.module.css';

/** Ring and lift of a card. The element around the card draws the focus. */
export type PlayingCardState = 'normal' | 'selected' | 'counts' | 'dim' | 'disabled' | 'pending' | 'last';

interface CardFrameProps {
  /** The color inside the paper border; none for plain paper. */
  readonly field?: string;
  /** The folded corner; by default the light color of the game's card back. */
  readonly fold?: string;
  /** 100 x 100 instead of 100 x 140. */
  readonly square?: boolean;
  readonly state?: PlayingCardState;
  /** Drawn above the field, in card units. */
  readonly children?: ReactNode;
  /** Drawn instead of the children below 56 px: bigger figure and symbol, no art. */
  readonly small?: ReactNode;
  /** Clipped to the field. */
  readonly art?: ReactNode;
  readonly className?: string | undefined;
  /** The owner of a card of the last move, shown on its corner. */
  readonly owner?: ReactNode;
}

const outline = (h: number) => `M9 0H91a9 9 0 0 1 9 9V${h - 19}L81 ${h}H9a9 9 0 0 1-9-9V9a9 9 0 0 1 9-9Z`;
const inner = (h: number) => `M9 5H91a4 4 0 0 1 4 4V${h - 14}L86 ${h - 5}H9a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4Z`;
const corner = (h: number) => `M81 ${h}V${h - 15}a4 4 0 0 1 4-4H100Z`;

/**
 * The frame of every card: border, field, folded corner. Its width is --card-w.
 * It is hidden from screen readers; the element around it has the name.
 */
export function PlayingCardFrame(props: CardFrameProps) {
  const { field, fold = 'var(--brand-light)', square, state = 'normal', children, small, art, owner } = props;
  const h = square ? 100 : 140;
  return (
    <span
      className={classNames(styles.card, square && styles.square, props.className)}
      data-state={state}
      aria-hidden="true"
    >
      <svg viewBox={`0 0 100 ${h}`} className={styles.drawing} aria-hidden="true">
        <path d={outline(h)} className={styles.ring} />
        <path d={outline(h)} className={styles.gap} />
        <path d={outline(h)} className={styles.paper} />
        {field && <path d={inner(h)} fill={field} />}
        {art && (
          // A nested svg clips the art, because browsers differ in clip paths.
          <svg
            x="5"
            y="5"
            width="90"
            height={h - 10}
            viewBox={`5 5 90 ${h - 10}`}
            className={small ? styles.large : undefined}
            aria-hidden="true"
          >
            {art}
          </svg>
        )}
        <g className={small ? styles.large : undefined}>{children}</g>
        {small && <g className={styles.small}>{small}</g>}
        <path d={corner(h)} fill={fold} className={styles.fold} />
      </svg>
      {owner && (
        <span className={styles.owner} data-owner="true">
          {owner}
        </span>
      )}
    </span>
  );
}

/** A card face down: the pinwheel on the brand color of the game. */
export function CardBack({
  square,
  state,
  className,
}: Pick<CardFrameProps, 'square' | 'state' | 'className'>) {
  const h = square ? 100 : 140;
  return (
    <PlayingCardFrame
      field="var(--brand)"
      fold="var(--brand-light)"
      className={className}
      {...(square ? { square } : {})}
      {...(state ? { state } : {})}
      art={
        <>
          {[0, 72, 144, 216, 288].map((turn) => (
            <path
              key={turn}
              d="M0 0-8-110 42-100Z"
              fill="var(--brand-dark)"
              opacity=".22"
              transform={`translate(50 ${h / 2}) rotate(${turn + 16})`}
            />
          ))}
          <g transform={`translate(50 ${h / 2}) scale(.72)`} opacity=".55">
            <PinwheelShape mono="#fff" />
          </g>
        </>
      }
    />
  );
}

interface FigureProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly children: ReactNode;
}

/** A number in the display font, in card units. */
export function PlayingCardFigure({
  x,
  y,
  size,
  fill = 'var(--card-ink)',
  anchor = 'middle',
  children,
}: FigureProps) {
  return (
    <text x={x} y={y} fontSize={size} fill={fill} textAnchor={anchor} className="figure">
      {children}
    </text>
  );
}

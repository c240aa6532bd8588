import { type Card, cardValue, type PodelimPartColor } from '@fivefold/rules/podelim';
import { memo } from 'react';
import { useMessages } from '../../i18n/useT.ts';
import { PlayingCardFigure, PlayingCardFrame, type PlayingCardState } from '../../ui/card/CardFrame.tsx';
import { PinwheelShape } from '../../ui/Pinwheel.tsx';
import styles from './Cards.module.css';
import { PodelimPartSign } from './PartSign.tsx';
import { gameMessages } from './words.ts';

/** The color of a value; the number is always shown too. */
const INKS: readonly string[] = [
  '#15272c',
  '#1f5f99',
  '#1b6e86',
  '#1c7566',
  '#3b7a3a',
  '#6b7420',
  '#97690b',
  '#b3560f',
  '#bf3b1d',
  '#a92c55',
  '#6b2c63',
];

/** As many pips as copies exist, in one line or two. */
function pipsOf(value: number): readonly (readonly [x: number, y: number])[] {
  const upper = value <= 5 ? value : Math.ceil(value / 2);
  const line = (count: number, y: number) =>
    Array.from({ length: count }, (_, i) => [50 + (i - (count - 1) / 2) * 13.5, y] as const);
  return value <= 5 ? line(value, 113) : [...line(upper, 105), ...line(value - upper, 119)];
}

interface PodelimCardProps {
  readonly card: Card;
  readonly state?: PlayingCardState;
}

/** A figure in the color of its value over as many pips as there are copies; a joker is the pinwheel. */
export const PodelimCard = memo(function PodelimCard({ card, state = 'normal' }: PodelimCardProps) {
  const t = useMessages(gameMessages);
  const value = cardValue(card);
  if (value === null)
    return (
      <PlayingCardFrame
        state={state}
        fold="var(--brand)"
        small={
          <g transform="translate(50 66) scale(1)">
            <PinwheelShape />
          </g>
        }
      >
        <g transform="translate(50 60) scale(.98)">
          <PinwheelShape />
        </g>
        <text x="46" y="126" className={styles.print} textAnchor="middle" fill="var(--card-ink)">
          {t('card.joker.print')}
        </text>
      </PlayingCardFrame>
    );
  const ink = INKS[value]!;
  return (
    <PlayingCardFrame state={state} fold="var(--brand)">
      <PlayingCardFigure x={49} y={84} size={value === 10 ? 72 : 78} fill={ink}>
        {card}
      </PlayingCardFigure>
      {pipsOf(value).map(([x, y]) => (
        <path key={`${x}.${y}`} d={`M${x} ${y - 6.2}l6.200 6.200-6.200 6.200-6.200-6.200Z`} fill={ink} />
      ))}
    </PlayingCardFrame>
  );
});

const FIELDS: Record<PodelimPartColor, readonly [field: string, ink: string]> = {
  white: ['#ffffff', '#15272c'],
  blue: ['#3478af', '#ffffff'],
  black: ['#1d2b30', '#ffffff'],
};

/** One of my three votes. */
export function PodelimMyVoteCard({
  color,
  state = 'normal',
}: {
  readonly color: PodelimPartColor;
  readonly state?: PlayingCardState;
}) {
  const t = useMessages(gameMessages);
  const [field, ink] = FIELDS[color];
  return (
    <PlayingCardFrame
      field={field}
      state={state}
      fold="var(--brand)"
      small={
        <g color={ink}>
          {color === 'white' && <WhiteEdge />}
          <PodelimPartSign color={color} x={50} y={68} r={30} />
        </g>
      }
    >
      <g color={ink}>
        {color === 'white' && <WhiteEdge />}
        <PodelimPartSign color={color} x={50} y={54} r={22} />
        <text x="50" y="112" className={styles.print} textAnchor="middle" fill="currentColor">
          {t(`vote.${color}`)}
        </text>
      </g>
    </PlayingCardFrame>
  );
}

/** White needs an outline on paper. */
const WhiteEdge = () => (
  <path
    d="M9 6.250H91a2.750 2.750 0 0 1 2.750 2.750V125.500L85.500 133.750H9a2.750 2.750 0 0 1-2.750-2.750V9a2.750 2.750 0 0 1 2.750-2.750Z"
    fill="none"
    stroke="#15272c"
    strokeWidth="2.500"
  />
);

/** Cards in a line of text. */
export function InlinePodelimCards({ cards }: { readonly cards: readonly Card[] }) {
  return (
    <span className={styles.minis} aria-hidden="true">
      {cards.map((card, i) => {
        const key = `${i}`; // equal cards are alike
        return (
          <span key={key} className={styles.mini} data-value={card}>
            {card === 'J' ? (
              <svg viewBox="-46 -46 92 92" aria-hidden="true">
                <PinwheelShape />
              </svg>
            ) : (
              card
            )}
          </span>
        );
      })}
    </span>
  );
}

import { type Card, type Color, isWild, type Shape } from '@fivefold/rules/iota';
import { memo, type ReactNode } from 'react';
import { useMessages } from '../../i18n/useT.ts';
import { useTableContext } from '../../table/TableContext.tsx';
import { CardFrame, type CardState, Figure } from '../../ui/card/CardFrame.tsx';
import { PinwheelShape } from '../../ui/Pinwheel.tsx';
import { words } from './words.ts';

const FIELDS: Record<Color, string> = { R: '#ce3f2c', Y: '#f2be3a', G: '#4aa56c', B: '#2a5da0' };
const SHADES: Record<Color, string> = { R: '#8f1d0f', Y: '#8a5f06', G: '#17603a', B: '#163a6e' };

const rows = (from: number, step: number, draw: (y: number) => string): string =>
  Array.from({ length: Math.ceil((106 - from) / step) }, (_, i) => draw(from + i * step)).join('');
/** The pattern repeats the color: diagonals, dots, chevrons, grid. */
const WEAVES: Record<Color, { readonly d: string; readonly width: number; readonly dash?: string }> = {
  R: { d: rows(5, 8.5, (n) => `M-6 ${2 * n}L${2 * n} -6`), width: 4.2 },
  Y: { d: rows(9, 11.5, (y) => `M${(y * 2) % 23 < 11 ? 9 : 14.8} ${y}H102`), width: 5, dash: '0 11.5' },
  G: { d: rows(4, 13, (y) => `M0 ${y + 5}${'l6.25-6 6.25 6'.repeat(8)}`), width: 3.4 },
  B: { d: `${rows(14, 12, (y) => `M0 ${y}H100`)}${rows(14, 12, (x) => `M${x} 0V100`)}`, width: 2.6 },
};
const OUTLINES: Record<Shape, string> = {
  T: 'M50 13 88 82H12Z',
  S: 'M20 20H80V80H20Z',
  C: 'M50 16a34 34 0 1 1 0 68 34 34 0 0 1 0-68Z',
  P: 'M35 13H65V35H87V65H65V87H35V65H13V35H35Z',
};
/** Baseline and size of the number. */
const FIGURES: Record<Shape, readonly [y: number, size: number]> = {
  T: [75, 40],
  S: [67, 49],
  C: [66, 47],
  P: [64, 41],
};

interface IotaCardProps {
  readonly card: Card;
  readonly state?: CardState;
  readonly owner?: ReactNode;
  /** The first letter of the color, where letters are turned on. */
  readonly letter?: string | undefined;
}

/** Color by hue and pattern, with the number in the shape. */
export const IotaCard = memo(function IotaCard({ card, state = 'normal', owner, letter }: IotaCardProps) {
  if (isWild(card))
    return (
      <CardFrame
        square
        field="#22373e"
        fold="#f1ede1"
        state={state}
        owner={owner}
        art={
          <g transform="translate(50 50) scale(.92)">
            <PinwheelShape />
          </g>
        }
      />
    );
  const color = card[0] as Color;
  const shape = card[1] as Shape;
  const weave = WEAVES[color];
  const [y, size] = FIGURES[shape];
  return (
    <CardFrame
      square
      field={FIELDS[color]}
      fold="#f1ede1"
      state={state}
      owner={owner}
      art={
        <path
          d={weave.d}
          fill="none"
          stroke={SHADES[color]}
          strokeOpacity=".46"
          strokeWidth={weave.width}
          {...(weave.dash ? { strokeDasharray: weave.dash, strokeLinecap: 'round' } : {})}
        />
      }
    >
      <path
        d={OUTLINES[shape]}
        fill="#fffdf8"
        stroke={SHADES[color]}
        strokeWidth="4.5"
        strokeLinejoin="round"
      />
      <Figure x={50} y={y} size={size}>
        {card[2]}
      </Figure>
      {letter && (
        <>
          <circle cx="16" cy="16" r="12.5" fill="#fffdf8" stroke={SHADES[color]} strokeWidth="2" />
          <text
            x="16"
            y="22"
            fontSize="17"
            fontWeight="700"
            fontFamily="var(--text)"
            textAnchor="middle"
            fill="var(--card-ink)"
          >
            {letter}
          </text>
        </>
      )}
    </CardFrame>
  );
});

/** A card with the letter of its color where letters are turned on. */
export function TableCard(props: Omit<IotaCardProps, 'letter'>) {
  const { letters } = useTableContext();
  const t = useMessages(words);
  const letter = letters && !isWild(props.card) ? t(`letter.${props.card[0] as Color}`) : undefined;
  return <IotaCard {...props} letter={letter} />;
}

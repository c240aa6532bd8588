import { type Card, type Color, type IotaShape, isWild } from '@fivefold/rules/iota';
import { memo, type ReactNode } from 'react';
import { useMessages } from '../../i18n/useT.ts';
import { useTablePreferences } from '../../table/TableContext.tsx';
import { PlayingCardFigure, PlayingCardFrame, type PlayingCardState } from '../../ui/card/CardFrame.tsx';
import { PinwheelShape } from '../../ui/Pinwheel.tsx';
import { IOTA_CARD_COLORS, IOTA_COLOR_PATTERNS, IOTA_SHADE_COLORS, IOTA_SHAPE_PATHS } from './cardArt.ts';
import { gameMessages } from './words.ts';

/** Baseline and size of the number. */
const FIGURES: Record<IotaShape, readonly [y: number, size: number]> = {
  T: [75, 40],
  S: [67, 49],
  C: [66, 47],
  P: [64, 41],
};

interface IotaCardProps {
  readonly card: Card;
  readonly state?: PlayingCardState;
  readonly owner?: ReactNode;
  /** The first letter of the color, where letters are turned on. */
  readonly letter?: string | undefined;
}

/** Color by hue and pattern, with the number in the shape. */
export const IotaCard = memo(function IotaCard({ card, state = 'normal', owner, letter }: IotaCardProps) {
  if (isWild(card))
    return (
      <PlayingCardFrame
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
  const shape = card[1] as IotaShape;
  const weave = IOTA_COLOR_PATTERNS[color];
  const [y, size] = FIGURES[shape];
  return (
    <PlayingCardFrame
      square
      field={IOTA_CARD_COLORS[color]}
      fold="#f1ede1"
      state={state}
      owner={owner}
      art={
        <path
          d={weave.d}
          fill="none"
          stroke={IOTA_SHADE_COLORS[color]}
          strokeOpacity=".46"
          strokeWidth={weave.width}
          {...(weave.dash ? { strokeDasharray: weave.dash, strokeLinecap: 'round' } : {})}
        />
      }
    >
      <path
        d={IOTA_SHAPE_PATHS[shape]}
        fill="#fffdf8"
        stroke={IOTA_SHADE_COLORS[color]}
        strokeWidth="4.5"
        strokeLinejoin="round"
      />
      <PlayingCardFigure x={50} y={y} size={size}>
        {card[2]}
      </PlayingCardFigure>
      {letter && (
        <>
          <circle cx="16" cy="16" r="12.5" fill="#fffdf8" stroke={IOTA_SHADE_COLORS[color]} strokeWidth="2" />
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
    </PlayingCardFrame>
  );
});

/** A card with the letter of its color where letters are turned on. */
export function IotaCardWithColorLetter(props: Omit<IotaCardProps, 'letter'>) {
  const { letters } = useTablePreferences();
  const t = useMessages(gameMessages);
  const letter = letters && !isWild(props.card) ? t(`letter.${props.card[0] as Color}`) : undefined;
  return <IotaCard {...props} letter={letter} />;
}

import { type Card, type Color, myNumberCardBonusOf, myNumberCardColorOf } from '@fivefold/rules/my-number';
import { memo } from 'react';
import { PlayingCardFigure, PlayingCardFrame, type PlayingCardState } from '../../ui/card/CardFrame.tsx';
import { MyNumberColorSign } from './ColorSign.tsx';
import { formatSigned } from './words.ts';

const FIELDS: Record<Color, string> = {
  orange: '#f39b4c',
  pink: '#f29baf',
  blue: '#72b6df',
  green: '#8fc47c',
  purple: '#b79edb',
};
const SHADES: Record<Color, string> = {
  orange: '#da7a20',
  pink: '#da6c86',
  blue: '#4491c2',
  green: '#66a250',
  purple: '#9a7cc8',
};

/** Dark disc: plus. Light disc: minus. */
function Bonus({
  bonus,
  x,
  y,
  r,
}: {
  readonly bonus: number;
  readonly x: number;
  readonly y: number;
  readonly r: number;
}) {
  if (bonus === 0) return null;
  const plus = bonus > 0;
  return (
    <>
      <circle
        cx={x}
        cy={y}
        r={r}
        fill={plus ? 'var(--card-ink)' : 'var(--card)'}
        stroke="var(--card-ink)"
        strokeWidth={plus ? 0 : 2.4}
      />
      <text
        x={x}
        y={y + r * 0.38}
        fontSize={r * 1.15}
        fontWeight="700"
        fontFamily="var(--text)"
        textAnchor="middle"
        fill={plus ? '#fcfbf7' : 'var(--card-ink)'}
      >
        {formatSigned(bonus)}
      </text>
    </>
  );
}

interface NumberCardProps {
  readonly card: Card;
  readonly state?: PlayingCardState;
  readonly owner?: React.ReactNode;
  /** Overlapped by the next card: everything important is in the left half. */
  readonly tucked?: boolean;
}

/** Field and symbol say the color, the figure is the number, the disc its bonus. */
export const MyNumberCard = memo(function MyNumberCard({
  card,
  state = 'normal',
  owner,
  tucked,
}: NumberCardProps) {
  const color = myNumberCardColorOf(card);
  const bonus = myNumberCardBonusOf(card);
  return (
    <PlayingCardFrame
      field={FIELDS[color]}
      state={state}
      owner={owner}
      art={<MyNumberColorSign color={color} x={66} y={106} r={34} fill={SHADES[color]} art />}
      small={
        tucked ? (
          <>
            <PlayingCardFigure x={card < 10 ? 16 : 6} y={46} size={38} anchor="start">
              {card}
            </PlayingCardFigure>
            <MyNumberColorSign color={color} x={26} y={73} r={14} />
            <Bonus bonus={bonus} x={26} y={112} r={18} />
          </>
        ) : (
          <>
            <PlayingCardFigure x={49} y={72} size={62}>
              {card}
            </PlayingCardFigure>
            <MyNumberColorSign color={color} x={bonus === 0 ? 47 : 28} y={104} r={15} />
            <g data-detail="true">
              <Bonus bonus={bonus} x={65} y={104} r={20} />
            </g>
          </>
        )
      }
    >
      {tucked ? (
        <>
          <PlayingCardFigure x={card < 10 ? 16 : 6} y={52} size={44} anchor="start">
            {card}
          </PlayingCardFigure>
          <MyNumberColorSign color={color} x={26} y={77} r={11.5} />
          <Bonus bonus={bonus} x={26} y={110} r={15.5} />
        </>
      ) : (
        <>
          <PlayingCardFigure x={card < 10 ? 13 : 10} y={54} size={47} anchor="start">
            {card}
          </PlayingCardFigure>
          <MyNumberColorSign color={color} x={24} y={82} r={11.5} />
          <Bonus bonus={bonus} x={82} y={20} r={15.5} />
        </>
      )}
    </PlayingCardFrame>
  );
});

import { type Card, type Color, red7ColorOfCard, red7NumberOfCard } from '@fivefold/rules/red7';
import { memo } from 'react';
import { PlayingCardFigure, PlayingCardFrame, type PlayingCardState } from '../../ui/card/CardFrame.tsx';
import { RED7_CARD_COLORS, RED7_INK_COLORS, Red7RuleSign } from './RuleSign.tsx';

const SHADES: Record<Color, string> = {
  R: '#96200f',
  O: '#c66a12',
  Y: '#d8a51f',
  G: '#1f642f',
  C: '#3692c0',
  I: '#1d326f',
  V: '#592774',
};
const FOLDS: Record<Color, string> = {
  R: '#e2705a',
  O: '#f5b669',
  Y: '#fbe39b',
  G: '#6fb681',
  C: '#a4d8ef',
  I: '#6f88ca',
  V: '#b081c8',
};

/** The actions of odd cards: take away, draw, play another, move to the canvas. */
const ACTS: Readonly<Record<number, string>> = {
  1: 'M0 6V-5M-5-.5 0-5.500 5-.5',
  3: 'M0-6V5M-5 .5 0 5.500 5 .5',
  5: 'M0-5.500V5.500M-5.500 0H5.500',
  7: 'M-5.500-5H5.500V2.500H-5.500ZM-2.500 2.500-4 6.500M2.500 2.500 4 6.500',
};

function Act({
  number,
  x,
  y,
  r,
}: {
  readonly number: number;
  readonly x: number;
  readonly y: number;
  readonly r: number;
}) {
  const path = ACTS[number];
  if (!path) return null;
  return (
    <g transform={`translate(${x} ${y}) scale(${r / 10})`}>
      <circle r="11" fill="#fffdf8" stroke="#15272c" strokeWidth="1.300" />
      <path
        d={path}
        fill="none"
        stroke="#15272c"
        strokeWidth="2.200"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  );
}

interface Red7CardProps {
  readonly card: Card;
  readonly state?: PlayingCardState;
  /** Odd cards show their action in this variant. */
  readonly acts?: boolean;
}

/** Background and sign show the color and its rule. */
export const Red7Card = memo(function Red7Card({ card, state = 'normal', acts = false }: Red7CardProps) {
  const color = red7ColorOfCard(card);
  const number = red7NumberOfCard(card);
  const ink = RED7_INK_COLORS[color];
  return (
    <PlayingCardFrame
      field={RED7_CARD_COLORS[color]}
      fold={FOLDS[color]}
      state={state}
      art={<Red7RuleSign color={color} x={72} y={109} r={31} fill={SHADES[color]} />}
      small={
        <>
          <PlayingCardFigure x={12} y={72} size={78} fill={ink} anchor="start">
            {number}
          </PlayingCardFigure>
          <Red7RuleSign color={color} x={30} y={105} r={acts ? 16 : 18} />
          {acts && <Act number={number} x={76} y={109} r={12.5} />}
        </>
      }
    >
      <PlayingCardFigure x={12} y={58} size={60} fill={ink} anchor="start">
        {number}
      </PlayingCardFigure>
      <Red7RuleSign color={color} x={27} y={84} r={13} />
      {acts && <Act number={number} x={76} y={115} r={11} />}
    </PlayingCardFrame>
  );
});

/** The start card of the canvas: the red rule, without a number. */
export function Red7StartCard() {
  return (
    <PlayingCardFrame
      field={RED7_CARD_COLORS.R}
      fold={FOLDS.R}
      small={<Red7RuleSign color="R" x={50} y={70} r={30} />}
    >
      <Red7RuleSign color="R" x={50} y={70} r={30} />
    </PlayingCardFrame>
  );
}

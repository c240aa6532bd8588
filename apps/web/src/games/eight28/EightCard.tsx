import type { Card } from '@fivefold/rules/eight28';
import { memo, type ReactNode } from 'react';
import { PlayingCardFigure, PlayingCardFrame, type PlayingCardState } from '../../ui/card/CardFrame.tsx';

const PLUM = '#572548';
const LIGHT_PLUM = '#7a3b69';

/** A faint cut stone behind the figure. */
const CRYSTAL = (
  <>
    <path d="M50 18 84 40V98L50 122 16 98V40Z" fill="#f0e5ed" />
    <path d="M50 18 84 40 50 62Z" fill="#e9dae5" />
    <path d="M84 40V98L50 78V62Z" fill="#e3d1de" />
    <path d="M84 98 50 122V78Z" fill="#eadce6" />
  </>
);
/** 1 above the dashed fold, 11 below it. */
const SPLIT = (
  <>
    <path d="M5 5H95V8L5 132Z" fill="#f1e2ec" />
    <path d="M95 8 5 132" stroke={LIGHT_PLUM} strokeWidth="2" strokeDasharray="4 4" />
  </>
);

interface EightCardProps {
  readonly card: Card;
  readonly state?: PlayingCardState;
  /** The next card covers all but its left edge, so the number moves there. */
  readonly overlapped?: boolean;
}

export const Eight28Card = memo(function Eight28Card({
  card,
  state = 'normal',
  overlapped = false,
}: EightCardProps) {
  const art = card === 'X' ? SPLIT : overlapped ? null : CRYSTAL;
  return (
    <PlayingCardFrame
      state={state}
      fold="var(--brand)"
      art={art}
      small={
        <>
          {art}
          {overlapped ? edgeFigure(card) : figure(card, SMALL)}
        </>
      }
    >
      {overlapped ? edgeFigure(card) : figure(card, LARGE)}
    </PlayingCardFrame>
  );
});

interface FigureSizes {
  readonly one: readonly [x: number, y: number, size: number];
  readonly eleven: readonly [x: number, y: number, size: number];
  readonly number: number;
}
const LARGE: FigureSizes = { one: [28, 60, 52], eleven: [60, 114, 52], number: 72 };
const SMALL: FigureSizes = { one: [29, 58, 54], eleven: [60, 117, 56], number: 76 };
const AT_EDGE: Omit<FigureSizes, 'number'> = { one: [19, 48, 38], eleven: [19, 106, 34] };

function figure(card: Card, { number, ...wild }: FigureSizes): ReactNode {
  if (card === 'X') return wildFigures(wild);
  return (
    <PlayingCardFigure x={50} y={95} size={number} fill={PLUM}>
      {card}
    </PlayingCardFigure>
  );
}

function edgeFigure(card: Card): ReactNode {
  if (card === 'X') return wildFigures(AT_EDGE);
  return (
    <PlayingCardFigure x={19} y={80} size={card === '10' ? 34 : 48} fill={PLUM}>
      {card}
    </PlayingCardFigure>
  );
}

function wildFigures({ one, eleven }: Omit<FigureSizes, 'number'>): ReactNode {
  return (
    <>
      <PlayingCardFigure x={one[0]} y={one[1]} size={one[2]} fill={LIGHT_PLUM}>
        1
      </PlayingCardFigure>
      <PlayingCardFigure x={eleven[0]} y={eleven[1]} size={eleven[2]} fill={PLUM}>
        11
      </PlayingCardFigure>
    </>
  );
}

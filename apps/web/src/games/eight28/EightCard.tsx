import type { Card } from '@fivefold/rules/eight28';
import type { ReactNode } from 'react';
import { CardFrame, type CardState, Figure } from '../../ui/card/CardFrame.tsx';

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
  readonly state?: CardState;
}

/**
 * Overlapped cards show only their left edge, so the number moves there. `data-narrow` marks
 * that drawing; the list around the cards decides which one is shown.
 */
export function EightCard({ card, state = 'normal' }: EightCardProps) {
  const wild = card === 'X';
  const narrow = <g data-narrow="">{wild ? narrowWild : narrowFigure(card)}</g>;
  return (
    <CardFrame
      state={state}
      fold="var(--brand)"
      art={wild ? SPLIT : <g data-wide="">{CRYSTAL}</g>}
      small={
        <>
          {wild && SPLIT}
          <g data-wide="">
            {wild ? (
              <>
                <Figure x={29} y={58} size={54} fill={LIGHT_PLUM}>
                  1
                </Figure>
                <Figure x={60} y={117} size={56} fill={PLUM}>
                  11
                </Figure>
              </>
            ) : (
              <>
                {CRYSTAL}
                <Figure x={50} y={95} size={76} fill={PLUM}>
                  {card}
                </Figure>
              </>
            )}
          </g>
          {narrow}
        </>
      }
    >
      <g data-wide="">
        {wild ? (
          <>
            <Figure x={28} y={60} size={52} fill={LIGHT_PLUM}>
              1
            </Figure>
            <Figure x={60} y={114} size={52} fill={PLUM}>
              11
            </Figure>
          </>
        ) : (
          <Figure x={50} y={95} size={72} fill={PLUM}>
            {card}
          </Figure>
        )}
      </g>
      {narrow}
    </CardFrame>
  );
}

const narrowWild: ReactNode = (
  <>
    <Figure x={19} y={48} size={38} fill={LIGHT_PLUM}>
      1
    </Figure>
    <Figure x={19} y={106} size={34} fill={PLUM}>
      11
    </Figure>
  </>
);
const narrowFigure = (card: Card): ReactNode => (
  <Figure x={19} y={80} size={card === '10' ? 34 : 48} fill={PLUM}>
    {card}
  </Figure>
);

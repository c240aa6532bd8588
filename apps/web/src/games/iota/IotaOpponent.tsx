import { isWild, type View } from '@fivefold/rules/iota';
import { memo } from 'react';
import { PlayerName } from '../../table/PlayerName.tsx';
import { ThinkingDots } from '../../table/PromptTab.tsx';
import { AnimatedScore } from '../../table/Score.tsx';
import { SeatScoreCell } from '../../table/ScoreCell.tsx';
import { BotMark, PlayerAvatar, SeatStatusText } from '../../table/SeatPlate.tsx';
import { useTableRoom } from '../../table/TableContext.tsx';
import { classNames } from '../../ui/classNames.ts';
import { PinwheelLogo } from '../../ui/Pinwheel.tsx';
import type { TablePlayer } from '../types.ts';
import { InlineIotaCards } from './InlineIotaCards.tsx';
import styles from './IotaOpponent.module.css';
import type { IotaSeatTurnNote } from './prompt.ts';
import { type IotaTranslate, iotaCardNames, pointsWord } from './words.ts';

interface IotaOpponentProps {
  readonly t: IotaTranslate;
  readonly player: TablePlayer;
  readonly view: View;
  /** Changes once the last play has been counted. */
  readonly score: number;
  readonly leads: boolean;
  /** What this player has just done. */
  readonly news: IotaSeatTurnNote | null;
}

/** Another player, with card backs and publicly known wilds. */
export const IotaOpponent = memo(function IotaOpponent({
  t,
  player,
  view,
  score,
  leads,
  news,
}: IotaOpponentProps) {
  const { table } = view;
  const { seat } = player;
  const size = table.handSizes[seat]!;
  const wilds = table.open.filter((held) => held.seat === seat && isWild(held.card)).length;
  const { isRevealing } = useTableRoom();
  const left = isRevealing ? undefined : table.over?.hands[seat];
  const thinking = table.turn === seat && !table.over && !isRevealing;
  const away = player.presence !== 'here' && player.bot === null;
  return (
    <li
      className={styles.plate}
      data-turn={thinking || undefined}
      data-testid={`seat-${seat}`}
      data-status={thinking ? 'thinking' : ''}
    >
      <span data-flip={`seat-${seat}`} className={styles.avatar}>
        <PlayerAvatar player={player} />
      </span>
      <div className={classNames('min-w-0', styles.who)}>
        <PlayerName name={player.name} />
        <div className={styles.state}>
          {left ? (
            <span
              className={styles.left}
              role="img"
              aria-label={`${t('hand.left')}: ${iotaCardNames(t, left)}`}
            >
              <InlineIotaCards cards={left} />
            </span>
          ) : (
            <span
              className={styles.pips}
              role="img"
              aria-label={
                wilds > 0 ? `${t('hand.size', { n: size })}, ${t('hand.wild')}` : t('hand.size', { n: size })
              }
            >
              {Array.from({ length: size }, (_, i) => {
                const key = `${i}`;
                return i < wilds ? (
                  <span key={key} title={t('hand.wild')}>
                    <PinwheelLogo />
                  </span>
                ) : (
                  <i key={key} />
                );
              })}
            </span>
          )}
          <span className={classNames(styles.bot, 'desktop-only')}>
            <BotMark player={player} />
          </span>
          {away ? (
            <SeatStatusText player={player} status={null} />
          ) : news ? (
            <span className="ink font-semibold truncate" title={news.shown}>
              <span aria-hidden="true">{news.shown}</span>
              <span className="visually-hidden">{news.read}</span>
            </span>
          ) : (
            thinking && <ThinkingDots />
          )}
        </div>
      </div>
      {table.options.scoring && (
        <SeatScoreCell
          className={styles.score}
          leads={leads}
          score={
            <>
              <AnimatedScore value={score} />
              <span className="visually-hidden">{pointsWord(t, score)}</span>
            </>
          }
        />
      )}
    </li>
  );
});

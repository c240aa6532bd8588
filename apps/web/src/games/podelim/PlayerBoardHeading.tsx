import { ThinkingDots } from '../../table/PromptTab.tsx';
import { BotMark, PlayerAvatar } from '../../table/SeatPlate.tsx';
import { useDroppedPlayerGraceSeconds } from '../../table/useDroppedPlayerGraceSeconds.ts';
import { useTableT } from '../../table/words.ts';
import { classNames } from '../../ui/classNames.ts';
import { formatTimeLeft } from '../../ui/durations.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PinwheelLogo } from '../../ui/Pinwheel.tsx';
import { SealedChoiceNote } from '../../ui/SealedNote.tsx';
import type { TablePlayer } from '../types.ts';
import board from './PlayerBoard.module.css';
import styles from './PlayerBoardHeading.module.css';
import type { PodelimSeatActivity } from './seatActivity.ts';
import type { PodelimTranslate } from './words.ts';

interface PlayerBoardHeadingProps {
  readonly t: PodelimTranslate;
  readonly player: TablePlayer;
  readonly status: PodelimSeatActivity | null;
  readonly waiting: number;
  readonly reachable: boolean;
  readonly onFocus: () => void;
  readonly onOpen: () => void;
}

/** The owner of a row, their status, and their jokers. The whole row opens the stacks. */
export function PodelimPlayerBoardHeading(props: PlayerBoardHeadingProps) {
  const { t, player, status, waiting, reachable, onFocus, onOpen } = props;
  const shell = useTableT();
  const away = player.presence !== 'here' && player.bot === null;
  const left = useDroppedPlayerGraceSeconds(player);
  return (
    <th scope="row" className={classNames(board.cell, styles.name)}>
      {/* It lies over the whole row, which is easier to hit than a cell. */}
      <button
        type="button"
        className={classNames(styles.open, 'absolute inset-0 z-2')}
        aria-label={t('stacks.of', { name: player.name })}
        tabIndex={reachable ? 0 : -1}
        onFocus={onFocus}
        onClick={onOpen}
        data-testid={`stacks-${player.seat}`}
      />
      <span>
        <PlayerAvatar player={player} isButton={false} />
      </span>
      <span className={styles.person}>
        <span className={classNames(styles.line, 'flex items-center gap-1 min-w-0 max-w-full')}>
          <span
            className={classNames(styles.who, 'truncate font-semibold visually-hidden-narrow')}
            title={player.name}
          >
            <bdi className={player.me ? 'not-phone' : undefined}>{player.name}</bdi>
            {player.me && <span className="phone-only">{t('You')}</span>}
            {player.me && player.name !== t('You') && (
              <span className="ink-2 desktop-only"> {t('board.you')}</span>
            )}
          </span>
          <span className="not-phone">
            <BotMark player={player} />
          </span>
        </span>
        <span className={classNames(styles.line, 'flex items-center gap-1 min-w-0 max-w-full')}>
          {waiting > 0 && (
            <span className={styles.waiting} title={t('board.waiting', { n: waiting })}>
              <PinwheelLogo />
              <span aria-hidden="true">{waiting}</span>
              <span className="visually-hidden">{t('board.waiting', { n: waiting })}</span>
            </span>
          )}
          {away ? (
            <span
              className={classNames('flex items-center ink-2 gap-2 min-w-0 text-sm font-normal', 'danger')}
              title={shell('seat.away')}
            >
              <Icon name="offline" size={16} />
              <span className="truncate desktop-only">
                {shell(player.presence === 'left' ? 'seat.left' : 'seat.away')}
                {left !== null && `, ${formatTimeLeft(left, t.lang)}`}
              </span>
            </span>
          ) : (
            status !== null && (
              <span
                className="flex items-center ink-2 gap-2 min-w-0 text-sm font-normal"
                title={t(`status.${status}`)}
              >
                {status === 'voted' ? <SealedChoiceNote /> : <ThinkingDots />}
                <span className="truncate desktop-only">{t(`status.${status}`)}</span>
              </span>
            )
          )}
        </span>
      </span>
    </th>
  );
}

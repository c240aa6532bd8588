import type { ReactNode } from 'react';
import type { TablePlayer } from '../games/types.ts';
import { ReactionFace } from '../reactions/ReactionFace.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import { Chip } from '../ui/Chip.tsx';
import { classNames } from '../ui/classNames.ts';
import { formatTimeLeft } from '../ui/durations.ts';
import { SealedChoiceNote } from '../ui/SealedNote.tsx';
import { PlayerName } from './PlayerName.tsx';
import { ThinkingDots } from './PromptTab.tsx';
import { SeatScoreCell } from './ScoreCell.tsx';
import styles from './SeatPlate.module.css';
import { useSeatCountdown } from './useCountdown.ts';
import { useDroppedPlayerGraceSeconds } from './useDroppedPlayerGraceSeconds.ts';
import { useTableT } from './words.ts';

export type SeatStatus = 'thinking' | 'choosing' | 'ready' | 'out' | null;

interface SeatPlateProps {
  readonly player: TablePlayer;
  readonly status: SeatStatus;
  /** Shown instead of the status: what just happened to this seat. */
  readonly news?: ReactNode;
  readonly score: ReactNode;
  /** Under the score. */
  readonly scoreDetail?: string;
  readonly leads?: boolean;
  /** While something is revealed: this seat would win, or would not, or it is what the step is about. */
  readonly state?: 'leads' | 'beaten' | 'current' | null;
  /** The status is below the name, and on a phone the cards of all seats are aligned. */
  readonly stacked?: boolean;
  /** The content below shows the news too; on small screens it alone does. */
  readonly shownBelow?: boolean;
  /** The public cards. */
  readonly children?: ReactNode;
}

/** Another player: name, status, public cards, score. A single row on a phone. */
export function OpponentSeatPlate(props: SeatPlateProps) {
  const { player, status, news, score, scoreDetail, leads, state, stacked, shownBelow, children } = props;
  return (
    <li
      className={styles.plate}
      data-stacked={stacked || undefined}
      data-shown-below={shownBelow || undefined}
      data-testid={`seat-${player.seat}`}
      data-status={status ?? ''}
      data-state={state ?? undefined}
    >
      <PlayerAvatar player={player} out={status === 'out'} />
      <PlayerName name={player.name} className={styles.name}>
        <BotMark player={player} />
      </PlayerName>
      <div className={styles.status} data-part="status" title={typeof news === 'string' ? news : undefined}>
        {news ?? <SeatStatusText player={player} status={status} />}
      </div>
      <SeatScoreCell score={score} leads={leads} className={styles.score} />
      {scoreDetail && <p className={styles.detail}>{scoreDetail}</p>}
      {children && (
        <div className={classNames('min-w-0', styles.cards)} data-part="cards">
          {children}
        </div>
      )}
    </li>
  );
}

/** The avatar with turn ring, clock and connection state. */
export function PlayerAvatar({
  player,
  out,
  isButton = true,
}: {
  readonly player: TablePlayer;
  readonly out?: boolean;
  /** False where the avatar is a part of another button. */
  readonly isButton?: boolean;
}) {
  const countdown = useSeatCountdown(player.seat);
  const away = player.presence !== 'here';
  const ring = player.waited ? (countdown?.fraction ?? null) : undefined;
  return (
    <ReactionFace player={player} isButton={isButton}>
      <Avatar
        face={player.face}
        away={away || (out ?? false)}
        {...(ring !== undefined ? { ring } : {})}
        tone={countdown && countdown.seconds <= 5 ? 'danger' : player.me ? 'act' : 'wait'}
        {...(away ? { badge: 'offline', badgeTone: 'danger' } : {})}
      />
    </ReactionFace>
  );
}

export function BotMark({ player }: { readonly player: TablePlayer }) {
  const t = useTableT();
  if (player.bot === null) return null;
  const title =
    player.member === null ? t(`lobby.level.${player.bot}`) : t('seat.botPlays', { name: player.name });
  return (
    <span className={classNames(styles.bot, 'inline-flex flex-none')}>
      <Chip title={title}>{t('app.bot')}</Chip>
    </span>
  );
}

export function SeatStatusText({
  player,
  status,
}: {
  readonly player: TablePlayer;
  readonly status: SeatStatus;
}) {
  const t = useTableT();
  const left = useDroppedPlayerGraceSeconds(player);
  if (player.presence !== 'here' && player.bot === null)
    return (
      <span className={classNames(styles.away, 'danger')}>
        {t(player.presence === 'left' ? 'seat.left' : left === null ? 'seat.gone' : 'seat.away')}
        {left !== null && `, ${formatTimeLeft(left, t.lang)}`}
      </span>
    );
  if (status === null) return null;
  return (
    <>
      {status === 'ready' && <SealedChoiceNote />}
      {(status === 'thinking' || status === 'choosing') && (
        <span className={classNames(styles.dots, 'inline-flex flex-none')}>
          <ThinkingDots />
        </span>
      )}
      <span className={classNames(styles.word, 'truncate')} title={t(`seat.${status}`)}>
        {t(`seat.${status}`)}
      </span>
    </>
  );
}

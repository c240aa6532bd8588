import type { Emote as EmoteName } from '@fivefold/room';
import { type ReactNode, useEffect, useState } from 'react';
import type { Player } from '../games/types.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Emote } from '../ui/Emote.tsx';
import { Icon } from '../ui/Icon.tsx';
import { SealedNote } from '../ui/SealedNote.tsx';
import { ThinkingDots } from './PromptTab.tsx';
import { Score } from './Score.tsx';
import styles from './SeatPlate.module.css';
import { useTableContext } from './TableContext.tsx';
import { minutesAndSeconds, useCountdown } from './useCountdown.ts';
import { useGraceCountdown } from './useGraceCountdown.ts';
import { useTableT } from './words.ts';

export type SeatStatus = 'thinking' | 'choosing' | 'ready' | 'out' | null;

interface SeatPlateProps {
  readonly player: Player;
  readonly status: SeatStatus;
  /** Shown instead of the status: what just happened to this seat. */
  readonly news?: ReactNode;
  readonly score: ReactNode;
  /** Under the score. */
  readonly scoreDetail?: string;
  readonly leads?: boolean;
  /** The status is below the name, and on a phone the cards of all seats are aligned. */
  readonly stacked?: boolean;
  /** The content below shows the news too; on small screens it alone does. */
  readonly shownBelow?: boolean;
  /** The public cards. */
  readonly children?: ReactNode;
}

/** Another player: name, status, public cards, score. A single row on a phone. */
export function SeatPlate(props: SeatPlateProps) {
  const { player, status, news, score, scoreDetail, leads, stacked, shownBelow, children } = props;
  return (
    <li
      className={styles.plate}
      data-stacked={stacked || undefined}
      data-shown-below={shownBelow || undefined}
      data-testid={`seat-${player.seat}`}
      data-status={status ?? ''}
    >
      <PlayerAvatar player={player} out={status === 'out'} />
      <div className={styles.who}>
        <p className={styles.name} data-part="name" title={player.name}>
          <bdi>{player.name}</bdi>
          <BotMark player={player} />
        </p>
        <div className={styles.status} data-part="status" title={typeof news === 'string' ? news : undefined}>
          {news ?? <StatusWords player={player} status={status} />}
        </div>
      </div>
      <div className={styles.score} data-part="score">
        {leads && <LeadMark />}
        {typeof score === 'number' ? <Score value={score} /> : <span className="figure">{score}</span>}
      </div>
      {scoreDetail && <p className={styles.detail}>{scoreDetail}</p>}
      {children && (
        <div className={styles.cards} data-part="cards">
          {children}
        </div>
      )}
    </li>
  );
}

/** The avatar with turn ring, clock and connection state. */
export function PlayerAvatar({ player, out }: { readonly player: Player; readonly out?: boolean }) {
  const countdown = useCountdown(player.seat);
  const away = player.presence !== 'here';
  const ring = player.waited ? (countdown?.mine ? countdown.fraction : null) : undefined;
  const emote = useEmote(player.member);
  return (
    <span className={styles.person}>
      <Avatar
        animal={player.animal}
        away={away || (out ?? false)}
        {...(ring !== undefined ? { ring } : {})}
        tone={countdown?.mine && countdown.seconds <= 5 ? 'danger' : player.me ? 'act' : 'wait'}
        {...(away ? { badge: 'offline', badgeTone: 'danger' } : {})}
      />
      {emote && (
        <span className={styles.emote}>
          <Emote emote={emote} />
        </span>
      )}
    </span>
  );
}

const EMOTE_MS = 3000;

/** The last emote of this member, for three seconds. */
function useEmote(member: string | null): EmoteName | null {
  const { chat, now } = useTableContext();
  const [, tick] = useState(0);
  const last =
    member === null ? undefined : chat.findLast((line) => line.from === member && line.kind === 'emote');
  const left = last ? last.at + EMOTE_MS - now() : 0;
  const id = left > 0 ? last?.id : undefined;
  useEffect(() => {
    if (id === undefined) return;
    const timer = setTimeout(() => tick((n) => n + 1), EMOTE_MS);
    return () => clearTimeout(timer);
  }, [id]);
  return left > 0 && last?.kind === 'emote' ? last.emote : null;
}

export function BotMark({ player }: { readonly player: Player }) {
  const t = useTableT();
  if (player.bot === null) return null;
  const title =
    player.member === null ? t(`lobby.level.${player.bot}`) : t('seat.botPlays', { name: player.name });
  return (
    <span className={styles.bot} title={title}>
      {t('app.bot')}
    </span>
  );
}

export function LeadMark() {
  const t = useTableT();
  return (
    <span className={styles.crown} data-part="crown" title={t('seat.leads')}>
      <Icon name="crown" />
      <span className="visually-hidden">{t('seat.leads')}</span>
    </span>
  );
}

export function StatusWords({ player, status }: { readonly player: Player; readonly status: SeatStatus }) {
  const t = useTableT();
  const left = useGraceCountdown(player);
  if (player.presence !== 'here' && player.bot === null)
    return (
      <span className={styles.away}>
        {t(player.presence === 'left' ? 'seat.left' : 'seat.away')}
        {left !== null && `, ${minutesAndSeconds(left)}`}
      </span>
    );
  if (status === null) return null;
  return (
    <>
      {status === 'ready' && <SealedNote />}
      {(status === 'thinking' || status === 'choosing') && (
        <span className={styles.dots}>
          <ThinkingDots />
        </span>
      )}
      <span className={styles.word} title={t(`seat.${status}`)}>
        {t(`seat.${status}`)}
      </span>
    </>
  );
}

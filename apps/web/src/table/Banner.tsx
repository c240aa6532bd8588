import { droppedMemberGraceMs } from '@fivefold/room';
import { memo, useEffect, useState } from 'react';
import type { TablePlayer } from '../games/types.ts';
import { Button, IconButton } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import styles from './Banner.module.css';
import { useTableActions, useTableConnection, useTableRoom } from './TableContext.tsx';
import { useTableT } from './words.ts';

/** What concerns the whole table. It lies on the header, so that the table stays where it is. */
export const TableBanner = memo(function TableBanner() {
  const t = useTableT();
  const { online, outdated, longOffline } = useTableConnection();
  const { pausedBy, host } = useTableRoom();
  const actions = useTableActions();
  const blocking = useBlockingPlayer();
  if (!online)
    return (
      <div
        className={styles.banner}
        data-covers="header"
        data-tone="offline"
        role="status"
        data-testid="banner"
      >
        <Icon name="offline" />
        <span>{t(outdated ? 'net.old' : 'net.reconnecting')}</span>
        {(longOffline || outdated) && (
          <Button onClick={actions.reconnect}>{t(outdated ? 'app.crash.reload' : 'app.tryAgain')}</Button>
        )}
      </div>
    );
  if (pausedBy !== null)
    return (
      <div className={styles.banner} data-covers="header" data-tone="info" role="status" data-testid="banner">
        <Icon name="pause" />
        <span>{t('table.paused', { name: pausedBy })}</span>
        {host && <Button onClick={() => actions.pause(false)}>{t('table.resume')}</Button>}
      </div>
    );
  if (blocking)
    return (
      <div className={styles.banner} data-covers="header" data-tone="info" role="status" data-testid="banner">
        <Icon name={blocking.expired ? 'timer' : 'offline'} />
        <span>{t(blocking.expired ? 'table.timeUp' : 'table.away', { name: blocking.player.name })}</span>
        {blocking.expired ? (
          <Button onClick={() => actions.letClockPlay(blocking.player.seat)} data-testid="let-clock-play">
            {t('table.letClockPlay', { name: blocking.player.name })}
          </Button>
        ) : (
          <Button onClick={() => actions.letBotPlay(blocking.player.seat)} data-testid="let-bot-play">
            {t('table.letBotPlay')}
          </Button>
        )}
      </div>
    );
  return null;
});

/** Tells spectators how to sit down, in a line under the header. It stays for long, so it must not cover the facts. */
export const SpectatorBanner = memo(function SpectatorBanner() {
  const t = useTableT();
  const { spectating } = useTableRoom();
  const actions = useTableActions();
  const [dismissed, setDismissed] = useState(false);
  if (spectating?.free)
    return (
      <div className={styles.line} data-tone="info" role="status" data-testid="spectator-banner">
        <Icon name="people" />
        <span>{t('net.free', { name: spectating.free.name })}</span>
        <Button onClick={() => actions.takeSeat(spectating.free!.seat)} data-testid="take-bot-seat">
          {t('net.takeSeat')}
        </Button>
      </div>
    );
  if (spectating && !dismissed)
    return (
      <div className={styles.line} data-tone="info" role="status" data-testid="spectator-banner">
        <Icon name="eye" />
        <span>{t('net.watching')}</span>
        <IconButton icon="close" bare label={t('app.close')} onClick={() => setDismissed(true)} />
      </div>
    );
  return null;
});

interface BlockingPlayer {
  readonly player: TablePlayer;
  /** The courtesy clock has run out; otherwise the player is away. */
  readonly expired: boolean;
}

/** The player who blocks the table, once the others may act on it. */
function useBlockingPlayer(): BlockingPlayer | null {
  const { players, clock, clockRule, now, spectator, host } = useTableRoom();
  const [, tick] = useState(0);
  const away = players.find(
    ({ waited, me, bot, presence }) => waited && !me && bot === null && presence !== 'here',
  );
  const wait = away?.presence === 'dropped' ? away.since + droppedMemberGraceMs(clockRule) - now() : 0;
  useEffect(() => {
    if (wait <= 0) return;
    const timer = setTimeout(() => tick((n) => n + 1), wait);
    return () => clearTimeout(timer);
  }, [wait]);
  if (spectator && !host) return null;
  const late = clock?.expired
    ? players.find(({ waited, me, seat }) => waited && !me && clock.seats.includes(seat))
    : undefined;
  if (late) return { player: late, expired: true };
  return away && wait <= 0 ? { player: away, expired: false } : null;
}

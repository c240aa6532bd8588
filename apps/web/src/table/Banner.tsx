import { GRACE } from '@fivefold/room';
import { useEffect, useState } from 'react';
import type { Player } from '../games/types.ts';
import { Button, IconButton } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import styles from './Banner.module.css';
import { useFurniture } from './Furniture.tsx';
import { useTableT } from './words.ts';

/** What concerns the whole table, in a quiet line under the header: no modal, the table stays readable. */
export function Banner() {
  const t = useTableT();
  const { online, old, longOffline, pausedBy, host, watching, do: act } = useFurniture();
  const [told, setTold] = useState(false);
  const held = useHeldUp();
  if (!online)
    return (
      <div className={styles.banner} data-tone="offline" role="status" data-testid="banner">
        <Icon name="offline" />
        <span>{t(old ? 'net.old' : 'net.reconnecting')}</span>
        {(longOffline || old) && (
          <Button onClick={act.reconnect}>{t(old ? 'app.crash.reload' : 'app.tryAgain')}</Button>
        )}
      </div>
    );
  if (pausedBy !== null)
    return (
      <div className={styles.banner} data-tone="info" role="status" data-testid="banner">
        <Icon name="pause" />
        <span>{t('table.paused', { name: pausedBy })}</span>
        {host && <Button onClick={() => act.pause(false)}>{t('table.resume')}</Button>}
      </div>
    );
  if (held)
    return (
      <div className={styles.banner} data-tone="info" role="status" data-testid="banner">
        <Icon name={held.expired ? 'timer' : 'offline'} />
        <span>{t(held.expired ? 'table.timeUp' : 'table.away', { name: held.player.name })}</span>
        {held.expired ? (
          <Button onClick={() => act.letClockPlay(held.player.seat)} data-testid="let-clock-play">
            {t('table.letClockPlay', { name: held.player.name })}
          </Button>
        ) : (
          <Button onClick={() => act.letBotPlay(held.player.seat)} data-testid="let-bot-play">
            {t('table.letBotPlay')}
          </Button>
        )}
      </div>
    );
  if (watching?.free)
    return (
      <div className={styles.banner} data-tone="info" role="status" data-testid="banner">
        <Icon name="people" />
        <span>{t('net.free', { name: watching.free.name })}</span>
        <Button onClick={() => act.takeSeat(watching.free!.seat)} data-testid="take-bot-seat">
          {t('net.takeSeat')}
        </Button>
      </div>
    );
  if (watching && !told)
    return (
      <div className={styles.banner} data-tone="info" role="status" data-testid="banner">
        <Icon name="eye" />
        <span>{t('net.watching')}</span>
        <IconButton icon="close" bare label={t('app.close')} onClick={() => setTold(true)} />
      </div>
    );
  return null;
}

interface HeldUp {
  readonly player: Player;
  /** The courtesy clock has run out; otherwise the player is away. */
  readonly expired: boolean;
}

/** Whom the table waits for in vain, once the others may do something about it. */
function useHeldUp(): HeldUp | null {
  const { players, clock, now, spectator, host } = useFurniture();
  const [, tick] = useState(0);
  const away = players.find(
    ({ waited, me, bot, presence }) => waited && !me && bot === null && presence !== 'here',
  );
  const wait = away?.presence === 'dropped' ? away.since + GRACE - now() : 0;
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

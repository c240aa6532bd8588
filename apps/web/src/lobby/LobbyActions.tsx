import { useState } from 'react';
import { manifests } from '../games/manifests.ts';
import { dealCommitmentOf, readyCommandWithDealNonce } from '../room/nonces.ts';
import { Button } from '../ui/Button.tsx';
import { classNames } from '../ui/classNames.ts';
import styles from './LobbyActions.module.css';
import { type LobbyProps, rememberMemberLeftLobbySeat } from './useLobby.ts';
import { useLobbyT } from './words.ts';

/** The footer of the lobby: status, ready and start. */
export function LobbyActions({ view, host, chair, ask }: LobbyProps) {
  const t = useLobbyT();
  const [asked, setAsked] = useState(false);
  const mine = view.seats[chair];
  const ready = mine?.kind === 'member' && mine.ready;
  const taken = view.seats.filter((seat) => seat.kind !== 'empty').length;
  const waiting = view.seats.filter((seat) => seat.kind === 'member' && !seat.ready).length;
  const empty = view.seats.findIndex((seat) => seat.kind === 'empty');
  const free = empty >= 0 ? empty : view.seats.findIndex((seat) => seat.kind === 'bot');
  const missing = Math.max(0, minPlayersFor(view.game, view.options) - taken);
  const hostName = view.members.find((member) => member.host)?.name ?? '';
  const hint =
    missing > 0
      ? t('start.need', { n: missing })
      : host
        ? t('start.canStart')
        : chair < 0
          ? t(free >= 0 ? 'start.watch' : 'start.watch.full')
          : t('start.wait', { name: hostName });
  return (
    <footer className={styles.start}>
      {/* Beside the buttons of a narrow phone it would stand in a column of single words. */}
      <div className={classNames(styles.words, missing === 0 && 'not-narrow')}>
        <strong className={missing > 0 ? 'not-landscape not-zoomed' : undefined}>
          {t('start.tableReady', { n: taken })}
          {', '}
          {waiting > 0 ? t('start.waiting', { n: waiting }) : t('start.allReady')}
        </strong>
        <span className={missing > 0 ? undefined : 'not-landscape not-zoomed'}>{hint}</span>
      </div>
      {chair >= 0 && (
        <Button
          big
          kind={ready || host ? 'plain' : 'primary'}
          data-testid="ready"
          onClick={() => void ask(readyCommandWithDealNonce(dealCommitmentOf(view), !ready))}
        >
          {t(ready ? 'start.notReady' : 'start.ready')}
        </Button>
      )}
      {chair < 0 && free >= 0 && (
        <Button
          big
          kind={host ? 'plain' : 'primary'}
          data-testid="take-seat"
          onClick={() => {
            rememberMemberLeftLobbySeat(view.code, false);
            void ask({ type: 'sit', seat: free });
          }}
        >
          {t(empty >= 0 ? 'start.sit' : 'start.sit.bot')}
        </Button>
      )}
      {host && (
        <Button
          big
          kind="primary"
          icon="play"
          disabled={missing > 0 || asked}
          data-testid="start"
          onClick={() => {
            setAsked(true);
            void ask({ type: 'start' }).then(() => setAsked(false));
          }}
        >
          {t('start.go')}
        </Button>
      )}
    </footer>
  );
}

/** The fewest players that the options allow; the server decides. */
function minPlayersFor(game: LobbyProps['view']['game'], options: unknown): number {
  const two = (options as { readonly unofficialTwo?: boolean } | null)?.unofficialTwo === true;
  return two ? 2 : manifests[game].players.min;
}

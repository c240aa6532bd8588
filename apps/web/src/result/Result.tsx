import type { RoomView, TableView } from '@fivefold/room';
import { useLocation } from 'wouter';
import type { GameWords, Player } from '../games/types.ts';
import { refusalText } from '../i18n/refusals.ts';
import { useT } from '../i18n/useT.ts';
import { goAway, send } from '../net/session.ts';
import { isHost, listNames, playersOf } from '../state/selectors.ts';
import { toast } from '../state/toasts.ts';
import { Facets } from '../table/Facets.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import { Button, IconButton } from '../ui/Button.tsx';
import { Emblem } from '../ui/Emblem.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Breakdown } from './Breakdown.tsx';
import styles from './Result.module.css';

interface ResultProps {
  readonly view: RoomView;
  readonly table: TableView;
  readonly words: GameWords;
  readonly onLook: () => void;
}

/** Who won and why; then once more, another game, or home. */
export function Result({ view, table, words, onLook }: ResultProps) {
  const t = useT();
  const [, navigate] = useLocation();
  const players = playersOf(view, table);
  const ask = async (command: Parameters<typeof send>[0]) => {
    const done = await send(command);
    if (!done.ok) toast(refusalText(t, done.error), { tone: 'danger' });
  };
  return (
    <div className={styles.result} data-game={table.game} data-testid="result">
      <Facets game={table.game} />
      <header className={styles.header}>
        <IconButton
          icon="left"
          label={t('settings.leave')}
          onClick={() => {
            void ask({ type: 'leave' }).then(() => {
              goAway();
              navigate('/');
            });
          }}
        />
        <Emblem game={table.game} />
        <span className={styles.game}>{t(`game.${table.game}`)}</span>
        <span className={styles.chip}>{t('result.title')}</span>
      </header>
      <main className={styles.main}>
        {table.outcome ? (
          <>
            <Podium table={table} players={players} />
            <Breakdown outcome={table.outcome} players={players} words={words} />
          </>
        ) : (
          <h1 className={styles.title}>{t('result.ended')}</h1>
        )}
      </main>
      <footer className={styles.actions}>
        <Button big onClick={onLook} data-testid="look">
          {t('result.table')}
        </Button>
        {isHost(view) && (
          <Button big onClick={() => void ask({ type: 'nextGame' })} data-testid="to-room">
            {t('result.room')}
          </Button>
        )}
        {(table.seat !== null || isHost(view)) && (
          <Button
            big
            kind="primary"
            onClick={() => void ask({ type: 'rematch', number: table.number })}
            data-testid="rematch"
          >
            {t('result.rematch')}
          </Button>
        )}
      </footer>
    </div>
  );
}

function Podium({ table, players }: { readonly table: TableView; readonly players: readonly Player[] }) {
  const t = useT();
  const ranking = table.outcome?.ranking ?? [];
  const winners = ranking.filter(({ place }) => place === 1).map(({ seat }) => players[seat]!);
  const title =
    winners.length > 1
      ? t('result.shared', {
          names: listNames(
            winners.map(({ name }) => name),
            (first, last) => t('table.and', { first, last }),
          ),
        })
      : winners[0]?.me
        ? t('result.youWin')
        : t('result.wins', { name: winners[0]?.name ?? '' });
  const steps = ranking.slice(0, 3);
  return (
    <section className={styles.podium}>
      <h1 className={styles.title} data-testid="winner">
        {title}
      </h1>
      <ol className={styles.steps}>
        {steps.map(({ seat, place, score }) => {
          const player = players[seat]!;
          return (
            <li key={seat} className={styles.step} data-place={place}>
              {place === 1 && (
                <span className={styles.crown}>
                  <Icon name="crown" size={28} />
                </span>
              )}
              <Avatar animal={player.animal} {...(place === 1 ? { ring: null } : {})} />
              <span className={styles.name} title={player.name}>
                <bdi>{player.name}</bdi>
              </span>
              <span className="figure">{score}</span>
              <span className={styles.box}>
                <span className="figure">{place}</span>
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

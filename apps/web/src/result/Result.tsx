import type { RoomView, TableView } from '@fivefold/room';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { ORDER } from '../games/facts.ts';
import { tables } from '../games/registry.ts';
import type { AnyGameModule } from '../games/types.ts';
import { nightRows } from '../lobby/night.ts';
import { useAsk } from '../lobby/useLobby.ts';
import { part } from '../net/page.ts';
import { goAway } from '../net/session.ts';
import { copyInvite } from '../room/invite.ts';
import { ThemeButton } from '../room/Looks.tsx';
import { OfflineBanner } from '../room/OfflineBanner.tsx';
import { animalOfMember, isHost, playersOf } from '../state/selectors.ts';
import { Facets } from '../table/Facets.tsx';
import { useTableT } from '../table/words.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Button, IconButton } from '../ui/Button.tsx';
import { Emblem } from '../ui/Emblem.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Loading } from '../ui/Pinwheel.tsx';
import { Breakdown } from './Breakdown.tsx';
import { FairDeal } from './FairDeal.tsx';
import { Highlights } from './Highlights.tsx';
import { Podium } from './Podium.tsx';
import styles from './Result.module.css';
import { useResultT } from './words.ts';

const Replay = lazy(() =>
  part(() => import('../replay/Replay.tsx')).then((module) => ({ default: module.Replay })),
);

interface ResultProps {
  readonly view: RoomView;
  readonly table: TableView;
  readonly game: AnyGameModule;
  readonly onLook: () => void;
}

/** Who won and why; then once more, another game, or home. */
export function Result({ view, table, game, onLook }: ResultProps) {
  const t = useTableT();
  const result = useResultT();
  const [, navigate] = useLocation();
  const ask = useAsk();
  const [replay, setReplay] = useState(false);
  const players = playersOf(view, table);
  const host = isHost(view);
  const leave = () => {
    void ask({ type: 'leave' }).then(() => {
      goAway();
      navigate('/');
    });
  };
  const { outcome } = table;
  if (replay)
    return (
      <Suspense fallback={<Loading label={t('app.loading')} />}>
        <Replay view={view} table={table} game={game} onClose={() => setReplay(false)} />
      </Suspense>
    );
  const planned = view.playlist[0];
  return (
    <div className={styles.result} data-game={table.game} data-testid="result">
      <Facets game={table.game} />
      <header className={styles.header}>
        <IconButton icon="left" label={t('settings.leave')} onClick={leave} />
        <Emblem game={table.game} />
        <span className={styles.game}>{t(`game.${table.game}`)}</span>
        <span className={styles.chip}>{t('result.title')}</span>
        <button
          type="button"
          className={styles.code}
          onClick={() => void copyInvite(view.code, t('lobby.copied'))}
          aria-label={t('table.room', { code: view.code })}
        >
          <Icon name="people" size={16} />
          {view.code}
        </button>
        <ThemeButton />
      </header>
      <OfflineBanner />
      <main className={styles.main}>
        {outcome ? (
          <>
            <Podium outcome={outcome} players={players} />
            <div className={styles.right}>
              <Breakdown outcome={outcome} players={players} game={game} table={table} />
              <div className={styles.facts}>
                <Highlights table={table} game={game} />
                <NightStrip view={view} />
              </div>
              <FairDeal table={table} />
              {host && <NextGames view={view} table={table} ask={ask} />}
            </div>
          </>
        ) : (
          <h1 className={styles.broken}>{t('result.ended')}</h1>
        )}
      </main>
      <footer className={styles.actions}>
        <div className={styles.words}>
          <strong>
            {planned ? result('next.planned', { game: t(`game.${planned}`) }) : result('again')}
          </strong>
          {!host && <span>{result('next.host')}</span>}
        </div>
        <Button big icon="eye" className={styles.minor} onClick={onLook} data-testid="look">
          {t('result.table')}
        </Button>
        {outcome && (
          <Button
            big
            icon="replay"
            className={styles.minor}
            onClick={() => setReplay(true)}
            data-testid="replay"
          >
            {result('replay')}
          </Button>
        )}
        {host && (
          <Button big onClick={() => void ask({ type: 'nextGame' })} data-testid="to-room">
            {t('result.room')}
          </Button>
        )}
        {(table.seat !== null || host) && (
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

const SHOWN = 6;

function NightStrip({ view }: { readonly view: RoomView }) {
  const t = useTableT();
  const result = useResultT();
  return (
    <section className={styles.fact}>
      <h2>{result('night')}</h2>
      <ul className={styles.night}>
        {nightRows(view.night)
          .slice(0, SHOWN)
          .map(({ key, name, member, total }) => (
            <li key={key} title={name}>
              <Avatar animal={animalOfMember(view, member)} />
              <span className="visually-hidden">{name}: </span>
              <strong>{total.toLocaleString(t.lang)}</strong>
            </li>
          ))}
      </ul>
    </section>
  );
}

interface NextGamesProps {
  readonly view: RoomView;
  readonly table: TableView;
  readonly ask: ReturnType<typeof useAsk>;
}

function NextGames({ table, ask }: NextGamesProps) {
  const t = useTableT();
  const result = useResultT();
  return (
    <div className={styles.next}>
      <span>{result('next')}</span>
      {ORDER.filter((id) => id !== table.game && tables[id]).map((id) => (
        <button
          key={id}
          type="button"
          title={t(`game.${id}`)}
          data-testid={`next-${id}`}
          onClick={() => void ask({ type: 'choose', game: id, options: {} })}
        >
          <Emblem game={id} />
          <span>{t(`game.${id}`)}</span>
        </button>
      ))}
    </div>
  );
}

import type { Refusal, RoomView, TableView } from '@fivefold/room';
import { Suspense, use, useEffect, useState } from 'react';
import { gameTitle } from '../games/manifests.ts';
import { loadGameModule } from '../games/registry.ts';
import type { AnyGameModule } from '../games/types.ts';
import { refusalText } from '../i18n/refusals.ts';
import { useT } from '../i18n/useT.ts';
import { disconnectAndClearRoom, enterRoom } from '../net/session.ts';
import { TableScreen } from '../room/TableScreen.tsx';
import { useTableReveal } from '../room/useTableReveal.ts';
import { useConnection } from '../state/connection.ts';
import { useRoom } from '../state/room.ts';
import { classNames } from '../ui/classNames.ts';
import { MessagePage } from '../ui/MessagePage.tsx';
import { Loading } from '../ui/Pinwheel.tsx';
import '../table/preloadTable.ts';
import styles from './Television.module.css';
import { TelevisionContext } from './TelevisionContext.ts';
import { TvJoinInvite } from './TvJoinInvite.tsx';
import { isPlayedByBotsAlone, TvLobby } from './TvLobby.tsx';
import { TvResult } from './TvResult.tsx';
import { useIdlePointer } from './useIdlePointer.ts';
import { useLargeStage } from './useLargeStage.ts';
import { useTvT } from './words.ts';

const FULL_HEIGHT = { blockSize: '100dvh' };
const WITHOUT_POINTER = { ...FULL_HEIGHT, cursor: 'none' };

/** Everything at /r/CODE/tv: the room for a television or a projector; the phones are the hands. */
export function Television({ code }: { readonly code: string }) {
  const t = useT();
  const tv = useTvT();
  const view = useRoom((room) => room.view);
  const { status, refusal: lost } = useConnection();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const idle = useIdlePointer();
  const isUpright = useLargeStage();
  useEffect(() => {
    let here = true;
    void enterRoom(code, undefined, 'watch').then((shown) => {
      if (here && !shown.ok) setRefusal(shown.error);
    });
    return () => {
      here = false;
      disconnectAndClearRoom();
    };
  }, [code]);
  const shut = lost ?? refusal;
  useEffect(() => {
    document.title = [tv('title'), view && gameTitle(view.table?.game ?? view.game, t.lang)]
      .filter(Boolean)
      .join(' · ');
  }, [tv, t, view]);
  return (
    <TelevisionContext value={true}>
      <div
        className={classNames(styles.tv, 'overflow-hidden')}
        style={idle ? WITHOUT_POINTER : FULL_HEIGHT}
        data-idle={idle || undefined}
        data-upright={isUpright || undefined}
        data-testid="tv"
      >
        {view ? (
          <Suspense fallback={<Loading label={t('app.loading')} />}>
            <TvRoom view={view} isUpright={isUpright} />
          </Suspense>
        ) : shut ? (
          <MessagePage
            title={shut.code === 'room-locked' ? tv('locked') : t('gone.other')}
            text={refusalText(t, shut)}
            testId="gone"
          />
        ) : (
          <Loading label={t('door.looking')} />
        )}
        {view && status === 'reconnecting' && (
          <p className="absolute inset-0 text-center font-bold">{tv('lost')}</p>
        )}
      </div>
    </TelevisionContext>
  );
}

interface TvRoomProps {
  readonly view: RoomView;
  readonly isUpright: boolean;
}

function TvRoom({ view, isUpright }: TvRoomProps) {
  const { table } = view;
  if (!table || isPlayedByBotsAlone(view)) return <TvLobby view={view} isUpright={isUpright} />;
  const module = loadGameModule(table.game);
  return <TvGame key={table.number} view={view} isUpright={isUpright} table={table} module={module} />;
}

interface TvGameProps extends TvRoomProps {
  readonly table: TableView;
  readonly module: Promise<AnyGameModule>;
}

/** The spectator table; the result follows when the last cards have been seen. */
function TvGame({ view, isUpright, table, module }: TvGameProps) {
  const game = use(module);
  const isOver = table.status !== 'playing';
  const [showsResult, setShowsResult] = useState(isOver);
  const reveal = useTableReveal(game, table);
  const isRevealing = reveal !== null;
  useEffect(() => {
    if (!isOver || isRevealing) return;
    const timer = setTimeout(() => setShowsResult(true), game.resultDelayMs ?? 1500);
    return () => clearTimeout(timer);
  }, [isOver, isRevealing, game]);
  return (
    <>
      {showsResult && table.outcome ? (
        <TvResult view={view} isUpright={isUpright} table={table} game={game} outcome={table.outcome} />
      ) : (
        <TableScreen view={view} table={table} game={game} reveal={reveal} onResult={null} />
      )}
      <TvJoinInvite
        view={view}
        place={
          showsResult
            ? 'corner'
            : isUpright
              ? 'beside-title'
              : table.players.length > 5
                ? 'below-header'
                : 'corner'
        }
      />
    </>
  );
}

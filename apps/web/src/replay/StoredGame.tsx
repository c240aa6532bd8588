import { parseRoomCode, type RoomView } from '@fivefold/room';
import { lazy, Suspense, use, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { gameTitle } from '../games/manifests.ts';
import { loadGameModule } from '../games/registry.ts';
import type { AnyGameModule } from '../games/types.ts';
import { useT } from '../i18n/useT.ts';
import { loadChunk } from '../net/page.ts';
import { useResultT } from '../result/words.ts';
import { Button } from '../ui/Button.tsx';
import { MessagePage } from '../ui/MessagePage.tsx';
import { Loading } from '../ui/Pinwheel.tsx';
import '../table/preloadTable.ts';
import type { ReplayStartPosition } from './frames.ts';
import { loadStoredRoom } from './loadReplay.ts';
import { ReplayScreen } from './ReplayScreen.tsx';
import { isEveningId } from './replayPlace.ts';

interface StoredGameProps {
  /** The code of a room, or the id of the page of an evening. */
  readonly place: string;
  readonly number: string;
}

const Television = lazy(() =>
  loadChunk(() => import('../tv/loadTelevision.ts')).then((module) => module.loadTelevision()),
);

/** Everything below /r/CODE and /e/ID: `tv` is the big screen of a room, a number a finished game, also when its room is gone. */
export function StoredGamePage(props: StoredGameProps) {
  const t = useT();
  return props.number === 'tv' && !isEveningId(props.place) ? (
    <Suspense fallback={<Loading label={t('app.loading')} />}>
      <Television code={props.place} />
    </Suspense>
  ) : (
    <FinishedGame {...props} />
  );
}

function FinishedGame({ place, number }: StoredGameProps) {
  const t = useT();
  const result = useResultT();
  const [, navigate] = useLocation();
  const [found, setFound] = useState<RoomView | 'none' | 'failed' | null>(null);
  const load = useCallback(() => {
    const known = isEveningId(place) ? place : parseRoomCode(place);
    setFound(null);
    const stored = known ? loadStoredRoom(known, Number(number)) : Promise.resolve(null);
    stored.then(
      (view) => setFound(view ?? 'none'),
      () => setFound('failed'),
    );
  }, [place, number]);
  useEffect(load, [load]);
  const home = () => navigate('/');
  if (found === null) return <Loading label={t('app.loading')} />;
  if (typeof found === 'string')
    return (
      <MessagePage
        title={result(found === 'none' ? 'replay.none' : 'replay.title')}
        text={result(found === 'none' ? 'replay.none.text' : 'replay.failed')}
        testId="gone"
      >
        {found === 'failed' && (
          <Button big onClick={load}>
            {t('app.tryAgain')}
          </Button>
        )}
        <Button kind="primary" big onClick={home} data-testid="to-home">
          {t('app.home')}
        </Button>
      </MessagePage>
    );
  return isEveningId(place) ? (
    <StoredReplay view={found} back={result('replay.evening')} onClose={() => navigate(`/e/${place}`)} />
  ) : (
    <StoredReplay view={found} onClose={home} />
  );
}

interface StoredReplayProps {
  readonly view: RoomView;
  /** The label of the close button; the home page without one. */
  readonly back?: string;
  readonly onClose: () => void;
}

/** The replay of a finished game outside of its room. */
export function StoredReplay(props: StoredReplayProps) {
  const t = useT();
  const module = loadGameModule(props.view.game);
  return (
    <Suspense fallback={<Loading label={t('app.loading')} />}>
      <StoredReplayScreen {...props} module={module} />
    </Suspense>
  );
}

function StoredReplayScreen({
  view,
  module,
  back,
  onClose,
}: StoredReplayProps & { readonly module: Promise<AnyGameModule> }) {
  const t = useT();
  const [start] = useState(startOfAddress);
  useEffect(() => {
    document.title = [gameTitle(view.game, t.lang), view.code].filter(Boolean).join(' · ');
  }, [t, view]);
  return (
    <ReplayScreen
      view={view}
      table={view.table!}
      game={use(module)}
      back={back ?? t('app.home')}
      start={start}
      onClose={onClose}
    />
  );
}

/** `/r/CODE/3?step=12`, `/e/ID/1?actions=40` */
function startOfAddress(): ReplayStartPosition {
  const query = new URLSearchParams(location.search);
  const actions = query.get('actions');
  return actions === null ? { step: Number(query.get('step') ?? 0) } : { actions: Number(actions) };
}
